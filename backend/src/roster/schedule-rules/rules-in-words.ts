import { type Kysely, sql } from 'kysely';
import { describeRule, peopleOf, type ScheduleRule } from './schedule-rule.js';

/** @returns what says each of these rules in one sentence without its full stop, with the names that people have now. */
export async function rulesInWords(
  db: Kysely<unknown>,
  rules: readonly ScheduleRule[],
): Promise<(rule: ScheduleRule) => string> {
  const names = await namesOf(db, rules.flatMap(peopleOf));
  return (rule) => describeRule(rule, (id) => names.get(id) ?? 'Pessoa que já não serve');
}

async function namesOf(db: Kysely<unknown>, ids: readonly number[]): Promise<Map<number, string>> {
  // Most histories have no step about rules.
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, schedule_name as name from minister where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
