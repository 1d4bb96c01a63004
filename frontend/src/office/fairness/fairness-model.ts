import type { Answer } from '../../api/client.ts';
import { hour, shortDate } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { whenInWords, type MassRule } from '../mass-rules/mass-rule-model.ts';

export type Report = Answer<'GET /api/reports/fairness'>;
export type Person = Report['people'][number];
export type MassKind = Report['kinds'][number];
export type ShortMass = Report['shortMasses'][number];

const ONE_DECIMAL = { maximumFractionDigits: 1 };

/** 9.6 → '9,6'. */
export const decimal = (number: number): string => number.toLocaleString('pt-BR', ONE_DECIMAL);

/** 0.4 → '+0,4'. */
export const signed = (number: number): string =>
  number.toLocaleString('pt-BR', { ...ONE_DECIMAL, signDisplay: 'exceptZero' });

/** The last mass served; 'nunca' for nobody's. */
export const servedOn = (date: string | null): string => (date === null ? 'nunca' : shortDate(date));

export interface Figure {
  value: string;
  text: string;
}

/** The report in five numbers, each with the words that say what it counts. */
export function figuresOf({ totals }: Report): Figure[] {
  const { schedules, masses, places, filled, missing, people, neverServed } = totals;
  const tookPart = people === 1 ? 'ofereceu-se ou serviu' : 'ofereceram-se ou serviram';
  return [
    {
      value: plural(masses, 'missa', 'missas'),
      text: `em ${plural(schedules, 'escala publicada', 'escalas publicadas')}`,
    },
    {
      value: `${filled.toLocaleString('pt-BR')} de ${places.toLocaleString('pt-BR')}`,
      text:
        missing === 0
          ? 'lugares preenchidos'
          : `lugares preenchidos: ${plural(missing, 'ficou vazio', 'ficaram vazios')}`,
    },
    {
      value: plural(people, 'pessoa', 'pessoas'),
      text:
        neverServed === 0
          ? tookPart
          : `${tookPart}: ${plural(neverServed, 'se ofereceu e não serviu', 'se ofereceram e não serviram')}`,
    },
    {
      value: `${decimal(totals.meanDeviation)} ${totals.meanDeviation < 2 ? 'missa' : 'missas'}`,
      text: 'a mais ou a menos do que a sua parte, em média, por pessoa',
    },
    {
      value: `${decimal(totals.withinOne)}%`,
      text: 'das pessoas a no máximo uma missa da sua parte',
    },
  ];
}

export interface Balance {
  /** The largest difference first. */
  above: Person[];
  /** The largest difference first. */
  below: Person[];
  /** How many served exactly their share. */
  even: number;
  /** Duties that fill a whole bar. */
  scale: number;
}

/** Who served more and who less than their share, of those who offered or served. */
export function balanceOf(people: readonly Person[]): Balance {
  const involved = people.filter(({ offers, duties }) => offers + duties > 0);
  const byDistance = (a: Person, b: Person) => Math.abs(b.difference) - Math.abs(a.difference);
  return {
    above: involved.filter(({ difference }) => difference > 0).sort(byDistance),
    below: involved.filter(({ difference }) => difference < 0).sort(byDistance),
    even: involved.filter(({ difference }) => difference === 0).length,
    scale: Math.max(1, ...involved.flatMap(({ duties, expected }) => [duties, expected])),
  };
}

/** A bar in a sentence. */
export function balanceInWords({ duties, expected, difference }: Person): string {
  const distance = `${decimal(Math.abs(difference))} ${difference > 0 ? 'a mais' : 'a menos'}`;
  return `Serviu ${plural(duties, 'missa', 'missas')}, a sua parte era ${decimal(expected)}: ${distance}.`;
}

/** Masses outside the timetable have no rule; no rule's key looks like this. */
const WITHOUT_RULE = '*';

export const kindKey = ({ ruleKey }: Pick<MassKind, 'ruleKey'>): string => ruleKey ?? WITHOUT_RULE;

/** When the masses of a kind are celebrated; null where the timetable does not tell any more. */
function kindWhen({ ruleKey }: Pick<MassKind, 'ruleKey'>, rules: readonly MassRule[]): string | null {
  const rule = rules.find(({ key }) => key === ruleKey);
  return rule ? whenInWords(rule.when) : null;
}

/** 'Santa Missa (toda quarta)': rules may share a name. */
export function kindLabel(kind: MassKind, rules: readonly MassRule[]): string {
  const when = kindWhen(kind, rules);
  return when === null ? kind.name : `${kind.name} (${when[0]!.toLowerCase()}${when.slice(1)})`;
}

/** Masses in which people lacked every time, and those in which they lacked sometimes. */
export function shortMassesOf(masses: readonly ShortMass[]): { always: ShortMass[]; sometimes: ShortMass[] } {
  return {
    always: masses.filter((mass) => mass.timesShort === mass.masses),
    sometimes: masses.filter((mass) => mass.timesShort < mass.masses),
  };
}

/** 'Toda quarta, 6h30'. */
export function massTime(mass: ShortMass, rules: readonly MassRule[]): string {
  const when = kindWhen(mass, rules);
  return when === null ? hour(mass.time) : `${when}, ${hour(mass.time)}`;
}

/** '5 de 6 vezes'. */
export const timesShort = ({ timesShort: times, masses }: ShortMass): string =>
  `${times.toLocaleString('pt-BR')} de ${plural(masses, 'vez', 'vezes')}`;

/** What is told of people who erased their data; null without any. */
export function removedInWords({ people, duties }: Report['removed']): string | null {
  if (people === 0) return null;
  const who =
    people === 1
      ? 'Além destas, 1 pessoa que apagou seus dados serviu'
      : `Além destas, ${people.toLocaleString('pt-BR')} pessoas que apagaram seus dados serviram`;
  return `${who} ${plural(duties, 'missa', 'missas')} neste período.`;
}
