import { describe, expect, it } from '@jest/globals';
import { MessageReader } from '../reading/read-message.js';

const PEOPLE = ['Geraldo', 'Neuza', 'Paulo'];
const MASSES = [
  ['2026-12-05', '19:00'],
  ['2026-12-08', '19:30'],
  ['2026-12-13', '08:00'],
  ['2026-12-13', '10:00'],
].map(([date, time]) => ({ date: date!, time: time!, description: 'Missa' }));
const DUTIES = [[MASSES[1]!], [MASSES[0]!], [MASSES[2]!]];
const reader = new MessageReader({
  people: PEOPLE.map((name, index) => ({ id: index + 1, name })),
  masses: MASSES,
  today: '2026-11-27',
  dutiesOf: (id) => DUTIES[id - 1]!,
});
const exchanged = (message: string) =>
  reader
    .read(message)
    .filter(({ kind }) => kind === 'exchange')
    .map((request) =>
      request.kind === null
        ? ''
        : [
            ...request.people.map(({ candidates }) => candidates[0]!.name),
            ...request.masses.map(({ date }) => date),
            request.doubt ?? '',
          ].join(' '),
    );

describe('Two who change places', () => {
  it.each([
    'Geraldo tá dia 8, Neuza dia 5. Trocar um com o outro',
    'o Geraldo e a Neuza permutaram: ele vai no dia 5 e ela no dia 8',
    'permutem as datas: Geraldo no dia 8 e Neuza no dia 5',
  ])('stand where the draft has them: %s', (message) =>
    expect(exchanged(message)).toEqual(['Geraldo Neuza 2026-12-08 2026-12-05 ']),
  );

  it.each([
    // Nobody of them is there.
    'o Geraldo e a Neuza permutaram: ele vai no dia 13 e ela no dia 8',
    'o Geraldo e o Paulo trocaram: ele vai no dia 5 e o Paulo no dia 8',
    // Nothing is agreed.
    'o Geraldo e a Neuza não querem trocar o dia 8 pelo dia 5',
    'será que o Geraldo e a Neuza trocam o dia 8 pelo dia 5',
  ])('are not read where they do not: %s', (message) =>
    expect(exchanged(message)).not.toContain('Geraldo Neuza 2026-12-08 2026-12-05 '),
  );
});

describe('Somebody who changes with another at one mass', () => {
  const read = (message: string) =>
    reader
      .read(message)
      .map((request) =>
        request.kind === null
          ? 'nothing'
          : [
              request.kind,
              ...request.people.map(({ candidates }) => candidates[0]!.name),
              ...request.masses.map(({ date }) => date),
              request.doubt ?? '',
            ].join(' '),
      );

  it.each([
    ['o Geraldo do dia 8 quer trocar com a Neuza', 'exchange Geraldo Neuza 2026-12-08 2026-12-05 sure'],
    ['a Neuza vai trocar de lugar com o Paulo no dia 5', 'exchange Neuza Paulo 2026-12-05 2026-12-13 sure'],
    ['o Paulo do dia 8 quer trocar com a Neuza', 'replace Paulo Neuza 2026-12-08 sure'],
  ])('leaves it, and is asked about: %s', (message, expected) => expect(read(message)).toEqual([expected]));

  it('comes where the other stands', () =>
    expect(read('a Neuza vai trocar com o Geraldo no dia 8')).toEqual(['replace Geraldo Neuza 2026-12-08 ']));
});

describe('Somebody who goes to another mass of the day', () => {
  const moved = (message: string) =>
    reader
      .read(message)
      .flatMap((request) =>
        request.kind === 'move'
          ? [request.masses.map(({ date, time }) => `${date} ${time}`).join(' > ')]
          : [],
      );

  it.each(['o Paulo passa pra missa das 10 no dia 13', 'mude o Paulo para as 10 do dia 13'])(
    'goes from where the draft has them: %s',
    (message) => expect(moved(message)).toEqual(['2026-12-13 08:00 > 2026-12-13 10:00']),
  );

  it.each(['a Neuza passa pra missa das 10 no dia 13', 'o Paulo não passa pra missa das 10 no dia 13'])(
    'is left to others where they do not: %s',
    (message) => expect(moved(message)).toEqual([]),
  );
});
