import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { User } from '../accounts/index.js';
import {
  AttemptsService,
  FIRST_ADMINISTRATOR_EMAIL,
  LIMITS,
  NEUTRAL_MS,
  OneTimeTokensService,
  OwnPasswordService,
  type TokenPurpose,
} from '../auth/index.js';
import { ConsentsService } from '../consents/index.js';
import { linkMails, MailsService } from '../mail/index.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock, DAY } from '../platform/clock.js';
import { conflict, invalid } from '../platform/errors/app-error.js';
import { requestInfo } from '../platform/request-info.js';
import { emailKey } from '../platform/text.js';
import { changeRequestsEmail } from '../registrations/index.js';
import { EmailChange } from './email-change.entity.js';
import {
  MAILBOXES,
  type ChangeEmailRequest,
  type EmailChangeResponse,
  type EmailConfirmedResponse,
  type EmailLinkStateResponse,
  type Mailbox,
  type PendingEmailChangeResponse,
} from './email-changes.dto.js';

const PURPOSES: Record<Mailbox, TokenPurpose> = { old: 'email-old', new: 'email-new' };
const BOTH = Object.values(PURPOSES);
/** Longer than both links last, which begin to count when their mails are written. */
const OPEN_MS = 3 * DAY;
const UNUSABLE_LINK = 'Este link não vale mais: ele já foi usado, foi cancelado ou passou das 24 horas.';
const WRONG_PASSWORD = 'A senha não confere.';

/**
 * Another e-mail address for an account: it counts once the old mailbox and the new one have confirmed it, each by a
 * link of its own. Whether the new address has an account is told to nobody but its owner.
 */
