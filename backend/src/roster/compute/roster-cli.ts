import { readFile } from 'node:fs/promises';
import { solveRoster } from './solve-roster.js';
import { type RosterProblem, RosterProblemError } from '../../solver/index.js';

const EXIT_BAD_PROBLEM = 2;

/** Solves the problem of a JSON file and prints the result as JSON; a bad problem ends with code 2. */
async function main(path: string | undefined): Promise<void> {
  if (path === undefined) throw new RosterProblemError('Uso: npm run --silent roster -- problema.json');
  const result = await solveRoster(await readProblem(path));
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}

async function readProblem(path: string): Promise<RosterProblem> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new RosterProblemError(`Não foi possível ler o arquivo "${path}".`);
  }
  try {
    return JSON.parse(text) as RosterProblem;
  } catch (error) {
    throw new RosterProblemError(`O arquivo não é um JSON válido: ${(error as Error).message}`);
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  if (!(error instanceof RosterProblemError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = EXIT_BAD_PROBLEM;
}
