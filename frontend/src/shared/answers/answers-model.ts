import type { Answer } from '../../api/client.ts';
import { answerMeant, ANSWERS, OFFERS, type AvailabilityAnswer } from '../availability.ts';
import { hour, massMoment } from '../../lib/dates.ts';
import { ANSWER_LABELS } from '../../api/labels.ts';
import { plain } from '../../lib/matches.ts';

export type Question = Answer<'GET /api/questionnaires/sent'>[number]['questions'][number];
export type GivenResponse = Answer<'GET /api/questionnaires/{id}/responses'>[number];

/** Question id → the values chosen, or the one text written. */
export type Responses = Readonly<Record<string, readonly string[]>>;

export interface AnswersForm {
  responses: Responses;
  additionalNotes: string;
}

export interface Choice {
  value: string;
  label: string;
  /** null: the option says nothing about a mass. */
  meaning: AvailabilityAnswer | null;
}

/** Offered when a question's type asks for nothing else (specification section 9). */
export const AVAILABILITY: readonly Choice[] = ANSWERS.map((answer) => ({
  value: answer,
  label: ANSWER_LABELS[answer]!,
  meaning: answer,
}));

const choice = (label: string): Choice => ({ value: label, label, meaning: answerMeant(label) });

/** Those that are still asked: not of masses that have begun. */
export const askedNow = <Asked extends { begun: boolean }>(questions: readonly Asked[]): Asked[] =>
  questions.filter(({ begun }) => !begun);

/** `one`: a single choice. `several`: any number of them. `text`: words. */
export function kindOf({ type, slotId, options }: Question): 'one' | 'several' | 'text' {
  if (type === 'text') return 'text';
  return type === 'multiple-choice' && slotId === null && options.length > 0 ? 'several' : 'one';
}

export function choicesOf({ type, options }: Question): readonly Choice[] {
  if (type === 'yes-no') return ['Sim', 'Não'].map(choice);
  return type === 'multiple-choice' && options.length > 0 ? options.map(choice) : AVAILABILITY;
}

const isMass = ({ slotId, date }: Question): boolean => slotId !== null && date !== null;

/** Questions that are about no mass, in their order. */
export const freeQuestions = (questions: readonly Question[]): Question[] =>
  questions.filter((question) => !isMass(question));

export interface MassDay {
  date: string;
  masses: Question[];
}

/** Masses by day, as the server orders them. */
export const massDays = (questions: readonly Question[]): MassDay[] =>
  groupBy(questions.filter(isMass), ({ date }) => date!).map(([date, masses]) => ({ date, masses }));

/** Items that share a key, in the order in which the keys first come. */
export function groupBy<Item>(items: readonly Item[], keyOfItem: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOfItem(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}

/** What a mass is called below the heading of its day: its hour and name, or the coordinator's own question. */
export function massTitle({ question, date, time }: Question): string {
  if (date === null || time === null) return question;
  const moment = `${massMoment({ date, time })} — `;
  return question.toLowerCase().startsWith(moment.toLowerCase())
    ? `${hour(time)} · ${question.slice(moment.length)}`
    : `${hour(time)} · ${question}`;
}

/** The answers as a form shows them: each value as the option that it stands for. */
export function formOf(
  questions: readonly Question[],
  given: Pick<GivenResponse, 'responses' | 'additionalNotes'> | undefined,
): AnswersForm {
  const responses = questions.flatMap((question) => {
    const values = given?.responses[question.id];
    return Array.isArray(values) && values.length > 0
      ? [[question.id, values.map((value: string) => optionFor(question, value))] as const]
      : [];
  });
  return { responses: Object.fromEntries(responses), additionalNotes: given?.additionalNotes ?? '' };
}

function optionFor(question: Question, value: string): string {
  if (kindOf(question) === 'text') return value;
  const choices = choicesOf(question);
  const same =
    choices.find((option) => plain(option.value) === plain(value)) ??
    choices.find(({ meaning }) => meaning !== null && meaning === answerMeant(value));
  return same?.value ?? value;
}

/** What is answered about a mass; null: nothing. */
export function meaningIn(responses: Responses, question: Question): AvailabilityAnswer | null {
  const [value] = responses[question.id] ?? [];
  return choicesOf(question).find((choice) => choice.value === value)?.meaning ?? null;
}

export const isAnswered = (responses: Responses, id: string): boolean =>
  (responses[id] ?? []).some((value) => value.trim() !== '');

export const answeredCount = (questions: readonly Question[], responses: Responses): number =>
  questions.filter(({ id }) => isAnswered(responses, id)).length;

/** '12 de 45 respondidas'. */
export const progressInWords = (answered: number, all: number): string =>
  `${answered} de ${all} ${all === 1 ? 'respondida' : 'respondidas'}`;

/** About how many masses is asked, and in how many of them somebody offers to serve. */
export function offersIn(
  questions: readonly Question[],
  responses: Responses,
): { offered: number; of: number } {
  const masses = questions.filter(isMass);
  const meanings = masses.map((mass) => meaningIn(responses, mass));
  const offered = meanings.filter((meaning) => OFFERS.some((offer) => offer === meaning)).length;
  return { offered, of: masses.length };
}

/** Ids of required questions that are still open. */
export const missingRequired = (questions: readonly Question[], responses: Responses): string[] =>
  questions.filter(({ id, required }) => required && !isAnswered(responses, id)).map(({ id }) => id);

/** The body of POST and PUT: what is asked now and was answered. */
export function payloadOf(questions: readonly Question[], { responses, additionalNotes }: AnswersForm) {
  const answered = questions.filter(({ id }) => isAnswered(responses, id));
  return {
    responses: Object.fromEntries(
      answered.map(({ id }) => [id, responses[id]!.map((value) => value.trim()).filter(Boolean)]),
    ),
    additionalNotes: additionalNotes.trim() || null,
  };
}

const QUESTION_FIELD = 'responses.';

/** The server's field errors by question id. */
export const questionErrors = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => field.startsWith(QUESTION_FIELD))
      .map(([field, message]) => [field.slice(QUESTION_FIELD.length), message]),
  );
