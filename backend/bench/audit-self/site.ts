import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { spawnServer } from '../../../scripts/spawn-server.ts';
import type { Role } from '../../src/platform/access/permissions.ts';

export const DEMO_PASSWORD = 'partilha-demo';
export const DEMO_PEOPLE: Partial<Record<Role, string>> = {
  admin: 'admin@demo.local',
  reitor: 'reitor@demo.local',
  coordenador: 'coordenacao@demo.local',
  ministro: 'ministro@demo.local',
};

/** The server under measurement and everything that measures it. */
export interface Site {
  url: string;
  db: pg.Client;
  others: Others;
}

/** One line of the table. */
export interface Measure {
  what: string;
  asked: number;
  found: string;
  /** Whether it is as promised. */
  holds: boolean;
}

export interface Sent {
  /** 0 where the server ended the connection without an answer. */
  status: number;
  /** Of the body, until the answer or the end. */
  bytes: number;
  ms: number;
  body: string;
}

/** Tells how long a server's event loop was held, from inside of it. */
export const LOOP_DELAY = path.join(import.meta.dirname, 'loop-delay.ts');

/** Starts the built server on the demonstration parish, at 127.0.0.1 alone. */
export function startServer(databaseUrl: string, folder: string) {
  return spawnServer({
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      LISTEN_HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
    },
    args: ['--demo'],
    preload: LOOP_DELAY,
  });
}

/** Other people's requests, all the while. */
export class Others {
  /** Of all the time. */
  readonly all: number[] = [];
  private readonly worker: Worker;

  constructor(url: string, token: string) {
    this.worker = new Worker(new URL('./others.ts', import.meta.url), { workerData: { url, token } });
  }

  /** How long they have waited since the last time it was asked, shortest first. */
  async waits(): Promise<number[]> {
    this.worker.postMessage('');
    const [waits] = (await once(this.worker, 'message')) as [number[]];
    this.all.push(...waits);
    return waits.sort((a, b) => a - b);
  }

  stop(): Promise<number> {
    return this.worker.terminate();
  }
}

export async function login(url: string, email: string, password: string): Promise<string> {
  const sent = await send(url, 'POST', '/api/auth/login', { body: JSON.stringify({ email, password }) });
  if (sent.status !== 200) throw new Error(`Login as ${email} answered ${sent.status}`);
  return (JSON.parse(sent.body) as { token: string }).token;
}

const REQUEST_LIMIT_MS = 90_000;

/** Sends one request on a connection of its own; the body in pieces, of whatever length, with a pause between them. */
export async function send(
  url: string,
  method: string,
  address: string,
  {
    token,
    body,
    piece = 65_536,
    pauseMs = 0,
  }: { token?: string | null; body?: string; piece?: number; pauseMs?: number } = {},
): Promise<Sent> {
  const began = performance.now();
  let bytes = 0;
  const request = http.request(`${url}${address}`, {
    method,
    agent: false,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  });
  const ended = new Promise<{ status: number; body: string }>((resolve) => {
    request.on('error', () => resolve({ status: 0, body: '' }));
    request.on('response', (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('error', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
  });
  let isOver = false;
  void ended.then(() => (isOver = true));
  if (body !== undefined) {
    const content = Buffer.from(body);
    for (let at = 0; at < content.length && !isOver; at += piece) {
      const part = content.subarray(at, at + piece);
      if (!request.write(part)) await Promise.race([once(request, 'drain'), ended]);
      else await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (!isOver) bytes += part.length;
    }
  }
  request.end();
  const answer = await ended;
  request.destroy();
  return { ...answer, bytes, ms: performance.now() - began };
}
