import { Link } from 'react-router';
import { capital, massMoment } from '../../lib/dates.ts';
import styles from './mass-links.module.css';

interface LinkedMass {
  slotId: number;
  scheduleId: number;
  date: string;
  time: string;
  /** Why somebody cannot be there. */
  reason?: string;
}

/** Masses of schedules, each with the way to it. */
export const MassLinks = ({ masses }: { masses: readonly LinkedMass[] }) => (
  <ul className={styles.masses}>
    {masses.map((mass) => (
      <li key={mass.slotId}>
        <Link to={`/schedules/${mass.scheduleId}?mass=${mass.slotId}`}>{capital(massMoment(mass))}</Link>
        {mass.reason && <small>{mass.reason}</small>}
      </li>
    ))}
  </ul>
);
