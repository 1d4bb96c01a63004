import { type Kysely, sql } from 'kysely';
import { describeRule, peopleOf, type ScheduleRule } from './schedule-rule.js';

/** @returns what says each of these rules in one sentence without its full stop, with the names that people have now. */
export async function rulesInWords(
  db: Kysely<unknown>,
  rules: readonly ScheduleRule[],
): Promise<(rule: ScheduleRule) => string> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, schedule_name as name from minister where id = any(${rules.flatMap(peopleOf)}::int[])`.execute(
    db,
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (rule) => describeRule(rule, (id) => names.get(id) ?? 'Pessoa que já não serve');
}
