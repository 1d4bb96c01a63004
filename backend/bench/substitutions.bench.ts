/**
 * How the ways of asking for a substitute compare over a year of the demonstration parish (npm run bench --
 * substitutions): the product's waves beside everybody at once and one after the other down the list. The year, the
 * absences and what each person answers are the same for all three.
 */
import { gini, simulateYear, STRATEGIES } from './substitution-simulation.js';
import { median, table } from './support.js';

const SEEDS = [1, 2, 3];

/** Plays the year for each way of asking and prints what became of the requests. */
export function run(): Promise<void> {
  const rows = STRATEGIES.map((strategy) => {
    const years = SEEDS.map((seed) => simulateYear(strategy, seed));
    const all = <T>(of: (year: (typeof years)[number]) => readonly T[]) => years.flatMap(of);
    const sum = (of: (year: (typeof years)[number]) => number) =>
      years.reduce((total, year) => total + of(year), 0);
    const [requests, filled] = [sum((year) => year.requests), sum((year) => year.filled)];
    const hours = all((year) => year.hours).sort((one, other) => one - other);
    const questions = all((year) => year.questions);
    const asked = questions.reduce((total, count) => total + count, 0);
    const decimals = (value: number, digits: number) => value.toFixed(digits);
    return [
      strategy,
      requests,
      `${decimals((100 * filled) / requests, 1)} %`,
      decimals(median(hours), 1),
      decimals(hours[Math.floor(hours.length * 0.9)]!, 1),
      decimals(asked / requests, 1),
      decimals(asked / questions.length, 1),
      Math.max(...questions),
      decimals(gini(all((year) => year.questionsPerOffer)), 2),
    ];
  });
  table(
    [
      `${SEEDS.length} years`,
      'requests',
      'filled without a coordinator',
      'hours to fill, median',
      '9 of 10 within',
      'messages a request',
      'a person and year',
      'at most',
      'inequality (Gini) of questions per offer',
    ],
    rows,
  );
  return Promise.resolve();
}
