import { describe, expect, it } from '@jest/globals';
import { areRosterColumns, recogniseRosterColumns } from './columns.js';
import { readMoment, readPastDate, readTime } from './moments.js';
import { RosterPeople } from './roster-people.js';

const TODAY = '2026-11-10';

describe('readMoment', () => {
  it.each([
    ['dom 06/09 8h', '2026-09-06', '08:00'],
    ['Domingo, 6/9/2026 às 19h30', '2026-09-06', '19:30'],
    ['06.09.26 - 10:00', '2026-09-06', '10:00'],
    ['2026-09-06 08:00', '2026-09-06', '08:00'],
    ['terça-feira 08/09 06h30', '2026-09-08', '06:30'],
    ['25/12 0h', '2025-12-25', '00:00'],
  ])('should read %j', (text, date, time) =>
    expect(readMoment(text, TODAY)).toEqual({ value: { date, time } }),
  );

  it.each(['Nome', 'dom 8h', '31/02 8h', '06/09', '06/09 25h', ''])('should refuse %j', (text) =>
    expect(readMoment(text, TODAY)).toHaveProperty('problem'),
  );
});

describe('readPastDate and readTime', () => {
  it.each([
    ['06/09', '2026-09-06'],
    ['11/11', '2025-11-11'],
    ['29/02', '2024-02-29'],
    ['dom. 6 de setembro de 2026', '2026-09-06'],
    ['1º/12', '2025-12-01'],
    ['5 de dezembro', '2025-12-05'],
  ])('should read the day %j', (text, value) => expect(readPastDate(text, TODAY)).toEqual({ value }));

  it.each([
    ['8', '08:00'],
    ['8h', '08:00'],
    ['8 horas', '08:00'],
    ['às 19h30', '19:30'],
    ['19:30:00', '19:30'],
    ['0.8125', '19:30'],
  ])('should read the hour %j', (text, value) => expect(readTime(text)).toEqual({ value }));

  it.each(['', 'manhã', '24h', '8h60'])('should refuse the hour %j', (text) =>
    expect(readTime(text)).toHaveProperty('problem'),
  );
});

describe('recogniseRosterColumns', () => {
  it('should tell a table of people by masses from a list', () => {
    expect(recogniseRosterColumns(['Ministro', 'dom 06/09 8h', '06/09 10h', 'Total'], TODAY)).toEqual([
      'person',
      'duty',
      'duty',
      '',
    ]);
    expect(recogniseRosterColumns(['Data', 'Horário', 'Ministro 1', 'Ministro 2', 'Obs'], TODAY)).toEqual([
      'date',
      'time',
      'names',
      'names',
      '',
    ]);
  });

  it('should take "Missa" beside a day as what is celebrated', () => {
    expect(recogniseRosterColumns(['Data', 'Hora', 'Missa', 'Ministros'], TODAY)).toEqual([
      'date',
      'time',
      'mass',
      'names',
    ]);
    expect(recogniseRosterColumns(['Missa', 'Ministros'], TODAY)).toEqual(['dateTime', 'names']);
  });

  it('should let names and masses alone stand in several columns', () => {
    expect(areRosterColumns(['date', 'names', 'names', ''])).toBe(true);
    expect(areRosterColumns(['date', 'date', 'names'])).toBe(false);
    expect(areRosterColumns(['toString', 'names'])).toBe(false);
  });
});

describe('RosterPeople', () => {
  const people = new RosterPeople([
    { ministerId: 1, scheduleName: 'Ana S.', fullName: 'Ana Beatriz Souza' },
    { ministerId: 2, scheduleName: 'Ana P.', fullName: 'Ana Prado' },
    { ministerId: 3, scheduleName: 'João', fullName: 'João da Silva' },
    { ministerId: 4, scheduleName: 'Maria I.', fullName: 'Maria Inês Sousa' },
  ]);
  const match = (name: string, chosen: [string, number | null][] = []) => {
    const { how, person } = people.match(name, new Map(chosen));
    return [how, person?.ministerId ?? null];
  };

  it.each([
    ['ANA S.', 'same', 1],
    ['joao da silva', 'same', 3],
    ['Ana B. Souza', 'like', 1],
    ['Joao Silva', 'like', 3],
    ['Ana', 'nobody', null],
    ['Maria', 'like', 4],
    ['Ma. Inez Souza', 'like', 4],
    ['João Carlos da Silva', 'like', 3],
    ['Zezé', 'nobody', null],
  ])('should know whose %j is', (name, how, id) => expect(match(name)).toEqual([how, id]));

  it('should say whose an open name may be', () => {
    expect(people.likely('Ana')).toEqual([1, 2]);
    expect(people.likely('Zezé')).toEqual([]);
  });

  it('should hold what was chosen above what it sees', () => {
    expect(match('Ana', [['ana', 2]])).toEqual(['chosen', 2]);
    expect(match('João', [['joao', null]])).toEqual(['left-out', null]);
    expect(match('Ana S.', [['ana s.', 99]])).toEqual(['same', 1]);
  });
});
