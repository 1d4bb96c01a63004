import { randomUUID } from 'node:crypto';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { User } from '../accounts/index.js';
import { OneTimeTokensService } from '../auth/index.js';
import { MailsService } from '../mail/index.js';
import { SERVING_ROLES } from '../platform/access/permissions.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { conflict, notPossible } from '../platform/errors/app-error.js';
import { ministerNotFound } from './minister-access.js';
import { Minister } from './minister.entity.js';

const EMAIL_TAKEN =
  'Já existe uma conta com este e-mail. Confira o endereço; se a conta for desta pessoa, fale com o administrador.';

/** To whom a link may be given out by the coordination: never for an account that is open, or that may do more. */
const INVITABLE = { passwordHash: null, disabledAt: null, role: { $in: [...SERVING_ROLES] } };
/** Mails whose rows are written by one statement. */
const MAILS_AT_ONCE = 500;

/** How those come in whom the coordination made members: by a link in a mail, or handed over by hand. */
@Injectable()
export class InvitationsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly links: OneTimeTokensService,
    private readonly mails: MailsService,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.mails.provide('invitation', (refs, to) =>
      this.links.forMail('setup', { refs, to }, ({ name }, link) => ({ name, link })),
    );
  }

  /**
   * Gives somebody without an account one; record and history stay theirs. Nothing is mailed: the link is handed over,
   * or {@link inviteAll} sends one.
   * @returns the link on which the person sets a password.
   * @throws AppError 404 without such a minister, 409 when they have an account or the address has one.
   */
  giveAccount(ministerId: number, email: string): Promise<string> {
    return this.em.transactional(async (em) => {
      const minister = await this.lock(em, ministerId);
      if (minister.user) throw conflict('has-account', 'Esta pessoa já tem uma conta.');
      if ((await em.count(User, { email })) > 0)
        throw conflict('email-taken', EMAIL_TAKEN, { email: EMAIL_TAKEN });
      minister.user = new User({ email, name: minister.fullName, role: 'ministro' });
      await em.flush();
      this.audit.record(em, {
        action: 'account-given',
        subject: { type: 'minister', id: ministerId },
        details: { userId: minister.user.id },
      });
      return this.links.issue(em, minister.user, 'setup');
    });
  }

  /**
   * A link to be handed over by hand to somebody who has not come in yet; earlier ones end.
   * @throws AppError 404 without such a minister, 422 for somebody who has no account, a password, or a role that does
   * not serve.
   */
  link(ministerId: number): Promise<string> {
    return this.em.transactional(async (em) => {
      const { user } = await this.lock(em, ministerId);
      if (!user || (await em.count(User, { id: user.id, ...INVITABLE })) === 0)
        throw notPossible(
          'not-invitable',
          'Só quem tem conta e ainda não criou a senha recebe um link. Quem a esqueceu usa “Esqueceu a senha?”.',
        );
      await this.links.revokeAll(em, user.id);
      this.audit.record(em, { action: 'setup-link-issued', subject: { type: 'user', id: user.id } });
      return this.links.issue(em, user, 'setup');
    });
  }

  /** How many could be invited now: they have an account, and no password yet. */
  countInvitable(): Promise<number> {
    return this.em.count(Minister, { erasedAt: null, user: INVITABLE });
  }

  /**
   * Mails a link to those who have not come in yet; earlier links end.
   * @param ministerIds of these people alone; absent: of all.
   * @returns how many are invited; the others have no account, or need no link any more.
   */
  inviteAll(ministerIds?: readonly number[]): Promise<number> {
    return this.em.transactional(async (em) => {
      const ministers = await em.find(
        Minister,
        { erasedAt: null, user: INVITABLE, ...(ministerIds && { id: { $in: [...ministerIds] } }) },
        { populate: ['user'], orderBy: { id: 'asc' } },
      );
      const invited = ministers.flatMap(({ user }) => user ?? []);
      await this.links.revokeAll(
        em,
        invited.map(({ id }) => id),
      );
      const orders = invited.map((user) => {
        const dedupeKey = `invitation:${user.id}:${randomUUID()}`;
        this.links.issue(em, user, 'setup', dedupeKey);
        this.audit.record(em, { action: 'setup-link-issued', subject: { type: 'user', id: user.id } });
        return { mail: 'invitation' as const, to: user.email, user, refs: { userId: user.id }, dedupeKey };
      });
      for (let first = 0; first < orders.length; first += MAILS_AT_ONCE)
        await this.mails.queueMany(em, orders.slice(first, first + MAILS_AT_ONCE));
      return invited.length;
    });
  }

  private async lock(em: EntityManager, id: number): Promise<Minister> {
    const minister = await em.findOne(
      Minister,
      { id, erasedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!minister) throw ministerNotFound();
    return minister;
  }
}