@Injectable()
export class EmailChangesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly ownPassword: OwnPasswordService,
    private readonly attempts: AttemptsService,
    private readonly links: OneTimeTokensService,
    private readonly mails: MailsService,
    private readonly consents: ConsentsService,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.mails.provide('email-change-old', async (refs, to) => {
      const change = await this.changeOf(refs);
      if (!change) return null;
      const { newEmail } = change;
      return this.links.forMail('email-old', { refs, to }, ({ name }, link) => ({ name, newEmail, link }));
    });
    this.mails.provide('email-change-new', async (refs, to) =>
      (await this.changeOf(refs))
        ? this.links.forMail('email-new', { refs, to }, (_, link) => ({ link }))
        : null,
    );
    this.mails.provide('email-changed', async ({ userId }) => {
      const user = await this.em.fork().findOne(User, { id: userId, erasedAt: null });
      return user && { name: user.name };
    });
  }

  /** The caller's open wish. */
  async read({ userId }: Session): Promise<EmailChangeResponse> {
    const { rows } = await sql<PendingEmailChangeResponse>`
      select new_email as "newEmail",
        old_confirmed_at is not null as "oldConfirmed", new_confirmed_at is not null as "newConfirmed"
      from email_change where user_id = ${userId} and created_at > ${this.clock.in(-OPEN_MS)}`.execute(
      this.em.getKysely(),
    );
    return { pending: rows[0] ?? null };
  }

  /**
   * Begins a change in the place of an earlier one, and writes to both mailboxes.
   * @throws AppError 400 when the password is wrong or the address is the caller's own, 429 after too many.
   */
  async ask(session: Session, { email, password }: ChangeEmailRequest): Promise<void> {
    const refusal = { field: 'password', message: WRONG_PASSWORD };
    const user = await this.ownPassword.expect(session, password, 'change-email', refusal);
    const newEmail = emailKey(email);
    const own = 'Este já é o seu e-mail. Escreva o novo.';
    if (newEmail === user.email) throw invalid(own, { email: own });
    await this.attempts.take(LIMITS.emailChange, user.id);
    await Promise.all([this.em.transactional((em) => this.begin(em, user, newEmail)), wait(NEUTRAL_MS)]);
  }

  /** Takes the caller's wish back. */
  async withdraw({ userId }: Session): Promise<void> {
    await this.em.transactional((em) => this.drop(em, userId));
  }

  /** What a link could do now; using it is another call. */
  async stateOf(token: string): Promise<EmailLinkStateResponse> {
    await this.takeAttempt();
    for (const mailbox of MAILBOXES)
      if (await this.links.isUsable(token, [PURPOSES[mailbox]])) return { mailbox, message: 'Link válido.' };
    return { mailbox: null, message: UNUSABLE_LINK };
  }

  /**
   * Confirms from the mailbox to which the link was sent; with the second one the account changes.
   * @throws AppError 400 when the link cannot be used, 409 when the address has come to be another account's.
   */
  async confirm(token: string): Promise<EmailConfirmedResponse> {
    await this.takeAttempt();
    return this.em.transactional(async (em) => {
      const old = await this.links.redeem(em, token, [PURPOSES.old]);
      const userId = old ?? (await this.links.redeem(em, token, [PURPOSES.new]));
      const change = await em.findOne(EmailChange, {
        user: userId,
        createdAt: { $gt: this.clock.in(-OPEN_MS) },
      });
      if (userId === null || !change) throw invalid(UNUSABLE_LINK, { token: UNUSABLE_LINK });
      if (old === null) change.newConfirmedAt = this.clock.now();
      else change.oldConfirmedAt = this.clock.now();
      if (!change.oldConfirmedAt || !change.newConfirmedAt) {
        const other = old === null ? 'atual' : 'novo';
        return {
          changed: false,
          message: `Confirmado. Falta abrir o link que enviamos para o e-mail ${other}.`,
        };
      }
      await this.apply(em, await em.findOneOrFail(User, userId), change.newEmail);
      return { changed: true, message: 'O e-mail da conta mudou. Entre com o novo daqui em diante.' };
    });
  }

  /**
   * "Não fui eu": the change is not made, whichever mailbox says so.
   * @throws AppError 400 when the link cannot be used.
   */
  async cancel(token: string): Promise<void> {
    await this.takeAttempt();
    await this.em.transactional(async (em) => {
      const userId = await this.links.redeem(em, token, BOTH);
      if (userId === null) throw invalid(UNUSABLE_LINK, { token: UNUSABLE_LINK });
      await this.drop(em, userId);
    });
  }

  /**
   * Gives the account its new address, in the caller's transaction: what bore the old one goes along by reference, and
   * links that were mailed to it end. Sessions stay.
   * @throws AppError 409 when the address is another account's.
   */
  async apply(em: EntityManager, user: User, newEmail: string): Promise<void> {
    const before = user.email;
    await em.nativeDelete(EmailChange, { user });
    await this.links.revokeAll(em, user.id);
    if ((await em.count(User, { email: newEmail, id: { $ne: user.id } })) > 0) {
      const taken = 'Este e-mail já é de outra conta.';
      throw conflict('email-taken', taken, { email: taken });
    }
    const owned = user.emailVerifiedAt !== null;
    user.email = newEmail;
    user.emailVerifiedAt = this.clock.now();
    this.audit.record(em, { action: 'email-changed', subject: { type: 'user', id: user.id } });
    await em.flush();
    if (owned) {
      await this.consents.adopt(em, { id: user.id, email: before });
      await linkMails(em, { id: user.id, email: before });
      await changeRequestsEmail(em, { from: before, to: newEmail });
    }
    await this.mails.queue(em, {
      mail: 'email-changed',
      to: before,
      user,
      refs: { userId: user.id },
      dedupeKey: `email-changed:${user.id}:${randomUUID()}`,
    });
  }

  /** The wish that a mail is about, while it is open. */
  private changeOf({ changeId }: { changeId: number }): Promise<EmailChange | null> {
    return this.em.fork().findOne(EmailChange, changeId);
  }

  private async begin(em: EntityManager, asking: User, newEmail: string): Promise<void> {
    await this.end(em, asking.id);
    const user = em.getReference(User, asking.id);
    const change = new EmailChange({ user, newEmail });
    change.createdAt = this.clock.now();
    // Nobody reads the mailbox of the first administrator's made-up address.
    if (asking.email === FIRST_ADMINISTRATOR_EMAIL) change.oldConfirmedAt = this.clock.now();
    await em.persist(change).flush();
    this.audit.record(em, { action: 'email-change-asked', subject: { type: 'user', id: asking.id } });
    const refs = { userId: asking.id, changeId: change.id };
    const order = (mailbox: Mailbox) => ({
      mail: `email-change-${mailbox}` as const,
      refs,
      dedupeKey: `email-change-${mailbox}:${change.id}`,
    });
    if (!change.oldConfirmedAt) await this.mails.queue(em, { ...order('old'), to: asking.email, user });
    const owner = await em.findOne(User, { email: newEmail });
    // Without the account: its list of mails must not tell which of the two was ordered.
    if (!owner) await this.mails.queue(em, { ...order('new'), to: newEmail });
    else if (!owner.disabledAt)
      await this.mails.queue(em, {
        mail: 'account-attempt',
        to: newEmail,
        user: owner,
        refs: { userId: owner.id },
        dedupeKey: `account-attempt:${owner.id}:${this.clock.now().toISOString().slice(0, 10)}`,
      });
  }

  private async drop(em: EntityManager, userId: number): Promise<void> {
    if ((await this.end(em, userId)) > 0)
      this.audit.record(em, { action: 'email-change-cancelled', subject: { type: 'user', id: userId } });
  }

  /** Ends the open wish with its links. @returns how many there were. */
  private async end(em: EntityManager, userId: number): Promise<number> {
    await this.links.revokeAll(em, userId, BOTH);
    return em.nativeDelete(EmailChange, { user: userId });
  }

  private takeAttempt(): Promise<void> {
    return this.attempts.take(LIMITS.tokenAtAddress, requestInfo().address ?? 'unknown');
  }
}
