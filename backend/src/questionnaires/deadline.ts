/** When a questionnaire stops taking answers, and who is reminded when. */
import { DateTime } from 'luxon';
import { formatShortDate, formatTime } from '../platform/dates/format.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { DAY } from '../platform/clock.js';

/** Days before the deadline on which those who have not answered are reminded. */
export const REMINDER_DAYS: readonly number[] = [3, 1];

/**
 * The instant of a deadline: an instant with its offset as it is, a local date and time in the parish's zone, and a
 * date alone as the end of that day there.
 * @param text checked by the field decorator `Instant`.
 */
export function readDeadline(text: string, zone: string): Date {
  const read = DateTime.fromISO(text.replace(' ', 'T'), { zone });
  return (text.length === 'YYYY-MM-DD'.length ? read.endOf('day') : read).toJSDate();
}

/** A questionnaire without a deadline is never over by it. */
export function isOver(deadline: Date | null, now: Date): boolean {
  return deadline !== null && deadline <= now;
}

/** `25/11/2026 às 23h59` */
export function formatDeadline(deadline: Date, zone: string): string {
  const { date, time } = instantToLocal(deadline, zone);
  return `${formatShortDate(date)} às ${formatTime(time)}`;
}

/** The instant of a reminder. */
export function reminderAt(deadline: Date, daysLeft: number): Date {
  return new Date(deadline.getTime() - daysLeft * DAY);
}

/** Whether a reminder is due: its time has come, and neither that of the next one nor the deadline has. */
export function isReminderDue(deadline: Date, daysLeft: number, now: Date): boolean {
  const next = Math.max(0, ...REMINDER_DAYS.filter((days) => days < daysLeft));
  return reminderAt(deadline, daysLeft) <= now && now < reminderAt(deadline, next);
}

/** Whole days until the deadline, begun ones included. */
export function daysUntil(deadline: Date, now: Date): number {
  return Math.ceil((deadline.getTime() - now.getTime()) / DAY);
}
