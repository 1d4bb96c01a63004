/** From what somebody sent as answers to what is stored. */
import { invalid, type FieldErrors } from '../platform/errors/app-error.js';
import { comparisonKey } from '../platform/text.js';
import type { AvailabilityAnswerValue } from '../roster/index.js';
import type { Question } from './questionnaire.entity.js';
import { availabilityOf } from './questions.js';

export interface Answers {
  /** Question id → values, without the questions that were left open. */
  responses: Record<string, string[]>;
  /** Slot id → answer, for the masses that were answered. */
  availability: Map<number, AvailabilityAnswerValue>;
}

const MAX_TEXT = 2000;

/**
 * Reads answers against their questions. Options may be given by their label, or by the codes of
 * `AVAILABILITY_ANSWERS` where the question offers that answer; an empty list leaves a question open.
 * @param questions what is asked now.
 * @param goneIds ids of questions that were asked before; answers to them are dropped.
 * @throws AppError 400 with `responses.<question id>` → what is wrong.
 */
export function readAnswers(
  questions: readonly Question[],
  responses: Readonly<Record<string, unknown>>,
  goneIds: ReadonlySet<string> = new Set(),
): Answers {
  const errors: FieldErrors = {};
  const given = new Map<string, string[]>();
  const byId = new Map(questions.map((question) => [question.id, question]));
  for (const [id, raw] of Object.entries(responses)) {
    if (goneIds.has(id)) continue;
    const question = byId.get(id);
    const values = textsOf(raw);
    const error = !question
      ? 'Esta pergunta não faz parte do questionário. Atualize a página.'
      : !values
        ? 'Envie a resposta como lista de textos.'
        : problemWith(question, values);
    if (error) errors[`responses.${id.slice(0, 80)}`] = error;
    else if (values && values.length > 0) given.set(id, values);
  }
  for (const { id, required } of questions) {
    if (required && !given.has(id)) errors[`responses.${id}`] ??= 'Responda a esta pergunta.';
  }
  if (Object.keys(errors).length > 0) throw refusal(errors, byId);
  return { responses: Object.fromEntries(given), availability: availabilityIn(questions, given) };
}

function textsOf(raw: unknown): string[] | null {
  if (!Array.isArray(raw)) return null;
  const list = raw as unknown[];
  if (!list.every((value) => typeof value === 'string' && !value.includes('\u0000'))) return null;
  return (list as string[]).map((value) => value.trim()).filter((value) => value !== '');
}

function problemWith({ type, options, slotId }: Question, values: readonly string[]): string | null {
  if (type === 'text') {
    if (values.length > 1) return 'Escreva um só texto.';
    return (values[0] ?? '').length > MAX_TEXT ? `Escreva no máximo ${MAX_TEXT} caracteres.` : null;
  }
  const single = slotId !== null || type === 'yes-no';
  if (single && values.length > 1) return 'Escolha uma só opção.';
  if (new Set(values.map(comparisonKey)).size < values.length) return 'Há uma opção repetida.';
  return values.every((value) => isOffered(value, options)) ? null : `Escolha entre ${options.join(', ')}.`;
}

function isOffered(value: string, options: readonly string[]): boolean {
  const meaning = availabilityOf(value);
  return options.some(
    (option) =>
      comparisonKey(option) === comparisonKey(value) ||
      (meaning !== null && availabilityOf(option) === meaning),
  );
}

function availabilityIn(
  questions: readonly Question[],
  given: ReadonlyMap<string, readonly string[]>,
): Map<number, AvailabilityAnswerValue> {
  const availability = new Map<number, AvailabilityAnswerValue>();
  for (const { id, slotId } of questions) {
    const [value] = given.get(id) ?? [];
    if (slotId === null || value === undefined) continue;
    const answer = availabilityOf(value);
    if (answer === null)
      throw new Error(`Question ${id} accepted an answer that says nothing about its mass`);
    availability.set(slotId, answer);
  }
  return availability;
}

function refusal(errors: FieldErrors, questions: ReadonlyMap<string, Question>) {
  const [[path, error] = ['', '']] = Object.entries(errors);
  const name = questions.get(path.slice('responses.'.length))?.question ?? 'Uma das perguntas';
  const others = Object.keys(errors).length - 1;
  const rest = others > 0 ? ` Há mais ${others} ${others === 1 ? 'resposta' : 'respostas'} a conferir.` : '';
  return invalid(`Confira as respostas. ${name}: ${error}${rest}`, errors);
}
