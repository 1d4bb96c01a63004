import { expect, it } from 'vitest';
import { mayBeKept, teamDays, teamsAddress } from './kept-addresses.ts';

const kept = (address: string): boolean => mayBeKept(new URL(address, 'https://paroquia.test'), '2026-12-31');

it('should be what is the own, and who serves in these days alone', () => {
  for (const own of ['/api/my-duties', '/api/questionnaires/4/prospect', '/api/personal-messages/sent'])
    expect(kept(own)).toBe(true);
  for (const others of ['/api/ministers', '/api/attendance', '/api/schedules/3/editor', '/api/my-duties/7'])
    expect(kept(others)).toBe(false);
  expect(teamDays('2026-12-31')).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
  for (const day of teamDays('2026-12-31')) expect(kept(teamsAddress(day))).toBe(true);
  for (const day of ['2026-12-24', '2026-12-29', '2027-01-04']) expect(kept(teamsAddress(day))).toBe(false);
});
