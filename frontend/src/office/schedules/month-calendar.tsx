import { dayAndMonth, longDate } from '../../lib/dates.ts';
import { isNotable, type Day } from './calendar-model.ts';
import { MassChip } from './mass-chip.tsx';
import styles from './month-calendar.module.css';

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** A period in weeks of seven columns, every day with its liturgical colour and its masses. */
export function MonthCalendar({
  weeks,
  caption,
  onOpenMass,
}: {
  weeks: readonly Day[][];
  caption: string;
  onOpenMass: (slotId: number) => void;
}) {
  return (
    <table className={styles.calendar}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]!.date}>
            {week.map((day) => (
              <Cell key={day.date} day={day} onOpenMass={onOpenMass} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ day, onOpenMass }: { day: Day; onOpenMass: (slotId: number) => void }) {
  const { date, inPeriod, masses, liturgical } = day;
  if (!inPeriod) return <td className={styles.outside} aria-label={`${dayAndMonth(date)}, fora da escala`} />;
  return (
    <td>
      <div className={styles.head} data-liturgical={liturgical?.liturgicalColor}>
        <span className="visually-hidden">{longDate(date)}</span>
        <span aria-hidden className={styles.number}>
          {Number(date.slice(8))}
        </span>
        {liturgical && isNotable(liturgical) && (
          <span className={styles.feast}>{liturgical.liturgicalName}</span>
        )}
        {liturgical?.holiday && <span className={styles.holiday}>Feriado: {liturgical.holiday}</span>}
      </div>
      {masses.length > 0 && (
        <ul className={styles.masses}>
          {masses.map((mass) => (
            <li key={mass.id}>
              <MassChip mass={mass} onOpen={() => onOpenMass(mass.id)} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}
