import { Inject, Injectable } from '@nestjs/common';
import { JwtService, type JwtVerifyOptions } from '@nestjs/jwt';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { httpOnlyCookie } from './http-only-cookie.js';
import type { OpenedSession } from './sessions.service.js';

const ALGORITHM = 'HS256';
const AUDIENCE = 'partilha';
/** How tokens are signed, and what they are checked for. */
export const TOKEN_SIGNING = { algorithm: ALGORITHM, audience: AUDIENCE } as const;
export const TOKEN_CHECKS = { algorithms: [ALGORITHM], audience: AUDIENCE } satisfies JwtVerifyOptions;
export const PHOTO_COOKIE = 'partilha_photos';
export const PHOTO_PATH = '/api/photos';

/** `session` opens the API; `photos` opens nothing but images. */
export type TokenType = 'session' | 'photos';

export interface TokenPayload {
  /** The user's id. */
  sub: string;
  /** The account's tokenVersion when it was made. */
  version: number;
  /** The id of its UserSession. */
  session: number;
  type: TokenType;
  /** Shown by the web app before it has asked the server; never trusted. */
  email?: string;
}

/** Makes the signed tokens of a session. */
@Injectable()
export class SessionTokensService {
  constructor(
    private readonly jwt: JwtService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  issue(user: { id: number; email: string }, session: OpenedSession): { token: string; photoCookie: string } {
    const seconds = (session.expiresAt.getTime() - session.openedAt.getTime()) / 1000;
    const sign = (type: TokenType, email?: string) => {
      const { id, tokenVersion: version } = session;
      const payload: TokenPayload = { sub: String(user.id), version, session: id, type, email };
      return this.jwt.sign(payload, { expiresIn: seconds });
    };
    return { token: sign('session', user.email), photoCookie: this.cookie(sign('photos'), seconds) };
  }

  /** The header that removes the photo cookie. */
  clearedPhotoCookie(): string {
    return this.cookie('', 0);
  }

  private cookie(value: string, seconds: number): string {
    return httpOnlyCookie(this.env, { name: PHOTO_COOKIE, value, path: PHOTO_PATH, seconds });
  }
}
