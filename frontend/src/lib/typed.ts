import { hour, isoDay, shortDate } from './dates.ts';

/** What to say of what {@link readDate} does not understand. */
export const NO_DATE = 'Esta data não existe. Escreva dia, mês e ano: 31/12/2026.';

const TYPED_DATE = /^(\d\d)(\d\d)(\d{4})$|^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const STORED_DATE = /^\d{4}-\d\d-\d\d$/;
const TYPED_TIME = /^(\d{1,2})(?:h|(?:h|:)(\d\d)|)$/i;

/** '06/12/2026', '6.12.2026', '06122026' or '2026-12-06' → '2026-12-06'; null: no day of any year. */
export function readDate(text: string): string | null {
  const typed = TYPED_DATE.exec(text.trim());
  const date = typed ? storedOf(typed.slice(1).filter(Boolean)) : text.trim();
  return STORED_DATE.test(date) && exists(date) ? date : null;
}

const storedOf = ([day = '', month = '', year = '']: string[]): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

function exists(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return isoDay(Date.UTC(year, month - 1, day)) === date;
}

/** A stored date as '06/12/2026'; what is none stays as it was typed. */
export const dateText = (value: string): string => (readDate(value) === value ? shortDate(value) : value);

/** '8h', '8', '19h30', '19:30' or '1930' → '19:30'; null: no time of the day. */
export function readTime(text: string): string | null {
  const [, hours = '', minutes = '00'] =
    TYPED_TIME.exec(text.trim()) ?? /^(\d\d)(\d\d)$/.exec(text.trim()) ?? [];
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60
    ? `${hours.padStart(2, '0')}:${minutes}`
    : null;
}

/** A stored time as '19h30'; what is none stays as it was typed. */
export const timeText = (value: string): string => (readTime(value) === value ? hour(value) : value);

/** What is wrong with the own password that confirms an act; undefined where one was typed. */
export const passwordMissing = (password: string): string | undefined =>
  password === '' ? 'Informe a sua senha.' : undefined;
