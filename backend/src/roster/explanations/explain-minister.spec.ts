import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomProblems } from '../../../test/support/random-problems.js';
import { checkRoster } from '../rules/check-roster.js';
import { rosterEvaluator } from '../wishes/evaluate-roster.js';
import { wishOrderOf } from '../wishes/wishes.js';
import { explainMinister, type SlotReason } from './explain-minister.js';
import { solveRoster } from '../compute/solve-roster.js';
import type { RosterAssignment, RosterProblem } from '../../solver/problem.js';

const [ANA, BIA, CAIO, DAVI] = [1, 2, 3, 4];
const [MORNING, EVENING, MONDAY] = [11, 12, 13];

/** Two masses on the 6th and one on the 7th; everybody offered for all. */
function parish(): RosterProblem {
  const problem: RosterProblem = {
    slots: [
      { id: MORNING, name: '8h', date: '2026-12-06', required: 1 },
      { id: EVENING, name: '19h', date: '2026-12-06', required: 1 },
      { id: MONDAY, date: '2026-12-07', required: 1 },
    ],
    ministers: [
      { id: ANA, name: 'Ana' },
      { id: BIA, name: 'Bia', balance: 2 },
      { id: CAIO, name: 'caio' },
    ],
    answers: [],
  };
  problem.answers = problem.ministers.flatMap(({ id }) =>
    problem.slots.map((slot) => ({ minister: id, slot: slot.id, answer: 'available' as const })),
  );
  return problem;
}

type Place = [slot: number, minister: number];

const roster = (...places: Place[]): { assignments: RosterAssignment[] } => ({
  assignments: places.map(([slot, minister]) => ({ slot, minister })),
});

function reason(problem: RosterProblem, places: Place[], minister: number, slot: number): SlotReason {
  const { slots } = explainMinister(problem, roster(...places), minister);
  return slots.find((found) => found.slot === slot)!;
}

const FULL: Place[] = [
  [MORNING, ANA],
  [EVENING, CAIO],
  [MONDAY, ANA],
];

