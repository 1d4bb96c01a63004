/** What of a file goes on to the screen on which its columns are told apart. */
import { comparisonKey } from '../platform/text.js';
import type { Table } from './reading/table.js';

export interface Described extends Pick<Table, 'rows' | 'numbers'> {
  headings: string[];
  /** What each column seems to be; '' where it is not known. */
  columns: string[];
  /** What the person should know of how the file was read. */
  note: string | null;
}

/** The cells of a row, told apart from those of others however they are written. */
export const rowKey = (cells: readonly string[]): string => cells.map(comparisonKey).join('\t').trimEnd();

/** Headings, of which a cell may have several lines. */
export const headingsOf = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.replaceAll('; ', ' '));

/** Sums below a list or a group of it. */
const TOTAL = /^(?:sub)?-?total\b/;

/** What stands below the headings; they are not read again where a page began, nor are sums. */
export function below(
  { rows, numbers }: Table,
  at: number,
  headings: readonly string[],
): Pick<Table, 'rows' | 'numbers'> {
  const key = rowKey(headings);
  const kept = rows.flatMap((row, index) => {
    const isRead =
      index > at && rowKey(headingsOf(row)) !== key && !row.some((cell) => TOTAL.test(comparisonKey(cell)));
    return isRead ? index : [];
  });
  return { rows: kept.map((index) => rows[index]!), numbers: kept.map((index) => numbers[index]!) };
}

/** A sheet whose headings are not known: its first row is one of data. */
export const withoutHeadings = ({ rows, numbers }: Table): Omit<Described, 'note'> => {
  const none = (rows[0] ?? []).map(() => '');
  return { rows, numbers, headings: none, columns: none };
};

/** Two lists as one; the lines of the second are counted on from those of the first. */
export function joined<List extends Pick<Table, 'rows' | 'numbers'>>(one: List, next: List): List {
  const last = Math.max(0, ...one.numbers);
  return {
    ...one,
    rows: [...one.rows, ...next.rows],
    numbers: [...one.numbers, ...next.rows.map((_, at) => last + at + 1)],
  };
}

const SHOWN = 5;

/** Which sheets of a workbook were read, where it has several. */
export function sheetsNote(read: readonly Table[], others: readonly Table[]): string | null {
  if (read.length + others.length < 2) return null;
  const names = (sheets: readonly Table[]) => {
    const shown = sheets.slice(0, SHOWN).map(({ sheet }) => `“${sheet}”`);
    return sheets.length > SHOWN ? `${shown.join(', ')} e mais ${sheets.length - SHOWN}` : shown.join(', ');
  };
  const [first] = read;
  const said =
    read.length === 1 ? `Lida a aba “${first!.sheet}”.` : `Lidas ${read.length} abas: ${names(read)}.`;
  return others.length === 0 ? said : `${said} Ficou de fora: ${names(others)}.`;
}
