import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { solveRoster } from './solve-roster.js';
import { toResultFile } from './roster-files.js';
import { checkCertificate, type RosterProblem, RosterProblemError } from '../../solver/index.js';

const EXIT_NOT_PROVEN = 1;
const EXIT_BAD_PROBLEM = 2;
const USAGE = [
  'Uso: npm run --silent roster -- problema.json [--certificate prova.json]',
  '     npm run --silent roster -- --check problema.json resultado.json prova.json',
  '     npm run --silent roster -- --check prova-da-escala.json',
].join('\n');

/**
 * Solves the problem of a JSON file and prints the result as JSON, or checks a result by its certificate and prints a
 * line a stage. A bad problem or use ends with code 2, a result that is not proven with code 1.
 */
async function main(): Promise<void> {
  const { check, certificate, paths } = readArguments();
  const [problem, ...others] = paths as [string, ...string[]];
  if (check) return printVerdict(paths);
  if (others.length > 0) throw new RosterProblemError(USAGE);
  const result = await solveRoster(withBalances(await readJson(problem)), {
    certify: certificate !== undefined,
  });
  if (certificate !== undefined) await writeJson(certificate, result.proof!.certificate);
  process.stdout.write(`${JSON.stringify(toResultFile(result), null, 2)}\n`);
}

function readArguments(): { check: boolean; certificate: string | undefined; paths: string[] } {
  try {
    const { values, positionals: paths } = parseArgs({
      allowPositionals: true,
      options: { certificate: { type: 'string' }, check: { type: 'boolean', default: false } },
    });
    const { check, certificate } = values;
    if (
      paths.length === 0 ||
      (check && ((paths.length !== 3 && paths.length !== 1) || certificate !== undefined))
    )
      throw new RosterProblemError(USAGE);
    return { check, certificate, paths };
  } catch {
    throw new RosterProblemError(USAGE);
  }
}

async function printVerdict(paths: string[]): Promise<void> {
  const files = await Promise.all(paths.map(readJson));
  const [problem, result, certificate] = files.length === 1 ? bundled(files[0]) : files;
  const { proven, stages, refused } = checkCertificate(problem, result, certificate);
  const lines = stages.map(({ name, value, missing }) =>
    missing === undefined ? `${name} ${value} provado` : `${name} ${value} calculado: ${missing}`,
  );
  if (refused !== undefined) lines.push(`Prova recusada: ${refused}.`);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (!proven) process.exitCode = EXIT_NOT_PROVEN;
}

/** The three of a file that the product gives. */
function bundled(file: unknown): unknown[] {
  const { problem, result, certificate } = (file ?? {}) as Record<string, unknown>;
  return [problem, result, certificate];
}

async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new RosterProblemError(`Não foi possível ler o arquivo "${path}".`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RosterProblemError(`O arquivo não é um JSON válido: ${(error as Error).message}`);
  }
}

async function writeJson(path: string, content: unknown): Promise<void> {
  try {
    await writeFile(path, `${JSON.stringify(content)}\n`);
  } catch {
    throw new RosterProblemError(`Não foi possível gravar o arquivo "${path}".`);
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
  await main();
} catch (error) {
  if (!(error instanceof RosterProblemError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = EXIT_BAD_PROBLEM;
}
