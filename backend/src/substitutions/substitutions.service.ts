import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import {
  type Candidate,
  type CandidateResponse,
  type RosterSuggestionResponse,
  withPhones,
} from '../roster/index.js';
import { CandidatesService } from './candidates.service.js';
import { SubstitutionRequest } from './substitution-request.entity.js';
import { readOffers } from './substitution-requests.js';
import { readSubstitution, readSubstitutions, requestNotFound } from './substitution-rows.js';
import { changeSubstitutionStatus } from './substitution-states.js';
import type { OfferResponse, SubstitutionResponse } from './substitutions.dto.js';

/** Requests for a substitute, as the coordination sees them. */
@Injectable()
export class SubstitutionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly people: CandidatesService,
  ) {}

  list(query: ListQuery): Promise<Page<SubstitutionResponse>> {
    return readSubstitutions(this.em, query);
  }

  /**
   * Who could take the place and how to reach them, those who have said no to this request after the others, and why the
   * rest cannot.
   * @throws AppError 404 when there is no such request, 422 when it is closed.
   */
  async candidates(id: number): Promise<CandidateResponse[]> {
    const em = this.em.fork();
    const request = await this.found(em, id);
    changeSubstitutionStatus(request, 'coordination', 'give', 'accepted');
    const candidates = await this.people.ofPlace(em, request.assignment!);
    const offers = await readOffers(em, sql`r.id = ${id} and o.answer = 'declined'`);
    const declined = new Set(offers.map(({ ministerId }) => ministerId));
    const isUnwilling = ({ ministerId, possible }: Candidate) => possible && declined.has(ministerId);
    const unwilling = candidates
      .filter(isUnwilling)
      .map((candidate) => ({ ...candidate, reason: `disse que não pode ir; ${candidate.reason}` }));
    return withPhones(em, [
      ...candidates.filter((candidate) => candidate.possible && !isUnwilling(candidate)),
      ...unwilling,
      ...candidates.filter(({ possible }) => !possible),
    ]);
  }

  /**
   * Who was asked for a request, when, by which way, and what they said; in the order of asking.
   * @throws AppError 404 when there is no such request.
   */
  async offers(id: number): Promise<OfferResponse[]> {
    await readSubstitution(this.em, id);
    return readOffers(this.em, sql`r.id = ${id}`);
  }

  /**
   * The engine's smallest changes that would fill the place of a request for which nobody was left. Each needs the
   * consent of those whom it moves, none puts anybody at a mass to which they said no, and nothing is changed.
   * @throws AppError 404 when there is no such request.
   */
  async repairs(id: number): Promise<RosterSuggestionResponse[]> {
    const em = this.em.fork();
    const request = await this.found(em, id);
    if (request.status !== 'exhausted') return [];
    const { rows: unwilling } = await sql<{ slot: number; minister: number }>`
      select r.slot_id as slot, o.minister_id as minister
      from substitution_offer o join substitution_request r on r.id = o.request_id
        join schedule_slot t on t.id = r.slot_id
      where t.schedule_id = ${request.slot.schedule.id} and (r.id = ${id} or o.answer = 'declined')`.execute(
      em.getKysely(),
    );
    return this.people.repairs(em, request.assignment!, unwilling);
  }

  private async found(em: EntityManager, id: number): Promise<SubstitutionRequest> {
    const where = { id, minister: { $ne: null } };
    const request = await em.findOne(SubstitutionRequest, where, { populate: ['assignment.slot'] });
    if (!request) throw requestNotFound();
    return request;
  }
}
