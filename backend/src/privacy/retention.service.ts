import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { AttemptsService } from '../auth/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock, DAY } from '../platform/clock.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { DailyJobsService } from '../platform/jobs/daily-jobs.service.js';
import { KeptMailsService } from '../mail/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { ErasureService } from './erasure.service.js';

/** What the job deletes, as the settings page calls it. */
export const RETENTION_KINDS = {
  ceasedPeople: 'Pessoas que deixaram o ministério',
  unverifiedAccounts: 'Contas que não confirmaram o e-mail',
  emails: 'Registros de e-mails',
  rejectedRequests: 'Cadastros rejeitados',
  pendingRequests: 'Cadastros sem resposta',
  blockedReasons: 'Motivos de datas bloqueadas',
  messages: 'Mensagens entre pessoas',
  notifications: 'Avisos lidos há um ano',
  substitutions: 'Pedidos de substituição encerrados há um ano',
  attendance: 'Presenças em missas de há um ano',
  auditEvents: 'Registros de auditoria',
  consents: 'Consentimentos de quem já saiu',
  oneTimeTokens: 'Links de uso único já usados ou vencidos',
  sessions: 'Sessões encerradas ou vencidas',
  jobs: 'Tarefas concluídas há 90 dias',
} as const;
export type RetentionKind = keyof typeof RETENTION_KINDS;

/** How many of each kind. */
export type RetentionCounts = Record<RetentionKind, number>;

/** A table with the condition under which its rows are no longer needed. */
type Rows = RawBuilder<unknown>;

/** Of PostgreSQL's advisory locks the one that this job takes. */
const LOCK = 7_402_611;

const READ_NOTICE_MONTHS = 12;
/** What people wrote when they asked for a substitute says why they were away; the places and counts stay. */
const CLOSED_SUBSTITUTION_MONTHS = 12;
/** As long as what tells an absence with notice from one without: the requests for a substitute (docs/adr/0047). */
const ATTENDANCE_MONTHS = CLOSED_SUBSTITUTION_MONTHS;
/** Codes of the sacristy, which open nothing after their day. */
const OLD_OPENING_DAYS = 30;
/**
 * Long after the last retry of a job and of what may order it again; its key then no longer keeps the same job from
 * being ordered twice, which is safe (docs/adr/0017-done-jobs-go.md).
 */
const DONE_JOB_DAYS = 90;
/** Wishes for another e-mail address whose links have ended. */
const OLD_WISH_DAYS = 3;
/** A farewell that could not be mailed can still be told otherwise for so long. */
const UNSENT_FAREWELL_MONTHS = 1;

/** When it runs, on the parish's clock. */
const AT_NIGHT = '03:00';

/** Deletes what is no longer needed (LGPD arts. 15 and 16), every night. */
@Injectable()
export class RetentionService implements OnModuleInit {
  private readonly logger = new Logger(RetentionService.name);

  constructor(
    private readonly orm: MikroORM,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly attempts: AttemptsService,
    private readonly keptMails: KeptMailsService,
    private readonly erasure: ErasureService,
    private readonly audit: AuditService,
    private readonly daily: DailyJobsService,
  ) {}

  onModuleInit(): void {
    this.daily.register(
      'retention.run',
      () => AT_NIGHT,
      async () => {
        const counts = await this.run();
        if (counts) this.logger.log({ ...counts }, 'Retention');
      },
    );
  }

  /**
   * Deletes what is beyond the limits of the settings, and what needs none: used and expired links, ended sessions and
   * counts of attempts, jobs that are done, farewell mails that have gone out, which hold the address of somebody who is erased.
   * People are erased as if they had asked for it; what they wrote for all stays without their name.
   * @returns the counts, or null when another process is at it.
   */
  async run(): Promise<RetentionCounts | null> {
    const ended = await this.endedRows();
    return this.orm.em.fork().transactional(async (em) => {
      const db = em.getKysely();
      const { rows } = await sql<{
        mine: boolean;
      }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(db);
      if (!rows[0]?.mine) return null;
      await sql`set local partilha.retention = 'on'`.execute(db);
      const counts: Partial<RetentionCounts> = {};
      for (const kind of Object.keys(RETENTION_KINDS) as RetentionKind[])
        counts[kind] = await this.end(em, kind, ended[kind]);
      await this.attempts.clean();
      await sql`delete from email_change where created_at < ${this.clock.in(-OLD_WISH_DAYS * DAY)}`.execute(
        db,
      );
      await sql`delete from sacristy_opening where date < ${this.clock.in(-OLD_OPENING_DAYS * DAY)}::timestamptz::date`.execute(
        db,
      );
      return counts as RetentionCounts;
    });
  }

  /** What the next run would delete. */
  async preview(): Promise<RetentionCounts> {
    const db = this.orm.em.fork().getKysely();
    const counts = Object.entries(await this.endedRows()).map(
      async ([kind, rows]) =>
        [
          kind,
          (await sql<{ n: number }>`select count(*)::int as n from ${rows}`.execute(db)).rows[0]!.n,
        ] as const,
    );
    return Object.fromEntries(await Promise.all(counts)) as RetentionCounts;
  }

