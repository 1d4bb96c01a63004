import type { Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { capital, hour, longDate, today } from '../../lib/dates.ts';
import { useLedTo } from '../../lib/use-led-to.ts';
import { teamDays, WHO_SERVES } from '../../shared/offline/kept-addresses.ts';
import { useKept } from '../../shared/offline/kept-answers.ts';
import { useOnline } from '../../shared/offline/new-version.ts';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Muted } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import styles from './who-serves.module.css';

type Mass = Answer<'GET /api/attendance'>[number];

const RELATIVE = ['Hoje, ', 'Amanhã, '];

/** Who serves in these days, for the sacristy without network: the office's own pages do not open there. */
export default function WhoServes() {
  const online = useOnline();
  const kept = useKept();
  const [, card] = useLedTo(WHO_SERVES, () => undefined);
  if (online && kept === null) return null;
  return (
    <Card ref={card} id={WHO_SERVES} title="Quem serve">
      {teamDays(today()).map((date, ahead) => (
        <Day key={date} date={date} title={(RELATIVE[ahead] ?? '') + longDate(date)} />
      ))}
    </Card>
  );
}

/** Whoever was expected and will not be there is left out. */
function namesOf(people: Mass['people']): string[] {
  const names = people
    .filter(({ state }) => state !== 'excused' && state !== 'missed')
    .map(({ scheduleName }) => scheduleName);
  return names.length > 0 ? names : ['Ninguém está escalado.'];
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
                <p className={styles.people}>
                  <Dotted facts={namesOf(people)} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
