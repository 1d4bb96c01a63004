import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { consentText, type ConsentText } from './consent-text.js';
import type { Setting } from './setting.entity.js';
import { DEFAULT_SETTINGS, type ParishSettings } from './settings.js';

/** What everybody may know of a parish, with the consent that candidates are asked for. */
export type PublicSettings = Pick<
  ParishSettings,
  'parishName' | 'city' | 'coordinationPhone' | 'ministryTitle' | 'timeZone'
> & {
  consentVersion: string;
  consent: ConsentText;
};

/** Reads the parish's settings. */
@Injectable()
export class SettingsService {
  constructor(private readonly em: EntityManager) {}

  /** All settings, defaults filled in. */
  read(): Promise<ParishSettings> {
    return readSettings(this.em);
  }

  /** What everybody may know, with the consent that candidates are asked for. */
  async readPublic(): Promise<PublicSettings> {
    const settings = await this.read();
    const { parishName, city, coordinationPhone, ministryTitle, timeZone } = settings;
    const consent = consentText(settings);
    return {
      parishName,
      city,
      coordinationPhone,
      ministryTitle,
      timeZone,
      consentVersion: consent.version,
      consent,
    };
  }
}

/** All settings as the given unit of work sees them. */
export async function readSettings(em: EntityManager): Promise<ParishSettings> {
  const { rows } = await sql<Setting>`select name, value from setting`.execute(em.getKysely());
  const settings = rows.filter(({ name }) => name in DEFAULT_SETTINGS);
  return withDefaults(Object.fromEntries(settings.map(({ name, value }) => [name, value])));
}

/** What was set, by its name. */
export type StoredSettings = Partial<ParishSettings>;

/** The settings with what was never set as it is at first. */
function withDefaults(stored: StoredSettings): ParishSettings {
  // Limits stored by an earlier version may lack one.
  const retention = { ...DEFAULT_SETTINGS.retention, ...stored.retention };
  const substitutions = { ...DEFAULT_SETTINGS.substitutions, ...stored.substitutions };
  return { ...DEFAULT_SETTINGS, ...stored, retention, substitutions };
}
