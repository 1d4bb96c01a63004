import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { instantToLocal } from '../platform/dates/instant.js';
import type { Session } from '../platform/access/session.js';
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
   * - totalMinisters: as many as the list of ministers has, those who do not serve at present included;
   * - sentMessages: as many as the caller's list of sent messages has;
   * - openSubstitutions: requests for a substitute that nobody has decided.
   */
  async coordination({ userId }: Session): Promise<CoordinationStatsResponse> {
    const { timeZone } = await this.settings.read();
    const now = this.clock.now();
    const today = instantToLocal(now, timeZone).date;
    const { rows } = await sql<CoordinationStatsResponse>`
      select
        (select count(*)::int from schedule
          where status in ('planning', 'active', 'published') and end_date >= ${today}) as "activeSchedules",
        (select count(*)::int from questionnaire
          where status = 'sent' and (response_deadline is null or response_deadline > ${now})) as "pendingQuestionnaires",
        (select count(*)::int from minister where erased_at is null) as "totalMinisters",
        (select count(*)::int from personal_message where sender_id = ${userId}) as "sentMessages",
        (select count(*)::int from substitution_request where assignment_id is not null) as "openSubstitutions"`.execute(
      this.em.getKysely(),
    );
    return rows[0]!;
  }
}
