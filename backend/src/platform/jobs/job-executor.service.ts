import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, HOUR } from '../clock.js';
import { JobHandlersService } from './job-handlers.service.js';
import type { JobName } from './jobs.js';
import { OutboxMessage } from './outbox-message.entity.js';

export const MAX_ATTEMPTS = 8;
/** How long a handed or running job may give no sign before it counts as lost. */
export const LEASE_MS = 30_000;
const HEARTBEAT_MS = 10_000;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 6 * HOUR;

interface Attempt {
  id: number;
  job: JobName;
  payload: Record<string, unknown>;
  /** Which attempt this is, from 1. */
  attempts: number;
}

/** An error that names its own kind: a word or a code without anybody's data in it. */
interface Coded {
  name?: unknown;
  code?: unknown;
}

/**
 * Does the jobs of the outbox, whoever hands them over: one worker at a time, retried with growing pauses, visible
 * when given up. A worker that dies leaves a lease that runs out; the job is then handed over again.
 */
@Injectable()
export class JobExecutorService implements OnApplicationBootstrap {
  private readonly logger = new Logger(JobExecutorService.name);
  private markBooted: () => void = () => undefined;
  private readonly booted = new Promise<void>((resolve) => (this.markBooted = resolve));

  constructor(
    private readonly orm: MikroORM,
    private readonly clock: Clock,
    private readonly handlers: JobHandlersService,
  ) {}

  onApplicationBootstrap(): void {
    this.markBooted();
  }

  /**
   * Does one handed job, once every feature has registered its handlers; does nothing when it is done or somebody
   * else is at it. What the handler throws is noted in the row.
   * @throws the database's own error when it is away; the job's lease then runs out.
   */
  async execute(id: number): Promise<void> {
    await this.booted;
    const attempt = await this.begin(id);
    if (!attempt) return;
    const heartbeat = setInterval(() => void this.extendLease(attempt), HEARTBEAT_MS);
    try {
      const error = await this.errorOf(attempt);
      if (error === null) await this.finish(attempt);
      else await this.fail(attempt, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async begin(id: number): Promise<Attempt | null> {
    const { rows } = await sql<Attempt>`
      update outbox_message set status = 'running', attempts = attempts + 1, lease_until = ${this.clock.in(LEASE_MS)}
      where id = ${id} and status = 'handed'
      returning id, job, payload, attempts`.execute(this.orm.em.fork().getKysely());
    return rows[0] ?? null;
  }

  private async errorOf({ job, payload, attempts }: Attempt): Promise<unknown> {
    if (attempts > MAX_ATTEMPTS) return new InterruptedTooOften();
    try {
      await RequestContext.create(this.orm.em, () => this.handlers.run(job, payload));
      return null;
    } catch (error) {
      return error ?? new Error('Rejected without an error');
    }
  }

  private async finish(attempt: Attempt): Promise<void> {
    await this.change(attempt, { status: 'done', doneAt: this.clock.now(), lastError: null });
  }

  private async fail(attempt: Attempt, error: unknown): Promise<void> {
    const { id, job, payload, attempts } = attempt;
    const lastError = reasonOf(error);
    const last = attempts >= MAX_ATTEMPTS;
    const trace = { job, outboxId: id, attempt: attempts, err: error };
    if (!last) {
      this.logger.warn(trace, 'Job failed; it will be tried again');
      const pause = Math.min(FIRST_RETRY_MS * 4 ** (attempts - 1), LONGEST_RETRY_MS);
      return this.change(attempt, { status: 'waiting', availableAt: this.clock.in(pause), lastError });
    }
    this.logger.error(trace, 'Job given up');
    await RequestContext.create(this.orm.em, () => this.handlers.giveUp(job, payload, lastError));
    return this.change(attempt, { status: 'failed', lastError });
  }

  /** Changes the row as long as this attempt is the latest: an older one has lost its lease and its say. */
  private async change(
    { id, attempts }: Attempt,
    values: Partial<Pick<OutboxMessage, 'status' | 'availableAt' | 'doneAt' | 'lastError'>>,
  ): Promise<void> {
    const em = this.orm.em.fork();
    await em.nativeUpdate(
      OutboxMessage,
      { id, attempts, status: { $in: ['handed', 'running'] } },
      { ...values, leaseUntil: null },
    );
  }

  /** Says that the attempt is alive. Where the database is away this cannot be said, and the lease may run out. */
  private async extendLease({ id, attempts }: Attempt): Promise<void> {
    const em = this.orm.em.fork();
    await em
      .nativeUpdate(
        OutboxMessage,
        { id, attempts, status: 'running' },
        { leaseUntil: this.clock.in(LEASE_MS) },
      )
      .catch(() => undefined);
  }
}

/** Every attempt was begun and none ended: the process died during each. */
class InterruptedTooOften extends Error {
  override readonly name = 'InterruptedTooOften';
}

function reasonOf(error: unknown): string {
  const { name, code } = (error ?? {}) as Coded;
  const words = [name, code].filter((word) => typeof word === 'string' || typeof word === 'number');
  return words.join(' ').slice(0, 100) || typeof error;
}
