import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { MEMBERS, PHOTO_PLACE, PhotosService, SERVES } from '../ministers/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock, HOUR } from '../platform/clock.js';
import { localToInstant } from '../platform/dates/instant.js';
import { addDays } from '../platform/dates/month.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import {
  candidatesFor,
  isOffer,
  RELEASED_STATUSES,
  REQUIRED_PLACES,
  RosterStateService,
} from '../roster/index.js';
import { OnTheSpotService } from '../substitutions/index.js';
import { attendanceOf } from './attendance-rows.js';
import { MarksService } from './marks.service.js';
import type {
  CheckInCodeResponse,
  GivePlaceRequest,
  SacristyCandidateResponse,
  SacristyDayResponse,
  SacristyMassResponse,
  SacristyPersonResponse,
  SendTapsRequest,
  TapsSentResponse,
} from './sacristy.dto.js';
import type { OpenDay } from './sacristy-openings.service.js';
import { SacristyTokensService } from './sacristy-tokens.service.js';

/** Beside those who are in church. */
const MOST_CANDIDATES = 8;
const PHOTO_FILE = /^[\w.]{1,60}$/;

type Mass = Omit<SacristyMassResponse, 'candidates'> & { scheduleId: number };

/** What a device in the sacristy sees and does: the day's masses, who is there, and who takes a place. */
@Injectable()
export class SacristyService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly tokens: SacristyTokensService,
    private readonly rosters: RosterStateService,
    private readonly marks: MarksService,
    private readonly onTheSpot: OnTheSpotService,
    private readonly photos: PhotosService,
    private readonly audit: AuditService,
  ) {}

  /** The masses of the day with everybody concerned, and the codes to scan until it ends. */
  async read(day: OpenDay): Promise<SacristyDayResponse> {
    const masses = await this.masses(day.date);
    const inChurch = new Set(
      masses
        .flatMap(({ people, helpers }) => [...people, ...helpers])
        .flatMap(({ ministerId, arrivedAt }) => (arrivedAt === null ? [] : [ministerId])),
    );
    const candidates = await this.candidates(masses, inChurch);
    return {
      date: day.date,
      masses: masses.map(({ scheduleId: _, ...mass }) => ({
        ...mass,
        candidates: candidates.get(mass.slotId) ?? [],
      })),
      checkInCodes: await this.checkInCodes(day),
    };
  }

  /** Keeps what was tapped in the sacristy, each tap once, in the order of its time on the server's clock. */
  async keep({ date }: OpenDay, { sentAt, taps }: SendTapsRequest): Promise<TapsSentResponse> {
    const ahead = Date.parse(sentAt) - this.clock.now().getTime();
    const kept = await this.em.fork().transactional((em) =>
      this.marks.store(
        em,
        date,
        'sacristy',
        taps.map(({ id, at, ...tap }) => ({ ...tap, tapId: id, at: new Date(Date.parse(at) - ahead) })),
      ),
    );
    return { kept, unknown: taps.length - kept };
  }

  /**
   * Gives somebody's place, or an empty one, to a person who is there, and notes that they came.
   * @throws AppError 404 for a mass of another day; 409 when the place is gone or a hard rule forbids it; 422 when the
   *   mass has begun or the schedule is not published.
   */
  async give({ openingId, date }: OpenDay, request: GivePlaceRequest): Promise<void> {
    const { slotId, leaverId = null, ministerId } = request;
    await this.em.fork().transactional(async (em) => {
      const { rows } = await sql<{ scheduleId: number }>`
        select schedule_id as "scheduleId" from schedule_slot where id = ${slotId} and date = ${date}`.execute(
        em.getKysely(),
      );
      if (!rows[0]) throw notFound('Esta missa não é deste dia. Atualize a tela.');
      await this.onTheSpot.give(em, { slotId, leaverId, ministerId });
      await this.marks.store(em, date, 'sacristy', [{ slotId, ministerId, arrived: true }]);
      this.audit.record(em, {
        action: 'sacristy-place-given',
        subject: { type: 'schedule', id: rows[0].scheduleId },
        details: { openingId, slotId, ministerId: leaverId, substituteId: ministerId },
      });
    });
  }

  /** The photo of somebody who serves. @throws AppError 404 for every other name. */
  async photo(file: string): Promise<Buffer> {
    const { rows } = PHOTO_FILE.test(file)
      ? await sql`select from ${MEMBERS} where m.photo_file = ${file} and ${SERVES}`.execute(
          this.em.getKysely(),
        )
      : { rows: [] };
    if (rows.length === 0) throw notFound('Foto não encontrada.');
    return this.photos.load(file);
  }

  private async masses(date: string): Promise<Mass[]> {
    const day = sql`array(select id from schedule_slot where date = ${date})`;
    const { rows } = await sql<Mass>`
      with attendance as materialized (${attendanceOf(day, date)}),
      person as (
        select attendance.slot_id, attendance.state, m.schedule_name, m.id,
          jsonb_build_object('ministerId', m.id, 'scheduleName', m.schedule_name,
            'photoUrl', '/api/sacristy/photos/' || m.photo_file, 'profileImagePosition', m.profile_image_position,
            'profileImageRotation', m.profile_image_rotation, 'profileImageScale', m.profile_image_scale,
            'arrivedAt', ${isoInstant(sql`attendance.arrived_at`)}) as shown,
          exists (select from substitution_request r join assignment a on a.id = r.assignment_id
            where a.slot_id = attendance.slot_id and a.minister_id = m.id) as asks,
          exists (select from assignment a
            where a.slot_id = attendance.slot_id and a.minister_id = m.id) as placed
        from attendance join minister m on m.id = attendance.minister_id
      )
      select t.id as "slotId", t.schedule_id as "scheduleId", ${isoInstant(sql`t.starts_at`)} as "dateTime", t.date,
        t.time, t.description, t.location, ${REQUIRED_PLACES} as "requiredMinisters",
        coalesce((
          select json_agg(shown || jsonb_build_object('seeksSubstitute', asks)
            order by schedule_name collate "pt-BR-x-icu", id)
          from person where slot_id = t.id and placed), '[]') as people,
        coalesce((
          select json_agg(shown order by schedule_name collate "pt-BR-x-icu", id)
          from person where slot_id = t.id and state = 'helped'), '[]') as helpers
      from schedule_slot t join schedule s on s.id = t.schedule_id and s.status in (${sql.join(RELEASED_STATUSES)})
      where t.date = ${date} order by t.starts_at, t.id`.execute(this.em.getKysely());
    return rows;
  }

  /** By mass to come, whom no hard rule forbids a place there: first who is in church, then as everywhere. */
  private async candidates(
    masses: readonly Mass[],
    inChurch: ReadonlySet<number>,
  ): Promise<Map<number, SacristyCandidateResponse[]>> {
    const toCome = masses.filter(({ dateTime }) => new Date(dateTime) > this.clock.now());
    const found = new Map<number, SacristyCandidateResponse[]>();
    for (const scheduleId of new Set(toCome.map((mass) => mass.scheduleId))) {
      const { facts, balances } = await this.rosters.snapshot(scheduleId);
      for (const { slotId } of toCome.filter((mass) => mass.scheduleId === scheduleId)) {
        const possible = candidatesFor(facts, slotId, { balances, askInPerson: true })
          .filter((candidate) => candidate.possible)
          .map(({ ministerId, answer }) => ({
            ministerId,
            offered: isOffer(answer),
            inChurch: inChurch.has(ministerId),
          }));
        const chosen = [
          ...possible.filter((candidate) => candidate.inChurch),
          ...possible.filter((candidate) => !candidate.inChurch).slice(0, MOST_CANDIDATES),
        ];
        const people = await this.people(chosen.map(({ ministerId }) => ministerId));
        found.set(
          slotId,
          chosen.map((candidate) => ({ ...people.get(candidate.ministerId)!, ...candidate })),
        );
      }
    }
    return found;
  }

  private async people(ids: readonly number[]): Promise<Map<number, SacristyPersonResponse>> {
    const { rows } = await sql<SacristyPersonResponse>`
      select m.id as "ministerId", m.schedule_name as "scheduleName", '/api/sacristy/photos/' || m.photo_file as "photoUrl",
        ${PHOTO_PLACE}, null as "arrivedAt"
      from minister m where m.id = any(${ids}::int[])`.execute(this.em.getKysely());
    return new Map(rows.map((person) => [person.ministerId, person]));
  }

  private async checkInCodes({ openingId, date }: OpenDay): Promise<CheckInCodeResponse[]> {
    const { timeZone } = await this.settings.read();
    const end = localToInstant(addDays(date, 1), '00:00', timeZone).getTime();
    const first = Math.floor(this.clock.now().getTime() / HOUR) * HOUR;
    const hours = Math.max(0, Math.ceil((end - first) / HOUR));
    return Array.from({ length: hours }, (_, hour) => {
      const from = new Date(first + hour * HOUR);
      return { from: from.toISOString(), link: this.tokens.checkInLink(openingId, from) };
    });
  }
}
