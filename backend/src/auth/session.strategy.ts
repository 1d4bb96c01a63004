import { createSecretKey } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { CONSENT_COLUMNS, mustAgree, type ConsentColumns } from '../consents/index.js';
import type { Session } from '../platform/access/session.js';
import { Clock, MINUTE } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { inText } from '../platform/database/in-text.js';
import { PHOTO_COOKIE, PHOTO_PATH, TOKEN_CHECKS, type TokenPayload } from './session-tokens.service.js';

const bearer = ExtractJwt.fromAuthHeaderAsBearerToken();

/** The bearer token, or for images alone the cookie that login sets. */
function tokenOf(request: FastifyRequest): string | null {
  const inHeader = bearer(request);
  if (inHeader || !isPhoto(request)) return inHeader;
  return parseCookie(request.headers.cookie ?? '')[PHOTO_COOKIE] ?? null;
}

const isPhoto = (request: FastifyRequest) =>
  request.method === 'GET' && request.routeOptions.url?.startsWith(`${PHOTO_PATH}/`) === true;

/** How often at most the last use of a session is written. */
const SEEN_STEP_MS = 15 * MINUTE;

type Found = Pick<Session, 'email' | 'name' | 'role' | 'needsSecondFactor' | 'ministerId'> &
  ConsentColumns & { isLongAgo: boolean };

/** An administrator without one, where the parish demands it. */
const needsSecondFactor = sql`(u.role = 'admin'
  and exists (select from setting p where p.name = 'secondFactorForAdmins' and p.value = 'true')
  and not exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null))`;

// Every request asks for these: their text is made once.
const KNOWN = sql`
  select u.email, u.name, u.role, m.id as "ministerId", ${needsSecondFactor} as "needsSecondFactor", ${CONSENT_COLUMNS}`;
const OPEN = sql`
  from user_session s join user_account u on u.id = s.user_id and u.token_version = s.token_version
  left join minister m on m.user_id = u.id
  where u.disabled_at is null and (u.role <> 'user' or u.email_verified_at is not null)`;

/** Turns a token into a session: that it is open, the account, its state and its role are read at every request. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    @Inject(ENV) env: RunningEnv,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: tokenOf as never,
      secretOrKey: createSecretKey(Buffer.from(env.jwtSecret)) as never,
      ...TOKEN_CHECKS,
      passReqToCallback: true,
    });
  }

  async validate(
    request: FastifyRequest,
    { sub, version, session, type }: TokenPayload,
  ): Promise<Session | null> {
    const id = Number(sub);
    if (![id, version, session].every(Number.isInteger)) return null;
    if (type !== (bearer(request) ? 'session' : 'photos')) return null;
    const now = this.clock.now();
    const seen = new Date(now.getTime() - SEEN_STEP_MS);
    const db: Kysely<unknown> = this.em.getKysely();
    const { rows } = await sql<Found>`
      ${inText(db, KNOWN)}, s.last_seen_at <= ${seen} as "isLongAgo"
      ${inText(db, OPEN)} and s.id = ${session} and u.id = ${id} and u.token_version = ${version}`.execute(
      db,
    );
    if (!rows[0]) return null;
    const { isLongAgo, agreedTo, settings, ...user } = rows[0];
    if (isLongAgo)
      await sql`update user_session set last_seen_at = ${now} where id = ${session} and last_seen_at <= ${seen}`.execute(
        db,
      );
    const consentRequired = mustAgree({ role: user.role, agreedTo, settings });
    return { userId: id, tokenVersion: version, sessionId: session, consentRequired, ...user };
  }
}
