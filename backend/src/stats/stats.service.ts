import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { instantToLocal, localToInstant } from '../platform/dates/instant.js';
import { Clock } from '../platform/clock.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type { CoordinationStatsResponse } from './stats.dto.js';

/** Counts for the overviews. */
@Injectable()
export class StatsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
  ) {}

  /**
   * The four tiles of the coordination page and what waits for a decision, counted in one query:
   * - activeSchedules: in planning, active or published, and today is not after their last day;
   * - pendingQuestionnaires: sent, without a deadline or before it (drafts wait for nobody's answer);
   * - totalMinisters: ministers who are active and whose account is not disabled;
   * - sentMessages: e-mails sent (or kept, where no SMTP is configured) and personal messages since the first of the
   *   present month in the parish's zone;
   * - openSubstitutions: requests for a substitute that nobody has decided.
   */
  async coordination(): Promise<CoordinationStatsResponse> {
    const { timeZone } = await this.settings.read();
    const now = this.clock.now();
    const today = instantToLocal(now, timeZone).date;
    const monthBegan = localToInstant(`${today.slice(0, 7)}-01`, '00:00', timeZone);
    const { rows } = await sql<CoordinationStatsResponse>`
      select
        (select count(*)::int from schedule
          where status in ('planning', 'active', 'published') and end_date >= ${today}) as "activeSchedules",
        (select count(*)::int from questionnaire
          where status = 'sent' and (response_deadline is null or response_deadline > ${now})) as "pendingQuestionnaires",
        (select count(*)::int from minister m join user_account u on u.id = m.user_id
          where m.is_active and u.disabled_at is null) as "totalMinisters",
        (select count(*)::int from email_message
          where status in ('sent', 'kept') and coalesce(sent_at, created_at) >= ${monthBegan})
        + (select count(*)::int from personal_message where sent_at >= ${monthBegan}) as "sentMessages",
        (select count(*)::int from substitution_request where assignment_id is not null) as "openSubstitutions"`.execute(
      this.em.getKysely(),
    );
    return rows[0]!;
  }
}
