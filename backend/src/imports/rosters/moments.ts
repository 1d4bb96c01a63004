/** When a mass of the past was: "dom 06/09 8h", "06/09/2026 às 19h30", "2026-09-06 08:00". */
import { isIsoDate, isIsoTime } from '../../platform/dates/month.js';
import { comparisonKey } from '../../platform/text.js';
import { readDate, type Read } from '../people/cells.js';

export interface Moment {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
}

const DATE = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}(?:[/.](?:\d{4}|\d{2}))?/;
const WEEKDAYS = /\b(?:dom|seg|ter|qua|qui|sex|sab)[a-z]*\.?(?:[\s-]*feira)?/g;

/**
 * A day; of one without a year, the last that has passed.
 * @param today local date.
 */
export function readPastDate(text: string, today: string): Read<string> {
  const key = comparisonKey(text)
    .replace(WEEKDAYS, ' ')
    .replace(/^[\s,-]+|[\s,-]+$/g, '');
  const short = /^(\d{1,2})[/.](\d{1,2})$/.exec(key);
  if (!short) return readDate(key, today);
  const rest = `-${short[2]!.padStart(2, '0')}-${short[1]!.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  for (const year of [thisYear, thisYear - 1, thisYear - 2, thisYear - 3, thisYear - 4]) {
    const date = `${year}${rest}`;
    if (isIsoDate(date) && date < today) return { value: date };
  }
  return { problem: 'esse dia não existe' };
}

/** An hour: 8, 8h, 08:00, 19h30, às 19h. */
export function readTime(text: string): Read<string> {
  const key = comparisonKey(text).replace(/^(?:as|a) /, '');
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