  /** @returns how many there were. */
  private async end(em: EntityManager, kind: RetentionKind, rows: Rows): Promise<number> {
    const db = em.getKysely();
    if (kind === 'auditEvents') return this.audit.trim(em, await this.beforeLogs());
    if (kind === 'ceasedPeople' || kind === 'unverifiedAccounts') {
      const { rows: people } = await sql<{
        userId: number | null;
        ministerId: number;
      }>`select * from ${rows}`.execute(db);
      for (const { userId, ministerId } of people)
        await this.erasure.erase(em, userId === null ? { ministerId } : { userId }, {
          action: 'data-expired',
          keeps: 'all',
        });
      return people.length;
    }
    const change =
      kind === 'blockedReasons'
        ? sql<{
            id: number;
          }>`update blocked_date set reason = null where id in (select id from ${rows}) returning id`
        : sql<{ id: number }>`delete from ${rows} returning id`;
    const { rows: gone } = await change.execute(db);
    if (kind === 'emails') for (const { id } of gone) await this.keptMails.remove(id);
    return gone.length;
  }

  private async endedRows(): Promise<Record<RetentionKind, Rows>> {
    const { retention, timeZone } = await this.settings.read();
    const now = this.clock.now();
    const today = instantToLocal(now, timeZone).date;
    const beforeLogs = await this.beforeLogs();
    const ceased = this.monthsAgo(12 * retention.ceasedYears);
    const requests = (status: 'pending' | 'rejected', months: number): Rows =>
      sql`registration_request where status = ${status}
        and coalesce(reviewed_at, created_at) < ${this.monthsAgo(months)}`;
    const rejectedRequests = requests('rejected', retention.rejectedRequestMonths);
    const pendingRequests = requests('pending', retention.pendingRequestMonths);
    return {
      ceasedPeople: sql`(
        select u.id as "userId", null::int as "ministerId" from user_account u
        where u.erased_at is null and (u.disabled_at < ${ceased}
          or (u.role <> 'admin' and coalesce(u.last_login_at, u.created_at) < ${ceased} and exists (
            select from minister m where m.user_id = u.id and not m.is_active and m.updated_at < ${ceased})))
        union all select null, m.id from minister m
        where m.user_id is null and m.erased_at is null and not m.is_active and m.updated_at < ${ceased}) person`,
      unverifiedAccounts: sql`(
        select u.id as "userId" from user_account u
        where u.erased_at is null and u.email_verified_at is null and u.role = 'user'
          and u.created_at < ${this.clock.in(-retention.unverifiedAccountDays * DAY)}) person`,
      // Each on its own, by an index: nearly all of the mails are to stay.
      emails: sql`email_message where id in (
        select id from email_message where created_at < ${beforeLogs}
        union all select m.id from email_message m join (
          select id from ${rejectedRequests} union all select id from ${pendingRequests}) r
          on m.refs ->> 'requestId' = r.id::text
        union all select id from email_message
          where mail = 'deletion-done' and (status in ('sent', 'dropped') or (status in ('kept', 'failed')
            and created_at < ${this.monthsAgo(UNSENT_FAREWELL_MONTHS)})))`,
      rejectedRequests,
      pendingRequests,
      blockedReasons: sql`blocked_date where reason is not null
        and date < ${today}::date - make_interval(months => ${retention.blockedReasonMonths})`,
      messages: sql`personal_message where sent_at < ${this.monthsAgo(retention.messageMonths)}`,
      notifications: sql`notification where read_at < ${this.monthsAgo(READ_NOTICE_MONTHS)}`,
      substitutions: sql`substitution_request where decided_at < ${this.monthsAgo(CLOSED_SUBSTITUTION_MONTHS)}`,
      attendance: sql`attendance_mark where marked_at < ${this.monthsAgo(ATTENDANCE_MONTHS)}`,
      auditEvents: sql`audit_event where at < ${beforeLogs}`,
      consents: sql`consent_record c where c.at < ${beforeLogs} and not exists (
        select from user_account u where u.id = c.user_id and u.erased_at is null)`,
      oneTimeTokens: sql`one_time_token where used_at is not null or expires_at <= ${now}`,
      sessions: sql`user_session s where s.expires_at <= ${now} or exists (
        select from user_account u where u.id = s.user_id and u.token_version <> s.token_version)`,
      jobs: sql`outbox_message where status = 'done' and done_at < ${this.clock.in(-DONE_JOB_DAYS * DAY)}`,
    };
  }

  private async beforeLogs(): Promise<RawBuilder<Date>> {
    const { retention } = await this.settings.read();
    return this.monthsAgo(12 * retention.logYears);
  }

  private monthsAgo(months: number): RawBuilder<Date> {
    return sql<Date>`(${this.clock.now()}::timestamptz - make_interval(months => ${months}))`;
  }
}
