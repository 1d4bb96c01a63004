import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './free-port.js';

const START_LIMIT_MS = 30_000;

/** A private `redis-server`, where one is installed. It keeps nothing: the outbox is the truth. */
export class EmbeddedRedis {
  private child: ChildProcess | null = null;
  private port = 0;

  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  static installed(): boolean {
    return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts the server; after a stop, on the same port. One that a killed process left running is ended first. */
  async start(): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    await this.endLeftover();
    this.port ||= await freePort();
    writeFileSync(this.portFile, String(this.port));
    const options = [
      '--port',
      String(this.port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      this.folder,
    ];
    this.child = spawn('redis-server', options, { stdio: 'ignore', detached: true });
    for (const end = Date.now() + START_LIMIT_MS; !(await this.answers()); await wait(20)) {
      if (Date.now() > end || this.child.exitCode !== null)
        throw new Error('The private redis-server did not start.');
    }
  }

  async stop(): Promise<void> {
    const child = this.child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
    this.child = null;
  }

  private async endLeftover(): Promise<void> {
    if (!existsSync(this.portFile)) return;
    const client = new Redis(Number(readFileSync(this.portFile, 'utf8')), '127.0.0.1', {
      lazyConnect: true,
      connectTimeout: START_LIMIT_MS,
      commandTimeout: START_LIMIT_MS,
      retryStrategy: () => null,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const [, folder] = (await client.config('GET', 'dir')) as string[];
      if (folder === realpathSync(this.folder)) await client.shutdown('NOSAVE');
    } catch {
      // Nobody there, or gone as it was told.
    } finally {
      client.disconnect();
    }
  }

  private get portFile(): string {
    return path.join(this.folder, 'port');
  }

  private answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
  }
}
