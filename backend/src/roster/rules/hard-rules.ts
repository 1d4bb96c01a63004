/**
 * The hard rules in words: each has one entry, with all that the product says of it. Whether a rule is broken is the
 * matter of `check-roster.ts`, which names nobody.
 */
import { formatShortDate, formatTime } from '../../platform/dates/format.js';
import {
  allPlaces,
  kinKey,
  pinsOf,
  problemOf,
  type RosterFacts,
  type RosterMass,
  type RosterPerson,
} from '../roster.js';
import { answeredText } from '../availability.js';
import { checkRoster, type RosterRule, type RosterViolation } from './check-roster.js';
import { countMasses, countMinisters, onMass } from '../schedule-rules/roster-messages.js';
import { capOf, isExcluded, requiredAt, rulesOfKind } from '../schedule-rules/schedule-rules.js';

/** A broken rule with the person and the mass that it is about. */
interface Broken {
  violation: RosterViolation;
  facts: RosterFacts;
  person: RosterPerson;
  mass: RosterMass;
}

type Voice = (broken: Broken) => string;

/** What follows a count of people: '1 serve', '2 servem'. */
export interface Counted {
  one: string;
  many: string;
}

interface HardRule {
  /** A few words beside the person's name, of a place that is not given: 'já serve às 10h neste dia'. */
  brief: Voice;
  /** The same of a place that is given, where it differs. */
  briefWhenGiven?: Voice;
  /** A sentence with names, for coordinators. */
  sentence: Voice;
  /** A sentence to the person themselves, which tells nothing of anybody else; left out where they are never told. */
  own?: Voice;
  /** A sentence without names, of a problem that need not name its people: of a file, or to the person themselves. */
  plain: string;
  /** What is said of how many, among those who offered for a mass, the rule keeps from serving there. */
  counted?: Counted;
  /** What the API calls it beside the sentence, where that is not the rule's name. */
  code?: (broken: Broken) => string;
}

const UNKNOWN_MASS = 'Esta missa não faz parte do problema.';

const NOT_SERVING = 'não serve no momento';

/** How a day that the checker finds blocked came to be so: by another duty, or by the person (undefined). */
function dutyThatDay({
  facts,
  person,
  mass,
}: Broken): { time: string; date: string; where: string } | undefined {
  if (person.blockedDates.includes(mass.date)) return undefined;
  const elsewhere = person.dutiesElsewhere.find(({ date }) => date === mass.date);
  if (elsewhere) return { ...elsewhere, where: ', em outra escala' };
  const here = allPlaces(facts)
    .filter(({ minister, slot }) => minister === person.id && slot !== mass.id)
    .map(({ slot }) => facts.masses.get(slot))
    .find((other) => other?.date === mass.date);
  return here && { ...here, where: '' };
}

/** Why somebody is not available: who has not refused and is still not is kept away by a rule of the schedule. */
function unavailability({ facts, person, mass }: Broken): 'refused' | 'ruled-out' | 'unsaid' | 'silent' {
  const answer = facts.availability.of({ slot: mass.id, minister: person.id });
  if (answer === 'unavailable') return 'refused';
  if (answer !== undefined || isExcluded(facts.rules, person.id, mass)) return 'ruled-out';
  return facts.availability.hasAnswered(person.id) ? 'unsaid' : 'silent';
}

const otherMass = ({ facts, violation, mass }: Broken): RosterMass =>
  facts.masses.get(violation.other ?? NaN) ?? mass;

/** 'irmã (Sara)', or the name alone where only a rule of the schedule keeps the two apart. */
function relativeOf({ facts: { people, kinships }, violation: { minister, other } }: Broken): string {
  const name = (other !== undefined && people.get(other)?.name) || 'alguém';
  const kinship = other === undefined ? undefined : kinships.get(kinKey(minister, other));
  return kinship ? `${kinship} (${name})` : name;
}

/** Whether a rule of the schedule, not their own wish, keeps two people apart. */
function isRuledApart({ facts, violation: { minister, other } }: Broken): boolean {
  return rulesOfKind(facts.rules, 'apart').some(
    ({ ministerId, otherId }) =>
      (ministerId === minister && otherId === other) || (ministerId === other && otherId === minister),
  );
}

const KEPT_AWAY = {
  one: 'tem a data bloqueada ou o mandato vencido',
  many: 'têm a data bloqueada ou o mandato vencido',
};

/** Silence about a mass, whoever is asked about it. */
export const SILENT = 'não respondeu sobre esta missa';

