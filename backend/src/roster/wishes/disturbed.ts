import { steps, total } from './roster-lookup.js';
import type { Wish } from './wish.js';

/** Published places that somebody loses. */
export const disturbed: Wish<'disturbed'> = {
  name: 'disturbed',
  label: 'Pessoas já avisadas que mudam',
  phrase: 'as pessoas já avisadas que mudam',
  better: 'muda menos quem já foi avisado',
  worse: 'muda quem já foi avisado',
  weight: 6_000,
  formulation: {
    candidate: (model, { published }, column) => {
      if (!published) return;
      model.addCost(column, -1);
      model.addConstant(1);
    },
    problem: (model) => model.addConstant(model.index.lostPublished),
  },
  value: (roster) =>
    total(roster.problem.published, ({ minister, slot }) => (roster.serves(minister, slot) ? 0 : 1)),
  effect: ({ problem }, change) =>
    total(steps(change), ({ minister, step }) => (problem.isPublished(minister, change.slot) ? -step : 0)),
};
