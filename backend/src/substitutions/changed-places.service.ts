import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { type PlaceListener, RosterWriter } from '../roster/index.js';
import { OfferNoticesService } from './offer-notices.service.js';
import { SubstitutionRequest } from './substitution-request.entity.js';
import { closeRequest, lockPersonal, lockRequest } from './substitution-requests.js';
import { isLive, LIVE_STATUSES, type SubstitutionStatus } from './substitution-states.js';
import { WavesService } from './waves.service.js';

/** What stays of a request whose mass is removed: people by their ids; null where there is nobody. */
type RequestTrace = {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
  askerId: number | null;
  status: SubstitutionStatus;
  substituteId: number | null;
} & Record<'saidYes' | 'saidNo' | 'saidNothing', number[] | null>;

/** What becomes of requests when their places or masses change otherwise than by an answer. */
@Injectable()
export class ChangedPlacesService implements OnModuleInit, PlaceListener {
  constructor(
    private readonly clock: Clock,
    private readonly waves: WavesService,
    private readonly notices: OfferNoticesService,
    private readonly rosters: RosterWriter,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.rosters.onPlacesChanged(this);
  }

  /**
   * Settles the requests whose places are taken away in another way than by an answer: their askers are free, and who was
   * asked need not answer any more. Who was asked, and what they said, stays.
   */
  async placesLeave(em: EntityManager, assignmentIds: readonly number[]): Promise<void> {
    const found = await em.find(SubstitutionRequest, { assignment: { $in: [...assignmentIds] } });
    for (const { id } of found) {
      const request = await lockPersonal(em, id);
      if (!request || !isLive(request.status)) continue;
      const at = this.clock.now();
      closeRequest(request, { actor: 'coordination', act: 'change-roster', status: 'accepted', at });
      await this.notices.settled(em, request);
    }
    await em.flush();
  }

  /** Sets the clock of a mass's requests by its new time. */
  async massMoved(em: EntityManager, slotId: number): Promise<void> {
    const found = await em.find(SubstitutionRequest, { slot: slotId, status: { $in: [...LIVE_STATUSES] } });
    for (const { id } of found) {
      const request = await lockRequest(em, id);
      if (!request || !isLive(request.status)) continue;
      await this.waves.restart(em, request);
    }
    await em.flush();
  }

  /** Leaves in the audit trail who had asked for a substitute at masses that go, who was asked, and what they said. */
  async massesLeave(em: EntityManager, slotIds: readonly number[]): Promise<void> {
    const { rows } = await sql<RequestTrace & { scheduleId: number }>`
      select t.schedule_id as "scheduleId", t.date, t.time, r.minister_id as "askerId", r.status,
        r.substitute_id as "substituteId",
        array_agg(o.minister_id order by o.id) filter (where o.answer in ('accepted', 'too-late')) as "saidYes",
        array_agg(o.minister_id order by o.id) filter (where o.answer = 'declined') as "saidNo",
        array_agg(o.minister_id order by o.id) filter (where o.answer is null) as "saidNothing"
      from substitution_request r join schedule_slot t on t.id = r.slot_id
        left join substitution_offer o on o.request_id = r.id
      where r.slot_id = any(${[...slotIds]}::int[]) and (r.minister_id is not null or o.id is not null)
      group by r.id, t.id order by t.starts_at, r.id`.execute(em.getKysely());
    for (const { scheduleId, ...trace } of rows)
      this.audit.record(em, {
        action: 'substitution-removed',
        subject: { type: 'schedule', id: scheduleId },
        details: trace,
      });
  }
}
