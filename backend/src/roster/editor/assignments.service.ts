import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../platform/errors/app-error.js';
import type { RosterAssignment } from '../../solver/index.js';
import { checkAssignment } from '../rules/check-roster.js';
import type {
  AddAssignmentRequest,
  AssignmentResponse,
  PinAssignmentRequest,
  RemoveAssignmentQuery,
  RemovedAssignmentResponse,
} from './assignments.dto.js';
import { Assignment } from '../assignment.entity.js';
import { RosterWriter } from '../roster.writer.js';
import { allPlaces, judgingProblem } from '../roster.js';
import { RosterHistoryService } from '../roster-history.service.js';
import { explain } from '../rules/hard-rules.js';
import { RosterReader } from '../roster.reader.js';
import type { Schedule } from '../schedule.entity.js';

const NOT_FOUND = 'Este lugar na escala não existe mais.';

/** Places given and taken by hand. On a published schedule each change is audited, and the person is told. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly problems: RosterReader,
    private readonly history: RosterHistoryService,
    private readonly changes: RosterWriter,
  ) {}

  /**
   * Gives somebody a place at a mass, which computations keep unless it is given unpinned. The engine's own checker judges it. Only a mass that no questionnaire sent has
   * asked about is open to people who have not answered; who answered "no" is refused at every mass.
   *
   * @throws AppError 404 when schedule, mass or minister are unknown; 409 when the person is at the mass already or the
   *   version is stale; 422 when the schedule is over or a hard rule forbids it, its code naming the first such rule.
   */
  add(
    scheduleId: number,
    { slotId, ministerId, pinned = true, version }: AddAssignmentRequest,
  ): Promise<AssignmentResponse> {
    return this.em.transactional(async (em) => {
      const schedule = await this.history.lock(em, scheduleId, version);
      await this.assertPossible(em, scheduleId, { slot: slotId, minister: ministerId });
      await this.changes.apply(em, schedule, {
        kind: 'assigned',
        leaving: [],
        entering: [{ slotId, ministerId, origin: 'manual', pinned, overrideReason: null }],
      });
      const assignment = await em.findOneOrFail(Assignment, { slot: slotId, minister: ministerId });
      return toResponse(schedule, assignment);
    });
  }

  /** @throws AppError 404 when the place is gone, 409 when the version is stale, 422 when the schedule is over. */
  pin(id: number, { pinned, version }: PinAssignmentRequest): Promise<AssignmentResponse> {
    return this.em.transactional(async (em) => {
      const { schedule, assignment } = await this.locked(em, id, version);
      const { slot, minister, origin, overrideReason } = assignment;
      await this.changes.apply(em, schedule, {
        kind: 'pinned',
        leaving: [],
        entering: [{ slotId: slot.id, ministerId: minister.id, origin, pinned, overrideReason }],
      });
      return { ...toResponse(schedule, assignment), pinned };
    });
  }

  /** @throws AppError 404 when the place is gone, 409 when the version is stale, 422 when the schedule is over. */
  remove(id: number, { version }: RemoveAssignmentQuery): Promise<RemovedAssignmentResponse> {
    return this.em.transactional(async (em) => {
      const { schedule, assignment } = await this.locked(em, id, version);
      const leaving = [{ slotId: assignment.slot.id, ministerId: assignment.minister.id }];
      await this.changes.apply(em, schedule, { kind: 'removed', leaving, entering: [] });
      return { id, version: schedule.version };
    });
  }

  private async assertPossible(
    em: EntityManager,
    scheduleId: number,
    added: RosterAssignment,
  ): Promise<void> {
    const facts = await this.problems.read(em, scheduleId);
    if (!facts.masses.has(added.slot)) throw notFound('Missa não encontrada nesta escala.');
    if (!facts.people.has(added.minister))
      throw notFound('Este ministro não existe ou não serve no momento.');
    const broken = checkAssignment(judgingProblem(facts, [added]), allPlaces(facts), added);
    const reasons = broken.map((violation) => explain(violation, facts));
    const [first] = reasons;
    if (!first) return;
    const status = first.code === 'duplicate' ? 409 : 422;
    throw new AppError(status, first.code, reasons.map(({ message }) => message).join(' '));
  }

  private async locked(
    em: EntityManager,
    id: number,
    version?: number,
  ): Promise<{ schedule: Schedule; assignment: Assignment }> {
    const place = await em.findOne(Assignment, id, { populate: ['slot'] });
    if (!place) throw notFound(NOT_FOUND);
    const schedule = await this.history.lock(em, place.slot.schedule.id, version);
    const assignment = await em.findOne(Assignment, id, { refresh: true });
    if (!assignment) throw notFound(NOT_FOUND);
    return { schedule, assignment };
  }
}

function toResponse(
  schedule: Schedule,
  { id, slot, minister, origin, pinned }: Assignment,
): AssignmentResponse {
  return {
    id,
    scheduleId: schedule.id,
    slotId: slot.id,
    ministerId: minister.id,
    origin,
    pinned,
    version: schedule.version,
  };
}
