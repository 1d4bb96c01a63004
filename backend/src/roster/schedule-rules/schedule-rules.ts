/** What the rules of a schedule, taken together, ask of its roster. */
import { sql, type RawBuilder } from 'kysely';
import type { RosterAssignment, RosterFamily } from '../../solver/index.js';
import {
  isMass,
  type MassKey,
  massMatches,
  type RuleKind,
  type RuleOf,
  type ScheduleRule,
} from './schedule-rule.js';

/** The rules of one kind, in the order in which they were set. */
export function rulesOfKind<Kind extends RuleKind>(
  rules: readonly ScheduleRule[],
  ...kinds: Kind[]
): RuleOf<Kind>[] {
  return rules.filter((rule): rule is RuleOf<Kind> => (kinds as RuleKind[]).includes(rule.kind));
}

/** The most that rules let this person serve; Infinity where none speaks of it. */
export function capOf(rules: readonly ScheduleRule[], ministerId: number): number {
  const counts = rulesOfKind(rules, 'cap', 'cap-all')
    .filter((rule) => rule.kind === 'cap-all' || rule.ministerId === ministerId)
    .map(({ count }) => count);
  return Math.min(...counts);
}

/** Places at a mass, as the latest rule about it says, else as the mass itself does. */
export function requiredAt(rules: readonly ScheduleRule[], mass: MassKey & { required: number }): number {
  const about = rulesOfKind(rules, 'required').filter((rule) => isMass(rule.mass, mass));
  return about.at(-1)?.count ?? mass.required;
}

/** Whether a rule keeps the person away from the mass. */
export function isExcluded(rules: readonly ScheduleRule[], ministerId: number, mass: MassKey): boolean {
  return rules.some(
    (rule) => rule.kind === 'exclude' && rule.ministerId === ministerId && massMatches(rule.masses, mass),
  );
}

/** The places that rules demand, at masses that exist. */
export function rulePins(
  rules: readonly ScheduleRule[],
  masses: Iterable<MassKey & { id: number }>,
): RosterAssignment[] {
  const known = [...masses];
  return rulesOfKind(rules, 'pin').flatMap(({ ministerId, mass }) => {
    const slot = known.find((each) => isMass(each, mass));
    return slot ? [{ slot: slot.id, minister: ministerId }] : [];
  });
}

/** The wishes of pairs: of two about one pair the latest rule holds, before what the two wish themselves. */
export function pairWishes(
  families: readonly RosterFamily[],
  rules: readonly ScheduleRule[],
): RosterFamily[] {
  const pairs = new Map<string, RosterFamily>();
  const wishes = rulesOfKind(rules, 'together', 'apart').map(
    ({ kind, ministerId, otherId }): RosterFamily => ({
      a: ministerId,
      b: otherId,
      wish: kind,
    }),
  );
  for (const pair of [...families, ...wishes]) pairs.set([pair.a, pair.b].sort().join(' '), pair);
  return [...pairs.values()];
}

/** Places at slot `t` as {@link requiredAt} reckons them. */
export const REQUIRED_PLACES: RawBuilder<number> = sql`coalesce((
  select (rule.parameters ->> 'count')::int from ai_rule rule
  where rule.schedule_id = t.schedule_id and rule.kind = 'required'
    and rule.parameters #>> '{mass,date}' = t.date::text and rule.parameters #>> '{mass,time}' = t.time
  order by rule.id desc limit 1
), t.required_ministers)`;
