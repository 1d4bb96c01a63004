import type { Answer } from '../api/client.ts';
import { ANSWER_LABELS, ANSWER_LETTERS } from '../api/labels.ts';
import { plain } from '../lib/matches.ts';

/** What somebody may answer about a mass. */
export type AvailabilityAnswer = NonNullable<Answer<'GET /api/slots/{id}/candidates'>[number]['answer']>;

/** Every answer, the surest first. */
export const ANSWERS = Object.keys(ANSWER_LABELS) as AvailabilityAnswer[];
/** Those with which somebody offers to serve. */
export const OFFERS = ANSWERS.filter((answer) => answer !== 'unavailable');

export const ANSWER_OPTIONS: readonly string[] = Object.values(ANSWER_LABELS);

/** 'respondeu talvez'. */
export const answeredText = (answer: AvailabilityAnswer): string =>
  `respondeu ${ANSWER_LABELS[answer]!.toLowerCase()}`;

const BY_LETTER = new Map(ANSWERS.map((answer) => [ANSWER_LETTERS[answer], answer]));

/** The answer for which a letter stands; null: none. */
export const answerOfLetter = (letter: string | undefined): AvailabilityAnswer | null =>
  BY_LETTER.get(letter) ?? null;

const BY_WORD = new Map<string, AvailabilityAnswer>([
  ...ANSWERS.map((answer) => [answer, answer] as const),
  ...ANSWERS.map((answer) => [plain(ANSWER_LABELS[answer]!), answer] as const),
  ['sim', 'available'],
  ['nao', 'unavailable'],
]);

/** What an option's label or code says about a mass; null: nothing. */
export const answerMeant = (option: string): AvailabilityAnswer | null => BY_WORD.get(plain(option)) ?? null;
