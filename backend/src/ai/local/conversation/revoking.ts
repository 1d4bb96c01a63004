/** Which standing rules a message takes back, by what it says of them: "não precisa mais separar os dois". */
import { massMatches, peopleOf, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools, RuleView } from '../../assistant/index.js';
import type { Meaning } from '../words/lexicon.js';
import { bareRequest, removalOf, type Request } from '../requests/request.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import {
  EVERY_RULE,
  NO_LONGER,
  NUMBERED,
  REVOKES,
  RULE_NOUN,
  SAID_BEFORE,
  UNDOES,
} from '../vocabulary/talk.js';
import type { Piece } from '../message/piece.js';
import { combined } from '../references/mass-references.js';

/** What is said of a kind of rule. */
const SAID_OF: Record<ScheduleRule['kind'], readonly Meaning[]> = {
  pin: ['place', 'serve'],
  exclude: ['away', 'able', 'serve', 'without', 'place'],
  cap: ['max'],
  'cap-all': ['max', 'each', 'nobody'],
  together: ['together'],
  apart: ['apart', 'together'],
  required: ['people', 'need'],
};

/** What a message takes back, and what else it says. */
export interface Revoked {
  request: Request;
  rest: Piece[];
}

/**
 * The removal that a message asks for; null where it takes back no rule.
 * @param isOneMore whether it goes on from another removal: "e a regra das 15h também".
 * @param isNamed whether it speaks of a rule.
 */
export function revokedBy(
  message: string,
  clauses: readonly Segment[],
  tools: AssistantTools,
  isOneMore = false,
  isNamed = RULE_NOUN.test(spoken(message)),
): Revoked | null {
  const text = spoken(message);
  if (/^(?:por ?que|quais|qual|que|quem)\b/.test(text)) return null;
  const isOfTalk = SAID_BEFORE.test(text);
  if (isNamed && REVOKES.test(text) && EVERY_RULE.test(text))
    return { request: bareRequest('removeAllRules', message), rest: [] };
  const numbered = REVOKES.test(text)
    ? [...text.matchAll(NUMBERED)].flatMap(([, all]) => all!.match(/\d+/g) ?? [])
    : [];
  if (numbered.length > 0) {
    const numbers = numbered.map(Number);
    return { request: removalOf(numbers, message), rest: [] };
  }
  const revokes = ({ text: said, people, masses }: Segment) =>
    NO_LONGER.test(said) ||
    ((REVOKES.test(said) || isOneMore) && (isNamed || (isOfTalk && /\bd(?:el)?[ao]s? ?/.test(said)))) ||
    (UNDOES.test(said) && people.length + masses.length > 0);
  const alone = clauses.findIndex(revokes);
  // "Não tem mais, entre os dois, …": said over two clauses.
  const at =
    alone >= 0
      ? alone
      : clauses.findIndex(({ text: said }, index) =>
          NO_LONGER.test(`${said} ${clauses[index + 1]?.text ?? ''}`),
        );
  if (at < 0) return null;
  const said = wholeOf(clauses, at);
  const fitting = tools.listRules().filter((rule) => fits(rule, said));
  const best = Math.max(0, ...fitting.map((rule) => likeness(rule, said)));
  const numbers = fitting.filter((rule) => likeness(rule, said) === best).map(({ number }) => number);
  const [number, ...others] = numbers;
  if (number === undefined || others.length > 0 || best === 0) return null;
  const rest = clauses
    .slice(at + 1)
    .filter(({ isEmpty }) => !isEmpty)
    .flatMap(({ pieces }) => [...pieces]);
  return {
    request: removalOf([number], message),
    rest,
  };
}

/** A clause with those before it that say what it is about. */
function wholeOf(clauses: readonly Segment[], at: number): Segment {
  let from = at;
  const saidFrom = () => new Segment(clauses.slice(from, at + 1).flatMap(({ pieces }) => [...pieces]));
  while (from > 0 && (saidFrom().isEmpty || saidFrom().has('they', 'he')) && saidFrom().people.length < 2)
    from -= 1;
  return saidFrom();
}

/** Whether everybody and every mass that is said is of the rule. */
function fits({ rule }: RuleView, said: Segment): boolean {
  const concerned = peopleOf(rule);
  const people = said.people.flatMap(({ candidates }) => candidates.slice(0, 1));
  if (!people.every(({ id }) => concerned.includes(id))) return false;
  const filters = combined(said.masses.map((each) => each.filters));
  if (filters.length === 0) return true;
  if ('mass' in rule) return filters.some((filter) => massMatches(filter, rule.mass));
  return 'masses' in rule;
}

/** How much of what is said the rule is about. */
function likeness({ rule }: RuleView, said: Segment): number {
  const isOfAll = said.has('each') || said.matches(/\bpor (?:pessoa|cabeca)\b/);
  const isLimit = isOfAll || said.has('max') || said.numbers.some(({ of }) => of === 'masses');
  const isSaid = said.has(...SAID_OF[rule.kind]) || (isOfAll && rule.kind === 'cap-all');
  const isMeant = isSaid && !(isLimit && rule.kind === 'required');
  const counts =
    !(isLimit && rule.kind === 'required') &&
    'count' in rule &&
    said.numbers.some(({ value }) => value === rule.count);
  const masses = said.masses.length > 0 && ('mass' in rule || 'masses' in rule);
  return 2 * said.people.length + (isMeant ? 2 : 0) + (counts ? 1 : 0) + (masses ? 2 : 0);
}
