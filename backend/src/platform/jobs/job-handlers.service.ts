import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QUEUE_OF, type JobName, type Jobs } from './jobs.js';

export type JobHandler<Name extends JobName> = (payload: Jobs[Name]) => Promise<void>;

/** Called once the last attempt has failed, so that whoever ordered the job can be shown why (a code). */
export type JobFailureHandler<Name extends JobName> = (payload: Jobs[Name], reason: string) => Promise<void>;

interface Registration {
  handle: JobHandler<JobName>;
  giveUp: JobFailureHandler<JobName> | undefined;
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
    if (this.registrations.has(job)) throw new Error(`Job ${job} has two handlers`);
    this.registrations.set(job, { handle, giveUp } as Registration);
  }

  onApplicationBootstrap(): void {
    const missing = Object.keys(QUEUE_OF).filter((job) => !this.registrations.has(job as JobName));
    if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);
  }

  /** Does the job. It may run more than once: handlers read the present state first. */
  async run(job: JobName, payload: unknown): Promise<void> {
    const registration = this.registrations.get(job);
    if (!registration) throw new Error(`No handler for ${job}`);
    return registration.handle(payload as Jobs[JobName]);
  }

  /** Tells the job's feature that it will not be tried again. */
  async giveUp(job: JobName, payload: unknown, reason: string): Promise<void> {
    await this.registrations.get(job)?.giveUp?.(payload as Jobs[JobName], reason);
  }
}
