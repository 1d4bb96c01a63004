import { describe, expect, it } from 'vitest';
import { indexOf, type Roster } from '../editor/editor-model.ts';
import { obstaclesIn } from '../drag/targets-model.ts';
import {
  movingFrom,
  nextPosition,
  nextRows,
  nextTarget,
  rowsWithin,
  targetIn,
  visibleRows,
} from './matrix-moves.ts';

const SIZE = { rows: 30, columns: 5 };

describe('nextPosition', () => {
  it.each([
    ['ArrowRight', false, [2, 2], [2, 3]],
    ['ArrowRight', false, [2, 4], [2, 4]],
    ['ArrowLeft', false, [2, 0], [2, 0]],
    ['ArrowUp', false, [0, 2], [-1, 2]],
    ['ArrowUp', false, [-1, 2], [-1, 2]],
    ['ArrowDown', false, [-1, 2], [0, 2]],
    ['ArrowDown', false, [29, 2], [29, 2]],
    ['PageDown', false, [25, 2], [29, 2]],
    ['PageUp', false, [4, 2], [0, 2]],
    ['Home', false, [7, 3], [7, 0]],
    ['End', false, [7, 3], [7, 4]],
    ['Home', true, [7, 3], [0, 0]],
    ['End', true, [7, 3], [29, 4]],
  ] as const)('should lead by %s (Ctrl: %s) from %j to %j', (key, ctrl, [row, column], [toRow, toColumn]) => {
    expect(nextPosition({ row, column }, key, ctrl, SIZE)).toEqual({ row: toRow, column: toColumn });
  });

  it('should leave other keys alone', () => {
    expect(nextPosition({ row: 0, column: 0 }, 'a', false, SIZE)).toBeNull();
  });
});

describe('nextTarget', () => {
  const origin = { row: 3, column: 2 };
  it.each([
    ['ArrowRight', [3, 2], [3, 3]],
    ['ArrowRight', [3, 3], [3, 4]],
    ['ArrowUp', [3, 2], [2, 2]],
    ['ArrowUp', [0, 2], [0, 2]],
    // From the row straight into the column, and back: never off both.
    ['ArrowDown', [3, 4], [4, 2]],
    ['ArrowLeft', [7, 2], [3, 1]],
    ['End', [7, 2], [3, 4]],
    ['PageDown', [3, 4], [13, 2]],
  ] as const)('should lead by %s from %j to %j', (key, [row, column], [toRow, toColumn]) => {
    expect(nextTarget(origin, { row, column }, key, SIZE)).toEqual({ row: toRow, column: toColumn });
  });
});

describe('rowsWithin', () => {
  it.each([
    [{ from: -8, to: 3 }, 10, [0, 1, 2]],
    [{ from: 8, to: 16 }, 10, [8, 9]],
    [{ from: 12, to: 16 }, 10, []],
    [{ from: 0, to: 0 }, 10, []],
  ])('should find in %j of %i rows: %j', (range, count, expected) => {
    expect(rowsWithin(range, count)).toEqual(expected);
  });
});

describe('nextRows', () => {
  it.each([
    [[0, 1], 0, [2, 3, 4]],
    [[6, 7, 8], 6, [9, 0, 1]],
    [[0, 1, 2, 3, 4, 5, 6, 8, 9], -6, [7]],
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4, []],
  ])('should follow %j from row %i on with %j', (drawn, from, expected) => {
    expect(nextRows(new Set(drawn), { from, count: 10, most: 3 })).toEqual(expected);
  });
});

describe('visibleRows', () => {
  it.each([
    [
      [0, 1, 2],
      ['0+0', '1+0', '2+0'],
    ],
    [
      [8, 9, 8],
      ['8+8', '9+0'],
    ],
    [
      [4, 5, 1],
      ['1+1', '4+2', '5+0'],
    ],
    [[], []],
  ])('should draw %j: %j', (rows, expected) => {
    expect(visibleRows(rows).map(({ row, skipped }) => `${row}+${skipped}`)).toEqual(expected);
  });
});

