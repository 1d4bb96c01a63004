import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { InboxService } from '../messages/index.js';
import { PERMISSIONS } from '../platform/access/permissions.js';
import { Clock } from '../platform/clock.js';
import { formatShortDate } from '../platform/dates/format.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { addDays } from '../platform/dates/month.js';
import { DailyJobsService } from '../platform/jobs/daily-jobs.service.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { MEMBERS, SERVES } from './members.js';

/** How long before its end a mandate is renewed at ease. */
export const MANDATE_NOTICE_DAYS = 30;
const IN_THE_MORNING = '08:00';

interface EndingMandate {
  id: number;
  name: string;
  until: string;
  userId: number | null;
}

/** Warns of mandates that end within a month, once each. */
@Injectable()
export class MandatesService implements OnModuleInit {
  constructor(
    private readonly orm: MikroORM,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly inbox: InboxService,
    private readonly daily: DailyJobsService,
  ) {}

  onModuleInit(): void {
    this.daily.register(
      'mandates.warn',
      () => IN_THE_MORNING,
      () => this.warn(),
    );
  }

  /** A mandate that is over warns nobody: the day list and the roster's rules show it. */
  private async warn(): Promise<void> {
    const { timeZone } = await this.settings.read();
    const today = instantToLocal(this.clock.now(), timeZone).date;
    await this.orm.em.fork().transactional(async (em) => {
      const db = em.getKysely();
      const { rows: ending } = await sql<EndingMandate>`
        with ending as (
          select m.id, u.id as user_id from ${MEMBERS}
          where ${SERVES} and m.mandate_until between ${today} and ${addDays(today, MANDATE_NOTICE_DAYS)}
            and m.mandate_warned_for is distinct from m.mandate_until
          order by m.id for update of m)
        update minister m set mandate_warned_for = m.mandate_until from ending where m.id = ending.id
        returning m.id, m.schedule_name as name, m.mandate_until as until, ending.user_id as "userId"`.execute(
        db,
      );
      if (ending.length === 0) return;
      for (const { userId, until } of ending)
        if (userId !== null)
          await this.inbox.deliver(em, [userId], {
            title: 'Seu mandato está terminando',
            content: `O seu mandato vai até ${formatShortDate(until)}. Fale com a coordenação para renovar.`,
          });
      const { rows: coordination } = await sql<{ id: number }>`
        select id from user_account where role = any(${[...PERMISSIONS['people.write']]}) and disabled_at is null`.execute(
        db,
      );
      await this.inbox.deliver(
        em,
        coordination.map(({ id }) => id),
        { ...noticeOf(ending), link: '/ministers', about: ending.map(({ id }) => id) },
      );
    });
  }
}

function noticeOf(ending: readonly EndingMandate[]): { title: string; content: string } {
  const named = ending.map(({ name, until }) => `${name} (${formatShortDate(until)})`).join(', ');
  return ending.length === 1
    ? { title: 'Um mandato está terminando', content: `Renove ou encerre o mandato de ${named}.` }
    : {
        title: `${ending.length} mandatos estão terminando`,
        content: `Renove ou encerre os mandatos de ${named}.`,
      };
}
