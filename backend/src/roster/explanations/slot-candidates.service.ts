import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound } from '../../platform/errors/app-error.js';
import { candidatesFor, type Candidate } from './candidates.js';
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
  async list(slotId: number): Promise<(Candidate & { phone: string | null })[]> {
    const slot = await this.em.fork().findOne(ScheduleSlot, slotId);
    if (!slot) throw notFound('Missa não encontrada');
    const { facts, balances } = await this.states.snapshot(slot.schedule.id);
    const { rows } = await sql<{ id: number; phone: string | null }>`
      select id, phone from minister where id = any(${[...facts.people.keys()]})`.execute(
      this.em.getKysely(),
    );
    const phones = new Map(rows.map(({ id, phone }) => [id, phone]));
    return candidatesFor(facts, slotId, { balances }).map((candidate) => ({
      ...candidate,
      phone: phones.get(candidate.ministerId) ?? null,
    }));
  }
}
