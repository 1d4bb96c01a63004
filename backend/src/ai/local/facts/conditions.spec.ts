import { describe, expect, it } from '@jest/globals';
import type { MassKey } from '../../../roster/index.js';
import { massMatches } from '../../../roster/index.js';
import { MessageReader } from '../reading/read-message.js';

const PEOPLE = ['Ana Souza', 'Bento', 'Clara Dias'];
/** Sundays at 8h and 10h, the 14th and 28th, Saturdays, at 19h, the 18th, a Wednesday, at 19h30. */
const MASSES = [
  '2026-11-01 08:00',
  '2026-11-08 08:00',
  '2026-11-08 10:00',
  '2026-11-14 19:00',
  '2026-11-15 08:00',
  '2026-11-15 10:00',
  '2026-11-18 19:30',
  '2026-11-22 08:00',
  '2026-11-28 19:00',
  '2026-11-29 08:00',
].map((text): MassKey => ({ date: text.slice(0, 10), time: text.slice(11) }));

const reader = new MessageReader({
  people: PEOPLE.map((name, index) => ({ id: index + 1, name })),
  masses: MASSES.map((mass) => ({ ...mass, description: 'Missa' })),
  today: '2026-11-02',
});

/** By person, the masses from today on that are taken away from them. */
function refused(message: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const request of reader.read(message)) {
    if (request.kind !== 'exclude' || request.doubt)
      return { [request.kind ?? 'nothing']: request.kind === null ? '' : (request.doubt ?? '') };
    for (const { candidates } of request.people)
      found[candidates[0]!.name] = MASSES.filter(
        (mass) =>
          mass.date >= '2026-11-02' &&
          (request.masses.length === 0 || request.masses.some((filter) => massMatches(filter, mass))),
      )
        .map(({ date, time }) => `${date.slice(8)} ${time}`)
        .join(', ');
  }
  return found;
}

const NIGHTS = '14 19:00, 18 19:30, 28 19:00';

describe('Several conditions on when somebody serves', () => {
  it.each([
    // An exception is from what was said last: it takes away from what is left, or gives back.
    ['Bento só de manhã e menos no dia 22', { Bento: '14 19:00, 18 19:30, 22 08:00, 28 19:00' }],
    [
      'Bento não serve de manhã, a não ser no dia 22',
      { Bento: '08 08:00, 08 10:00, 15 08:00, 15 10:00, 29 08:00' },
    ],
    ['Bento não pode de noite, mas dia 18 dá', { Bento: '14 19:00, 28 19:00' }],
    ['Bento não pode aos sábados, só no dia 28', { Bento: '14 19:00' }],
    [
      'o Bento fica fora o mês todo, fora o dia 8 que ele já prometeu',
      { Bento: '14 19:00, 15 08:00, 15 10:00, 18 19:30, 22 08:00, 28 19:00, 29 08:00' },
    ],
    // Said before what it is an exception of.
    ['do dia 8 ao 18, exceto no 15, o Bento não pode', { Bento: '08 08:00, 08 10:00, 14 19:00, 18 19:30' }],
    // Within some days only.
    ['no dia 8 o Bento só pode às 10h, e no dia 15 só às 8h', { Bento: '08 08:00, 15 10:00' }],
    ['a partir do dia 18 o Bento só de manhã', { Bento: '18 19:30, 28 19:00' }],
    [
      'Bento nunca de noite. De manhã só às 8h.',
      { Bento: `08 10:00, 14 19:00, 15 10:00, 18 19:30, 28 19:00` },
    ],
    // Reasons say nothing of it.
    [
      'como a mãe da Clara está doente, ela pode só de noite, e no dia 28 nem de noite',
      { 'Clara Dias': '08 08:00, 08 10:00, 15 08:00, 15 10:00, 22 08:00, 28 19:00, 29 08:00' },
    ],
    // Of two the exception is of one.
    [
      'Ana Souza e Bento não podem de noite, exceto o Bento no dia 14',
      { 'Ana Souza': NIGHTS, Bento: '18 19:30, 28 19:00' },
    ],
    // One person after the other, without a stop.
    ['o Bento não pode dia 14 a Clara não pode dia 18', { Bento: '14 19:00', 'Clara Dias': '18 19:30' }],
  ])('should each go on from the one before: %s', (message, expected) => {
    expect(refused(message)).toEqual(expected);
  });

  it('should be beside a limit', () => {
    const found = reader.read('Bento: no máximo 2, e nenhuma de noite');
    expect(found.map(({ kind }) => kind)).toEqual(['cap', 'exclude']);
  });

  it('should be left to others where something else is asked for', () => {
    expect(reader.read('ponha o Bento no dia 8 às 8h e tire ele do dia 15').map(({ kind }) => kind)).toEqual([
      'pin',
      'exclude',
    ]);
    expect(reader.read('Bento não pode de noite e gere a escala').map(({ kind }) => kind)).toContain('solve');
  });
});
