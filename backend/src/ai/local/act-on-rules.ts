/** Requests that set and remove rules. */
import {
  countMasses,
  countMinisters,
  onMass,
  type MassFilter,
  type ScheduleRule,
} from '../../schedules/roster-problem.service.js';
import { notPossible } from '../../common/errors/app-error.js';
import type { AssistantTools, PersonRef, RuleView } from '../assistant-tools.js';
import { peopleOf } from '../rule-book.js';
import { onMasses } from '../rule-text.js';
import type { Meaning } from './conversation.js';
import { ended, join, names } from './phrases.js';

const MOST_RULES = 30;

const needsNumber = () => notPossible('odd-count', 'Diga um número de 0 a 99.');

/** The rules that a request asks for. */
export function rulesOf(
  { kind, people, filters, masses, number, words }: Meaning,
  tools: AssistantTools,
): ScheduleRule[] {
  const each = (make: (person: PersonRef) => ScheduleRule[]) => people.flatMap(make);
  const count = () => {
    if (words.includes('ninguem') && kind === 'exactly') return 0;
    if (number === null) throw needsNumber();
    return number;
  };
  switch (kind) {
    case 'exclude':
      return each(({ id: ministerId }) =>
        (filters.length > 0 ? filters : [{}]).map((filter: MassFilter) => ({
          kind: 'exclude',
          ministerId,
          masses: filter,
        })),
      );
    case 'pin': {
      const [mass] = masses;
      if (!mass) throw notPossible('no-mass', `Esta escala não tem missa ${said(filters)}.`);
      const { date, time } = mass;
      return each(({ id: ministerId }) => [{ kind: 'pin', ministerId, mass: { date, time } }]);
    }
    case 'cap':
      return each(({ id: ministerId }) => [{ kind: 'cap', ministerId, count: count() }]);
    case 'capAll':
      return [{ kind: 'cap-all', count: count() }];
    case 'together':
    case 'apart':
      return pairs(people).map(([one, other]) => ({ kind, ministerId: one.id, otherId: other.id }));
    case 'more':
    case 'fewer':
    case 'exactly': {
      const [mass] = masses;
      if (!mass) throw notPossible('no-mass', `Esta escala não tem missa ${said(filters)}.`);
      const { date, time, required } = tools.mass(mass);
      const wanted = kind === 'exactly' ? count() : required + (kind === 'more' ? count() : -count());
      if (wanted < 0) throw notPossible('odd-count', `A missa ${onMass(mass)} só tem ${required} lugares.`);
      return [{ kind: 'required', mass: { date, time }, count: wanted }];
    }
    default:
      return [];
  }
}

/** Sets a request's rules. */
export function setRules(meaning: Meaning, tools: AssistantTools): string {
  const rules = rulesOf(meaning, tools);
  if (rules.length > MOST_RULES)
    throw notPossible('too-many', 'São regras demais de uma vez. Peça por partes.');
  return rules
    .map((rule) => {
      const { number, text, replaced, known, notes } = tools.setRule(rule);
      if (known) return `Essa regra já existe: ${number}. ${text}.`;
      return join(
        `Regra ${number}: ${text}.`,
        replaced.length > 0 && `No lugar de: ${replaced.join('; ')}.`,
        ...notes,
      );
    })
    .join('\n');
}

export function removeRule({ numbers, people, words }: Meaning, tools: AssistantTools): string {
  const rules = tools.listRules();
  if (rules.length === 0) return 'Esta escala não tem nenhuma regra.';
  if (people.length > 0) return removeRuleAbout(people, tools);
  const chosen = words.includes('ultima') || rules.length === 1 ? [rules.length] : [];
  // From the last on: taking one away changes the numbers of those after it.
  const wanted = [...new Set(numbers.length > 0 ? numbers : chosen)].sort((a, b) => b - a);
  if (wanted.length === 0)
    return join('Qual regra? Diga, por exemplo, “remova a regra 1”.', ruleLines(rules));
  return wanted
    .map((number) => `Retirei a regra: ${tools.removeRule(number).text}.`)
    .reverse()
    .join('\n');
}

function removeRuleAbout(people: readonly PersonRef[], tools: AssistantTools): string {
  const about = rulesAbout(people, tools);
  const [rule, ...others] = about;
  if (!rule) return ended(`Nenhuma regra fala de ${names(people)}`);
  if (others.length > 0) return join('Qual regra? Diga, por exemplo, “remova a regra 1”.', ruleLines(about));
  return `Retirei a regra: ${tools.removeRule(rule.number).text}.`;
}

/** The rules that speak of all of these people. */
const rulesAbout = (people: readonly PersonRef[], tools: AssistantTools): RuleView[] =>
  tools.listRules().filter(({ rule }) => people.every(({ id }) => peopleOf(rule).includes(id)));

export function removeAllRules(tools: AssistantTools): string {
  const rules = tools.listRules();
  if (rules.length === 0) return 'Esta escala não tem nenhuma regra.';
  for (let number = rules.length; number > 0; number -= 1) tools.removeRule(number);
  return join(
    `Retirei ${rules.length === 1 ? 'a regra' : `as ${rules.length} regras`}:`,
    ...rules.map(({ text }) => `• ${text}`),
  );
}

export function listRules({ people }: Meaning, tools: AssistantTools): string {
  const rules = rulesAbout(people, tools);
  if (rules.length > 0) return join('Regras desta escala:', ruleLines(rules));
  return people.length > 0
    ? ended(`Nenhuma regra fala de ${names(people)}`)
    : 'Esta escala não tem nenhuma regra além do que cada pessoa respondeu e pediu.';
}

const ruleLines = (rules: readonly RuleView[]) =>
  rules.map(({ number, text }) => `${number}. ${text}`).join('\n');

/** What setting the rules will be, before it is done. */
export function rulesInWords({ kind, people, filters, masses, number }: Meaning): string {
  const who = names(people);
  const when = filters.length === 0 ? '' : ` ${said(filters)}`;
  const mass = masses[0] ? onMass(masses[0]) : when.trim();
  switch (kind) {
    case 'exclude':
      return filters.length === 0 ? `não escalar ${who} nesta escala` : `não escalar ${who}${when}`;
    case 'pin':
      return `escalar ${who} ${mass}`;
    case 'cap':
      return `${who} em no máximo ${countMasses(number ?? 0)}`;
    case 'capAll':
      return `cada pessoa em no máximo ${countMasses(number ?? 0)}`;
    case 'together':
      return `${who} nas mesmas missas`;
    case 'apart':
      return `${who} nunca na mesma missa`;
    case 'more':
      return `mais ${countMinisters(number ?? 0)} ${mass}`;
    case 'fewer':
      return `menos ${countMinisters(number ?? 0)} ${mass}`;
    default:
      return `${countMinisters(number ?? 0)} ${mass}`;
  }
}

const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const said = (filters: readonly MassFilter[]) => LIST.format(filters.map(onMasses));

/** Every two of the people. */
function pairs(people: readonly PersonRef[]): [PersonRef, PersonRef][] {
  const unique = people.filter(({ id }, index) => people.findIndex((other) => other.id === id) === index);
  if (unique.length < 2) throw notPossible('same-person', 'Diga duas pessoas diferentes.');
  return unique.flatMap((one, index) =>
    unique.slice(index + 1).map((other): [PersonRef, PersonRef] => [one, other]),
  );
}