describe('explainMinister', () => {
  it('should sum up duties, offers, limit and history', () => {
    const problem = parish();
    problem.ministers[0]!.maxDuties = 2;
    problem.ministers[0]!.balance = -1.25;
    expect(explainMinister(problem, roster(...FULL), ANA)).toMatchObject({
      duties: 2,
      offered: 3,
      maxDuties: 2,
      balance: -1.25,
      message:
        'Ana serve em 2 de 3 missas para que se ofereceu, com limite de 2. Dos meses anteriores, traz 1,25 abaixo da sua parte.',
    });
    problem.answers = [];
    expect(explainMinister(problem, roster(), ANA).message).toBe('Ana não se ofereceu para nenhuma missa.');
    problem.ministers[0] = { id: ANA };
    expect(explainMinister(problem, roster(), ANA).message).toBe('1 não se ofereceu para nenhuma missa.');
  });

  it('should name the hard rule that keeps a person away, with the other mass or relative', () => {
    const problem = parish();
    problem.answers = problem.answers.filter(({ minister, slot }) => minister !== BIA || slot !== MONDAY);
    problem.ministers[1]!.blockedDates = ['2026-12-06'];
    problem.families = [{ a: ANA, b: CAIO, wish: 'apart' }];
    problem.ministers[2]!.maxDuties = 1;
    expect(reason(problem, FULL, BIA, MONDAY).code).toBe('not-available');
    expect(reason(problem, FULL, BIA, MORNING).code).toBe('blocked-date');
    expect(reason(problem, FULL, ANA, EVENING)).toMatchObject({
      chosen: false,
      code: 'same-day',
      other: MORNING,
      message: 'Já serve em outra missa neste dia (06/12 (8h)).',
    });
    expect(reason(problem, [[EVENING, CAIO]], CAIO, MONDAY)).toMatchObject({
      code: 'monthly-limit',
      message: 'O limite de missas no mês já foi atingido.',
    });
    problem.slots[2]!.required = 2;
    problem.ministers[2]!.maxDuties = 2;
    expect(reason(problem, FULL, CAIO, MONDAY)).toMatchObject({
      code: 'apart',
      other: ANA,
      message: 'Um familiar que serve separado já está nesta missa (Ana).',
    });
  });

  it('should compare the loads where those chosen should serve first', () => {
    const found = reason(
      parish(),
      [
        [MORNING, ANA],
        [EVENING, CAIO],
        [MONDAY, CAIO],
      ],
      BIA,
      MONDAY,
    );
    expect(found).toMatchObject({
      code: 'order',
      exchange: { minister: CAIO, change: { stage: 'unfairness', before: 9, after: 11 } },
    });
    expect(found.message).toBe(
      'A missa está completa. A melhor troca, com caio, deixa Bia com 1 missa e caio com 1. Dos meses anteriores, Bia traz 2 acima da sua parte: o equilíbrio muda pouco, mas para pior.',
    );
    expect(found.details).toBe(
      'Desequilíbrio entre as pessoas: de 9 para 11. Sem contar esta missa, a carga de Bia (missas do mês mais o que traz) é 2 e a de quem foi escalado é 1: quem tem menos serve primeiro.',
    );
  });

  it('should say what an exchange leaves the two with, and what they bring only where that decides', () => {
    const problem = parish();
    problem.ministers[1]!.balance = 0;
    const places: Place[] = [
      [MORNING, BIA],
      [EVENING, CAIO],
      [MONDAY, ANA],
    ];
    expect(reason(problem, places, BIA, MONDAY).message).toBe(
      'A missa está completa. A melhor troca, com Ana, deixa Bia com 2 missas e Ana com nenhuma: o equilíbrio muda pouco, mas para pior.',
    );
    problem.ministers[1]!.balance = 0.54;
    expect(reason(problem, places, BIA, MONDAY).message).toContain(
      'Ana com nenhuma. Dos meses anteriores, Bia traz 0,5 acima da sua parte: fica menos justo.',
    );
  });

  it('should name another wish that decides, an equal exchange, a better one and a free place', () => {
    const problem = parish();
    problem.answers.find(({ minister, slot }) => minister === BIA && slot === MONDAY)!.answer = 'maybe';
    expect(reason(problem, FULL, BIA, MONDAY)).toMatchObject({
      message: 'A missa está completa. A melhor troca, com Ana, usa mais respostas “talvez”.',
      details: 'Respostas “talvez” usadas: de 0 para 1.',
    });
    const equal = parish();
    equal.ministers[1]!.balance = 1;
    expect(reason(equal, FULL, BIA, MONDAY)).toMatchObject({
      code: 'tie',
      exchange: { minister: ANA },
    });
    equal.ministers[1]!.balance = 0;
    expect(reason(equal, FULL, BIA, MONDAY)).toMatchObject({
      code: 'improvable',
      message: 'A missa está completa. A troca com Ana deixa Bia com 1 missa e Ana com 1: fica mais justo.',
    });
    expect(reason(equal, [[MORNING, ANA]], BIA, MONDAY).code).toBe('open');
  });

  it('should tell why a person serves', () => {
    const problem = parish();
    expect(reason(problem, FULL, ANA, MONDAY)).toMatchObject({
      chosen: true,
      code: 'tie',
      exchange: { minister: CAIO },
      message:
        '3 pessoas se ofereceram para esta missa; 2 outras estão livres para ela. A troca com caio daria uma escala igualmente boa.',
    });
    problem.answers = problem.answers.filter(({ slot, minister }) => slot !== MONDAY || minister === ANA);
    expect(reason(problem, FULL, ANA, MONDAY)).toEqual({
      slot: MONDAY,
      chosen: true,
      code: 'needed',
      message: '1 pessoa se ofereceu para esta missa, e ninguém mais está livre para ela.',
    });
    problem.pins = [{ slot: MONDAY, minister: ANA }];
    expect(reason(problem, FULL, ANA, MONDAY).code).toBe('pinned');
    problem.answers.push({ slot: MONDAY, minister: BIA, answer: 'available' });
    expect(reason(problem, FULL, BIA, MONDAY).code).toBe('full');
  });

  it('should refuse an unknown person', () => {
    expect(() => explainMinister(parish(), roster(), DAVI)).toThrow(RangeError);
  });

  it('should never claim that an exchange would better a proven roster, and tell its effect truly', async () => {
    const random = randomProblems({ slots: 8, days: 5, ministers: 9, answers: 40, oneMonth: true });
    const codes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(random, async (problem) => {
        const result = await solveRoster(problem);
        const evaluate = rosterEvaluator(problem);
        const values = evaluate(result.assignments);
        for (const { id } of problem.ministers) {
          for (const { slot, chosen, code, exchange } of explainMinister(problem, result, id).slots) {
            codes.add(code);
            if (!exchange) continue;
            const [leaves, joins] = chosen ? [id, exchange.minister] : [exchange.minister, id];
            const after = result.assignments
              .filter((made) => made.slot !== slot || made.minister !== leaves)
              .concat({ slot, minister: joins });
            expect(checkRoster(problem, after)).toEqual([]);
            const changed = evaluate(after);
            const first = wishOrderOf(problem).find((name) => Math.abs(changed[name] - values[name]) > 1e-9);
            expect(exchange.change?.stage).toBe(first);
            if (first) expect(exchange.change!.after).toBeCloseTo(changed[first], 9);
          }
        }
      }),
      { numRuns: 100, seed: 20261214 },
    );
    expect(codes).not.toContain('improvable');
    expect(codes).not.toContain('open');
    expect([...codes]).toEqual(expect.arrayContaining(['order', 'needed', 'pinned', 'same-day']));
  });
});
