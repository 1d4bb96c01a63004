/** Whether two readings of a message do the same to the rules of the schedule. */
import { massMatches, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import type { SettledRequest } from '../settling/settled-request.js';
import type { Interpretation } from '../settling/settle.js';
import type { Memory } from './memory.js';
import { effectsOf } from './roles.js';

/** What readings are compared in. */
interface Held {
  tools: AssistantTools;
  memory: Memory;
}

/** @returns whether two readings do the same to the rules. */
export function hasSameEffect(one: Interpretation, other: Interpretation, held: Held): boolean {
  const [first, second] = [one, other].map((meant) => {
    if (meant.type !== 'requests') return null;
    const settled = meant.requests.filter((request): request is SettledRequest => request.kind !== null);
    const isWhole =
      settled.length === meant.requests.length && settled.every(({ problem }) => problem === null);
    const effects = isWhole ? effectsOf(settled, held) : null;
    if (effects === null) return null;
    // A count is set in the place of the one before it anyway.
    const isReplaced = (rule: ScheduleRule) =>
      'count' in rule && effects.added.some(({ kind }) => kind === rule.kind);
    const dropped = effects.dropped.filter((rule) => !isReplaced(rule));
    return JSON.stringify([covered(effects.added, held), covered(dropped, held)]);
  });
  return first !== null && first === second;
}

/** Rules, each exclusion as the masses that it is about. */
const covered = (rules: readonly ScheduleRule[], { tools }: Held): string[] =>
  [
    ...new Set(
      rules.flatMap((rule) =>
        rule.kind === 'exclude'
          ? tools.masses
              .filter((mass) => massMatches(rule.masses, mass))
              .map(({ date, time }) => `${rule.ministerId} ${date} ${time}`)
          : [JSON.stringify(Object.entries(rule).sort(([a], [b]) => a.localeCompare(b)))],
      ),
    ),
  ].sort();
