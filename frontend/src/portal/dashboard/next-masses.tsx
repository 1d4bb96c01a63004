import type { UseQueryResult } from '@tanstack/react-query';
import { massMoment } from '../../lib/dates.ts';
import { useUnsentRequest } from '../../lib/unsent-requests.ts';
import { useToday } from '../../shared/parish.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { Confirmation } from '../my-schedule/confirmation.tsx';
import { headlineOf, splitDuties, type Duty } from '../my-schedule/my-schedule-model.ts';
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
              <NextMass duty={next} isMainAction={isMainAction} />
              {later.length > 0 && (
                <ul className={styles.later}>
                  {later.map((duty) => (
                    <LaterMass key={duty.assignmentId} duty={duty} />
                  ))}
                </ul>
              )}
              <div>
                <ButtonLink look={isMainAction && !waits(next) ? 'primary' : 'secondary'} to="/my-schedule">
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

/** Whether the person is still to say that they come. */
const waits = ({ asksConfirmation, confirmedAt }: Duty): boolean => asksConfirmation && confirmedAt === null;

function NextMass({ duty, isMainAction }: { duty: Duty; isMainAction: boolean }) {
  const today = useToday();
  const { day, hour, date } = headlineOf(duty, today?.date ?? null);
  return (
    <div className={styles.next} data-liturgical={duty.liturgicalColor}>
      <h3 className={styles.moment}>
        <span className={styles.when}>{day}</span> <span className={styles.hour}>{hour}</span>{' '}
        <span>{date}</span>
      </h3>
      <SubstitutionBadge duty={duty} />
      <p className={styles.what}>
        <Dotted facts={[duty.description, duty.location]} />
      </p>
      {duty.liturgicalName && <p className={styles.day}>{duty.liturgicalName}</p>}
      <div className={styles.answer}>
        <Confirmation duty={duty} look={isMainAction ? 'primary' : 'secondary'} />
      </div>
    </div>
  );
}

/** That somebody else is sought, or was to be and nobody has been asked. */
function SubstitutionBadge({ duty: { assignmentId, substitution } }: { duty: Duty }) {
  const unsent = useUnsentRequest(assignmentId);
  if (substitution) return <Badge tone="warning">Substituição solicitada</Badge>;
  return unsent ? <Badge tone="warning">Substituição ainda não pedida</Badge> : null;
}

function LaterMass({ duty }: { duty: Duty }) {
  return (
    <li className={styles.mass} data-liturgical={duty.liturgicalColor}>
      <p className={styles.laterMoment}>{massMoment(duty)}</p>
      <p className={styles.day}>
        <Dotted facts={[duty.description, duty.location]} />
      </p>
      <SubstitutionBadge duty={duty} />
      <div className={styles.answer}>
        <Confirmation duty={duty} look="secondary" />
      </div>
    </li>
  );
}
