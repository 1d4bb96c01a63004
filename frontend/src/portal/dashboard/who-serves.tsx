import { useApiQuery } from '../../api/queries.ts';
import { capital, hour, longDate, today } from '../../lib/dates.ts';
import { teamDays } from '../../shared/offline/kept-addresses.ts';
import { useKept } from '../../shared/offline/kept-answers.ts';
import { useOnline } from '../../shared/offline/new-version.ts';
import { Card } from '../../ui/card.tsx';
import { Muted } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import styles from './who-serves.module.css';

/** Of a mass's people, who is not there any more. */
const GONE: ReadonlySet<string> = new Set(['excused', 'missed']);

const RELATIVE = ['Hoje, ', 'Amanhã, '];

/** Who serves in these days, for the sacristy without network: the office's own pages do not open there. */
export default function WhoServes() {
  const online = useOnline();
  const kept = useKept();
  if (online && kept === null) return null;
  return (
    <Card title="Quem serve">
      {teamDays(today()).map((date, ahead) => (
        <Day key={date} date={date} title={(RELATIVE[ahead] ?? '') + longDate(date)} />
      ))}
    </Card>
  );
}

function Day({ date, title }: { date: string; title: string }) {
  const masses = useApiQuery('/api/attendance', { query: { date } }, { fresh: true });
  return (
    <section className={styles.day}>
      <h3>{capital(title)}</h3>
      <QueryState query={masses} empty={<Muted>Nenhuma missa publicada.</Muted>}>
        {(list) => (
          <ul className={styles.masses}>
            {list.map(({ slotId, time, description, people }) => (
              <li key={slotId}>
                <strong>{hour(time)}</strong> {description}
                <Muted>
                  {people
                    .filter(({ state }) => !GONE.has(state))
                    .map(({ scheduleName }) => scheduleName)
                    .join(' · ') || 'Ninguém está escalado.'}
                </Muted>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
