import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { JobName, Jobs } from './jobs.js';
import { OutboxMessage } from './outbox-message.entity.js';

/** Writes what must happen after a change, in the change's own transaction. */
@Injectable()
export class OutboxService {
  constructor(private readonly clock: Clock) {}

  /**
   * Adds a job to the caller's transaction. A job with the same `dedupeKey` leaves the first one as it is.
   * @param availableAt not before this instant; now when absent.
   */
  async add<Name extends JobName>(
    em: EntityManager,
    job: Name,
    payload: Jobs[Name],
    { dedupeKey, availableAt = this.clock.now() }: { dedupeKey: string; availableAt?: Date },
  ): Promise<void> {
    await em
      .createQueryBuilder(OutboxMessage)
      .insert({ job, payload: { ...payload }, dedupeKey, availableAt })
      .onConflict('dedupeKey')
      .ignore()
      .execute();
  }
}
