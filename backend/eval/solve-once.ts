/** Many requests of the evaluation ask for the same roster: each problem is computed once. */
import type { Solve } from '../src/ai/workspace/workspace.js';

/** Gives the same problem, told by its JSON, the same answer: its roster, or why it has none. */
export function solvedOnce(solve: Solve): Solve {
  const known = new Map<string, ReturnType<Solve>>();
  return (problem) => {
    const key = JSON.stringify(problem);
    const answer = known.get(key) ?? solve(problem);
    known.set(key, answer);
    return answer;
  };
}
