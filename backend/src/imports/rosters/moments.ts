/** When a mass of the past was: "dom 06/09 8h", "06/09/2026 às 19h30", "2026-09-06 08:00". */
import { isIsoTime } from '../../platform/dates/month.js';
import { comparisonKey } from '../../platform/text.js';
import { readDate, WITHOUT_YEAR, type Read } from '../people/cells.js';

export interface Moment {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
}

const DATE = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}(?:[/.](?:\d{4}|\d{2}))?/;
const MINUTES_OF_A_DAY = 1440;
const WEEKDAYS = /\b(?:dom|seg|ter|qua|qui|sex|sab)[a-z]*\.?(?:[\s-]*feira)?/g;

/**
 * A day; of one without a year, the last that has passed.
 * @param today local date.
 */
export function readPastDate(text: string, today: string): Read<string> {
  const key = comparisonKey(text)
    .replace(WEEKDAYS, ' ')
    .replace(/^[\s,-]+|[\s,-]+$/g, '');
  const withoutYear = readDate(key, today);
  if (!('problem' in withoutYear) || withoutYear.problem !== WITHOUT_YEAR) return withoutYear;
  const thisYear = Number(today.slice(0, 4));
  // A leap day is the rarest.
  for (const year of [thisYear, thisYear - 1, thisYear - 2, thisYear - 3, thisYear - 4]) {
    const date = readDate(`${key}${key.includes(' de ') ? ' de ' : '/'}${year}`, today);
    if ('value' in date && date.value < today) return date;
  }
  return { problem: 'esse dia não existe' };
}

/** An hour: 8, 8h, 08:00, 19h30, às 19h, and the share of a day as which spreadsheets keep it. */
export function readTime(text: string): Read<string> {
  const key = comparisonKey(text).replace(/^(?:as|a) /, '');
  if (/^0[.,]\d{2,}$/.test(key)) {
    const minutes = Math.round(Number(key.replace(',', '.')) * MINUTES_OF_A_DAY);
    return { value: new Date(minutes * 60_000).toISOString().slice(11, 16) };
  }
  const found = /^(\d{1,2})(?:\s*(?:h|hs|hrs|horas?)\.?|[:h.](\d{2})(?::\d{2})?\s*(?:h|hs|min)?)?$/.exec(key);
  if (!found) return { problem: 'escreva a hora como 8h ou 19h30' };
  const time = `${found[1]!.padStart(2, '0')}:${found[2] ?? '00'}`;
  return isIsoTime(time) ? { value: time } : { problem: 'essa hora não existe' };
}

/** A day and an hour in one text. */
export function readMoment(text: string, today: string): Read<Moment> {
  const key = comparisonKey(text);
  const day = DATE.exec(key)?.[0];
  if (day === undefined) return { problem: 'escreva o dia e a hora, como 06/09 8h' };
  const date = readPastDate(day, today);
  if ('problem' in date) return date;
  const time = readTime(
    key
      .replace(day, ' ')
      .replace(WEEKDAYS, ' ')
      .replace(/[\s,;–—-]+/g, ' ')
      .trim(),
  );
  return 'problem' in time ? time : { value: { date: date.value, time: time.value } };
}

/** The first day of a local date's month: what is before it may be imported as past. */
export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
