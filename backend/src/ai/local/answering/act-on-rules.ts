/** Requests that set and remove rules. */
import {
  includesRule,
  countMasses,
  isMass,
  massMatches,
  peopleOf,
  type ScheduleRule,
} from '../../../roster/index.js';
import { AppError, notPossible } from '../../../platform/errors/app-error.js';
import type { AssistantTools, PersonRef, RuleView } from '../../assistant/index.js';
import { ended, join, names } from '../words/phrases.js';
import { rulesOf } from '../settling/rules-of.js';
import type { SettledRequest } from '../settling/settled-request.js';

const MOST_RULES = 30;

/** Sets a request's rules. */
export function setRules(meaning: SettledRequest, tools: AssistantTools): string {
  const rules = rulesOf(meaning, tools);
  if (rules.length > MOST_RULES)
    throw notPossible('too-many', 'São regras demais de uma vez. Peça por partes.');
  const answers: string[] = [];
  const before = tools.listRules().map(({ rule }) => rule);
  for (const rule of rules) {
    try {
      answers.push(setRule(rule, tools));
    } catch (error) {
      // Half of an exchange is none; else what was set before stays set, and is told.
      if (ALL_OR_NOTHING.has(meaning.kind)) takeBackTo(before, tools);
      if (answers.length === 0 || ALL_OR_NOTHING.has(meaning.kind) || !(error instanceof AppError))
        throw error;
      answers.push(`Não deu: ${error.message}`);
    }
  }
  return answers.join('\n');
}

const ALL_OR_NOTHING: ReadonlySet<string> = new Set(['exchange', 'move']);

/** The rules are again what they were. */
function takeBackTo(before: readonly ScheduleRule[], tools: AssistantTools): void {
  for (const { rule, number } of tools.listRules().reverse())
    if (!includesRule(before, rule)) tools.removeRule(number);
  const now = tools.listRules().map(({ rule }) => rule);
  for (const rule of before) if (!includesRule(now, rule)) tools.setRule(rule);
}

function setRule(rule: ScheduleRule, tools: AssistantTools): string {
  const { number, text, replaced, known, notes } = tools.setRule(rule);
  if (known) return `Essa regra já existe: ${number}. ${text}.`;
  return join(
    `Regra ${number}: ${text}.`,
    replaced.length > 0 && `No lugar de: ${replaced.join('; ')}.`,
    ...notes,
  );
}

export function removeRule(
  { numbers, people, masses, filters, words }: SettledRequest,
  tools: AssistantTools,
): string {
  const rules = tools.listRules();
  if (rules.length === 0) return 'Esta escala não tem nenhuma regra.';
  if (words.includes('limit') && people.length === 0) {
    const limit = rules.find(({ rule }) => rule.kind === 'cap-all');
    return limit
      ? `Retirei a regra: ${tools.removeRule(limit.number).text}.`
      : 'Nenhuma regra limita as missas de cada pessoa.';
  }
  if (people.length > 0) return removeRuleAbout(people, tools);
  if (filters.length > 0 && numbers.length === 0) {
    const about = rules.filter(({ rule }) =>
      masses.some(
        (mass) =>
          ('mass' in rule && isMass(rule.mass, mass)) || ('masses' in rule && massMatches(rule.masses, mass)),
      ),
    );
    const [rule, ...others] = about;
    if (!rule) return 'Nenhuma regra fala dessa missa.';
    if (others.length > 0)
      return join('Qual regra? Diga, por exemplo, “remova a regra 1”.', ruleLines(about));
    return `Retirei a regra: ${tools.removeRule(rule.number).text}.`;
  }
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

/** How often each may serve, where that is asked. */
function limitsText({ words }: SettledRequest, tools: AssistantTools): string | false {
  if (!words.includes('limit')) return false;
  const limits = tools.people.map((person) => tools.person(person.id)).filter(({ serves }) => serves);
  const usual = mostFrequent(limits.map(({ limit }) => limit));
  const others = limits.filter(({ limit }) => limit !== usual).map(({ name, limit }) => `${name} ${limit}`);
  return `Máximo por pessoa nesta escala: ${countMasses(usual)}${others.length > 0 ? ` (${others.join(', ')})` : ''}.`;
}

const mostFrequent = (numbers: readonly number[]): number =>
  [...new Set(numbers)]
    .map((number) => ({ number, times: numbers.filter((other) => other === number).length }))
    .sort((one, other) => other.times - one.times)[0]?.number ?? 0;

export function listRules(meaning: SettledRequest, tools: AssistantTools): string {
  const { people } = meaning;
  const rules = rulesAbout(people, tools);
  const limits = limitsText(meaning, tools);
  if (rules.length > 0) return join(limits, 'Regras desta escala:', ruleLines(rules));
  if (limits) return join(limits, 'Nenhuma regra muda isso.');
  return people.length > 0
    ? ended(`Nenhuma regra fala de ${names(people)}`)
    : 'Esta escala não tem nenhuma regra além do que cada pessoa respondeu e pediu.';
}

const ruleLines = (rules: readonly RuleView[]) =>
  rules.map(({ number, text }) => `${number}. ${text}`).join('\n');
