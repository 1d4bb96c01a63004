import { Injectable, Logger } from '@nestjs/common';
import { JobExecutorService } from './job-executor.service.js';
import { JobRunner, type HandedJob } from './job-runner.js';
import { CONCURRENCY, type QueueName } from './jobs.js';
import { OutboxService } from './outbox.service.js';

/** Does the jobs in this process, where there is no Redis. */
@Injectable()
export class InProcessRunnerService extends JobRunner {
  private readonly logger = new Logger(InProcessRunnerService.name);
  private readonly running: Record<QueueName, Set<Promise<void>>> = {
    mail: new Set(),
    notifications: new Set(),
    roster: new Set(),
    'ai-drafts': new Set(),
  };
  private closed = false;

  constructor(
    private readonly executor: JobExecutorService,
    private readonly outbox: OutboxService,
  ) {
    super();
  }

  roomFor(queue: QueueName): number {
    return this.closed ? 0 : CONCURRENCY[queue] - this.running[queue].size;
  }

  take(queue: QueueName, jobs: readonly HandedJob[]): Promise<number[]> {
    if (this.closed) return Promise.resolve(jobs.map(({ outboxId }) => outboxId));
    for (const { outboxId } of jobs) this.start(queue, outboxId);
    return Promise.resolve([]);
  }

  async settle(): Promise<void> {
    await Promise.all(Object.values(this.running).flatMap((jobs) => [...jobs]));
  }

  close(): Promise<void> {
    this.closed = true;
    return this.settle();
  }

  private start(queue: QueueName, outboxId: number): void {
    const job = this.executor
      .execute(outboxId)
      .catch((err: unknown) => this.logger.warn({ outboxId, err }, 'Job lost sight of; its lease runs out'))
      .finally(() => {
        this.running[queue].delete(job);
        this.outbox.nudge();
      });
    this.running[queue].add(job);
  }
}
