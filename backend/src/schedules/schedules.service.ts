import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { User } from '../accounts/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { monthOf } from '../platform/dates/month.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { invalid, notFound, notPossible } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { contains, readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import {
  changeScheduleStatus,
  RosterWriter,
  Schedule,
  SCHEDULE_NOT_FOUND,
  SCHEDULE_STATUSES,
  SCHEDULE_TYPES,
  type ScheduleStatus,
  visibleTo,
} from '../roster/index.js';
import { datesOfPeriod } from './schedule-period.js';
import type {
  CreateScheduleRequest,
  ScheduleDetailResponse,
  ScheduleResponse,
  UpdateScheduleRequest,
} from './schedules.dto.js';
import { SlotsService } from './slots.service.js';

export const SCHEDULES = {
  resource: 'schedules',
  sort: ['title', 'year', 'month', 'startDate', 'status', 'createdAt', 'updatedAt'],
  defaultSort: ['startDate', 'DESC'],
  filters: { q: 'text', year: 'integer', month: 'integer', type: SCHEDULE_TYPES, status: SCHEDULE_STATUSES },
  plain: ['year', 'month'],
  recent: { rows: 24, unless: ['year'] },
} as const satisfies ListSpec;

const FILLED = sql`
  select count(*)::int from assignment a join schedule_slot t on t.id = a.slot_id where t.schedule_id = s.id`;

const COLUMNS = sql`s.id, s.title, s.description, s.type, s.year, s.month, s.start_date as "startDate",
  s.end_date as "endDate", s.status, s.version, s.imported, ${isoInstant(sql`s.published_at`)} as "publishedAt",
  ${isoInstant(sql`s.created_at`)} as "createdAt", ${isoInstant(sql`s.updated_at`)} as "updatedAt",
  (select coalesce(sum(required_ministers), 0)::int from schedule_slot where schedule_id = s.id) as "places",
  (${FILLED}) as "filled"`;

const SOURCE: ListSource = {
  select: COLUMNS,
  from: sql`schedule s`,
  id: sql`s.id`,
  sort: {
    title: sql`lower(s.title collate "pt-BR-x-icu")`,
    year: sql`s.year`,
    month: sql`s.month`,
    startDate: sql`s.start_date`,
    status: sql`s.status`,
    createdAt: sql`s.created_at`,
    updatedAt: sql`s.updated_at`,
  },
  filters: {
    q: (text: string) => contains(sql`lower(s.title collate "pt-BR-x-icu")`, text.toLowerCase()),
    year: (year: number) => sql`s.year = ${year}`,
    month: (month: number) => sql`s.month = ${month}`,
    type: (type: string) => sql`s.type = ${type}`,
    status: (status: string) => sql`s.status = ${status}`,
  },
};

/** Schedules: made with their masses, read, named, moved through their states, deleted. */
@Injectable()
export class SchedulesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly slots: SlotsService,
    private readonly writer: RosterWriter,
    private readonly audit: AuditService,
  ) {}

  /** Overseers see all schedules, ministers the published and completed ones. */
  list(session: Session, query: ListQuery): Promise<Page<ScheduleResponse>> {
    return readPage(this.em.getKysely(), SCHEDULES, { ...SOURCE, where: [visibleTo(session)] }, query);
  }

  /** @throws AppError 404 when there is none that this person may see. */
  async read(session: Session, id: number): Promise<ScheduleDetailResponse> {
    const { rows } = await sql<ScheduleDetailResponse>`
      select ${COLUMNS},
        (select count(*)::int from schedule_slot where schedule_id = s.id) as "slots",
        (select count(*)::int from questionnaire q where q.schedule_id = s.id) as "questionnaires"
      from schedule s
      where s.id = ${id} and ${visibleTo(session)}`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound(SCHEDULE_NOT_FOUND);
    return rows[0];
  }

  /**
   * Makes a schedule as a draft, with every mass that the timetable gives in its period.
   * @throws AppError 400 when the week lies outside the month, 422 when the timetable contradicts itself.
   */
  async create(session: Session, body: CreateScheduleRequest): Promise<ScheduleDetailResponse> {
    const { title, year, month, type = 'mensal' } = body;
    const dates = await this.datesOf({ type, year, month, startDate: body.startDate ?? undefined });
    const id = await this.em.transactional(async (em) => {
      const schedule = new Schedule({
        title,
        description: body.description || null,
        type,
        year,
        month,
        startDate: dates[0]!,
        endDate: dates.at(-1)!,
      });
      schedule.wordedBy = em.getReference(User, session.userId);
      em.persist(schedule);
      await this.slots.addMassesOfPeriod(em, schedule, dates);
      await em.flush();
      return schedule.id;
    });
    return this.read(session, id);
  }

  /**
   * Changes the title, the description or the state. Publishing has its own call, because notices go out with it.
   * @throws AppError 404 when there is none, 422 for a step that the states do not allow, and for publishing.
   */
  async change(session: Session, id: number, body: UpdateScheduleRequest): Promise<ScheduleDetailResponse> {
    await this.em.transactional(async (em) => {
      const schedule = await this.locked(em, id);
      const { title, description } = schedule;
      schedule.title = body.title ?? title;
      if (body.description !== undefined) schedule.description = body.description || null;
      if (schedule.title !== title || schedule.description !== description)
        schedule.wordedBy = em.getReference(User, session.userId);
      if (body.status !== undefined && body.status !== schedule.status)
        this.moveTo(em, schedule, body.status);
    });
    return this.read(session, id);
  }

  /**
   * Deletes a schedule with its masses, assignments, questionnaires, answers and requests for substitutes; who was asked
   * stays in the audit trail.
   */
  remove(id: number): Promise<{ id: number }> {
    return this.em.transactional(async (em) => {
      const schedule = await this.locked(em, id);
      const { title, year, month, status } = schedule;
      const slots = await this.slots.slotsOf(em, id);
      await this.writer.massesLeave(
        em,
        slots.map((slot) => slot.id),
      );
      em.remove(schedule);
      this.audit.record(em, {
        action: 'schedule-deleted',
        subject: { type: 'schedule', id },
        details: { title, year, month, status },
      });
      return { id };
    });
  }

  private async datesOf(period: Parameters<typeof datesOfPeriod>[0]): Promise<string[]> {
    const { timeZone } = await this.settings.read();
    const dates = datesOfPeriod(period, instantToLocal(this.clock.now(), timeZone).date);
    if (!dates.some((date) => monthOf(date) === period.month && date.startsWith(`${period.year}-`))) {
      const message = 'Início: escolha um dia de uma semana do mês da escala.';
      throw invalid('Confira os campos: Início.', { startDate: message });
    }
    return dates;
  }

  private moveTo(em: EntityManager, schedule: Schedule, to: ScheduleStatus): void {
    const from = schedule.status;
    const next = changeScheduleStatus(from, to);
    if (next === 'published')
      throw notPossible(
        'publish-by-its-own-call',
        'Para publicar, use o botão “Publicar” da escala (POST /api/schedules/{id}/publish): os ministros são avisados.',
      );
    schedule.status = next;
    this.audit.record(em, {
      action: 'schedule-status-changed',
      subject: { type: 'schedule', id: schedule.id },
      details: { from, to },
    });
  }

  private async locked(em: EntityManager, id: number): Promise<Schedule> {
    const schedule = await em.findOne(Schedule, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!schedule) throw notFound(SCHEDULE_NOT_FOUND);
    return schedule;
  }
}
