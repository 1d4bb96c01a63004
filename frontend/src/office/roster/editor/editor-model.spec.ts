import { describe, expect, it } from 'vitest';
import {
  ASKED,
  applyChange,
  describeChange,
  describeMoves,
  entering,
  indexOf,
  isUnresolved,
  markOf,
  stepToUndo,
  type Roster,
  type RosterChange,
} from './editor-model.ts';

const mass = (id: number, date: string, time: string, missing = 1): Roster['masses'][number] => ({
  id,
  date,
  time,
  description: 'Missa dominical',
  location: null,
  warning: null,
  begun: false,
  asked: true,
  required: 2,
  experienced: 0,
  filled: 2 - missing,
  missing,
  shortage: null,
});

const minister = (id: number, name: string, answers: string, limit = 4): Roster['ministers'][number] => ({
  id,
  name,
  photo: null,
  serves: true,
  experienced: false,
  answers,
  duties: 0,
  dutiesElsewhere: 0,
  limit,
  offered: 1,
  share: 1,
  balance: 0,
  relatives: [],
});

const place = (slotId: number, ministerId: number): Roster['assignments'][number] => ({
  slotId,
  ministerId,
  origin: 'manual',
  pinned: false,
  overrideReason: null,
  conflicts: [],
});

const roster: Roster = {
  scheduleId: 1,
  title: 'Dezembro',
  status: 'planning',
  revision: 3,
  canUndo: false,
  canRedo: false,
  proposalRunId: null,
  minRestDays: 2,
  days: [],
  masses: [
    mass(10, '2026-12-06', '08:00'),
    mass(11, '2026-12-06', '10:00', 0),
    mass(12, '2026-12-13', '08:00'),
  ],
  ministers: [
    { ...minister(1, 'Ana', 'aam', 1), relatives: [{ ministerId: 2, wish: 'apart' }] },
    minister(2, 'Bento', 'n-a'),
  ],
  assignments: [place(10, 1), place(12, 2)],
};

describe('indexOf', () => {
  it('should find teams, duties, places and answers', () => {
    const index = indexOf(roster);
    expect(index.team(12).map(({ ministerId }) => ministerId)).toEqual([2]);
    expect(index.duties(1).map(({ slotId }) => slotId)).toEqual([10]);
    expect(index.place(10, 1)).toMatchObject({ slotId: 10, ministerId: 1 });
    expect(index.place(10, 2)).toBeUndefined();
    expect([index.answer(10, 1), index.answer(12, 1), index.answer(10, 2), index.answer(11, 2)]).toEqual([
      'available',
      'maybe',
      'unavailable',
      null,
    ]);
  });
});

describe('applyChange', () => {
  it('should lay what changed over what was shown', () => {
    const change: RosterChange = {
      revision: 4,
      status: 'planning',
      canUndo: true,
      canRedo: false,
      entered: [{ slotId: 12, ministerId: 1 }],
      left: [{ slotId: 10, ministerId: 1 }],
      masses: [mass(10, '2026-12-06', '08:00', 2)],
      assignments: [place(12, 2), place(12, 1)],
      ministers: [{ id: 1, duties: 1, share: 1.5 }],
      notified: 0,
    };
    const next = applyChange(roster, change);
    expect(next.assignments).toEqual(change.assignments);
    expect(next.masses.map(({ missing }) => missing)).toEqual([2, 0, 0]);
    expect(next.ministers[0]).toMatchObject({ name: 'Ana', share: 1.5 });
    expect(next).toMatchObject({ revision: 4, canUndo: true });
  });
});

describe('describeMoves', () => {
  it.each([
    [{ ministerId: 1, to: 12 }, 'Ana entrou na missa de domingo, 13 de dezembro, 8h'],
    [{ ministerId: 1, from: 10 }, 'Ana saiu da missa de domingo, 6 de dezembro, 8h'],
    [{ ministerId: 1, from: 10, to: 12 }, 'Ana passou para a missa de domingo, 13 de dezembro, 8h'],
    [{ ministerId: 1, to: 10, pinned: true }, 'Ana fica na missa de domingo, 6 de dezembro, 8h'],
    [{ ministerId: 1, to: 10, pinned: false }, 'Ana pode mudar no próximo cálculo'],
  ])('should say %j as "%s"', (move, expected) => {
    expect(describeMoves([move], indexOf(roster))).toBe(expected);
  });

  it.each([
    [{ ministerId: 1, to: 12 }, 'Ana entra na missa de domingo, 13 de dezembro, 8h'],
    [{ ministerId: 1, from: 10 }, 'Ana sai da missa de domingo, 6 de dezembro, 8h'],
    [{ ministerId: 1, from: 10, to: 12 }, 'Ana passa para a missa de domingo, 13 de dezembro, 8h'],
  ])('should say %j, still asked about, as "%s"', (move, expected) => {
    expect(describeMoves([move], indexOf(roster), ASKED)).toBe(expected);
  });
});

