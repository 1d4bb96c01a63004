/** The questions of a questionnaire and their bond to the masses of its schedule. */
import { formatDateTime } from '../platform/dates/format.js';
import { invalid, notPossible } from '../platform/errors/app-error.js';
import { capital, comparisonKey } from '../platform/text.js';
import {
  ANSWER_LABELS,
  AVAILABILITY_ANSWERS,
  type AvailabilityAnswerValue,
  type ScheduleSlot,
} from '../roster/index.js';
import type { Question, QuestionType } from './questionnaire.entity.js';

/** What the words of a question need to know about a mass. */
export type NamedMass = Pick<ScheduleSlot, 'id' | 'date' | 'time' | 'description' | 'liturgicalName'>;

/** A mass as a questionnaire asks about it. */
export interface AskedMass extends NamedMass {
  /** It is asked about no more, and missed by nobody; what was answered about it stays. */
  begun: boolean;
}

/** A question as the coordinator's editor sends it. */
export interface QuestionEdit {
  id: string;
  question: string;
  type: QuestionType;
  required?: boolean;
  options?: string[];
  description?: string | null;
}

const AVAILABILITY_OPTIONS: readonly string[] = Object.values(ANSWER_LABELS);
/** 'Disponível, Talvez e Indisponível'. */
export const AVAILABILITY_OPTIONS_TEXT = new Intl.ListFormat('pt-BR').format(AVAILABILITY_OPTIONS);
const YES_NO_OPTIONS: readonly string[] = ['Sim', 'Não'];

const CUSTOM_ID = /^custom_[\w-]{1,60}$/;
const NAMED_AT_MOST = 12;

const AVAILABILITY: ReadonlyMap<string, AvailabilityAnswerValue> = new Map([
  ...AVAILABILITY_ANSWERS.map((answer) => [answer, answer] as const),
  ...AVAILABILITY_ANSWERS.map((answer) => [comparisonKey(ANSWER_LABELS[answer]), answer] as const),
  ['sim', 'available'],
  ['nao', 'unavailable'],
]);

/** What an option's label or code says about a mass; null when it says nothing. */
export function availabilityOf(value: string): AvailabilityAnswerValue | null {
  return AVAILABILITY.get(comparisonKey(value)) ?? null;
}

/** One question for each mass, by date and time. */
export function questionsOf(slots: readonly NamedMass[]): Question[] {
  return inOrder(slots.map(questionOf));
}

/**
 * The questions as the schedule stands now: none about a mass that is gone, and the new date and time where a mass
 * has moved.
 */
export function currentQuestions(questions: readonly Question[], slots: readonly AskedMass[]): Question[] {
  const masses = new Map(slots.map((slot) => [slot.id, slot]));
  const current = questions.flatMap((question) => {
    if (question.slotId === null) return [question];
    const mass = masses.get(question.slotId);
    if (!mass) return [];
    if (mass.date === question.date && mass.time === question.time) return [question];
    return [{ ...question, question: textOf(mass), date: mass.date, time: mass.time }];
  });
  return inOrder(current);
}

/** Ids of the questions about masses that have begun; those about none are over with the last mass. */
export function begunQuestions(questions: readonly Question[], slots: readonly AskedMass[]): Set<string> {
  const toCome = new Set(slots.flatMap((slot) => (slot.begun ? [] : [slot.id])));
  const begun = questions.filter(({ slotId }) => (slotId === null ? toCome.size === 0 : !toCome.has(slotId)));
  return new Set(begun.map(({ id }) => id));
}

/** {@link currentQuestions}, with a question for each mass to come that had none. */
export function withEveryMass(questions: readonly Question[], slots: readonly AskedMass[]): Question[] {
  const current = currentQuestions(questions, slots);
  return inOrder([...current, ...questionsOf(unaskedMasses(current, slots))]);
}

/** Masses to come that no question asks about, in the order given. */
export function unaskedMasses<Mass extends AskedMass>(
  questions: readonly Question[],
  slots: readonly Mass[],
): Mass[] {
  const asked = new Set(questions.map(({ slotId }) => slotId));
  return slots.filter(({ id, begun }) => !begun && !asked.has(id));
}

/**
 * Applies a coordinator's edits: the list given replaces the stored one, a question keeps its mass by its id, and
 * masses that had no question yet get one.
 * @throws AppError 400 for a new question whose id does not begin with `custom_`.
 * @throws AppError 422 as {@link checkQuestions}, for instance when the question of a mass was left out.
 */
