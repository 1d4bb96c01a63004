/** What a reading of a message does to the rules of the schedule, and whether two readings do the same. */
import { includesRule, isSameRule, massMatches, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools, RuleView } from '../../assistant/index.js';
import { RULE_SETTING_IDS } from '../requests/kinds.js';
import { rulesOf } from '../settling/rules-of.js';
import type { SettledRequest } from '../settling/settled-request.js';
import type { Interpretation } from '../settling/settle.js';
import { type Memory, takenBackOf, undoneRules } from './memory.js';

/** What a reading is held against. */
interface Held {
  tools: AssistantTools;
  memory: Memory;
}

/** What a reading does to the rules of the schedule. */
export interface Effects {
  /** Those that it asks for. */
  wanted: readonly ScheduleRule[];
  /** Of those, the ones that are new. */
  added: readonly ScheduleRule[];
  /** Those that it asks for and that stand already. */
  known: readonly RuleView[];
  /** Those that are gone after it. */
  dropped: readonly ScheduleRule[];
  /** Those of this conversation that stand after it as before. */
  kept: readonly ScheduleRule[];
}

/** @returns the rules that requests ask for; null where one would be refused. */
export function rulesAsked(settled: readonly SettledRequest[], tools: AssistantTools): ScheduleRule[] | null {
  try {
    return settled
      .filter(({ kind }) => RULE_SETTING_IDS.has(kind))
      .flatMap((request) => rulesOf(request, tools));
  } catch {
    return null;
  }
}

/** @returns what requests do to the rules; null where one would be refused. */
export function effectsOf(settled: readonly SettledRequest[], { tools, memory }: Held): Effects | null {
  const views = tools.listRules();
  const standing = views.map(({ rule }) => rule);
  const undoing = settled.find(({ kind }) => kind === 'undoLast' || kind === 'undoEverything');
  const start = undoing ? undoneRules(standing, takenBackOf(memory.changes, undoing)) : standing;
  const isRemoved = ({ number }: RuleView) =>
    settled.some(({ kind, numbers }) => kind === 'removeRule' && numbers.includes(number));
  const left = start.filter((rule) => !views.some((view) => isSameRule(view.rule, rule) && isRemoved(view)));
  const wanted = rulesAsked(settled, tools);
  if (wanted === null) return null;
  const own = memory.changes.flatMap(({ added }) => added);
  return {
    wanted,
    added: wanted.filter((rule) => !includesRule(standing, rule)),
    known: views.filter(({ rule }) => includesRule(wanted, rule)),
    dropped: standing.filter((rule) => !includesRule(left, rule) && !includesRule(wanted, rule)),
    kept: standing.filter(
      (rule) => includesRule(own, rule) && includesRule(left, rule) && !includesRule(wanted, rule),
    ),
  };
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
