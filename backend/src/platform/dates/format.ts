/** Dates and times as Brazilians write them. */
import { DateTime } from 'luxon';
import { isIsoDate, isIsoTime, isoDate } from './month.js';

/** `domingo, 6 de dezembro`, `terça-feira, 1º de dezembro` */
export function formatLongDate(date: string): string {
  return inPortuguese(date, "cccc, d 'de' LLLL").replace(/\b1 de /, '1º de ');
}

/** `06/12` */
export function formatDayMonth(date: string): string {
  return inPortuguese(date, 'dd/LL');
}

/** `06/12/2026` */
export function formatShortDate(date: string): string {
  return inPortuguese(date, 'dd/LL/yyyy');
}

/** `dezembro de 2026`, from a month 1-12. */
export function formatMonth(year: number, month: number): string {
  return inPortuguese(isoDate(year, month, 1), "LLLL 'de' yyyy");
}

/** `setembro a novembro de 2026`, from two months `YYYY-MM`; a single one alone, both years where they differ. */
export function formatMonths(from: string, to: string): string {
  const [first, last] = [from, to].map((month) => formatMonth(...yearAndMonth(month))) as [string, string];
  if (from === to) return first;
  const [name = ''] = first.split(' ');
  return `${from.slice(0, 4) === to.slice(0, 4) ? name : first} a ${last}`;
}

const yearAndMonth = (month: string): [number, number] => [Number(month.slice(0, 4)), Number(month.slice(5))];

/** `8h`, `19h30`, from `HH:MM`. Throws RangeError on anything else. */
export function formatTime(time: string): string {
  if (!isIsoTime(time)) throw new RangeError(`Not a time: ${time}`);
  const minutes = time.slice(3);
  return `${Number(time.slice(0, 2))}h${minutes === '00' ? '' : minutes}`;
}

/** `domingo, 6 de dezembro, 8h` */
export function formatDateTime(date: string, time: string): string {
  return `${formatLongDate(date)}, ${formatTime(time)}`;
}

/** `8h, 10h e 19h` */
export function formatTimes(times: readonly string[]): string {
  return LIST.format(times.map(formatTime));
}

const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

function inPortuguese(date: string, pattern: string): string {
  if (!isIsoDate(date)) throw new RangeError(`Not a date: ${date}`);
  return DateTime.fromISO(date, { zone: 'utc', locale: 'pt-BR' }).toFormat(pattern);
}
