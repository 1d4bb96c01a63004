/** Dates, times and instants as they are shown: pt-BR, on the parish's clock. Local dates never shift by a day. */
let zone = 'America/Sao_Paulo';

/** Sets the parish's IANA time zone, once its settings are known. */
export const setParishZone = (timeZone: string): void => {
  zone = timeZone;
};

const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it, and a month on the screen uses one thousands of times. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('pt-BR', options);
  formats.set(key, known);
  return known;
}

/** The first of a month is '1º de dezembro', which `Intl` does not know. */
const inWords = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  formatOf(options)
    .format(date)
    .replace(/\b1 de /, '1º de ');

const local = (date: string, options: Intl.DateTimeFormatOptions): string =>
  inWords(noon(date), { ...options, timeZone: 'UTC' });

const at = (instant: string, options: Intl.DateTimeFormatOptions): string =>
  inWords(new Date(instant), { ...options, timeZone: zone });

const DAY_MS = 86_400_000;

/** Milliseconds of UTC → '2026-12-06'. */
export const isoDay = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** '2026-12-31', 1 → '2027-01-01'. */
export const addDays = (date: string, days: number): string => isoDay(noon(date).getTime() + days * DAY_MS);

/** '2026-12-06' → '06/12/2026'. */
export const shortDate = (date: string): string =>
  local(date, { day: '2-digit', month: '2-digit', year: 'numeric' });

/** '2026-12-06' → '06/12'. */
export const dayAndMonth = (date: string): string => local(date, { day: '2-digit', month: '2-digit' });

/** '2026-12-06' → 'domingo, 6 de dezembro'; '2026-12-01' → 'terça-feira, 1º de dezembro'. */
export const longDate = (date: string): string =>
  local(date, { weekday: 'long', day: 'numeric', month: 'long' });

/** 'domingo, 6 de dezembro' → 'Domingo, 6 de dezembro', where a line begins with it. */
export const capital = (words: string): string =>
  words.slice(0, 1).toLocaleUpperCase('pt-BR') + words.slice(1);

/** '2026-12-06' → '6 de dezembro'. */
export const dayInMonth = (date: string): string => local(date, { day: 'numeric', month: 'long' });

/** 'domingo, 6 de dezembro' → 'no domingo, 6 de dezembro'; 'segunda-feira, …' → 'na segunda-feira, …'. */
const onDay = (words: string): string => `${/^(sábado|domingo)/.test(words) ? 'no' : 'na'} ${words}`;

/** '2026-12-06' → 'no domingo, 6 de dezembro'. */
export const onLongDate = (date: string): string => onDay(longDate(date));

/** '2026-12-06' → 'domingo'. */
export const weekdayOf = (date: string): string => local(date, { weekday: 'long' });

/** '2026-12-06' → 'dom.'. */
export const shortWeekday = (date: string): string => local(date, { weekday: 'short' });

/** '19:30' → '19h30', '08:00' → '8h00'. */
const toTheMinute = (time: string): string => time.replace(/^0?(\d+):(\d+).*/, '$1h$2');

/** '19:30' → '19h30', '08:00' → '8h'. */
export const hour = (time: string): string => toTheMinute(time).replace(/h00$/, 'h');

/** The date and time of a mass → 'domingo, 6 de dezembro, 8h'. */
export const massMoment = ({ date, time }: { date: string; time: string }): string =>
  `${longDate(date)}, ${hour(time)}`;

/** Minutes → '45 min', '1h', '1h29'. */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours}h` : `${hours}h${String(rest).padStart(2, '0')}`;
}

/** Year and month (1-12) → 'dezembro de 2026'. */
export const monthAndYear = (year: number, month: number): string =>
  local(`${year}-${String(month).padStart(2, '0')}-15`, { month: 'long', year: 'numeric' });

/** The twelve names, January first; in plain words, since the first use of `Intl` costs a slow phone 90 ms. */
export const MONTHS: readonly string[] =
  'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'.split(' ');

/** An instant → '06/12/2026' on the parish's clock. */
export const dateOf = (instant: string): string =>
  at(instant, { day: '2-digit', month: '2-digit', year: 'numeric' });

/** An instant → '19:30' on the parish's clock, as a form and the server have it. */
export const timeOf = (instant: string): string => at(instant, { hour: '2-digit', minute: '2-digit' });

/** An instant → '19h30' on the parish's clock. */
export const hourOf = (instant: string): string => hour(timeOf(instant));

/** An instant → '06/12/2026, 19h30' on the parish's clock. */
export const dateTimeOf = (instant: string): string => `${dateOf(instant)}, ${hourOf(instant)}`;

/** An instant → '06/12, 19h30' on the parish's clock. */
export const momentWords = (instant: string): string =>
  `${at(instant, { day: '2-digit', month: '2-digit' })}, ${hourOf(instant)}`;

/** An instant not long ago, by the days of the parish: 'hoje, 10h12', 'ontem, 23h', 'em 25/11, 8h'. */
export function recentMoment(instant: string, now: string): string {
  const days = daysBetween(instant, now);
  const words = momentWords(instant);
  return days > 1 ? `em ${words}` : words.replace(/^.*(?=,)/, days === 0 ? 'hoje' : 'ontem');
}

/** An instant → '6 de dezembro de 2026, 19h00' on the parish's clock: to the minute, as the specification has it. */
export const longDateTimeOf = (instant: string): string =>
  `${at(instant, { day: 'numeric', month: 'long', year: 'numeric' })}, ${toTheMinute(timeOf(instant))}`;

/** An instant → 'domingo, 6 de dezembro' on the parish's clock. */
export const longDateOf = (instant: string): string =>
  at(instant, { weekday: 'long', day: 'numeric', month: 'long' });

/** A day and a time on the parish's clock → the instant: '2026-12-06', '08:00' → '2026-12-06T11:00:00.000Z'. */
export function instantOf(date: string, time: string): string {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const read = new Date(wanted).toISOString();
  const shown = Date.parse(`${isoDateOf(read)}T${timeOf(read)}:00Z`);
  return new Date(2 * wanted - shown).toISOString();
}

/** The present day on the parish's clock: '2026-12-06'. */
export const today = (): string => isoDateOf(new Date().toISOString());

/** An instant → 'no domingo, 6 de dezembro' on the parish's clock. */
export const onLongDateOf = (instant: string): string => onDay(longDateOf(instant));

/** Year and month (1-12) of now on the parish's clock. */
export function thisMonth(): { year: number; month: number } {
  const [year = 0, month = 1] = today().split('-').map(Number);
  return { year, month };
}

/** Days of the parish's calendar from one instant to another: 0 on the same day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noon(isoDateOf(to)).getTime() - noon(isoDateOf(from)).getTime()) / DAY_MS);

/** An instant → '2026-12-06' on the parish's clock. */
export const isoDateOf = (instant: string): string => dateOf(instant).split('/').reverse().join('-');
