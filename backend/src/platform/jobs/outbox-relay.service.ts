import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../clock.js';
import { ENV, type RunningEnv } from '../config/config.module.js';
import { LEASE_MS } from './job-executor.service.js';
import { JobRunner, type HandedJob } from './job-runner.js';
import { jobsOf, QUEUES, type QueueName } from './jobs.js';
import { OutboxService } from './outbox.service.js';

const POLL_MS = 500;
const STOP_LIMIT_MS = 8_000;

/**
 * Hands the outbox's due jobs to the runner, in every process that has one: rows that another process is taking are
 * skipped. A job handed over that shows no sign of life until its lease ends is handed over again, which is also how
 * jobs come back that Redis or a killed worker lost.
 */
@Injectable()
export class OutboxRelayService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRelayService.name);
  private polling: Promise<void> = Promise.resolve();
  private stopped = false;
  private wake: () => void = () => undefined;

  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly orm: MikroORM,
    private readonly clock: Clock,
    private readonly outbox: OutboxService,
    private readonly runner: JobRunner,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.pollOutbox) return;
    this.outbox.listen(() => this.wake());
    this.polling = this.poll();
  }

  /** Ends polling, lets running jobs end for up to 8 seconds, and leaves the rest to their leases. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.wake();
    const limit = new AbortController();
    await Promise.race([
      Promise.all([this.runner.close(), this.polling]),
      wait(STOP_LIMIT_MS, undefined, { signal: limit.signal, ref: false }),
    ]);
    limit.abort();
  }

  /**
   * Hands over what is due now, as far as the runner has room.
   * @returns how many jobs.
   */
  async relay(): Promise<number> {
    let handed = 0;
    for (const queue of QUEUES) {
      let refused = 0;
      for (
        let room = this.runner.roomFor(queue);
        room > 0 && refused === 0;
        room = this.runner.roomFor(queue)
      ) {
        const jobs = await this.claim(queue, room);
        if (jobs.length === 0) break;
        const back = await this.runner.take(queue, jobs);
        await this.putBack(back);
        refused = back.length;
        handed += jobs.length - refused;
      }
    }
    return handed;
  }

  /**
   * Does everything that is due, and what that makes due at once: for tests and scripts, which do not poll.
   * With Redis it hands everything over; other processes may still be at it when this returns.
   * @returns how many jobs were handed over.
   */
  async drain(): Promise<number> {
    let total = 0;
    for (;;) {
      await this.runner.settle();
      const handed = await this.relay();
      if (handed === 0) return total;
      total += handed;
    }
  }

  private async poll(): Promise<void> {
    let failing = false;
    while (!this.stopped) {
      const woken = new Promise<void>((resolve) => (this.wake = resolve));
      try {
        await this.relay();
        if (failing) this.logger.log('The outbox can be read again');
        failing = false;
      } catch (err) {
        if (!failing) this.logger.error({ err }, 'The outbox cannot be read; jobs wait');
        failing = true;
      }
      await this.pause(woken);
    }
  }

  private async pause(woken: Promise<void>): Promise<void> {
    if (this.stopped) return;
    const timer = new AbortController();
    // The wait fails only by being broken off.
    await Promise.race([woken, wait(POLL_MS, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
  }

  private async claim(queue: QueueName, limit: number): Promise<HandedJob[]> {
    const now = this.clock.now();
    const { rows } = await sql<HandedJob>`
      with due as materialized (
        select id from outbox_message
        where job = any(${jobsOf(queue)})
          and (status = 'waiting' and available_at <= ${now}
            or status in ('handed', 'running') and lease_until <= ${now})
        order by available_at, id
        limit ${limit}
        for update skip locked)
      update outbox_message o set status = 'handed', lease_until = ${this.clock.in(LEASE_MS)}
      from due where o.id = due.id
      returning o.id as "outboxId", o.attempts`.execute(this.orm.em.fork().getKysely());
    return rows;
  }

  private async putBack(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await sql`
      update outbox_message set status = 'waiting', lease_until = null
      where id = any(${ids}) and status = 'handed'`.execute(this.orm.em.fork().getKysely());
  }
}
