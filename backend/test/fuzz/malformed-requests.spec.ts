import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Operation } from './operations.js';
import { examplesOf, requestsOf, type FuzzRequest } from './requests.js';
import { World } from './world.js';

const REQUESTS = 10_000;
const HANGS_MS = 300_000;
/** All of them, on a machine that other work keeps busy: what hangs has been met by then. */
const ALL_MS = 3_600_000;
/** Held memory may grow by so much between the first fifth of the requests and the last. */
const GROWTH_BYTES = 32 * 1024 * 1024;
/** Another seed makes other requests: FUZZ_SEED=7 npm test -- test/fuzz */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_110);

describe('Malformed requests', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.app.stop());

  it(
    'should get an answer each, 10,000 times: no 5xx, none that hangs, refused in Portuguese, memory stable',
    async () => {
      const operations = inOrder(world.operations);
      const numRuns = Math.ceil(REQUESTS / operations.length);
      const succeeded = new Set<string>();
      const faults: string[] = [];
      let answered = 0;
      let heldEarly = 0;
      for (const [i, operation] of operations.entries()) {
        await world.reopen();
        const property = fc.asyncProperty(requestsOf(operation), async (request) => {
          const { status, fault } = await world.send(operation, request);
          answered += 1;
          if (status < 300) succeeded.add(operation.id);
          if (status >= 500) throw new Error(`answered ${status}`);
          if (fault) throw new Error(`answered ${status}, ${fault}`);
        });
        const examples = examplesOf(operation).map((request): [FuzzRequest] => [request]);
        const result = await fc.check(property, {
          examples,
          numRuns,
          seed: SEED + i,
          timeout: HANGS_MS,
        });
        if (result.failed) faults.push(report(operation, result));
        if (i === Math.floor(operations.length / 5)) heldEarly = heldMemory();
      }
      expect(faults).toEqual([]);
      expect(answered).toBeGreaterThanOrEqual(REQUESTS);
      expect(heldMemory() - heldEarly).toBeLessThan(GROWTH_BYTES);
      // The requests are worth something only if they get past the first checks. Links and codes they cannot guess.
      expect(succeeded.size / operations.length).toBeGreaterThan(0.7);
    },
    ALL_MS,
  );
});

const TAKES_MUCH = new Set(['deleteSchedule', 'deleteUser', 'eraseMyData']);

/** Deletions last, and of those the ones that take much with them, so that the others find records. */
function inOrder(operations: Operation[]): Operation[] {
  const takes = ({ id, method }: Operation) => (TAKES_MUCH.has(id) ? 2 : method === 'DELETE' ? 1 : 0);
  return operations.toSorted((a, b) => takes(a) - takes(b));
}

/** The smallest request that fails, as it was sent. */
function report({ id }: Operation, result: fc.RunDetails<[FuzzRequest]>): string {
  const [request] = result.counterexample ?? [];
  const { errorInstance } = result as { errorInstance?: { message?: string } | null };
  const shown = { ...request, payload: request?.payload?.toString().slice(0, 500) };
  return `${id}: ${errorInstance?.message ?? 'failed'}: ${JSON.stringify(shown)}`;
}

/** Bytes that are still held after the garbage is gone. */
function heldMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
