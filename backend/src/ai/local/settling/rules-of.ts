/** The rules that a request asks for, once it is certain what it means. */
import {
  countPlaces,
  isMass,
  type MassFilter,
  type MassKey,
  massMatches,
  onMass,
  type ScheduleRule,
} from '../../../roster/index.js';
import { weekday } from '../../../platform/dates/month.js';
import { notPossible } from '../../../platform/errors/app-error.js';
import type { AssistantTools, MassRef, PersonRef } from '../../assistant/index.js';
import { hoursInOrder, onAll } from '../words/phrases.js';
import type { SettledRequest } from './settled-request.js';

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
      return exclude(hoursInOrder(fewestFilters(others, tools.masses)));
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

const samePerson = () => notPossible('same-person', 'Diga duas pessoas diferentes.');

/** Every two of the people. */
function pairs(people: readonly PersonRef[]): [PersonRef, PersonRef][] {
  const unique = people.filter(({ id }, index) => people.findIndex((other) => other.id === id) === index);
  if (unique.length < 2) throw samePerson();
  return unique.flatMap((one, index) =>
    unique.slice(index + 1).map((other): [PersonRef, PersonRef] => [one, other]),
  );
}
