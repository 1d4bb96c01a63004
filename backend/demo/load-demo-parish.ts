import path from 'node:path';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { ROLE_LABELS } from '../src/platform/access/permissions.js';
import type { Clock } from '../src/platform/clock.js';
import type { RunningEnv } from '../src/platform/config/config.module.js';
import { availabilityOptions } from '../src/timetable/availability-options.js';
import { seedTimetable } from '../src/timetable/seed-timetable.js';
import { STANDARD_TIMETABLE } from '../src/timetable/standard-timetable.js';
import { Minister } from '../src/ministers/minister.entity.js';
import { RegistrationRequest } from '../src/registrations/registration-request.entity.js';
import { Schedule } from '../src/roster/schedule.entity.js';
import { Setting } from '../src/platform/settings/setting.entity.js';
import { User } from '../src/accounts/user.entity.js';
import { DemoContent } from './demo-content-records.js';
import { DemoMoment } from './demo-moment.js';
import { DEMO_PASSWORD, storePeople } from './demo-people-records.js';
import { drawPhotos, photoFile, removePhotos } from './demo-photos.js';
import { DemoSchedules } from './demo-schedules.js';
import { DEMO_SETTINGS } from './demo-settings.js';
import { storeSubstitution } from './demo-substitution.js';
import { demoFamilies } from './families.js';
import { DEMO_LOGINS, demoAccounts, demoPeople, type DemoPerson } from './people.js';
import { demoRequests } from './requests.js';

const SEED = 'partilha';
/** Name of the setting that tells a demonstration database from a real one. */
const MARKER = 'demo';

interface Marker {
  loadedAt: string;
  /** `YYYY-MM` on the parish's clock. */
  month: string;
  seed: string;
}

/**
 * Makes sure that the database holds the demonstration parish as of the present month: loads it into an empty
 * database, leaves one of this month as it is, and replaces one of an earlier month. Same month and day, same data.
 * To be called while no other process does (migrate.ts holds the lock).
 * @throws Error in Portuguese when the database holds anything else; nothing is changed then.
 */
export async function loadDemoParish(orm: MikroORM, env: RunningEnv, clock: Clock): Promise<void> {
  const em = orm.em.fork();
  const moment = new DemoMoment(clock.now(), DEMO_SETTINGS.timeZone);
  const month = moment.today.slice(0, 'YYYY-MM'.length);
  const marker = (await em.findOne(Setting, { name: MARKER }))?.value as Marker | undefined;
  if (marker?.month === month) return;
  if (!marker) await assertEmpty(em);

  // With the mails' templates, which take half a second to load: for a parish that is made anew alone.
  const { DemoHistory } = await import('./demo-history-records.js');
  const photos = path.join(env.dataDir, 'photos');
  const oldPhotos = await photosOf(em);
  const options = availabilityOptions(STANDARD_TIMETABLE);
  const people = demoPeople(SEED, moment.today, options);
  await Promise.all([
    drawPhotos(photos, SEED, people),
    em.transactional(async (tx) => {
      await empty(orm, tx);
      await seedTimetable(tx);
      await storeSettings(tx, { loadedAt: moment.now.toISOString(), month, seed: SEED });
      const records = await storePeople(tx, SEED, moment, {
        accounts: demoAccounts(SEED),
        people,
        families: demoFamilies(SEED, people),
        requests: demoRequests(SEED, moment.today, options, people),
      });
      const months = await new DemoSchedules(tx, clock, SEED, moment, records).store();
      await new DemoContent(tx, SEED, moment, records).store();
      await storeSubstitution(tx, clock, moment, records, months);
      await new DemoHistory(tx, moment, records, months).store();
    }),
  ]);
  await removePhotos(photos, without(oldPhotos, people));
}

/** What the terminal shows to those who want to sign in. */
export function demoLogins(): string[] {
  const roles = ['admin', 'reitor', 'coordenador', 'ministro'] as const;
  return roles.map(
    (role) => `  ${DEMO_LOGINS[role].padEnd(24)} ${ROLE_LABELS[role].padEnd(14)} senha: ${DEMO_PASSWORD}`,
  );
}

async function assertEmpty(em: EntityManager): Promise<void> {
  const records = [User, RegistrationRequest, Schedule, Setting].map((entity) => em.count<object>(entity));
  if ((await Promise.all(records)).every((count) => count === 0)) return;
  throw new Error(
    'Este banco de dados já tem os dados de uma paróquia, e a demonstração não começa por cima deles. ' +
      'Use "npm start", ou aponte DATABASE_URL para um banco vazio.',
  );
}

/** Empties every table; ids begin at 1 again. */
async function empty(orm: MikroORM, em: EntityManager): Promise<void> {
  const tables = [...orm.getMetadata().getAll().values()].map(({ tableName }) => `"${tableName}"`);
  await em.execute(`set local partilha.retention = 'on'`);
  await em.execute(`truncate table ${tables.join(', ')} restart identity cascade`);
}

async function storeSettings(em: EntityManager, marker: Marker): Promise<void> {
  const rows = Object.entries({ ...DEMO_SETTINGS, [MARKER]: marker });
  await em.insertMany(
    Setting,
    rows.map(([name, value]) => ({ name, value })),
  );
}

async function photosOf(em: EntityManager): Promise<string[]> {
  const ministers = await em.find(Minister, { photoFile: { $ne: null } }, { fields: ['photoFile'] });
  return ministers.map((minister) => minister.photoFile!);
}

function without(names: readonly string[], people: readonly DemoPerson[]): string[] {
  const kept = new Set(people.map((person) => photoFile(SEED, person)));
  return names.filter((name) => !kept.has(name));
}
