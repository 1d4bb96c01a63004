import { describe, expect, it } from 'vitest';
import { blankCreation, creationOf, proposedDeadline } from './creation-model.ts';

const december = { id: 4, year: 2026, month: 12, startDate: '2026-12-01' };

describe('proposedDeadline', () => {
  it.each([
    ['2026-11-03', '2026-11-20'],
    ['2026-11-13', '2026-11-20'],
    ['2026-11-14', '2026-11-21'],
    ['2026-11-23', '2026-11-30'],
    ['2026-11-24', ''],
    ['2027-02-01', ''],
  ])('should be from %s: "%s"', (from, deadline) => {
    expect(proposedDeadline(december, from)).toBe(deadline);
  });

  it('should be of the year before in January', () => {
    expect(proposedDeadline({ startDate: '2027-01-01' }, '2026-12-01')).toBe('2026-12-20');
  });
});

describe('creationOf', () => {
  it('should take month and year from the schedule, and leave to the server what was left empty', () => {
    const blank = { ...blankCreation(december, '2026-11-03'), responseDeadline: '' };
    expect(creationOf(blank, december)).toEqual({
      scheduleId: 4,
      year: 2026,
      month: 12,
      title: null,
      description: null,
      responseDeadline: null,
      allowUpdates: true,
      specialMasses: [],
    });
  });
});
