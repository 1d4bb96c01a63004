import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { AttemptsService, LIMITS } from '../auth/index.js';
import { checkGuardian, ConsentsService, type Guardian } from '../consents/index.js';
import { ageOn, isMinorOn, isPlausibleAge } from '../platform/dates/age.js';
import { formatShortDate } from '../platform/dates/format.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { comparisonKey } from '../platform/text.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import {
  conflict,
  invalid,
  notFound,
  type AppError,
  type FieldErrors,
} from '../platform/errors/app-error.js';
import type { ListQuery } from '../platform/lists/list-query.js';
import { readPage, type Page } from '../platform/lists/page.js';
import { requestInfo } from '../platform/request-info.js';
import { MassesService } from '../timetable/index.js';
import { ScheduleNamesService } from '../ministers/index.js';
import { MailsService } from '../mail/index.js';
import { User } from '../accounts/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { RegistrationRequest } from './registration-request.entity.js';
import { OWN_COLUMNS, REGISTRATION_ROWS, REGISTRATIONS } from './registration-rows.js';
import type {
  CorrectRegistrationRequest,
  CreateRegistrationRequest,
  OwnRegistrationResponse,
  RegistrationReceivedResponse,
  RegistrationResponse,
  RegistrationStatsResponse,
} from './registrations.dto.js';

const NAME_TAKEN = 'Este nome já está sendo usado. Escolha outro nome.';
const NOT_FOUND = 'Solicitação não encontrada.';
const NO_GUARDIAN = { guardianName: null, guardianContact: null };

