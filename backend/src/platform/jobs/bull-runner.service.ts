import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bull';
import { JobRunner, type HandedJob } from './job-runner.js';
import type { QueueName } from './jobs.js';
import { RedisService } from './redis.service.js';

const BATCH = 200;

/** What ioredis says of commands that wait when their connection is ended. */
const CONNECTION_ENDED = 'Connection is closed.';

/** Hands jobs to Bull, whose workers (processors.ts) may be in this process or in others. */
@Injectable()
export class BullRunnerService extends JobRunner implements OnApplicationBootstrap {
  private readonly logger = new Logger(BullRunnerService.name);
  private readonly queues: Record<QueueName, Queue<HandedJob>>;
  private closed = false;

  constructor(
    private readonly redis: RedisService,
    @InjectQueue('mail') mail: Queue<HandedJob>,
    @InjectQueue('notifications') notifications: Queue<HandedJob>,
    @InjectQueue('roster') roster: Queue<HandedJob>,
    @InjectQueue('ai-drafts') aiDrafts: Queue<HandedJob>,
  ) {
    super();
    this.queues = { mail, notifications, roster, 'ai-drafts': aiDrafts };
    for (const queue of Object.values(this.queues)) watchOverStarting(queue);
  }

  onApplicationBootstrap(): void {
    for (const queue of Object.values(this.queues)) {
      // @nestjs/bull would wait here for running jobs without a limit; close() below is what ends the queues.
      Object.assign(queue, { onApplicationShutdown: () => undefined });
    }
  }

  roomFor(): number {
    return !this.closed && this.redis.isReady ? BATCH : 0;
  }

  /**
   * The job's id in Bull says which attempt it is: handing an attempt over again is ignored while Bull has it, and
   * done when Redis has lost it. Bull itself never retries; the outbox does.
   */
  async take(name: QueueName, jobs: readonly HandedJob[]): Promise<number[]> {
    const results = await Promise.allSettled(
      jobs.map((job) =>
        this.queues[name].add(job, {
          jobId: `${job.outboxId}-${job.attempts}`,
          attempts: 1,
          removeOnComplete: true,
          removeOnFail: true,
        }),
      ),
    );
    const refused = jobs.filter((_, index) => results[index]?.status === 'rejected');
    if (refused.length > 0) this.logger.warn({ queue: name, jobs: refused.length }, 'Redis took no jobs');
    return refused.map(({ outboxId }) => outboxId);
  }

  settle(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(Object.values(this.queues).map((queue) => queue.close()));
  }
}

/**
 * Bull names its connection and begins to process without anybody waiting for either. Both fail where the connections
 * end before they were ever there: a server that is stopped just as Redis comes back would end with an error.
 */
function watchOverStarting(queue: Queue): void {
  const bull = queue as Queue & { setWorkerName: () => Promise<unknown> };
  const name = bull.setWorkerName.bind(bull);
  const process = bull.process.bind(bull) as (...args: unknown[]) => Promise<unknown>;
  const unlessEnded = (error: unknown): void => {
    if (!(error instanceof Error && error.message === CONNECTION_ENDED)) throw error;
  };
  Object.assign(bull, {
    setWorkerName: () => name().catch(unlessEnded),
    process: (...args: unknown[]) => process(...args).catch(unlessEnded),
  });
}
