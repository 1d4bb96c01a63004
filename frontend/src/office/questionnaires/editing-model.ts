import type { Input } from '../../api/client.ts';
import { dateOf } from '../../lib/dates.ts';
import { ANSWER_OPTIONS } from '../../shared/availability.ts';
import type { Question, Questionnaire, QuestionType } from './questionnaire-model.ts';

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
