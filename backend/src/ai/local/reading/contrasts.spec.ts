import { describe, expect, it } from '@jest/globals';
import type { MassKey } from '../../../roster/index.js';
import { MessageReader } from './read-message.js';

const PEOPLE = ['Ana Souza', 'Bento', 'Clara Dias', 'Olga'];
const MASSES = ['2026-11-08 08:00', '2026-11-15 08:00', '2026-11-22 08:00', '2026-11-22 10:00'].map(
  (text): MassKey => ({ date: text.slice(0, 10), time: text.slice(11) }),
);
const reader = new MessageReader({
  people: PEOPLE.map((name, index) => ({ id: index + 1, name })),
  masses: MASSES.map((mass) => ({ ...mass, description: 'Missa' })),
  today: '2026-11-02',
});

/** What is asked for, in short: kind, who, days and number. */
const asked = (message: string) =>
  reader
    .read(message)
    .map((request) =>
      request.kind === null
        ? 'nothing'
        : [
            request.kind,
            ...request.people.map(({ candidates: [one] }) => one?.name.split(' ')[0]),
            ...request.masses.map(({ date, from, time }) => `${date ?? from ?? ''}${time ?? ''}`.slice(8)),
            ...(request.number === null ? [] : [request.number]),
          ].join(' '),
    );

describe('What is denied, excepted or put in the place of something else', () => {
  it.each([
    ['O Bento não, a Olga é que não pode no dia 8', ['exclude Olga 08']],
    ['dia 8 não, dia 15 é que o Bento folga', ['exclude Bento 15']],
    ['O Bento não saiu do dia 8, quem saiu foi a Olga', ['exclude Olga 08']],
    ['Todo mundo pode no dia 8, menos o Bento e a Olga', ['exclude Bento Olga 08']],
    ['O Bento pode em qualquer dia que não seja o 8', ['exclude Bento 08']],
    ['Ninguém pode ter mais de três missas, nem o Bento', ['capAll 3']],
    ['Solicito que Olga, em vez de Bento, sirva no dia 8', ['replace Bento Olga 0808:00']],
    ['A Olga, irmã do Bento, não vem no dia 8', ['exclude Olga 08']],
    ['Põe a Olga, que já está no dia 8, também no dia 15', ['pin Olga 15']],
    ['No dia 8 quero três pessoas: Bento, Olga e Clara', ['exactly 08 3', 'pin Bento Olga Clara 08']],
    ['Só a Olga fica fora do dia 8', ['exclude Olga 08']],
  ])('should be what is asked for in %s', (message, expected) => {
    expect(asked(message)).toEqual(expected);
  });
});
