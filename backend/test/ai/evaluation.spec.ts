import { describe, expect, it } from '@jest/globals';
import { LocalAssistant } from '../../src/ai/local/local-assistant.js';
import { Workspace } from '../../src/ai/workspace/workspace.js';
import { solveRoster } from '../../src/roster/compute/solve-roster.js';
import { SETS } from '../../eval/cases.js';
import { evaluate, type Evaluated } from '../../eval/evaluate.js';
import { figureOf } from '../../eval/report.js';
import { solvedOnce } from '../../eval/solve-once.js';

const solve = solvedOnce((problem) => solveRoster(problem));

const evaluated: Evaluated = {
  assistant: new LocalAssistant(),
  workspaceOf: (state) => new Workspace(state, solve),
};

describe('Evaluation of the local assistant', () => {
  it.each(SETS.map((set) => [set.name, set] as const))(
    'should handle what it is kept to of the %s',
    async (name, { requests, kept, wrong = 0 }) => {
      const evaluation = await evaluate(evaluated, requests);
      const isKept = evaluation.passed >= Math.ceil(kept * evaluation.of) && evaluation.wrong <= wrong;
      expect(isKept ? name : figureOf(evaluation)).toBe(name);
    },
  );
});
