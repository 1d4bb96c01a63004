import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, HOUR } from '../platform/clock.js';
import { invalid } from '../platform/errors/app-error.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { User } from '../accounts/index.js';
import type { MailRecipient } from '../mail/index.js';
import { OneTimeToken, TOKEN_PURPOSES, type TokenPurpose } from './one-time-token.entity.js';

const VALIDITY_MS = 24 * HOUR;
const TOKEN_BYTES = 32;

const PAGES: Record<TokenPurpose, string> = {
  setup: 'setup-password',
  reset: 'reset-password',
  verify: 'verify-email',
  'email-old': 'confirm-email',
  'email-new': 'confirm-email',
};

/** What is said of a link that cannot be used. */
export const UNUSABLE_LINK = 'Token expirado ou já utilizado.';

export const unusableLink = () => invalid(UNUSABLE_LINK, { token: UNUSABLE_LINK });

/**
 * One-time links: 32 bytes of which only the hash is kept, valid for 24 hours, used once. The bytes are random, or made
 * of the server's secret and a key that names the occasion: such a link can be made once more without being stored.
 */
@Injectable()
export class OneTimeTokensService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * Makes a link for the person; its trace is stored with the caller's unit of work.
   * @param key by which {@link repeat} can make the same link; no other link has had it.
   */
  issue(em: EntityManager, user: User, purpose: TokenPurpose, key?: string): string {
    const token = key === undefined ? randomBytes(TOKEN_BYTES).toString('base64url') : this.tokenOf(key);
    const expiresAt = this.clock.in(VALIDITY_MS);
    em.persist(new OneTimeToken({ user, purpose, tokenHash: hashOf(token), expiresAt }));
    return this.linkOf(purpose, token);
  }

  /**
   * The link that was made with this key, good for 24 hours from now; another one where none was made, or where that
   * one can no longer be used.
   */
  async repeat(em: EntityManager, user: User, purpose: TokenPurpose, key: string): Promise<string> {
    const token = this.tokenOf(key);
    const usable = {
      user,
      purpose,
      tokenHash: hashOf(token),
      usedAt: null,
      expiresAt: { $gt: this.clock.now() },
    };
    const found = await em.nativeUpdate(OneTimeToken, usable, { expiresAt: this.clock.in(VALIDITY_MS) });
    return found === 1 ? this.linkOf(purpose, token) : this.issue(em, user, purpose);
  }

  /**
   * Reads a mail's variables with a link, made for an enabled account at this moment.
   * @param to the mail's key is the link's, see {@link repeat}.
   * @returns null when the account is disabled or gone, or when the mail has lost its reason.
   */
  forMail<Variables>(
    purpose: TokenPurpose,
    { refs, to }: { refs: { userId: number }; to: MailRecipient },
    variables: (user: User, link: string) => Variables | null,
  ): Promise<Variables | null> {
    return this.em.fork().transactional(async (em) => {
      const user = await em.findOne(User, { id: refs.userId, disabledAt: null });
      return user && variables(user, await this.repeat(em, user, purpose, to.key));
    });
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

  /** Ends every open link of a person or of many, or those of some purposes. */
  async revokeAll(
    em: EntityManager,
    userId: number | readonly number[],
    purposes: readonly TokenPurpose[] = TOKEN_PURPOSES,
  ): Promise<void> {
    await sql`
      update one_time_token set used_at = ${this.clock.now()}
      where user_id = any(${[userId].flat()}) and purpose = any(${purposes}) and used_at is null`.execute(
      em.getKysely(),
    );
  }

  private tokenOf(key: string): string {
    const bytes = hkdfSync('sha256', this.env.jwtSecret, '', `one-time-link ${key}`, TOKEN_BYTES);
    return Buffer.from(bytes).toString('base64url');
  }

  private linkOf(purpose: TokenPurpose, token: string): string {
    return `${this.env.publicUrl}/${PAGES[purpose]}?token=${token}`;
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
