import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.js';

const START_LIMIT_MS = 10_000;

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

  /** Starts the server; after a stop, on the same port. */
  async start(): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    this.port ||= await freePort();
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
    if (!child || child.exitCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
    this.child = null;
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
