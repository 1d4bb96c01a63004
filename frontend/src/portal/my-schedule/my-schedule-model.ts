import type { Answer } from '../../api/client.ts';
import { dayInMonth, hour, weekdayOf } from '../../lib/dates.ts';

export type Duty = Answer<'GET /api/my-duties'>[number];
export type TeamMember = Duty['team'][number];

const MASS_MS = 90 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a mass has begun; from then on nobody can be asked to take the place. */
export const hasBegun = (duty: Pick<Duty, 'dateTime'>, now: number): boolean =>
  Date.parse(duty.dateTime) <= now;

/** Whether the server asks the person to say that they come, or they have said so. */
export const isNear = ({ asksConfirmation, confirmedAt }: Duty): boolean =>
  asksConfirmation || confirmedAt !== null;

/** Whether somebody else is being looked for; no longer once nobody is left to be asked. */
export const isSought = ({ substitution }: Pick<Duty, 'substitution'>): boolean =>
  Boolean(substitution && substitution.status !== 'exhausted');

/** The masses still to come, the next one first, and those that are over, the last one first. */
export function splitDuties<D extends Pick<Duty, 'dateTime' | 'past'>>(
  duties: readonly D[],
  now: number,
): { upcoming: D[]; past: D[] } {
  const byTime = [...duties].sort((a, b) => Date.parse(a.dateTime) - Date.parse(b.dateTime));
  const isOver = (duty: D): boolean => duty.past || Date.parse(duty.dateTime) + MASS_MS <= now;
  return {
    upcoming: byTime.filter((duty) => !isOver(duty)),
    past: byTime.filter(isOver).reverse(),
  };
}

/** How far a local date is from today, in words; null for dates that are over. */
export function whenWords(date: string, today: string): string | null {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
  if (days < 0) return null;
  return ['Hoje', 'Amanhã'][days] ?? `Em ${days} dias`;
}

/** A mass in three lines: 'Amanhã, segunda', '6h30', '23 de novembro'. @param today null: not known yet. */
export function headlineOf({ date, time }: Pick<Duty, 'date' | 'time'>, today: string | null) {
  const weekday = weekdayOf(date).replace('-feira', '');
  const when = today && whenWords(date, today);
  return { day: when ? `${when}, ${weekday}` : weekday, hour: hour(time), date: dayInMonth(date) };
}

/** The people of a mass: coordinators first, then by name as the server sorts them. */
export const teamOrder = (team: readonly TeamMember[]): TeamMember[] =>
  [...team].sort((a, b) => Number(b.role === 'Coordenador') - Number(a.role === 'Coordenador'));
