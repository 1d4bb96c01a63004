import { parentPort, workerData } from 'node:worker_threads';
import { isProven, toResultFile } from './roster-files.js';
import { solveRoster } from './solve-roster.js';
import type { Certificate, RosterProblem } from '../../solver/index.js';
import type { RosterProgress, RosterResult } from './roster-result.js';
import { wishCosts, type WishCost } from './wish-costs.js';

/** What the worker is started with: `cancelled[0]` holds the number of the job to give up. */
export interface RosterWorkerData {
  cancelled: Int32Array;
}

export interface RosterJob {
  id: number;
  problem: RosterProblem;
  /** The stages of a computed roster whose wishes are to be priced; a roster is computed when left out. */
  price?: RosterResult['stages'];
}

/** A roster as the thread tells it: the problem of its proof is the one that was asked. */
export type ComputedRoster = Omit<RosterResult, 'proof'> & { certificate?: Certificate };

export type RosterReply =
  | { type: 'ready' }
  | { type: 'progress'; id: number; progress: RosterProgress }
  | { type: 'result'; id: number; result: ComputedRoster | WishCost[] }
  | { type: 'error'; id: number; error: { name: string; message: string } };

/** A problem small enough to take milliseconds and rich enough to run every kind of stage. */
function warmUpProblem(): RosterProblem {
  const slots = Array.from({ length: 7 }, (_, s) => ({
    id: s,
    date: `2026-01-${String(s + 1).padStart(2, '0')}`,
    required: 5,
    experienced: 1,
  }));
  const ministers = Array.from({ length: 20 }, (_, m) => ({
    id: m,
    experienced: m % 3 === 0,
    maxDuties: 3,
    balance: (m % 5) - 2,
  }));
  const answers = ministers.flatMap((minister, m) =>
    slots
      .filter((_, s) => (m * 7 + s * 3) % 4 === 0)
      .map((slot, s) => ({
        minister: minister.id,
        slot: slot.id,
        answer: s % 3 ? ('available' as const) : ('maybe' as const),
      })),
  );
  const families = [0, 2].map((m, pair) => ({
    a: m,
    b: m + 4 * (pair + 2),
    wish: pair % 2 ? ('apart' as const) : ('together' as const),
  }));
  return { slots, ministers, answers, families, minRestDays: 3 };
}

/** A result with its certificate only where that proves it. */
function checked({ proof, ...result }: RosterResult): ComputedRoster {
  return proof && isProven(toResultFile(result), proof)
    ? { ...result, certificate: proof.certificate }
    : result;
}

if (parentPort) {
  const port = parentPort;
  const { cancelled } = workerData as RosterWorkerData;
  const reply = (message: RosterReply): void => port.postMessage(message);

  const run = async ({ id, problem, price }: RosterJob): Promise<void> => {
    try {
      const isCancelled = (): boolean => Atomics.load(cancelled, 0) === id;
      const onProgress = (progress: RosterProgress): void => reply({ type: 'progress', id, progress });
      const result = price
        ? await wishCosts(problem, { stages: price }, { isCancelled })
        : checked(await solveRoster(problem, { onProgress, isCancelled, certify: true }));
      reply({ type: 'result', id, result });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      reply({ type: 'error', id, error: { name, message } });
    }
  };

  for (let round = 0; round < 2; round++) checked(await solveRoster(warmUpProblem(), { certify: true }));
  port.on('message', (job: RosterJob) => void run(job));
  reply({ type: 'ready' });
}
