import { Link } from 'react-router';
import type { Answer } from '../../api/client.ts';
import { capital, massMoment } from '../../lib/dates.ts';
import styles from './conflict-masses.module.css';

/** Somebody with masses to come at which they can no longer serve. */
export type Conflict = Answer<'GET /api/coordination/day'>['conflicts'][number];

/** Those masses, each with the reason and the way to it. */
export const ConflictMasses = ({ masses }: Pick<Conflict, 'masses'>) => (
  <ul className={styles.masses}>
    {masses.map((mass) => (
      <li key={mass.slotId}>
        <Link to={`/schedules/${mass.scheduleId}?mass=${mass.slotId}`}>{capital(massMoment(mass))}</Link>
        <small>{mass.reason}</small>
      </li>
    ))}
  </ul>
);
