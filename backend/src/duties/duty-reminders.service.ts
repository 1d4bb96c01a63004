import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { type ReminderTimes, User } from '../accounts/index.js';
import { type MailRefs, MailsService } from '../mail/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock, DAY } from '../platform/clock.js';
import { instantToLocal, localToInstant } from '../platform/dates/instant.js';
import { addDays, daysBetween } from '../platform/dates/month.js';
import { notPossible } from '../platform/errors/app-error.js';
import { DailyJobsService } from '../platform/jobs/daily-jobs.service.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { daysOfFirstReminder, type ParishSettings } from '../platform/settings/settings.js';
import { dutyUid } from '../publication/index.js';
import type { RemindedResponse } from '../questionnaires/index.js';
import { markReminded } from '../roster/index.js';
import { DutyLinksService } from './duty-links.service.js';

interface DueDuty {
  assignmentId: number;
  ministerId: number;
  /** Milliseconds. */
  startsAt: number;
  date: string;
  userId: number;
  email: string;
  reminderTimes: ReminderTimes;
}

interface ReminderRow {
  name: string;
  slotId: number;
  date: string;
  time: string;
  description: string;
  place: string | null;
}

/** Reminds those who serve soon, and asks whether they come. */
@Injectable()
export class DutyRemindersService implements OnModuleInit {
  constructor(
    private readonly orm: MikroORM,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly daily: DailyJobsService,
    private readonly mails: MailsService,
    private readonly links: DutyLinksService,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.daily.register('duties.remind', timeOf, () => this.remind());
    this.mails.provide('duty-reminder', (refs, { email }) => this.variables(refs, email));
  }

  /**
   * Orders the reminders of this day: of each mass to come the one whose day it is or, after an outage, the last one
   * that was missed. Who has confirmed or asks for a substitute gets none.
   */
  private async remind(): Promise<void> {
    const settings = await this.settings.read();
    const furthest = daysOfFirstReminder(settings);
    if (furthest === 0) return;
    const now = this.clock.now();
    const today = instantToLocal(now, settings.timeZone).date;
    // Back at night after an outage: this day's own run wakes nobody, and catches up.
    if (now < localToInstant(today, timeOf(settings), settings.timeZone)) return;
    await this.orm.em.fork().transactional(async (em) => {
      const duties = await unanswered(em, now, sql`t.date <= ${addDays(today, furthest)}`);
      await this.order(
        em,
        duties.flatMap((duty) => {
          const steps = reminderSteps(settings, duty.reminderTimes);
          const step = Math.min(...steps.filter((days) => days >= daysBetween(today, duty.date)));
          return step === Infinity ? [] : { duty, key: String(step) };
        }),
      );
    });
  }

  /**
   * Reminds at once those who have not answered for their masses to come of a day; of a mass at most once in 24 hours,
   * the parish's own reminders counted.
   * @returns how many people.
   * @throws AppError 422 when there is nobody whom a reminder would reach now.
   */
  remindNow(date: string): Promise<RemindedResponse> {
    const now = this.clock.now();
    return this.orm.em.fork().transactional(async (em) => {
      // Whoever reminds them at the same moment waits, and then finds that they were reminded.
      const duties = await unanswered(
        em,
        now,
        sql`t.date = ${date} and ${mayBeReminded(now)}`,
        sql`for update of a`,
      );
      if (duties.length === 0)
        throw notPossible(
          'reminded-already',
          'Quem falta confirmar já foi lembrado nas últimas 24 horas, ou não usa o sistema.',
        );
      await this.order(
        em,
        duties.map((duty) => ({ duty, key: `asked:${now.getTime()}` })),
      );
      this.audit.record(em, { action: 'confirmations-chased', details: { date, people: duties.length } });
      return { reminded: new Set(duties.map(({ ministerId }) => ministerId)).size };
    });
  }

