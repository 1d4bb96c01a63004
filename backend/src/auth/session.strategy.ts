import { createSecretKey } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Role } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { PHOTO_COOKIE, PHOTO_PATH, TOKEN_AUDIENCE, type TokenPayload } from './session-tokens.service.js';

const bearer = ExtractJwt.fromAuthHeaderAsBearerToken();

/** The bearer token, or for images alone the cookie that login sets. */
function tokenOf(request: FastifyRequest): string | null {
  const inHeader = bearer(request);
  if (inHeader || !isPhoto(request)) return inHeader;
  return parseCookie(request.headers.cookie ?? '')[PHOTO_COOKIE] ?? null;
}

const isPhoto = (request: FastifyRequest) =>
  request.method === 'GET' && request.routeOptions.url?.startsWith(`${PHOTO_PATH}/`) === true;

/** Turns a token into a session: the account, its state and its role are read at every request. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    @Inject(ENV) env: RunningEnv,
    private readonly em: EntityManager,
  ) {
    super({
      jwtFromRequest: tokenOf as never,
      secretOrKey: createSecretKey(Buffer.from(env.jwtSecret)) as never,
      algorithms: ['HS256'],
      audience: TOKEN_AUDIENCE,
      passReqToCallback: true,
    });
  }

  async validate(request: FastifyRequest, { sub, version, type }: TokenPayload): Promise<Session | null> {
    const id = Number(sub);
    if (!Number.isInteger(id) || !Number.isInteger(version)) return null;
    if (type !== (bearer(request) ? 'session' : 'photos')) return null;
    const { rows } = await sql<{ email: string; name: string; role: Role; ministerId: number | null }>`
      select u.email, u.name, u.role, m.id as "ministerId"
      from user_account u left join minister m on m.user_id = u.id
      where u.id = ${id} and u.token_version = ${version} and u.disabled_at is null
        and (u.role <> 'user' or u.email_verified_at is not null)`.execute(this.em.getKysely());
    const [user] = rows;
    return user ? { userId: id, tokenVersion: version, ...user } : null;
  }
}
