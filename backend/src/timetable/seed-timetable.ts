import type { EntityManager } from '@mikro-orm/postgresql';
import { MassRuleRecord } from './mass-rule.entity.js';
import { STANDARD_TIMETABLE } from './standard-timetable.js';

/**
 * Gives a parish without any rule the standard timetable; one that has rules keeps them as they are.
 * Safe to call from several processes at once.
 */
export async function seedTimetable(em: EntityManager): Promise<void> {
  if (await em.count(MassRuleRecord)) return;
  const records = STANDARD_TIMETABLE.map((rule, position) => ({ key: rule.key, rule, position }));
  await em.upsertMany(MassRuleRecord, records, { onConflictFields: ['key'], onConflictAction: 'ignore' });
}
