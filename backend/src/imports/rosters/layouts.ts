/**
 * The layouts in which parishes keep rosters, brought to the two that are read row by row: a list of masses, and people
 * by masses. Pure, so that every layout can be tried.
 */
import { comparisonKey } from '../../platform/text.js';
import { below, headingsOf, joined, sheetsNote, withoutHeadings, type Described } from '../described.js';
import { readTick } from '../people/cells.js';
import type { Table } from '../reading/table.js';
import { readCalendar } from './calendar.js';
import { recogniseRosterColumns } from './columns.js';
import { readMoment, readTime } from './moments.js';
import { contextOf, withContext, type MonthContext } from './month-context.js';

type Part = Omit<Described, 'note'>;

/** Lines above the headings, and lines of which headings are made: day, weekday, hour. */
const FIRST_ROWS = 10;
const HEADING_ROWS = 4;

export const LIST_HEADINGS = ['Dia', 'Hora', 'Nome da missa', 'Quem serviu'];
export const LIST_COLUMNS = ['date', 'time', 'mass', 'names'];

/** The rosters in these sheets as one, with what its columns seem to be. @param today local date. */
export function describeRosters(sheets: readonly Table[], fileName: string, today: string): Described {
  const read = sheets.map((sheet) => ({ sheet, part: partOf(sheet, fileName, today) }));
  const known = read.flatMap(({ sheet, part }) => (part ? [{ sheet, part }] : []));
  if (known.length === 0) return { ...withoutHeadings(sheets[0]!), note: null };
  const note = sheetsNote(
    known.map(({ sheet }) => sheet),
    read.flatMap(({ sheet, part }) => (part ? [] : [sheet])),
  );
  if (known.length === 1) return { ...known[0]!.part, note };
  return { ...known.map(({ part }) => asList(part)).reduce(joined), note };
}

function partOf(sheet: Table, fileName: string, today: string): Part | null {
  const calendar = readCalendar(sheet, fileName);
  if (calendar)
    return {
      headings: LIST_HEADINGS,
      columns: LIST_COLUMNS,
      rows: calendar,
      numbers: calendar.map((_, at) => at + 1),
    };
  return headed(sheet, fileName, today);
}

/** A table or a list with the headings that are understood best, were they in several rows below a title. */
function headed(sheet: Table, fileName: string, today: string): Part | null {
  const { rows } = sheet;
  let best: {
    at: number;
    headings: string[];
    columns: string[];
    context: MonthContext;
    known: number;
  } | null = null;
  for (let first = 0; first < Math.min(FIRST_ROWS, rows.length); first += 1) {
    const context = contextOf([...rows.slice(0, first).flat(), sheet.sheet ?? ''], fileName);
    for (let last = first; last < Math.min(first + HEADING_ROWS, rows.length - 1); last += 1) {
      const headings = combined(rows.slice(first, last + 1), context);
      const columns = recogniseRosterColumns(headings, today);
      const known = columns.filter(Boolean).length;
      const hasDuty = columns.includes('duty');
      // Several rows are one heading where they tell masses together; else the first says what it is.
      if (last > first && !hasDuty) continue;
      if (hasDuty && !columns.includes('person')) columns[columns.indexOf('')] = 'person';
      if (known > (best?.known ?? 0)) best = { at: last, headings, columns, context, known };
    }
  }
  if (!best) return null;
  const { at, headings, columns, context } = best;
  const { rows: kept, numbers } = below(sheet, at, headings);
  if (columns.includes('duty')) return { headings, columns, rows: kept, numbers };
  return listPart(
    { headings, columns: dayColumnOf(columns, headings, kept), rows: kept, numbers },
    context,
    today,
  );
}

