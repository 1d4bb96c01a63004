import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Session } from '../platform/access/session.js';
import { Clock, MINUTE } from '../platform/clock.js';
import { formatTime } from '../platform/dates/format.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { notPossible } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { type PlacedMassResponse, RELEASED_STATUSES } from '../roster/index.js';
import { attendanceOf } from './attendance-rows.js';
import type { CheckInRequest, CheckInResponse } from './check-ins.dto.js';
import { MarksService } from './marks.service.js';
import { SacristyOpeningsService } from './sacristy-openings.service.js';

/** From when to when people check in at a mass, around its beginning. */
const OPENS_MS = 90 * MINUTE;
const ENDS_MS = 60 * MINUTE;

interface MassOfDay extends PlacedMassResponse {
  slotId: number;
  placed: boolean;
  arrived: boolean;
}

/** Arrivals that people tell by their own phone, having scanned the screen in the sacristy. */
@Injectable()
export class CheckInsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly openings: SacristyOpeningsService,
    private readonly marks: MarksService,
  ) {}

  /**
   * Notes that the caller has come to their mass or, when they say so, to help at one where they have no place.
   * @throws AppError 404 for a code that has changed; 422 when it is too early or too late, or no mass is near.
   */
  async arrive({ ministerId }: Session, { token, help = false }: CheckInRequest): Promise<CheckInResponse> {
    const { date } = await this.openings.scanned(token);
    const masses = await this.masses(date, ministerId);
    const near = masses
      .filter((mass) => this.isNear(mass))
      .sort((one, other) => this.distance(one) - this.distance(other));
    const own = near.find(({ placed }) => placed);
    const mass = own ?? near[0];
    if (ministerId === null || !mass || (!own && !help)) await this.refuseOwn(masses);
    if (ministerId === null || !mass) throw notPossible('no-mass', 'Nenhuma missa começa agora.');
    const { slotId, placed, arrived, ...shown } = mass;
    if (!placed && !help) return { state: 'not-on-roster', mass: shown };
    if (!arrived)
      await this.em
        .fork()
        .transactional((em) => this.marks.store(em, date, 'self', [{ slotId, ministerId, arrived: true }]));
    return { state: placed ? 'arrived' : 'helping', mass: shown };
  }

  /** @throws AppError 422 that tells somebody who serves on this day when they can check in. */
  private async refuseOwn(masses: readonly MassOfDay[]): Promise<void> {
    const own = masses.filter(({ placed }) => placed);
    const { timeZone } = await this.settings.read();
    const clockAt = (instant: number) => formatTime(instantToLocal(new Date(instant), timeZone).time);
    const next = own.find(({ dateTime }) => Date.parse(dateTime) > this.clock.now().getTime());
    if (next) {
      const opens = clockAt(Date.parse(next.dateTime) - OPENS_MS);
      throw notPossible(
        'too-early',
        `Sua missa hoje é às ${formatTime(next.time)}. Registre a chegada a partir das ${opens}.`,
      );
    }
    const last = own.at(-1);
    if (last)
      throw notPossible(
        'too-late',
        `O registro da missa das ${formatTime(last.time)} terminou. Fale com a coordenação, que anota a sua presença.`,
      );
  }

  private isNear({ dateTime }: MassOfDay): boolean {
    const left = Date.parse(dateTime) - this.clock.now().getTime();
    return left <= OPENS_MS && left >= -ENDS_MS;
  }

  private distance({ dateTime }: MassOfDay): number {
    return Math.abs(Date.parse(dateTime) - this.clock.now().getTime());
  }

  private async masses(date: string, ministerId: number | null): Promise<MassOfDay[]> {
    const day = sql`array(select id from schedule_slot where date = ${date})`;
    const { rows } = await sql<MassOfDay>`
      with own as materialized (
        select slot_id, arrived_at from (${attendanceOf(day, date)}) attendance where minister_id = ${ministerId}
      )
      select t.id as "slotId", ${isoInstant(sql`t.starts_at`)} as "dateTime", t.date, t.time, t.description, t.location,
        exists (select from assignment a where a.slot_id = t.id and a.minister_id = ${ministerId}) as placed,
        exists (select from own where own.slot_id = t.id and own.arrived_at is not null) as arrived
      from schedule_slot t join schedule s on s.id = t.schedule_id and s.status in (${sql.join(RELEASED_STATUSES)})
      where t.date = ${date} order by t.starts_at, t.id`.execute(this.em.getKysely());
    return rows;
  }
}
