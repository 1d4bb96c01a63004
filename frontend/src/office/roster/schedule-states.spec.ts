import { describe, expect, it } from 'vitest';
import { canBePublished, isOpen, stepsFrom, type ScheduleStatus } from './schedule-states.ts';

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

describe('what a state allows', () => {
  it('should be publishable before publication, and open until it is over', () => {
    expect(STATUSES.filter(canBePublished)).toEqual(['draft', 'planning', 'active']);
    expect(STATUSES.filter(isOpen)).toEqual(['draft', 'planning', 'active', 'published']);
  });
});
