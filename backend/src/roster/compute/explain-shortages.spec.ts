import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomProblems } from '../../../test/support/random-problems.js';
import { checkRoster } from '../rules/check-roster.js';
import { explainShortages } from './explain-shortages.js';
import { solveRoster } from './solve-roster.js';
import type { RosterAnswer, RosterAssignment, RosterProblem } from '../../solver/problem.js';
import type { RosterSuggestion, RosterShortage } from './roster-result.js';

const [A, B, C, D, E, F] = [1, 2, 3, 4, 5, 6];
const NAMES = new Map([
  [A, 'a'],
  [B, 'b'],
  [C, 'c'],
  [D, 'd'],
  [E, 'e'],
  [F, 'f'],
]);
const [MORNING, EVENING, MONDAY] = [11, 12, 13];

/** Who offered for each mass. */
interface Offers {
  morning: number[];
  evening: number[];
  monday: number[];
}

/** Two masses on Sunday and one on Monday, with everybody's offers by mass. */
function parish({ morning, evening, monday }: Offers, changes: Partial<RosterProblem> = {}): RosterProblem {
  const people = [...new Set([...morning, ...evening, ...monday])].sort((a, b) => a - b);
  const offered = (slot: number, ministers: number[]): RosterAnswer[] =>
    ministers.map((minister) => ({ minister, slot, answer: 'available' }));
  return {
    slots: [
      { id: MORNING, name: '8h', date: '2026-11-29', required: 2 },
      { id: EVENING, name: '19h', date: '2026-11-29', required: 2 },
      { id: MONDAY, date: '2026-11-30', required: 2 },
    ],
    ministers: people.map((id) => ({ id, name: NAMES.get(id) })),
    answers: [...offered(MORNING, morning), ...offered(EVENING, evening), ...offered(MONDAY, monday)],
    ...changes,
  };
}

async function shortagesOf(problem: RosterProblem): Promise<RosterShortage[]> {
  return (await solveRoster(problem)).shortages;
}

/** The roster after the steps, and the problem with what the suggestion asks for granted. */
function granted(
  problem: RosterProblem,
  assignments: RosterAssignment[],
  { kind, minister, slot, maxDuties, moves }: RosterSuggestion,
): { problem: RosterProblem; assignments: RosterAssignment[] } {
  const left = moves.flatMap(({ minister, from }) => (from === undefined ? [] : [{ minister, slot: from }]));
  const isLeft = (made: RosterAssignment): boolean =>
    left.some((place) => place.minister === made.minister && place.slot === made.slot);
  const { date } = problem.slots.find(({ id }) => id === slot)!;
  const answer = { minister, slot, answer: 'available' as const };
  return {
    problem: {
      ...problem,
      answers: kind === 'ask' ? [...problem.answers, answer] : problem.answers,
      pins: kind === 'release' ? problem.pins?.filter((pin) => !isLeft(pin)) : problem.pins,
      ministers: problem.ministers.map((person) => {
        if (person.id !== minister) return person;
        if (kind === 'raiseLimit') return { ...person, maxDuties };
        const blockedDates = person.blockedDates?.filter((blocked) => blocked !== date);
        return kind === 'unblock' ? { ...person, blockedDates } : person;
      }),
    },
    assignments: [
      ...assignments.filter((made) => !isLeft(made)),
      ...moves.map(({ minister, to }) => ({ minister, slot: to })),
    ],
  };
}

const filled = (assignments: RosterAssignment[], slot: number): number =>
  assignments.filter((made) => made.slot === slot).length;

