import { describe, expect, it } from '@jest/globals';
import type { MassKey } from '../../../roster/index.js';
import { MessageReader } from './read-message.js';

const PEOPLE = ['Ana Souza', 'Bento', 'Clara Dias', 'Olga'];
const MASSES = ['2026-11-08 08:00', '2026-11-15 08:00', '2026-11-22 08:00', '2026-11-28 19:00'].map(
  (text): MassKey => ({ date: text.slice(0, 10), time: text.slice(11) }),
);
const reader = new MessageReader({
  people: PEOPLE.map((name, index) => ({ id: index + 1, name })),
  masses: MASSES.map((mass) => ({ ...mass, description: 'Missa' })),
  today: '2026-11-02',
});

/** Kind, people, days and number of what is read; `?` before what is asked about. */
const asked = (message: string) =>
  reader.read(message).map((request) => {
    if (request.kind === null) return 'nothing';
    const names = request.people.map(({ candidates }) => candidates[0]?.name ?? '');
    const days = request.masses.map(({ date }) => date?.slice(8) ?? 'days');
    const said = [request.kind, ...names, ...days, ...(request.number === null ? [] : [request.number])];
    return `${request.doubt ? '?' : ''}${said.join(' ')}`;
  });

describe('What a part says that its reading cannot mean', () => {
  it.each([
    // A verb that is not known may tell why somebody is away.
    ['a Clara fica com os netos no dia 15', ['?pin Clara Dias 15']],
    ['o Bento pega o ônibus no dia 22', ['?pin Bento 22']],
    ['a Olga vai ajudar a irmã no dia 15', ['?pin Olga 15']],
    // What refuses in other words.
    ['a Olga se recusa a servir no dia 15', ['exclude Olga 15']],
    ['peço que se abstenham de escalar o Bento no dia 22', ['exclude Bento 22']],
    ['a Clara fica em casa no dia 28', ['exclude Clara Dias 28']],
    // "Só" before an order keeps nobody to a day.
    ['só tira o Bento do dia 22', ['exclude Bento 22']],
    ['agora só remove a Olga do dia 15, por favor', ['exclude Olga 15']],
    // Nobody is forgotten, and so somebody serves.
    ['não deixa a Olga de fora do dia 28', ['pin Olga 28']],
    ['nunca deixem o Bento fora do dia 15', ['pin Bento 15']],
    // Numbers that are too small.
    ['no dia 15 duas não bastam, quero cinco', ['exactly 15 5']],
    ['três é pouco pro dia 28, põe seis', ['exactly 28 6']],
    // Two who are told apart by their pronouns.
    ['o Bento e a Olga: ele no 15 e ela no 22', ['pin Bento 15', 'pin Olga 22']],
    ['a Clara e o Bento combinaram: ela vai no 28 e ele no 8', ['pin Clara Dias 28', 'pin Bento 8']],
    // All, and somebody less often; never more often.
    ['todos no máximo três, menos a Olga que só pode uma', ['capAll 3', 'cap Olga 1']],
    ['cada um no máximo 3, menos o Bento que pode 4', ['?capAll 3', '?cap Bento 4']],
  ])('%s', (message, expected) => {
    expect(asked(message)).toEqual(expected.map((each) => each.replace(/ 8$/, ' 08')));
  });
});
