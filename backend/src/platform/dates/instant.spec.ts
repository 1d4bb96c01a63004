import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instantToLocal, localToInstant } from './instant.js';
import { datesOfMonth } from './month.js';

const SAO_PAULO = 'America/Sao_Paulo';
const ZONES = [SAO_PAULO, 'America/Noronha', 'America/Rio_Branco', 'Asia/Tokyo', 'Pacific/Kiritimati', 'UTC'];

const times = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
/** From 2020 on, after daylight saving ended in Brazil (Decreto 9.772/2019). */
const dates = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 86_400_000, max: Date.UTC(2060, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe('instant', () => {
  it('should place a local time at its instant', () => {
    expect(localToInstant('2026-12-06', '08:00', SAO_PAULO).toISOString()).toBe('2026-12-06T11:00:00.000Z');
    expect(localToInstant('2026-12-31', '23:30', SAO_PAULO).toISOString()).toBe('2027-01-01T02:30:00.000Z');
    expect(localToInstant('2018-12-06', '08:00', SAO_PAULO).toISOString()).toBe('2018-12-06T10:00:00.000Z');
  });

  it('should read an instant on the local clock', () => {
    expect(instantToLocal(new Date('2026-12-06T02:59:59Z'), SAO_PAULO)).toEqual({
      date: '2026-12-05',
      time: '23:59',
    });
    expect(instantToLocal(new Date('2026-12-06T03:00:00Z'), SAO_PAULO)).toEqual({
      date: '2026-12-06',
      time: '00:00',
    });
  });

  it('should bring every local date and time back unshifted', () => {
    fc.assert(
      fc.property(dates, times, fc.constantFrom(...ZONES), (date, time, zone) => {
        expect(instantToLocal(localToInstant(date, time, zone), zone)).toEqual({ date, time });
      }),
      { numRuns: 1000 },
    );
  });

  it('should keep the date even when daylight saving skips its midnight', () => {
    expect(instantToLocal(localToInstant('2018-11-04', '00:00', SAO_PAULO), SAO_PAULO)).toEqual({
      date: '2018-11-04',
      time: '01:00',
    });
    for (let year = 2005; year < 2020; year++) {
      for (const date of [1, 2, 10, 11, 12].flatMap((month) => datesOfMonth(year, month))) {
        for (const time of ['00:00', '06:30', '23:59']) {
          expect(instantToLocal(localToInstant(date, time, SAO_PAULO), SAO_PAULO).date).toBe(date);
        }
      }
    }
  });

  it('should refuse what does not exist', () => {
    expect(() => localToInstant('2026-02-29', '08:00', SAO_PAULO)).toThrow(RangeError);
    expect(() => localToInstant('2026-02-28', '8h', SAO_PAULO)).toThrow(RangeError);
    expect(() => localToInstant('2026-02-28', '08:00', 'America/Sao_Paolo')).toThrow(RangeError);
    expect(() => instantToLocal(new Date(NaN), SAO_PAULO)).toThrow(RangeError);
  });
});
