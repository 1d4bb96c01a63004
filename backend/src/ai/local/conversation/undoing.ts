/** Which of what was asked for before a message takes back: "desfaz a primeira", "volta atrás nas duas", "o da Vera pode tirar". */
import { includesRule, massMatches, peopleOf, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import type { Change, Memory } from './memory.js';
import type { Piece } from '../message/piece.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import { combined } from '../references/mass-references.js';
import { bareRequest, removalOf, type Request } from '../requests/request.js';
import { ordinalOf } from '../vocabulary/talk.js';
import {
  ALL_OF_IT,
  BACK,
  BESIDE_UNDOING,
  NEEDS_OBJECT,
  POINTS_BACK,
  UNDOING,
} from '../vocabulary/undoing.js';

/** How far back words point that are no plain ordinals. */
const FROM_THE_END: Record<string, number> = { penultim: -2, antepenultim: -3 };

/**
 * What a message takes back of what this conversation did to the rules.
 * @returns null where any word of it says something else, or where nothing of that was done here.
 */
export function takenBackBy(
  message: string,
  pieces: readonly Piece[],
  { changes, computed, rules }: Memory,
  tools: AssistantTools,
): Request[] | null {
  if (changes.length === 0 || rules || tools.viewing === 'proposal' || /\?\s*$/.test(message)) return null;
  const words = spoken(message)
    .split(/[\s,.;!]+/)
    .filter((word) => word !== '');
  const verb = words.find((word) => UNDOING.test(word));
  if (verb === undefined || (verb.startsWith('volt') && !words.some((word) => BACK.test(word)))) return null;
  const isAccountedFor = pieces.every(
    ({ type, text }) =>
      type !== 'word' || UNDOING.test(text) || BESIDE_UNDOING.test(text) || placeOf(text) !== null,
  );
  if (!isAccountedFor) return null;
  // "Desfaz tudo", of a proposal.
  if (computed && !words.some((word) => /^(?:regras?|ped\w+|falei|disse)$/.test(word))) return null;
  const meant = changesMeant(words, pieces, changes);
  return meant && taking(meant, changes, message, tools);
}

/** The changes that are pointed at, the latest last; null where there are none of them. */
function changesMeant(
  words: readonly string[],
  pieces: readonly Piece[],
  changes: readonly Change[],
): readonly Change[] | null {
  const named = pieces.filter(({ type }) => type === 'person' || type === 'masses');
  if (named.length > 0) return isPointing(words) ? changesOf(named, changes) : null;
  if (NEEDS_OBJECT.test(words.find((word) => UNDOING.test(word))!) && !words.some(isObject)) return null;
  const places = words.flatMap((word) => placeOf(word) ?? []);
  const counts = words.flatMap((word) => (/^\d$/.test(word) ? [Number(word)] : []));
  const isBoth = words.some((word) => /^amb[ao]s$/.test(word));
  const [count, ...others] = isBoth ? [2] : counts;
  if (count !== undefined) {
    if (others.length > 0 || count < 2 || count > changes.length) return null;
    const isOfFirst = places.length > 0 && places.every((place) => place > 0);
    return isOfFirst ? changes.slice(0, count) : changes.slice(-count);
  }
  if (words.some((word) => ALL_OF_IT.test(word))) return changes;
  const [place, ...more] = places;
  if (place === undefined) return changes.slice(-1);
  if (more.length > 0) return null;
  // Of several rules that one message set, "a primeira" is one of them.
  const only = changes.length === 1 && changes[0]!.added.length > 1 ? changes[0]!.added : null;
  const found = only
    ? only
        .slice(place < 0 ? place : place - 1)
        .slice(0, 1)
        .map((rule) => ({ added: [rule], removed: [] }))
    : [changes.at(place < 0 ? place : place - 1)].flatMap((change) => change ?? []);
  return found.length > 0 ? found : null;
}

/** "O da Vera", "isso do dia 8", "o que pedi da Ana": a rule of somebody, and nobody themselves. */
const isPointing = (words: readonly string[]) =>
  /(?:^|\s)(?:[oa]s?|isso|aquilo|pedido|regra|disse|falei|pedi) (?:do dia |d[aeo]s? )/.test(words.join(' '));

/** What was changed for somebody, or for a day, by the rules that came of it. */
function changesOf(named: readonly Piece[], changes: readonly Change[]): readonly Change[] | null {
  const people = named.flatMap((piece) =>
    piece.type === 'person' ? [piece.mention.candidates.map(({ id }) => id)] : [],
  );
  const filters = combined(named.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : [])));
  const isMeant = (rule: ScheduleRule) =>
    (people.length === 0 || people.some((ids) => peopleOf(rule).some((id) => ids.includes(id)))) &&
    (filters.length === 0 ||
      ('mass' in rule && filters.some((filter) => massMatches(filter, rule.mass))) ||
      ('masses' in rule && filters.some(({ date }) => date !== undefined && date === rule.masses.date)));
  const found = changes.flatMap(({ added }) => {
    const rules = added.filter(isMeant);
    return rules.length > 0 ? [{ added: rules, removed: [] }] : [];
  });
  return found.length > 0 ? found : null;
}

