import { Injectable } from '@nestjs/common';
import { QUEUE_OF, type JobName, type Jobs } from './jobs.js';

export type JobHandler<Name extends JobName> = (payload: Jobs[Name]) => Promise<void>;

/**
 * Who works on which job. Features register theirs in `onModuleInit`; a job without a handler, or with two,
 * stops the boot.
 */
@Injectable()
export class JobHandlersService {
  private readonly handlers = new Map<JobName, JobHandler<JobName>>();

  register<Name extends JobName>(job: Name, handler: JobHandler<Name>): void {
    if (this.handlers.has(job)) throw new Error(`Job ${job} has two handlers`);
    this.handlers.set(job, handler as JobHandler<JobName>);
  }

  assertComplete(): void {
    const missing = Object.keys(QUEUE_OF).filter((job) => !this.handlers.has(job as JobName));
    if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);
  }

  /** Does the job. It may run more than once: handlers read the present state first. */
  run(job: JobName, payload: unknown): Promise<void> {
    const handler = this.handlers.get(job);
    if (!handler) throw new Error(`No handler for ${job}`);
    return handler(payload as Jobs[JobName]);
  }
}
