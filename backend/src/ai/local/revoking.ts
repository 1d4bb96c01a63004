/** Which standing rules a message takes back, by what it says of them: "não precisa mais separar os dois". */
import { massMatches, peopleOf, type ScheduleRule } from '../../roster/index.js';
import type { AssistantTools, RuleView } from '../assistant-tools.js';
import type { Meaning } from './lexicon.js';
import { bareRequest, type Request } from './request.js';
import { type Piece, spoken } from './said.js';
import { combined, Segment } from './segment.js';
import { EVERY_RULE, NO_LONGER, REVOKES, RULE_NOUN, UNDOES } from './vocabulary/talk.js';

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

/** The removal that a message asks for; null where it takes back no rule. */
export function revokedBy(message: string, pieces: readonly Piece[], tools: AssistantTools): Request | null {
  const text = spoken(message);
  const names = RULE_NOUN.test(text);
  const revokes = REVOKES.test(text);
  const noLonger = NO_LONGER.test(text);
  if (/^(?:por ?que|quais|qual|que|quem)\b/.test(text)) return null;
  if (names && revokes && EVERY_RULE.test(text)) return bareRequest('removeAllRules', message);
  const said = new Segment(pieces);
  const undoes = UNDOES.test(text) && said.people.length + said.masses.length > 0;
  if (!noLonger && !undoes && !(names && revokes)) return null;
  const fitting = tools.listRules().filter((rule) => fits(rule, said));
  const best = Math.max(0, ...fitting.map((rule) => likeness(rule, said)));
  const numbers = fitting.filter((rule) => likeness(rule, said) === best).map(({ number }) => number);
  const [number, ...others] = numbers;
  if (number === undefined || others.length > 0 || best === 0) return null;
  return bareRequest('removeRule', message, { number, numbers: [number] });
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
  const isLimit = said.has('max') || said.numbers.some(({ of }) => of === 'masses');
  const isMeant = said.has(...SAID_OF[rule.kind]) && !(isLimit && rule.kind === 'required');
  const counts = 'count' in rule && said.numbers.some(({ value }) => value === rule.count);
  const masses = said.masses.length > 0 && ('mass' in rule || 'masses' in rule);
  return 2 * said.people.length + (isMeant ? 2 : 0) + (counts ? 1 : 0) + (masses ? 2 : 0);
}
