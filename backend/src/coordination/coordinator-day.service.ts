import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { MANDATE_NOTICE_DAYS, MEMBERS, SERVES } from '../ministers/index.js';
import { can, type Permission } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { Clock, DAY } from '../platform/clock.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { addDays } from '../platform/dates/month.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { candidatesFor, RosterStateService } from '../roster/index.js';
import type {
  CoordinatorDayResponse,
  DayHoleResponse,
  DayMandateResponse,
  DayPersonResponse,
  DayQuestionnaireResponse,
  DaySubstitutionResponse,
  DayUnconfirmedResponse,
} from './coordinator-day.dto.js';

const HOLE_DAYS = 7;
const UNCONFIRMED_DAYS = 2;
const CLOSING_DAYS = 3;
const FAILED_MAIL_DAYS = 14;
/** Of each kind the most urgent ones; whoever has done them sees the next. */
const MOST = 10;
const CANDIDATES = 3;
const NAMED = 8;

type Hole = Omit<DayHoleResponse, 'candidates'>;

/** A mass `t`, as the day's list names it. */
const MASS = sql`t.id as "slotId", t.schedule_id as "scheduleId", t.date, t.time, t.description`;
const PERSON = sql`json_build_object('ministerId', m.id, 'scheduleName', m.schedule_name, 'phone', m.phone)`;
const BY_NAME = sql`m.schedule_name collate "pt-BR-x-icu", m.id`;

/**
 * What needs a person now. Every part looks at days to come, at what is open or at the last two weeks, by an index: none
 * reads more as the years go by.
 */
@Injectable()
export class CoordinatorDayService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly rosters: RosterStateService,
  ) {}

  /** Of each kind only what the caller may act on. */
  async read({ role }: Session): Promise<CoordinatorDayResponse> {
    const { timeZone } = await this.settings.read();
    const now = this.clock.now();
    const today = instantToLocal(now, timeZone).date;
    const db = this.em.getKysely<unknown>();
    const may = <Part>(permission: Permission, nothing: Part, part: () => Promise<Part>): Promise<Part> =>
      can(role, permission) ? part() : Promise.resolve(nothing);
    return {
      holes: await may('schedules.write', [], () => this.holes(db, addDays(today, HOLE_DAYS))),
      substitutions: await may('schedules.write', [], () => this.substitutions(db)),
      unconfirmed: await may('schedules.write', [], () =>
        this.unconfirmed(db, addDays(today, UNCONFIRMED_DAYS)),
      ),
      questionnaires: await may('schedules.write', [], () => this.questionnaires(db)),
      registrations: await may('registrations.review', 0, () =>
        count(db, sql`registration_request where status = 'pending'`),
      ),
      failedMails: await may('emails.manage', 0, () =>
        count(
          db,
          sql`email_message where status = 'failed' and channel <> 'digest' and created_at > ${this.clock.in(-FAILED_MAIL_DAYS * DAY)}`,
        ),
      ),
      mandates: await may('people.write', [], () => this.mandates(db, today)),
    };
  }

  private async holes(db: Kysely<unknown>, last: string): Promise<DayHoleResponse[]> {
    const { rows } = await sql<Hole>`
      select ${MASS}, (t.required_ministers - count(a.id))::int as missing
      from schedule_slot t join schedule s on s.id = t.schedule_id and s.status = 'published'
        left join assignment a on a.slot_id = t.id
      where t.starts_at > ${this.clock.now()} and t.date <= ${last}
      group by t.id having count(a.id) < t.required_ministers
      order by t.starts_at, t.id limit ${MOST}`.execute(db);
    const holes: DayHoleResponse[] = [];
    for (const scheduleId of new Set(rows.map((hole) => hole.scheduleId))) {
      const { facts, balances } = await this.rosters.snapshot(scheduleId);
      for (const hole of rows.filter((one) => one.scheduleId === scheduleId)) {
        const ids = candidatesFor(facts, hole.slotId, { balances })
          .filter(({ possible }) => possible)
          .slice(0, CANDIDATES)
          .map(({ ministerId }) => ministerId);
        holes.push({ ...hole, candidates: await this.people(db, ids) });
      }
    }
    return holes.sort((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`));
  }

  /** In the order of the ids. */
  private async people(db: Kysely<unknown>, ids: readonly number[]): Promise<DayPersonResponse[]> {
    const { rows } = await sql<DayPersonResponse>`
      select id as "ministerId", schedule_name as "scheduleName", phone from minister
      where id = any(${ids}::int[]) order by array_position(${ids}::int[], id)`.execute(db);
    return rows;
  }

  private async substitutions(db: Kysely<unknown>): Promise<DaySubstitutionResponse[]> {
    const { rows } = await sql<DaySubstitutionResponse>`
      select r.id, m.schedule_name as "scheduleName", ${MASS}
      from substitution_request r join schedule_slot t on t.id = r.slot_id join minister m on m.id = r.minister_id
      where r.assignment_id is not null and t.starts_at > ${this.clock.now()}
      order by t.starts_at, r.id limit ${MOST}`.execute(db);
    return rows;
  }

  private async unconfirmed(db: Kysely<unknown>, last: string): Promise<DayUnconfirmedResponse[]> {
    const { rows } = await sql<DayUnconfirmedResponse>`
      select ${MASS}, json_agg(${PERSON} order by ${BY_NAME}) as people
      from schedule_slot t join schedule s on s.id = t.schedule_id and s.status = 'published'
        join assignment a on a.slot_id = t.id join minister m on m.id = a.minister_id
      where t.starts_at > ${this.clock.now()} and t.date <= ${last} and a.confirmed_at is null
        and not exists (select from substitution_request r where r.assignment_id = a.id)
      group by t.id order by t.starts_at, t.id limit ${MOST}`.execute(db);
    return rows;
  }

  private async questionnaires(db: Kysely<unknown>): Promise<DayQuestionnaireResponse[]> {
    const { rows } = await sql<DayQuestionnaireResponse>`
      select q.id, q.schedule_id as "scheduleId", q.title, ${isoInstant(sql`q.response_deadline`)} as "responseDeadline",
        silent.missing, silent.people
      from questionnaire q cross join lateral (
        select count(*)::int as missing,
          to_json((array_agg(${PERSON} order by ${BY_NAME}))[1:${sql.lit(NAMED)}]) as people
        from ${MEMBERS} where ${SERVES} and not exists (
          select from questionnaire_response r where r.questionnaire_id = q.id and r.minister_id = m.id)
      ) silent
      where q.status = 'sent' and q.response_deadline > ${this.clock.now()}
        and q.response_deadline <= ${this.clock.in(CLOSING_DAYS * DAY)} and silent.missing > 0
      order by q.response_deadline, q.id limit ${MOST}`.execute(db);
    return rows;
  }

  private async mandates(db: Kysely<unknown>, today: string): Promise<DayMandateResponse[]> {
    const { rows } = await sql<DayMandateResponse>`
      select m.id as "ministerId", m.schedule_name as "scheduleName", m.mandate_until as "mandateUntil"
      from ${MEMBERS}
      where ${SERVES} and m.mandate_until between ${today} and ${addDays(today, MANDATE_NOTICE_DAYS)}
      order by m.mandate_until, ${BY_NAME} limit ${MOST}`.execute(db);
    return rows;
  }
}

async function count(db: Kysely<unknown>, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: found } = await sql<{ n: number }>`select count(*)::int as n from ${rows}`.execute(db);
  return found[0]!.n;
}
