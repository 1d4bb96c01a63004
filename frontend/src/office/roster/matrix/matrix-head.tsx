import { Check, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { plural } from '../../../lib/plural.ts';
import { fillingOf } from '../calendar/calendar-model.ts';
import { confirmedWords } from '../../confirmations/confirmations-model.ts';
import type { RosterIndex, RosterMass } from '../editor/editor-model.ts';
import { useAnswers } from '../editor/use-confirmations.ts';
import { massWords, type Column, type DayHeading, type Headings } from './matrix-model.ts';
import styles from './matrix-head.module.css';

/** The days with their liturgical colour, and below them their masses, which the grid opens when they are pressed. */
export const MatrixHead = memo(function MatrixHead({
  headings: { days, columns, past },
  masses,
  made,
  cursor,
  withPast,
  onPast,
}: {
  headings: Headings;
  masses: RosterIndex['masses'];
  made: RosterIndex['made'];
  /** The mass that the keyboard is on; null: it is on a cell. */
  cursor: number | null;
  withPast: boolean;
  /** Shows the past days, or folds them away; the same at every drawing, as the headings are while one scrolls. */
  onPast: (withPast: boolean) => void;
}) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1} className={styles.days}>
        <th role="columnheader" rowSpan={2} scope="col" className={styles.corner}>
          <span>Ministro</span>
          {past > 0 && (
            <button
              type="button"
              aria-expanded={withPast}
              className={styles.past}
              onClick={() => onPast(!withPast)}
            >
              {withPast
                ? 'Esconder o que passou'
                : `Mostrar ${plural(past, 'missa que passou', 'missas que passaram')}`}
            </button>
          )}
        </th>
        {days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </tr>
      <tr role="row" aria-rowindex={2} className={styles.masses}>
        {columns.map((column) => (
          <th
            key={column.slotId}
            role="columnheader"
            scope="col"
            className={styles.mass}
            data-opens-day={column.opensDay || undefined}
            data-time={column.time}
          >
            <MassButton
              column={column}
              mass={masses.get(column.slotId)!}
              made={made}
              isCursor={cursor === column.slotId}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
});

/** A day over its masses: whole where there is room for it, else its number below the weekday's letter. */
function Day({ day: { time, words, masses, liturgicalColor, weekday, dayAndMonth } }: { day: DayHeading }) {
  return (
    <th
      role="columnheader"
      scope="colgroup"
      colSpan={masses}
      style={{ gridColumn: `span ${masses}` }}
      title={words}
      className={styles.day}
      data-time={time}
      data-liturgical={liturgicalColor}
    >
      <span className="visually-hidden">{words}</span>
      <span aria-hidden className={styles.date}>
        <span className={styles.whole}>
          {time === 'today' ? 'hoje' : weekday}
          <br />
          {dayAndMonth}
        </span>
        <span className={styles.brief}>
          {weekday[0]!.toUpperCase()}
          <br />
          {dayAndMonth.slice(0, 2)}
        </span>
      </span>
    </th>
  );
}

function MassButton({
  column: { hour, when },
  mass,
  made,
  isCursor,
}: {
  column: Column;
  mass: RosterMass;
  made: boolean;
  isCursor: boolean;
}) {
  const { confirmed } = useAnswers()(mass);
  const words = [massWords(when, mass), ...(confirmed ? [confirmedWords(confirmed)] : [])].join(', ');
  const isShort = fillingOf(mass, made) === 'short' && !mass.begun;
  return (
    <button
      type="button"
      data-slot={mass.id}
      tabIndex={isCursor ? 0 : -1}
      className={styles.open}
      title={`${mass.description}, ${words}`}
    >
      <span className="visually-hidden">{words}. Abrir a missa</span>
      <span aria-hidden className={styles.facts}>
        <strong>{hour}</strong>
        <span className={styles.count} data-short={isShort || undefined}>
          {mass.filled}/{mass.required}
        </span>
        {isShort && <TriangleAlert size={13} strokeWidth={2.5} className={styles.short} />}
        {confirmed !== null && confirmed.confirmed > 0 && (
          <span className={styles.confirmed}>
            <Check size={13} strokeWidth={3} />
            {confirmed.confirmed}
          </span>
        )}
      </span>
    </button>
  );
}
