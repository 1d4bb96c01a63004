/** The parish that requests to the assistant are judged by: one month, in memory, with names that are easily confused. */
import type { ScheduleRule } from '../src/roster/schedule-rules/schedule-rule.js';
import { idIn, knownPeopleOf, workspaceOf, type InventedMonth } from './invented-parish.ts';

export const TODAY = '2026-11-03';

const MASSES: InventedMonth['masses'] = [
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

const PEOPLE: InventedMonth['people'] = [
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

/** The id of somebody of the parish. */
export const idOf = (name: string): number => idIn(PEOPLE, name);

/** The draft: mass and person, by id; the first place is fixed, the last given by hand. */
const PLACES: InventedMonth['places'] = [
  [1, 'João', { pinned: true }],
  [1, 'Ana Souza'],
  [5, 'Joana'],
  [7, 'João'],
  [9, 'Ana Lima', { origin: 'manual' }],
];

/** Rules that some requests find there. */
export const PRESENT_RULES: readonly ScheduleRule[] = [
  { kind: 'cap-all', count: 3 },
  { kind: 'apart', ministerId: idOf('João'), otherId: idOf('Joana') },
  { kind: 'required', mass: { date: '2026-11-28', time: '15:00' }, count: 3 },
];

/** The schedule as it is before the first message. */
export const parish = (state?: Parameters<typeof workspaceOf>[1]) =>
  workspaceOf(
    {
      schedule: { id: 1, title: 'Escala de novembro', year: 2026, month: 11, startDate: '2026-11-01' },
      masses: MASSES,
      people: PEOPLE,
      places: PLACES,
      families: [{ a: idOf('Vera Lúcia'), b: idOf('Antônio'), wish: 'together' }],
      maxDuties: 4,
    },
    state,
  );

export const KNOWN_PEOPLE = knownPeopleOf(PEOPLE);
