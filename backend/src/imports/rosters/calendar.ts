/** A roster as a calendar hangs on a wall: a column for each weekday, in its cells the day, the hours and the names. */
import { NAME_PARTICLES } from '../../ministers/index.js';
import { comparisonKey } from '../../platform/text.js';
import type { Table } from '../reading/table.js';
import { contextOf, type MonthContext } from './month-context.js';

const WEEKDAY =
  /^(?:dom(?:ingo)?|seg(?:unda)?|ter(?:ca)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|sab(?:ado)?)(?:[- ]?feira)?\.?$/;
/** A week may be without the days on which no mass is. */
const FEWEST_WEEKDAYS = 3;
const HOUR =
  /(?<![\d:])(\d{1,2}(?:\s*h(?:oras|rs?|s)?\.?\s*(?:\d{2})?|:\d{2}(?::\d{2})?))(?![\w])\s*[:–-]?\s*/gi;

/** The masses as rows of a list (day, hour, no name, people); null for a sheet that is no calendar. */
export function readCalendar({ rows, sheet }: Table, fileName: string): string[][] | null {
  const masses = new Map<string, string[]>();
  let context: MonthContext = contextOf([sheet ?? ''], fileName);
  /** By column, the day and hour that are being told; none before the weekdays. */
  let told: Map<number, { date: string; time: string }> | null = null;
  let isCalendar = false;
  for (const row of rows) {
    const weekdays = row.flatMap((cell, at) => (WEEKDAY.test(comparisonKey(cell)) ? [at] : []));
    if (weekdays.length >= FEWEST_WEEKDAYS) {
      told = new Map(weekdays.map((at) => [at, { date: '', time: '' }]));
      continue;
    }
    const [only, ...more] = row.filter(Boolean);
    if (only !== undefined && more.length === 0) {
      if (isSentence(only)) continue;
      const title = contextOf(row, '');
      if (title.month !== undefined) told = null;
      context = { ...context, ...title };
    }
    if (told === null) continue;
    for (const [at, place] of told) {
      const { date, rest } = dayOf(row[at] ?? '', context);
      if (date !== null) {
        isCalendar = true;
        told.set(at, { date, time: '' });
      }
      if (rest !== '') tell(masses, told.get(at) ?? place, rest);
    }
  }
  if (!isCalendar || masses.size === 0) return null;
  return rowsOf(masses);
}

/** Rows of a list; what stands alone between a day and its first hour is the name of that day's masses. */
function rowsOf(masses: ReadonlyMap<string, readonly string[]>): string[][] {
  const places = [...masses].map(([key, names]) => ({ ...placeOf(key), names }));
  const hasHours = new Set(places.flatMap(({ date, time }) => (time === '' ? [] : date)));
  const titles = new Map(
    places.flatMap(({ date, time, names: [only = '', ...more] }) =>
      time === '' && hasHours.has(date) && more.length === 0 && !/[,;/+]/.test(only)
        ? [[date, only] as const]
        : [],
    ),
  );
  return places.flatMap(({ date, time, names }) =>
    time === '' && titles.has(date) ? [] : [[date, time, titles.get(date) ?? '', names.join('; ')]],
  );
}

const placeOf = (key: string): { date: string; time: string } => {
  const [date = '', time = ''] = key.split('\t');
  return { date, time };
};

/** "Em caso de imprevisto, avisar a coordenação", below the weeks: names have no small words but particles. */
const isSentence = (text: string): boolean =>
  text.split(/[^\p{L}]+/u).filter((word) => /^\p{Ll}{4}/u.test(word) && !NAME_PARTICLES.has(word)).length > 1;

/** The day with which a cell begins, and what else it says. */
function dayOf(cell: string, { month, year }: MonthContext): { date: string | null; rest: string } {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell);
  if (iso) return { date: `${iso[3]}/${iso[2]}/${iso[1]}`, rest: '' };
  const found = /^(\d{1,2})(?:\/(\d{1,2}))?(?:$|\s*[;,.–-]+\s*|\s+)(?!h\b)(.*)$/.exec(cell);
  const day = Number(found?.[1]);
  const said = found?.[2] ? Number(found[2]) : month;
  if (!found || day < 1 || day > 31 || said === undefined) return { date: null, rest: cell };
  return { date: [day, said, ...(year === undefined ? [] : [year])].join('/'), rest: found[3]! };
}

/** Notes who serves, at each of the hours that the text names; before the first, at that told above. */
function tell(masses: Map<string, string[]>, place: { date: string; time: string }, text: string): void {
  if (place.date === '') return;
  const [before = '', ...parts] = text.split(HOUR);
  const note = (names: string) => {
    const told = names.replace(/^[\s;,.–-]+|[\s;,.–-]+$/g, '');
    if (told === '') return;
    const key = `${place.date}\t${place.time}`;
    masses.set(key, [...(masses.get(key) ?? []), told]);
  };
  note(before);
  for (let at = 0; at < parts.length; at += 2) {
    place.time = parts[at]!.trim();
    note(parts[at + 1] ?? '');
  }
}
