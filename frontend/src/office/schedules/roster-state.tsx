import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { dateTimeOf, hour, longDate } from '../../lib/dates.ts';
import { ProgressBar } from '../../ui/progress.tsx';
import { countMasses, countPlaces, missingText, type RosterOverview } from './calendar-model.ts';
import { qualityOf, type Run } from './roster-model.ts';
import styles from './roster-state.module.css';

/** How complete the roster is now, what the last computation may claim, and which masses lack people. */
export function RosterState({
  overview: { required, filled, missing, slots, ministers, run },
  onOpenMass,
}: {
  overview: RosterOverview;
  onOpenMass: (slotId: number) => void;
}) {
  const short = slots.filter((slot) => slot.missing > 0);
  const Mark = missing === 0 ? CircleCheck : filled === 0 ? CircleDashed : TriangleAlert;
  return (
    <div className={styles.state}>
      <div className={styles.numbers}>
        <p className={styles.filled}>
          <strong>{filled}</strong> de {countPlaces(required)} {required === 1 ? 'preenchido' : 'preenchidos'}
        </p>
        <p className={styles.missing} data-state={missing === 0 ? 'full' : filled === 0 ? 'empty' : 'short'}>
          <Mark aria-hidden size={20} />
          {filled === 0 && run?.result
            ? 'Nenhum lugar preenchido.'
            : summaryOf(filled, missing, short.length)}
        </p>
      </div>
      <ProgressBar value={required === 0 ? 0 : (100 * filled) / required} label="Lugares preenchidos" />
      <LastRun run={run} filled={filled} offered={ministers.length > 0} />
      {filled > 0 && short.length > 0 && (
        <section>
          <h3 className={styles.title}>Missas incompletas</h3>
          <ul className={styles.short}>
            {short.map((slot) => (
              <li key={slot.slotId}>
                <button type="button" onClick={() => onOpenMass(slot.slotId)}>
                  <span>
                    <span className={styles.when}>
                      {longDate(slot.date)}, {hour(slot.time)}
                    </span>
                    <small>{slot.description}</small>
                  </span>
                  <strong>{missingText(slot.missing)}</strong>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function summaryOf(filled: number, missing: number, masses: number): string {
  if (missing === 0) return 'Todas as missas completas.';
  if (filled === 0) return 'A escala ainda não foi gerada.';
  return `${missing === 1 ? 'Falta' : 'Faltam'} ${countPlaces(missing)} em ${countMasses(masses)}.`;
}

function LastRun({ run, filled, offered }: { run: Run | null; filled: number; offered: boolean }) {
  if (!offered)
    return <p>Ninguém respondeu ainda que pode servir nestas missas. Envie o questionário antes de gerar.</p>;
  if (!run) return null;
  if (run.status === 'failed')
    return (
      <p role="alert" className={styles.failed}>
        O último cálculo não terminou. {run.error}
      </p>
    );
  if (run.status === 'cancelled') return <p>O último cálculo foi cancelado; a escala ficou como estava.</p>;
  if (!run.result) return null;
  return (
    <p>
      <span className={styles.at}>
        Último cálculo{run.finishedAt && `, ${dateTimeOf(run.finishedAt)}`} (
        {countPlaces(run.result.assignments)}
        ):
      </span>{' '}
      {qualityOf(run.result)}
      {run.result.assignments !== filled && ' Depois dele a escala foi mudada.'}
    </p>
  );
}
