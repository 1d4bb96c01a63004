import type { Evaluation } from './evaluate.js';

/** The share of requests that must be handled rightly. */
export const KEPT_SHARE = { local: 1, external: 0.9 };

/** The evaluation as text: what failed, the score of each category, and `N of M` as the last line. */
export function reportOf({ failures, scores, passed, of }: Evaluation): string {
  const wide = Math.max(...scores.map(({ category }) => category.length));
  return [
    ...failures.flatMap(({ category, says, problems, answer }) => [
      `✗ ${category}: “${says}”`,
      ...problems.map((problem) => `    ${problem}`),
      `    answered: ${JSON.stringify(answer.slice(0, 300))}`,
      '',
    ]),
    ...scores.map(
      (score) => `${score.category.padEnd(wide)}  ${String(score.passed).padStart(3)} of ${score.of}`,
    ),
    `${passed} of ${of}`,
  ].join('\n');
}
