import { describe, expect, it } from 'vitest';
import type { MassRule } from '../mass-rules/mass-rule-model.ts';
import {
  balanceInWords,
  balanceOf,
  figuresOf,
  kindKey,
  kindLabel,
  massTime,
  removedInWords,
  servedOn,
  shortMassesOf,
  signed,
  timesShort,
  type Person,
  type Report,
  type ShortMass,
} from './fairness-model.ts';

let people = 0;
function person(scheduleName: string, duties: number, expected: number, offers = duties): Person {
  people += 1;
  return {
    ministerId: people,
    scheduleName,
    offers,
    countedOffers: offers,
    duties,
    expected,
    difference: Math.round(10 * (duties - expected)) / 10,
    attended: 0,
    excused: 0,
    missed: 0,
    byKind: [],
    lastServed: null,
  };
}

const RULES = [
  { key: 'quarta-6h30', name: 'Santa Missa', when: { kind: 'weekday', weekday: 3 } },
  { key: 'dia-28', name: 'Missa do padroeiro', when: { kind: 'day-of-month', day: 28 } },
] as MassRule[];

function mass(values: Partial<ShortMass>): ShortMass {
  return {
    ruleKey: 'quarta-6h30',
    name: 'Santa Missa',
    time: '06:30',
    masses: 6,
    timesShort: 5,
    places: 30,
    filled: 20,
    missing: 10,
    ...values,
  };
}

describe('figuresOf', () => {
  const figures = (totals: Partial<Report['totals']>) =>
    figuresOf({
      totals: {
        schedules: 6,
        masses: 300,
        places: 2300,
        filled: 2260,
        missing: 40,
        people: 118,
        neverServed: 4,
        meanDeviation: 0.8,
        withinOne: 87.3,
        ...totals,
      },
    } as Report).map(({ value, text }) => `${value} ${text}`);

  it('should say what each number counts', () => {
    expect(figures({})).toEqual([
      '300 missas em 6 escalas publicadas',
      '2.260 de 2.300 lugares preenchidos: 40 ficaram vazios',
      '118 pessoas ofereceram-se ou serviram: 4 se ofereceram e não serviram',
      '0,8 missa a mais ou a menos do que a sua parte, em média, por pessoa',
      '87,3% das pessoas a no máximo uma missa da sua parte',
    ]);
  });

  it('should speak of one, and not of what there is none of', () => {
    const one = { schedules: 1, masses: 1, filled: 9, places: 9, missing: 0, people: 1, neverServed: 0 };
    expect(figures({ ...one, meanDeviation: 2 })).toEqual([
      '1 missa em 1 escala publicada',
      '9 de 9 lugares preenchidos',
      '1 pessoa ofereceu-se ou serviu',
      '2 missas a mais ou a menos do que a sua parte, em média, por pessoa',
      '87,3% das pessoas a no máximo uma missa da sua parte',
    ]);
  });
});

describe('balanceOf', () => {
  it('should put the largest difference first on each side, and leave out those who took no part', () => {
    const { above, below, even, scale } = balanceOf([
      person('Ana', 5, 4.2),
      person('Bia', 2, 4.5),
      person('Caio', 9, 6.1),
      person('Davi', 3, 3),
      person('Eva', 0, 0.4, 1),
      person('Fora', 0, 0),
    ]);
    expect(above.map(({ scheduleName }) => scheduleName)).toEqual(['Caio', 'Ana']);
    expect(below.map(({ scheduleName }) => scheduleName)).toEqual(['Bia', 'Eva']);
    expect([even, scale]).toEqual([1, 9]);
  });

  it('should fit a share larger than all duties, and nobody at all', () => {
    expect(balanceOf([person('Ana', 5, 12.5)]).scale).toBe(12.5);
    expect(balanceOf([])).toEqual({ above: [], below: [], even: 0, scale: 1 });
  });
});

describe('the words of a person', () => {
  it('should tell a bar in a sentence', () => {
    expect(balanceInWords(person('Ana', 12, 10.2))).toBe(
      'Serviu 12 missas, a sua parte era 10,2: 1,8 a mais.',
    );
    expect(balanceInWords(person('Bia', 1, 3))).toBe('Serviu 1 missa, a sua parte era 3: 2 a menos.');
  });

  it('should write signs and dates', () => {
    expect([1.4, 0, -0.6].map(signed)).toEqual(['+1,4', '0', '-0,6']);
    expect([servedOn('2026-11-08'), servedOn(null)]).toEqual(['08/11/2026', 'nunca']);
  });
});

describe('masses', () => {
  it('should be told apart by their day, as long as the timetable knows it', () => {
    expect(kindLabel({ ruleKey: 'quarta-6h30', name: 'Santa Missa', offers: 0, duties: 1 }, RULES)).toBe(
      'Santa Missa (toda quarta)',
    );
    expect(kindLabel({ ruleKey: 'antiga', name: 'antiga', offers: 0, duties: 1 }, RULES)).toBe('antiga');
    expect(kindLabel({ ruleKey: null, name: 'Fora do cronograma', offers: 0, duties: 1 }, RULES)).toBe(
      'Fora do cronograma',
    );
    expect(massTime(mass({}), RULES)).toBe('Toda quarta, 6h30');
    expect(massTime(mass({ ruleKey: 'dia-28', time: '15:00' }), RULES)).toBe('Dia 28 de cada mês, 15h');
    expect(massTime(mass({ ruleKey: null }), RULES)).toBe('6h30');
  });

  it('should have a key without a rule too', () => {
    expect(kindKey({ ruleKey: 'dia-28' })).toBe('dia-28');
    expect(kindKey({ ruleKey: null })).not.toBe('');
  });

  it('should be always short or sometimes, and say how often', () => {
    const [always, sometimes] = [mass({ timesShort: 6 }), mass({ time: '19:30' })];
    expect(shortMassesOf([sometimes, always])).toEqual({ always: [always], sometimes: [sometimes] });
    expect(timesShort(sometimes)).toBe('5 de 6 vezes');
    expect(timesShort(mass({ masses: 1, timesShort: 1 }))).toBe('1 de 1 vez');
  });
});

describe('removedInWords', () => {
  it.each([
    [0, 0, null],
    [1, 1, 'Além destas, 1 pessoa que apagou seus dados serviu 1 missa neste período.'],
    [2, 7, 'Além destas, 2 pessoas que apagaram seus dados serviram 7 missas neste período.'],
  ])('should tell %i people with %i duties', (count, duties, words) => {
    expect(removedInWords({ name: 'Ministro removido', people: count, duties })).toBe(words);
  });
});
