import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { addDays } from '../platform/dates/month.js';
import { conflict, notFound, notPossible, type AppError } from '../platform/errors/app-error.js';
import { daysOfFirstReminder } from '../platform/settings/settings.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import {
  Assignment,
  type Candidate,
  lockOpenSchedule,
  markConfirmed,
  RELEASED_STATUSES,
  type RosterPlace,
  RosterWriter,
  type Schedule,
  ScheduleSlot,
} from '../roster/index.js';
import type { User } from '../accounts/index.js';
import { holdPerson } from '../ministers/index.js';
import { CandidatesService, idsOf } from './candidates.service.js';
import { emptyPlaces } from './substitution-requests.js';

const placeGone = () =>
  conflict('place-gone', 'Este lugar já saiu da escala: alguém decidiu antes. Atualize a página.');
export const massUnknown = () => notFound('Missa não encontrada');
const notYours = () => notFound('Esta missa não está na sua escala.');

/** Gives one person another's place, two each other's, or somebody an empty one, on a published schedule. */
@Injectable()
export class ReplacementsService {
  constructor(
    private readonly clock: Clock,
    private readonly candidates: CandidatesService,
    private readonly writer: RosterWriter,
    private readonly settings: SettingsService,
  ) {}

  /**
   * A place at a mass to come of a published schedule. The schedule stays locked until the caller's transaction ends:
   * changes to its places follow one another.
   * @param gone the refusal when the place is gone.
   * @throws AppError 409 when the place is gone; 422 when the schedule is not published or the mass has begun.
   */
  lock(em: EntityManager, assignmentId: number, gone: () => AppError = placeGone): Promise<Assignment> {
    return this.lockOne(em, { id: assignmentId }, gone);
  }

  /**
   * As {@link lock}, where the place is this person's own.
   * @throws AppError 404 when it is gone, another's, or of a schedule that ministers do not see; 422 as {@link lock}.
   */
  lockOwn(em: EntityManager, ministerId: number | null, assignmentId: number): Promise<Assignment> {
    return this.lockOne(em, ownPlace(ministerId, assignmentId), notYours);
  }

  /**
   * The person's own place, with its mass.
   * @throws AppError 404 as {@link lockOwn}.
   */
  async findOwn(em: EntityManager, ministerId: number | null, assignmentId: number): Promise<Assignment> {
    const place = await em.findOne(Assignment, ownPlace(ministerId, assignmentId), { populate: ['slot'] });
    if (!place) throw notYours();
    return place;
  }

  /**
   * Gives a locked place to somebody else, pinned, and orders the mail that tells them.
   * @param isCaller whether the person speaks for themselves.
   * @param tell whom the change is mailed to: only the one who enters where the other is told otherwise.
   * @throws AppError 409 when a hard rule forbids it or the person does not serve.
   */
  async replace(
    em: EntityManager,
    place: Assignment,
    ministerId: number,
    { isCaller = false, tell = 'entering' }: { isCaller?: boolean; tell?: 'all' | 'entering' } = {},
  ): Promise<void> {
    await holdPerson(em, ministerId);
    expectPossible(await this.candidates.ofPlace(em, place), ministerId, isCaller);
    const slot = place.slot.id;
    await this.writer.apply(em, place.slot.schedule, {
      kind: 'substituted',
      leaving: [{ slot, minister: place.minister.id }],
      entering: [substitute(slot, ministerId)],
      state: 'final',
      tell,
    });
    if (isCaller) await this.confirmIfNear(em, place.slot, ministerId);
  }

  /**
   * Lets the holder of a locked place and another person change places; both are told by mail.
   * @param returnSlot the other's mass.
   * @param isCaller whether the other speaks for themselves, as who asked did.
   * @throws AppError 409 when the other place is gone or a hard rule forbids one of the two.
   */
  async exchange(
    em: EntityManager,
    place: Assignment,
    returnSlot: ScheduleSlot,
    minister: number,
    { isCaller = false } = {},
  ): Promise<void> {
    await holdPerson(em, minister);
    const other = { slot: returnSlot.id, minister };
    const possible = await this.candidates.exchanges(em, place);
    if (!possible.some(({ ministerId, mass }) => ministerId === other.minister && mass.id === other.slot)) {
      throw conflict(
        'not-possible',
        'A troca não é mais possível: a escala mudou, ou uma das duas pessoas já serve nesse dia.',
      );
    }
    const own = idsOf(place);
    await this.writer.apply(em, place.slot.schedule, {
      kind: 'substituted',
      leaving: [own, other],
      entering: [substitute(own.slot, other.minister), substitute(other.slot, own.minister)],
      state: 'final',
    });
    if (!isCaller) return;
    await this.confirmIfNear(em, place.slot, other.minister);
    await this.confirmIfNear(em, returnSlot, own.minister);
  }

