import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const START_LIMIT_MS = 300_000;
/** On a busy machine a database that is there may be slow; it would count as away. */
const DATABASE_PATIENCE_SECONDS = '120';
const root = path.resolve(import.meta.dirname, '..');

export interface SpawnedServer {
  /** Address of the API; empty for a worker. */
  url: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output: () => string;
  /** Asks it to end. @returns its exit code, or null when a signal ended it. */
  stop: () => Promise<number | null>;
  /** Ends it without warning (kill -9). */
  kill: () => Promise<void>;
}

export interface SpawnOptions {
  /** Settings; what is absent is embedded. DATA_DIR is a folder of its own unless given. */
  env?: Record<string, string>;
  /** Arguments such as --demo. */
  args?: string[];
  /** A module that runs in its process first, and may talk to this one. */
  preload?: string;
}

/** Where this process runs on another day (npm run other-day), the server does as well. */
function movedClock(): Record<string, string> {
  const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/**
 * Starts the built server as a process of its own, on a free port, and waits until it says that it is ready.
 * @throws Error with its output when it does not start.
 */
export async function spawnServer({
  env = {},
  args = [],
  preload,
}: SpawnOptions = {}): Promise<SpawnedServer> {
  const ownFolder = env.DATA_DIR ? null : makeFolder();
  const child = spawn(
    process.execPath,
    [
      '--no-warnings',
      ...(preload ? [`--import=${preload}`] : []),
      path.join(root, 'backend', 'dist', 'server', 'main.js'),
      ...args,
    ],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        ...movedClock(),
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: '0',
        DATA_DIR: ownFolder ?? '',
        DATABASE_TIMEOUT_SECONDS: DATABASE_PATIENCE_SECONDS,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', preload ? 'ipc' : 'ignore'],
    },
  );
  let output = '';
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server did not start in time.\n${output}`)),
      START_LIMIT_MS,
    );
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Assistente: ')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void gone.then((code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}.\n${output}`));
    });
  });
  const cleanUp = () => ownFolder && rmSync(ownFolder, { recursive: true, force: true });
  try {
    await ready;
  } catch (error) {
    child.kill('SIGKILL');
    cleanUp();
    throw error;
  }
  return {
    url: /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '',
    process: child,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await gone;
      cleanUp();
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** A folder that the account of an embedded PostgreSQL may enter, so that all of it is in there. */
function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'partilha-server-'));
  chmodSync(folder, 0o711);
  return folder;
}
