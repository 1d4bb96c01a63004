import { answerMeant, ANSWERS, type AvailabilityAnswer } from '../../shared/availability.ts';
import { ANSWER_LABELS } from '../../api/labels.ts';
import { plain } from '../../lib/matches.ts';
import type { Question, Responses } from './questionnaire-model.ts';

/** Question id → what the person said of its mass. */
export type Answered = Readonly<Record<string, AvailabilityAnswer>>;

/** Question id → the values chosen. */
type Values = Record<string, string[]>;

/** Ministers' answers by their ids. */
export type Grid = ReadonlyMap<number, Answered>;

/** The first letter of each answer, and of "sim" and "não" where no answer begins with it. */
const KEYS: Readonly<Record<string, AvailabilityAnswer | null>> = {
  s: 'available',
  n: 'unavailable',
  ...Object.fromEntries(ANSWERS.map((answer) => [plain(ANSWER_LABELS[answer]!)[0]!, answer])),
  Delete: null,
  Backspace: null,
};

/** 'D disponível, T talvez, I indisponível'. */
export const KEYS_IN_WORDS = ANSWERS.map((answer) => ANSWER_LABELS[answer]!)
  .map((label) => `${label[0]} ${label.toLowerCase()}`)
  .join(', ');

/** What a key means in a cell: an answer, null for none; undefined: nothing. */
export const answerOfKey = (key: string): AvailabilityAnswer | null | undefined =>
  KEYS[key.length === 1 ? key.toLowerCase() : key];

/** What a tap makes of a cell: one answer after the other, then none again. */
export const nextAnswer = (answer: AvailabilityAnswer | undefined): AvailabilityAnswer | null =>
  ANSWERS[answer === undefined ? 0 : ANSWERS.indexOf(answer) + 1] ?? null;

/** Where an arrow leads from a cell; null for other keys. */
export function neighbour(
  key: string,
  { row, column }: { row: number; column: number },
  size: { rows: number; columns: number },
): { row: number; column: number } | null {
  const steps: Record<string, readonly [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const step = steps[key];
  if (!step) return null;
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  return { row: within(row + step[0], size.rows), column: within(column + step[1], size.columns) };
}

/** The questions about masses to come, which the grid has columns for. */
export const massQuestions = (questions: readonly Question[]): Question[] =>
  questions.filter(({ slotId, date, begun }) => slotId !== null && date !== null && !begun);

/** What was answered so far, as the grid shows it. */
export const gridOf = (responses: readonly Responses[]): Grid =>
  new Map(
    responses.map(({ ministerId, responses: given }) => [
      ministerId,
      Object.fromEntries(
        Object.entries(given as Values).flatMap(([id, [value]]) => {
          const answer = value === undefined ? null : answerMeant(value);
          return answer ? [[id, answer]] : [];
        }),
      ),
    ]),
  );

/** The grid with one cell changed. */
export function withAnswer(
  grid: Grid,
  ministerId: number,
  questionId: string,
  answer: AvailabilityAnswer | null,
): Grid {
  const { [questionId]: _, ...others } = grid.get(ministerId) ?? {};
  return new Map(grid).set(ministerId, answer === null ? others : { ...others, [questionId]: answer });
}

/**
 * What is to be sent for the people of changed rows: the cells, and what they answered to questions that the grid does
 * not show.
 */
export function changedPeople(
  grid: Grid,
  changed: ReadonlySet<number>,
  questions: readonly Question[],
  responses: readonly Responses[],
): { ministerId: number; responses: Values }[] {
  const shown = new Set(massQuestions(questions).map(({ id }) => id));
  return [...changed].map((ministerId) => {
    const before = responses.find((one) => one.ministerId === ministerId)?.responses as Values | undefined;
    const rest = Object.entries(before ?? {}).filter(([id]) => !shown.has(id));
    const cells = Object.entries(grid.get(ministerId) ?? {})
      .filter(([id]) => shown.has(id))
      .map(([id, answer]): [string, string[]] => [id, [answer]]);
    return { ministerId, responses: Object.fromEntries([...rest, ...cells]) };
  });
}
