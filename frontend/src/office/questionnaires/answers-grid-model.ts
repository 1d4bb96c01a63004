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

/** What was typed for one person and is not saved yet: question id → the answer, null for none. */
export interface Typed {
  readonly cells: Readonly<Record<string, AvailabilityAnswer | null>>;
  /** When the answers were changed that stood there at the first cell typed; null: there were none. */
  readonly seen: string | null;
}

/** What was typed, by ministers' ids. */
export type Typing = ReadonlyMap<number, Typed>;

const changedAt = (responses: readonly Responses[], ministerId: number): string | null =>
  responses.find((one) => one.ministerId === ministerId)?.updatedAt ?? null;

/** What was typed, with one cell more. */
export function withCell(
  typing: Typing,
  responses: readonly Responses[],
  {
    ministerId,
    questionId,
    answer,
  }: { ministerId: number; questionId: string; answer: Typed['cells'][string] },
): Typing {
  const { cells, seen } = typing.get(ministerId) ?? { cells: {}, seen: changedAt(responses, ministerId) };
  return new Map(typing).set(ministerId, { cells: { ...cells, [questionId]: answer }, seen });
}

/** What the grid shows: the answers given, and over them what was typed. */
export function withTyped(given: Grid, typing: Typing): Grid {
  const grid = new Map(given);
  for (const [ministerId, { cells }] of typing) {
    const answers = Object.entries({ ...given.get(ministerId), ...cells });
    grid.set(
      ministerId,
      Object.fromEntries(answers.filter((cell): cell is [string, AvailabilityAnswer] => cell[1] !== null)),
    );
  }
  return grid;
}

/** Those for whom something was typed and whose answers are no longer those that stood there. */
export const overtaken = (typing: Typing, responses: readonly Responses[]): number[] =>
  [...typing].filter(([id, { seen }]) => changedAt(responses, id) !== seen).map(([id]) => id);

/** What was typed, now that the answers given meanwhile are shown: saving replaces these. */
export const seenAgain = (typing: Typing, responses: readonly Responses[]): Typing =>
  new Map([...typing].map(([id, typed]) => [id, { ...typed, seen: changedAt(responses, id) }]));

/** What was typed for others than these people. */
export const without = (typing: Typing, ministerIds: readonly number[]): Typing =>
  new Map([...typing].filter(([id]) => !ministerIds.includes(id)));

/** What is to be sent for those for whom something was typed: their cells, and what they answered that the grid does not show. */
export function typedPeople(
  typing: Typing,
  questions: readonly Question[],
  responses: readonly Responses[],
): { ministerId: number; responses: Values; seen: string | null }[] {
  const shown = new Set(massQuestions(questions).map(({ id }) => id));
  const grid = withTyped(gridOf(responses), typing);
  return [...typing].map(([ministerId, { seen }]) => {
    const before = responses.find((one) => one.ministerId === ministerId)?.responses as Values | undefined;
    const rest = Object.entries(before ?? {}).filter(([id]) => !shown.has(id));
    const cells = Object.entries(grid.get(ministerId) ?? {})
      .filter(([id]) => shown.has(id))
      .map(([id, answer]): [string, string[]] => [id, [answer]]);
    return { ministerId, responses: Object.fromEntries([...rest, ...cells]), seen };
  });
}
