import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { MANDATE_NOTICE_DAYS, MEMBERS, SERVES } from '../ministers/index.js';
import { can, type Permission } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { Clock, DAY, HOUR } from '../platform/clock.js';
import { instantToLocal, localToInstant } from '../platform/dates/instant.js';
import { addDays } from '../platform/dates/month.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { mayBeReminded, UNCONFIRMED_DAYS } from '../duties/index.js';
import {
  brieflyWhenGiven,
  candidatesFor,
  PlaceCheck,
  type RosterState,
  RosterStateService,
} from '../roster/index.js';
import { isWaiting, RECIPIENTS, withoutResponse } from '../questionnaires/index.js';
import { candidatesAt, EMPTY_PLACES, HAS_ROOM, isAskable, LIVE_STATUSES } from '../substitutions/index.js';
import type {
  DayCandidateResponse,
  DayConflictResponse,
  CoordinatorDayResponse,
  DayShortageResponse,
  DayMandateResponse,
  DayQuestionnaireResponse,
  DaySubstitutionResponse,
  DayUnconfirmedResponse,
  SubstitutionNeed,
} from './coordinator-day.dto.js';

const SHORTAGE_DAYS = 7;
const FAILED_MAIL_DAYS = 14;
const UNDELIVERED_DAYS = 2;
/** Of each kind the most urgent ones, and all mandates: whoever has done them sees the next. */
const MOST = 10;
const CANDIDATES = 3;

type Shortage = Omit<DayShortageResponse, 'candidates'>;

/** Reads a schedule's state, once for all parts of one answer. */
type StateOf = (scheduleId: number) => Promise<RosterState>;

interface Waiting extends Omit<DaySubstitutionResponse, 'need'> {
  /** Ids of those who were asked. */
  asked: number[];
  /** Null: it depends on who is left to be asked. */
  need: SubstitutionNeed | 'none' | null;
}

/** A mass `t`, as the day's list names it. */
const MASS = sql`t.id as "slotId", t.schedule_id as "scheduleId", ${isoInstant(sql`t.starts_at`)} as "dateTime", t.date, t.time,
  t.description`;
