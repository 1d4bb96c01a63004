import { localToInstant, instantToLocal } from '../src/platform/dates/instant.js';
import { addDays, isoDate, monthOf, yearOf } from '../src/platform/dates/month.js';

/** A calendar month; `month` is 1-12. */
export interface CalendarMonth {
  year: number;
  month: number;
}

/** The moment at which the demonstration parish is made, and instants counted from it on the parish's clock. */
export class DemoMoment {
  /** Local date, `YYYY-MM-DD`. */
  readonly today: string;

  constructor(
    readonly now: Date,
    readonly timeZone: string,
  ) {
    this.today = instantToLocal(now, timeZone).date;
  }

  /** The instant of a local date and time. */
  at(date: string, time: string): Date {
    return localToInstant(date, time, this.timeZone);
  }

  /** The instant of a local time (`HH:MM`) so many days ago; never later than now. */
  daysAgo(days: number, time: string): Date {
    const instant = this.at(addDays(this.today, -days), time);
    return instant < this.now ? instant : this.now;
  }

  /** The present month, or the one so many months later (+) or earlier (-). */
  month(offset = 0): CalendarMonth {
    const months = yearOf(this.today) * 12 + monthOf(this.today) - 1 + offset;
    return { year: Math.floor(months / 12), month: (months % 12) + 1 };
  }

  /** `YYYY-MM-DD` of a day in the month so many months away. */
  dayOfMonth(offset: number, day: number): string {
    const { year, month } = this.month(offset);
    return isoDate(year, month, day);
  }
}

/** The record as one that was made, and last changed, at an instant. */
export function madeAt<T extends { createdAt: Date; updatedAt: Date }>(record: T, at: Date): T {
  record.createdAt = at;
  record.updatedAt = at;
  return record;
}
