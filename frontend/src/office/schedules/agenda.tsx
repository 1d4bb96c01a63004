import { ChevronRight } from 'lucide-react';
import { hour, longDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { countMinisters, isNotable, type Day, type Mass } from './calendar-model.ts';
import { MassCount } from './mass-count.tsx';
import styles from './agenda.module.css';

/** The days that have masses, one below the other; with the names of who serves where they are wanted. */
export function Agenda({
  days,
  withPeople,
  onOpenMass,
}: {
  days: readonly Day[];
  withPeople: boolean;
  onOpenMass: (slotId: number) => void;
}) {
  return (
    <ol className={styles.agenda}>
      {days.map(({ date, liturgical, masses }) => (
        <li key={date} className={styles.day} data-liturgical={liturgical?.liturgicalColor}>
          <h3 className={styles.date}>{longDate(date)}</h3>
          {liturgical && isNotable(liturgical) && <p className={styles.feast}>{liturgical.liturgicalName}</p>}
          {liturgical?.holiday && <p className={styles.holiday}>Feriado: {liturgical.holiday}</p>}
          <ul className={styles.masses}>
            {masses.map((mass) => (
              <li key={mass.id}>
                <Row mass={mass} onOpen={() => onOpenMass(mass.id)} />
                {withPeople && <People mass={mass} />}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Row({ mass, onOpen }: { mass: Mass; onOpen: () => void }) {
  return (
    <button type="button" className={styles.mass} onClick={onOpen}>
      <strong className={styles.time}>{hour(mass.time)}</strong>
      <span className={styles.what}>
        <span>{mass.description}</span>
        <span className={styles.state}>
          <Badge>{countMinisters(mass.required)}</Badge>
          <MassCount mass={mass} worded={mass.filled > 0} />
        </span>
      </span>
      <ChevronRight aria-hidden size={20} />
    </button>
  );
}

function People({ mass: { ministers } }: { mass: Mass }) {
  return (
    <p className={styles.people}>
      {ministers.length === 0
        ? 'Ninguém escalado ainda.'
        : ministers.map(({ scheduleName }) => scheduleName).join(' · ')}
    </p>
  );
}
