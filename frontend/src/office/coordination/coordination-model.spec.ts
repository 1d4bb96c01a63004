import { describe, expect, it } from 'vitest';
import { splitByPossible, type Candidate } from './coordination-model.ts';

const candidate = (ministerId: number, possible: boolean): Candidate => ({
  ministerId,
  scheduleName: `M${ministerId}`,
  answer: 'available',
  duties: 0,
  maxDuties: 4,
  possible,
  reason: 'não respondeu',
  reasons: [],
});

describe('splitByPossible', () => {
  it('should keep the order within each part', () => {
    const { possible, impossible } = splitByPossible([
      candidate(3, true),
      candidate(1, false),
      candidate(2, true),
      candidate(4, false),
    ]);
    expect(possible.map(({ ministerId }) => ministerId)).toEqual([3, 2]);
    expect(impossible.map(({ ministerId }) => ministerId)).toEqual([1, 4]);
  });
});
