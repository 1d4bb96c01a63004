import { readFile } from 'node:fs/promises';
import { solveRoster } from './solve-roster.js';
import { type RosterProblem, RosterProblemError } from '../../solver/index.js';

const EXIT_BAD_PROBLEM = 2;

/**
 * Solves the problem of a JSON file and prints the result as JSON; a bad problem ends with code 2. Files say `carried`
 * and `remedies` where the product says balance and suggestions.
 */
async function main(path: string | undefined): Promise<void> {
  if (path === undefined) throw new RosterProblemError('Uso: npm run --silent roster -- problema.json');
  const result = await solveRoster(await readProblem(path));
  const shortages = result.shortages.map(({ suggestions, ...shortage }) => ({
    ...shortage,
    remedies: suggestions,
  }));
  process.stdout.write(`${JSON.stringify({ ...result, shortages }, null, 2)}\n`);
}

async function readProblem(path: string): Promise<RosterProblem> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new RosterProblemError(`Não foi possível ler o arquivo "${path}".`);
  }
  try {
    return withBalances(JSON.parse(text));
  } catch (error) {
    throw new RosterProblemError(`O arquivo não é um JSON válido: ${(error as Error).message}`);
  }
}

/** The problem of a file, which calls the balance `carried`; anything else is left to be refused. */
function withBalances(file: unknown): RosterProblem {
  const problem = file as { ministers: { carried?: number }[] } | null;
  if (!Array.isArray(problem?.ministers)) return file as RosterProblem;
  const ministers = problem.ministers.map((minister) =>
    minister?.carried === undefined ? minister : { ...minister, balance: minister.carried },
  );
  return { ...problem, ministers } as RosterProblem;
}

try {
  await main(process.argv[2]);
} catch (error) {
  if (!(error instanceof RosterProblemError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = EXIT_BAD_PROBLEM;
}
