import type { Evaluation } from './evaluate.js';

/** The share of requests that an external model must handle rightly. */
export const KEPT_BY_EXTERNAL = 0.9;

/** The evaluation as text: what failed, the score of each category, and `N of M` as the last line. */
export function reportOf({ failures, scores, ...figures }: Evaluation): string {
  const wide = Math.max(...scores.map(({ category }) => category.length));
  return [
    ...failures.flatMap(({ category, says, problems, wrongRule, answer }) => [
      `✗ ${wrongRule ? 'wrong rule: ' : ''}${category}: “${says}”`,
      ...problems.map((problem) => `    ${problem}`),
      `    answered: ${JSON.stringify(answer.slice(0, 300))}`,
      '',
    ]),
    ...scores.map(
      (score) => `${score.category.padEnd(wide)}  ${String(score.passed).padStart(3)} of ${score.of}`,
    ),
    figureOf(figures),
  ].join('\n');
}

/** `N of M, W with a wrong rule; T more after one tap` */
export const figureOf = ({ passed, of, wrong, oneTap }: Omit<Evaluation, 'scores' | 'failures'>): string =>
  `${passed} of ${of} (${((100 * passed) / of).toFixed(1)} %), ${wrong} with a wrong rule; ${oneTap} more after one tap`;
