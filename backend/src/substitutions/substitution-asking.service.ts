import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type AttemptLimit, AttemptsService } from '../auth/index.js';
import { Minister } from '../ministers/index.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock, MINUTE } from '../platform/clock.js';
import { conflict, notFound } from '../platform/errors/app-error.js';
import { Assignment, ScheduleSlot } from '../roster/index.js';
import { CandidatesService } from './candidates.service.js';
import { ReplacementsService } from './replacements.service.js';
import { SubstitutionNoticesService } from './substitution-notices.service.js';
import { isPersonal, type PersonalRequest, SubstitutionRequest } from './substitution-request.entity.js';
import { closeRequest, lockPersonal } from './substitution-requests.js';
import { readSubstitution, requestNotFound } from './substitution-rows.js';
import { isLive } from './substitution-states.js';
import type {
  AskForAbsentRequest,
  AskSubstitutionRequest,
  SubstitutionOptionsResponse,
  SubstitutionResponse,
} from './substitutions.dto.js';
import { WavesService } from './waves.service.js';

/** Each request mails the ministry. */
const ASKED_BY_ONE: AttemptLimit = { name: 'substitution-asker', limit: 20, windowMs: 15 * MINUTE };

const WITHOUT_REASON = 'Sem motivo escrito.';

/** Asking for a substitute at a mass of one's own, or for who told the coordination, and taking the request back. */
@Injectable()
export class SubstitutionAskingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly replacements: ReplacementsService,
    private readonly candidates: CandidatesService,
    private readonly waves: WavesService,
    private readonly notices: SubstitutionNoticesService,
    private readonly attempts: AttemptsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Whom the caller may name for one of their masses, and with whom they could exchange it.
   * @throws AppError 404 when the place is not the caller's or its schedule is not published.
   */
  async options({ ministerId }: Session, assignmentId: number): Promise<SubstitutionOptionsResponse> {
    const em = this.em.fork();
    const place = await this.replacements.findOwn(em, ministerId, assignmentId);
    const { people, exchanges } = await this.candidates.options(em, place);
    return {
      people,
      exchanges: exchanges.map(({ mass: { id, date, time, description }, ...person }) => ({
        ...person,
        slotId: id,
        date,
        time,
        description,
      })),
    };
  }

  /**
   * Asks for somebody else at one of the caller's masses.
   * @throws AppError as {@link askFor}.
   */
  async ask(session: Session, request: AskSubstitutionRequest): Promise<SubstitutionResponse> {
    return readSubstitution(this.em, await this.askFor(session.ministerId, request));
  }

  /**
   * Asks for somebody else at one of this person's masses: the ministry in waves, one whom they name before all others,
   * or one with whom they would exchange masses. A request that nobody could take makes way for the new one.
   * @param then what else is done in the same transaction.
   * @returns the id of the request.
   * @throws AppError 404 when the place is not theirs or its schedule is not published; 409 when they have asked
   *   already, or the person named cannot serve there; 422 when the mass has begun or the schedule is over; 429 after
   *   too many.
   */
  async askFor(
    ministerId: number | null,
    request: AskSubstitutionRequest,
    then?: (em: EntityManager, made: PersonalRequest) => Promise<void>,
  ): Promise<number> {
    const { assignmentId, reason, namedId, exchangeSlotId } = request;
    await this.attempts.take(ASKED_BY_ONE, ministerId ?? 'nobody');
    return this.em.transactional(async (em) => {
      const assignment = await this.replacements.lockOwn(em, ministerId, assignmentId);
      await this.expectPossible(em, assignment, request);
      await this.makeWay(em, assignment);
      assignment.confirmedAt = null;
      const made = new SubstitutionRequest({
        assignment,
        reason: reason || WITHOUT_REASON,
        named: namedId ? em.getReference(Minister, namedId) : null,
        returnSlot: exchangeSlotId ? em.getReference(ScheduleSlot, exchangeSlotId) : null,
      });
      await flushUnlessAsked(em.persist(made));
      await em.populate(made, ['slot.schedule', 'minister.user', 'returnSlot']);
      if (isPersonal(made)) {
        await this.waves.begin(em, made);
        await then?.(em, made);
      }
      return made.id;
    });
  }

  /**
   * Asks the ministry, in waves, for somebody else in the place of who told the coordination that they cannot come; they
   * are told so.
   * @throws AppError 404 when they have no such place; 409, 422, 429 as {@link askFor}.
   */
  async askForAbsent(
    slotId: number,
    { ministerId, reason }: AskForAbsentRequest,
  ): Promise<SubstitutionResponse> {
    const place = await this.em.fork().findOne(Assignment, { slot: slotId, minister: ministerId });
    if (!place) throw notFound('Esta pessoa não está mais nesta missa. Atualize a página.');
    const request = { assignmentId: place.id, reason: reason || 'Avisou a coordenação.' };
    const id = await this.askFor(ministerId, request, async (em, made) => {
      this.audit.record(em, {
        action: 'substitution-asked-for',
        subject: { type: 'schedule', id: made.slot.schedule.id },
        details: { requestId: made.id, slotId, ministerId },
      });
      await this.notices.askedFor(em, made);
    });
    return readSubstitution(this.em, id);
  }

  /** @throws AppError 404 when the caller has no such request, 422 when it is closed. */
  async cancel({ ministerId }: Pick<Session, 'ministerId'>, id: number): Promise<SubstitutionResponse> {
    await this.em.transactional(async (em) => {
      const request = await lockPersonal(em, id);
      if (request?.minister.id !== ministerId) throw requestNotFound();
      closeRequest(request, { actor: 'asker', act: 'withdraw', status: 'cancelled', at: this.clock.now() });
      await this.notices.cancelled(em, request);
    });
    return readSubstitution(this.em, id);
  }

  private async expectPossible(
    em: EntityManager,
    place: Assignment,
    { namedId, exchangeSlotId }: AskSubstitutionRequest,
  ): Promise<void> {
    if (exchangeSlotId) {
      const exchanges = await this.candidates.exchanges(em, place);
      if (exchanges.some(({ ministerId, mass }) => ministerId === namedId && mass.id === exchangeSlotId))
        return;
      throw conflict('not-possible', 'Esta troca não é possível. Escolha outra, ou peça ao ministério.');
    }
    if (!namedId) return;
    const candidates = await this.candidates.ofPlace(em, place);
    if (candidates.some(({ ministerId, possible }) => possible && ministerId === namedId)) return;
    throw conflict(
      'not-possible',
      'Esta pessoa não pode servir nesta missa. Escolha outra, ou peça ao ministério.',
    );
  }

  /** Closes the request about this place that nobody could take, for its asker asks again. */
  private async makeWay(em: EntityManager, assignment: Assignment): Promise<void> {
    const former = await em.findOne(SubstitutionRequest, { assignment, status: 'exhausted' });
    const request = former && (await lockPersonal(em, former.id));
    if (!request || !isLive(request.status)) return;
    closeRequest(request, { actor: 'asker', act: 'ask-again', status: 'cancelled', at: this.clock.now() });
    await em.flush();
  }
}

async function flushUnlessAsked(em: EntityManager): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    throw conflict('already-asked', 'A substituição para esta missa já foi pedida.');
  }
}
