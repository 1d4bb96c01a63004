import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { DateTime } from 'luxon';
import { timeZoneComponent } from '../../platform/dates/ical-time-zone.js';
import { localToInstant } from '../../platform/dates/instant.js';
import type { MailAttachment, MailMass, MailParish } from '../define-mail.js';
import { singleLine } from './plain-text.js';

/** To those whose calendar reads their duties by itself. */
export const CALENDAR_FOLLOWS =
  'O calendário que acompanha a sua escala se atualiza sozinho: não precisa mudar nada nele.';

/** How long before a mass its ministers are expected, in minutes. */
export const ARRIVAL_MINUTES = 20;

const DEFAULT_DURATION_MINUTES = 60;

/**
 * The masses as an iCalendar file (RFC 5545) to be added to the recipient's calendar: local hours in
 * the parish's zone and a reminder 20 minutes before. Importing a newer file updates masses of the
 * same `uid` instead of doubling them.
 * @throws RangeError when a date, time or zone does not exist
 */
export function massCalendar(
  masses: readonly MailMass[],
  { parishName, city, zone }: Pick<MailParish, 'parishName' | 'city' | 'zone'>,
): string {
  const entries = masses.map((mass) => ({
    mass,
    start: DateTime.fromJSDate(localToInstant(mass.date, mass.time, zone), { zone }),
  }));
  const starts = entries.map(({ start }) => start);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Partilha', product: 'Escala', language: 'PT-BR' },
    // The zone is set on each event only: a calendar-wide one makes ical-generator 11 write DTSTAMP
    // in the server's local time, where RFC 5545 3.8.7.2 demands UTC.
    timezone: { name: null, generator: (name) => timeZoneComponent(name, starts) },
  });
  for (const { mass, start } of entries) {
    const location = [mass.place, parishName, city].filter(Boolean);
    calendar.createEvent({
      id: singleLine(mass.uid),
      start,
      end: start.plus({ minutes: mass.durationMinutes ?? DEFAULT_DURATION_MINUTES }),
      timezone: zone,
      summary: singleLine(mass.description),
      location: singleLine([...new Set(location)].join(', ')),
      alarms: [{ type: ICalAlarmType.display, triggerBefore: ARRIVAL_MINUTES * 60 }],
    });
  }
  return calendar.toString();
}

/** The calendar file of the masses as a mail's attachment; none where there is no mass. */
export function calendarAttachments(masses: readonly MailMass[], parish: MailParish): MailAttachment[] {
  if (masses.length === 0) return [];
  return [
    {
      filename: 'minhas-missas.ics',
      content: massCalendar(masses, parish),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
}
