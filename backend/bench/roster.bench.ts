/**
 * Roster benchmark (npm run bench -- roster).
 *
 * Cold is the time from the start of a fresh process to its first roster, loading HiGHS included, and
 * memory that process' peak resident size; warm is the median over repeated solves by the server's
 * long-lived worker. The reference is the greedy rule of thumb (least served first) on the same months.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { greedyRoster } from '../src/roster/greedy-roster.js';
import { indexProblem } from '../src/roster/roster-index.js';
import { RosterSolver } from '../src/roster/roster-solver.js';
import { solveRoster } from '../src/roster/solve-roster.js';
import { stageOrder, stageValues } from '../src/roster/stages.js';
import type { RosterResult } from '../src/roster/types.js';
import { monthInstance, type InstanceShape } from './roster-instances.js';

const SIZES = [
  { ministers: 150, slots: 45 },
  { ministers: 300, slots: 60 },
];
const SEEDS = [1, 2, 3];
const WARM_RUNS = 7;

interface ColdRun {
  seconds: number;
  megabytes: number;
}

interface Measurement {
  shape: InstanceShape;
  cold: ColdRun;
  warmSeconds: number;
  result: RosterResult;
  greedySeconds: number;
  greedyValues: Record<string, number>;
}

/** Measures all instances and prints the tables. */
export async function run(): Promise<void> {
  const solver = new RosterSolver();
  const startedAt = performance.now();
  await solver.start();
  console.log(`Roster worker ready after ${seconds(performance.now() - startedAt)} s\n`);
  try {
    for (const size of SIZES) {
      const measured: Measurement[] = [];
      for (const seed of SEEDS) measured.push(await measure({ ...size, seed }, solver));
      report(measured);
    }
  } finally {
    await solver.close();
  }
}

async function measure(shape: InstanceShape, solver: RosterSolver): Promise<Measurement> {
  const cold = await coldRun(shape);
  const problem = monthInstance(shape);
  let result = await solver.solve(problem);
  const times: number[] = [];
  for (let turn = 0; turn < WARM_RUNS; turn++) {
    const startedAt = performance.now();
    result = await solver.solve(problem);
    times.push(performance.now() - startedAt);
  }
  const greedyStart = performance.now();
  const index = indexProblem(problem);
  const greedy = greedyRoster(index);
  const greedyEnd = performance.now();
  return {
    shape,
    cold,
    warmSeconds: median(times) / 1000,
    result,
    greedySeconds: (greedyEnd - greedyStart) / 1000,
    greedyValues: stageValues(index, greedy),
  };
}

/** Solves one instance in a process of its own. */
async function coldRun({ ministers, slots, seed }: InstanceShape): Promise<ColdRun> {
  const script = fileURLToPath(import.meta.url);
  const args = [...process.execArgv, script, 'cold', String(ministers), String(slots), String(seed)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as ColdRun;
}

async function printColdRun([ministers, slots, seed]: number[]): Promise<void> {
  await solveRoster(monthInstance({ ministers: ministers!, slots: slots!, seed: seed! }));
  const cold: ColdRun = {
    seconds: performance.now() / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
  };
  console.log(JSON.stringify(cold));
}

function report(measured: Measurement[]): void {
  const { ministers, slots } = measured[0]!.shape;
  console.log(
    `${ministers} ministers × ${slots} masses: warm median of the seeds ${median(
      measured.map(({ warmSeconds }) => warmSeconds),
    ).toFixed(3)} s`,
  );
  printTable(
    ['seed', 'status', 'cold s', 'warm s', 'peak MB', 'greedy s'],
    measured.map(({ shape, result, cold, warmSeconds, greedySeconds }) => [
      String(shape.seed),
      result.status,
      cold.seconds.toFixed(3),
      warmSeconds.toFixed(3),
      cold.megabytes.toFixed(0),
      greedySeconds.toFixed(3),
    ]),
  );
  printTable(
    ['stage', ...measured.flatMap(({ shape }) => [`#${shape.seed} value`, 'bound', 'gap', 'greedy'])],
    stageOrder(false).map((name) => [
      name,
      ...measured.flatMap(({ result, greedyValues }) => {
        const { value, bound } = result.stages.find((stage) => stage.name === name)!;
        return [value, bound, value - bound, greedyValues[name]!].map(String);
      }),
    ]),
  );
}

function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ');
  console.log([line(head), ...rows.map(line)].join('\n'), '\n');
}

function median(values: number[]): number {
  return [...values].sort((first, second) => first - second)[Math.floor(values.length / 2)]!;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

if (import.meta.main) {
  const [mode, ...numbers] = process.argv.slice(2);
  await (mode === 'cold' ? printColdRun(numbers.map(Number)) : run());
}
