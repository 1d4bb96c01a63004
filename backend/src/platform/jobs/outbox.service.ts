import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../clock.js';
import type { JobName, Jobs } from './jobs.js';
import { OutboxMessage } from './outbox-message.entity.js';

export interface OutboxCounts {
  /** Due or in work. */
  open: number;
  /** For a later instant, or for another attempt. */
  later: number;
  /** Given up after the last attempt. */
  failed: number;
}

/** Writes what must happen after a change, in the change's own transaction. */
@Injectable()
export class OutboxService implements OnModuleInit {
  private readonly wroteIn = new WeakSet<object>();
  private listener: () => void = () => undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.em.getEventManager().registerSubscriber({
      afterTransactionCommit: ({ transaction }) => {
        if (this.wroteIn.has(transaction as object)) this.nudge();
      },
    });
  }

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
    this.note(em);
  }

  /** Adds many jobs of one kind, to be done now, with one statement; otherwise as {@link add}. */
  async addMany<Name extends JobName>(
    em: EntityManager,
    job: Name,
    jobs: readonly { payload: Jobs[Name]; dedupeKey: string }[],
  ): Promise<void> {
    if (jobs.length === 0) return;
    const availableAt = this.clock.now();
    await em
      .createQueryBuilder(OutboxMessage)
      .insert(
        jobs.map(({ payload, dedupeKey }) => ({ job, payload: { ...payload }, dedupeKey, availableAt })),
      )
      .onConflict('dedupeKey')
      .ignore()
      .execute();
    this.note(em);
  }

  /** Who wants to know at once that there may be something to do in this process. */
  listen(listener: () => void): void {
    this.listener = listener;
  }

  /** Says that there may be something to do. */
  nudge(): void {
    this.listener();
  }

  /** How much work there is, for health and the administrator. */
  async counts(): Promise<OutboxCounts> {
    const { rows } = await sql<OutboxCounts>`
      select
        (count(*) filter (where status <> 'failed' and (status <> 'waiting' or available_at <= ${this.clock.now()})))::int as open,
        (count(*) filter (where status = 'waiting' and available_at > ${this.clock.now()}))::int as later,
        (count(*) filter (where status = 'failed'))::int as failed
      from outbox_message where status in ('waiting', 'handed', 'running', 'failed')`.execute(
      this.em.getKysely(),
    );
    return rows[0]!;
  }

  private note(em: EntityManager): void {
    const transaction = em.getTransactionContext<object>();
    if (transaction) this.wroteIn.add(transaction);
  }
}
