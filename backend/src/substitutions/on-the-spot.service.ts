import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Minister } from '../ministers/index.js';
import { Clock } from '../platform/clock.js';
import { conflict } from '../platform/errors/app-error.js';
import { Assignment } from '../roster/index.js';
import { ReplacementsService } from './replacements.service.js';
import { SubstitutionNoticesService } from './substitution-notices.service.js';
import { SubstitutionRequest } from './substitution-request.entity.js';
import { closeRequest, lockPersonal } from './substitution-requests.js';
import { isLive } from './substitution-states.js';

const massFull = () => conflict('mass-full', 'Esta missa não tem mais lugar vazio. Atualize a página.');

/** Substitutes found at the church, right before the mass. */
@Injectable()
export class OnTheSpotService {
  constructor(
    private readonly clock: Clock,
    private readonly replacements: ReplacementsService,
    private readonly notices: SubstitutionNoticesService,
  ) {}

  /**
   * Gives somebody's place, or an empty one, to a person who is there when the mass is about to begin; a request that
   * still seeks somebody for the place is settled by it.
   * @param leaverId whose place it is; null: an empty one.
   * @throws AppError 409 when the place is gone or a hard rule forbids it; 422 when the mass has begun or the schedule is
   *   not published.
   */
  async give(
    em: EntityManager,
    { slotId, leaverId, ministerId }: { slotId: number; leaverId: number | null; ministerId: number },
  ): Promise<void> {
    if (leaverId === null) {
      const slot = await this.replacements.lockMass(em, slotId, massFull);
      await this.replacements.expectFree(em, slot, ministerId);
      return this.replacements.fill(em, slot, ministerId);
    }
    const found = await em.findOne(Assignment, { slot: slotId, minister: leaverId });
    // None has this id: the refusal is that of a place that is gone.
    const place = await this.replacements.lock(em, found?.id ?? 0);
    const asked = await em.findOne(SubstitutionRequest, { assignment: place });
    const request = asked && (await lockPersonal(em, asked.id));
    if (!request || !isLive(request.status))
      return this.replacements.replace(em, place, ministerId, { tell: 'all' });
    closeRequest(request, {
      actor: 'coordination',
      act: 'give',
      status: 'accepted',
      at: this.clock.now(),
    });
    request.returnSlot = null;
    await em.flush();
    await this.replacements.replace(em, place, ministerId);
    request.substitute = await em.findOneOrFail(Minister, ministerId, { populate: ['user'] });
    await this.notices.accepted(em, request);
  }
}
