import { randomUUID } from 'node:crypto';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { SacristyOpeningsService } from '../attendance/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import {
  OneTimeTokensService,
  OwnPasswordService,
  SecondFactorsService,
  SetupLinksService,
} from '../auth/index.js';
import { keepAnAdministrator, lockAdministrators, User } from '../accounts/index.js';
import { InboxService } from '../messages/index.js';
import { MailsService } from '../mail/index.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { can, ROLES } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { notFound, notPossible } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { contains, readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { comparisonKey, emailKey } from '../platform/text.js';
import { ErasureService, type KeptTexts, type WrittenTextResponse } from '../privacy/index.js';
import { EmailChangesService } from './email-changes.service.js';
import type { SetEmailRequest, SetupLinkResponse, UpdateUserRequest, UserResponse } from './users.dto.js';

export const USERS = {
  resource: 'users',
  sort: ['name', 'email', 'role', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { q: 'text', role: ROLES, disabled: 'boolean' },
} as const satisfies ListSpec;

const ROWS: ListSource = {
  select: sql`u.id, u.email, u.name, u.role, u.disabled_at is not null as disabled,
    u.password_hash is not null as "hasPassword",
    exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) as "hasSecondFactor",
    m.id as "ministerId",
    '/api/photos/' || m.photo_file as "profileImageUrl", m.profile_image_position as "profileImagePosition",
    ${isoInstant(sql`u.created_at`)} as "createdAt",
    ${isoInstant(sql`u.email_verified_at`)} as "emailVerifiedAt"`,
  from: sql`user_account u left join minister m on m.user_id = u.id`,
  where: [sql`u.erased_at is null`],
  id: sql`u.id`,
  sort: {
    name: sql`coalesce(m.full_name_key, lower(u.name))`,
    email: sql`u.email`,
    role: sql`array_position(${ROLES}::text[], u.role)`,
    createdAt: sql`u.created_at`,
  },
  filters: {
    q: (text: string) => sql`(
      ${contains(sql`m.full_name_key`, comparisonKey(text))}
      or ${contains(sql`lower(u.name)`, text.toLowerCase())}
      or ${contains(sql`u.email`, text.toLowerCase())})`,
    role: (role: string) => sql`u.role = ${role}`,
    disabled: (disabled: boolean) => sql`(u.disabled_at is not null) = ${disabled}`,
  },
};

const NOT_FOUND = 'Usuário não encontrado.';
const UNVERIFIED =
  'Esta pessoa ainda não confirmou que o e-mail é dela. Peça que use “Esqueceu a senha?” na página de entrada; depois dê a função.';

/** Accounts, as administrators manage them. */
@Injectable()
export class UsersService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly links: OneTimeTokensService,
    private readonly ownPassword: OwnPasswordService,
    private readonly emailChanges: EmailChangesService,
    private readonly inbox: InboxService,
    private readonly erasure: ErasureService,
    private readonly setupLinks: SetupLinksService,
    private readonly audit: AuditService,
    private readonly secondFactors: SecondFactorsService,
    private readonly mails: MailsService,
    private readonly sacristy: SacristyOpeningsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.mails.provide('second-factor-reset', async ({ userId }) => {
      const user = await this.em.fork().findOne(User, { id: userId, disabledAt: null });
      return user && { name: user.name, link: `${this.env.publicUrl}/profile` };
    });
  }

  list(query: ListQuery): Promise<Page<UserResponse>> {
    return readPage(this.em.getKysely(), USERS, ROWS, query);
  }

  /** @throws AppError 404 when there is no such account. */
  async read(id: number): Promise<UserResponse> {
    const { rows } =
      await sql<UserResponse>`select ${ROWS.select} from ${ROWS.from} where u.id = ${id} and u.erased_at is null`.execute(
        this.em.getKysely(),
      );
    if (!rows[0]) throw notFound(NOT_FOUND);
    return rows[0];
  }

  /**
   * Changes role or access; the person's sessions end.
   * @throws AppError 404 when there is no such account, 422 for one's own or the last administrator's, and for a role
   * of somebody who has not proved to read the account's mailbox.
   */
  async change(session: Session, id: number, { role, disabled }: UpdateUserRequest): Promise<UserResponse> {
    await this.em.transactional(async (em) => {
      const administrators = await lockAdministrators(em.getKysely());
      const user = await this.lock(em, id);
      const roleChanges = role !== undefined && role !== user.role;
      const accessChanges = disabled !== undefined && disabled !== (user.disabledAt !== null);
      if (!roleChanges && !accessChanges) return;
      if (id === session.userId)
        throw notPossible(
          'own-account',
          'Você não pode mudar a própria função nem desativar a própria conta.',
        );
      keepAnAdministrator(administrators, id);
      const subject = { type: 'user', id };
      // Whoever signed in before does not come to hold what is given or taken now.
      user.tokenVersion += 1;
      if (roleChanges) {
        // Without a password only the link in the mailbox opens it: somebody who was invited.
        if (role !== 'user' && !user.emailVerifiedAt && user.passwordHash !== null)
          throw notPossible('account-unverified', UNVERIFIED, { role: UNVERIFIED });
        this.audit.record(em, { action: 'role-changed', subject, details: { from: user.role, to: role } });
        user.role = role;
        if (user.passwordHash === null) await this.renewLink(em, user);
      }
      if (accessChanges) {
        this.audit.record(em, { action: disabled ? 'user-disabled' : 'user-enabled', subject });
        user.disabledAt = disabled ? this.clock.now() : null;
        await this.links.revokeAll(em, id);
      }
      if (user.disabledAt || !can(user.role, 'schedules.write')) await this.sacristy.closeAllOf(em, id);
    });
    return this.read(id);
  }

  /**
   * Gives somebody who has lost their mailbox another address. They are told by a notice and at the old address.
   * @throws AppError 400 when the caller's password is wrong, 404 when there is no such account, 409 when the address is
   * another account's, 422 for one's own.
   */
  async setEmail(session: Session, id: number, { email, password }: SetEmailRequest): Promise<UserResponse> {
    if (id === session.userId)
      throw notPossible(
        'own-account',
        'O seu próprio e-mail você muda no seu perfil, com a confirmação dos dois.',
      );
    const refusal = { field: 'password', message: 'A senha não confere.' };
    await this.ownPassword.expect(session, password, 'set-email', refusal);
    await this.em.transactional(async (em) => {
      const user = await this.lock(em, id);
      const newEmail = emailKey(email);
      if (newEmail === user.email) return;
      await this.emailChanges.apply(em, user, newEmail);
      await this.inbox.deliver(em, [id], {
        title: 'O e-mail da sua conta mudou',
        content: `${session.name} mudou o e-mail com que você entra para ${newEmail}. Se você não esperava por isso, fale com a coordenação.`,
        priority: 'high',
        link: '/profile',
      });
    });
    return this.read(id);
  }

  /** @throws AppError 404 when there is no such account. */
  async writtenTexts(id: number): Promise<WrittenTextResponse[]> {
    await this.read(id);
    return this.erasure.writtenTexts(id);
  }

  /**
   * Removes the account and all that is personal, see {@link ErasureService}.
   * @param keeps which of the person's texts in places of everybody stay, without their name.
   * @throws AppError 404 when there is no such account, 422 for one's own or the last administrator's.
   */
  async remove(session: Session, id: number, keeps: KeptTexts = 'all'): Promise<void> {
    if (id === session.userId) throw notPossible('own-account', 'Você não pode excluir a própria conta.');
    await this.em.transactional((em) =>
      this.erasure.erase(em, { userId: id }, { action: 'user-deleted', keeps }),
    );
  }

  /**
   * Removes a minister who has no account, with all that is personal.
   * @throws AppError 404 when there is no such minister, or they have an account.
   */
  async removeMinister(ministerId: number): Promise<void> {
    await this.em.transactional((em) =>
      this.erasure.erase(em, { ministerId }, { action: 'user-deleted', keeps: 'all' }),
    );
  }

  /**
   * A new link for somebody who has lost theirs, sent by mail too.
   * @throws AppError 404 when there is no such account, 422 when it is disabled or has a password already: then
   * only its owner can ask for a link, by "Esqueceu a senha?".
   */
  async renewSetupLink(id: number): Promise<SetupLinkResponse> {
    return this.em.transactional(async (em) => {
      const user = await this.lock(em, id);
      if (user.disabledAt)
        throw notPossible('account-disabled', 'Esta conta está desativada. Reative-a antes.');
      if (user.passwordHash !== null) {
        throw notPossible(
          'has-password',
          'Esta pessoa já criou a senha. Se a esqueceu, ela pode usar “Esqueceu a senha?” na página de entrada.',
        );
      }
      await this.links.revokeAll(em, id);
      const setupLink = await this.setupLinks.send(em, user, `setup:user-${id}:${randomUUID()}`);
      this.audit.record(em, { action: 'setup-link-issued', subject: { type: 'user', id } });
      return { setupLink };
    });
  }

  /**
   * Takes the second factor away from somebody who has lost app and codes; they are told by notice and mail.
   * @throws AppError 400 when the caller's password is wrong, 404 when there is no such account, 422 for one's own and
   * for one without a second factor, 429 after too many wrong passwords.
   */
  async resetSecondFactor(session: Session, id: number, password: string): Promise<UserResponse> {
    if (id === session.userId)
      throw notPossible('own-account', 'A da sua própria conta se desativa no seu perfil.');
    await this.ownPassword.expect(session, password, 'reset-second-factor', {
      field: 'password',
      message: 'A senha não confere.',
    });
    await this.em.transactional(async (em) => {
      const user = await this.lock(em, id);
      if (!(await this.secondFactors.remove(em, id)))
        throw notPossible('second-factor-missing', 'Esta conta não tem a verificação em duas etapas.');
      this.audit.record(em, { action: 'second-factor-reset', subject: { type: 'user', id } });
      await this.inbox.deliver(em, [id], {
        title: 'A verificação em duas etapas da sua conta foi retirada',
        content: `${session.name} a retirou, e para entrar basta a sua senha. Ative-a de novo no seu perfil. Se você não pediu isto, troque a senha e fale com a coordenação.`,
        priority: 'high',
        link: '/profile',
      });
      await this.mails.queue(em, {
        mail: 'second-factor-reset',
        to: user.email,
        user,
        refs: { userId: id },
        dedupeKey: `second-factor-reset:${id}:${randomUUID()}`,
      });
    });
    return this.read(id);
  }

  /** The coordination may hold a link to an account of somebody invited: it does not open more than it was given for. */
  private async renewLink(em: EntityManager, user: User): Promise<void> {
    await this.links.revokeAll(em, user.id);
    if (user.role !== 'user') await this.setupLinks.send(em, user, `setup:user-${user.id}:${randomUUID()}`);
  }

  private async lock(em: EntityManager, id: number): Promise<User> {
    const user = await em.findOne(User, id, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      populate: ['passwordHash'],
    });
    if (!user || user.erasedAt) throw notFound(NOT_FOUND);
    return user;
  }
}
