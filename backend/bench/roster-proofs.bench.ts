/**
 * Benchmark of proofs (npm run bench -- roster-proofs).
 *
 * Each instance is solved in this process without and with its certificate, in turns, and the certificate is checked by
 * the checker that shares nothing with the optimiser. Times are the least of several, in processor time: other load on
 * the machine can only add to them. "share" is what making and checking add to a solve. Instances: those of the roster
 * benchmark, a quarter and a year at once (maximums by month, the balance of the whole period), and instances in the form
 * of NSPLib. The last table is the effect of single changes on all objectives, which the editor asks for at each step.
 */
import { checkCertificate } from '../src/solver/check-certificate.js';
import type { RosterProblem } from '../src/solver/problem.js';
import { toResultFile } from '../src/roster/compute/roster-files.js';
import type { RosterResult } from '../src/roster/compute/roster-result.js';
import { solveRoster } from '../src/roster/compute/solve-roster.js';
import { changeEffects } from '../src/roster/wishes/evaluate-roster.js';
import { ProblemLookup, RosterLookup } from '../src/roster/wishes/roster-lookup.js';
import { nspFile, problemOfNsp } from './nsplib.js';
import { monthInstance, type InstanceShape } from './roster-instances.js';
import { median, table } from './support.js';

const SHAPES: InstanceShape[] = ['normal', 'tight', 'scarce'];
const SEEDS = [1, 2, 3];
const TURNS = 3;
const CHECKS = 3;
const MONTHS = [
  { ministers: 150, slots: 45 },
  { ministers: 300, slots: 60 },
  { ministers: 1000, slots: 120 },
];
const PERIODS = [
  { ministers: 300, slots: 180, months: 3, turns: 2 },
  { ministers: 300, slots: 720, months: 12, turns: 0 },
];
const NSP = [25, 50, 75, 100].map((nurses) => ({ nurses, days: 7, shifts: 4 }));

interface Instance {
  title: string;
  problem: RosterProblem;
  /** How often it is solved without and with its certificate; 0: once, with it. */
  turns: number;
}

/** Measures all instances and prints the tables. */
export async function run(): Promise<void> {
  await solveRoster(monthInstance({ ministers: 150, slots: 45, seed: 9 }), { certify: true });
  const months = MONTHS.flatMap((size) =>
    SHAPES.flatMap((shape) => SEEDS.map((seed) => ({ ...size, shape, seed }))),
  );
  await report(
    months.map((size) => ({
      title: `${size.ministers} × ${size.slots} ${size.shape} ${size.seed}`,
      problem: monthInstance(size),
      turns: TURNS,
    })),
  );
  await report(
    PERIODS.flatMap(({ turns, ...size }) =>
      SHAPES.map((shape) => ({
        title: `${size.ministers} × ${size.slots} ${shape} 1`,
        problem: monthInstance({ ...size, shape, seed: 1 }),
        turns,
      })),
    ),
  );
  await report(
    NSP.flatMap((size) =>
      SEEDS.map((seed) => ({
        title: `NSPLib's form, ${size.nurses} × ${size.days} × ${size.shifts - 1}, ${seed}`,
        problem: problemOfNsp(nspFile(size, seed)),
        turns: TURNS,
      })),
    ),
  );
  await reportEdits();
}

async function report(instances: Instance[]): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const { title, problem, turns } of instances) rows.push([title, ...(await measure(problem, turns))]);
  table(['instance', 'solve s', 'with proof s', 'check s', 'share', 'proof kB', 'trees', 'verdict'], rows);
  console.log();
}

async function measure(stated: RosterProblem, turns: number): Promise<(string | number)[]> {
  const problem = { ...stated, timeLimitSeconds: 300 };
  let result!: RosterResult;
  let verdict = 'not checked';
  const solve = async () => void (await solveRoster(problem));
  const prove = async () => void (result = await solveRoster(problem, { certify: true }));
  const check = () => {
    const { problem: file, certificate } = result.proof!;
    const { proven: isProven, stages } = checkCertificate(file, toResultFile(result), certificate);
    const missing = stages.filter((stage) => stage.missing !== undefined).map(({ name }) => name);
    verdict = isProven ? 'proven' : `calculated: ${missing.join(', ') || 'refused'}`;
  };
  let [plain, proven, checked] = [Infinity, await processorSeconds(prove), await processorSeconds(check)];
  for (let turn = 0; turn < turns; turn++) {
    plain = Math.min(plain, await processorSeconds(solve));
    proven = Math.min(proven, await processorSeconds(prove));
    for (let again = 0; again < CHECKS; again++) checked = Math.min(checked, await processorSeconds(check));
  }
  const { certificate } = result.proof!;
  const isCompared = plain < Infinity;
  return [
    ...[plain, proven, checked].map((seconds) => (seconds < Infinity ? seconds.toFixed(3) : '')),
    isCompared ? `${Math.round((100 * (proven - plain + checked)) / plain)} %` : '',
    Math.round(JSON.stringify(certificate).length / 1024),
    certificate.stages.filter(({ tree }) => tree).length,
    verdict,
  ];
}

async function processorSeconds(work: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1e6;
}

/** Every change of one place of a month, its effect on all objectives told anew. */
async function reportEdits(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const shape of SHAPES) {
    const problem = monthInstance({ ministers: 300, slots: 60, seed: 1, shape });
    const { assignments } = await solveRoster(problem);
    const times = assignments.slice(0, 100).map(({ slot, minister }) => {
      const startedAt = performance.now();
      changeEffects(new RosterLookup(new ProblemLookup(problem), assignments))({ slot, leaves: minister });
      return performance.now() - startedAt;
    });
    rows.push([`300 × 60 ${shape}`, median(times).toFixed(2), Math.max(...times).toFixed(2)]);
  }
  table(['one change', 'median ms', 'longest ms'], rows);
}

if (import.meta.main) await run();
