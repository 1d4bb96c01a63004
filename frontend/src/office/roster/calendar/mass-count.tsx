import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import { countPlaces, fillingOf, missingText, type Filling } from './calendar-model.ts';
import type { RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import styles from './mass-count.module.css';

const MARKS: Record<Filling, typeof Check> = { full: Check, short: TriangleAlert, empty: CircleDashed };

/** '12/15' with a shape that tells whether somebody is missing, and, where there is room, how many. */
export function MassCount({
  mass,
  worded = false,
}: {
  mass: Pick<RosterMass, 'filled' | 'missing' | 'required' | 'begun'>;
  worded?: boolean;
}) {
  const { made } = useRosterEditor();
  const filling = fillingOf(mass, made);
  const Mark = mass.begun ? null : MARKS[filling];
  const words = mass.missing > 0 ? missingText(mass.missing, mass.begun) : 'completa';
  return (
    <span className={styles.count} data-filling={mass.begun ? 'past' : filling}>
      {Mark && <Mark aria-hidden size={16} strokeWidth={2.5} />}
      <span aria-hidden>
        {mass.filled}/{mass.required}
      </span>
      <span className="visually-hidden">
        {mass.filled} de {countPlaces(mass.required)},
      </span>
      <span className={worded && mass.missing > 0 ? styles.words : 'visually-hidden'}>{words}</span>
    </span>
  );
}
