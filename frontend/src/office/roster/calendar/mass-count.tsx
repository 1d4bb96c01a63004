import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import { countPlaces, fillingOf, missingText } from './calendar-model.ts';
import type { RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { isWaitedFor, useAnswers } from '../editor/use-confirmations.ts';
import styles from './mass-count.module.css';

/** Two have none: what is over, and what is full while somebody has not confirmed or leaves. */
const MARKS = { full: Check, short: TriangleAlert, empty: CircleDashed, unsettled: null, past: null };

/** '12/15' with a shape that tells whether somebody is missing, and, where there is room, how many. */
export function MassCount({
  mass,
  worded = false,
}: {
  mass: Pick<RosterMass, 'id' | 'filled' | 'missing' | 'required' | 'begun'>;
  worded?: boolean;
}) {
  const { made } = useRosterEditor();
  const { leaving, confirmed } = useAnswers()(mass);
  const isSettled = leaving === 0 && !isWaitedFor(confirmed);
  const filling = fillingOf(mass, made);
  const standing = mass.begun ? 'past' : filling === 'full' && !isSettled ? 'unsettled' : filling;
  const Mark = MARKS[standing];
  const words = mass.missing > 0 ? missingText(mass.missing, mass.begun) : 'completa';
  return (
    <span className={styles.count} data-filling={standing}>
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
