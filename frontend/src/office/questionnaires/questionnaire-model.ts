import type { Answer, Input } from '../../api/client.ts';
import { ANSWER_OPTIONS } from '../../shared/availability.ts';
import { dateOf, dateTimeOf, daysBetween, momentWords } from '../../lib/dates.ts';
import { matches } from '../../lib/matches.ts';
import { plural } from '../../lib/plural.ts';

export type Questionnaire = Answer<'GET /api/questionnaires'>[number];
export type Question = Questionnaire['questions'][number];
export type QuestionType = Question['type'];
export type Responses = Answer<'GET /api/questionnaires/{id}/responses'>[number];

export const QUESTION_TYPE_LABELS: Record<QuestionType, string> = {
  'yes-no': 'Sim ou não',
  'multiple-choice': 'Múltipla escolha',
  text: 'Texto',
};

/** A question while it is being edited; options are written one on each line. */
export interface QuestionDraft {
  id: string;
  question: string;
  type: QuestionType;
  required: boolean;
  options: string;
  description: string;
  /** The mass that it asks about. */
  slotId: number | null;
}

export interface QuestionnaireDraft {
  title: string;
  description: string;
  /** A date, or nothing. */
  responseDeadline: string;
  allowUpdates: boolean;
  questions: QuestionDraft[];
}

/** An instant → 'YYYY-MM-DD' on the parish's clock, as date fields take it; nothing for none. */
export const dateFieldOf = (instant: string | null): string =>
  instant === null ? '' : dateOf(instant).split('/').reverse().join('-');

const toDraft = (question: Question): QuestionDraft => ({
  id: question.id,
  question: question.question,
  type: question.type,
  required: question.required,
  options: question.options.join('\n'),
  description: question.description ?? '',
  slotId: question.slotId,
});

/** A questionnaire as its editor starts from it. */
export const draftOf = (questionnaire: Questionnaire): QuestionnaireDraft => ({
  title: questionnaire.title,
  description: questionnaire.description ?? '',
  responseDeadline: dateFieldOf(questionnaire.responseDeadline),
  allowUpdates: questionnaire.allowUpdates,
  questions: questionnaire.questions.map(toDraft),
});

/**
 * A draft kept on the device, brought up to date with the masses as they are now: questions about masses that are gone
 * leave it, those of masses that have come since join it.
 */
export function reconcile(draft: QuestionnaireDraft, current: readonly Question[]): QuestionnaireDraft {
  const bound = current.filter(({ slotId }) => slotId !== null);
  const asked = new Set(draft.questions.map(({ id }) => id));
  const exists = new Set(bound.map(({ id }) => id));
  const kept = draft.questions.filter(({ id, slotId }) => slotId === null || exists.has(id));
  const added = bound.filter(({ id }) => !asked.has(id)).map(toDraft);
  return kept.length === draft.questions.length && added.length === 0
    ? draft
    : { ...draft, questions: [...kept, ...added] };
}

/** A new question as the specification has it: yes-no, not required, `custom_` and the time. */
export function newQuestion(now: number, questions: readonly QuestionDraft[]): QuestionDraft {
  const taken = new Set(questions.map(({ id }) => id));
  let stamp = now;
  while (taken.has(`custom_${stamp}`)) stamp += 1;
  return {
    id: `custom_${stamp}`,
    question: '',
    type: 'yes-no',
    required: false,
    options: '',
    description: '',
    slotId: null,
  };
}

/** A question with another type: what it offered before does not fit any more. */
export const withType = (question: QuestionDraft, type: QuestionType): QuestionDraft => ({
  ...question,
  type,
  options: type === question.type ? question.options : '',
});

