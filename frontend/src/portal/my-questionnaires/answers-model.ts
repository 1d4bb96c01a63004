import type { Answer } from '../../api/client.ts';
import { answerMeant, ANSWERS, type AvailabilityAnswer } from '../../shared/availability.ts';
import { dateTimeOf, daysBetween, hour, longDateOf, massMoment, onLongDateOf } from '../../lib/dates.ts';
import { ANSWER_LABELS } from '../../api/labels.ts';
import { plain } from '../../lib/matches.ts';
import type { Tone } from '../../ui/badge.tsx';

export type SentQuestionnaire = Answer<'GET /api/questionnaires/sent'>[number];
export type Question = SentQuestionnaire['questions'][number];
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

/** The state of a questionnaire for the person who is asked, as a badge. */
export function badgeOf({ state }: Pick<SentQuestionnaire, 'state'>): { label: string; tone: Tone } {
  switch (state) {
    case 'pendente':
      return { label: 'Pendente', tone: 'warning' };
    case 'expirado':
      return { label: 'Prazo Expirado', tone: 'error' };
    case 'respondido':
      return { label: 'Respondido', tone: 'success' };
  }
}

type Waiting = Pick<SentQuestionnaire, 'state' | 'responseDeadline'>;

/** Those that wait for an answer, the nearest deadline first and those without one last. */
export function unanswered<Q extends Waiting>(questionnaires: readonly Q[]): Q[] {
  const deadline = ({ responseDeadline }: Q): number =>
    responseDeadline === null ? Number.MAX_SAFE_INTEGER : Date.parse(responseDeadline);
  return questionnaires.filter(isWaiting).sort((a, b) => deadline(a) - deadline(b));
}

/** What is to be answered first, then the others in the server's order. */
export const byUrgency = <Q extends Waiting>(questionnaires: readonly Q[]): Q[] => [
  ...unanswered(questionnaires),
  ...questionnaires.filter((one) => !isWaiting(one)),
];

const isWaiting = ({ state }: Pick<SentQuestionnaire, 'state'>): boolean => state === 'pendente';

/** Those that are still asked: not of masses that have begun. */
export const askedNow = <Asked extends { begun: boolean }>(questions: readonly Asked[]): Asked[] =>
  questions.filter(({ begun }) => !begun);

type Terms = Pick<SentQuestionnaire, 'state' | 'hasResponse' | 'responseDeadline' | 'allowUpdates'> & {
  questions: readonly Pick<Question, 'begun'>[];
};

/** Not after the deadline nor the last mass, and not a second time where answers may not be changed. */
export function canRespond(
  { state, hasResponse, responseDeadline, allowUpdates, questions }: Terms,
  now: Date,
): boolean {
  if (!hasResponse) return state !== 'expirado';
  const isOver = responseDeadline !== null && Date.parse(responseDeadline) <= now.getTime();
  return allowUpdates && !isOver && askedNow(questions).length > 0;
}

/** Until when to answer, in words, with the days that are left when they are few. */
export function deadlineInWords(deadline: string | null, now: Date): string {
  if (deadline === null) return 'Sem prazo para responder';
  const time = dateTimeOf(deadline).slice(-5);
  const when = time === '23:59' ? longDateOf(deadline) : `${longDateOf(deadline)}, às ${hour(time)}`;
  if (Date.parse(deadline) <= now.getTime()) return `O prazo terminou ${onLongDateOf(deadline)}`;
  const days = daysBetween(now.toISOString(), deadline);
  const left = days === 0 ? 'termina hoje' : days === 1 ? 'termina amanhã' : `faltam ${days} dias`;
  return `Responda até ${when} (${left})`;
}

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

export const isAnswered = (responses: Responses, id: string): boolean =>
  (responses[id] ?? []).some((value) => value.trim() !== '');

export const answeredCount = (questions: readonly Question[], responses: Responses): number =>
  questions.filter(({ id }) => isAnswered(responses, id)).length;

/** '12 de 45 respondidas'. */
export const progressInWords = (answered: number, all: number): string =>
  `${answered} de ${all} ${all === 1 ? 'respondida' : 'respondidas'}`;

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
