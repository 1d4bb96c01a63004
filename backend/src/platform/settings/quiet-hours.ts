import { instantToLocal, localToInstant } from '../dates/instant.js';
import { addDays } from '../dates/month.js';
import type { SubstitutionLimits } from './settings.js';

/** The first instant from `now` on at which people may be asked or written to: nobody is woken. */
export function afterNight(
  now: Date,
  { quietFrom, quietUntil }: Pick<SubstitutionLimits, 'quietFrom' | 'quietUntil'>,
  zone: string,
): Date {
  const { date, time } = instantToLocal(now, zone);
  const spansMidnight = quietFrom > quietUntil;
  const isQuiet = spansMidnight
    ? time >= quietFrom || time < quietUntil
    : time >= quietFrom && time < quietUntil;
  if (!isQuiet) return now;
  return localToInstant(time < quietUntil ? date : addDays(date, 1), quietUntil, zone);
}
