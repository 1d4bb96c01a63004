import { Info } from 'lucide-react';
import { hour } from '../../lib/dates.ts';
import { fillingOf, type Mass } from './calendar-model.ts';
import { MassCount } from './mass-count.tsx';
import styles from './mass-chip.module.css';

/** A mass in a cell of the calendar: hour, name, how many of how many. Pressing it opens the mass. */
export function MassChip({ mass, onOpen }: { mass: Mass; onOpen: () => void }) {
  return (
    <button type="button" className={styles.chip} data-filling={fillingOf(mass)} onClick={onOpen}>
      <span className={styles.line}>
        <strong>{hour(mass.time)}</strong>
        <MassCount mass={mass} />
      </span>
      <span className={styles.name}>{mass.description}</span>
      {mass.warning && (
        <span className={styles.warning}>
          <Info aria-hidden size={14} />
          Confira
        </span>
      )}
    </button>
  );
}
