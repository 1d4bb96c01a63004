/**
 * npm run eval:assistant [-- --external] [--improve | --figures | --strange]: the scores of the local assistant, or of the external model
 * that OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL name. `--improve` leaves out what is only scored, whose texts
 * nobody should see who works on the assistant; `--figures` tells no text at all; `--strange` asks only seen requests with words
 * that nobody knows in them, and messages with a part that nobody understands. Ends with 1 below the scores that are kept.
 */
import type { Assistant } from '../src/ai/assistant/assistant.ts';
import type { WorkspaceState } from '../src/ai/workspace/workspace.ts';
import { SETS } from './cases.ts';
import { evaluate } from './evaluate.ts';
import { STRANGE_MESSAGES } from './strange-messages.ts';
import { withStrangeWords } from './strange-words.ts';
import { figureOf, KEPT_BY_EXTERNAL, reportOf } from './report.ts';
import { solvedOnce } from './solve-once.ts';

/** The sources need decorators, which Node does not strip: what is judged is taken from the build. */
const built = (file: string): Promise<unknown> => import(new URL(`../dist/${file}`, import.meta.url).href);
const { Workspace } = (await built(
  'src/ai/workspace/workspace.js',
)) as typeof import('../src/ai/workspace/workspace.ts');
const { solveRoster } = (await built(
  'src/roster/compute/solve-roster.js',
)) as typeof import('../src/roster/compute/solve-roster.ts');

/** How many requests get a strange word, in each way, and how many of all may end with a wrong rule. */
const STRANGE_OF_EACH = 1_260;
const STRANGE_WRONG = 4;

const has = (option: string) => process.argv.includes(option);
const external = has('--external');
const assistant = await (external ? externalAssistant() : localAssistant());
const solve = solvedOnce((problem) => solveRoster(problem));
const evaluated = {
  assistant,
  workspaceOf: (state: WorkspaceState) => new Workspace(state, solve),
};
const figures: string[] = [];
for (const { name, requests, kept, wrong = 0 } of setsAskedFor()) {
  const evaluation = await evaluate(evaluated, requests, (passed) =>
    process.stderr.write(external ? (passed ? '.' : 'F') : ''),
  );
  if (!has('--figures')) console.log(`${name}\n\n${reportOf(evaluation)}\n`);
  figures.push(`${name}: ${figureOf(evaluation)}`);
  const least = Math.ceil((external ? KEPT_BY_EXTERNAL : kept) * evaluation.of);
  if (evaluation.passed < least) figures.push(`Abaixo do mínimo: ${least} de ${evaluation.of}.`);
  const isTooWrong = !external && evaluation.wrong > wrong;
  if (isTooWrong) figures.push(`Acima do máximo de regras erradas: ${wrong}.`);
  if (evaluation.passed < least || isTooWrong) process.exitCode = 1;
}
console.log(figures.join('\n'));

function setsAskedFor(): typeof SETS {
  const seen = SETS.filter(({ hidden }) => !hidden);
  if (has('--strange')) {
    const all = seen
      .filter(({ undrawn }) => !undrawn)
      .flatMap(({ requests }) => Object.values(requests).flat());
    const requests = withStrangeWords(all, STRANGE_OF_EACH);
    return [
      { name: 'with strange words', requests, kept: 0, wrong: STRANGE_WRONG },
      {
        name: 'with a part that nobody understands',
        requests: STRANGE_MESSAGES,
        kept: 0,
        wrong: STRANGE_WRONG,
      },
    ];
  }
  return has('--improve') ? seen : SETS;
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