const HARD_RULES: Readonly<Record<RosterRule, HardRule>> = {
  'unknown-minister': {
    code: () => 'not-serving',
    plain: 'Esta pessoa não faz parte do problema.',
    brief: () => NOT_SERVING,
    sentence: ({ person, mass }) =>
      `${person.name} não serve mais no ministério e não pode ter lugar ${onMass(mass)}.`,
  },
  'unknown-slot': { plain: UNKNOWN_MASS, brief: () => UNKNOWN_MASS, sentence: () => UNKNOWN_MASS },
  duplicate: {
    plain: 'Já está nesta missa.',
    brief: () => 'já serve nesta missa',
    sentence: ({ person, mass }) => `${person.name} já está na escala ${onMass(mass)}.`,
  },
  'not-available': {
    plain: 'Não se declarou disponível para esta missa.',
    brief: (broken) =>
      ({
        refused: answeredText('unavailable'),
        'ruled-out': 'uma regra da escala impede',
        unsaid: SILENT,
        silent: SILENT,
      })[unavailability(broken)],
    sentence: (broken) => {
      const { name } = broken.person;
      const here = onMass(broken.mass);
      return {
        refused: `${name} respondeu que não pode servir ${here}.`,
        'ruled-out': `Uma regra desta escala não deixa ${name} servir ${here}.`,
        unsaid: `${name} respondeu ao questionário, mas não disse se pode servir ${here}.`,
        silent: `${name} não respondeu ao questionário.`,
      }[unavailability(broken)];
    },
    own: (broken) =>
      ({
        refused: 'Você respondeu que não pode servir nesta missa.',
        'ruled-out': 'Uma regra desta escala não deixa você servir nesta missa.',
        unsaid: 'Você não respondeu que pode nesta missa.',
        silent: 'Você não respondeu que pode nesta missa.',
      })[unavailability(broken)],
  },
  'blocked-date': {
    plain: 'Bloqueou esta data.',
    counted: KEPT_AWAY,
    code: (broken) => (dutyThatDay(broken) ? 'same-day' : 'blocked-date'),
    brief: (broken) => {
      const duty = dutyThatDay(broken);
      return duty ? `já serve às ${formatTime(duty.time)} neste dia${duty.where}` : 'data bloqueada';
    },
    sentence: (broken) => blockedDay(broken, broken.person.name),
    own: (broken) => blockedDay(broken, 'Você'),
  },
  'mandate-expired': {
    plain: 'O mandato já terá vencido nesta data.',
    counted: KEPT_AWAY,
    brief: ({ person }) => `mandato vencido (até ${formatShortDate(person.mandateUntil!)})`,
    sentence: ({ person, mass }) =>
      `O mandato de ${person.name} vai até ${formatShortDate(person.mandateUntil!)}, antes da missa ${onMass(mass)}.`,
    own: ({ person }) => `O seu mandato vai até ${formatShortDate(person.mandateUntil!)}, antes desta missa.`,
  },
  'slot-full': {
    plain: 'A missa já está completa.',
    brief: () => 'a missa já está completa',
    briefWhenGiven: () => 'há mais pessoas do que lugares',
    sentence: ({ facts, mass }) => {
      const required = requiredAt(facts.rules, mass);
      if (required === 0) return `A missa ${onMass(mass)} não tem lugar para ninguém.`;
      const all = required === 1 ? 'seu único ministro' : `os ${countMinisters(required)}`;
      return `A missa ${onMass(mass)} já tem ${all}.`;
    },
  },
  'same-day': {
    plain: 'Já serve em outra missa neste dia.',
    counted: { one: 'serve em outra missa do dia', many: 'servem em outra missa do dia' },
    brief: (broken) => `já serve às ${formatTime(otherMass(broken).time)} neste dia`,
    sentence: (broken) => `${broken.person.name} já serve ${onMass(otherMass(broken))}.`,
    own: (broken) => `Você já serve ${onMass(otherMass(broken))}.`,
  },
  'monthly-limit': {
    plain: 'O limite de missas no mês já foi atingido.',
    counted: { one: 'já tem o seu máximo de missas', many: 'já têm o seu máximo de missas' },
    brief: ({ facts, person }) => `limite de ${countMasses(monthlyLimit(facts, person))} atingido`,
    briefWhenGiven: ({ facts, person }) => `acima do limite de ${countMasses(monthlyLimit(facts, person))}`,
    sentence: ({ facts, person }) => {
      const cap = capOf(facts.rules, person.id);
      return cap < person.limit
        ? `Uma regra desta escala dá a ${person.name} no máximo ${countMasses(cap)}.`
        : `${person.name} já atingiu o limite de ${countMasses(person.limit)} no mês.`;
    },
    own: ({ facts, person }) =>
      `Você já serve no seu limite de ${countMasses(monthlyLimit(facts, person))} neste mês.`,
  },
  apart: {
    plain: 'Um familiar que serve separado já está nesta missa.',
    counted: {
      one: 'não serve junto com um familiar que está nela',
      many: 'não servem junto com um familiar que está nela',
    },
    brief: (broken) => `${relativeOf(broken)} na mesma missa: separados`,
    sentence: (broken) => {
      const { facts, person, mass, violation } = broken;
      const relative = facts.people.get(violation.other ?? NaN)?.name ?? 'Um familiar';
      return isRuledApart(broken)
        ? `${relative} já está na missa ${onMass(mass)}, e uma regra desta escala separa os dois.`
        : `${relative}, da família de ${person.name}, já está na missa ${onMass(mass)}: preferem servir separados.`;
    },
    own: () => 'Alguém com quem você não serve na mesma missa já está nesta.',
  },
  'pin-missing': {
    plain: 'A pessoa está fixada nesta missa, mas não foi escalada nela.',
    brief: () => 'tem o lugar fixado',
    sentence: ({ facts, violation: { slot, minister }, person, mass }) =>
      facts.places.some((place) => place.pinned && place.slot === slot && place.minister === minister)
        ? `O lugar de ${person.name} ${onMass(mass)} está fixado.`
        : `Uma regra desta escala pede ${person.name} ${onMass(mass)}.`,
  },
};

