import type { EntityManager } from '@mikro-orm/postgresql';
import { Setting } from '../platform/settings/setting.entity.js';
import { MassRuleRecord } from './mass-rule.entity.js';
import { STANDARD_TIMETABLE } from './standard-timetable.js';

/** The row of `setting` that says with which timetable the parish chose to begin; none while it has not chosen. */
export const TIMETABLE_CHOICE = 'timetableStart';

/**
 * Gives a parish without any rule the standard timetable; one that has rules, or chose to begin without, keeps them as
 * they are. Safe to call from several processes at once.
 */
export async function seedTimetable(em: EntityManager): Promise<void> {
  if ((await em.count(MassRuleRecord)) || (await em.count(Setting, { name: TIMETABLE_CHOICE }))) return;
  const records = STANDARD_TIMETABLE.map((rule, position) => ({ key: rule.key, rule, position }));
  await em.upsertMany(MassRuleRecord, records, { onConflictFields: ['key'], onConflictAction: 'ignore' });
}
