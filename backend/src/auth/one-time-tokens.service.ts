import { createHash, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, HOUR } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { User } from '../accounts/index.js';
import { OneTimeToken, type TokenPurpose } from './one-time-token.entity.js';

const VALIDITY_MS = 24 * HOUR;

const PAGES: Record<TokenPurpose, string> = {
  setup: 'setup-password',
  reset: 'reset-password',
  verify: 'verify-email',
};

/** One-time links: 32 random bytes of which only the hash is kept, valid for 24 hours, used once. */
@Injectable()
export class OneTimeTokensService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** Makes a link for the person; its trace is stored with the caller's unit of work. */
  issue(em: EntityManager, user: User, purpose: TokenPurpose): string {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = this.clock.in(VALIDITY_MS);
    em.persist(new OneTimeToken({ user, purpose, tokenHash: hashOf(token), expiresAt }));
    return `${this.env.publicUrl}/${PAGES[purpose]}?token=${token}`;
  }

  /** Makes a link and stores its trace at once (start-up, outside any unit of work). */
  async issueNow(userId: number, purpose: TokenPurpose): Promise<string> {
    return this.em
      .fork()
      .transactional(async (em) => this.issue(em, await em.findOneOrFail(User, userId), purpose));
  }

  /** Whether a link could be used now. */
  async isUsable(token: string, purposes: readonly TokenPurpose[]): Promise<boolean> {
    const { rows } = await sql`
      select from one_time_token t join user_account u on u.id = t.user_id
      where t.token_hash = ${hashOf(token)} and t.purpose = any(${purposes}) and t.used_at is null
        and t.expires_at > ${this.clock.now()} and u.disabled_at is null`.execute(this.em.getKysely());
    return rows.length > 0;
  }

  /**
   * Uses a link up, atomically: of any number of simultaneous uses one gets the person's id, the others null.
   */
  async redeem(em: EntityManager, token: string, purposes: readonly TokenPurpose[]): Promise<number | null> {
    const now = this.clock.now();
    // The person first: two links of one person used at once would otherwise each wait for the other.
    await sql`
      select from user_account u join one_time_token t on t.user_id = u.id
      where t.token_hash = ${hashOf(token)} for update of u`.execute(em.getKysely());
    const { rows } = await sql<{ userId: number }>`
      update one_time_token t set used_at = ${now} from user_account u
      where u.id = t.user_id and t.token_hash = ${hashOf(token)} and t.purpose = any(${purposes})
        and t.used_at is null and t.expires_at > ${now} and u.disabled_at is null
      returning t.user_id as "userId"`.execute(em.getKysely());
    return rows[0]?.userId ?? null;
  }

  /** Ends every open link of a person. */
  async revokeAll(em: EntityManager, userId: number): Promise<void> {
    await sql`update one_time_token set used_at = ${this.clock.now()} where user_id = ${userId} and used_at is null`.execute(
      em.getKysely(),
    );
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
