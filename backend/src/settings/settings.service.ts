import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Setting } from './setting.entity.js';
import { DEFAULT_SETTINGS, type ParishSettings } from './settings.js';

/** Reads and writes the parish's settings. */
@Injectable()
export class SettingsService {
  constructor(private readonly em: EntityManager) {}

  /** All settings, defaults filled in. */
  async read(): Promise<ParishSettings> {
    const { rows } = await sql<Setting>`select name, value from setting`.execute(this.em.getKysely());
    return { ...DEFAULT_SETTINGS, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
  }

  /** Changes the given settings and answers all of them. */
  async change(values: Partial<ParishSettings>): Promise<ParishSettings> {
    const rows = Object.entries(values).map(([name, value]) => ({ name, value }));
    if (rows.length > 0) await this.em.upsertMany(Setting, rows);
    return this.read();
  }
}
