import { describe, expect, it } from '@jest/globals';
import { LocalAssistant } from '../../src/ai/local/local-assistant.js';
import { Workspace } from '../../src/ai/workspace.js';
import { solveRoster } from '../../src/roster/compute/solve-roster.js';
import { CASES } from '../../eval/cases.js';
import { evaluate } from '../../eval/evaluate.js';
import { reportOf } from '../../eval/report.js';

describe('Evaluation of the local assistant', () => {
  it('should handle every request of npm run eval:assistant rightly', async () => {
    const evaluation = await evaluate(
      {
        assistant: new LocalAssistant(),
        workspaceOf: (state) => new Workspace(state, (problem) => solveRoster(problem)),
      },
      CASES,
    );
    expect(evaluation.of).toBeGreaterThanOrEqual(60);
    expect(reportOf(evaluation)).not.toContain('✗');
  }, 120_000);
});
