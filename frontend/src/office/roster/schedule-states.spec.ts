import { describe, expect, it } from 'vitest';
import { canBePublished, firstDayFrom, isOpen, stepsFrom, type ScheduleStatus } from './schedule-states.ts';

const STATUSES: ScheduleStatus[] = ['draft', 'planning', 'active', 'published', 'completed', 'archived'];

describe('stepsFrom', () => {
  it('should offer the steps that the server allows, publication aside', () => {
    const steps = Object.fromEntries(STATUSES.map((from) => [from, stepsFrom(from).map(({ to }) => to)]));
    expect(steps).toEqual({
      draft: ['planning', 'active'],
      planning: ['active'],
      active: ['planning'],
      published: ['completed'],
      completed: ['archived'],
      archived: [],
    });
  });

  it('should ask before steps that cannot be taken back', () => {
    const asked = STATUSES.flatMap((from) => stepsFrom(from).filter(({ warning }) => warning));
    expect(asked.map(({ to }) => to)).toEqual(['completed', 'archived']);
  });
});

describe('firstDayFrom', () => {
  it('should be today while the schedule runs, else its first day', () => {
    const month = { startDate: '2026-12-01', endDate: '2026-12-31' };
    const days = ['2026-11-20', '2026-12-01', '2026-12-15', '2026-12-31', '2027-01-01'];
    expect(days.map((today) => firstDayFrom(today, month))).toEqual([
      '2026-12-01',
      '2026-12-01',
      '2026-12-15',
      '2026-12-31',
      '2026-12-01',
    ]);
  });
});

describe('what a state allows', () => {
  it('should be publishable before publication, and open until it is over', () => {
    expect(STATUSES.filter(canBePublished)).toEqual(['draft', 'planning', 'active']);
    expect(STATUSES.filter(isOpen)).toEqual(['draft', 'planning', 'active', 'published']);
  });
});
