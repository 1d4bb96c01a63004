import { createHash, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { AttemptsService, LIMITS, SessionsService } from '../auth/index.js';
import { formatDateTime } from '../platform/dates/format.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { addDays } from '../platform/dates/month.js';
import { SERVING_ROLES } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { Clock, DAY } from '../platform/clock.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { requestInfo } from '../platform/request-info.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type { CalendarFeedAddressResponse, CalendarFeedStateResponse } from './calendar-feeds.dto.js';
import { dutyCalendar, dutyUid, type CalendarDuty } from './duty-calendar.js';

/** How far back a calendar reaches, as the own schedule does. */
const RECENT_DAYS = 60;

/** A calendar that reads an address does so every day at the latest, on some phones once a week. */
const FOLLOWED_WITHIN = 7 * DAY;

/** Whether a calendar that updates itself has read an account's duties lately. */
export async function followsCalendar(em: EntityManager, userId: number | null, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from calendar_feed f join minister m on m.id = f.minister_id join user_account u on u.id = m.user_id
    where u.id = ${userId} and f.token_version = u.token_version
      and f.last_fetched_at > ${new Date(now.getTime() - FOLLOWED_WITHIN)}`.execute(em.getKysely());
  return rows.length > 0;
}

/** One's own duties for calendar programs: at a secret address, and one by one. */
@Injectable()
export class CalendarFeedsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly attempts: AttemptsService,
    private readonly sessions: SessionsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.sessions.onDeviceLost((em, ministerId) => this.end(em, ministerId));
  }

  async state({ ministerId, tokenVersion }: Session): Promise<CalendarFeedStateResponse> {
    const { rows } = await sql<CalendarFeedStateResponse>`
      select true as active, ${isoInstant(sql`issued_at`)} as since,
        ${isoInstant(sql`last_fetched_at`)} as "lastFetchedAt"
      from calendar_feed where minister_id = ${ministerId} and token_version = ${tokenVersion}`.execute(
      this.em.getKysely(),
    );
    return rows[0] ?? { active: false, since: null, lastFetchedAt: null };
  }

  /**
   * Makes an address, which ends with a new password, with all other ends of all sessions, and where its owner signs
   * another device out (ADR 33); the one before, if any, ends at once.
   * @throws AppError 404 for somebody without a minister record.
   */
  async renew({ ministerId, tokenVersion }: Session): Promise<CalendarFeedAddressResponse> {
    if (ministerId === null) throw notFound('Você ainda não tem um perfil de ministro.');
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    await sql`
      insert into calendar_feed (minister_id, token_hash, token_version, issued_at)
      values (${ministerId}, ${hashOf(token)}, ${tokenVersion}, ${now})
      on conflict (minister_id) do update set token_hash = excluded.token_hash,
        token_version = excluded.token_version, issued_at = excluded.issued_at,
        last_fetched_at = null, updated_at = now()`.execute(this.em.getKysely());
    const url = `${this.env.publicUrl}/api/calendar-feeds/${token}.ics`;
    return { url, webcalUrl: url.replace(/^https?:/, 'webcal:'), since: now.toISOString() };
  }

  /** Ends the address, if there is one. */
  async revoke({ ministerId }: Session): Promise<void> {
    await this.end(this.em, ministerId);
  }

  /**
   * The calendar at an address: published duties, from 60 days ago on.
   * @throws AppError 404 when the address is unknown or has ended, or its owner no longer serves; 429 after many such.
   */
  async read(token: string): Promise<string> {
    const address = requestInfo().address ?? 'unknown';
    await this.attempts.take(LIMITS.calendarAtAddress, address);
    const { rows } = await sql<{ ministerId: number }>`
      update calendar_feed f set last_fetched_at = ${this.clock.now()}
      from minister m join user_account u on u.id = m.user_id
      where f.token_hash = ${hashOf(token)} and m.id = f.minister_id and u.disabled_at is null
        and u.token_version = f.token_version
        and u.role = any(${[...SERVING_ROLES]})
      returning m.id as "ministerId"`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound('Este endereço de agenda não existe ou foi desativado.');
    await this.attempts.giveBack(LIMITS.calendarAtAddress, address);
    const { timeZone } = await this.settings.read();
    const since = addDays(instantToLocal(this.clock.now(), timeZone).date, -RECENT_DAYS);
    return this.calendar(await this.duties(rows[0].ministerId, sql`t.date >= ${since}::date`));
  }

  /**
   * One's own duty alone.
   * @throws AppError 404 when it is not the caller's, or not published.
   */
  async ofDuty({ ministerId }: Session, assignmentId: number): Promise<{ name: string; content: string }> {
    const [duty] = await this.duties(ministerId, sql`a.id = ${assignmentId}`);
    if (!duty) throw notFound('Esta missa não está na sua escala.');
    return {
      name: `Missa de ${formatDateTime(duty.date, duty.time)}.ics`,
      content: await this.calendar([duty]),
    };
  }

  private async end(em: EntityManager, ministerId: number | null): Promise<boolean> {
    const { rows } = await sql`
      delete from calendar_feed where minister_id = ${ministerId} returning id`.execute(em.getKysely());
    return rows.length > 0;
  }

  private async duties(ministerId: number | null, condition: RawBuilder<unknown>): Promise<CalendarDuty[]> {
    const { defaultLocation } = await this.settings.read();
    const modified = sql`greatest(a.updated_at, t.updated_at, s.published_at)`;
    const { rows } = await sql<CalendarDuty & { slotId: number; ministerId: number }>`
      select t.id as "slotId", a.minister_id as "ministerId", t.date, t.time, t.description,
        nullif(t.location, ${defaultLocation}) as location, t.liturgical_name as "liturgicalName",
        ${isoInstant(modified)} as modified,
        greatest(extract(epoch from ${modified} - t.created_at), 0)::int as sequence
      from assignment a join schedule_slot t on t.id = a.slot_id join schedule s on s.id = t.schedule_id
      where a.minister_id = ${ministerId} and s.status in ('published', 'completed') and ${condition}
      order by t.starts_at, t.id`.execute(this.em.getKysely());
    return rows.map((duty) => ({ ...duty, uid: dutyUid(duty.slotId, duty.ministerId) }));
  }

  private async calendar(duties: readonly CalendarDuty[]): Promise<string> {
    const { parishName, city, timeZone } = await this.settings.read();
    const link = `${this.env.publicUrl}/my-schedule`;
    return dutyCalendar(duties, { parishName, city, zone: timeZone, link });
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
