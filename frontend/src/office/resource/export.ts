import { unparse } from 'papaparse';
import { downloadCSV, type RaRecord } from 'react-admin';
import type { Column } from './column.ts';

/** The byte-order mark by which spreadsheets recognise UTF-8. */
const BOM = '\uFEFF';

/**
 * Rows as CSV with semicolons, as Brazilian spreadsheets open it. Cells that a spreadsheet would take for a formula
 * get an apostrophe in front (OWASP, CSV injection).
 */
export function toCsv<Row extends RaRecord>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const data = rows.map((row) => columns.map(({ text }) => text(row)));
  return (
    BOM +
    unparse({ fields: columns.map(({ label }) => label), data }, { delimiter: ';', escapeFormulae: true })
  );
}

/** Hands the rows to the browser as a file named as the list. */
export const download = <Row extends RaRecord>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): void => downloadCSV(toCsv(rows, columns), title);
