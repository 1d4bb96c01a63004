import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { addDays } from '../platform/dates/month.js';
import { assertScheduleExists } from '../roster/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { conflict, notFound } from '../platform/errors/app-error.js';
import { ReplacementsService } from '../substitutions/index.js';
import type { MassConfirmationsResponse } from './confirmations.dto.js';

/** How many days ahead the coordination looks: reminders go out at most two weeks before. */
const DAYS_AHEAD = 14;

/** Of today's masses and of those of so many days after it, the coordination is told who has not confirmed. */
export const UNCONFIRMED_DAYS = 2;

/** Of `assignment a`: how far the person has answered for the place. */
const CONFIRMATION = sql`case
  when exists (select from substitution_request r where r.assignment_id = a.id) then 'asked'
  when a.confirmed_at is not null then 'confirmed'
  when a.reminded_at is null then 'unreminded'
  when a.seen_at >= a.reminded_at then 'opened'
  else 'unopened' end`;

const placeUnknown = () => notFound('Este lugar já saiu da escala. Atualize a página.');

/** Who has said that they come. */
@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly replacements: ReplacementsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * The masses to come of a published schedule within two weeks, by time, each with everybody's answer.
   * @throws AppError 404 when there is no such schedule.
   */
  async list(scheduleId: number): Promise<MassConfirmationsResponse[]> {
    await assertScheduleExists(this.em.getKysely(), scheduleId);
    const { timeZone } = await this.settings.read();
    const now = this.clock.now();
    const today = instantToLocal(now, timeZone).date;
    const { rows } = await sql<MassConfirmationsResponse>`
      select t.id as "slotId", t.date, t.time, t.description,
        count(*) filter (where person.state = 'confirmed')::int as confirmed,
        t.date <= ${addDays(today, UNCONFIRMED_DAYS)} as soon,
        json_agg(person order by person."scheduleName" collate "pt-BR-x-icu", person."ministerId") as people
      from schedule_slot t
      join schedule s on s.id = t.schedule_id and s.status = 'published'
      join lateral (
        select a.id as "assignmentId", m.id as "ministerId", m.schedule_name as "scheduleName", m.phone,
          ${CONFIRMATION} as state
        from assignment a join minister m on m.id = a.minister_id where a.slot_id = t.id
      ) person on true
      where t.schedule_id = ${scheduleId} and t.starts_at > ${now} and t.date <= ${addDays(today, DAYS_AHEAD)}
      group by t.id order by t.starts_at, t.id`.execute(this.em.getKysely());
    return rows;
  }

  /**
   * Notes what somebody has told the coordination: that they come, or that this was a mistake.
   * @throws AppError 404 when the place is gone; 409 when its holder seeks a substitute; 422 when the mass has begun or the
   *   schedule is not published.
   */
  async note(assignmentId: number, confirmed: boolean): Promise<void> {
    await this.em.transactional(async (em) => {
      const place = await this.replacements.lock(em, assignmentId, placeUnknown);
      const { rows } =
        await sql`select from substitution_request where assignment_id = ${assignmentId}`.execute(
          em.getKysely(),
        );
      if (rows.length > 0)
        throw conflict(
          'seeks-substitute',
          'Esta pessoa pediu substituição. Resolva o pedido antes, ou peça que ela o retire.',
        );
      place.confirmedAt = confirmed ? (place.confirmedAt ?? this.clock.now()) : null;
      this.audit.record(em, {
        action: 'confirmation-noted',
        subject: { type: 'minister', id: place.minister.id },
        details: { slotId: place.slot.id, confirmed },
      });
    });
  }
}
