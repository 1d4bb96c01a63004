import { describe, expect, it } from '@jest/globals';
import type { MassKey } from '../../../roster/index.js';
import { MessageReader } from '../reading/read-message.js';

const PEOPLE = ['Ana Souza', 'Bento', 'Clara Dias', 'Tereza', 'Olga'];
const MASSES = [
  '2026-11-08 08:00',
  '2026-11-08 10:00',
  '2026-11-15 08:00',
  '2026-11-22 08:00',
  '2026-11-28 19:00',
];
const massOf = (text: string): MassKey => ({ date: text.slice(0, 10), time: text.slice(11) });
/** Who stands where. */
const DRAFT: Record<string, string> = {
  'Ana Souza': '2026-11-08 10:00',
  Bento: '2026-11-15 08:00',
  'Clara Dias': '2026-11-22 08:00',
};

const world = {
  people: PEOPLE.map((name, index) => ({ id: index + 1, name })),
  masses: MASSES.map((text) => ({ ...massOf(text), description: 'Missa' })),
  today: '2026-11-02',
};
const reader = new MessageReader({
  ...world,
  dutiesOf: (id) => [DRAFT[PEOPLE[id - 1]!]].flatMap((text) => (text === undefined ? [] : [massOf(text)])),
});

/** `-` who leaves, `+` who comes, and where; `?` before what is asked about. */
const moves = (message: string, by = reader) =>
  by
    .read(message)
    .flatMap((request) => {
      if (request.kind === null) return ['nothing'];
      const names = request.people.map(({ candidates }) => candidates[0]?.name ?? '');
      const when = request.masses
        .map(({ date, time }) => [date?.slice(8), time].filter(Boolean).join(' '))
        .join();
      const doubt = request.doubt ? '?' : '';
      if (request.kind === 'replace') return [`${doubt}-${names[0]} ${when}`, `${doubt}+${names[1]} ${when}`];
      const sign = { exclude: '-', pin: '+' }[request.kind as 'exclude' | 'pin'] ?? `${request.kind} `;
      return names.map((name) => `${doubt}${sign}${name} ${when}`);
    })
    .sort();

describe('Exchanges and replacements that are told', () => {
  it.each([
    // Where somebody stands in the draft tells which mass is meant.
    ['Bento passou a missa dele para a Olga', ['+Olga 15 08:00', '-Bento 15 08:00']],
    ['a Tereza vai pela Clara', ['+Tereza 22 08:00', '-Clara Dias 22 08:00']],
    ['a Ana arrumou substituta: Tereza', ['+Tereza 08 10:00', '-Ana Souza 08 10:00']],
    ['A Clara falou que quem vai na dela é a Olga', ['+Olga 22 08:00', '-Clara Dias 22 08:00']],
    // Who had it, and who has it now.
    ['a missa do dia 15, que era do Bento, passa para a Tereza', ['+Tereza 15 08:00', '-Bento 15 08:00']],
    ['no dia 28 era a Olga, agora é a Tereza', ['+Tereza 28 19:00', '-Olga 28 19:00']],
    [
      'o Bento ia no dia 15 mas vai viajar, aí a Tereza faz no lugar dele',
      ['+Tereza 15 08:00', '-Bento 15 08:00'],
    ],
    // Two who change places, however it is told.
    [
      'a Olga vai pelo Bento no dia 15 e ele vai por ela no dia 28',
      ['+Bento 28 19:00', '+Olga 15 08:00', '-Bento 15 08:00', '-Olga 28 19:00'],
    ],
    // One after the other.
    [
      'o Bento fica no lugar da Clara e a Olga fica no lugar do Bento',
      ['+Bento 22 08:00', '+Olga 15 08:00', '-Bento 15 08:00', '-Clara Dias 22 08:00'],
    ],
    [
      'Dia 15 não vai mais o Bento e sim a Olga. No dia 22, no lugar da Clara, vai o Bento.',
      ['+Bento 22 08:00', '+Olga 15 08:00', '-Bento 15 08:00', '-Clara Dias 22 08:00'],
    ],
    ['Olga faz a das 8 do dia 8 e a Tereza fica de folga dessa', ['+Olga 08 08:00', '-Tereza 08 08:00']],
  ])('should be read from what is said and from the draft: %s', (message, expected) => {
    expect(moves(message)).toEqual(expected);
  });

  it('should be asked about where neither tells which mass is meant', () => {
    expect(moves('a Olga passou a missa dela para a Tereza')).toEqual(['?+Tereza ', '?-Olga ']);
    expect(moves('a Tereza vai pela Clara', new MessageReader(world))).toEqual([
      '?+Tereza ',
      '?-Clara Dias ',
    ]);
  });

  it('should not be found where nobody comes in the place of another', () => {
    expect(moves('Bento fora do dia 15, Olga fora do dia 22')).toEqual(['-Bento 15', '-Olga 22']);
    expect(moves('a Tereza faz o dia 28 e a Olga o dia 22')).toEqual(['+Olga 22', '+Tereza 28']);
  });
});
