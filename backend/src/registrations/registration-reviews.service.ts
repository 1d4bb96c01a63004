import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditService } from '../platform/audit/audit.service.js';
import { ConsentsService } from '../consents/index.js';
import { SetupLinksService } from '../auth/index.js';
import { type ApprovalRole, ROLE_LABELS } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { conflict, invalid, notFound, notPossible } from '../platform/errors/app-error.js';
import { Minister, ScheduleNamesService, toExperience } from '../ministers/index.js';
import { MailsService } from '../mail/index.js';
import { User } from '../accounts/index.js';
import { RegistrationRequest, type RegistrationStatus } from './registration-request.entity.js';
import { REGISTRATION_TRANSITIONS } from './registration-states.js';
import type { ReviewedRegistrationResponse, ReviewRegistrationRequest } from './registrations.dto.js';
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
    private readonly consents: ConsentsService,
    private readonly setupLinks: SetupLinksService,
    private readonly mails: MailsService,
    private readonly audit: AuditService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.mails.provide('request-approved', async ({ requestId }) => {
      const approved = { id: requestId, status: 'approved' } as const;
      const request = await this.em.fork().findOne(RegistrationRequest, approved);
      if (!request?.role) return null;
      return {
        name: request.fullName,
        roleLabel: ROLE_LABELS[request.role],
        link: `${this.env.publicUrl}/login`,
      };
    });
    this.mails.provide('request-rejected', async ({ requestId }) => {
      const rejected = { id: requestId, status: 'rejected' } as const;
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
   * @returns the decided request, with the link to set a password when an approval made an account.
   * @throws AppError 400 for a rejection without a reason, 404 when there is no such request, 409 when it was decided
   * before or its e-mail has an account that the caller has not agreed to attach it to, 422 when that account is not
   * one to attach to.
   */
  async review(
    session: Session,
    id: number,
    { status, reviewComments, role, attach }: ReviewRegistrationRequest,
  ): Promise<ReviewedRegistrationResponse> {
    const comments = reviewComments || null;
    if (status === 'rejected' && !comments) throw invalid(NO_REASON, { reviewComments: NO_REASON });
    const setupLink = await this.em.transactional(async (em) => {
      const request = await this.decide(em, session, id, status, comments);
      if (status === 'approved') return this.approve(em, request, role ?? 'ministro', attach ?? false);
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
    attach: boolean,
  ): Promise<string | undefined> {
    const existing = await em.findOne(
      User,
      { email: request.email },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (existing) await this.attach(em, existing, role, attach);
    const user = existing ?? new User({ email: request.email, name: request.fullName, role });
    const minister = new Minister({ ...request, user, experience: toExperience(request.experience) });
    minister.availability = request.availability;
    request.role = role;
    request.user = user;
    const { guardianName, guardianContact } = request.consent;
    Object.assign(minister, { guardianName, guardianContact: guardianContact ?? null });
    await em.persist(minister).flush();
    await this.consents.adopt(em, user);
    await this.names.handOver(em, { requestId: request.id }, { ministerId: minister.id });
    this.audit.record(em, {
      action: 'registration-approved',
      subject: { type: 'registration-request', id: request.id },
      details: { userId: user.id, role },
    });
    if (!existing) return this.setupLinks.send(em, user, `setup:request-${request.id}`);
    await this.mails.queue(em, {
      mail: 'request-approved',
      to: user.email,
      user,
      refs: { requestId: request.id },
      dedupeKey: `request-approved:${request.id}`,
    });
    return undefined;
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

  /**
   * Gives the role to the account that has the request's e-mail already. Only to one that the candidate made and proved
   * to read the mailbox of, and only when the administrator was told of it; its name and password stay, and no link
   * opens it.
   */
  private async attach(em: EntityManager, user: User, role: ApprovalRole, agreed: boolean): Promise<void> {
    if ((await em.count(Minister, { user })) > 0)
      throw notPossible(
        'already-minister',
        'Já existe um ministro com este e-mail. Se for a mesma pessoa, rejeite esta solicitação; se não for, peça que ela a envie com outro e-mail.',
      );
    if (user.disabledAt)
      throw notPossible(
        'account-disabled',
        'A conta com este e-mail está desativada. Reative-a em Usuários antes de aprovar.',
      );
    if (user.role !== 'user')
      throw notPossible(
        'account-has-role',
        `Este e-mail já é de uma conta com a função ${ROLE_LABELS[user.role]}. Peça à pessoa que envie a solicitação com outro e-mail.`,
      );
    if (!user.emailVerifiedAt)
      throw notPossible(
        'account-unverified',
        'A conta com este e-mail ainda não confirmou que o e-mail é dela. Peça à pessoa que use “Esqueceu a senha?” na página de entrada, ou exclua essa conta em Usuários; depois aprove de novo.',
      );
    if (!agreed)
      throw conflict(
        'account-exists',
        `Este e-mail já tem uma conta, em nome de ${user.name}. Se for a mesma pessoa, aprove para essa conta: ela continua com o nome e a senha que tem, entra de novo com eles, e nenhum link é criado.`,
      );
    user.role = role;
    user.tokenVersion += 1;
  }
}
