import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, HOUR } from '../clock.js';
import { JobHandlersService, JobNotDone, type JobEnd } from './job-handlers.service.js';
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
  /** By job, what it answered while the database could not be told; the next attempt in this process tells it. */
  private readonly untold = new Map<number, unknown>();
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
      await this.end(attempt, await this.attempt(attempt));
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

  private async attempt({ id, job, payload, attempts }: Attempt): Promise<JobEnd<unknown>> {
    try {
      if (!this.untold.has(id)) {
        if (attempts > MAX_ATTEMPTS) throw new InterruptedTooOften();
        this.untold.set(id, await RequestContext.create(this.orm.em, () => this.handlers.run(job, payload)));
      }
      return { status: 'done', attempts, result: this.untold.get(id) };
    } catch (error) {
      const status = attempts < MAX_ATTEMPTS ? 'waiting' : 'failed';
      const trace = { job, outboxId: id, attempt: attempts, err: error };
      if (status === 'waiting') this.logger.warn(trace, 'Job failed; it will be tried again');
      else this.logger.error(trace, 'Job given up');
      const pauseMs = error instanceof JobNotDone ? error.pauseMs : 0;
      return { status, attempts, reason: reasonOf(error), pauseMs };
    }
  }

  private async end(attempt: Attempt, end: JobEnd<unknown>): Promise<void> {
    const { id, job, payload, attempts } = attempt;
    if (end.status === 'failed')
      await RequestContext.create(this.orm.em, () => this.handlers.giveUp(job, payload, end.reason));
    await this.orm.em.fork().transactional(async (em) => {
      // An older attempt has lost its lease and its say.
      const latest = { id, attempts, status: { $in: ['handed', 'running'] as const } };
      const changed = await em.nativeUpdate(OutboxMessage, latest, { ...this.rowAt(end), leaseUntil: null });
      if (changed === 1) await this.handlers.record(em, job, payload, end);
    });
    this.untold.delete(id);
  }

  private rowAt(end: JobEnd<unknown>): Partial<OutboxMessage> {
    const { status, attempts } = end;
    if (status === 'done') return { status, doneAt: this.clock.now(), lastError: null };
    if (status === 'failed') return { status, lastError: end.reason };
    const pause = Math.min(Math.max(FIRST_RETRY_MS * 4 ** (attempts - 1), end.pauseMs), LONGEST_RETRY_MS);
    return { status, availableAt: this.clock.in(pause), lastError: end.reason };
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
  if (error instanceof JobNotDone) return error.reason;
  const { name, code } = (error ?? {}) as Coded;
  const words = [name, code].filter((word) => typeof word === 'string' || typeof word === 'number');
  return words.join(' ').slice(0, 100) || typeof error;
}
