import { steps, total } from './roster-lookup.js';
import type { Wish } from './wish.js';

/** Duties of people who answered "maybe". */
export const maybes: Wish<'maybes'> = {
  name: 'maybes',
  label: 'Respostas “talvez” usadas',
  phrase: 'os “talvez” usados',
  better: 'usa menos respostas “talvez”',
  worse: 'usa mais respostas “talvez”',
  weight: 200,
  formulation: {
    candidate: (model, { answer }, column) => {
      if (answer === 'maybe') model.addCost(column, 1);
    },
  },
  value: (roster) =>
    total(
      roster.problem.ministers.keys(),
      (minister) =>
        new Set(roster.dutiesOf(minister).filter((slot) => roster.problem.answer(minister, slot) === 'maybe'))
          .size,
    ),
  effect: ({ problem }, change) =>
    total(steps(change), ({ minister, step }) =>
      problem.answer(minister, change.slot) === 'maybe' ? step : 0,
    ),
};
