import { describe, expect, it } from 'vitest';
import { indexOf, type Roster } from '../editor/editor-model.ts';
import {
  asksForExchange,
  dropWords,
  moveTo,
  obstaclesAt,
  obstaclesIn,
  targetsOf,
  wordsOf,
} from './targets-model.ts';

const mass = (id: number, date: string, changes: Partial<Roster['masses'][number]> = {}) => ({
  id,
  date,
  time: '08:00',
  description: 'Missa dominical',
  location: null,
  warning: null,
  begun: false,
  asked: true,
  required: 2,
  experienced: 0,
  filled: 0,
  missing: 2,
  shortage: null,
  ...changes,
});

const ana: Roster['ministers'][number] = {
  id: 1,
  name: 'Ana',
  photo: null,
  serves: true,
  experienced: false,
  answers: 'aaana',
  duties: 1,
  dutiesElsewhere: 0,
  limit: 1,
  offered: 4,
  share: 1,
  balance: 0,
  relatives: [],
};

const index = indexOf({
  scheduleId: 1,
  title: 'Dezembro',
  status: 'published',
  revision: 1,
  canUndo: false,
  canRedo: false,
  proposalRunId: null,
  minRestDays: 2,
  days: [],
  masses: [
    mass(10, '2026-12-01', { begun: true }),
    mass(11, '2026-12-06'),
    mass(12, '2026-12-06', { time: '10:00' }),
    mass(13, '2026-12-08'),
    mass(14, '2026-12-13'),
  ],
  ministers: [ana],
  assignments: [
    {
      slotId: 11,
      ministerId: 1,
      origin: 'automatic',
      pinned: false,
      overrideReason: null,
      conflicts: [],
    },
  ],
});

const obstacles = obstaclesIn([
  { ministerId: 1, slotId: 10, obstacles: [] },
  { ministerId: 1, slotId: 12, obstacles: [] },
  { ministerId: 1, slotId: 13, obstacles: ['respondeu indisponível', 'limite de 1 missa atingido'] },
  { ministerId: 1, slotId: 14, obstacles: [] },
]);

const told = (targets: ReturnType<typeof targetsOf>['fitting']) =>
  targets.map(({ mass: { id }, obstacles: against }) => [id, ...against]);

describe('obstaclesAt', () => {
  it('should tell what the server said, and nothing where it has not', () => {
    const at = (slotId: number, from?: number) =>
      obstaclesAt(obstacles, { ministerId: 1, ...(from && { from }) }, index.masses.get(slotId)!);
    expect(at(13)).toEqual(['respondeu indisponível', 'limite de 1 missa atingido']);
    expect(at(14)).toEqual([]);
    expect(at(10)).toEqual(['já começou']);
    expect(at(11, 11)).toEqual(['já serve nesta missa']);
    expect(at(11)).toBeNull();
    expect(obstaclesIn(undefined)(1, 14)).toBeNull();
  });
});

describe('wordsOf', () => {
  it('should say what is in the way, or that nothing is', () => {
    expect(wordsOf(['já começou', 'data bloqueada'])).toBe('já começou; data bloqueada');
    expect(wordsOf([])).toBe('pode servir');
  });
});

describe('targetsOf', () => {
  it('should put the masses that fit first and those that have begun last, and say what speaks against the others', () => {
    const { fitting, blocked } = targetsOf(index, { ministerId: 1, from: 11 }, obstacles);
    expect(told(fitting)).toEqual([[12], [14]]);
    expect(told(blocked)).toEqual([
      [13, 'respondeu indisponível', 'limite de 1 missa atingido'],
      [10, 'já começou'],
    ]);
  });
});

describe('moveTo', () => {
  it('should move, add, or leave somebody where they are', () => {
    expect(moveTo(index, { ministerId: 1, from: 11 }, 14)).toEqual({ ministerId: 1, from: 11, to: 14 });
    expect(moveTo(index, { ministerId: 1 }, 14)).toEqual({ ministerId: 1, to: 14 });
    expect(moveTo(index, { ministerId: 1 }, 11)).toBeNull();
  });
});

describe('targetsOf a month that is full', () => {
  it('should set the masses apart where somebody can take a place by an exchange', () => {
    const roster = {
      ...index.roster,
      masses: [mass(11, '2026-12-06'), mass(12, '2026-12-07', { missing: 0 })],
    };
    const { fitting, full, blocked } = targetsOf(indexOf(roster), { ministerId: 1, from: 11 }, () => [
      'a missa já está completa',
    ]);
    expect(told(full)).toEqual([[12, 'a missa já está completa']]);
    expect([...fitting, ...blocked]).toEqual([]);
  });
});

describe('dropWords', () => {
  it('should offer an exchange where only that it is full speaks against a mass, and somebody can take the place', () => {
    const full = mass(12, '2026-12-07', { missing: 0 });
    const moving = { ministerId: 1, from: 11 };
    const isFull = ['a missa já está completa'];
    expect(dropWords(moving, full, isFull)).toBe('completa: troca com alguém');
    expect(dropWords({ ministerId: 1 }, full, isFull)).toBe('a missa já está completa');
    expect(dropWords(moving, full, [...isFull, 'respondeu indisponível'])).toBe(
      'a missa já está completa; respondeu indisponível',
    );
    expect(dropWords(moving, { ...full, begun: true }, isFull)).toBe('a missa já está completa');
    expect(dropWords(moving, mass(12, '2026-12-07'), [])).toBe('pode servir');
    expect(asksForExchange(moving, full, null)).toBe(true);
  });
});
