import type { RosterAnswer, RosterProblem } from '../src/solver/problem.js';
import { seededRandom } from './roster-instances.js';

/** Nurses, days and shifts of an instance, the last shift being the free one. */
export interface NspSize {
  nurses: number;
  days: number;
  shifts: number;
}

const FIRST_DAY = Date.UTC(2026, 10, 1);
const DAY = 86_400_000;

/**
 * A file of NSPLib (M. Vanhoucke, B. Maenhout, "NSPLib: a nurse scheduling problem library", ORAHS 2005) as a roster: a
 * mass for each day and shift with demand; preferences 1 and 2 are "available", 3 is "maybe", 4 a no. What a file does
 * not tell is counted out: two days of rest, 3 to 5 duties in a week and 9 in four, every third nurse experienced.
 *
 * The file has the three sizes, the demand by day and shift, and the preferences by nurse, day and shift.
 */
export function problemOfNsp(file: string): RosterProblem {
  const numbers = file.trim().split(/\s+/).map(Number);
  const [nurses, days, shifts] = numbers as [number, number, number];
  const demand = numbers.slice(3, 3 + days * shifts);
  const preferences = numbers.slice(3 + days * shifts);
  if (preferences.length !== nurses * days * shifts || numbers.some((number) => !Number.isInteger(number)))
    throw new Error('This is no file of NSPLib.');
  const slots = demand.flatMap((required, place) => {
    const isFree = place % shifts === shifts - 1;
    if (isFree || required === 0) return [];
    const date = new Date(FIRST_DAY + Math.floor(place / shifts) * DAY).toISOString().slice(0, 10);
    return [{ id: place, date, required, experienced: 1 }];
  });
  const ministers = Array.from({ length: nurses }, (_, i) => ({
    id: i,
    experienced: i % 3 === 0,
    maxDuties: days === 7 ? 3 + (i % 3) : 9,
    balance: ((7 * i) % 5) - 2,
  }));
  const answers = ministers.flatMap(({ id }) =>
    slots.flatMap((slot): RosterAnswer[] => {
      const preference = preferences[id * days * shifts + slot.id]!;
      if (preference === 4) return [];
      return [{ minister: id, slot: slot.id, answer: preference === 3 ? 'maybe' : 'available' }];
    }),
  );
  return { slots, ministers, answers, minRestDays: 2 };
}

/** A file in the form of NSPLib, with numbers of its own: about a third of the nurses wanted a day. */
export function nspFile({ nurses, days, shifts }: NspSize, seed: number): string {
  const random = seededRandom(seed);
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  const rows = (count: number, cells: (row: number) => number[]): string =>
    Array.from({ length: count }, (_, row) => cells(row).join(' ')).join('\n');
  const wanted = Math.round(nurses / 3 / (shifts - 1));
  const demand = rows(days, () =>
    Array.from({ length: shifts }, (_, shift) =>
      shift === shifts - 1 ? 0 : between(Math.floor(wanted / 2), Math.ceil(1.5 * wanted)),
    ),
  );
  const preferences = rows(nurses, () => Array.from({ length: days * shifts }, () => between(1, 4)));
  return `${nurses} ${days} ${shifts}\n\n${demand}\n\n${preferences}\n`;
}