/** The answers that a question offers, as the server will have them. */
export function offered({ type, options }: Pick<QuestionDraft, 'type' | 'options'>): string[] {
  if (type === 'text') return [];
  if (type === 'yes-no') return ['Sim', 'Não'];
  const written = lines(options);
  return written.length > 0 ? written : [...ANSWER_OPTIONS];
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What an edited questionnaire lacks: of itself, and of its questions by their ids. */
export function questionnaireErrors(draft: QuestionnaireDraft): {
  title?: string;
  questions: Record<string, string>;
} {
  const empty = draft.questions.filter(({ question }) => question.trim() === '');
  return {
    ...(draft.title.trim() === '' ? { title: 'Título é obrigatório' } : {}),
    questions: Object.fromEntries(empty.map(({ id }) => [id, 'Pergunta é obrigatória'])),
  };
}

type Edits = Input<'PATCH /api/questionnaires/{id}'>['body'];

/** What to send of an edited questionnaire; a deadline that stays the same day keeps its hour. */
export function editsOf(draft: QuestionnaireDraft, before: Questionnaire): Edits {
  const sameDay = draft.responseDeadline === dateFieldOf(before.responseDeadline);
  return {
    title: draft.title.trim(),
    description: draft.description.trim() || null,
    allowUpdates: draft.allowUpdates,
    ...(sameDay ? {} : { responseDeadline: draft.responseDeadline || null }),
    questions: draft.questions.map(({ id, question, type, required, options, description }) => ({
      id,
      question: question.trim(),
      type,
      required,
      options: type === 'multiple-choice' ? lines(options) : [],
      description: description.trim() || null,
    })),
  };
}

/** The values that somebody chose, or the text written, for one question. */
export function answersTo(id: string, responses: Responses['responses']): string[] {
  const values = responses[id];
  return Array.isArray(values) ? values.map(String) : [];
}

/** How often each answer was given: 'Disponível 12 · Talvez 3'. Written answers do not count. */
export function summaryOf(responses: Responses['responses'], questions: readonly Question[]): string {
  const counts = new Map<string, number>(
    questions.flatMap(({ options }) => options.map((option) => [option, 0] as const)),
  );
  questions
    .filter(({ type }) => type !== 'text')
    .flatMap(({ id }) => answersTo(id, responses))
    .forEach((answer) => counts.set(answer, (counts.get(answer) ?? 0) + 1));
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([answer, count]) => `${answer} ${count}`)
    .join(' · ');
}

export type Minister = Answer<'GET /api/ministers'>[number];
export type Unanswered = Answer<'GET /api/questionnaires/{id}/unanswered'>[number];

/** How many a questionnaire still waits for: nobody once all that it asks about has begun. */
export const waitingFor = ({
  status,
  responseCount,
  totalMinisters,
  questions,
}: Pick<Questionnaire, 'status' | 'responseCount' | 'totalMinisters'> & {
  questions: readonly Pick<Question, 'begun'>[];
}): number =>
  status === 'sent' && questions.some(({ begun }) => !begun)
    ? Math.max(0, totalMinisters - responseCount)
    : 0;

/** The words with which a conversation about a missing answer begins. */
export const chaseText = (
  name: string,
  { id, title }: Pick<Questionnaire, 'id' | 'title'>,
  origin: string,
): string =>
  `Olá, ${name}! Falta a sua resposta a “${title}”. Responda aqui: ${origin}/my-questionnaires?id=${id}`;

/** Whether one of somebody's names holds the text, whatever its case and accents. */
export const namedLike = (text: string, ...names: readonly string[]): boolean =>
  names.some((name) => matches(name, text));

/** Percentage of those asked who have answered. */
export const progressOf = ({
  responseCount,
  totalMinisters,
}: Pick<Questionnaire, 'responseCount' | 'totalMinisters'>): number =>
  totalMinisters === 0 ? 0 : Math.min(100, (responseCount / totalMinisters) * 100);

/** The act of reminding those who have not answered. */
export const remindWords = (waiting: number): string =>
  waiting === 1 ? 'Lembrar 1 pessoa de responder' : `Lembrar os ${waiting} de responder`;

/** Until when a questionnaire takes answers: 'Fecha em 4 dias, 01/12/2026, 23:59'. */
export function closingWords(deadline: string | null, now: string): string {
  if (deadline === null) return 'Sem prazo de resposta';
  const days = daysBetween(now, deadline);
  const when = days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `em ${days} dias`;
  return `Fecha ${when}, ${dateTimeOf(deadline)}`;
}

/** '1 ainda não respondeu', '53 ainda não responderam'. */
export const unansweredWords = (missing: number): string =>
  plural(missing, 'ainda não respondeu', 'ainda não responderam');

/** When all who had not answered were last reminded: 'Todos lembrados em 26/11, 21h52'; null when they never were. */
export const lastReminderWords = ({ remindedAt }: Pick<Questionnaire, 'remindedAt'>): string | null =>
  remindedAt === null ? null : `Todos lembrados em ${momentWords(remindedAt)}`;

/** Who was reminded, and who cannot be: without an account there is no address. */
export const remindedWords = ({
  reminded,
  withoutAccount,
}: Answer<'POST /api/questionnaires/{id}/remind'>): string =>
  `${plural(reminded, 'pessoa recebe', 'pessoas recebem')} um e-mail e um aviso.${
    withoutAccount > 0 ? ` ${withoutAccount} sem conta: pergunte em pessoa.` : ''
  }`;
