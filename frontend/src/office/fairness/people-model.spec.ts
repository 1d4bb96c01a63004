import { describe, expect, it } from 'vitest';
import type { Person } from './fairness-model.ts';
import {
  ATTENDANCE,
  columnsOf,
  FIRST_VIEW,
  nextSort,
  rowsOf,
  sortChoices,
  sortKey,
  withKind,
  type PeopleView,
} from './people-model.ts';

function person(scheduleName: string, values: Partial<Person>): Person {
  return {
    ministerId: scheduleName.length,
    scheduleName,
    offers: 0,
    countedOffers: 0,
    duties: 0,
    expected: 0,
    difference: 0,
    attended: 0,
    excused: 0,
    missed: 0,
    byKind: [],
    lastServed: null,
    ...values,
  };
}

const PEOPLE = [
  person('Zoé', { duties: 3, difference: 0.4, lastServed: '2026-11-08' }),
  person('Álvaro', {
    duties: 3,
    difference: -1.2,
    byKind: [
      { ruleKey: 'domingo', offers: 4, duties: 2 },
      { ruleKey: null, offers: 1, duties: 1 },
    ],
  }),
  person('Bento', {
    duties: 10,
    difference: 0,
    lastServed: '2025-12-28',
    byKind: [{ ruleKey: 'domingo', offers: 5, duties: 5 }],
  }),
];

const names = (view: Partial<PeopleView>): string[] =>
  rowsOf(PEOPLE, { ...FIRST_VIEW, ...view }).map(({ scheduleName }) => scheduleName);

describe('rowsOf', () => {
  it.each([
    ['scheduleName', false, ['Álvaro', 'Bento', 'Zoé']],
    ['scheduleName', true, ['Zoé', 'Bento', 'Álvaro']],
    ['duties', true, ['Bento', 'Álvaro', 'Zoé']],
    ['difference', false, ['Álvaro', 'Bento', 'Zoé']],
    ['lastServed', false, ['Álvaro', 'Bento', 'Zoé']],
    ['lastServed', true, ['Zoé', 'Bento', 'Álvaro']],
  ] as const)('should order by %s (descending: %s), equal ones by name', (by, descending, order) => {
    expect(names({ sort: { by, descending } })).toEqual(order);
  });

  it('should find a name whatever its accents', () => {
    expect(names({ sought: 'alvaro' })).toEqual(['Álvaro']);
    expect(names({ sought: 'ninguém' })).toEqual([]);
  });

  it('should count the masses of the chosen kind, those without a rule too', () => {
    const view = withKind(FIRST_VIEW, 'domingo');
    const sorted = { ...view, sort: nextSort(view.sort, 'ofKind') };
    expect(rowsOf(PEOPLE, sorted).map(({ ofKind }) => ofKind)).toEqual([5, 2, 0]);
    expect(rowsOf(PEOPLE, sorted).map(({ offeredOfKind }) => offeredOfKind)).toEqual([5, 4, 0]);
    expect(rowsOf(PEOPLE, withKind(FIRST_VIEW, '*')).map(({ ofKind }) => ofKind)).toEqual([1, 0, 0]);
  });
});

describe('nextSort', () => {
  it('should begin where the answer is and turn round when pressed again', () => {
    const byDuties = nextSort(FIRST_VIEW.sort, 'duties');
    expect(byDuties).toEqual({ by: 'duties', descending: true });
    expect(nextSort(byDuties, 'duties')).toEqual({ by: 'duties', descending: false });
    expect(nextSort(byDuties, 'lastServed')).toEqual({ by: 'lastServed', descending: false });
    expect(nextSort(byDuties, 'scheduleName')).toEqual({ by: 'scheduleName', descending: false });
  });
});

describe('sortChoices', () => {
  it('should offer both orders of each column, in words', () => {
    const choices = sortChoices(columnsOf('domingo'));
    expect(choices.map(({ label }) => label)).toEqual([
      'Ministro: A a Z',
      'Ministro: Z a A',
      'Serviu nesta missa: maior primeiro',
      'Serviu nesta missa: menor primeiro',
      'Podia nesta missa: maior primeiro',
      'Podia nesta missa: menor primeiro',
      'Serviu em todas: maior primeiro',
      'Serviu em todas: menor primeiro',
      'Última missa: mais antiga primeiro',
      'Última missa: mais recente primeiro',
    ]);
    expect(new Set(choices.map(({ sort }) => sortKey(sort))).size).toBe(choices.length);
  });
});

describe('withKind', () => {
  it('should not order by what is out of sight', () => {
    const view: PeopleView = { sought: 'a', kind: '', sort: { by: 'difference', descending: true } };
    expect(withKind(view, 'domingo')).toEqual({ sought: 'a', kind: 'domingo', sort: FIRST_VIEW.sort });
    const byDuties: PeopleView = { ...view, sort: { by: 'duties', descending: true } };
    expect(withKind(byDuties, 'domingo').sort).toEqual(byDuties.sort);
  });
});

describe('Who came', () => {
  it('should stand in columns of its own, beside what was served', () => {
    expect(columnsOf(ATTENDANCE).map(({ label }) => label)).toEqual([
      'Ministro',
      'Serviu',
      'Presenças',
      'Faltas com aviso',
      'Faltas sem aviso',
      'Última missa',
    ]);
    const people = [person('Ana', { missed: 1 }), person('Bento', { missed: 3, excused: 2 })];
    const view = { sought: '', kind: ATTENDANCE, sort: { by: 'missed', descending: true } } as const;
    expect(rowsOf(people, view).map(({ scheduleName }) => scheduleName)).toEqual(['Bento', 'Ana']);
  });
});
