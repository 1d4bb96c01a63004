import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrinting } from './paper.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  label: string;
  render: (row: Row) => ReactNode;
  /**
   * 'head': names the row, and its card on a phone. 'badge': stands beside the name there. 'actions': its buttons, below
   * everything else there.
   */
  as?: 'head' | 'badge' | 'actions';
  /**
   * Only in a table with room: a card, and a window narrower than 1280 px, leave it to what opens. 'table': a card has
   * room for it.
   */
  wide?: true | 'table' | undefined;
  /** Its words stand on one line of the table. */
  unbroken?: true;
  /** A number, whose units stand below each other. */
  number?: true;
  /** Makes the heading a button that orders the rows. Not for phones, where headings are out of sight. */
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void };
}

/**
 * A table; on a phone each row is a card with its labels inside. The roles keep it a table for screen readers where
 * the style sheet takes its shape away.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  inOrder = false,
}: {
  /** What the table holds, for those who cannot see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => number | string;
  /** The order of the rows says something, as that of time does: cards stand below each other at every width. */
  inOrder?: boolean;
}) {
  // Headings with buttons in them are not repeated on the next page.
  const printing = usePrinting();
  return (
    <table role="table" aria-label={label} className={styles.table} data-in-order={inOrder || undefined}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.label}
              role="columnheader"
              scope="col"
              data-as={column.as}
              data-number={column.number}
              data-wide={column.wide}
              aria-sort={column.sort?.direction ?? undefined}
            >
              {column.sort && !printing ? <SortButton label={column.label} {...column.sort} /> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column) =>
              column.as === 'head' ? (
                <th key={column.label} role="rowheader" scope="row">
                  {column.render(row)}
                </th>
              ) : (
                <Cell key={column.label} column={column} row={row} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({
  column: { as, label, render, unbroken, number, wide },
  row,
}: {
  column: Column<Row>;
  row: Row;
}) {
  const value = render(row);
  return (
    <td
      role="cell"
      data-as={as}
      data-unbroken={unbroken}
      data-number={number}
      data-wide={wide}
      data-empty={value === '' || value === null || value === false || undefined}
    >
      {as === undefined && (
        <span aria-hidden className={styles.label}>
          {label}
        </span>
      )}
      {value}
    </td>
  );
}

function SortButton({ label, direction, onSort }: { label: string } & NonNullable<Column<unknown>['sort']>) {
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {label}
      {direction === 'ascending' && <ArrowUp aria-hidden size={16} />}
      {direction === 'descending' && <ArrowDown aria-hidden size={16} />}
    </button>
  );
}
