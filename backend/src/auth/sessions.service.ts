import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { User } from '../accounts/index.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock, DAY, HOUR } from '../platform/clock.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { requestInfo } from '../platform/request-info.js';
import type { SessionEndedResponse, SessionResponse } from './auth.dto.js';
import { deviceWords } from './device-words.js';
import { UserSession } from './user-session.entity.js';

/** What a token says of its session. */
export type OpenedSession = Pick<UserSession, 'id' | 'tokenVersion' | 'openedAt' | 'expiresAt'>;

/** Ends the address at which calendars read a minister's duties. @returns whether there was one. */
export type CalendarEnd = (em: EntityManager, ministerId: number | null) => Promise<boolean>;

/** Sign-ins, one row each: what opens, lists and ends them. */
@Injectable()
export class SessionsService {
  private endCalendar: CalendarEnd = () => Promise.resolve(false);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /** Says who ends a calendar address: the publication, which stands above sign-in. */
  onDeviceLost(endCalendar: CalendarEnd): void {
    this.endCalendar = endCalendar;
  }

  /**
   * Opens a session on the device that asks, and stores it.
   * @param rememberMe 30 days instead of 12 hours.
   */
  async open(em: EntityManager, user: User, rememberMe: boolean): Promise<UserSession> {
    const device = deviceWords(requestInfo().userAgent);
    const session = new UserSession({ user, device, ...this.from(user.tokenVersion, rememberMe) });
    await em.persist(session).flush();
    return session;
  }

  /** A session that opens nothing and is stored nowhere, with an id as the others have. */
  async ofNobody(): Promise<OpenedSession> {
    const { rows } = await sql<{ id: number }>`select nextval('user_session_id_seq')::int as id`.execute(
      this.em.getKysely(),
    );
    return { id: rows[0]!.id, ...this.from(0, false) };
  }

  /** One's open sessions, the one that asks first, then by their last use. */
  async list({ userId, sessionId }: Session): Promise<SessionResponse[]> {
    const { rows } = await sql<SessionResponse>`
      select s.id, s.device, s.id = ${sessionId} as current, ${isoInstant(sql`s.opened_at`)} as "openedAt",
        ${isoInstant(sql`s.last_seen_at`)} as "lastSeenAt",
        s.push_endpoint is not null as "receivesPush"
      from user_session s join user_account u on u.id = s.user_id and u.token_version = s.token_version
      where u.id = ${userId} and s.expires_at > ${this.clock.now()}
      order by current desc, s.last_seen_at desc, s.id desc`.execute(this.em.getKysely());
    return rows;
  }

  /** Ends the session that asks. */
  async endThis({ userId, sessionId }: Session): Promise<void> {
    await this.em.transactional(async (em) => {
      await em.nativeDelete(UserSession, { id: sessionId });
      this.audit.record(em, { action: 'logout', subject: { type: 'user', id: userId } });
    });
  }

  /**
   * Ends the session of another device of one's own. That device may be lost and a calendar on it may know the address of
   * one's duties: this ends too. Nothing of it happens where one signs out on the device itself.
   * @throws AppError 404 when it is not the caller's, or has ended.
   */
  endOther({ userId, ministerId }: Session, id: number): Promise<SessionEndedResponse> {
    return this.em.transactional(async (em) => {
      const session = await em.findOne(UserSession, { id, user: userId });
      if (!session) throw notFound('Este aparelho já não está conectado.');
      em.remove(session);
      const calendarEnded = await this.endCalendar(em, ministerId);
      const subject = { type: 'user', id: userId };
      this.audit.record(em, { action: 'session-ended', subject, details: { calendarEnded } });
      return { id, calendarEnded };
    });
  }

  /** Ends all sessions of the person, this one too, with their calendar address. */
  async endAll({ userId }: Session): Promise<void> {
    await this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, userId);
      user.tokenVersion += 1;
      this.audit.record(em, { action: 'sessions-ended', subject: { type: 'user', id: userId } });
    });
  }

  /** Whether the session still opens anything: for streams, which are asked for once and read for long. */
  async isOpen({ sessionId, userId }: Session): Promise<boolean> {
    const { rows } = await sql`
      select from user_session s join user_account u on u.id = s.user_id and u.token_version = s.token_version
      where s.id = ${sessionId} and u.id = ${userId} and u.disabled_at is null`.execute(
      this.em.fork().getKysely(),
    );
    return rows.length > 0;
  }

  private from(tokenVersion: number, rememberMe: boolean) {
    const openedAt = this.clock.now();
    const expiresAt = new Date(openedAt.getTime() + (rememberMe ? 30 * DAY : 12 * HOUR));
    return { tokenVersion, openedAt, expiresAt };
  }
}
