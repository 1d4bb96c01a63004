import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MINUTE } from '../platform/clock.js';
import { startThread } from '../platform/threads/start-thread.js';
import { Turns } from '../platform/threads/turns.js';
import type { PaperOrder } from './paper-worker.js';

/** How long the thread waits for the next paper before it gives its memory back. */
const IDLE_MS = MINUTE;

/**
 * Writes papers in a thread of its own, one after the other: a month of 450 places takes a third of a
 * second of computing, most of it until the thread is there.
 */
@Injectable()
export class RosterPrinterService implements OnModuleDestroy {
  private readonly logger = new Logger(RosterPrinterService.name);
  private readonly papers = new Turns();
  private thread: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;

  /** @throws what the thread failed with; the next paper is written by a new one. */
  pdf(order: PaperOrder): Promise<Buffer> {
    return this.papers.take(() => this.write(order));
  }

  async onModuleDestroy(): Promise<void> {
    await this.papers.ended();
    await this.release();
  }

  private async write(order: PaperOrder): Promise<Buffer> {
    clearTimeout(this.idle);
    this.thread ??= this.start();
    try {
      this.thread.postMessage(order);
      const [file] = (await once(this.thread, 'message')) as [Uint8Array];
      return Buffer.from(file);
    } finally {
      this.idle = setTimeout(() => void this.release(), IDLE_MS).unref();
    }
  }

  private start(): Worker {
    const thread = startThread('./paper-worker', import.meta.url);
    thread.on('error', (err: unknown) => {
      this.logger.error({ err }, 'The printing thread ended');
      if (this.thread === thread) this.thread = null;
    });
    return thread;
  }

  private async release(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = null;
    await thread?.terminate();
  }
}
