import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../platform/audit/audit.service.js';
import { formatDateTime } from '../platform/dates/format.js';
import type { Session } from '../platform/access/session.js';
import { conflict, invalid, notFound, notPossible } from '../platform/errors/app-error.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import {
  Assignment,
  countMinisters,
  lockOpenSchedule,
  RosterHistoryService,
  RosterWriter,
  type Schedule,
  ScheduleSlot,
} from '../roster/index.js';
import { ChangeMailsService } from '../publication/index.js';
import { checkDate, linksTo, momentOf } from './slot-values.js';
import type { CreateSlotRequest, SlotResponse, UpdateSlotRequest } from './slots.dto.js';
import { SLOT_NOT_FOUND, SlotsService } from './slots.service.js';

/** Single masses of a schedule added, changed and removed by hand. */
@Injectable()
export class SlotChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly slots: SlotsService,
    private readonly settings: SettingsService,
    private readonly history: RosterHistoryService,
    private readonly writer: RosterWriter,
    private readonly mails: ChangeMailsService,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError 400 outside the schedule's period, 404, 409 when there is a mass at that time, 422 when closed. */
  async add(session: Session, scheduleId: number, body: CreateSlotRequest): Promise<SlotResponse> {
    const { date, time, description, requiredMinisters, experiencedRequired = 1 } = body;
    checkExperienced(experiencedRequired, requiredMinisters);
    const id = await this.em.transactional(async (em) => {
      const schedule = await lockOpenSchedule(em, scheduleId);
      checkDate(schedule, date);
      const { timeZone, defaultLocation } = await this.settings.read();
      const slot = new ScheduleSlot({
        schedule,
        ...(await momentOf(date, time, timeZone)),
        ...linksTo(await this.slots.massAt(date, time)),
        description,
        requiredMinisters,
        experiencedRequired,
        location: body.location || defaultLocation,
      });
      await flushUnlessTaken(em.persist(slot), slot);
      await this.history.record(em, schedule, { kind: 'masses-changed' });
      return slot.id;
    });
    return this.slots.read(session, id);
  }

  /**
   * Changes the fields given. A mass that moves takes the liturgical day and the availability option of its new time;
   * its people and answers stay with it, and where the schedule is published they are told, of another place as well.
   * @throws AppError as {@link add}, and 422 when more people are assigned than are to remain.
   */
  async change(session: Session, id: number, body: UpdateSlotRequest): Promise<SlotResponse> {
    await this.em.transactional(async (em) => {
      const { slot, schedule } = await this.lockedSlot(em, id);
      const { date = slot.date, time = slot.time } = body;
      const { startsAt, description, location } = slot;
      const before = { date: slot.date, time: slot.time, startsAt, description };
      const { timeZone, defaultLocation } = await this.settings.read();
      if (date !== slot.date || time !== slot.time) {
        checkDate(schedule, date);
        Object.assign(
          slot,
          await momentOf(date, time, timeZone),
          linksTo(await this.slots.massAt(date, time)),
        );
      }
      slot.description = body.description ?? slot.description;
      slot.experiencedRequired = body.experiencedRequired ?? slot.experiencedRequired;
      slot.requiredMinisters = body.requiredMinisters ?? slot.requiredMinisters;
      if (body.location !== undefined) slot.location = body.location || defaultLocation;
      checkExperienced(slot.experiencedRequired, slot.requiredMinisters);
      await checkPlaces(em, slot);
      await flushUnlessTaken(em, slot);
      await this.history.record(em, schedule, { kind: 'masses-changed' });
      const moved = startsAt.getTime() !== slot.startsAt.getTime();
      if (moved) await this.writer.massMoved(em, slot.id);
      const formerPlace = location ?? defaultLocation;
      const isElsewhere = formerPlace !== (slot.location ?? defaultLocation);
      if ((moved || isElsewhere) && schedule.status === 'published')
        await this.mails.queueMassChange(em, schedule, slot, { before, ...(isElsewhere && { formerPlace }) });
    });
    return this.slots.read(session, id);
  }

  /**
   * Removes a mass with its assignments, answers and requests for substitutes; who was assigned, and who was asked, stays
   * in the audit trail; where the schedule is published, who was assigned is told.
   */
  remove(id: number): Promise<{ id: number }> {
    return this.em.transactional(async (em) => {
      const { slot, schedule } = await this.lockedSlot(em, id);
      const assignments = await em.find(Assignment, { slot });
      if (assignments.length > 0) {
        const ministerIds = assignments.map(({ minister }) => minister.id);
        this.audit.record(em, {
          action: 'assignment-removed',
          subject: { type: 'schedule', id: schedule.id },
          details: { slotId: id, date: slot.date, time: slot.time, ministerIds, because: 'slot-removed' },
        });
      }
      const left = assignments.map(({ minister, origin, pinned, overrideReason }) => ({
        slot: id,
        minister: minister.id,
        origin,
        pinned,
        overrideReason,
      }));
      await this.history.record(em, schedule, { kind: 'masses-changed', places: { entered: [], left } });
      if (schedule.status === 'published')
        await this.mails.queueMassChange(em, schedule, slot, { before: slot, removed: true });
      await this.writer.massesLeave(em, [id]);
      em.remove(slot);
      return { id };
    });
  }

  /** A mass and its schedule, read again once the schedule is locked. */
  private async lockedSlot(
    em: EntityManager,
    id: number,
  ): Promise<{ slot: ScheduleSlot; schedule: Schedule }> {
    const found = await em.findOne(ScheduleSlot, id);
    if (!found) throw notFound(SLOT_NOT_FOUND);
    const schedule = await lockOpenSchedule(em, found.schedule.id);
    const slot = await em.refresh(found);
    if (!slot) throw notFound(SLOT_NOT_FOUND);
    return { slot, schedule };
  }
}

function checkExperienced(experiencedRequired: number, requiredMinisters: number): void {
  if (experiencedRequired <= requiredMinisters) return;
  const message = `Ministros experientes: esta missa só tem ${countMinisters(requiredMinisters)}.`;
  throw invalid('Confira os campos: Ministros experientes.', { experiencedRequired: message });
}

async function checkPlaces(em: EntityManager, slot: ScheduleSlot): Promise<void> {
  const assigned = await em.count(Assignment, { slot });
  if (assigned <= slot.requiredMinisters) return;
  const message = `Há ${assigned} ministros escalados nesta missa. Retire alguns antes de reduzir para ${slot.requiredMinisters}.`;
  throw notPossible('too-many-assigned', message, { requiredMinisters: message });
}

async function flushUnlessTaken(em: EntityManager, { date, time }: ScheduleSlot): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    const message = `Já há uma missa nesse horário: ${formatDateTime(date, time)}.`;
    throw conflict('slot-taken', message, { time: message });
  }
}
