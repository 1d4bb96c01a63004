import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

type Command = { start: Record<string, string>; port: number } | { stop: string };

/** What the process of the servers is told. */
export type Order = Command & { id: number };

/** How an order went: the address of the server, or why not. */
export type Outcome = { id: number; url: string } | { id: number; error: string };

export interface ParishServer {
  url: string;
  stop: () => Promise<void>;
}

let host: ChildProcess | null = null;
let output = '';
let orders = 0;
/** Of servers that have ended: where the next one answers at the same address, browsers have its files already. */
const usedPorts: number[] = [];

/**
 * Starts a server of the demonstration with these settings. The servers of a worker run in one process, each an
 * application of its own: what takes most of a start, to load the code, is done once.
 */
export async function startParishServer(env: Record<string, string>): Promise<ParishServer> {
  const url = await tell({ start: env, port: usedPorts.pop() ?? 0 });
  const stop = async () => {
    await tell({ stop: url });
    usedPorts.push(Number(new URL(url).port));
  };
  return { url, stop };
}

function tell(command: Command): Promise<string> {
  const servers = (host ??= startHost());
  const id = (orders += 1);
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`The process of the servers ended.\n${output}`));
    const listen = (outcome: Outcome) => {
      if (outcome.id !== id) return;
      servers.off('message', listen).off('exit', ended);
      if ('url' in outcome) resolve(outcome.url);
      else reject(new Error(`${outcome.error}\n${output}`));
    };
    servers.on('message', listen).once('exit', ended);
    servers.send({ ...command, id } satisfies Order);
  });
}

/** It ends when this process does, which is how it notices (server-host.ts). */
function startHost(): ChildProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = fork(path.join(import.meta.dirname, 'server-host.ts'), {
    execArgv: ['--no-warnings'],
    env: { PATH, HOME, NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const listen = (chunk: Buffer) => (output += chunk.toString());
  child.stdout!.on('data', listen);
  child.stderr!.on('data', listen);
  child.once('exit', () => (host = null));
  return child;
}
