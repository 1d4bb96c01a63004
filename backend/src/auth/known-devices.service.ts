import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { parseCookie } from 'cookie';
import { DAY } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { requestInfo } from '../platform/request-info.js';
import { httpOnlyCookie } from './http-only-cookie.js';

const DEVICE_COOKIE = 'partilha_device';
const PATH = '/api/auth';
const SECONDS = (365 * DAY) / 1000;
/** A family's, or a sacristy's: of more accounts, the latest are remembered. */
const MOST_ACCOUNTS = 10;

interface DevicePayload {
  type: 'device';
  device: string;
  /** Ids of the accounts that were opened here, the latest last. */
  accounts: number[];
  /** Those of them of which a link from the mailbox set the password here, and nobody has signed in since. */
  byLink?: number[];
}

/**
 * Devices on which an account was opened before, known by a signed cookie: wrong passwords typed elsewhere do not close
 * the account to them (OWASP, Slow Down Online Guessing Attacks with Device Cookies). The cookie opens nothing itself.
 */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly jwt: JwtService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** The id of the device that asks, where this account was opened on it before. */
  knownFor(userId: number): string | null {
    const asking = this.asking();
    return asking?.accounts.includes(userId) ? asking.device : null;
  }

  /** The same where somebody has signed in to it: reading its mailbox alone gives no tries of its second factor. */
  signedInFor(userId: number): string | null {
    return this.asking()?.byLink?.includes(userId) ? null : this.knownFor(userId);
  }

  /**
   * The header by which the device that asks will be known for this account; it keeps its id.
   * @param byLink by a link from the mailbox, not by signing in.
   */
  remember(userId: number, { byLink = false } = {}): string {
    const asking = this.asking();
    const isByLink = byLink && this.signedInFor(userId) === null;
    const others = asking?.accounts.filter((id) => id !== userId) ?? [];
    const accounts = [...others, userId].slice(-MOST_ACCOUNTS);
    const payload: DevicePayload = {
      type: 'device',
      device: asking?.device ?? randomUUID(),
      accounts,
      byLink: accounts.filter((id) => (id === userId ? isByLink : asking?.byLink?.includes(id))),
    };
    const value = this.jwt.sign(payload, { expiresIn: SECONDS });
    return httpOnlyCookie(this.env, { name: DEVICE_COOKIE, value, path: PATH, seconds: SECONDS });
  }

  private asking(): DevicePayload | null {
    const token = parseCookie(requestInfo().cookies)[DEVICE_COOKIE];
    if (!token) return null;
    try {
      const payload = this.jwt.verify<DevicePayload>(token);
      // The same key signs sessions.
      return payload.type === 'device' ? payload : null;
    } catch {
      return null;
    }
  }
}
