import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QUEUE_OF, type JobName, type Jobs } from './jobs.js';

export type JobHandler<Name extends JobName> = (payload: Jobs[Name]) => Promise<void>;

/** Called once the last attempt has failed, so that whoever ordered the job can be shown why (a code). */
export type JobFailureHandler<Name extends JobName> = (payload: Jobs[Name], reason: string) => Promise<void>;

/** Thrown by a handler that knows why its attempt failed. */
export class JobNotDone extends Error {
  constructor(
    message: string,
    /** A code that may be stored and shown: nothing that could name people. */
    readonly reason: string,
    /** Milliseconds before which another attempt makes no sense, as whoever refused this one said. */
    readonly pauseMs: number = 0,
  ) {
    super(message);
  }
}

/** How an attempt at a job ended: for good, with what the handler answered; or to be tried again; or given up. */
export type JobEnd<Result> =
  | { status: 'done'; attempts: number; result: Result }
  | { status: 'waiting' | 'failed'; attempts: number; reason: string; pauseMs: number };

/**
 * Writes down how an attempt ended, in the transaction that changes the job's own row: both say the same at any time.
 */
export type JobRecorder<Name extends JobName, Result> = (
  em: EntityManager,
  payload: Jobs[Name],
  end: JobEnd<Result>,
) => Promise<void>;

interface Registration {
  handle: (payload: Jobs[JobName]) => Promise<unknown>;
  giveUp?: JobFailureHandler<JobName> | undefined;
  record?: JobRecorder<JobName, unknown>;
}

/**
 * Who works on which job. Features register theirs in `onModuleInit`; a job without a handler, or with two,
 * stops the boot.
 */
@Injectable()
export class JobHandlersService implements OnApplicationBootstrap {
  private readonly registrations = new Map<JobName, Registration>();

  register<Name extends JobName>(
    job: Name,
    handle: JobHandler<Name>,
    giveUp?: JobFailureHandler<Name>,
  ): void {
    this.enter(job, { handle, giveUp } as Registration);
  }

  /** As {@link register}, for a job whose state is shown in a row of its feature's own. */
  registerRecorded<Name extends JobName, Result>(
    job: Name,
    handle: (payload: Jobs[Name]) => Promise<Result>,
    record: JobRecorder<Name, Result>,
  ): void {
    this.enter(job, { handle, record } as Registration);
  }

  onApplicationBootstrap(): void {
    const missing = Object.keys(QUEUE_OF).filter((job) => !this.registrations.has(job as JobName));
    if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);
  }

  /**
   * Does the job. It may run more than once: handlers read the present state first.
   * @returns what the handler answered, for its recorder.
   */
  async run(job: JobName, payload: unknown): Promise<unknown> {
    const registration = this.registrations.get(job);
    if (!registration) throw new Error(`No handler for ${job}`);
    return registration.handle(payload as Jobs[JobName]);
  }

  /** Tells the job's feature that it will not be tried again. */
  async giveUp(job: JobName, payload: unknown, reason: string): Promise<void> {
    await this.registrations.get(job)?.giveUp?.(payload as Jobs[JobName], reason);
  }

  /** Lets the job's feature write down how an attempt ended. */
  async record(em: EntityManager, job: JobName, payload: unknown, end: JobEnd<unknown>): Promise<void> {
    await this.registrations.get(job)?.record?.(em, payload as Jobs[JobName], end);
  }

  private enter(job: JobName, registration: Registration): void {
    if (this.registrations.has(job)) throw new Error(`Job ${job} has two handlers`);
    this.registrations.set(job, registration);
  }
}
