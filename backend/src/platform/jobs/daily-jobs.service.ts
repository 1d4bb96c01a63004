import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../clock.js';
import { ENV, type RunningEnv } from '../config/config.module.js';
import { instantToLocal, localToInstant } from '../dates/instant.js';
import { addDays } from '../dates/month.js';
import { readSettings } from '../../platform/settings/settings.service.js';
import type { ParishSettings } from '../../platform/settings/settings.js';
import { JobHandlersService } from './job-handlers.service.js';
import { DAILY_JOBS, type DailyJob } from './jobs.js';
import { OutboxService } from './outbox.service.js';

interface DailyWork {
  /** `HH:MM` on the parish's clock. */
  time: (settings: ParishSettings) => string;
  work: () => Promise<void>;
}

/**
 * What comes back every day at a time of the parish, as one row of the outbox an instant and job: done once by however
 * many workers, and once only after an outage of many days, since each run plans the next one after its own present.
 * The work reads the present state and leaves out what has lost its reason.
 */
@Injectable()
export class DailyJobsService implements OnApplicationBootstrap {
  private readonly works = new Map<DailyJob, DailyWork>();

  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly orm: MikroORM,
    private readonly clock: Clock,
    private readonly handlers: JobHandlersService,
    private readonly outbox: OutboxService,
  ) {}

  /** Says what a daily job does and when; its feature does so in `onModuleInit`. */
  register(job: DailyJob, time: DailyWork['time'], work: DailyWork['work']): void {
    this.works.set(job, { time, work });
    this.handlers.register(job, async () => {
      // First, so that the next day comes whatever becomes of this one.
      await this.plan(job);
      await work();
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.pollOutbox) await this.planAll();
  }

  /** Plans the next run of every daily job; what is planned already stays. */
  async planAll(): Promise<void> {
    for (const job of DAILY_JOBS) await this.plan(job);
  }

  private plan(job: DailyJob): Promise<void> {
    return this.orm.em.fork().transactional(async (em) => {
      const settings = await readSettings(em);
      const time = this.works.get(job)!.time(settings);
      const { day, availableAt } = nextRun(this.clock.now(), time, settings.timeZone);
      // By the instant, not the day: where the parish sets a later hour, the run of the old one plans that of the new.
      const dedupeKey = `${job}:${availableAt.toISOString()}`;
      await this.outbox.add(em, job, { day }, { dedupeKey, availableAt });
    });
  }
}

/** The next day, and its instant, at which a clock in the zone shows this time; never the present one. */
export function nextRun(now: Date, time: string, zone: string): { day: string; availableAt: Date } {
  const today = instantToLocal(now, zone).date;
  const day = localToInstant(today, time, zone) > now ? today : addDays(today, 1);
  return { day, availableAt: localToInstant(day, time, zone) };
}