const PERSON = sql`jsonb_build_object('ministerId', m.id, 'scheduleName', m.schedule_name, 'phone', m.phone)`;
/** When the person of a place `a` was last reminded of its mass. */
const REMINDED = isoInstant(sql`a.reminded_at`);
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
    const { timeZone, substitutions } = await this.settings.read();
    const now = this.clock.now();
    const today = instantToLocal(now, timeZone).date;
    const db = this.em.getKysely<unknown>();
    const may = <Part>(permission: Permission, nothing: Part, part: () => Promise<Part>): Promise<Part> =>
      can(role, permission) ? part() : Promise.resolve(nothing);
    const stateOf = this.statesOnce();
    return {
      conflicts: await may('schedules.write', [], () => this.conflicts(db, stateOf)),
      shortages: await may('schedules.write', [], () =>
        this.shortages(db, addDays(today, SHORTAGE_DAYS), stateOf),
      ),
      substitutions: await may('schedules.write', [], () =>
        this.substitutions(db, this.clock.in(substitutions.coordinationHours * HOUR), stateOf),
      ),
      unconfirmed: await may('schedules.write', [], () =>
        this.unconfirmed(db, addDays(today, UNCONFIRMED_DAYS)),
      ),
      questionnaires: await may('schedules.write', [], () =>
        this.questionnaires(db, localToInstant(today, '00:00', timeZone)),
      ),
      registrations: await may('registrations.review', 0, () =>
        count(db, sql`registration_request where status = 'pending'`),
      ),
      failedMails: await may('emails.manage', 0, () =>
        count(
          db,
          sql`email_message where status = 'failed' and channel <> 'digest' and created_at > ${this.clock.in(-FAILED_MAIL_DAYS * DAY)}`,
        ),
      ),
      undeliveredWhatsApp: await may('emails.manage', 0, () =>
        count(
          db,
          sql`email_message where instead_of like 'whatsapp%' and created_at > ${this.clock.in(-UNDELIVERED_DAYS * DAY)}`,
        ),
      ),
      mandates: await may('people.write', [], () => this.mandates(db, today)),
    };
  }

  /** Who has places to come and cannot be there, which nobody set aside: they stopped serving, blocked the day, said no. */
  private async conflicts(db: Kysely<unknown>, stateOf: StateOf): Promise<DayConflictResponse[]> {
    const { rows: schedules } = await sql<{ id: number }>`
      select distinct s.id from schedule_slot t join schedule s on s.id = t.schedule_id and s.status = 'published'
      where t.starts_at > ${this.clock.now()}`.execute(db);
    const found = [];
    for (const { id } of schedules) found.push(...conflictsOf(await stateOf(id)));
    const { rows } = await sql<DayConflictResponse>`
      select m.id as "ministerId", m.schedule_name as "scheduleName", m.phone,
        json_agg(to_jsonb(mass) - 'minister' order by mass."dateTime") as masses
      from (
        select ${MASS}, c.reason, c.minister
        from unnest(${found.map(({ slot }) => slot)}::int[], ${found.map(({ minister }) => minister)}::int[],
          ${found.map(({ reason }) => reason)}::text[]) as c (slot, minister, reason) join schedule_slot t on t.id = c.slot
        where not exists (
          select from substitution_request r
          where r.slot_id = c.slot and r.minister_id = c.minister and r.status in (${sql.join(LIVE_STATUSES)}))
      ) mass join minister m on m.id = mass.minister
      group by m.id order by min(mass."dateTime"), ${BY_NAME} limit ${MOST}`.execute(db);
    return rows;
  }

  private async shortages(
    db: Kysely<unknown>,
    last: string,
    stateOf: StateOf,
  ): Promise<DayShortageResponse[]> {
    const { rows } = await sql<Shortage>`
      select ${MASS}, s.version as revision, ${EMPTY_PLACES}::int as missing
      from schedule_slot t join schedule s on s.id = t.schedule_id and s.status = 'published'
      where t.starts_at > ${this.clock.now()} and t.date <= ${last} and ${HAS_ROOM}
      order by t.starts_at, t.id limit ${MOST}`.execute(db);
    return Promise.all(
      rows.map(async (shortage) => ({
        ...shortage,
        candidates: await this.candidates(db, shortage.slotId, await stateOf(shortage.scheduleId)),
      })),
    );
  }

  /** Who was asked for an empty place and has not said no, and who should be called next. */
  private async candidates(
    db: Kysely<unknown>,
    slot: number,
    { facts, balances }: RosterState,
  ): Promise<DayCandidateResponse[]> {
    const possible = candidatesFor(facts, slot, { balances, askInPerson: true }).filter(
      (candidate) => candidate.possible,
    );
    const ids = possible.map(({ ministerId }) => ministerId);
    const { rows } = await sql<Omit<DayCandidateResponse, 'offered'>>`
      select m.id as "ministerId", m.schedule_name as "scheduleName", m.phone,
        ${isoInstant(sql`o.asked_at`)} as "askedAt", o.answer,
        case when o.channel = 'coordination' and o.answer is null then o.id end as "questionId"
      from minister m left join lateral (
        select id, asked_at, answer, channel from substitution_offer
        where minister_id = m.id and request_id in (
          select id from substitution_request where slot_id = ${slot} and minister_id is null)
        order by asked_at desc limit 1
      ) o on true
      where m.id = any(${ids}::int[]) and o.answer is distinct from 'declined'
      order by array_position(${ids}::int[], m.id)`.execute(db);
    const isAsked = facts.masses.get(slot)?.asked === true;
    const silent = new Set(
      possible.flatMap((one) => (isAsked && one.answer === null ? [one.ministerId] : [])),
    );
    const next = new Set(possible.filter(isAskable).map(({ ministerId }) => ministerId));
    const people = rows.map((row) => ({ ...row, offered: !silent.has(row.ministerId) }));
    return [
      ...people.filter(({ askedAt }) => askedAt !== null),
      ...people
        .filter(({ askedAt, ministerId }) => askedAt === null && next.has(ministerId))
        .slice(0, CANDIDATES),
    ];
  }

  /**
   * Requests that nobody settles without the coordination; the others are with those who were asked, and an exchange that
   * was not wanted with its asker.
   */
  private async substitutions(
    db: Kysely<unknown>,
    near: Date,
    stateOf: StateOf,
  ): Promise<DaySubstitutionResponse[]> {
    const { rows } = await sql<Waiting>`
      select r.id, m.schedule_name as "scheduleName", ${MASS}, r.minister_id as "ministerId",
        array(select minister_id from substitution_offer where request_id = r.id) as asked,
        case
          when r.status = 'exhausted' and r.return_slot_id is null then 'exhausted'
          when t.starts_at <= ${near} then 'near'
          when r.status = 'exhausted' then 'none'
          when exists (
            select from substitution_offer where request_id = r.id and channel = 'coordination' and answer is null
          ) then 'to-call'
          when r.next_wave_at is null then 'nobody-left'
          when r.return_slot_id is not null or r.status = 'open' then 'none'
        end as need
      from substitution_request r join schedule_slot t on t.id = r.slot_id join minister m on m.id = r.minister_id
      where r.status in (${sql.join(LIVE_STATUSES)}) and t.starts_at > ${this.clock.now()}
      order by t.starts_at, r.id`.execute(db);
    const needed: DaySubstitutionResponse[] = [];
    for (const { need: known, asked, ...request } of rows) {
      const place = { slot: request.slotId, minister: request.ministerId };
      const need =
        known ?? (isLastAsked(await stateOf(request.scheduleId), place, asked) ? 'nobody-left' : 'none');
      if (need !== 'none') needed.push({ ...request, need });
    }
    return needed.slice(0, MOST);
  }

  private statesOnce(): StateOf {
    const states = new Map<number, Promise<RosterState>>();
    return (id) => {
      const known = states.get(id) ?? this.rosters.snapshot(id);
      states.set(id, known);
      return known;
    };
  }

  private async unconfirmed(db: Kysely<unknown>, last: string): Promise<DayUnconfirmedResponse[]> {
    const { rows } = await sql<DayUnconfirmedResponse>`
      select ${MASS}, json_agg(${PERSON} || jsonb_build_object('assignmentId', a.id,
        'mayBeReminded', ${mayBeReminded(this.clock.now())}, 'remindedAt', ${REMINDED}) order by ${BY_NAME}) as people
      from schedule_slot t join schedule s on s.id = t.schedule_id and s.status = 'published'
        join assignment a on a.slot_id = t.id join minister m on m.id = a.minister_id
      where t.starts_at > ${this.clock.now()} and t.date <= ${last} and a.confirmed_at is null
        and not exists (select from substitution_request r where r.assignment_id = a.id)
      group by t.id order by t.starts_at, t.id limit ${MOST}`.execute(db);
    return rows;
  }

  /** Whom a mail reaches and who was written to today has the day to answer; the others wait for a telephone call. */
  private async questionnaires(db: Kysely<unknown>, sinceToday: Date): Promise<DayQuestionnaireResponse[]> {
    const { rows } = await sql<DayQuestionnaireResponse>`
      select q.id, q.schedule_id as "scheduleId", q.title, ${isoInstant(sql`q.response_deadline`)} as "responseDeadline",
        silent.missing, silent.reachable, told.today as "toldToday",
        ${isoInstant(sql`q.reminded_at`)} as "remindedAt"
      from questionnaire q cross join lateral (
        select count(*)::int as missing, count(u.id)::int as reachable
        from ${RECIPIENTS} and ${withoutResponse(sql`q.id`)}
      ) silent cross join lateral (select greatest(q.sent_at, q.reminded_at) >= ${sinceToday} as today) told
      where ${isWaiting(this.clock.now())} and silent.missing > case when told.today then silent.reachable else 0 end
      order by q.response_deadline, q.id limit ${MOST}`.execute(db);
    return rows;
  }

  private async mandates(db: Kysely<unknown>, today: string): Promise<DayMandateResponse[]> {
    const { rows } = await sql<DayMandateResponse>`
      select m.id as "ministerId", m.schedule_name as "scheduleName", m.mandate_until as "mandateUntil"
      from ${MEMBERS}
      where ${SERVES} and m.mandate_until between ${today} and ${addDays(today, MANDATE_NOTICE_DAYS)}
      order by m.mandate_until, ${BY_NAME}`.execute(db);
    return rows;
  }
}

