import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { RosterIndex, RosterMass } from '../editor/editor-model.ts';
import { massWords, type Column, type Headings } from './matrix-model.ts';
import styles from './matrix-head.module.css';

/** The days with their liturgical colour, and below them their masses, which the grid opens when they are pressed. */
export const MatrixHead = memo(function MatrixHead({
  headings: { days, columns },
  masses,
  cursor,
}: {
  headings: Headings;
  masses: RosterIndex['masses'];
  /** The mass that the keyboard is on; null: it is on a cell. */
  cursor: number | null;
}) {
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1} className={styles.days}>
        <th rowSpan={2} scope="col" className={styles.corner}>
          Ministro
        </th>
        {days.map((day) => (
          <th
            key={day.date}
            scope="colgroup"
            colSpan={day.masses}
            title={day.words}
            className={styles.day}
            data-liturgical={day.liturgicalColor}
          >
            <span className="visually-hidden">{day.words}</span>
            <span aria-hidden>
              {day.weekday}
              <br />
              {day.dayAndMonth}
            </span>
          </th>
        ))}
      </tr>
      <tr aria-rowindex={2} className={styles.masses}>
        {columns.map((column) => (
          <th
            key={column.slotId}
            scope="col"
            className={styles.mass}
            data-opens-day={column.opensDay || undefined}
          >
            <MassButton
              column={column}
              mass={masses.get(column.slotId)!}
              isCursor={cursor === column.slotId}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
});

function MassButton({
  column: { hour, when },
  mass,
  isCursor,
}: {
  column: Column;
  mass: RosterMass;
  isCursor: boolean;
}) {
  const words = massWords(when, mass);
  return (
    <button
      type="button"
      data-slot={mass.id}
      tabIndex={isCursor ? 0 : -1}
      className={styles.open}
      title={`${mass.description}, ${words}`}
    >
      <span className="visually-hidden">{words}. Abrir a missa</span>
      <strong aria-hidden>{hour}</strong>
      <span aria-hidden className={styles.count} data-short={mass.missing > 0 || undefined}>
        {mass.filled}/{mass.required}
      </span>
      {mass.missing > 0 && <TriangleAlert aria-hidden size={13} strokeWidth={2.5} className={styles.short} />}
    </button>
  );
}
