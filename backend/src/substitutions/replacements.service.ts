import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { conflict, notFound, notPossible, type AppError } from '../platform/errors/app-error.js';
import {
  Assignment,
  type Candidate,
  candidatesFor,
  lockOpenSchedule,
  RELEASED_STATUSES,
  RosterWriter,
  RosterBalanceService,
  type RosterPlace,
  RosterReader,
} from '../roster/index.js';
import { placeKey } from '../solver/index.js';

const placeGone = () =>
  conflict('place-gone', 'Este lugar já saiu da escala: alguém decidiu antes. Atualize a página.');
const notYours = () => notFound('Esta missa não está na sua escala.');

/** One person in another's place, on a published schedule. */
@Injectable()
export class ReplacementsService {
  constructor(
    private readonly clock: Clock,
    private readonly reader: RosterReader,
    private readonly balances: RosterBalanceService,
    private readonly writer: RosterWriter,
  ) {}

  /**
   * A place at a mass to come of a published schedule. The schedule stays locked until the caller's transaction ends:
   * changes to its places follow one another.
   * @throws AppError 409 when the place is gone; 422 when the schedule is not published or the mass has begun.
   */
  lock(em: EntityManager, assignmentId: number): Promise<Assignment> {
    return this.lockOne(em, { id: assignmentId }, placeGone);
  }

  /**
   * As {@link lock}, where the place is this person's own.
   * @throws AppError 404 when it is gone, another's, or of a schedule that ministers do not see; 422 as {@link lock}.
   */
  lockOwn(em: EntityManager, ministerId: number | null, assignmentId: number): Promise<Assignment> {
    const slot = { schedule: { status: { $in: [...RELEASED_STATUSES] } } };
    return this.lockOne(em, { id: assignmentId, minister: ministerId, slot }, notYours);
  }

  /**
   * Who could take a place, as {@link candidatesFor} orders them, as if it were free. Only who answered "no" counts as
   * not available, for a substitute is asked in person.
   * @param place with its mass loaded.
   */
  async candidates(em: EntityManager, place: Assignment): Promise<Candidate[]> {
    const facts = await this.reader.read(em, place.slot.schedule.id);
    const balances = await this.balances.balances(em, facts);
    const own = placeKey({ slot: place.slot.id, minister: place.minister.id });
    const isOther = (other: RosterPlace) => placeKey(other) !== own;
    return candidatesFor(
      { ...facts, places: facts.places.filter(isOther), overridden: facts.overridden.filter(isOther) },
      place.slot.id,
      { balances, askInPerson: true, leaver: place.minister.id },
    );
  }

  /**
   * Gives a locked place to somebody else, pinned, and orders the mail that tells them.
   * @throws AppError 409 when a hard rule forbids it or the person does not serve.
   */
  async replace(em: EntityManager, place: Assignment, ministerId: number): Promise<void> {
    const chosen = (await this.candidates(em, place)).find(
      (candidate) => candidate.ministerId === ministerId,
    );
    if (!chosen) throw conflict('not-possible', 'Escolha outra pessoa: esta não serve no momento.');
    const { scheduleName, possible, reason } = chosen;
    if (!possible) throw conflict('not-possible', `${scheduleName} não pode servir nesta missa: ${reason}.`);
    const slot = place.slot.id;
    await this.writer.apply(em, place.slot.schedule, {
      kind: 'substituted',
      leaving: [{ slot, minister: place.minister.id }],
      entering: [{ slot, minister: ministerId, origin: 'substitution', pinned: true, overrideReason: null }],
      state: 'final',
      tell: 'entering',
    });
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
    if (schedule.status !== 'published')
      throw notPossible('not-allowed-now', 'Esta escala não está publicada. Publique-a de novo antes.');
    if (place.slot.startsAt <= this.clock.now())
      throw notPossible('mass-has-begun', 'Esta missa já começou.');
    return place;
  }
}