  private async order(em: EntityManager, reminders: { duty: DueDuty; key: string }[]): Promise<void> {
    const ordered = await this.mails.queueMany(
      em,
      reminders.map(({ duty: { assignmentId, ministerId, startsAt, userId, email }, key }) => ({
        mail: 'duty-reminder' as const,
        to: email,
        user: em.getReference(User, userId),
        refs: { assignmentId, ministerId, startsAt },
        neededBy: new Date(startsAt),
        dedupeKey: `duty-reminder:${assignmentId}:${startsAt}:${key}`,
      })),
    );
    await markReminded(
      em,
      ordered.map(({ refs }) => refs.assignmentId),
      this.clock.now(),
    );
  }

  /** Null once the mass has begun, moved or gone to somebody else, or the person has answered. */
  private async variables({ assignmentId, startsAt }: MailRefs['duty-reminder'], email: string) {
    const now = this.clock.now();
    const { defaultLocation, timeZone } = await this.settings.read();
    const begins = new Date(startsAt);
    const { rows } = await sql<ReminderRow & { ministerId: number }>`
      select m.schedule_name as name, m.id as "ministerId", t.id as "slotId", t.date, t.time, t.description,
        nullif(t.location, ${defaultLocation}) as place
      from assignment a
      join schedule_slot t on t.id = a.slot_id
      join schedule s on s.id = t.schedule_id
      join minister m on m.id = a.minister_id
      join user_account u on u.id = m.user_id
      where a.id = ${assignmentId} and t.starts_at = ${begins} and t.starts_at > ${now} and s.status = 'published'
        and a.confirmed_at is null and u.disabled_at is null
        and not exists (select from substitution_request r where r.assignment_id = a.id)`.execute(
      this.em.fork().getKysely(),
    );
    const [row] = rows;
    if (!row) return null;
    const { name, ministerId, slotId, place, ...mass } = row;
    return {
      name,
      mass: { uid: dutyUid(slotId, ministerId), ...mass, ...(place !== null && { place }) },
      daysLeft: daysBetween(instantToLocal(now, timeZone).date, mass.date),
      link: this.links.linkTo(assignmentId, begins, email),
    };
  }
}

/** Condition on place `a` of minister `m`: a reminder would reach them, and none has gone in the last 24 hours. */
export const mayBeReminded = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  coalesce(a.reminded_at <= ${new Date(now.getTime() - DAY)}, true) and m.is_active
  and exists (select from user_account u where u.id = m.user_id and u.disabled_at is null))`;

/** Who has an account and a place at masses to come, has not confirmed it and asks for no substitute, by time. */
async function unanswered(
  em: EntityManager,
  now: Date,
  condition: RawBuilder<unknown>,
  lock = sql``,
): Promise<DueDuty[]> {
  const { rows } = await sql<DueDuty>`
    select a.id as "assignmentId", m.id as "ministerId", (extract(epoch from t.starts_at) * 1000)::float8 as "startsAt",
      t.date, u.id as "userId", u.email, u.reminder_times as "reminderTimes"
    from schedule_slot t
    join schedule s on s.id = t.schedule_id and s.status = 'published'
    join assignment a on a.slot_id = t.id
    join minister m on m.id = a.minister_id and m.is_active
    join user_account u on u.id = m.user_id and u.disabled_at is null
    where t.starts_at > ${now} and a.confirmed_at is null and ${condition}
      and not exists (select from substitution_request r where r.assignment_id = a.id)
    order by t.starts_at, a.id ${lock}`.execute(em.getKysely());
  return rows;
}

function timeOf({ reminderHour }: ParishSettings): string {
  return `${String(reminderHour).padStart(2, '0')}:00`;
}

/** Days before a mass on which somebody is reminded; none where the parish wants none. */
function reminderSteps(
  { firstReminderDays, lastReminderDays }: ParishSettings,
  times: ReminderTimes = 'both',
): number[] {
  const wanted = {
    both: [firstReminderDays, lastReminderDays],
    first: [firstReminderDays],
    last: [lastReminderDays],
  };
  return wanted[times].filter((days) => days > 0);
}
