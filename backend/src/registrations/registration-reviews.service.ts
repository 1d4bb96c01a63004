import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditService } from '../platform/audit/audit.service.js';
import { OneTimeTokensService, SetupLinksService } from '../auth/index.js';
import { ROLES, type Role } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { conflict, invalid, notFound } from '../platform/errors/app-error.js';
import { Minister, ScheduleNamesService, toExperience } from '../ministers/index.js';
import { MailsService } from '../mail/index.js';
import { User } from '../accounts/index.js';
import { RegistrationRequest, type RegistrationStatus } from './registration-request.entity.js';
import { REGISTRATION_TRANSITIONS } from './registration-states.js';
import type {
  ApprovalRole,
  ReviewedRegistrationResponse,
  ReviewRegistrationRequest,
} from './registrations.dto.js';
import { RegistrationsService } from './registrations.service.js';

const NO_REASON = 'Motivo: escreva por que o cadastro foi rejeitado.';

/** Deciding on requests: each is approved or rejected once. */
@Injectable()
export class RegistrationReviewsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly registrations: RegistrationsService,
    private readonly names: ScheduleNamesService,
    private readonly links: OneTimeTokensService,
    private readonly setupLinks: SetupLinksService,
    private readonly mails: MailsService,
    private readonly audit: AuditService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.mails.provide('request-rejected', async ({ requestId }) => {
      const rejected = { id: Number(requestId), status: 'rejected' } as const;
      const request = await this.em.fork().findOne(RegistrationRequest, rejected);
      return (
        request && {
          name: request.fullName,
          reason: request.reviewComments ?? '',
          link: `${this.env.publicUrl}/register`,
        }
      );
    });
  }

  /**
   * @returns the decided request, with the link to set a password when it was approved.
   * @throws AppError 400 for a rejection without a reason, 404 when there is no such request, 409 when it was decided
   * before or its e-mail belongs to a minister or to a disabled account.
   */
  async review(
    session: Session,
    id: number,
    { status, reviewComments, role }: ReviewRegistrationRequest,
  ): Promise<ReviewedRegistrationResponse> {
    const comments = reviewComments || null;
    if (status === 'rejected' && !comments) throw invalid(NO_REASON, { reviewComments: NO_REASON });
    const setupLink = await this.em.transactional(async (em) => {
      const request = await this.decide(em, session, id, status, comments);
      if (status === 'approved') return this.approve(em, request, role ?? 'ministro');
      await this.reject(em, request);
      return undefined;
    });
    const message = status === 'approved' ? 'Cadastro aprovado com sucesso!' : 'Cadastro rejeitado';
    return { ...(await this.registrations.read(id)), message, ...(setupLink && { setupLink }) };
  }

  private async decide(
    em: EntityManager,
    { userId }: Session,
    id: number,
    status: RegistrationStatus,
    comments: string | null,
  ): Promise<RegistrationRequest> {
    const request = await em.findOne(RegistrationRequest, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!request) throw notFound('Solicitação não encontrada.');
    if (!REGISTRATION_TRANSITIONS[request.status].includes(status))
      throw conflict('already-reviewed', 'Esta solicitação já foi analisada.');
    request.status = status;
    request.reviewComments = comments;
    request.reviewedBy = em.getReference(User, userId);
    request.reviewedAt = this.clock.now();
    return request;
  }

  private async approve(
    em: EntityManager,
    request: RegistrationRequest,
    role: ApprovalRole,
  ): Promise<string> {
    const user = await this.accountOf(em, request, role);
    const minister = new Minister({ ...request, user, experience: toExperience(request.experience) });
    minister.availability = request.availability;
    request.role = role;
    request.user = user;
    await em.persist(minister).flush();
    await this.names.handOver(em, { requestId: request.id }, { ministerId: minister.id });
    const setupLink = await this.setupLinks.send(em, user, `setup:request-${request.id}`);
    this.audit.record(em, {
      action: 'registration-approved',
      subject: { type: 'registration-request', id: request.id },
      details: { userId: user.id, role: user.role },
    });
    return setupLink;
  }

  private async reject(em: EntityManager, request: RegistrationRequest): Promise<void> {
    await this.names.release(em, { requestId: request.id });
    await this.mails.queue(em, {
      mail: 'request-rejected',
      to: request.email,
      refs: { requestId: request.id },
      dedupeKey: `request-rejected:${request.id}`,
    });
    this.audit.record(em, {
      action: 'registration-rejected',
      subject: { type: 'registration-request', id: request.id },
    });
  }

  /** A new account, or the one that the e-mail has already. */
  private async accountOf(
    em: EntityManager,
    { email, fullName }: RegistrationRequest,
    role: ApprovalRole,
  ): Promise<User> {
    const user = await em.findOne(
      User,
      { email },
      { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['passwordHash'] },
    );
    if (!user) {
      const created = new User({ email, name: fullName, role });
      await em.persist(created).flush();
      return created;
    }
    if ((await em.count(Minister, { user })) > 0)
      throw conflict('already-minister', 'Já existe um ministro com este e-mail.');
    if (user.disabledAt)
      throw conflict(
        'account-disabled',
        'A conta com este e-mail está desativada. Reative-a antes de aprovar.',
      );
    if (!user.emailVerifiedAt) await this.takeFromStranger(em, user);
    user.name = fullName;
    user.role = higherRole(user.role, role);
    return user;
  }

  /** Whoever made the account never proved to read its mailbox: only the link sent there opens it from now on. */
  private async takeFromStranger(em: EntityManager, user: User): Promise<void> {
    user.passwordHash = null;
    user.tokenVersion += 1;
    await this.links.revokeAll(em, user.id);
  }
}

function higherRole(one: Role, other: Role): Role {
  return ROLES.indexOf(one) > ROLES.indexOf(other) ? one : other;
}
