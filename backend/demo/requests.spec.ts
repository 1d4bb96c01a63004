import { describe, expect, it } from '@jest/globals';
import { daysBetween } from '../src/platform/dates/month.js';
import { comparisonKey } from '../src/platform/text.js';
import { availabilityOptions } from '../src/timetable/availability-options.js';
import { STANDARD_TIMETABLE } from '../src/timetable/standard-timetable.js';
import { WIZARD_EXPERIENCES } from '../src/ministers/experience.js';
import { demoPeople } from './people.js';
import { demoRequests } from './requests.js';

const TODAY = '2026-11-10';
const OPTIONS = availabilityOptions(STANDARD_TIMETABLE);
const VALUES = OPTIONS.map(({ value }) => value);

describe.each(['demo', 9])('demoRequests with seed %s', (seed) => {
  const people = demoPeople(seed, TODAY, OPTIONS);
  const requests = demoRequests(seed, TODAY, OPTIONS, people);
  const pending = requests.filter(({ status }) => status === 'pending');
  const rejected = requests.filter(({ status }) => status === 'rejected');

  it('should be the same for the same seed', () => {
    expect(demoRequests(seed, TODAY, OPTIONS, people)).toEqual(requests);
  });

  it('should have eight pending and three rejected with a reason', () => {
    expect(pending).toHaveLength(8);
    expect(rejected).toHaveLength(3);
    for (const { reviewComments, reviewedAt, createdAt } of rejected) {
      expect(reviewComments?.length).toBeGreaterThan(40);
      expect((reviewedAt ?? '') > createdAt && (reviewedAt ?? '') < TODAY).toBe(true);
    }
    for (const { reviewComments, reviewedAt } of pending)
      expect([reviewComments, reviewedAt]).toEqual([null, null]);
  });

  it.each(['fullName', 'scheduleName', 'email', 'phone'] as const)(
    'should share no %s with a minister',
    (field) => {
      const values = [...people, ...requests].map((one) => comparisonKey(one[field]));
      expect(new Set(values).size).toBe(values.length);
    },
  );

  it('should be complete, adult and made before today', () => {
    for (const request of requests) {
      expect(Object.values(request)).not.toContain(undefined);
      expect(WIZARD_EXPERIENCES).toContain(request.experience);
      expect(request.availability.length).toBeGreaterThan(0);
      expect(VALUES).toEqual(expect.arrayContaining(request.availability));
      expect(daysBetween(request.birthDate, TODAY)).toBeGreaterThan(18 * 366);
      expect(new Date(request.createdAt).toISOString()).toBe(request.createdAt);
      expect(request.createdAt < TODAY).toBe(true);
      expect(request.consent).toEqual({
        at: request.createdAt,
        address: expect.stringMatching(/^203\.0\.113\.\d+$/),
        guardianName: null,
      });
    }
  });

  it('should try the screens with a very long name and a text that looks hostile', () => {
    expect(Math.max(...pending.map(({ fullName }) => fullName.length))).toBeGreaterThan(90);
    const [odd] = pending.filter(({ observations }) => observations?.includes('<script>'));
    expect(odd?.observations?.length).toBeGreaterThan(500);
    expect(odd?.observations?.length).toBeLessThan(2000);
    expect(odd?.observations).toContain('DROP TABLE');
  });
});
