import { describe, expect, it } from '@jest/globals';
import { solveRoster } from './solve-roster.js';
import { RosterCancelledError, type RosterProblem } from '../../solver/problem.js';
import { wishCosts, type WishCost } from './wish-costs.js';

const [ANA, BIA, CAIO] = [1, 2, 3];
const FIRST = 101;

/** Four masses of one place; only Ana is experienced, and has served more than the others. */
function parish(): RosterProblem {
  const slots = [0, 1, 2, 3].map((day) => ({
    id: FIRST + day,
    date: `2026-12-0${day + 1}`,
    required: 1,
    experienced: 1,
  }));
  const ministers = [{ id: ANA, experienced: true, balance: 1 }, { id: BIA }, { id: CAIO }];
  return {
    slots,
    ministers,
    answers: ministers.flatMap(({ id }) =>
      slots.map((slot) => ({ minister: id, slot: slot.id, answer: 'available' as const })),
    ),
    minRestDays: 2,
  };
}

async function costsOf(problem: RosterProblem): Promise<WishCost[]> {
  return wishCosts(problem, await solveRoster(problem));
}

describe('wishCosts', () => {
  it('should tell what a wish cost those after it, and what those before cost it', async () => {
    const costs = await costsOf(parish());
    expect(costs.map(({ name }) => name)).toEqual([
      'withoutExperienced',
      'familiesSplit',
      'maybes',
      'unfairness',
      'shortRest',
    ]);
    expect(costs[0]).toEqual({
      name: 'withoutExperienced',
      value: 0,
      alone: 0,
      others: [
        { name: 'unfairness', value: 25, without: 9 },
        { name: 'shortRest', value: 3, without: 0 },
      ],
      proven: true,
      message:
        'Sem o desejo de diminuir os ministros experientes que faltam, mudaria o seguinte: o desequilíbrio entre as pessoas, de 25 para 9; as missas próximas demais da mesma pessoa, de 3 para 0.',
    });
    expect(costs[3]).toMatchObject({ name: 'unfairness', value: 25, alone: 9, others: [] });
    expect(costs[3]!.message).toBe(
      'Diminuir o desequilíbrio entre as pessoas não custou nada aos outros desejos. Sozinho, este desejo chegaria a 9; os que vêm antes o deixam em 25.',
    );
  });

  it('should ask for the cost of disturbing nobody only where a roster was published', async () => {
    const published = { ...parish(), published: [{ slot: FIRST, minister: BIA }] };
    const costs = await costsOf(published);
    expect(costs[0]).toMatchObject({
      name: 'disturbed',
      value: 0,
      others: expect.arrayContaining([{ name: 'withoutExperienced', value: 1, without: 0 }]) as unknown,
    });
  });

  it('should admit numbers that the time limit cut short, and stop when cancelled', async () => {
    const problem = parish();
    const result = await solveRoster(problem);
    const [hurried] = await wishCosts({ ...problem, timeLimitSeconds: 0 }, result);
    expect(hurried!.proven).toBe(false);
    await expect(wishCosts(problem, result, { isCancelled: () => true })).rejects.toThrow(
      RosterCancelledError,
    );
  });
});
