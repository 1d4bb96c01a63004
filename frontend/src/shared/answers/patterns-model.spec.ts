import { describe, expect, it } from 'vitest';
import type { Question } from './answers-model.ts';
import { commonMeaning, fill, patternsOf } from './patterns-model.ts';

const mass = (date: string, time: string, given: Partial<Question> = {}): Question => ({
  id: `${date} ${time}`,
  question: 'Santa Missa',
  type: 'multiple-choice',
  required: false,
  options: ['Disponível', 'Talvez', 'Indisponível'],
  description: null,
  slotId: 1,
  date,
  time,
  begun: false,
  ...given,
});

const WORKDAYS = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'];
const SUNDAYS = ['2026-12-06', '2026-12-13'];

describe(patternsOf, () => {
  it('should name all masses, working days of one hour, and each weekday and hour that comes again', () => {
    const masses = [
      ...WORKDAYS.map((date) => mass(date, '06:30')),
      ...SUNDAYS.flatMap((date) => [mass(date, '08:00'), mass(date, '19:30')]),
      mass('2026-12-14', '06:30'),
    ];
    expect(patternsOf(masses).map(({ label, masses: found }) => [label, found.length])).toEqual([
      ['Todas as missas', 10],
      ['De segunda a sexta, 6h30', 6],
      ['Domingos, 8h', 2],
      ['Domingos, 19h30', 2],
      ['Segundas-feiras, 6h30', 2],
    ]);
  });

  it('should not speak of Monday to Friday when a day is missing', () => {
    const labels = patternsOf(WORKDAYS.slice(0, 3).map((date) => mass(date, '06:30'))).map(
      ({ label }) => label,
    );
    expect(labels).toEqual(['Todas as missas', 'Dias de semana, 6h30']);
  });

  it('should leave out questions about no mass, and offer nothing for a single one', () => {
    expect(patternsOf([mass('2026-12-06', '08:00'), mass('2026-12-07', '08:00', { slotId: null })])).toEqual(
      [],
    );
  });
});

describe(fill, () => {
  const masses = [mass('2026-12-06', '08:00'), mass('2026-12-13', '08:00', { type: 'yes-no', options: [] })];

  it('should give each mass the option that says the same', () => {
    expect(fill({ other: ['Talvez'] }, masses, 'unavailable')).toEqual({
      other: ['Talvez'],
      '2026-12-06 08:00': ['Indisponível'],
      '2026-12-13 08:00': ['Não'],
    });
  });

  it('should leave a mass that does not offer the answer as it is', () => {
    expect(fill({ '2026-12-13 08:00': ['Sim'] }, masses, 'maybe')).toEqual({
      '2026-12-06 08:00': ['Talvez'],
      '2026-12-13 08:00': ['Sim'],
    });
  });
});

describe(commonMeaning, () => {
  const masses = [mass('2026-12-06', '08:00'), mass('2026-12-13', '08:00')];

  it('should be what all share, and nothing while they differ or one is open', () => {
    expect(commonMeaning(fill({}, masses, 'maybe'), masses)).toBe('maybe');
    expect(commonMeaning({ '2026-12-06 08:00': ['Talvez'] }, masses)).toBeNull();
    expect(
      commonMeaning({ '2026-12-06 08:00': ['Talvez'], '2026-12-13 08:00': ['Disponível'] }, masses),
    ).toBeNull();
    expect(commonMeaning({}, masses)).toBeNull();
  });
});
