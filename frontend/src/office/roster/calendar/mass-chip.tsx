import { hour } from '../../../lib/dates.ts';
import { fillingOf } from './calendar-model.ts';
import type { RosterMass } from '../editor/editor-model.ts';
import { MassCount } from './mass-count.tsx';
import { MassMarks } from './mass-marks.tsx';
import styles from './mass-chip.module.css';

/** A mass in a cell of the calendar: hour, name, how many of how many. Pressing it opens the mass. */
export function MassChip({
  mass,
  opened,
  onOpen,
}: {
  mass: RosterMass;
  opened: boolean;
  onOpen: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-filling={fillingOf(mass)}
      aria-current={opened || undefined}
      onClick={onOpen}
    >
      <span className={styles.line}>
        <strong>{hour(mass.time)}</strong>
        <MassCount mass={mass} />
      </span>
      <span className={styles.name}>{mass.description}</span>
      <MassMarks mass={mass} />
    </button>
  );
}
