import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { notPossible } from '../../platform/errors/app-error.js';
import type { User } from '../../accounts/index.js';
import type { AssignmentOrigin } from '../assignment.entity.js';
import { RosterChangesService, type PlaceIds } from '../roster-changes.service.js';
import { RosterRunsService } from './roster-runs.service.js';
import { lockOpenSchedule } from '../schedule-access.js';
import type { Schedule } from '../schedule.entity.js';

/** A place to give, with whom it is from and whether computations keep it. */
export interface GivenPlace {
  slotId: number;
  ministerId: number;
  origin: AssignmentOrigin;
  pinned: boolean;
}

/** Changes many places of a roster that is not published, as one step. */
@Injectable()
export class RosterDraftService {
  constructor(
    private readonly runs: RosterRunsService,
    private readonly changes: RosterChangesService,
  ) {}

  /**
   * Locks a schedule in order to change its draft.
   * @throws AppError 404 when there is no such schedule, 422 when it is published or over, 409 while its roster is
   *   being computed.
   */
  async lock(em: EntityManager, scheduleId: number): Promise<Schedule> {
    const schedule = await lockOpenSchedule(em, scheduleId);
    if (schedule.status === 'published') {
      throw notPossible(
        'not-allowed-now',
        'Esta escala está publicada. Para mudá-la assim, volte-a antes para planejamento.',
      );
    }
    await this.runs.assertIdle(em, scheduleId);
    return schedule;
  }

  /**
   * Takes places away and gives others; those that stay keep their rows. The schedule is locked by the caller.
   * @param actor who does it, where that is not the person at the other end of the request.
   */
  async change(
    em: EntityManager,
    schedule: Schedule,
    {
      leaving,
      entering,
      kind = 'proposal-applied',
      actor,
    }: {
      leaving: readonly PlaceIds[];
      entering: readonly GivenPlace[];
      kind?: 'proposal-applied' | 'proposal-undone';
      actor?: User | null;
    },
  ): Promise<void> {
    await this.changes.apply(em, schedule, {
      kind,
      leaving,
      entering: entering.map((place) => ({ ...place, overrideReason: null })),
      ...(actor !== undefined && { actor }),
    });
  }
}
