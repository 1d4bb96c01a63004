import { steps, total } from './roster-lookup.js';
import type { Wish } from './wish.js';

/**
 * The loads of those who answered, squared: duties plus what each carries from the months before. The sum is least where
 * the loads are most alike.
 */
export const unfairness: Wish<'unfairness'> = {
  name: 'unfairness',
  label: 'Desequilíbrio entre as pessoas',
  phrase: 'o desequilíbrio entre as pessoas',
  better: 'reparte melhor as missas entre as pessoas',
  worse: 'reparte pior as missas entre as pessoas',
  weight: 10,
  growsWithMonths: true,
  formulation: {
    // The k-th duty costs as much as (k + balance)² is more than (k - 1 + balance)².
    minister: (model, m, duties) => {
      const balance = model.index.balances[m]!;
      if (model.index.answered[m]) model.addConstant(balance ** 2);
      if (!Number.isInteger(balance)) model.allowFractions();
      duties.forEach((column, k) => model.addCost(column, 2 * (k + 1 + balance) - 1));
    },
  },
  value: (roster) =>
    total(roster.problem.ministers.keys(), (minister) =>
      roster.problem.hasAnswered(minister) ? roster.load(minister) ** 2 : 0,
    ),
  effect: (roster, change) =>
    total(steps(change), ({ minister, step }) =>
      roster.problem.hasAnswered(minister) ? 2 * step * roster.load(minister) + 1 : 0,
    ),
};
