import { datesOfMonth, datesOfWeek, isSunday } from '../platform/dates/month.js';
import type { ScheduleType } from '../roster/index.js';

export interface Period {
  type: ScheduleType;
  year: number;
  /** 1-12 */
  month: number;
  /** Any day of the week that a weekly schedule covers. */
  startDate?: string;
}

/**
 * The local dates that a schedule covers, in order: the whole month, or one week from Sunday to Saturday. That week is
 * the one told by `startDate`, else the present one when today lies in the month, else the first that starts in it.
 * @param today local date in the parish's zone
 * @throws RangeError when `startDate` does not exist
 */
export function datesOfPeriod({ type, year, month, startDate }: Period, today: string): string[] {
  const dates = datesOfMonth(year, month);
  if (type === 'mensal') return dates;
  const day = startDate ?? dates.find((date) => date === today) ?? dates.find(isSunday)!;
  return datesOfWeek(day);
}