/** Headings of several rows as one; what a merged cell says is said of the columns beside it. */
function combined(rows: readonly (readonly string[])[], context: MonthContext): string[] {
  if (rows.length === 1) return headingsOf(rows[0]!).map((cell) => withContext(cell, context));
  const filled = rows.map((row, at) => {
    if (at === rows.length - 1) return row;
    let before = '';
    return row.map((cell, column) => (before = cell || (column > 1 ? before : '')));
  });
  return filled[0]!.map((_, column) => {
    const words = [...new Set(filled.map((row) => row[column] ?? '').filter(Boolean))];
    const [day = '', ...rest] = words;
    return [withContext(day, context), ...rest].join(' ');
  });
}

/** Where two columns are called the day, that in which days stand: the other has weekdays. */
function dayColumnOf(
  columns: readonly string[],
  headings: readonly string[],
  rows: readonly string[][],
): string[] {
  const days = headings.flatMap((heading, at) => (/^(?:dia|data)$/.test(comparisonKey(heading)) ? [at] : []));
  if (days.length < 2 || !columns.includes('date')) return [...columns];
  const figures = (at: number) => rows.filter((row) => /\d/.test(row[at] ?? '')).length;
  const best = days.reduce((one, next) => (figures(next) > figures(one) ? next : one));
  return columns.map((column, at) => (at === best ? 'date' : column === 'date' ? '' : column));
}

/** What is written where the line above is meant. */
const DITTO = /^(?:"|''|”|idem|id\.?|-)?$/;

/** A list whose rows say their day themselves, without the titles between them. */
function listPart(part: Part, context: MonthContext, today: string): Part {
  const { columns } = part;
  const dateAt = columns.indexOf('date');
  const isName = (row: readonly string[]) =>
    columns.some((column, at) => column === 'names' && /\p{L}/u.test(row[at] ?? ''));
  let month = context;
  let day = '';
  const kept = part.rows.flatMap((row, at) => {
    // "FEVEREIRO" above the masses of February.
    if (!isName(row) && !isMoment(row, columns, today)) {
      month = { ...month, ...contextOf(row, '') };
      return [];
    }
    if (dateAt === -1) return [{ row, number: part.numbers[at]! }];
    if (!DITTO.test(comparisonKey(row[dateAt]!))) day = withContext(row[dateAt]!, month);
    return [{ row: row.with(dateAt, day), number: part.numbers[at]! }];
  });
  return { ...part, rows: kept.map(({ row }) => row), numbers: kept.map(({ number }) => number) };
}

/** Whether a row says when a mass is, in whatever way. */
const isMoment = (row: readonly string[], columns: readonly string[], today: string): boolean =>
  columns.some((column, at) => {
    const cell = row[at] ?? '';
    if (column === 'time') return 'value' in readTime(cell);
    return column === 'dateTime' ? 'value' in readMoment(cell, today) : column === 'date' && /\d/.test(cell);
  });

/** A part as a list of masses: sheets of a year have different ones. */
function asList(part: Part): Part {
  const { columns, rows, headings } = part;
  const list = (listed: string[][], numbers: readonly number[]): Part => ({
    headings: LIST_HEADINGS,
    columns: LIST_COLUMNS,
    rows: listed,
    numbers: listed.map((_, at) => numbers[at] ?? at + 1),
  });
  if (!columns.includes('duty')) {
    const cell = (row: readonly string[], column: string) => row[columns.indexOf(column)] ?? '';
    return list(
      rows.map((row) => [
        cell(row, 'date') || cell(row, 'dateTime'),
        cell(row, 'time'),
        cell(row, 'mass'),
        row.filter((text, at) => columns[at] === 'names' && text !== '').join('; '),
      ]),
      part.numbers,
    );
  }
  const nameAt = columns.indexOf('person');
  return list(
    headings.flatMap((heading, at) => {
      const served = rows.flatMap((row) => {
        const tick = readTick(row[at] ?? '');
        // A mark that says something else is shown as part of the name, to be looked at.
        if ('problem' in tick) return `${row[nameAt]} (${row[at]})`;
        return tick.value ? row[nameAt]! : [];
      });
      return columns[at] === 'duty' && served.length > 0 ? [[heading, '', '', served.join('; ')]] : [];
    }),
    [],
  );
}
