/** What a message corrects of rules that were just taken away: "errei, era a 1", "só a primeira", "a do João não". */
import { includesRule, isSameRule, massMatches, peopleOf, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import type { Memory } from './memory.js';
import { deniesLast } from './slips.js';
import { spoken } from '../message/said.js';
import type { Piece } from '../message/piece.js';
import { combined } from '../references/mass-references.js';
import { bareRequest, removalOf, type Request } from '../requests/request.js';
import {
  ALSO,
  BESIDE_A_RULE,
  BESIDE_RESTORING,
  CORRECTS,
  ONLY_WORD,
  ordinalOf,
  RESTATES,
  RESTORES,
} from '../vocabulary/talk.js';

/** Rules that are pointed at together, and whether that is denied. */
interface Pointing {
  rules: readonly ScheduleRule[];
  denied: boolean;
}

/** @returns null where the message says nothing of what was taken away. */
export function correctedRemoval(
  message: string,
  pieces: readonly Piece[],
  { removedFrom, changes }: Memory,
  tools: AssistantTools,
): Request[] | null {
  const { removed = [], added = [] } = changes.at(-1) ?? {};
  if (removedFrom.length === 0 || removed.length === 0 || added.length > 0 || /\?\s*$/.test(message))
    return null;
  const text = spoken(message);
  const words = text.split(/[\s,.;]+/).filter((word) => word !== '');
  if (RESTORES.test(text) && words.every((word) => BESIDE_RESTORING.test(word)))
    return [bareRequest('undoLast', message)];
  // "A 2 volta", of the only one that was taken away.
  const isOnly =
    removed.length === 1 && words.every((word) => BESIDE_RESTORING.test(word) || /^\d$/.test(word));
  if (RESTORES.test(text) && isOnly) return [bareRequest('undoLast', message)];
  const pointings = pointedAt(pieces, removedFrom, removed);
  const target = pointings && wanted(text, pointings, removed);
  if (!target) {
    const isDenied =
      RESTATES.test(text) ||
      deniesLast(text) ||
      (/\b(?:nao|outras?)\b/.test(text) && words.every((word) => BESIDE_A_RULE.test(word)));
    const says = isDenied && pieces.every(({ type }) => type === 'word');
    return says ? [bareRequest('undoLast', message, { words: ['denied'] })] : null;
  }
  const undoes = removed.some((rule) => !includesRule(target, rule));
  if (target.length === 0) return [bareRequest('undoLast', message, { words: ['denied'] })];
  const now = tools.listRules().map(({ rule }) => rule);
  const numbers = (undoes ? [...now, ...removed] : now).flatMap((rule, at) =>
    includesRule(target, rule) ? [at + 1] : [],
  );
  if (numbers.length === 0) return null;
  return [...(undoes ? [bareRequest('undoLast', message)] : []), removalOf(numbers, message)];
}

/** The rules that a message points at, clause by clause; null where it says anything else. */
function pointedAt(
  pieces: readonly Piece[],
  before: readonly ScheduleRule[],
  removed: readonly ScheduleRule[],
): Pointing[] | null {
  const clauses: Piece[][] = [];
  for (const piece of pieces)
    if (clauses.length === 0 || piece.breaks) clauses.push([piece]);
    else clauses.at(-1)!.push(piece);
  const found: Pointing[] = [];
  for (const clause of clauses) {
    const rules: ScheduleRule[] = [];
    const rest: Piece[] = [];
    for (const piece of clause) {
      const number = numberOf(piece);
      const ordinal = number === null ? ordinalOf(piece.text) : null;
      if (number !== null || ordinal !== null) {
        const rule = number === null ? byOrdinal(ordinal!, before, removed) : before[number - 1];
        if (!rule) return null;
        rules.push(rule);
      } else rest.push(piece);
    }
    const named = rest.filter(({ type }) => type !== 'word');
    if (rest.some(({ type, text }) => type === 'word' && !BESIDE_A_RULE.test(text))) return null;
    if (named.length > 0) rules.push(...concerning(named, before));
    if (named.length > 0 && rules.length === 0) return null;
    const denied = rest.some(({ text }) => /^(?:nao|menos|exceto)$/.test(text));
    if (rules.length > 0) found.push({ rules, denied });
  }
  return found.length > 0 ? found : null;
}

/** A bare number, also one that was taken for a day. */
function numberOf(piece: Piece): number | null {
  if (piece.type === 'number') return piece.value;
  return piece.type === 'masses' && /^\d{1,2}$/.test(piece.text) ? Number(piece.text) : null;
}

/** "A primeira": of those that were taken away, else of all; null where that is two rules. */
function byOrdinal(
  ordinal: number,
  before: readonly ScheduleRule[],
  removed: readonly ScheduleRule[],
): ScheduleRule | null {
  const ofAll = before.at(ordinal < 0 ? ordinal : ordinal - 1);
  const ofThese = removed.length > 1 ? removed.at(ordinal < 0 ? ordinal : ordinal - 1) : undefined;
  const isRemoved = ofAll !== undefined && includesRule(removed, ofAll);
  if (ofAll && ofThese && isRemoved && !isSameRule(ofAll, ofThese)) return null;
  return ofThese ?? ofAll ?? null;
}

/** The rules about all of whom, and about any of when, a clause speaks. */
function concerning(named: readonly Piece[], rules: readonly ScheduleRule[]): ScheduleRule[] {
  const people = named.flatMap((piece) => (piece.type === 'person' ? [piece.mention] : []));
  const filters = combined(named.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : [])));
  return rules.filter(
    (rule) =>
      people.every(({ candidates }) => candidates.some(({ id }) => peopleOf(rule).includes(id))) &&
      (filters.length === 0 ||
        ('mass' in rule && filters.some((filter) => massMatches(filter, rule.mass))) ||
        ('masses' in rule &&
          filters.some((filter) => JSON.stringify(filter) === JSON.stringify(rule.masses)))),
  );
}

/** The rules that were to be taken away; null where the message does not tell. */
function wanted(
  text: string,
  pointings: readonly Pointing[],
  removed: readonly ScheduleRule[],
): ScheduleRule[] | null {
  const of = (isDenied: boolean) =>
    pointings.filter(({ denied }) => denied === isDenied).flatMap(({ rules }) => rules);
  const [meant, denied] = [of(false), of(true)];
  if (denied.some((rule) => !includesRule(removed, rule))) return null;
  const left = removed.filter((rule) => !includesRule(denied, rule));
  if (meant.length === 0) return left;
  const fresh = meant.filter((rule) => !includesRule(removed, rule));
  if (ONLY_WORD.test(text)) return meant;
  if (ALSO.test(text) && fresh.length === meant.length) return [...left, ...fresh];
  if (denied.length > 0) return [...left, ...fresh];
  return CORRECTS.test(text) || RESTATES.test(text) ? meant : null;
}
