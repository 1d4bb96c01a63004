import { describe, expect, it } from '@jest/globals';
import { RosterProblemError } from '../../solver/problem.js';
import { validateProblem } from './validate-problem.js';

function valid(): Record<string, unknown> {
  return {
    slots: [{ id: 's1', date: '2026-12-06', required: 1, experienced: 1 }],
    ministers: [
      { id: 'm1', experienced: true, maxDuties: 4, balance: 2 },
      { id: 'm2', blockedDates: ['2026-12-25'], mandateUntil: '2027-06-30' },
    ],
    answers: [{ minister: 'm1', slot: 's1', answer: 'available' }],
    families: [{ a: 'm1', b: 'm2', wish: 'apart' }],
    pins: [{ minister: 'm1', slot: 's1' }],
    published: [],
    minRestDays: 3,
    timeLimitSeconds: 10,
  };
}

const answer = (changes: object): object => ({ minister: 'm1', slot: 's1', answer: 'maybe', ...changes });

describe('validateProblem', () => {
  it('should accept the whole file interface and the optional fields left out', () => {
    expect(() => validateProblem(valid())).not.toThrow();
    const { slots, ministers, answers } = valid();
    expect(() => validateProblem({ slots, ministers, answers })).not.toThrow();
  });

  it.each([
    [null, 'O problema deve ser um objeto.'],
    [[], 'O problema deve ser um objeto.'],
    [{ ...valid(), slots: 'x' }, 'O campo "slots" deve ser uma lista.'],
    [{ ...valid(), answers: undefined }, 'O campo "answers" deve ser uma lista.'],
    [
      { ...valid(), slots: [{ id: 's1', date: '2026-02-30', required: 1 }] },
      'slots[0].date deve ser uma data no formato AAAA-MM-DD.',
    ],
    [{ ...valid(), slots: [{ id: 's1', date: '2026-12-06' }] }, 'slots[0].required deve ser um número.'],
    [
      { ...valid(), slots: [{ id: 's1', date: '2026-12-06', required: 1.5 }] },
      'slots[0].required deve ser um número inteiro.',
    ],
    [
      { ...valid(), slots: [{ id: 's1', date: '2026-12-06', required: -1 }] },
      'slots[0].required não pode ser menor que 0.',
    ],
    [
      { ...valid(), slots: [{ id: '', date: '2026-12-06', required: 1 }] },
      'slots[0].id deve ser um texto não vazio.',
    ],
    [{ ...valid(), ministers: [{ id: 'm1' }, { id: 'm1' }] }, 'A pessoa "m1" aparece mais de uma vez.'],
    [
      { ...valid(), ministers: [{ id: 'm1', experienced: 'sim' }] },
      'ministers[0].experienced deve ser true ou false.',
    ],
    [
      { ...valid(), answers: [answer({ minister: 'm9' })] },
      'answers[0]: a pessoa "m9" não existe no problema.',
    ],
    [{ ...valid(), answers: [answer({ slot: 's9' })] }, 'answers[0]: a missa "s9" não existe no problema.'],
    [
      { ...valid(), answers: [answer({ answer: 'no' })] },
      'answers[0].answer deve ser "available" ou "maybe".',
    ],
    [
      { ...valid(), answers: [answer({}), answer({ answer: 'available' })] },
      'answers[1]: a mesma pessoa respondeu de duas formas para a mesma missa.',
    ],
    [
      { ...valid(), families: [{ a: 'm1', b: 'm1', wish: 'apart' }] },
      'families[0]: uma pessoa não é familiar de si mesma.',
    ],
    [
      { ...valid(), families: [{ a: 'm1', b: 'm2', wish: 'talvez' }] },
      'families[0].wish deve ser "apart" ou "together".',
    ],
    [
      {
        ...valid(),
        families: [
          { a: 'm1', b: 'm2', wish: 'apart' },
          { a: 'm2', b: 'm1', wish: 'together' },
        ],
      },
      'families[1]: "m1" e "m2" não podem servir juntos e separados ao mesmo tempo.',
    ],
    [
      { ...valid(), published: [{ minister: 'm3', slot: 's1' }] },
      'published[0]: a pessoa "m3" não existe no problema.',
    ],
    [
      { ...valid(), pins: [{ minister: 'm2', slot: 's1' }] },
      'A designação fixada de "m2" na missa "s1" contradiz uma regra: Não se declarou disponível para esta missa.',
    ],
    [{ ...valid(), minRestDays: -1 }, 'minRestDays não pode ser menor que 0.'],
    [{ ...valid(), timeLimitSeconds: '10' }, 'timeLimitSeconds deve ser um número.'],
  ])('should refuse %j', (problem, message) => {
    expect(() => validateProblem(problem)).toThrow(new RosterProblemError(message));
  });
});
