import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { capital, massMoment } from '../../lib/dates.ts';
import styles from './mass-links.module.css';

export interface LinkedMass {
  slotId: number;
  scheduleId: number;
  date: string;
  time: string;
  /** Why somebody cannot be there. */
  reason?: string;
}

/** Where a mass is open in its schedule. */
export const massPath = ({ scheduleId, slotId }: Pick<LinkedMass, 'scheduleId' | 'slotId'>): string =>
  `/schedules/${scheduleId}?mass=${slotId}`;

/** A mass as the way to it in its schedule. */
export const MassLink = ({
  mass,
  words = capital(massMoment(mass)),
}: {
  mass: LinkedMass;
  words?: string;
}) => <Link to={massPath(mass)}>{words}</Link>;

/** Masses of schedules, each with the way to it, and what can be done about it. */
export const MassLinks = <Mass extends LinkedMass>({
  masses,
  acts,
}: {
  masses: readonly Mass[];
  acts?: (mass: Mass) => ReactNode;
}) => (
  <ul className={styles.masses}>
    {masses.map((mass) => (
      <li key={mass.slotId}>
        <MassLink mass={mass} />
        {mass.reason && <small>{mass.reason}</small>}
        {acts?.(mass)}
      </li>
    ))}
  </ul>
);
