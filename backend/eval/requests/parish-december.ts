/** A second invented parish: a December with namesakes, nicknames, feasts, and two people who cannot be scheduled. */
import type { WorkspaceState } from '../../src/ai/workspace.js';
import type { AvailabilityAnswerValue } from '../../src/roster/availability.js';
import { Availability } from '../../src/roster/availability.ts';
import { computedPlace, type RosterFacts } from '../../src/roster/roster.js';
import type { ScheduleRule } from '../../src/roster/rules/schedule-rule.js';

/** A Friday. */
export const DECEMBER_TODAY = '2026-11-27';

const MASSES = [
  { date: '2026-12-05', time: '19:00', description: 'Missa vespertina' },
  { date: '2026-12-06', time: '08:00', description: 'Missa dominical' },
  { date: '2026-12-06', time: '10:00', description: 'Missa da catequese' },
  { date: '2026-12-08', time: '19:30', description: 'Imaculada Conceição', required: 4 },
  { date: '2026-12-12', time: '19:00', description: 'Missa vespertina' },
  { date: '2026-12-13', time: '08:00', description: 'Missa dominical' },
  { date: '2026-12-13', time: '10:00', description: 'Missa da catequese' },
  { date: '2026-12-17', time: '19:30', description: 'Novena de Natal' },
  { date: '2026-12-20', time: '08:00', description: 'Missa dominical' },
  { date: '2026-12-20', time: '10:00', description: 'Missa da catequese' },
  { date: '2026-12-24', time: '20:00', description: 'Missa do Galo', required: 6 },
  { date: '2026-12-25', time: '10:00', description: 'Natal do Senhor', required: 4 },
  { date: '2026-12-27', time: '08:00', description: 'Sagrada Família' },
  { date: '2026-12-31', time: '20:00', description: 'Missa de ação de graças' },
];

const ALL = 'aaaaaaaaaaaaaa';

/** By id, from 1. `serves: false` and a mandate that ended are the two ways of being inactive. */
const PEOPLE: { name: string; answers: string; serves?: false; mandateUntil?: string }[] = [
  { name: 'Bruna F.', answers: ALL },
  { name: 'Bruna M.', answers: ALL },
  { name: 'Rosa M.', answers: ALL },
  { name: 'Rosa T.', answers: ALL },
  { name: 'Maria Aparecida', answers: ALL },
  { name: 'Maria do Socorro', answers: ALL },
  { name: 'Maria Helena', answers: ALL },
  { name: 'Maria José', answers: '--------------' },
  { name: 'Paulo', answers: ALL },
  { name: 'Pedro Henrique', answers: ALL },
  { name: 'Luiz Carlos', answers: ALL },
  { name: 'Luísa', answers: ALL },
  { name: 'Francisco', answers: ALL },
  { name: 'Terezinha', answers: ALL },
  { name: 'Geraldo', answers: ALL },
  { name: 'Márcia', answers: 'nnnnnnaaaaaaaa' },
  { name: 'Marcos', answers: ALL },
  { name: 'Neuza', answers: ALL },
  { name: 'Raimundo', answers: '--------------', mandateUntil: '2026-10-31' },
  { name: 'Cláudia', answers: '--------------', serves: false },
  { name: 'Fátima', answers: ALL },
  { name: 'Benedito', answers: 'aaaaaaaaaannaa' },
];

const LETTERS: Record<string, AvailabilityAnswerValue> = { a: 'available', m: 'maybe', n: 'unavailable' };

/** The id of somebody of this parish. */
export function decemberIdOf(name: string): number {
  const index = PEOPLE.findIndex((person) => person.name === name);
  if (index < 0) throw new RangeError(`Nobody is called ${name}`);
  return index + 1;
}

/** The draft: mass, by id, and person. */
const PLACES: [mass: number, person: string][] = [
  [1, 'Paulo'],
  [1, 'Neuza'],
  [3, 'Bruna F.'],
  [4, 'Rosa M.'],
  [4, 'Geraldo'],
  [6, 'Francisco'],
  [9, 'Maria Helena'],
  [11, 'Luiz Carlos'],
  [11, 'Terezinha'],
  [12, 'Marcos'],
];

/** The schedule as it is before the first message. */
export function decemberParish({
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
      id: 2,
      title: 'Escala de dezembro',
      year: 2026,
      month: 12,
      status,
      version: 1,
      startDate: '2026-12-01',
    },
    masses: new Map(
      MASSES.map((mass, index) => {
        const id = index + 1;
        return [id, { id, required: 2, experienced: 0, asked: true, ...mass }];
      }),
    ),
    people: new Map(
      PEOPLE.map(({ name, serves = true, mandateUntil = null }, index) => {
        const id = index + 1;
        const bounds = { limit: 6, blockedDates: [], mandateUntil, dutiesElsewhere: [] };
        return [id, { id, name, serves, experienced: false, ...bounds }];
      }),
    ),
    availability: new Availability(answers),
    families: [],
    kinships: new Map(),
    places: PLACES.map(([slot, person]) => computedPlace({ slot, minister: decemberIdOf(person) })),
    overridden: [],
    rules,
    minRestDays: 3,
    timeLimitSeconds: 10,
    defaultMaxDuties: 6,
  };
  const stored = rules.map((rule, index) => ({ id: index + 1, rule }));
  return { facts, balances: new Map(), begun: new Set(), rules: stored, waiting: null, accepted: null };
}

/** As in the November parish. */
export const DECEMBER_KNOWN_PEOPLE = PEOPLE.map(({ name }, index) => ({
  id: index + 1,
  scheduleName: name,
  fullName: name,
  email: `pessoa${index + 1}@exemplo.test`,
  phone: `(11) 9${String(80_000_001 + index).slice(0, 4)}-${String(80_000_001 + index).slice(4)}`,
  birthDate: null,
}));
