/** The parish that requests to the assistant are judged by: one month, in memory, with names that are easily confused. */
import type { WorkspaceState } from '../src/ai/workspace.js';
import type { AvailabilityAnswerValue } from '../src/roster/availability.js';
import { Availability } from '../src/roster/availability.ts';
import { computedPlace, type RosterFacts, type RosterPlace } from '../src/roster/roster.js';
import type { ScheduleRule } from '../src/roster/rules/schedule-rule.js';

export const TODAY = '2026-11-03';

const MASSES = [
  { date: '2026-11-01', time: '08:00', description: 'Missa dominical' },
  { date: '2026-11-01', time: '10:00', description: 'Missa das crianças' },
  { date: '2026-11-05', time: '19:30', description: 'Missa por cura e libertação', required: 3 },
  { date: '2026-11-06', time: '06:30', description: 'Missa do Sagrado Coração de Jesus' },
  { date: '2026-11-08', time: '08:00', description: 'Missa dominical' },
  { date: '2026-11-08', time: '10:00', description: 'Missa das crianças' },
  { date: '2026-11-15', time: '08:00', description: 'Missa dominical' },
  { date: '2026-11-22', time: '08:00', description: 'Missa dominical' },
  { date: '2026-11-28', time: '07:00', description: 'Missa de São Judas Tadeu', experienced: 1 },
  { date: '2026-11-28', time: '15:00', description: 'Missa de São Judas Tadeu' },
  { date: '2026-11-28', time: '19:30', description: 'Missa de São Judas Tadeu', required: 3 },
  { date: '2026-11-29', time: '19:00', description: 'Missa dominical' },
];

/** By id, from 1: what each answered about the masses in their order, `-` for nothing. */
const PEOPLE = [
  { name: 'Ana Souza', answers: 'aanaanaanaaa' },
  { name: 'Ana Lima', answers: 'nnaanaanamaa' },
  { name: 'Vera Lúcia', answers: 'maaanmnaaaan', experienced: true },
  { name: 'João', answers: 'aaaaaaaaaaaa', experienced: true },
  { name: 'Joana', answers: 'annnaannannn', limit: 2 },
  { name: 'Zé do Carmo', answers: 'nannnannnnna' },
  { name: 'Antônio', answers: 'aaamaaaaanna' },
  { name: 'Conceição', answers: '------------' },
  { name: 'Maria das Dores', answers: 'annaannaanaa' },
  { name: 'Sebastião', answers: 'nnnnnnnnnnnn' },
  { name: 'Íris', answers: 'mmnnammnnmnn' },
  { name: 'Lúcio', answers: '------------' },
];

const LETTERS: Record<string, AvailabilityAnswerValue> = { a: 'available', m: 'maybe', n: 'unavailable' };

/** The id of somebody of the parish. */
export function idOf(name: string): number {
  const index = PEOPLE.findIndex((person) => person.name === name);
  if (index < 0) throw new RangeError(`Nobody is called ${name}`);
  return index + 1;
}

/** The draft: mass and person, by id; the first place is fixed, the last given by hand. */
const PLACES: [mass: number, person: string, Partial<RosterPlace>][] = [
  [1, 'João', { pinned: true }],
  [1, 'Ana Souza', {}],
  [5, 'Joana', {}],
  [7, 'João', {}],
  [9, 'Ana Lima', { origin: 'manual' }],
];

/** Rules that some requests find there. */
export const PRESENT_RULES: readonly ScheduleRule[] = [
  { kind: 'cap-all', count: 3 },
  { kind: 'apart', ministerId: idOf('João'), otherId: idOf('Joana') },
  { kind: 'required', mass: { date: '2026-11-28', time: '15:00' }, count: 3 },
];

/** The schedule as it is before the first message. */
export function parish({
  rules = [],
  status = 'planning',
}: {
  rules?: readonly ScheduleRule[];
  status?: RosterFacts['schedule']['status'];
} = {}): WorkspaceState {
  const answers = PEOPLE.flatMap((person, index) =>
    [...person.answers].flatMap((letter, at) => {
      const answer = LETTERS[letter];
      return answer ? [{ slot: at + 1, minister: index + 1, answer }] : [];
    }),
  );
  const facts: RosterFacts = {
    schedule: {
      id: 1,
      title: 'Escala de novembro',
      year: 2026,
      month: 11,
      status,
      version: 1,
      startDate: '2026-11-01',
    },
    masses: new Map(
      MASSES.map((mass, index) => {
        const id = index + 1;
        return [id, { id, required: 2, experienced: 0, asked: true, ...mass }];
      }),
    ),
    people: new Map(
      PEOPLE.map(({ name, limit = 4, experienced = false }, index) => {
        const id = index + 1;
        const bounds = { limit, blockedDates: [], mandateUntil: null, dutiesElsewhere: [] };
        return [id, { id, name, serves: true, experienced, ...bounds }];
      }),
    ),
    availability: new Availability(answers),
    families: [{ a: idOf('Vera Lúcia'), b: idOf('Antônio'), wish: 'together' }],
    kinships: new Map(),
    places: PLACES.map(([slot, person, rest]) => ({
      ...computedPlace({ slot, minister: idOf(person) }),
      ...rest,
    })),
    overridden: [],
    rules,
    minRestDays: 3,
    timeLimitSeconds: 10,
    defaultMaxDuties: 4,
  };
  const stored = rules.map((rule, index) => ({ id: index + 1, rule }));
  return { facts, balances: new Map(), begun: new Set(), rules: stored, waiting: null, accepted: null };
}

/** What an assistant that must not name people to others is told of them; no record of the evaluation is anybody's. */
export const KNOWN_PEOPLE = PEOPLE.map(({ name }, index) => ({
  id: index + 1,
  scheduleName: name,
  fullName: name,
  email: `pessoa${index + 1}@exemplo.test`,
  phone: `(11) 9${String(80_000_001 + index).slice(0, 4)}-${String(80_000_001 + index).slice(4)}`,
  birthDate: null,
}));