export function editQuestions(
  stored: readonly Question[],
  edits: readonly QuestionEdit[],
  slots: readonly AskedMass[],
): Question[] {
  const current = new Map(currentQuestions(stored, slots).map((question) => [question.id, question]));
  const gone = new Set(stored.map(({ id }) => id).filter((id) => !current.has(id)));
  const edited = edits
    .filter(({ id }) => !gone.has(id))
    .map((edit, index) => {
      const before = current.get(edit.id);
      if (!before && !CUSTOM_ID.test(edit.id)) {
        const message = 'O código de uma pergunta nova deve começar com "custom_".';
        throw invalid(message, { [`questions.${index}.id`]: message });
      }
      return {
        id: edit.id,
        question: edit.question,
        type: edit.type,
        required: edit.required ?? before?.required ?? false,
        options: optionsOf(edit.type, edit.options ?? before?.options ?? []),
        description: edit.description === undefined ? (before?.description ?? null) : edit.description,
        slotId: before?.slotId ?? null,
        date: before?.date ?? null,
        time: before?.time ?? null,
      };
    });
  const questions = inOrder([...edited, ...questionsOf(unaskedMasses(stored, slots))]);
  checkQuestions(questions, slots);
  return questions;
}

/**
 * Every mass to come of the schedule is asked about exactly once, in words that tell whether somebody can serve.
 * @throws AppError 422 that names the masses and questions concerned.
 */
export function checkQuestions(questions: readonly Question[], slots: readonly AskedMass[]): void {
  const ids = questions.map(({ id }) => id);
  const asked = questions.flatMap(({ slotId }) => (slotId === null ? [] : [slotId]));
  const masses = new Set(slots.map(({ id }) => id));
  const named = (list: readonly Question[]) => naming(list.map(({ question }) => `“${question}”`));

  const complaints = [
    complaint('Nenhuma pergunta trata destas missas', naming(unaskedMasses(questions, slots).map(textOf))),
    complaint(
      'Há mais de uma pergunta sobre estas missas',
      naming(slots.filter(({ id }) => asked.filter((other) => other === id).length > 1).map(textOf)),
    ),
    complaint(
      'Estas perguntas tratam de missas de outra escala',
      named(questions.filter(({ slotId }) => slotId !== null && !masses.has(slotId))),
    ),
    complaint(
      `As opções destas perguntas não dizem se a pessoa pode servir; use Sim e Não, ou ${AVAILABILITY_OPTIONS_TEXT}`,
      named(questions.filter((question) => question.slotId !== null && !tellsAvailability(question))),
    ),
    complaint(
      'Há perguntas com o mesmo código',
      named(questions.filter(({ id }) => ids.indexOf(id) !== ids.lastIndexOf(id))),
    ),
  ].filter((sentence) => sentence !== null);
  if (complaints.length === 0) return;
  const message = complaints.join(' ');
  throw notPossible('questions-incomplete', message, { questions: message });
}

/** What the id of a question about a mass begins with; the mass's id follows. */
export const ABOUT_MASS = 'slot_';

/** The mass that a question is about, by the question's id; undefined of any other question. */
export function slotIdOf(questionId: string): number | undefined {
  const id = questionId.startsWith(ABOUT_MASS) ? questionId.slice(ABOUT_MASS.length) : '';
  return /^\d+$/.test(id) ? Number(id) : undefined;
}

function questionOf(mass: NamedMass): Question {
  return {
    id: `${ABOUT_MASS}${mass.id}`,
    question: textOf(mass),
    type: 'multiple-choice',
    required: false,
    options: [...AVAILABILITY_OPTIONS],
    description: mass.liturgicalName,
    slotId: mass.id,
    date: mass.date,
    time: mass.time,
  };
}

/** `Domingo, 6 de dezembro, 8h — Missa dominical` */
function textOf({ date, time, description }: NamedMass): string {
  return `${capital(formatDateTime(date, time))} — ${description}`;
}

function optionsOf(type: QuestionType, options: readonly string[]): string[] {
  if (type === 'text') return [];
  if (type === 'yes-no') return [...YES_NO_OPTIONS];
  const given = [...new Set(options.map((option) => option.trim()).filter((option) => option !== ''))];
  return given.length > 0 ? given : [...AVAILABILITY_OPTIONS];
}

function tellsAvailability({ options }: Question): boolean {
  const meanings = options.map(availabilityOf);
  return !meanings.includes(null) && meanings.includes('available');
}

/** Masses by date and time, then the free questions in their order. */
function inOrder(questions: readonly Question[]): Question[] {
  const moment = ({ date, time }: Question) => (date === null ? '9' : `${date} ${time}`);
  return questions.toSorted((a, b) => moment(a).localeCompare(moment(b)));
}

function complaint(sentence: string, names: string): string | null {
  return names === '' ? null : `${sentence}: ${names}.`;
}

function naming(names: readonly string[]): string {
  const rest = names.length - NAMED_AT_MOST;
  return [...names.slice(0, NAMED_AT_MOST), ...(rest > 0 ? [`e mais ${rest}`] : [])].join('; ');
}
