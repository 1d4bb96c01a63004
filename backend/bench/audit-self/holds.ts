import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { BODIES, kibibytes, OPEN_ROUTES } from './bodies.ts';
import { LOOP_DELAY, send, type Measure } from './site.ts';

/** What no stranger's request may hold the event loop for; on a machine that does other things, no longer than a bare server's. */
const MOST_MS = 50;
const ROUNDS = 5;

interface Measured {
  url: string;
  process: ChildProcess;
}

/** How long each hostile body of a stranger holds the server's event loop, beside a bare server's in the same run. */
export async function measureHolds(product: Measured): Promise<Measure[]> {
  const bare = await startBareServer();
  try {
    const measures: Measure[] = [];
    for (const [what, body] of BODIES) {
      const held = await longestHold(product, body);
      const reference = await longestHold(bare, body);
      measures.push({
        what: `event loop held by one body with ${what} (${kibibytes(body.length)})`,
        asked: ROUNDS * OPEN_ROUTES.length * 2,
        found: `${inMs(held)}, a bare server ${inMs(reference)}`,
        holds: held <= Math.max(MOST_MS, reference),
      });
    }
    return measures;
  } finally {
    bare.process.kill();
  }
}

/** Of the routes open to strangers the one that was held longest, each by its middle round: what else the machine does is left out. */
async function longestHold(server: Measured, body: string): Promise<number> {
  const holds: number[] = [];
  for (const route of OPEN_ROUTES) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await heldSince(server);
      await send(server.url, 'POST', route, { body });
      rounds.push(await heldSince(server));
    }
    holds.push(rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!);
  }
  return Math.max(...holds);
}

/** The longest time, in ms, for which the server's event loop was held since it was last asked. */
async function heldSince({ process: server }: Measured): Promise<number> {
  server.send('');
  const [ms] = (await once(server, 'message')) as [number];
  return ms;
}

async function startBareServer(): Promise<Measured> {
  const server = spawn(
    process.execPath,
    ['--no-warnings', `--import=${LOOP_DELAY}`, path.join(import.meta.dirname, 'bare-server.ts')],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  const [address] = (await once(server.stdout!, 'data')) as [Buffer];
  return { url: address.toString().trim(), process: server };
}

const inMs = (ms: number) => `${ms.toFixed(1)} ms`;
