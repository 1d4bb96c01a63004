import type { UseQueryResult } from '@tanstack/react-query';
import { useToday } from '../../app/parish.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { momentOf, splitDuties, whenWords, type Duty } from '../my-schedule/my-schedule-model.ts';
import { DUTIES_SHOWN } from './dashboard-model.ts';
import styles from './next-masses.module.css';

/** The masses to come; the very next one is the largest thing on the page. */
export function NextMasses({
  query,
  isMainAction,
}: {
  query: UseQueryResult<Duty[]>;
  /** Nothing on the page matters more than this card's button. */
  isMainAction: boolean;
}) {
  return (
    <Card title="Próximas Missas">
      <QueryState query={query}>
        {(duties) => {
          const { upcoming } = splitDuties(duties, Date.now());
          const [next, ...later] = upcoming.slice(0, DUTIES_SHOWN);
          if (!next) return <NoMasses />;
          return (
            <div className={styles.masses}>
              <NextMass duty={next} />
              {later.length > 0 && (
                <ul className={styles.later}>
                  {later.map((duty) => (
                    <LaterMass key={duty.assignmentId} duty={duty} />
                  ))}
                </ul>
              )}
              <div>
                <ButtonLink look={isMainAction ? 'primary' : 'secondary'} to="/my-schedule">
                  {upcoming.length > DUTIES_SHOWN
                    ? `Ver minhas ${upcoming.length} missas`
                    : 'Ver minha escala e a equipe'}
                </ButtonLink>
              </div>
            </div>
          );
        }}
      </QueryState>
    </Card>
  );
}

function NoMasses() {
  return (
    <EmptyState
      text="Quando uma escala com o seu nome for publicada, as suas missas aparecem aqui."
      action={<ButtonLink to="/my-schedule">Abrir minha escala</ButtonLink>}
    />
  );
}

function NextMass({ duty }: { duty: Duty }) {
  const today = useToday();
  const when = today && whenWords(duty.date, today.date);
  return (
    <div className={styles.next} data-liturgical={duty.liturgicalColor}>
      <div className={styles.badges}>
        {when && <Badge tone="accent">{when}</Badge>}
        {duty.substitution && <Badge tone="warning">Substituição solicitada</Badge>}
      </div>
      <h3 className={styles.moment}>{momentOf(duty)}</h3>
      <p className={styles.what}>{[duty.description, duty.location].filter(Boolean).join(' · ')}</p>
      {duty.liturgicalName && <p className={styles.day}>{duty.liturgicalName}</p>}
    </div>
  );
}

function LaterMass({ duty }: { duty: Duty }) {
  return (
    <li className={styles.mass} data-liturgical={duty.liturgicalColor}>
      <p className={styles.laterMoment}>{momentOf(duty)}</p>
      <p className={styles.day}>{[duty.description, duty.location].filter(Boolean).join(' · ')}</p>
      {duty.substitution && <Badge tone="warning">Substituição solicitada</Badge>}
    </li>
  );
}
