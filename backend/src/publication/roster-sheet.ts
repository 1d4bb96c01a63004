/** The roster of a schedule as its printed list, its workbook and its share text show it. */
import { formatDayMonth, formatMonth, formatShortDate } from '../platform/dates/format.js';
import { monthOf, yearOf } from '../platform/dates/month.js';
import { comparisonKey, singleLine } from '../platform/text.js';
import type { LiturgicalColor } from '../timetable/index.js';

export const ROSTER_ORDERS = ['mass', 'person'] as const;
export type RosterOrder = (typeof ROSTER_ORDERS)[number];

/** Papers of the calendar for the wall. */
export const WALL_PAPERS = ['a3', 'a4'] as const;
export type WallPaper = (typeof WALL_PAPERS)[number];

/** From where it is to be read. */
export const WALL_LETTERS = ['far', 'near'] as const;
export type WallLetters = (typeof WALL_LETTERS)[number];

/** What paper says, as many printers know black alone. */
export const LITURGICAL_COLOR_LABELS: Record<LiturgicalColor, string> = {
  green: 'verde',
  purple: 'roxo',
  red: 'vermelho',
  rose: 'rosa',
  white: 'branco',
};

export interface SheetPerson {
  ministerId: number;
  /** Name in the schedule. */
  name: string;
}

export interface SheetMass {
  id: number;
  /** Local date and time. */
  date: string;
  time: string;
  /** Whether it has begun, or is past. */
  begun: boolean;
  description: string;
  /** Only where it is not the parish's usual place. */
  location: string | null;
  liturgicalName: string | null;
  liturgicalColor: LiturgicalColor | null;
  /** Places. */
  required: number;
  /** By name. */
  people: SheetPerson[];
}

export interface RosterSheet {
  id: number;
  title: string;
  startDate: string;
  endDate: string;
  /** Whether ministers do not see it yet. */
  draft: boolean;
  /** By date and time. */
  masses: SheetMass[];
}

/** The parish's settings that the files show. */
export interface SheetParish {
  parishName: string;
  ministryTitle: string;
}

export interface SheetDay {
  date: string;
  liturgicalName: string | null;
  liturgicalColor: LiturgicalColor | null;
  masses: SheetMass[];
}

export interface PersonDuties extends SheetPerson {
  masses: SheetMass[];
}

/**
 * `Escala de Natal, dezembro de 2026`, but nothing twice that the title says: `Escala de dezembro de 2026`,
 * `Dezembro, 2026`. Of a schedule that is not a month's, its days.
 */
export function titleAndPeriod({ title, startDate, endDate }: RosterSheet): string {
  const name = singleLine(title);
  if (!startDate.endsWith('-01') || endDate.slice(0, 7) !== startDate.slice(0, 7))
    return `${name}, ${formatDayMonth(startDate)} a ${formatShortDate(endDate)}`;
  const month = formatMonth(yearOf(startDate), monthOf(startDate));
  const said = comparisonKey(name).split(/[^a-z0-9]+/);
  const [monthName = '', , year = ''] = month.split(' ');
  if (!said.includes(comparisonKey(monthName))) return `${name}, ${month}`;
  return said.includes(year) ? name : `${name}, ${year}`;
}

/** How many people a mass lacks. */
export function missingAt({ required, people }: SheetMass): number {
  return Math.max(0, required - people.length);
}

/** How many people are still looked for: what is past alarms nobody. */
export function soughtAt(mass: SheetMass): number {
  return mass.begun ? 0 : missingAt(mass);
}

/** The masses of each day, in the order of the days. */
export function daysOf({ masses }: RosterSheet): SheetDay[] {
  const days = new Map<string, SheetDay>();
  for (const mass of masses) {
    const { date, liturgicalName, liturgicalColor } = mass;
    const day = days.get(date) ?? { date, liturgicalName, liturgicalColor, masses: [] };
    day.masses.push(mass);
    days.set(date, day);
  }
  return [...days.values()];
}

/** Everybody with a place, by name, with their masses. */
export function personsOf({ masses }: RosterSheet): PersonDuties[] {
  const persons = new Map<number, PersonDuties>();
  for (const mass of masses) {
    for (const { ministerId, name } of mass.people) {
      const person = persons.get(ministerId) ?? { ministerId, name, masses: [] };
      person.masses.push(mass);
      persons.set(ministerId, person);
    }
  }
  const { compare } = new Intl.Collator('pt-BR');
  return [...persons.values()].sort((a, b) => compare(a.name, b.name) || a.ministerId - b.ministerId);
}
