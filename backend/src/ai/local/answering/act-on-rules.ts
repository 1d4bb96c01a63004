/** Requests that set and remove rules. */
import {
  countMasses,
  countPlaces,
  isMass,
  isSameRule,
  type MassFilter,
  type MassKey,
  massMatches,
  onMass,
  peopleOf,
  type ScheduleRule,
} from '../../../roster/index.js';
import { weekday } from '../../../platform/dates/month.js';
import { AppError, notPossible } from '../../../platform/errors/app-error.js';
import type { AssistantTools, MassRef, PersonRef, RuleView } from '../../assistant/index.js';
import { ended, join, names, onAll } from '../words/phrases.js';
import type { SettledRequest } from '../settling/settled-request.js';

const MOST_RULES = 30;

const noLimit = () =>
  notPossible(
    'no-limit',
    'Ainda não há um máximo para todos. Diga quantas missas, por exemplo “no máximo 3 por pessoa”.',
  );
const needsNumber = () => notPossible('odd-count', 'Diga um número de 0 a 99.');

/** The rules that a request asks for. */
export function rulesOf(
  { kind, people, filters, masses, number, words }: SettledRequest,
  tools: AssistantTools,
): ScheduleRule[] {
  const each = (make: (person: PersonRef) => ScheduleRule[]) => people.flatMap(make);
  const exclude = (from: readonly MassFilter[]) =>
    each(({ id: ministerId }) => from.map((filter) => ({ kind: 'exclude', ministerId, masses: filter })));
  const count = () => {
    if (number === null) throw needsNumber();
    return number;
  };
  /** A limit as it was said, or so many more or fewer than it is now. */
  const relative = (now: number) =>
    words.includes('more') ? now + count() : words.includes('fewer') ? Math.max(0, now - count()) : count();
  switch (kind) {
    case 'exclude':
      return exclude(filters.length > 0 ? filters : [{}]);
    case 'only': {
      if (masses.length === 0) throw noMass(filters);
      const scope = words[0] === 'within' ? (JSON.parse(words[1]!) as MassFilter[]) : [{}];
      const others = tools.masses.filter(
        (mass) =>
          !masses.some((one) => isMass(one, mass)) && scope.some((filter) => massMatches(filter, mass)),
      );
      return exclude(fewestFilters(others, tools.masses));
    }
    case 'pin': {
      const mass = oneMass(masses, filters);
      return each(({ id: ministerId }) => [{ kind: 'pin', ministerId, mass }]);
    }
    case 'replace': {
      const mass = oneMass(masses, filters);
      const [leaving, entering] = people as [PersonRef, PersonRef];
      if (entering.id === leaving.id) throw samePerson();
      return [
        { kind: 'pin', ministerId: entering.id, mass },
        { kind: 'exclude', ministerId: leaving.id, masses: mass },
      ];
    }
    case 'move': {
      const [from, to] = filters.map((filter) => masses.filter((mass) => massMatches(filter, mass)));
      const [goal, ...others] = to ?? [];
      if (!from?.length || !goal) throw noMass(filters);
      if (others.length > 0)
        throw notPossible(
          'which-mass',
          'Há mais de uma missa no dia para onde a pessoa iria. Diga também o horário.',
        );
      return [
        ...exclude([filters[0]!]),
        ...each(({ id: ministerId }) => [{ kind: 'pin', ministerId, mass: oneMass([goal], filters) }]),
      ];
    }
    case 'exchange':
      return words.includes('goals')
        ? exchangedAsTold(people, filters, tools)
        : exchanged(people, masses, tools);
    case 'cap':
      return each(({ id: ministerId }) => [
        { kind: 'cap', ministerId, count: relative(tools.person(ministerId).limit) },
      ]);
    case 'capAll': {
      const present = tools.listRules().find(({ rule }) => rule.kind === 'cap-all')?.rule;
      const isRelative = words.includes('more') || words.includes('fewer');
      if (isRelative && present?.kind !== 'cap-all') throw noLimit();
      return [{ kind: 'cap-all', count: relative(present?.kind === 'cap-all' ? present.count : 0) }];
    }
    case 'together':
    case 'apart':
      return (words.includes('offirst') ? pairs(people).slice(0, people.length - 1) : pairs(people)).map(
        ([one, other]) => ({ kind, ministerId: one.id, otherId: other.id }),
      );
    case 'more':
    case 'fewer':
    case 'double':
    case 'exactly': {
      const mass = oneMass(masses, filters);
      const { required } = tools.mass(mass);
      const wanted =
        kind === 'exactly'
          ? count()
          : kind === 'double'
            ? Math.ceil(count() * required)
            : required + (kind === 'more' ? count() : -count());
      if (wanted < 0)
        throw notPossible('odd-count', `A missa ${onMass(mass)} só tem ${countPlaces(required)}.`);
      return [{ kind: 'required', mass, count: wanted }];
    }
    default:
      return [];
  }
}