  /**
   * A mass to come of a published schedule that has an empty place. The schedule stays locked until the caller's
   * transaction ends.
   * @param full the refusal when every place has somebody.
   * @throws AppError 404 when there is no such mass; 409 when it is full; 422 as {@link lock}.
   */
  async lockMass(em: EntityManager, slotId: number, full: () => AppError): Promise<ScheduleSlot> {
    const found = await em.findOne(ScheduleSlot, slotId);
    if (!found) throw massUnknown();
    const schedule = await lockOpenSchedule(em, found.schedule.id);
    const slot = await em.findOne(ScheduleSlot, slotId, { populate: ['schedule'], refresh: true });
    if (!slot) throw massUnknown();
    this.expectToCome(schedule, slot);
    if ((await emptyPlaces(em, slotId)) <= 0) throw full();
    return slot;
  }

  /**
   * Whether this person may be asked for an empty place of a mass: silence is no obstacle.
   * @throws AppError 409 when a hard rule forbids it or the person does not serve.
   */
  async expectFree(
    em: EntityManager,
    slot: ScheduleSlot,
    ministerId: number,
    { isCaller = false } = {},
  ): Promise<void> {
    await holdPerson(em, ministerId);
    expectPossible(await this.candidates.ofMass(em, slot), ministerId, isCaller);
  }

  /**
   * Gives somebody an empty place of a locked mass, pinned; they are told, and the editor can undo it.
   * @param actor who does it, where that is not the person at the other end of the request.
   * @throws AppError 409 as {@link expectFree}.
   */
  async fill(em: EntityManager, slot: ScheduleSlot, ministerId: number, actor?: User): Promise<void> {
    await this.expectFree(em, slot, ministerId, { isCaller: true });
    await this.writer.apply(em, slot.schedule, {
      kind: 'moved',
      leaving: [],
      entering: [substitute(slot.id, ministerId)],
      ...(actor && { actor }),
    });
    await this.confirmIfNear(em, slot, ministerId);
  }

  /** Who takes a mass of which they would be reminded by now has said that they come: they are not asked once more. */
  private async confirmIfNear(em: EntityManager, slot: ScheduleSlot, ministerId: number): Promise<void> {
    const settings = await this.settings.read();
    const now = this.clock.now();
    const today = instantToLocal(now, settings.timeZone).date;
    if (slot.date <= addDays(today, daysOfFirstReminder(settings)))
      await markConfirmed(em, { slot: slot.id, minister: ministerId }, now);
  }

  /** Takes a locked place away and leaves it empty; its holder is told. */
  async leaveEmpty(em: EntityManager, place: Assignment): Promise<void> {
    const leaving = [idsOf(place)];
    await this.writer.apply(em, place.slot.schedule, { kind: 'moved', leaving, entering: [] });
  }

  private async lockOne(
    em: EntityManager,
    where: FilterQuery<Assignment>,
    missing: () => AppError,
  ): Promise<Assignment> {
    const found = await em.findOne(Assignment, where, { populate: ['slot'] });
    if (!found) throw missing();
    const schedule = await lockOpenSchedule(em, found.slot.schedule.id);
    const place = await em.findOne(Assignment, where, { populate: ['slot'], refresh: true });
    if (!place) throw missing();
    this.expectToCome(schedule, place.slot);
    return place;
  }

  private expectToCome({ status }: Schedule, { startsAt }: ScheduleSlot): void {
    if (status !== 'published')
      throw notPossible('not-allowed-now', 'Esta escala não está publicada. Publique-a de novo antes.');
    if (startsAt <= this.clock.now()) throw notPossible('mass-has-begun', 'Esta missa já começou.');
  }
}

function ownPlace(ministerId: number | null, id: number): FilterQuery<Assignment> {
  return { id, minister: ministerId, slot: { schedule: { status: { $in: [...RELEASED_STATUSES] } } } };
}

/** @throws AppError 409 when this person is not among those who could, with what forbids it. */
function expectPossible(candidates: readonly Candidate[], ministerId: number, isCaller: boolean): void {
  const chosen = candidates.find((candidate) => candidate.ministerId === ministerId);
  if (!chosen) throw conflict('not-possible', 'Escolha outra pessoa: esta não serve no momento.');
  const who = isCaller ? 'Você' : chosen.scheduleName;
  if (!chosen.possible)
    throw conflict('not-possible', `${who} não pode servir nesta missa: ${chosen.reason}.`);
}

const substitute = (slot: number, minister: number): RosterPlace => ({
  slot,
  minister,
  origin: 'substitution',
  pinned: true,
  overrideReason: null,
});
