import { describe, expect, it } from 'vitest';
import { hasBegun, splitDuties, teamOrder, whenWords } from './my-schedule-model.ts';

const duty = (dateTime: string, past = false) => ({ dateTime, past });
const now = Date.parse('2026-11-22T14:00:00.000Z');

describe('splitDuties', () => {
  const yesterday = duty('2026-11-21T13:00:00.000Z', true);
  const longAgo = duty('2026-09-28T22:30:00.000Z', true);
  const thisMorning = duty('2026-11-22T09:30:00.000Z');
  const underWay = duty('2026-11-22T13:00:00.000Z');
  const tonight = duty('2026-11-22T22:00:00.000Z');
  const nextWeek = duty('2026-11-29T13:00:00.000Z');

  it('should put the next mass first and the last one that is over first', () => {
    expect(splitDuties([nextWeek, longAgo, tonight, yesterday], now)).toEqual({
      upcoming: [tonight, nextWeek],
      past: [yesterday, longAgo],
    });
  });

  it("should count a mass of today's morning as over, and one under way as not", () => {
    expect(splitDuties([thisMorning, underWay], now)).toEqual({ upcoming: [underWay], past: [thisMorning] });
  });

  it('should answer two empty lists for nobody', () => {
    expect(splitDuties([], now)).toEqual({ upcoming: [], past: [] });
  });
});

describe('hasBegun', () => {
  it('should be so from the very minute on', () => {
    expect(hasBegun(duty('2026-11-22T14:00:00.000Z'), now)).toBe(true);
    expect(hasBegun(duty('2026-11-22T14:00:01.000Z'), now)).toBe(false);
  });
});

describe('whenWords', () => {
  it.each([
    ['2026-11-22', 'Hoje'],
    ['2026-11-23', 'Amanhã'],
    ['2026-11-24', 'Em 2 dias'],
    ['2027-01-01', 'Em 40 dias'],
    ['2026-11-21', null],
  ])('should tell of %s: %s', (date, words) => {
    expect(whenWords(date, '2026-11-22')).toBe(words);
  });
});

describe('teamOrder', () => {
  it('should put coordinators first and keep the rest as it is', () => {
    const member = (scheduleName: string, role: 'Coordenador' | 'Ministro') => ({
      ministerId: scheduleName.length,
      scheduleName,
      role,
      profileImageUrl: null,
      profileImagePosition: { x: 0, y: 0 },
      profileImageRotation: 0,
      profileImageScale: 1,
      phone: null,
      email: null,
      seeksSubstitute: false,
    });
    const team = [member('Ana', 'Ministro'), member('Bento', 'Ministro'), member('Célia', 'Coordenador')];
    expect(teamOrder(team).map(({ scheduleName }) => scheduleName)).toEqual(['Célia', 'Ana', 'Bento']);
  });
});
