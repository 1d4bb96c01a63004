import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { HOUR, DAY } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { httpOnlyCookie } from './http-only-cookie.js';

export const TOKEN_AUDIENCE = 'partilha';
export const PHOTO_COOKIE = 'partilha_photos';
export const PHOTO_PATH = '/api/photos';

/** `session` opens the API; `photos` opens nothing but images. */
export type TokenType = 'session' | 'photos';

export interface TokenPayload {
  /** The user's id. */
  sub: string;
  /** The account's tokenVersion when it was made. */
  version: number;
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

  /** @param rememberMe 30 days instead of 12 hours. */
  issue(
    user: { id: number; email: string; tokenVersion: number },
    rememberMe: boolean,
  ): { token: string; photoCookie: string } {
    const seconds = (rememberMe ? 30 * DAY : 12 * HOUR) / 1000;
    const sign = (type: TokenType, email?: string) =>
      this.jwt.sign(
        { sub: String(user.id), version: user.tokenVersion, type, email } satisfies TokenPayload,
        { expiresIn: seconds },
      );
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