const noMass = (filters: readonly MassFilter[]) =>
  notPossible('no-mass', `Esta escala não tem missa ${onAll(filters)}.`);

function oneMass([mass]: readonly MassRef[], filters: readonly MassFilter[]): MassKey {
  if (!mass) throw noMass(filters);
  return { date: mass.date, time: mass.time };
}

/** Two people who change places, each with the mass where they go; on a day of several masses the one where the other is. */
function exchangedAsTold(
  people: readonly PersonRef[],
  goals: readonly MassFilter[],
  tools: AssistantTools,
): ScheduleRule[] {
  const [first, second] = people.map((person, at): MassKey => {
    const meant = tools.masses.filter((mass) => massMatches(goals[at]!, mass));
    const left = meant.filter((mass) => tools.mass(mass).team.some(({ id }) => id === people[1 - at]!.id));
    const [mass, ...others] = meant.length > 1 ? left : meant;
    if (meant.length === 0) throw noMass([goals[at]!]);
    if (!mass || others.length > 0)
      throw notPossible(
        'which-mass',
        `Há mais de uma missa no dia para onde ${person.name} iria. Diga também o horário.`,
      );
    return oneMass([mass], goals);
  }) as [MassKey, MassKey];
  return exchangeRules(people as [PersonRef, PersonRef], [second, first]);
}

/** One goes where the other was, and the other way about. */
const exchangeRules = (
  [one, other]: readonly [PersonRef, PersonRef],
  [from, to]: readonly [MassKey, MassKey],
): ScheduleRule[] => [
  { kind: 'exclude', ministerId: one.id, masses: from },
  { kind: 'exclude', ministerId: other.id, masses: to },
  { kind: 'pin', ministerId: one.id, mass: to },
  { kind: 'pin', ministerId: other.id, mass: from },
];

/** Two people who change places: each goes where the other was. */
function exchanged(
  people: readonly PersonRef[],
  masses: readonly MassRef[],
  tools: AssistantTools,
): ScheduleRule[] {
  const [one, other] = people as [PersonRef, PersonRef];
  const isThere = (person: PersonRef, mass: MassRef) =>
    tools.mass(mass).team.some(({ id }) => id === person.id);
  const meant = masses.length > 0 ? masses : tools.masses;
  const own = meant.filter((mass) => isThere(one, mass));
  const others = meant.filter((mass) => isThere(other, mass));
  if (own.length !== 1 || others.length !== 1)
    throw notPossible(
      'not-there',
      `Não dá para trocar os dois: ${one.name} e ${other.name} não estão, um em cada uma, nestas missas. Diga quem sai de qual e quem entra.`,
    );
  const [from, to] = [own, others].map((mass) => oneMass(mass, [])) as [MassKey, MassKey];
  return exchangeRules([one, other], [from, to]);
}

/** Few filters that fit these masses and no others of the schedule, the widest first. */
function fewestFilters(masses: readonly MassKey[], all: readonly MassKey[]): MassFilter[] {
  const fits = (filter: MassFilter) =>
    all.filter((mass) => massMatches(filter, mass)).every((mass) => masses.some((one) => isMass(one, mass)));
  const widths: ((mass: MassKey) => MassFilter)[] = [
    ({ date }) => ({ weekday: weekday(date) }),
    ({ time }) => ({ time }),
    ({ date }) => ({ date }),
    ({ date, time }) => ({ date, time }),
  ];
  const filters: MassFilter[] = [];
  for (const filter of widths.flatMap((filterOf) => masses.map(filterOf))) {
    const isNew = masses.some(
      (mass) => massMatches(filter, mass) && !filters.some((one) => massMatches(one, mass)),
    );
    if (isNew && fits(filter)) filters.push(filter);
  }
  return filters;
}

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
  const isIn = (rules: readonly ScheduleRule[], rule: ScheduleRule) =>
    rules.some((other) => isSameRule(other, rule));
  for (const { rule, number } of tools.listRules().reverse())
    if (!isIn(before, rule)) tools.removeRule(number);
  const now = tools.listRules().map(({ rule }) => rule);
  for (const rule of before) if (!isIn(now, rule)) tools.setRule(rule);
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

const samePerson = () => notPossible('same-person', 'Diga duas pessoas diferentes.');

/** Every two of the people. */
function pairs(people: readonly PersonRef[]): [PersonRef, PersonRef][] {
  const unique = people.filter(({ id }, index) => people.findIndex((other) => other.id === id) === index);
  if (unique.length < 2) throw samePerson();
  return unique.flatMap((one, index) =>
    unique.slice(index + 1).map((other): [PersonRef, PersonRef] => [one, other]),
  );
}