/** Requests to join the ministry: receiving and showing them. */
@Injectable()
export class RegistrationsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly attempts: AttemptsService,
    private readonly settings: SettingsService,
    private readonly consents: ConsentsService,
    private readonly masses: MassesService,
    private readonly names: ScheduleNamesService,
    private readonly mails: MailsService,
    private readonly audit: AuditService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.mails.provide('request-received', async ({ requestId }) => {
      const pending = { id: requestId, status: 'pending' } as const;
      const request = await this.em.fork().findOne(RegistrationRequest, pending);
      return request && {};
    });
    this.mails.provide('request-pending', async ({ requestId }) => {
      const em = this.em.fork();
      const request = await em.findOne(RegistrationRequest, { id: requestId, status: 'pending' });
      if (!request) return null;
      const { timeZone } = await this.settings.read();
      return { receivedOn: formatShortDate(instantToLocal(request.createdAt, timeZone).date) };
    });
    this.mails.provide('request-account', async ({ userId }) => {
      const user = await this.em.fork().findOne(User, { id: userId, disabledAt: null });
      const { publicUrl } = this.env;
      return (
        user && {
          name: user.name,
          link: `${publicUrl}/login`,
          newPasswordLink: `${publicUrl}/forgot-password`,
        }
      );
    });
  }

  /**
   * Receives a request. One whose e-mail already has a pending request gets the same answer and changes nothing, so
   * that the answer does not tell who has asked to join; what there is already, the mail tells.
   * @throws AppError 400 on a field that cannot be, 409 when the schedule name is taken, 429 after too many.
   */
  async create(body: CreateRegistrationRequest): Promise<RegistrationReceivedResponse> {
    const { address } = requestInfo();
    await this.attempts.take(LIMITS.registrationAtAddress, address ?? 'unknown');
    const { timeZone } = await this.settings.read();
    const now = this.clock.now();
    const guardian = await this.check(body, instantToLocal(now, timeZone).date);
    await this.em.transactional(async (em) => {
      const who = { email: body.email, userId: null, byGuardian: guardian !== null };
      const { version } = await this.consents.record(em, who);
      const request = new RegistrationRequest({
        ...body,
        availability: [...new Set(body.availability)],
        observations: body.observations || null,
        hasFamilyInMinistry: body.hasFamilyInMinistry ?? false,
        consent: { version, at: now.toISOString(), address, ...(guardian ?? NO_GUARDIAN) },
      });
      request.createdAt = now;
      await this.store(em, request);
    });
    return { status: 'pending', message: 'Solicitação enviada com sucesso!' };
  }

  list(query: ListQuery): Promise<Page<RegistrationResponse>> {
    return readPage(this.em.getKysely(), REGISTRATIONS, REGISTRATION_ROWS, query);
  }

  listPending(query: ListQuery): Promise<Page<RegistrationResponse>> {
    const source = { ...REGISTRATION_ROWS, where: [sql`r.status = 'pending'`] };
    return readPage(this.em.getKysely(), REGISTRATIONS, source, query);
  }

  /** @throws AppError 404 when there is no such request. */
  async read(id: number): Promise<RegistrationResponse> {
    const { rows } = await sql<RegistrationResponse>`
      select ${REGISTRATION_ROWS.select} from ${REGISTRATION_ROWS.from} where r.id = ${id}`.execute(
      this.em.getKysely(),
    );
    if (!rows[0]) throw notFound(NOT_FOUND);
    return rows[0];
  }

  /**
   * The latest request of the person in the session: the one their account came of, or one sent with their e-mail
   * once they have proved that it is theirs.
   * @throws AppError 404 when there is none.
   */
  async readOwn({ userId }: Session): Promise<OwnRegistrationResponse> {
    const { rows } = await sql<OwnRegistrationResponse>`
      select ${OWN_COLUMNS}
      from registration_request r join user_account u on u.id = ${userId}
      where r.user_id = u.id or (r.email = u.email and u.email_verified_at is not null)
      order by r.created_at desc, r.id desc limit 1`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound(NOT_FOUND);
    return rows[0];
  }

  /**
   * Corrects what the person asked with, while nobody has decided; the e-mail address stays.
   * @throws AppError 400 on a field that cannot be, 404 when there is no request, 409 when the schedule name is taken
   * or the request was decided.
   */
  async correctOwn(session: Session, body: CorrectRegistrationRequest): Promise<OwnRegistrationResponse> {
    const { timeZone } = await this.settings.read();
    const today = instantToLocal(this.clock.now(), timeZone).date;
    await this.em.transactional(async (em) => {
      const request = await this.lockOwnPending(em, session);
      const { email, consent } = request;
      const guardian = await this.check({ ...body, email, ...consent, guardianConsent: true }, today);
      await this.names.release(em, { requestId: request.id });
      if (!(await this.names.claim(em, body.scheduleName, { requestId: request.id }))) throw nameTaken();
      Object.assign(request, body, {
        fullNameKey: comparisonKey(body.fullName),
        availability: [...new Set(body.availability)],
        observations: body.observations || null,
        hasFamilyInMinistry: body.hasFamilyInMinistry ?? false,
        consent: { ...consent, ...(guardian ?? NO_GUARDIAN) },
      });
    });
    return this.readOwn(session);
  }

  /**
   * Takes the person's request back: it is deleted, and the schedule name is free again.
   * @throws AppError 404 when there is no request, 409 when it was decided.
   */
  async withdrawOwn(session: Session): Promise<void> {
    await this.em.transactional(async (em) => {
      const request = await this.lockOwnPending(em, session);
      const subject = { type: 'registration-request', id: request.id };
      this.audit.record(em, { action: 'registration-withdrawn', subject });
      em.remove(request);
    });
  }

  private async lockOwnPending(em: EntityManager, session: Session): Promise<RegistrationRequest> {
    const { id } = await this.readOwn(session);
    const request = await em.findOneOrFail(RegistrationRequest, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (request.status !== 'pending')
      throw conflict('already-reviewed', 'Esta solicitação já foi analisada, e não pode mais ser mudada.');
    return request;
  }

  async stats(): Promise<RegistrationStatsResponse> {
    const { rows } = await sql<RegistrationStatsResponse>`
      select (count(*) filter (where status = 'pending'))::int as pending,
        (count(*) filter (where status = 'approved'))::int as approved,
        (count(*) filter (where status = 'rejected'))::int as rejected,
        count(*)::int as total
      from registration_request`.execute(this.em.getKysely());
    return rows[0]!;
  }

  private async store(em: EntityManager, request: RegistrationRequest): Promise<void> {
    const requestId = await insertUnlessPending(em, request);
    const isNameFree =
      requestId === null
        ? await this.names.isFree(em, request.scheduleName)
        : await this.names.claim(em, request.scheduleName, { requestId });
    if (!isNameFree) throw nameTaken();
    if (await this.mayWriteTo(request.email)) await this.writeTo(em, request.email, requestId);
  }

  /** @param requestId the new request; null: one of this address waited already. */
  private async writeTo(em: EntityManager, to: string, requestId: number | null): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const user = await em.findOne(User, { email: to, disabledAt: null, role: { $ne: 'user' } });
    if (user)
      return this.mails.queue(em, {
        mail: 'request-account',
        to,
        user,
        refs: { userId: user.id },
        dedupeKey: `request-account:${user.id}:${today}`,
      });
    if (requestId !== null)
      return this.mails.queue(em, {
        mail: 'request-received',
        to,
        refs: { requestId },
        dedupeKey: `request-received:${requestId}`,
      });
    const waiting = await em.findOne(RegistrationRequest, { email: to, status: 'pending' });
    // Decided in this very moment: that mail tells.
    if (!waiting) return;
    await this.mails.queue(em, {
      mail: 'request-pending',
      to,
      refs: { requestId: waiting.id },
      dedupeKey: `request-pending:${waiting.id}:${today}`,
    });
  }

  /** Whether one more mail may go to an address that a stranger gave: nobody is to be flooded through the form. */
  private async mayWriteTo(email: string): Promise<boolean> {
    const from = requestInfo().address ?? 'unknown';
    return (
      (await this.attempts.isWithin(LIMITS.registrationMailTo, email)) &&
      (await this.attempts.isWithin(LIMITS.registrationMailFrom, from))
    );
  }

  /** @returns the guardian where one is needed. */
  private async check(
    body: Omit<CreateRegistrationRequest, 'consent'>,
    today: string,
  ): Promise<Guardian | null> {
    const options = await this.masses.availabilityOptions();
    const known = new Set(options.map(({ value }) => value));
    const errors: FieldErrors = {};
    if (!body.availability.every((value) => known.has(value)))
      errors.availability = 'Disponibilidade: escolha entre as opções oferecidas.';
    const isPlausible = isPlausibleAge(ageOn(today, body.birthDate));
    if (!isPlausible) errors.birthDate = 'Data de nascimento: confira o dia, o mês e o ano.';
    const minor = isPlausible && isMinorOn(today, body.birthDate) ? checkGuardian(body, body) : null;
    Object.assign(errors, minor?.errors);
    const [first] = Object.values(errors);
    if (first) throw invalid(first, errors);
    return minor?.guardian ?? null;
  }
}

function nameTaken(): AppError {
  return conflict('schedule-name-taken', NAME_TAKEN, { scheduleName: NAME_TAKEN });
}

/** @returns the new row's id, or null when the e-mail has a pending request: the unique index decides. */
async function insertUnlessPending(em: EntityManager, request: RegistrationRequest): Promise<number | null> {
  const [row] = await em
    .createQueryBuilder(RegistrationRequest)
    .insert({ ...request })
    .onConflict()
    .ignore()
    .returning('id')
    .execute<{ id: number }[]>('all');
  return row?.id ?? null;
}