describe('explainShortages', () => {
  it('should say nothing of a complete roster', async () => {
    expect(await shortagesOf(parish({ morning: [A, B], evening: [C, D], monday: [A, B] }))).toEqual([]);
  });

  it('should tell the numbers of a mass that too few offered for', async () => {
    const [shortage] = await shortagesOf(parish({ morning: [A, B], evening: [C, D], monday: [A] }));
    expect(shortage).toMatchObject({
      slot: MONDAY,
      missing: 1,
      slots: [MONDAY],
      required: 2,
      available: 1,
      reason: '1 disponível para 2 lugares em 30/11; falta 1. 1 pessoa se ofereceu para 30/11: 1 serve nela.',
    });
    expect(shortage!.suggestions.map(({ message }) => message)).toEqual([
      'Convidar b para 30/11, embora não se tenha oferecido para esta missa.',
      'Convidar c para 30/11, embora não se tenha oferecido para esta missa.',
      'Convidar d para 30/11, embora não se tenha oferecido para esta missa.',
    ]);
    expect(shortage!.suggestions[0]!.brief).toBe('Convidar: não se ofereceu para esta missa.');
  });

  it('should find the masses that share too few people, by a minimum cut', async () => {
    const problem = parish({ morning: [A, B, C], evening: [A, B, C], monday: [D, E] });
    const shortages = await shortagesOf(problem);
    expect(shortages).toHaveLength(1);
    expect(shortages[0]).toMatchObject({ slots: [MORNING, EVENING], required: 4, available: 3, missing: 1 });
    expect(shortages[0]!.reason).toMatch(
      /^3 disponíveis para 4 lugares em 29\/11 \(8h\) e 29\/11 \(19h\); falta 1\. 3 pessoas se ofereceram para 29\/11 \(\d+h\): 1 serve nela e 2 servem em outra missa do dia\.$/,
    );
  });

  it('should count duties where the masses are on several days', async () => {
    const problem = parish({ morning: [A, B], evening: [C, D], monday: [A, B] });
    for (const minister of problem.ministers) minister.maxDuties = 1;
    const shortages = await shortagesOf(problem);
    expect(shortages[0]).toMatchObject({ slots: [MORNING, MONDAY], required: 4, available: 2 });
    expect(shortages[0]!.reason).toContain(
      'no máximo 2 presenças possíveis para 4 lugares em 29/11 (8h) e 30/11; faltam 2',
    );
  });

  it('should propose to raise the limit of one who offered, with the names', async () => {
    const problem = parish({ morning: [A, B], evening: [C, D], monday: [A, B] });
    problem.ministers[0] = { id: A, name: 'Ana', maxDuties: 1 };
    for (const { id, date } of problem.slots) {
      for (const minister of problem.ministers) {
        if (!problem.answers.some((answer) => answer.slot === id && answer.minister === minister.id)) {
          minister.blockedDates = [...(minister.blockedDates ?? []), date].filter(
            (day) => day === '2026-11-30',
          );
        }
      }
    }
    const [shortage] = await shortagesOf(problem);
    expect(shortage!.suggestions).toContainEqual({
      kind: 'raiseLimit',
      minister: A,
      slot: shortage!.slot,
      maxDuties: 2,
      moves: [{ minister: A, to: shortage!.slot }],
      message: `Aumentar para 2 o limite de 1 missa de Ana, que se ofereceu para ${shortage!.slot === MORNING ? '29/11 (8h)' : '30/11'}.`,
      brief: 'Aumentar o limite de 1 para 2: ofereceu-se para esta missa.',
    });
  });

  it('should propose the chain of changes that frees somebody for the short mass', async () => {
    const problem = parish({ morning: [A, B], evening: [B, C], monday: [A, C] });
    problem.ministers.push({ id: D, name: 'd', blockedDates: ['2026-11-30'] });
    const [shortage] = await shortagesOf(problem);
    expect(shortage).toMatchObject({ slots: [MORNING, EVENING], required: 4, available: 3 });
    const asked = shortage!.suggestions.filter(({ kind }) => kind === 'ask');
    expect(asked[0]).toMatchObject({ minister: D, slot: shortage!.slot, moves: [{ minister: D }] });
    expect(asked[0]!.message).toContain('Convidar d, que não se ofereceu para nenhuma missa, para 29/11');
  });

  it('should propose to free a blocked date and to release a pin', async () => {
    const blocked = parish({ morning: [A, B], evening: [C, D], monday: [A, B] });
    for (const minister of blocked.ministers) minister.mandateUntil = '2026-11-30';
    blocked.ministers[1]!.blockedDates = ['2026-11-30'];
    blocked.ministers[2]!.blockedDates = ['2026-11-30'];
    blocked.ministers[3]!.blockedDates = ['2026-11-30'];
    const [first] = await shortagesOf(blocked);
    expect(first!.suggestions.map(({ message }) => message)).toEqual([
      'Perguntar a b se pode servir em 30/11: ofereceu-se, mas a data está bloqueada.',
    ]);
    expect(first!.suggestions[0]!.brief).toBe('Perguntar se pode: ofereceu-se, mas a data está bloqueada.');

    const pinned = parish(
      { morning: [A, B, C], evening: [A, D], monday: [E, F] },
      { pins: [{ slot: MORNING, minister: A }] },
    );
    for (const minister of pinned.ministers.slice(4)) minister.blockedDates = ['2026-11-29'];
    const [second] = await shortagesOf(pinned);
    expect(second!.suggestions.map(({ kind, minister }) => ({ kind, minister }))).toContainEqual({
      kind: 'release',
      minister: A,
    });
    expect(second!.suggestions.find(({ kind }) => kind === 'release')!.brief).toMatch(
      /^Soltar de 29\/11 \(8h\), onde está com lugar fixado, para servir nesta; assim, ./,
    );
  });

  it('should leave nothing to propose where the whole parish serves already', async () => {
    const problem = parish({ morning: [A], evening: [B], monday: [A, B] });
    const shortages = await shortagesOf(problem);
    expect(shortages.map(({ suggestions }) => suggestions)).toEqual([[], []]);
  });

  it('should say who is free in a roster that has room left', () => {
    const problem = parish({ morning: [A, B], evening: [C, D], monday: [A, B] });
    const assignments = [A, B].map((minister) => ({ slot: MORNING, minister }));
    const shortages = explainShortages(problem, [...assignments, { slot: EVENING, minister: C }]);
    expect(shortages[0]).toMatchObject({
      slot: EVENING,
      reason:
        'falta 1 de 2 lugares em 29/11 (19h), e ainda há quem possa servir. 2 pessoas se ofereceram para 29/11 (19h): 1 serve nela e 1 está livre.',
      suggestions: [
        {
          kind: 'assign',
          minister: D,
          message: 'Escalar d em 29/11 (19h), que está livre.',
          brief: 'Está livre.',
        },
      ],
    });
  });

  it('should propose only what really fills a place and keeps every rule', async () => {
    const random = randomProblems({ slots: 8, days: 5, ministers: 9, answers: 40, oneMonth: true });
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(random, async (problem) => {
        const { assignments, shortages } = await solveRoster(problem);
        for (const { slot, suggestions } of shortages) {
          for (const suggestion of suggestions) {
            kinds.add(suggestion.kind);
            const after = granted(problem, assignments, suggestion);
            expect(checkRoster(after.problem, after.assignments)).toEqual([]);
            for (const { id } of problem.slots) {
              expect(filled(after.assignments, id)).toBe(filled(assignments, id) + (id === slot ? 1 : 0));
            }
          }
        }
      }),
      { numRuns: 200, seed: 20261209 },
    );
    expect([...kinds].sort()).toEqual(['ask', 'raiseLimit', 'release', 'unblock']);
  });

  it('should give as available the most that the deficient masses can have, whatever the others get', async () => {
    const random = randomProblems({ slots: 8, days: 5, ministers: 9, answers: 40, oneMonth: true });
    await fc.assert(
      fc.asyncProperty(random, async (problem) => {
        const { shortages } = await solveRoster(problem);
        for (const { slots, required, available, missing } of shortages) {
          const alone = {
            ...problem,
            slots: problem.slots.map((slot) => ({
              ...slot,
              required: slots.includes(slot.id)
                ? slot.required
                : problem.pins!.filter((pin) => pin.slot === slot.id).length,
            })),
          };
          const { stages } = await solveRoster(alone);
          const emptyPlaces = stages.find(({ name }) => name === 'emptyPlaces')!;
          expect(emptyPlaces).toEqual({
            name: 'emptyPlaces',
            value: required - available,
            bound: required - available,
          });
          expect(missing).toBeLessThanOrEqual(required - available);
        }
      }),
      { numRuns: 100, seed: 20261210 },
    );
  });
});
