import { useState } from 'react';
import { dayAndMonth, hour, longDate, today } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { DropMass } from '../drag/drop-mass.tsx';
import type { RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { feastOf, fillingOf, splitByDay, type Day } from './calendar-model.ts';
import { MassCount } from './mass-count.tsx';
import { MassMarks } from './mass-marks.tsx';
import styles from './month-calendar.module.css';

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** A period in weeks of seven columns, every day with its liturgical colour and its masses. */
export function MonthCalendar({
  weeks,
  caption,
  opened,
  onOpenMass,
}: {
  weeks: readonly Day[][];
  caption: string;
  opened: number | null;
  onOpenMass: (slotId: number) => void;
}) {
  const [withPast, setWithPast] = useState(false);
  const now = today();
  const { past, ahead } = splitByDay(weeks, (week) => week.at(-1)!.date, now);
  return (
    <div className={styles.frame}>
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
          {past.length > 0 && (
            <tr>
              <td colSpan={WEEKDAYS.length} className={styles.fold}>
                <Button look="quiet" aria-expanded={withPast} onClick={() => setWithPast(!withPast)}>
                  {withPast ? 'Esconder' : 'Mostrar'}{' '}
                  {past.length === 1 ? 'a semana que passou' : `as ${past.length} semanas que passaram`}
                </Button>
              </td>
            </tr>
          )}
          {(withPast ? weeks : ahead).map((week) => (
            <tr key={week[0]!.date}>
              {week.map((day) => (
                <Cell key={day.date} day={day} now={now} opened={opened} onOpenMass={onOpenMass} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({
  day: { date, inPeriod, masses, liturgical },
  now,
  opened,
  onOpenMass,
}: {
  day: Day;
  now: string;
  opened: number | null;
  onOpenMass: (slotId: number) => void;
}) {
  const feast = feastOf(liturgical);
  if (!inPeriod) return <td className={styles.outside} aria-label={`${dayAndMonth(date)}, fora da escala`} />;
  return (
    <td data-past={date < now || undefined} data-today={date === now || undefined}>
      <div className={styles.head} data-liturgical={liturgical?.liturgicalColor}>
        <span className="visually-hidden">{longDate(date)}</span>
        <span aria-hidden className={styles.number}>
          {Number(date.slice(8))}
        </span>
        {date === now && <span className={styles.today}>hoje</span>}
        {feast && <span className={styles.feast}>{feast}</span>}
        {liturgical?.holiday && <span className={styles.holiday}>Feriado: {liturgical.holiday}</span>}
      </div>
      {masses.length > 0 && (
        <ul className={styles.masses}>
          {masses.map((mass) => (
            <li key={mass.id}>
              <DropMass mass={mass}>
                <MassChip mass={mass} opened={mass.id === opened} onOpen={() => onOpenMass(mass.id)} />
              </DropMass>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

/** A mass in a cell of the calendar: hour, name, how many of how many. Pressing it opens the mass. */
function MassChip({ mass, opened, onOpen }: { mass: RosterMass; opened: boolean; onOpen: () => void }) {
  const { made } = useRosterEditor();
  return (
    <button
      type="button"
      className={styles.chip}
      data-filling={mass.begun ? undefined : fillingOf(mass, made)}
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
