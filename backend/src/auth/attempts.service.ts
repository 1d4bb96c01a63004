import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, DAY, HOUR, MINUTE } from '../platform/clock.js';
import { type AppError, tooMany } from '../platform/errors/app-error.js';

export interface AttemptLimit {
  /** What is counted. */
  name: string;
  /** How many within the window. */
  limit: number;
  windowMs: number;
}

export const LIMITS = {
  /** Wrong passwords for one account from one address. */
  loginOfAccountAtAddress: { name: 'login-account-address', limit: 5, windowMs: 5 * MINUTE },
  /** Wrong passwords for one account from anywhere, but for devices on which it was opened before. */
  loginOfAccount: { name: 'login-account', limit: 50, windowMs: 15 * MINUTE },
  /** Wrong passwords for one account on a device on which it was opened before: nothing else counts there. */
  loginOnDevice: { name: 'login-device', limit: 5, windowMs: 5 * MINUTE },
  /** Wrong passwords from one address; right ones do not count, so that a hall of people can sign in. */
  loginAtAddress: { name: 'login-address', limit: 100, windowMs: 5 * MINUTE },
  /** Wrong passwords for an account by who is signed in to it: nobody else can use them up. */
  passwordInSession: { name: 'password-session', limit: 5, windowMs: 5 * MINUTE },
  /** Wrong codes of a second factor, by who knows the password: as with passwords, and by who is signed in. */
  codeOfAccountAtAddress: { name: 'code-account-address', limit: 5, windowMs: 5 * MINUTE },
  codeOfAccount: { name: 'code-account', limit: 20, windowMs: HOUR },
  codeOnDevice: { name: 'code-device', limit: 5, windowMs: 5 * MINUTE },
  codeInSession: { name: 'code-session', limit: 5, windowMs: 5 * MINUTE },
  /** Links asked for by mail: for one account more are not sent, from one address more are refused. */
  linkOfAccount: { name: 'link-account', limit: 5, windowMs: 15 * MINUTE },
  linkAtAddress: { name: 'link-address', limit: 200, windowMs: 15 * MINUTE },
  /** Wishes for another e-mail address, each of which mails two mailboxes. */
  emailChange: { name: 'email-change', limit: 5, windowMs: DAY },
  /** Trying one-time links. */
  tokenAtAddress: { name: 'token-address', limit: 300, windowMs: 5 * MINUTE },
  /** Trying addresses of calendars that do not exist. */
  calendarAtAddress: { name: 'calendar-address', limit: 60, windowMs: 5 * MINUTE },
  /** Registration requests and accounts from one address. */
  registrationAtAddress: { name: 'registration-address', limit: 200, windowMs: 15 * MINUTE },
  /** Mails to the address that a stranger gave in a registration request, and those ordered from one address. */
  registrationMailTo: { name: 'registration-mail-to', limit: 2, windowMs: DAY },
  registrationMailFrom: { name: 'registration-mail-from', limit: 200, windowMs: DAY },
  /** Mails to the addresses for which accounts are made from one address. */
  verificationMailFrom: { name: 'verification-mail-from', limit: 200, windowMs: DAY },
  /** Questions whether a schedule name is free, from one address. */
  nameCheckAtAddress: { name: 'name-check-address', limit: 600, windowMs: 5 * MINUTE },
} as const satisfies Record<string, AttemptLimit>;

/** Whose attempts are counted: an account's or a minister's id, or a text such as a network address. */
type Counted = string | number;

/** Counts attempts in the database, so that every process sees the same number. */
@Injectable()
export class AttemptsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one attempt.
   * @throws AppError 429 with the seconds to wait when it is one too many.
   */
  async take(limit: AttemptLimit, who: Counted): Promise<void> {
    const { count, ends } = await this.count(limit, who);
    if (count > limit.limit) throw this.tooManyUntil(ends);
  }

  /** Counts one attempt, and says whether it is within the limit. */
  async isWithin(limit: AttemptLimit, who: Counted): Promise<boolean> {
    return (await this.count(limit, who)).count <= limit.limit;
  }

  /**
   * Counts nothing, for what is counted only once it has failed.
   * @throws AppError 429 with the seconds to wait when no attempt is left.
   */
  async expectOneLeft(limit: AttemptLimit, who: Counted): Promise<void> {
    const { rows } = await sql<{ ends: Date }>`
      select window_ends_at as ends from attempt_count
      where key = ${keyOf(limit, who)} and count >= ${limit.limit} and window_ends_at > ${this.clock.now()}`.execute(
      this.em.getKysely(),
    );
    if (rows[0]) throw this.tooManyUntil(rows[0].ends);
  }

  /** Forgets the attempts, after a success. */
  async forget(limit: AttemptLimit, who: Counted): Promise<void> {
    await sql`delete from attempt_count where key = ${keyOf(limit, who)}`.execute(this.em.getKysely());
  }

  /** Takes one attempt back, where only failures should count. */
  async giveBack(limit: AttemptLimit, who: Counted): Promise<void> {
    await sql`update attempt_count set count = greatest(count - 1, 0) where key = ${keyOf(limit, who)}`.execute(
      this.em.getKysely(),
    );
  }

  /** Removes the counts whose window has ended. */
  async clean(): Promise<void> {
    await sql`delete from attempt_count where window_ends_at <= ${this.clock.now()}`.execute(
      this.em.getKysely(),
    );
  }

  private async count(limit: AttemptLimit, who: Counted): Promise<{ count: number; ends: Date }> {
    const now = this.clock.now();
    const { rows } = await sql<{ count: number; ends: Date }>`
      insert into attempt_count (key, count, window_ends_at)
      values (${keyOf(limit, who)}, 1, ${new Date(now.getTime() + limit.windowMs)})
      on conflict (key) do update set
        count = case when attempt_count.window_ends_at <= ${now} then 1 else attempt_count.count + 1 end,
        window_ends_at = case when attempt_count.window_ends_at <= ${now} then excluded.window_ends_at else attempt_count.window_ends_at end
      returning count, window_ends_at as ends`.execute(this.em.getKysely());
    return rows[0]!;
  }

  private tooManyUntil(ends: Date): AppError {
    return tooMany((new Date(ends).getTime() - this.clock.now().getTime()) / 1000);
  }
}

function keyOf(limit: AttemptLimit, who: Counted): string {
  return `${limit.name}:${createHash('sha256').update(String(who)).digest('base64url')}`;
}
