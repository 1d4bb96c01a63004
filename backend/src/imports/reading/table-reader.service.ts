import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { AppError, invalid } from '../../platform/errors/app-error.js';
import { startThread } from '../../platform/threads/start-thread.js';
import type { Reading } from './reading-worker.js';
import type { Table } from './table.js';

/** Largest file that is read. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
const TIME_LIMIT_MS = 20_000;
const MEMORY_MB = 512;
/** Files read at the same time; further ones wait. */
const MAX_THREADS = 2;

const TOO_MUCH =
  'O arquivo é grande ou complicado demais para ser lido. Copie só a lista de pessoas para uma planilha nova.';

/** Reads files that strangers may have made, each in a thread with a bound on its memory and time. */
@Injectable()
export class TableReaderService implements OnModuleDestroy {
  private readonly logger = new Logger(TableReaderService.name);
  private readonly running = new Set<() => void>();
  private readonly waiting: (() => void)[] = [];
  private places = MAX_THREADS;

  /** @throws AppError 400 with what is wrong with the file, 503 while the server shuts down. */
  async read(bytes: Uint8Array): Promise<Table[]> {
    if (this.places === 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.places -= 1;
    try {
      const reading = await this.inThread(bytes);
      if ('refused' in reading) throw invalid(reading.refused, { file: reading.refused });
      return reading.tables;
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.places += 1;
    }
  }

  onModuleDestroy(): void {
    for (const stop of this.running) stop();
  }

  private inThread(bytes: Uint8Array): Promise<Reading> {
    return new Promise((resolve, reject) => {
      const thread = startThread('./reading-worker', import.meta.url, {
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      });
      const end = (settle: () => void) => {
        clearTimeout(timer);
        this.running.delete(stop);
        void thread.terminate();
        settle();
      };
      const stop = () =>
        end(() => reject(new AppError(503, 'stopping', 'O servidor está reiniciando. Tente de novo.')));
      const timer = setTimeout(() => end(() => resolve({ refused: TOO_MUCH })), TIME_LIMIT_MS);
      this.running.add(stop);
      thread.once('message', (reading: Reading) => end(() => resolve(reading)));
      thread.once('error', (err: Error & { code?: string }) => {
        if (err.code !== 'ERR_WORKER_OUT_OF_MEMORY') this.logger.error({ err }, 'The reading thread failed');
        end(() => resolve({ refused: TOO_MUCH }));
      });
      thread.postMessage(bytes);
    });
  }
}
