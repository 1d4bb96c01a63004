/** A second invented parish: a December with namesakes, nicknames, feasts, and two people who cannot be scheduled. */
import { idIn, knownPeopleOf, workspaceOf, type InventedMonth } from '../invented-parish.ts';

/** A Friday. */
export const DECEMBER_TODAY = '2026-11-27';

const MASSES: InventedMonth['masses'] = [
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

/** `serves: false` and a mandate that ended are the two ways of being inactive. */
const PEOPLE: InventedMonth['people'] = [
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

/** The id of somebody of this parish. */
export const decemberIdOf = (name: string): number => idIn(PEOPLE, name);

const PLACES: InventedMonth['places'] = [
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
export const decemberParish = (state?: Parameters<typeof workspaceOf>[1]) =>
  workspaceOf(
    {
      schedule: { id: 2, title: 'Escala de dezembro', year: 2026, month: 12, startDate: '2026-12-01' },
      masses: MASSES,
      people: PEOPLE,
      places: PLACES,
      maxDuties: 6,
    },
    state,
  );

export const DECEMBER_KNOWN_PEOPLE = knownPeopleOf(PEOPLE);