describe('entering', () => {
  it('should name those whom moves put where they are not yet', () => {
    const index = indexOf(roster);
    expect(entering([{ ministerId: 1, to: 10, pinned: false }], index)).toEqual([]);
    expect(entering([{ ministerId: 1, from: 10 }], index)).toEqual([]);
    expect(entering([{ ministerId: 1, from: 10, to: 12 }], index)).toEqual(['Ana']);
  });
});

describe('stepToUndo', () => {
  const step = (revision: number, kind: 'moved' | 'undone' | 'redone' | 'published', places = 1) => ({
    revision,
    kind,
    label: kind,
    by: null,
    at: '2026-11-22T12:00:00.000Z',
    entered: Array.from({ length: places }, () => ({
      slotId: 10,
      date: '2026-12-06',
      time: '08:00',
      ministerId: 1,
      scheduleName: 'Ana',
    })),
    left: [],
    rulesSet: [],
    rulesRemoved: [],
  });

  it.each([
    ['the newest', [step(2, 'moved'), step(1, 'moved')], 2],
    ['one that was taken back', [step(3, 'undone'), step(2, 'moved'), step(1, 'moved')], 1],
    ['one done again', [step(4, 'redone'), step(3, 'undone'), step(2, 'moved')], 4],
    ['a publication', [step(2, 'published', 0), step(1, 'moved')], 1],
    ['nothing', [step(2, 'undone'), step(1, 'moved')], undefined],
  ])('should be found after %s', (_, history, revision) => {
    expect(stepToUndo(history)?.revision).toBe(revision);
  });
});

describe('describeChange', () => {
  it('should say who comes and goes, and how many more', () => {
    const place = (slotId: number, ministerId: number) => ({ slotId, ministerId });
    expect(describeChange({ entered: [place(10, 1)], left: [place(12, 2)] }, indexOf(roster))).toBe(
      'Ana entra na missa de domingo, 6 de dezembro, 8h; Bento sai da missa de domingo, 13 de dezembro, 8h',
    );
    const many = Array.from({ length: 5 }, () => place(10, 1));
    expect(describeChange({ entered: many, left: [] }, indexOf(roster))).toMatch(/; e mais 2$/);
  });
});

describe('describeMoves of an exchange', () => {
  it('should tell it as one thing when it is done, and whose mass is which when it is asked about', () => {
    const moves = [
      { ministerId: 1, from: 10, to: 12 },
      { ministerId: 2, from: 12, to: 10 },
    ];
    expect(describeMoves(moves, indexOf(roster))).toBe('Ana e Bento trocaram de missa');
    expect(describeMoves(moves, indexOf(roster), ASKED)).toBe(
      'Ana passa para a missa de domingo, 13 de dezembro, 8h. Bento passa para a missa de domingo, 6 de dezembro, 8h',
    );
  });
});

describe('describeMoves of a replacement', () => {
  it('should tell it as one thing', () => {
    const moves = [
      { ministerId: 1, from: 10 },
      { ministerId: 2, to: 10 },
    ];
    expect(describeMoves(moves, indexOf(roster))).toMatch(/^Bento entrou no lugar de Ana na missa de /);
  });
});

describe('markOf', () => {
  it('should tell rules from wishes', () => {
    const wish = { code: 'rest', message: 'serve também 1 dia antes', hard: false };
    const rule = { code: 'same-day', message: 'já serve às 10h neste dia', hard: true };
    const mark = (conflicts: (typeof wish)[], overrideReason: string | null = null) =>
      markOf({ conflicts, overrideReason });
    expect([mark([]), mark([wish]), mark([wish, rule])]).toEqual([null, 'wish', 'hard']);
    expect([mark([rule], 'Pedido do pároco.'), mark([wish, rule], 'Pedido do pároco.')]).toEqual([
      null,
      'wish',
    ]);
  });
});

describe('isUnresolved', () => {
  it('should be so against a rule, until somebody gives a reason', () => {
    const place = {
      slotId: 1,
      ministerId: 2,
      origin: 'manual' as const,
      pinned: true,
      overrideReason: null,
      conflicts: [{ code: 'same-day', message: 'já serve às 10h neste dia', hard: true }],
    };
    expect(isUnresolved(place)).toBe(true);
    expect(isUnresolved({ ...place, overrideReason: 'Pedido do pároco.' })).toBe(false);
    expect(isUnresolved({ ...place, conflicts: [] })).toBe(false);
  });
});
