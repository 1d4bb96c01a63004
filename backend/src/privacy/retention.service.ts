import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { AttemptsService } from '../auth/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock, DAY } from '../platform/clock.js';
import { KeptMailsService } from '../mail/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';

/** How many rows of each kind were deleted. */
export interface RetentionCounts {
  rejectedRequests: number;
  auditEvents: number;
  emails: number;
  jobs: number;
  oneTimeTokens: number;
  notifications: number;
  substitutions: number;
}

/** Of PostgreSQL's advisory locks the one that this job takes. */
const LOCK = 7_402_611;

const READ_NOTICE_MONTHS = 12;
/** What people wrote when they asked for a substitute says why they were away; the places and counts stay. */
const CLOSED_SUBSTITUTION_MONTHS = 12;
/**
 * Long after the last retry of a job and of what may order it again; its key then no longer keeps the same job from
 * being ordered twice, which is safe (docs/adr/0017-done-jobs-go.md).
 */
const DONE_JOB_DAYS = 90;
/** A farewell that could not be mailed can still be told otherwise for so long. */
const UNSENT_FAREWELL_MONTHS = 1;

/** Deletes what is no longer needed (LGPD arts. 15 and 16). */
@Injectable()
export class RetentionService {
  constructor(
    private readonly orm: MikroORM,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly attempts: AttemptsService,
    private readonly keptMails: KeptMailsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Deletes rejected requests and logs beyond the limits of the settings, with the mails about those requests; used and
   * expired one-time links; ended counts of attempts; notices read and
   * requests for a substitute closed a year ago; jobs done 90 days ago; and farewell mails that have gone out,
   * which hold the address of somebody who is erased.
   * @returns the counts, or null when another process is at it.
   */
  async run(): Promise<RetentionCounts | null> {
    const { retention } = await this.settings.read();
    const { rejectedRequestMonths, logYears } = retention;
    return this.orm.em.fork().transactional(async (em) => {
      const db: Kysely<unknown> = em.getKysely();
      const { rows } = await sql<{
        mine: boolean;
      }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(db);
      if (!rows[0]?.mine) return null;
      await sql`set local partilha.retention = 'on'`.execute(db);
      const beforeLogs = this.monthsAgo(12 * logYears);
      const rejected = await remove(
        db,
        sql`registration_request where status = 'rejected'
          and coalesce(reviewed_at, created_at) < ${this.monthsAgo(rejectedRequestMonths)}`,
      );
      const emails = await remove(
        db,
        sql`email_message where created_at < ${beforeLogs}
          or refs ->> 'requestId' = any(${rejected.map(String)})
          or (mail = 'deletion-done' and status in ('sent', 'dropped'))
          or (mail = 'deletion-done' and status in ('kept', 'failed')
            and created_at < ${this.monthsAgo(UNSENT_FAREWELL_MONTHS)})`,
      );
      const counts = {
        rejectedRequests: rejected.length,
        emails: emails.length,
        auditEvents: await this.audit.trim(em, beforeLogs),
        jobs: (
          await remove(
            db,
            sql`outbox_message where status = 'done' and done_at < ${this.clock.in(-DONE_JOB_DAYS * DAY)}`,
          )
        ).length,
        oneTimeTokens: (
          await remove(db, sql`one_time_token where used_at is not null or expires_at <= ${this.clock.now()}`)
        ).length,
        notifications: (
          await remove(db, sql`notification where read_at < ${this.monthsAgo(READ_NOTICE_MONTHS)}`)
        ).length,
        substitutions: (
          await remove(
            db,
            sql`substitution_request where decided_at < ${this.monthsAgo(CLOSED_SUBSTITUTION_MONTHS)}`,
          )
        ).length,
      };
      await this.attempts.clean();
      for (const id of emails) await this.keptMails.remove(id);
      return counts;
    });
  }

  private monthsAgo(months: number): RawBuilder<Date> {
    return sql<Date>`(${this.clock.now()}::timestamptz - make_interval(months => ${months}))`;
  }
}

/** @returns the ids of the rows that were deleted. */
async function remove(db: Kysely<unknown>, rows: RawBuilder<unknown>): Promise<number[]> {
  const deleted = await sql<{ id: number }>`delete from ${rows} returning id`.execute(db);
  return deleted.rows.map(({ id }) => id);
}
