/**
 * npm run eval:assistant [-- --external]: the score of the local assistant, or of the external model that OPENAI_API_KEY,
 * OPENAI_BASE_URL and OPENAI_MODEL name. Ends with 1 below the score that is kept.
 */
import type { Assistant } from '../src/ai/assistant.ts';
import { CASES } from './cases.ts';
import { evaluate } from './evaluate.ts';
import { KEPT_SHARE, reportOf } from './report.ts';

/** The sources need decorators, which Node does not strip: what is judged is taken from the build. */
const built = (file: string): Promise<unknown> => import(new URL(`../dist/${file}`, import.meta.url).href);
const { Workspace } = (await built('src/ai/workspace.js')) as typeof import('../src/ai/workspace.ts');
const { solveRoster } = (await built(
  'src/roster/compute/solve-roster.js',
)) as typeof import('../src/roster/compute/solve-roster.ts');

const external = process.argv.includes('--external');
const assistant = await (external ? externalAssistant() : localAssistant());
const evaluation = await evaluate(
  { assistant, workspaceOf: (state) => new Workspace(state, (problem) => solveRoster(problem)) },
  CASES,
  (passed) => process.stderr.write(external ? (passed ? '.' : 'F') : ''),
);
console.log(reportOf(evaluation));
const kept = external ? KEPT_SHARE.external : KEPT_SHARE.local;
if (evaluation.passed < kept * evaluation.of) {
  console.log(`\nAbaixo do mínimo: ${Math.ceil(kept * evaluation.of)} de ${evaluation.of}.`);
  process.exitCode = 1;
}

async function localAssistant(): Promise<Assistant> {
  const { LocalAssistant } = (await built(
    'src/ai/local/local-assistant.js',
  )) as typeof import('../src/ai/local/local-assistant.ts');
  return new LocalAssistant();
}

async function externalAssistant(): Promise<Assistant> {
  const { readEnv } = (await built(
    'src/platform/config/env.js',
  )) as typeof import('../src/platform/config/env.ts');
  const { openai } = readEnv(process.env);
  if (!openai)
    throw new Error(
      'Defina OPENAI_API_KEY (e OPENAI_BASE_URL, OPENAI_MODEL) para avaliar um modelo externo.',
    );
  const { ExternalAssistant } = (await built(
    'src/ai/external/external-assistant.js',
  )) as typeof import('../src/ai/external/external-assistant.ts');
  return new ExternalAssistant(openai);
}
