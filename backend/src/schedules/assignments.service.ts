import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { AppError, notFound } from '../common/errors/app-error.js';
import { Minister } from '../ministers/minister.entity.js';
import { checkAssignment } from '../roster/check-roster.js';
import type {
  AddAssignmentRequest,
  AssignmentResponse,
  PinAssignmentRequest,
  RemoveAssignmentQuery,
  RemovedAssignmentResponse,
} from './assignments.dto.js';
import { Assignment } from './assignment.entity.js';
import { PublicationMailsService } from './publication-mails.service.js';
import { keptPlaces, problemOf } from './roster-facts.js';
import { explain } from './roster-messages.js';
import { RosterProblemService } from './roster-problem.service.js';
import { lockForChange } from './roster-schedule.js';
import { ScheduleSlot } from './schedule-slot.entity.js';
import type { Schedule } from './schedule.entity.js';

const NOT_FOUND = 'Este lugar na escala não existe mais.';

/** Places given and taken by hand. On a published schedule each change is audited, and the person is told. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly problems: RosterProblemService,
    private readonly mails: PublicationMailsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Gives somebody a place at a mass. The engine's own checker judges it. Only a mass that no questionnaire sent has
   * asked about is open to people who have not answered; who answered "no" is refused at every mass.
   *
   * @throws AppError 404 when schedule, mass or minister are unknown; 409 when the person is at the mass already or the
   *   version is stale; 422 when the schedule is over or a hard rule forbids it, its code naming the first such rule.
   */
  add(
    scheduleId: number,
    { slotId, ministerId, pinned = false, version }: AddAssignmentRequest,
  ): Promise<AssignmentResponse> {
    return this.em.transactional(async (em) => {
      const schedule = await lockForChange(em, scheduleId, version);
      await this.assertPossible(em, scheduleId, { slot: String(slotId), minister: String(ministerId) });
      const assignment = new Assignment({
        slot: em.getReference(ScheduleSlot, slotId),
        minister: em.getReference(Minister, ministerId),
        origin: 'manual',
        pinned,
      });
      schedule.version += 1;
      await em.persist(assignment).flush();
      await this.tell(em, schedule, assignment, 'added');
      return toResponse(schedule, assignment);
    });
  }

  /** @throws AppError 404 when the place is gone, 409 when the version is stale, 422 when the schedule is over. */
  pin(id: number, { pinned, version }: PinAssignmentRequest): Promise<AssignmentResponse> {
    return this.em.transactional(async (em) => {
      const { schedule, assignment } = await this.locked(em, id, version);
      assignment.pinned = pinned;
      schedule.version += 1;
      return toResponse(schedule, assignment);
    });
  }

  /** @throws AppError 404 when the place is gone, 409 when the version is stale, 422 when the schedule is over. */
  remove(id: number, { version }: RemoveAssignmentQuery): Promise<RemovedAssignmentResponse> {
    return this.em.transactional(async (em) => {
      const { schedule, assignment } = await this.locked(em, id, version);
      schedule.version += 1;
      await this.tell(em, schedule, assignment, 'removed');
      em.remove(assignment);
      return { id, version: schedule.version };
    });
  }

  private async assertPossible(
    em: EntityManager,
    scheduleId: number,
    added: { slot: string; minister: string },
  ): Promise<void> {
    const facts = await this.problems.read(em, scheduleId);
    if (!facts.masses.has(added.slot)) throw notFound('Missa não encontrada nesta escala.');
    if (!facts.people.has(added.minister))
      throw notFound('Este ministro não existe ou não serve no momento.');
    const problem = problemOf(facts, { places: [...keptPlaces(facts), added] });
    const reasons = checkAssignment(problem, facts.places, added).map((broken) => explain(broken, facts));
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
    const schedule = await lockForChange(em, place.slot.schedule.id, version);
    const assignment = await em.findOne(Assignment, id, { refresh: true });
    if (!assignment) throw notFound(NOT_FOUND);
    return { schedule, assignment };
  }

  private async tell(
    em: EntityManager,
    schedule: Schedule,
    { id, slot, minister }: Assignment,
    change: 'added' | 'removed',
  ): Promise<void> {
    if (schedule.status !== 'published') return;
    this.audit.record(em, {
      action: `assignment-${change}`,
      subject: { type: 'schedule', id: schedule.id },
      details: { assignmentId: id, slotId: slot.id, ministerId: minister.id },
    });
    await this.mails.queueChange(em, { assignmentId: id, slotId: slot.id, ministerId: minister.id, change });
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
