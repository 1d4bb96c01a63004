/** The roster of a schedule as its printed list, its workbook and its share text show it. */
import type { LiturgicalColor } from '../timetable/index.js';

export const ROSTER_ORDERS = ['mass', 'person'] as const;
export type RosterOrder = (typeof ROSTER_ORDERS)[number];

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

export function missingAt({ required, people }: SheetMass): number {
  return Math.max(0, required - people.length);
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