/** Takes these back: all of the latest at once, with what they had taken away; others by the rules that they set. */
function taking(
  meant: readonly Change[],
  changes: readonly Change[],
  message: string,
  tools: AssistantTools,
): Request[] | null {
  if (meant.length === changes.length && meant.every((change) => changes.includes(change)))
    return [bareRequest('undoEverything', message)];
  if (meant.every((change, at) => change === changes.at(at - meant.length)))
    return [bareRequest('undoLast', message, { number: meant.length })];
  const added = meant.flatMap((change) => change.added);
  const numbers = tools
    .listRules()
    .filter(({ rule }) => includesRule(added, rule))
    .map(({ number }) => number);
  return numbers.length > 0 ? [removalOf(numbers, message)] : null;
}

const isObject = (word: string) =>
  POINTS_BACK.test(word) || ALL_OF_IT.test(word) || ordinalOf(word) !== null || /^amb[ao]s$/.test(word);

/** Which one a word names, from the end below zero; null for any other word. */
function placeOf(word: string): number | null {
  const place = ordinalOf(word) ?? ordinalOf(word.replace(/s$/, ''));
  if (place !== null) return place;
  return FROM_THE_END[word.replace(/[oa]s?$/, '')] ?? null;
}

/**
 * "O João pode sim", where a message before the last kept him away: the rules by which it did are taken away.
 * @returns null where the last message was about that person as well, or the message says anything else.
 */
export function freedBefore(
  message: string,
  pieces: readonly Piece[],
  { last, changes }: Memory,
  tools: AssistantTools,
): Request[] | null {
  const said = new Segment(pieces);
  const [person, ...others] = said.people;
  const [one, ...more] = person?.candidates ?? [];
  const isOfLast = last.some(({ people }) => people.some(({ candidates }) => candidates[0]?.id === one?.id));
  const permits =
    said.has('able') &&
    !said.has('not', 'only', 'place', 'remove', 'max', 'nobody', 'maybe', 'also') &&
    said.numbers.length === 0;
  if (!one || others.length + more.length > 0 || isOfLast || !permits || /\?\s*$/.test(message)) return null;
  const filters = combined(said.masses.map((each) => each.filters));
  const own = changes.flatMap(({ added }) => added);
  const numbers = tools
    .listRules()
    .filter(
      ({ rule }) =>
        rule.kind === 'exclude' &&
        rule.ministerId === one.id &&
        includesRule(own, rule) &&
        (filters.length === 0 ||
          filters.some(({ date, time }) => date !== undefined && !time && date === rule.masses.date)),
    )
    .map(({ number }) => number);
  return numbers.length > 0 ? [removalOf(numbers, message)] : null;
}
