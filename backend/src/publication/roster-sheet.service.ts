import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Clock } from '../platform/clock.js';
import { notFound } from '../platform/errors/app-error.js';
import { REQUIRED_PLACES } from '../roster/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type { RosterSheet, SheetMass } from './roster-sheet.js';

/** Reads a schedule's roster for its printed list, its workbook and its share text. */
@Injectable()
export class RosterSheetService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError 404 when there is no such schedule. */
  async ofSchedule(id: number): Promise<RosterSheet> {
    const sheet = await this.read(sql`s.id = ${id}`, sql`true`);
    if (!sheet) throw notFound('Escala não encontrada');
    return sheet;
  }

  /** @throws AppError 404 when there is no such mass. */
  async ofMass(slotId: number): Promise<SheetMass> {
    const schedule = sql`s.id = (select schedule_id from schedule_slot where id = ${slotId})`;
    const [mass] = (await this.read(schedule, sql`t.id = ${slotId}`))?.masses ?? [];
    if (!mass) throw notFound('Missa não encontrada');
    return mass;
  }

  private async read(
    schedule: RawBuilder<unknown>,
    mass: RawBuilder<unknown>,
  ): Promise<RosterSheet | undefined> {
    const { defaultLocation } = await this.settings.read();
    const { rows } = await sql<RosterSheet>`
      select s.id, s.title, s.start_date as "startDate", s.end_date as "endDate",
        s.status in ('draft', 'planning', 'active') as draft,
        coalesce((select json_agg(mass) from (
          select t.id, t.date, t.time, t.starts_at <= ${this.clock.now()} as begun, t.description,
            nullif(t.location, ${defaultLocation}) as location, t.liturgical_name as "liturgicalName",
            t.liturgical_color as "liturgicalColor", ${REQUIRED_PLACES} as required,
            coalesce((select json_agg(person) from (
              select m.id as "ministerId", m.schedule_name as name
              from assignment a join minister m on m.id = a.minister_id
              where a.slot_id = t.id order by m.schedule_name collate "pt-BR-x-icu", m.id
            ) person), '[]') as people
          from schedule_slot t where t.schedule_id = s.id and ${mass} order by t.starts_at, t.id
        ) mass), '[]') as masses
      from schedule s where ${schedule}`.execute(this.em.getKysely());
    return rows[0];
  }
}
