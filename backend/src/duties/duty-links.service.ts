import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { DutyLinkResponse } from './duty-links.dto.js';

const KEY_BYTES = 32;
const TOKEN = /^(\d{1,9})\.([\w-]{43})$/;

/** What a link is about, with whose account it acts. */
export interface LinkedDuty extends DutyLinkResponse {
  assignmentId: number;
  ministerId: number;
  userId: number;
  email: string;
}

/**
 * The links by which a reminder is answered without a password: signed for one person's place at one hour and for the
 * address they go to, they are stored nowhere. One dies with the place, when the mass moves or begins, when the schedule
 * is taken back, when the account is closed and when it has another address (docs/adr/0044); to who asked for a
 * substitute it tells what became of the place.
 */
@Injectable()
export class DutyLinksService {
  private readonly key: Buffer;

  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', env.jwtSecret, '', 'duty-link', KEY_BYTES));
  }

  /** The page on which the person says whether they come. */
  linkTo(assignmentId: number, startsAt: Date, email: string): string {
    const signature = this.sign(assignmentId, startsAt, email).toString('base64url');
    return `${this.env.publicUrl}/confirm-duty?token=${assignmentId}.${signature}`;
  }

  /** @throws AppError 404 for a link that is false or has died. */
  async open(token: string): Promise<LinkedDuty> {
    const [, id, signature] = TOKEN.exec(token) ?? [];
    const duty = id && ((await this.read(Number(id))) ?? (await this.readGiven(Number(id))));
    const given = Buffer.from(signature ?? '', 'base64url');
    if (!duty) throw dead();
    const right = this.sign(duty.assignmentId, new Date(duty.dateTime), duty.email);
    if (!timingSafeEqual(right, given)) throw dead();
    return duty;
  }

  private async read(assignmentId: number): Promise<LinkedDuty | undefined> {
    const { rows } = await sql<LinkedDuty>`
      select a.id as "assignmentId", a.minister_id as "ministerId", m.user_id as "userId", u.email,
        m.schedule_name as "scheduleName", ${isoInstant(sql`t.starts_at`)} as "dateTime", t.date, t.time,
        t.description, t.location,
        case when exists (select from substitution_request r where r.assignment_id = a.id) then 'asked'
          when a.confirmed_at is not null then 'confirmed' else 'waiting' end as state,
        null as substitute, null as exchange
      from assignment a
      join schedule_slot t on t.id = a.slot_id
      join schedule s on s.id = t.schedule_id
      join minister m on m.id = a.minister_id
      join user_account u on u.id = m.user_id
      where a.id = ${assignmentId} and s.status = 'published' and t.starts_at > ${this.clock.now()}
        and u.disabled_at is null`.execute(this.em.getKysely());
    return rows[0];
  }

  /** A place that is no more the person's because they asked for a substitute there. */
  private async readGiven(assignmentId: number): Promise<LinkedDuty | undefined> {
    const serves = (minister: RawBuilder<unknown>, slot: RawBuilder<unknown>) =>
      sql`exists (select from assignment where minister_id = ${minister} and slot_id = ${slot})`;
    const { rows } = await sql<LinkedDuty>`
      select r.place_id as "assignmentId", r.minister_id as "ministerId", m.user_id as "userId", u.email,
        m.schedule_name as "scheduleName", ${isoInstant(sql`t.starts_at`)} as "dateTime", t.date, t.time,
        t.description, t.location, 'given' as state,
        case when ${serves(sql`other.id`, sql`t.id`)} then other.schedule_name end as substitute,
        case when ${serves(sql`m.id`, sql`back.id`)} then json_build_object('date', back.date, 'time', back.time,
          'description', back.description) end as exchange
      from substitution_request r
      join schedule_slot t on t.id = r.slot_id
      join schedule s on s.id = t.schedule_id
      join minister m on m.id = r.minister_id
      join user_account u on u.id = m.user_id
      left join minister other on other.id = r.substitute_id
      left join schedule_slot back on back.id = r.return_slot_id
      where r.place_id = ${assignmentId} and r.status = 'accepted' and s.status = 'published'
        and t.starts_at > ${this.clock.now()} and u.disabled_at is null and not ${serves(sql`m.id`, sql`t.id`)}
      order by r.id desc limit 1`.execute(this.em.getKysely());
    return rows[0];
  }

  private sign(assignmentId: number, startsAt: Date, email: string): Buffer {
    return createHmac('sha256', this.key).update(`${assignmentId} ${startsAt.getTime()} ${email}`).digest();
  }
}

const dead = () =>
  notFound(
    'Este link não vale mais: a missa já começou, mudou ou não está mais com você. Entre no sistema para ver a sua escala.',
  );
