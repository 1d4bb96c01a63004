/** A minister's duties as an iCalendar file (RFC 5545). */
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { DateTime } from 'luxon';
import { timeZoneComponent } from '../platform/dates/ical-time-zone.js';
import { localToInstant } from '../platform/dates/instant.js';
import { singleLine } from '../platform/text.js';

export interface CalendarDuty {
  /** The same in every file and e-mail about the duty. */
  uid: string;
  /** Local date and time. */
  date: string;
  time: string;
  description: string;
  /** Only where it is not the parish's usual place. */
  location: string | null;
  liturgicalName: string | null;
  /** ISO 8601 instant of the last change to mass, place or publication. */
  modified: string;
  /** Seconds from the mass's record to that change: it never falls, as SEQUENCE demands (RFC 5545, 3.8.7.4). */
  sequence: number;
}

export interface CalendarParish {
  parishName: string;
  city: string;
  /** IANA name. */
  zone: string;
  /** Address of the own schedule. */
  link: string;
}

/** The id of a duty in calendar files: the same in every mail and feed, so that calendars know it again. */
export function dutyUid(slotId: number, ministerId: number): string {
  return `duty-${slotId}-${ministerId}@partilha`;
}

const DURATION_MINUTES = 60;
const DAY_SECONDS = 24 * 60 * 60;
/** How often calendars should read it anew, in seconds. */
const REFRESH_SECONDS = 60 * 60;

/**
 * The duties with local hours in the parish's zone and a reminder the day before. Other people's names stay out of it:
 * calendars upload what they read to their own makers. The same duties always give the same text.
 * @throws RangeError when a date, time or zone does not exist
 */
export function dutyCalendar(
  duties: readonly CalendarDuty[],
  { parishName, city, zone, link }: CalendarParish,
): string {
  const entries = duties.map((duty) => ({
    duty,
    start: DateTime.fromJSDate(localToInstant(duty.date, duty.time, zone), { zone }),
  }));
  const starts = entries.map(({ start }) => start);
  const calendar = ical({
    name: singleLine(`Minha escala: ${parishName}`),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Partilha', product: 'Escala', language: 'PT-BR' },
    ttl: REFRESH_SECONDS,
    // On each event only: a calendar-wide zone makes ical-generator 11 write DTSTAMP in local time.
    timezone: { name: null, generator: (name) => timeZoneComponent(name, starts) },
  });
  for (const { duty, start } of entries) {
    const modified = DateTime.fromISO(duty.modified, { zone: 'utc' });
    const place = [duty.location, parishName, city].filter((part) => part !== null && part !== '');
    calendar
      .createEvent({
        id: singleLine(duty.uid),
        sequence: duty.sequence,
        stamp: modified,
        start,
        end: start.plus({ minutes: DURATION_MINUTES }),
        timezone: zone,
        summary: singleLine(duty.description),
        description: [duty.liturgicalName, `Sua escala: ${link}`]
          .filter((line) => line !== null)
          .map(singleLine)
          .join('\n'),
        location: singleLine([...new Set(place)].join(', ')),
        alarms: [{ type: ICalAlarmType.display, triggerBefore: DAY_SECONDS }],
      })
      .lastModified(modified);
  }
  return calendar.toString();
}
