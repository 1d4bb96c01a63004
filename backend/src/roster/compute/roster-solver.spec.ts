import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { monthInstance } from '../../../bench/roster-instances.js';
import { RosterSolver } from './roster-solver.js';
import { solveRoster } from './solve-roster.js';
import { RosterCancelledError, RosterProblemError } from '../../solver/problem.js';
import type { RosterProgress } from './roster-result.js';

const small = monthInstance({ ministers: 40, slots: 20, seed: 1 });
const large = { ...monthInstance({ ministers: 700, slots: 100, seed: 1 }), timeLimitSeconds: 60 };

describe('RosterSolver', () => {
  const solver = new RosterSolver();
  beforeAll(() => solver.start());
  afterAll(() => solver.close());

  it('should give the roster that the function gives, with progress', async () => {
    const seen: RosterProgress[] = [];
    const result = await solver.solve(small, { onProgress: (progress) => seen.push(progress) });
    const { assignments, stages } = await solveRoster(small);
    expect(result.assignments).toEqual(assignments);
    expect(result.stages).toEqual(stages);
    expect(seen.at(-1)?.done).toBe(8);
  });

  it('should solve queued problems one after the other', async () => {
    const results = await Promise.all([solver.solve(small), solver.solve(small), solver.solve(small)]);
    expect(results.map(({ status }) => status)).toEqual(['optimal', 'optimal', 'optimal']);
  });

  it('should take the time limit of the call', async () => {
    const { status } = await solver.solve(small, { timeLimitSeconds: 0 });
    expect(status).toBe('feasible');
  });

  it('should keep the kind of error across the thread', async () => {
    await expect(solver.solve({ ...small, minRestDays: -1 })).rejects.toThrow(
      new RosterProblemError('minRestDays não pode ser menor que 0.'),
    );
  });

  it('should cancel a running and a waiting solve and go on with the next', async () => {
    const running = new AbortController();
    const waiting = new AbortController();
    const first = solver.solve(large, { signal: running.signal, onProgress: () => running.abort() });
    const second = solver.solve(small, { signal: waiting.signal });
    const third = solver.solve(small);
    waiting.abort();
    await expect(second).rejects.toThrow(RosterCancelledError);
    await expect(first).rejects.toThrow(RosterCancelledError);
    await expect(third).resolves.toMatchObject({ status: 'optimal' });
  });

  it('should refuse a call that is already aborted', async () => {
    await expect(solver.solve(small, { signal: AbortSignal.abort() })).rejects.toThrow(RosterCancelledError);
  });

  it('should reject what is under way when it is closed, and any later call', async () => {
    const other = new RosterSolver();
    const refusal = expect(other.solve(large)).rejects.toThrow(RosterCancelledError);
    await other.close();
    await refusal;
    await expect(other.solve(small)).rejects.toThrow('closed');
  });
});
