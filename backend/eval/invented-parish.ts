/** What the invented parishes of the evaluation have in common: one month, in memory. */
import type { WorkspaceState } from '../src/ai/workspace/workspace.js';
import type { AvailabilityAnswerValue } from '../src/roster/availability.js';
import { Availability } from '../src/roster/availability.ts';
import { computedPlace, type RosterFacts, type RosterPlace } from '../src/roster/roster.js';
import type { ScheduleRule } from '../src/roster/schedule-rules/schedule-rule.js';

interface Person {
  name: string;
  /** What they answered about the masses in their order: available, maybe, no; `-` for nothing. */
  answers: string;
  experienced?: boolean;
  limit?: number;
  serves?: false;
  mandateUntil?: string;
}

/** Masses and people have ids from 1, in their order. */
export interface InventedMonth {
  schedule: Pick<RosterFacts['schedule'], 'id' | 'title' | 'year' | 'month' | 'startDate'>;
  masses: readonly {
    date: string;
    time: string;
    description: string;
    required?: number;
    experienced?: number;
  }[];
  people: readonly Person[];
  /** The draft: mass, by id, person, and what is not as computed. */
  places: readonly [mass: number, person: string, rest?: Partial<RosterPlace>][];
  families?: RosterFacts['families'];
  /** Of whoever has no limit of their own. */
  maxDuties: number;
}

const LETTERS: Record<string, AvailabilityAnswerValue> = { a: 'available', m: 'maybe', n: 'unavailable' };

/** @throws RangeError when nobody is called so. */
export function idIn(people: readonly { name: string }[], name: string): number {
  const index = people.findIndex((person) => person.name === name);
  if (index < 0) throw new RangeError(`Nobody is called ${name}`);
  return index + 1;
}

/** The schedule as it is before the first message. */
export function workspaceOf(
  { schedule, masses, people, places, families = [], maxDuties }: InventedMonth,
  {
    rules = [],
    status = 'planning',
  }: { rules?: readonly ScheduleRule[]; status?: RosterFacts['schedule']['status'] } = {},
): WorkspaceState {
  const answers = people.flatMap((person, index) =>
    [...person.answers].flatMap((letter, at) => {
      const answer = LETTERS[letter];
      return answer ? [{ slot: at + 1, minister: index + 1, answer }] : [];
    }),
  );
  const facts: RosterFacts = {
    schedule: { ...schedule, status, version: 1 },
    masses: new Map(
      masses.map((mass, index) => {
        const id = index + 1;
        return [id, { id, required: 2, experienced: 0, asked: true, ...mass }];
      }),
    ),
    people: new Map(
      people.map(
        ({ name, limit = maxDuties, experienced = false, serves = true, mandateUntil = null }, index) => {
          const id = index + 1;
          const bounds = { limit, blockedDates: [], mandateUntil, dutiesElsewhere: [] };
          return [id, { id, name, fullName: name, serves, experienced, ...bounds }];
        },
      ),
    ),
    availability: new Availability(answers),
    families,
    kinships: new Map(),
    places: places.map(([slot, person, rest = {}]) => ({
      ...computedPlace({ slot, minister: idIn(people, person) }),
      ...rest,
    })),
    overridden: [],
    givenAway: [],
    rules,
    minRestDays: 3,
    timeLimitSeconds: 10,
    defaultMaxDuties: maxDuties,
  };
  const stored = rules.map((rule, index) => ({ id: index + 1, rule }));
  return { facts, balances: new Map(), begun: new Set(), rules: stored, waiting: null, accepted: null };
}

/** What an assistant that must not name people to others is told of them; no record of the evaluation is anybody's. */
export const knownPeopleOf = (people: readonly { name: string }[]) =>
  people.map(({ name }, index) => ({
    id: index + 1,
    scheduleName: name,
    fullName: name,
    email: `pessoa${index + 1}@exemplo.test`,
    phone: `(11) 9${String(80_000_001 + index).slice(0, 4)}-${String(80_000_001 + index).slice(4)}`,
    birthDate: null,
  }));
