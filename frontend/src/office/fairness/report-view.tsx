import { useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Muted } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AbsentCard } from './absent-card.tsx';
import { BalanceCard } from './balance-card.tsx';
import { figuresOf, removedInWords, type Report } from './fairness-model.ts';
import styles from './fairness.module.css';
import { PeopleCard } from './people-card.tsx';
import type { PeopleView } from './people-model.ts';
import { ShortMassesCard } from './short-masses-card.tsx';

/** The report of a period, its numbers first. */
export function ReportView({
  report,
  months,
  view,
  onView,
}: {
  report: Report;
  /** The period, in words. */
  months: string;
  view: PeopleView;
  onView: (view: PeopleView) => void;
}) {
  // They only add the day to the names of masses; without them the names stand alone.
  const rules = useApiQuery('/api/mass-rules').data ?? [];
  const can = useCan();
  const removed = removedInWords(report.removed);
  if (report.totals.schedules === 0) {
    return (
      <>
        <EmptyState
          text={
            <>
              <h2>Nenhuma escala publicada</h2>
              <p>
                Não há escala publicada de {months}. Escolha outro período
                {can('people.write') && ', ou traga o que já foi servido'}.
              </p>
            </>
          }
          action={
            can('people.write') && <ButtonLink to="/import?tab=rosters">Importar escalas passadas</ButtonLink>
          }
        />
        <AbsentCard people={report.absent} />
      </>
    );
  }
  return (
    <>
      <p className={styles.months}>Período: {months}</p>
      <ul aria-label={`Resumo de ${months}`} className={styles.figures}>
        {figuresOf(report).map(({ value, text }) => (
          <li key={text}>
            <strong>{value}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <BalanceCard people={report.people} />
      <AbsentCard people={report.absent} />
      <ShortMassesCard masses={report.shortMasses} rules={rules} />
      <PeopleCard people={report.people} kinds={report.kinds} rules={rules} view={view} onView={onView} />
      {removed !== null && <Muted>{removed}</Muted>}
    </>
  );
}