async function count(db: Kysely<unknown>, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: found } = await sql<{ n: number }>`select count(*)::int as n from ${rows}`.execute(db);
  return found[0]!.n;
}

/**
 * The hard rules of those who cannot be there, or not with a relative; that there are too many, or that somebody serves
 * too often, is no absence.
 */
const ABSENCES = ['unknown-minister', 'not-available', 'blocked-date', 'mandate-expired', 'apart'];

/** The places to come of people who cannot be there, each with the reason in a few words. */
function conflictsOf({ facts, begun }: RosterState): { slot: number; minister: number; reason: string }[] {
  const check = new PlaceCheck(facts);
  return facts.places
    .filter(({ slot }) => !begun.has(slot))
    .flatMap(({ slot, minister }) => {
      // Of two who serve apart one is named: when either moves, it is settled.
      const broken = check
        .violations({ slot, minister })
        .find(({ rule, other = 0 }) => ABSENCES.includes(rule) && (rule !== 'apart' || minister < other));
      return broken ? [{ slot, minister, reason: brieflyWhenGiven(broken, facts) }] : [];
    });
}

/** Whether everybody who could take the place was asked. */
function isLastAsked(
  { facts, balances }: RosterState,
  place: { slot: number; minister: number },
  asked: readonly number[],
): boolean {
  return candidatesAt(facts, balances, place).every(
    (candidate) => !isAskable(candidate) || asked.includes(candidate.ministerId),
  );
}
