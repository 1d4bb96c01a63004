import { describe, expect, it } from 'vitest';
import type { HistoryStep, RosterIndex } from './editor-model.ts';
import { inverseOf } from './inverse.ts';

describe('Taking back one step alone', () => {
  const named = (slotId: number, ministerId: number) => ({
    slotId,
    ministerId,
    scheduleName: ministerId === 1 ? 'Ana' : 'Bento',
    date: slotId === 10 ? '2026-12-06' : '2026-12-13',
    time: '08:00',
  });
  const there = (standing: readonly [number, number][]): RosterIndex['place'] => {
    const place = { origin: 'manual', pinned: true, overrideReason: null, conflicts: [] } as const;
    return (slotId, ministerId) =>
      standing.some(([slot, minister]) => slot === slotId && minister === ministerId)
        ? { slotId, ministerId, ...place, conflicts: [] }
        : undefined;
  };
  const inverse = (
    kind: HistoryStep['kind'],
    entered: [number, number][],
    left: [number, number][],
    standing: [number, number][],
  ) =>
    inverseOf(
      {
        revision: 2,
        kind,
        label: '',
        by: null,
        at: '2026-11-26T12:00:00Z',
        entered: entered.map((one) => named(...one)),
        left: left.map((one) => named(...one)),
        rulesSet: [],
        rulesRemoved: [],
      },
      there(standing),
    );

  it('should exchange two again, bring back who left, and take who came', () => {
    expect(
      inverse(
        'moved',
        [
          [12, 1],
          [10, 2],
        ],
        [
          [10, 1],
          [12, 2],
        ],
        [
          [12, 1],
          [10, 2],
        ],
      ),
    ).toEqual([
      { ministerId: 1, from: 12, to: 10 },
      { ministerId: 2, from: 10, to: 12 },
    ]);
    expect(inverse('moved', [], [[10, 1]], [])).toEqual([{ ministerId: 1, to: 10 }]);
    expect(inverse('moved', [[10, 2]], [], [[10, 2]])).toEqual([{ ministerId: 2, from: 10 }]);
  });

  it('should say what a later step has changed', () => {
    expect(
      inverse(
        'moved',
        [
          [10, 2],
          [12, 1],
        ],
        [],
        [[12, 1]],
      ),
    ).toBe('Bento já não está na missa de domingo, 6 de dezembro, 8h.');
    expect(
      inverse(
        'moved',
        [],
        [
          [12, 1],
          [10, 2],
        ],
        [[12, 1]],
      ),
    ).toBe('Ana já voltou à missa de domingo, 13 de dezembro, 8h.');
  });

  it('should not be offered for a pin, nor for what no hand did', () => {
    expect(inverse('moved', [[10, 1]], [[10, 1]], [[10, 1]])).toBeNull();
    expect(inverse('computed', [[10, 1]], [], [[10, 1]])).toBeNull();
  });

  it('should not be offered where all of it was taken back already', () => {
    expect(inverse('moved', [[10, 2]], [[10, 1]], [[10, 1]])).toBeNull();
  });
});
