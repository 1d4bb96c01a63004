/** Between the parish's wall clock and instants. The zone is always given, never the machine's. */
import { DateTime, IANAZone } from 'luxon';
import { isIsoDate, isIsoTime } from './month.js';

export interface LocalDateTime {
  /** `YYYY-MM-DD` in the zone. */
  date: string;
  /** `HH:MM` in the zone. */
  time: string;
}

/**
 * The instant at which a clock in the zone shows this date and time. An hour skipped by daylight
 * saving counts as the hour after it; one that happens twice is the first of the two.
 * @throws RangeError on a date, time or zone that does not exist
 */
export function localToInstant(date: string, time: string, zone: string): Date {
  if (!isIsoDate(date) || !isIsoTime(time)) throw new RangeError(`Not a date and time: ${date} ${time}`);
  return DateTime.fromISO(`${date}T${time}`, { zone: knownZone(zone) }).toJSDate();
}

/**
 * What a clock in the zone shows at the instant, to the minute.
 * @throws RangeError on an invalid instant or zone
 */
export function instantToLocal(instant: Date, zone: string): LocalDateTime {
  const local = DateTime.fromJSDate(instant, { zone: knownZone(zone) });
  if (!local.isValid) throw new RangeError('Not an instant');
  return { date: local.toFormat('yyyy-MM-dd'), time: local.toFormat('HH:mm') };
}

function knownZone(zone: string): IANAZone {
  const known = IANAZone.create(zone);
  if (!known.isValid) throw new RangeError(`Unknown time zone: ${zone}`);
  return known;
}
