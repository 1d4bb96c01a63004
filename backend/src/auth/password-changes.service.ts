import { setTimeout as wait } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditService } from '../platform/audit/audit.service.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { requestInfo } from '../platform/request-info.js';
import { emailKey } from '../platform/text.js';
import { MailsService } from '../mail/index.js';
import { greetedAs, User } from '../accounts/index.js';
import { AttemptsService, LIMITS } from './attempts.service.js';
import type { ChangePasswordRequest, TokenStateResponse } from './auth.dto.js';
import { AuthService, NEUTRAL_MS, type SignedIn } from './auth.service.js';
import { KnownDevicesService } from './known-devices.service.js';
import type { TokenPurpose } from './one-time-token.entity.js';
import { OneTimeTokensService, UNUSABLE_LINK, unusableLink } from './one-time-tokens.service.js';
import { OwnPasswordService } from './own-password.service.js';
import { PasswordsService } from './passwords.service.js';

/** Setting a password: by a link from a mail, or knowing the present one. */
@Injectable()
export class PasswordChangesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly auth: AuthService,
    private readonly passwords: PasswordsService,
    private readonly ownPassword: OwnPasswordService,
    private readonly links: OneTimeTokensService,
    private readonly devices: KnownDevicesService,
    private readonly attempts: AttemptsService,
    private readonly mails: MailsService,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.mails.provide('reset', (refs, to) =>
      this.links.forMail('reset', { refs, to }, (user, link) => ({ name: greetedAs(user), link })),
    );
  }

  /** Whether a one-time link could be used now; says no more than that. */
  async stateOf(token: string, purpose: TokenPurpose): Promise<TokenStateResponse> {
    await this.attempts.take(LIMITS.tokenAtAddress, requestInfo().address ?? 'unknown');
    const valid = await this.links.isUsable(token, [purpose]);
    return { valid, message: valid ? 'Link válido.' : UNUSABLE_LINK };
  }

  /**
   * Sets the password of the link's owner, once; every session and every other link of theirs ends.
   * @returns the account's address, and the cookie by which the device is known from now on: whoever guesses meanwhile
   * cannot keep the owner out.
   * @throws AppError 400 when the link cannot be used or the password is refused.
   */
  async setPasswordByLink(
    token: string,
    password: string,
    purpose: TokenPurpose,
  ): Promise<{ email: string; cookie: string }> {
    await this.attempts.take(LIMITS.tokenAtAddress, requestInfo().address ?? 'unknown');
    this.passwords.check(password);
    const passwordHash = await this.passwords.hash(password);
    return this.em.transactional(async (em) => {
      const userId = await this.links.redeem(em, token, [purpose]);
      if (userId === null) throw unusableLink();
      const user = await em.findOneOrFail(User, userId);
      this.passwords.check(password, { owner: user });
      user.emailVerifiedAt ??= this.clock.now();
      await this.storePassword(em, user, passwordHash);
      this.audit.record(em, {
        action: 'password-set',
        actor: user,
        subject: { type: 'user', id: userId },
        details: { by: purpose },
      });
      return { email: user.email, cookie: this.devices.remember(userId, { byLink: true }) };
    });
  }

  /**
   * Orders a reset mail where the address has an account; the answer never tells whether it has. Who asks too often
   * gets no further mail, and the links that were sent stay good.
   */
  async forgotPassword(email: string): Promise<void> {
    await this.attempts.take(LIMITS.linkAtAddress, requestInfo().address ?? 'unknown');
    const isWithin = await this.attempts.isWithin(LIMITS.linkOfAccount, email);
    await Promise.all([isWithin && this.orderReset(email), wait(NEUTRAL_MS)]);
  }

  /** @throws AppError 400 when the present password is wrong or the new one is refused; 429 after too many tries. */
  async changePassword(
    session: Session,
    { currentPassword, newPassword }: ChangePasswordRequest,
  ): Promise<SignedIn> {
    const user = await this.ownPassword.expect(session, currentPassword, 'change-password', {
      field: 'currentPassword',
      message: 'A senha atual não confere.',
    });
    this.passwords.check(newPassword, { field: 'newPassword', owner: user });
    const passwordHash = await this.passwords.hash(newPassword);
    return this.em.transactional(async (em) => {
      await this.storePassword(em, user, passwordHash);
      this.audit.record(em, { action: 'password-changed', subject: { type: 'user', id: user.id } });
      return this.auth.signIn(em, user);
    });
  }

  private async orderReset(email: string): Promise<void> {
    const user = await this.em.findOne(User, { email, disabledAt: null });
    if (!user) return;
    const dedupeKey = `reset:${user.id}:${this.clock.now().getTime()}`;
    const refs = { userId: user.id };
    await this.em.transactional((em) => {
      this.audit.record(em, { action: 'reset-asked', subject: { type: 'user', id: user.id } });
      return this.mails.queue(em, { mail: 'reset', to: user.email, user, refs, dedupeKey });
    });
  }

  private async storePassword(em: EntityManager, user: User, passwordHash: string): Promise<void> {
    user.passwordHash = passwordHash;
    user.tokenVersion += 1;
    await this.links.revokeAll(em, user.id);
    await this.attempts.forget(LIMITS.loginOfAccount, emailKey(user.email));
  }
}
