import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound } from '../../platform/errors/app-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { standingRoster } from '../roster.js';
import { RosterRunsService } from './roster-runs.service.js';
import type { RosterMinisterResponse, RosterOverviewResponse, RosterSlotResponse } from './roster.dto.js';
import { shortagesOf } from '../explanations/roster-shortages.js';
import { RosterStateService } from '../roster-state.service.js';
import { SCHEDULE_NOT_FOUND } from '../schedule-access.js';
import { REQUIRED_PLACES } from '../rules/schedule-rules.js';

/** How complete a schedule's roster is, and how its duties are spread. */
@Injectable()
export class RosterOverviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly runs: RosterRunsService,
    private readonly states: RosterStateService,
    private readonly settings: SettingsService,
  ) {}

  /** @throws AppError 404 when there is no such schedule. */
  async read(scheduleId: number): Promise<RosterOverviewResponse> {
    const { rows } = await sql<Pick<RosterOverviewResponse, 'scheduleId' | 'status' | 'version'>>`
      select id as "scheduleId", status, version from schedule where id = ${scheduleId}`.execute(
      this.em.getKysely(),
    );
    if (!rows[0]) throw notFound(SCHEDULE_NOT_FOUND);
    const slots = await this.slots(scheduleId);
    const { facts, carried } = await this.states.snapshot(scheduleId);
    const { problem, places } = standingRoster(facts, carried);
    const total = (field: 'required' | 'filled' | 'missing') =>
      slots.reduce((sum, slot) => sum + slot[field], 0);
    return {
      ...rows[0],
      required: total('required'),
      filled: total('filled'),
      missing: total('missing'),
      run: await this.runs.latest(scheduleId),
      slots,
      shortages: shortagesOf(facts, problem, places),
      ministers: await this.ministers(scheduleId),
    };
  }

  private async slots(scheduleId: number): Promise<RosterSlotResponse[]> {
    const { rows } = await sql<RosterSlotResponse>`
      select t.id as "slotId", t.date, t.time, t.description, ${REQUIRED_PLACES} as required, a.filled,
        greatest(${REQUIRED_PLACES} - a.filled, 0) as missing
      from schedule_slot t cross join lateral (
        select count(*)::int as filled from assignment where slot_id = t.id
      ) a
      where t.schedule_id = ${scheduleId} order by t.starts_at, t.id`.execute(this.em.getKysely());
    return rows;
  }

  private async ministers(scheduleId: number): Promise<RosterMinisterResponse[]> {
    const { defaultMaxDuties } = await this.settings.read();
    const { rows } = await sql<RosterMinisterResponse>`
      select m.id as "ministerId", m.schedule_name as "scheduleName", coalesce(d.duties, 0) as duties,
        coalesce(o.offered, 0) as offered, coalesce(m.max_duties_per_month, ${defaultMaxDuties})::int as "maxDuties"
      from minister m
      left join (
        select a.minister_id, count(*)::int as duties
        from assignment a join schedule_slot t on t.id = a.slot_id where t.schedule_id = ${scheduleId} group by 1
      ) d on d.minister_id = m.id
      left join (
        select a.minister_id, count(*)::int as offered
        from availability_answer a join schedule_slot t on t.id = a.slot_id
        where t.schedule_id = ${scheduleId} and a.answer <> 'unavailable' group by 1
      ) o on o.minister_id = m.id
      where d.duties > 0 or o.offered > 0
      order by lower(m.schedule_name), m.id`.execute(this.em.getKysely());
    return rows;
  }
}
