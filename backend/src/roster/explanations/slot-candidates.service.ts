import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound } from '../../platform/errors/app-error.js';
import { candidatesFor, type Candidate } from './candidates.js';
import type { CandidateResponse } from './candidates.dto.js';
import { RosterStateService } from '../roster-state.service.js';
import { ScheduleSlot } from '../schedule-slot.entity.js';

/** Whom to add to a mass. */
@Injectable()
export class SlotCandidatesService {
  constructor(
    private readonly em: EntityManager,
    private readonly states: RosterStateService,
  ) {}

  /**
   * Who could serve at a mass, as {@link candidatesFor} orders them, and how to reach them.
   * @throws AppError 404 when there is no such mass.
   */
  async list(slotId: number): Promise<CandidateResponse[]> {
    const slot = await this.em.fork().findOne(ScheduleSlot, slotId);
    if (!slot) throw notFound('Missa não encontrada');
    const { facts, balances } = await this.states.snapshot(slot.schedule.id);
    return withPhones(this.em, candidatesFor(facts, slotId, { balances }));
  }
}

/** Candidates, and how to reach each. */
export async function withPhones(
  em: EntityManager,
  candidates: readonly Candidate[],
): Promise<CandidateResponse[]> {
  const ids = candidates.map(({ ministerId }) => ministerId);
  const { rows } = await sql<{ id: number; phone: string | null }>`
    select id, phone from minister where id = any(${ids}::int[])`.execute(em.getKysely());
  const phones = new Map(rows.map(({ id, phone }) => [id, phone]));
  return candidates.map((candidate) => ({ ...candidate, phone: phones.get(candidate.ministerId) ?? null }));
}
