import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { HOUR } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';

const KEY_BYTES = 32;
/** Without what looks alike: 0 and O, 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** 31^8 codes are 8.5·10^11: nobody finds one by trying, a handful of times a minute, within a day. */
const CODE_LENGTH = 8;
const TOKEN = /^([1-9]\d{0,9}(?:\.\d{1,9})?)\.([\w-]{43})$/;
/** A code to scan is taken until the hour after its own is over: people stand in line, and clocks differ. */
const HOURS_TAKEN = 2;

/** The codes and tokens of the sacristy. None is stored: tokens are signed, of a code its hash is kept. */
@Injectable()
export class SacristyTokensService {
  private readonly key: Buffer;

  constructor(@Inject(ENV) private readonly env: RunningEnv) {
    this.key = Buffer.from(hkdfSync('sha256', env.jwtSecret, '', 'sacristy', KEY_BYTES));
  }

  /** A new code, to be read aloud and typed: `ABCD-EFGH`. */
  newCode(): string {
    const letters = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`;
  }

  /** The hash by which a code is found, however it was typed. */
  hashOf(code: string): string {
    return this.sign('code', code.toUpperCase().replace(/[^A-Z0-9]/g, '')).toString('hex');
  }

  /** The page that opens with a code at once; what follows the # is sent to no server. */
  linkWith(code: string): string {
    return `${this.env.publicUrl}/sacristy#${code}`;
  }

  /** What a device in the sacristy shows with each call. */
  sessionOf(openingId: number): string {
    return this.signed('session', String(openingId));
  }

  /** The opening whose session this is; null when it was not made here. */
  openingOf(session: string): number | null {
    const subject = this.checked('session', session);
    return subject === null ? null : Number(subject);
  }

  /** The page to which the code on the sacristy's screen leads in the hour of this instant. */
  checkInLink(openingId: number, instant: Date): string {
    const token = this.signed('check-in', `${openingId}.${hourOf(instant)}`);
    return `${this.env.publicUrl}/check-in#${token}`;
  }

  /** The opening of a code that was scanned; null when it was not made here, or not lately. */
  scanned(token: string, now: Date): number | null {
    const [openingId, hour] = this.checked('check-in', token)?.split('.') ?? [];
    const age = hourOf(now) - Number(hour);
    return openingId !== undefined && age >= 0 && age < HOURS_TAKEN ? Number(openingId) : null;
  }

  private signed(purpose: string, subject: string): string {
    return `${subject}.${this.sign(purpose, subject).toString('base64url')}`;
  }

  private checked(purpose: string, token: string): string | null {
    const [, subject, signature] = TOKEN.exec(token) ?? [];
    if (subject === undefined || signature === undefined) return null;
    const [given, right] = [Buffer.from(signature, 'base64url'), this.sign(purpose, subject)];
    return given.length === right.length && timingSafeEqual(given, right) ? subject : null;
  }

  private sign(purpose: string, subject: string): Buffer {
    return createHmac('sha256', this.key).update(`${purpose} ${subject}`).digest();
  }
}

const hourOf = (instant: Date): number => Math.floor(instant.getTime() / HOUR);
