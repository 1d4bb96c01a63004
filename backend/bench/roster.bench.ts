/**
 * Roster benchmark (npm run bench -- roster).
 *
 * Cold is the time from the start of a fresh process to its first roster, loading HiGHS included, and memory that
 * process' peak resident size; first is the time until a first roster is reported; warm is the median over repeated
 * solves by the server's long-lived worker, as time on the clock and as processor time, which other load on the machine
 * moves less. The reference is the greedy rule of thumb (least served first) on the same months.
 *
 * Solving includes the making and checking of proofs, as in the product; "bare" is warm without them, and without the
 * way to the worker and back. `npm run bench -- roster-proofs` measures them, with quarters, years and the form of
 * NSPLib.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { rosterEvaluator } from '../src/roster/wishes/evaluate-roster.js';
import { greedyRoster } from '../src/solver/greedy-roster.js';
import { indexProblem } from '../src/solver/roster-index.js';
import { RosterSolver } from '../src/roster/compute/roster-solver.js';
import { solveRoster } from '../src/roster/compute/solve-roster.js';
import type { RosterAssignment, RosterProblem } from '../src/solver/problem.js';
import type { RosterResult } from '../src/roster/compute/roster-result.js';
import { monthInstance, type InstanceShape, type InstanceSize } from './roster-instances.js';
import { median, table } from './support.js';

const SIZES = [
  { ministers: 150, slots: 45 },
  { ministers: 300, slots: 60 },
  { ministers: 1000, slots: 120 },
];
const SHAPES: InstanceShape[] = ['normal', 'tight', 'scarce'];
const SEEDS = [1, 2, 3];
const WARM_RUNS = 5;

interface ColdRun {
  seconds: number;
  megabytes: number;
}

interface Measurement {
  seed: number;
  cold: ColdRun;
  firstSeconds: number;
  warmSeconds: number;
  bareSeconds: number;
  cpuSeconds: number;
  result: RosterResult;
  optimum: Quality;
  greedy: Quality;
}

/** What optimality buys: empty places, Σ (duties + balance)², and its largest minus its smallest term unsquared. */
interface Quality {
  emptyPlaces: number;
  unfairness: number;
  spread: number;
}

/** Measures all instances and prints the tables. */
export async function run(): Promise<void> {
  const solver = new RosterSolver();
  const startedAt = performance.now();
  await solver.start();
  console.log(`Roster worker ready after ${secondsSince(startedAt).toFixed(2)} s\n`);
  try {
    for (const size of SIZES) {
      for (const shape of SHAPES) {
        const measured: Measurement[] = [];
        for (const seed of SEEDS) measured.push(await measure({ ...size, seed, shape }, solver));
        report(`${size.ministers} ministers × ${size.slots} masses, ${shape}`, measured);
      }
    }
  } finally {
    await solver.close();
  }
}

async function measure(size: InstanceSize, solver: RosterSolver): Promise<Measurement> {
  const cold = await coldRun(size);
  const problem = { ...monthInstance(size), timeLimitSeconds: 60 };
  let firstSeconds = Infinity;
  let result = await solver.solve(problem);
  const times: number[] = [];
  const cpuTimes: number[] = [];
  for (let turn = 0; turn < WARM_RUNS; turn++) {
    const startedAt = performance.now();
    const cpu = process.cpuUsage();
    let first: number | undefined;
    result = await solver.solve(problem, { onProgress: () => (first ??= secondsSince(startedAt)) });
    times.push(secondsSince(startedAt));
    cpuTimes.push(process.cpuUsage(cpu).user / 1e6);
    firstSeconds = Math.min(firstSeconds, first!);
  }
  const bareTimes: number[] = [];
  for (let turn = 0; turn < WARM_RUNS; turn++) {
    const startedAt = performance.now();
    await solveRoster(problem);
    bareTimes.push(secondsSince(startedAt));
  }
  return {
    seed: size.seed,
    cold,
    firstSeconds,
    bareSeconds: median(bareTimes),
    warmSeconds: median(times),
    cpuSeconds: median(cpuTimes),
    result,
    optimum: qualityOf(problem, result.assignments),
    greedy: qualityOf(problem, greedyAssignments(problem)),
  };
}