function blockedDay(broken: Broken, name: string): string {
  const duty = dutyThatDay(broken);
  return duty
    ? `${name} já serve ${onMass(duty)}${duty.where}.`
    : `${name} bloqueou o dia ${formatShortDate(broken.mass.date)}.`;
}

/** Most duties in a month, the person's own maximum and the schedule's rules taken together. */
export function monthlyLimit({ rules }: RosterFacts, { id, limit }: RosterPerson): number {
  return Math.min(limit, capOf(rules, id));
}

/** Whether a code is that of a hard rule. */
export function isHardRule(code: string): code is RosterRule {
  return code in HARD_RULES;
}

/** The entry of a broken rule and what its voices speak of; undefined where person or mass are not in the schedule. */
function entryOf(violation: RosterViolation, facts: RosterFacts): [HardRule, Broken] | undefined {
  const person = facts.people.get(violation.minister);
  const mass = facts.masses.get(violation.slot);
  return person && mass && [HARD_RULES[violation.rule], { violation, facts, person, mass }];
}

/** A broken rule without names: `Já serve em outra missa neste dia.` */
export function plainly({ rule }: RosterViolation): string {
  return HARD_RULES[rule].plain;
}

/** What is said of how many a rule keeps from a mass for which they offered; undefined of what keeps nobody. */
export function countedBy(rule: RosterRule): Counted | undefined {
  return HARD_RULES[rule].counted;
}

/** What {@link countedBy} says of each rule, in the rules' order. */
export const COUNTED: readonly Counted[] = [
  ...new Set(Object.values(HARD_RULES).flatMap(({ counted }) => counted ?? [])),
];

/** A broken rule in a few words, to stand beside the name of whoever breaks it: `já serve às 10h neste dia`. */
export function briefly(violation: RosterViolation, facts: RosterFacts): string {
  const entry = entryOf(violation, facts);
  return entry ? entry[0].brief(entry[1]) : NOT_SERVING;
}

/** The same of a place that is given: `há mais pessoas do que lugares`. */
export function brieflyWhenGiven(violation: RosterViolation, facts: RosterFacts): string {
  const entry = entryOf(violation, facts);
  return entry?.[0].briefWhenGiven?.(entry[1]) ?? briefly(violation, facts);
}

/** A broken rule as a code and a Portuguese sentence with the names and numbers of the schedule. */
export function explain(violation: RosterViolation, facts: RosterFacts): { code: string; message: string } {
  const entry = entryOf(violation, facts);
  if (!entry) return { code: violation.rule, message: plainly(violation) };
  const [rule, broken] = entry;
  return { code: rule.code?.(broken) ?? violation.rule, message: rule.sentence(broken) };
}

/** A broken rule as it is told to the person themselves: nothing of anybody else. */
export function explainToPerson(violation: RosterViolation, facts: RosterFacts): string {
  const entry = entryOf(violation, facts);
  return entry?.[0].own?.(entry[1]) ?? plainly(violation);
}

/** Why places that every computation must give cannot all be given: with names, one sentence a broken rule. */
export function brokenPins(facts: RosterFacts): string[] {
  return checkRoster({ ...problemOf(facts), pins: [] }, pinsOf(facts)).map(
    (violation) => explain(violation, facts).message,
  );
}
