import { describe, expect, it } from '@jest/globals';
import ical, { type VEvent } from 'node-ical';
import { massCalendar } from './calendar-file.js';
import type { MailMass } from '../define-mail.js';

const parish = { parishName: 'Santuário São Judas', city: 'Sorocaba', zone: 'America/Sao_Paulo' };

const mass: MailMass = {
  uid: 'slot-1@partilha.example',
  date: '2026-12-06',
  time: '08:00',
  description: 'Missa dominical',
};

/** The events of a file as another program reads them. */
function eventsOf(file: string): VEvent[] {
  return Object.values(ical.sync.parseICS(file)).filter((part): part is VEvent => part?.type === 'VEVENT');
}

describe('massCalendar', () => {
  it('should be read back by another program with the same masses', () => {
    const file = massCalendar(
      [mass, { ...mass, uid: 'slot-2', time: '19:30', place: 'Capela São José', durationMinutes: 90 }],
      parish,
    );
    expect(
      eventsOf(file).map(({ uid, summary, location, start, end }) => ({
        uid,
        summary,
        location,
        start,
        end,
      })),
    ).toEqual([
      {
        uid: 'slot-1@partilha.example',
        summary: 'Missa dominical',
        location: 'Santuário São Judas, Sorocaba',
        start: new Date('2026-12-06T11:00:00Z'),
        end: new Date('2026-12-06T12:00:00Z'),
      },
      {
        uid: 'slot-2',
        summary: 'Missa dominical',
        location: 'Capela São José, Santuário São Judas, Sorocaba',
        start: new Date('2026-12-06T22:30:00Z'),
        end: new Date('2026-12-07T00:00:00Z'),
      },
    ]);
  });

  it('should be a publication with a reminder 20 minutes before and times stamped in UTC', () => {
    const lines = massCalendar([mass], parish).split('\r\n');
    expect(lines).toContain('METHOD:PUBLISH');
    expect(lines).toContain('DTSTART;TZID=America/Sao_Paulo:20261206T080000');
    expect(lines).toContain('TRIGGER:-PT20M');
    expect(lines.find((line) => line.startsWith('DTSTAMP'))).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
  });

  it('should define the zone with every offset that its masses meet', () => {
    // In 2018 daylight saving began in São Paulo at midnight of Sunday, 4 November.
    const file = massCalendar(
      [
        { ...mass, uid: 'b', date: '2018-11-04', time: '08:00' },
        { ...mass, uid: 'a', date: '2018-11-03', time: '19:30' },
        { ...mass, uid: 'c', date: '2018-11-11', time: '08:00' },
      ],
      parish,
    );
    expect(
      file.slice(file.indexOf('BEGIN:VTIMEZONE'), file.indexOf('BEGIN:VEVENT')).trim().split('\r\n'),
    ).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/Sao_Paulo',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0300',
      'TZOFFSETTO:-0300',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20181104T000000',
      'TZOFFSETFROM:-0300',
      'TZOFFSETTO:-0200',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ]);
    expect(eventsOf(file).map(({ start }) => start.toISOString())).toEqual([
      '2018-11-04T10:00:00.000Z',
      '2018-11-03T22:30:00.000Z',
      '2018-11-11T10:00:00.000Z',
    ]);
  });

  it('should name the place without a city where the parish has none', () => {
    const [event] = eventsOf(massCalendar([mass], { ...parish, city: '' }));
    expect(event?.location).toBe('Santuário São Judas');
  });

  it('should keep hostile text inside its own property', () => {
    const hostile = 'Missa; das, 8h\\\r\nEND:VEVENT\nATTACH:https://golpe.example\u0000';
    const file = massCalendar([{ ...mass, uid: hostile, description: hostile, place: hostile }], {
      ...parish,
      parishName: hostile,
      city: hostile,
    });
    const [event, ...others] = eventsOf(file);
    expect(others).toEqual([]);
    expect(event?.summary).toBe('Missa; das, 8h\\ END:VEVENT ATTACH:https://golpe.example');
    expect(file.split('\r\n').filter((line) => line.startsWith('ATTACH'))).toEqual([]);
    expect(file).not.toContain('\u0000');
  });

  it.each([
    { ...mass, date: '2026-02-30' },
    { ...mass, time: '8h' },
  ])('should refuse $date $time', (impossible) => {
    expect(() => massCalendar([impossible], parish)).toThrow(RangeError);
  });
});