describe('movingFrom', () => {
  const mass = (id: number, date: string, missing: number): Roster['masses'][number] => ({
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
    filled: 2 - missing,
    missing,
    shortage: null,
  });
  const minister = (id: number, name: string, answers: string): Roster['ministers'][number] => ({
    id,
    name,
    photo: null,
    serves: true,
    experienced: false,
    answers,
    duties: 0,
    dutiesElsewhere: 0,
    limit: 1,
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
  const origin = { ministerId: 1, slotId: 10 };
  const index = indexOf({
    scheduleId: 1,
    title: 'Dezembro',
    status: 'planning',
    revision: 3,
    canUndo: false,
    canRedo: false,
    proposalRunId: null,
    minRestDays: 2,
    days: [],
    masses: [mass(10, '2026-12-06', 0), mass(11, '2026-12-13', 1), mass(12, '2026-12-20', 0)],
    ministers: [
      { ...minister(1, 'Ana', 'aam'), relatives: [{ ministerId: 3, wish: 'apart' }] },
      minister(2, 'Bento', 'maa'),
      { ...minister(3, 'Caetano', 'aaa'), relatives: [{ ministerId: 1, wish: 'apart' }] },
      minister(4, 'Débora', 'n-a'),
    ],
    assignments: [place(10, 1), place(10, 2)],
  });
  const moving = movingFrom(
    index,
    origin,
    obstaclesIn([
      { ministerId: 1, slotId: 11, obstacles: [] },
      { ministerId: 1, slotId: 12, obstacles: ['a missa já está completa'] },
      { ministerId: 2, slotId: 10, obstacles: ['já serve nesta missa'] },
      { ministerId: 3, slotId: 10, obstacles: [] },
      { ministerId: 4, slotId: 10, obstacles: ['respondeu indisponível'] },
    ]),
  );

  it('should offer the other masses of the person', () => {
    expect(moving.words).toBe('Ana, domingo, 6 de dezembro, 8h');
    expect(moving.targetOf({ ministerId: 1, slotId: 11 })).toEqual({
      moves: [{ ministerId: 1, from: 10, to: 11 }],
      words: 'Ana, para domingo, 13 de dezembro, 8h: respondeu disponível',
      fit: 'available',
    });
    expect(moving.targetOf({ ministerId: 1, slotId: 12 })).toMatchObject({
      words: 'Ana, para domingo, 20 de dezembro, 8h: a missa já está completa',
      fit: 'blocked',
    });
  });

  it('should say where a move would lead before the server has said what stands against it', () => {
    const unknown = movingFrom(index, origin, obstaclesIn(undefined));
    expect(unknown.targetOf({ ministerId: 1, slotId: 11 })).toEqual({
      moves: [{ ministerId: 1, from: 10, to: 11 }],
      words: 'Ana, para domingo, 13 de dezembro, 8h',
      fit: null,
    });
  });

  it('should offer the place to others', () => {
    expect(moving.targetOf({ ministerId: 3, slotId: 10 })).toEqual({
      moves: [
        { ministerId: 1, from: 10 },
        { ministerId: 3, to: 10 },
      ],
      words: 'Caetano no lugar de Ana: respondeu disponível',
      fit: 'available',
    });
    expect(moving.targetOf({ ministerId: 4, slotId: 10 })).toMatchObject({
      words: 'Débora no lugar de Ana: respondeu indisponível',
      fit: 'blocked',
    });
  });

  it('should drop nobody where the person stands, where another already serves, and off row and column', () => {
    expect(moving.targetOf({ ministerId: 1, slotId: 10 })).toBeNull();
    expect(moving.targetOf({ ministerId: 3, slotId: 11 })).toBeNull();
    expect(targetIn(origin, { ministerId: 3, slotId: 11 })).toBeNull();
    expect(targetIn(origin, { ministerId: 3, slotId: 10 })).toEqual({ ministerId: 3, slotId: 10 });
    expect(moving.targetOf({ ministerId: 2, slotId: 10 })).toMatchObject({
      moves: null,
      words: 'Bento no lugar de Ana: já serve nesta missa',
    });
  });
});