/** Solves one instance in a process of its own. */
async function coldRun({ ministers, slots, seed, shape }: InstanceSize): Promise<ColdRun> {
  const script = fileURLToPath(import.meta.url);
  const args = [script, 'cold', String(ministers), String(slots), String(seed), shape!];
  const { stdout } = await promisify(execFile)(process.execPath, [...process.execArgv, ...args]);
  return JSON.parse(stdout) as ColdRun;
}

async function printColdRun([ministers, slots, seed, shape]: string[]): Promise<void> {
  const size = { ministers: Number(ministers), slots: Number(slots), seed: Number(seed) };
  await solveRoster({ ...monthInstance({ ...size, shape: shape as InstanceShape }), timeLimitSeconds: 60 });
  const cold: ColdRun = {
    seconds: performance.now() / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
  };
  console.log(JSON.stringify(cold));
}

function greedyAssignments(problem: RosterProblem): RosterAssignment[] {
  const index = indexProblem(problem);
  const chosen = greedyRoster(index);
  return index.candidates
    .filter((_, c) => chosen[c])
    .map(({ slot, minister }) => ({
      slot: problem.slots[slot]!.id,
      minister: problem.ministers[minister]!.id,
    }));
}

function qualityOf(problem: RosterProblem, assignments: RosterAssignment[]): Quality {
  const { emptyPlaces, unfairness } = rosterEvaluator(problem)(assignments);
  const answered = new Set(problem.answers.map(({ minister }) => minister));
  const duties = new Map<number, number>();
  for (const { minister } of assignments) duties.set(minister, (duties.get(minister) ?? 0) + 1);
  const loads = problem.ministers
    .filter(({ id }) => answered.has(id))
    .map(({ id, balance = 0 }) => (duties.get(id) ?? 0) + balance);
  return { emptyPlaces, unfairness, spread: Math.max(...loads) - Math.min(...loads) };
}

function report(title: string, measured: Measurement[]): void {
  const middle = (of: (measurement: Measurement) => number): string => median(measured.map(of)).toFixed(3);
  console.log(
    `${title}: warm median ${middle(({ warmSeconds }) => warmSeconds)} s, processor ${middle(({ cpuSeconds }) => cpuSeconds)} s; bare ${middle(({ bareSeconds }) => bareSeconds)} s\n`,
  );
  table(
    [
      'seed',
      'status',
      'cold s',
      'first s',
      'warm s',
      'bare s',
      'processor s',
      'peak MB',
      'empty: greedy',
      'unfairness: greedy',
      'spread: greedy',
    ],
    measured.map(
      ({ seed, result, cold, firstSeconds, warmSeconds, bareSeconds, cpuSeconds, optimum, greedy }) => [
        seed,
        result.status,
        cold.seconds.toFixed(2),
        firstSeconds.toFixed(3),
        warmSeconds.toFixed(3),
        bareSeconds.toFixed(3),
        cpuSeconds.toFixed(3),
        cold.megabytes.toFixed(0),
        `${optimum.emptyPlaces}: ${greedy.emptyPlaces}`,
        `${optimum.unfairness}: ${greedy.unfairness}`,
        `${optimum.spread}: ${greedy.spread}`,
      ],
    ),
  );
  console.log();
  table(
    ['seed', ...measured[0]!.result.stages.map(({ name }) => name)],
    measured.map(({ seed, result }) => [
      seed,
      ...result.stages.map(({ value, bound }) =>
        value === bound ? `${value}` : `${value} (bound ${bound})`,
      ),
    ]),
  );
  console.log();
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}

if (import.meta.main) {
  const [mode, ...size] = process.argv.slice(2);
  await (mode === 'cold' ? printColdRun(size) : run());
}
