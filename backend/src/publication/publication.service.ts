import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { conflict, notPossible } from '../platform/errors/app-error.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';
import type { PublicationResponse, PublishRequest } from './publication.dto.js';
import {
  changeScheduleStatus,
  countMasses,
  countPlaces,
  lockOpenSchedule,
  REQUIRED_PLACES,
  RosterHistoryService,
  RosterProofService,
  RosterRunsService,
  type Schedule,
} from '../roster/index.js';

export interface Counts {
  assignments: number;
  ministers: number;
  emptyPlaces: number;
  incompleteMasses: number;
}

/** Makes a roster known to those who serve, and takes it back. */
@Injectable()
export class PublicationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly runs: RosterRunsService,
    private readonly proofs: RosterProofService,
    private readonly history: RosterHistoryService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Publishes a schedule, its proof checked once more, and orders a mail to each of its ministers.
   *
   * @throws AppError 404 when there is no such schedule; 409 when it is published already or its roster is being
   *   computed; 422 when it is over, nobody has a place, or places are empty and that is not confirmed.
   */
  publish(id: number, { confirmEmptyPlaces = false }: PublishRequest): Promise<PublicationResponse> {
    return this.em.transactional(async (em) => {
      const schedule = await lockOpenSchedule(em, id);
      if (schedule.status === 'published')
        throw conflict('already-published', 'Esta escala já está publicada.');
      await this.runs.assertIdle(em, id);
      const counts = await this.count(em, id);
      assertFit(counts, confirmEmptyPlaces);
      const proven = await this.proofs.check(em, id);

      const publishedAt = this.clock.now();
      schedule.status = changeScheduleStatus(schedule.status, 'published');
      schedule.publishedAt = publishedAt;
      await this.history.record(em, schedule, { kind: 'published' });
      this.audit.record(em, {
        action: 'schedule-published',
        subject: { type: 'schedule', id },
        details: { ...counts, proven },
      });
      const publication = publishedAt.toISOString();
      const dedupeKey = `announce:${id}:${publication}`;
      await this.outbox.add(em, 'schedule.announce', { scheduleId: id, publication }, { dedupeKey });
      return toResponse(schedule, counts);
    });
  }

  /**
   * Returns a published schedule to planning; everybody keeps their place.
   * @throws AppError 404 when there is no such schedule, 422 when it is not published.
   */
  unpublish(id: number): Promise<PublicationResponse> {
    return this.em.transactional(async (em) => {
      const schedule = await lockOpenSchedule(em, id);
      if (schedule.status !== 'published')
        throw notPossible('not-allowed-now', 'Esta escala não está publicada.');
      schedule.status = changeScheduleStatus(schedule.status, 'planning');
      schedule.publishedAt = null;
      await this.history.record(em, schedule, { kind: 'unpublished' });
      this.audit.record(em, {
        action: 'schedule-status-changed',
        subject: { type: 'schedule', id },
        details: { from: 'published', to: 'planning' },
      });
      return toResponse(schedule, await this.count(em, id));
    });
  }

  /** How full the roster of a schedule is. */
  async count(em: EntityManager, id: number): Promise<Counts> {
    const { rows } = await sql<Counts>`
      with slot as (
        select t.id, ${REQUIRED_PLACES} - (select count(*) from assignment where slot_id = t.id) as missing
        from schedule_slot t where t.schedule_id = ${id}
      ), place as (select minister_id from assignment where slot_id in (select id from slot))
      select (select count(*)::int from place) as assignments,
        (select count(distinct minister_id)::int from place) as ministers,
        coalesce(sum(missing) filter (where missing > 0), 0)::int as "emptyPlaces",
        (count(*) filter (where missing > 0))::int as "incompleteMasses"
      from slot`.execute(em.getKysely());
    return rows[0]!;
  }
}

function assertFit({ assignments, emptyPlaces, incompleteMasses }: Counts, confirmed: boolean): void {
  if (assignments === 0) {
    throw notPossible(
      'empty-roster',
      'Ninguém tem lugar nesta escala ainda. Calcule a escala antes de publicar.',
    );
  }
  if (emptyPlaces > 0 && !confirmed) {
    const where = `${countPlaces(emptyPlaces)} em ${countMasses(incompleteMasses)}`;
    throw notPossible('empty-places', `Falta preencher ${where}. Confirme para publicar assim mesmo.`);
  }
}

function toResponse(
  { id, status, publishedAt, version }: Schedule,
  { assignments, ministers, emptyPlaces }: Counts,
): PublicationResponse {
  return {
    scheduleId: id,
    status,
    publishedAt: publishedAt?.toISOString() ?? null,
    version,
    assignments,
    ministers,
    emptyPlaces,
  };
}
