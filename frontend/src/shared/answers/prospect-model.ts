import type { Answer } from '../../api/client.ts';
import { ANSWER_SHARES } from '../../api/labels.ts';
import {
  choicesOf,
  formOf,
  kindOf,
  meaningIn,
  type AnswersForm,
  type Question,
  type Responses,
} from './answers-model.ts';

export type Prospect = Answer<'GET /api/questionnaires/{id}/prospect'>;

const massOf = (prospect: Prospect, { slotId }: Question) =>
  prospect.masses.find((mass) => mass.slotId === slotId);

/** What the person usually answers; open where there is no habit, or where the question does not offer it. */
export function habitOf(questions: readonly Question[], prospect: Prospect): Responses {
  const usual = questions.flatMap((question) => {
    const meaning = massOf(prospect, question)?.usual ?? null;
    const option =
      meaning !== null && kindOf(question) === 'one'
        ? choicesOf(question).find((choice) => choice.meaning === meaning)
        : undefined;
    return option ? [[question.id, [option.value]] as const] : [];
  });
  return Object.fromEntries(usual);
}

/** With what a form begins: what was answered, else what the person usually answers, where that is known. */
export const firstForm = (
  questions: readonly Question[],
  given: Parameters<typeof formOf>[1],
  prospect: Prospect | undefined,
): AnswersForm =>
  given || !prospect
    ? formOf(questions, given)
    : { responses: habitOf(questions, prospect), additionalNotes: '' };

/** How often the person would serve with these answers: the sum of the chances, at most their limit. */
export function expectedDuties(
  questions: readonly Question[],
  responses: Responses,
  prospect: Prospect,
): number {
  const expected = questions.reduce((sum, question) => {
    const meaning = meaningIn(responses, question);
    return sum + (meaning ? ANSWER_SHARES[meaning]! : 0) * (massOf(prospect, question)?.chance ?? 0);
  }, 0);
  return Math.min(prospect.limit, expected);
}

/** 'Com estas respostas você serviria cerca de 3 vezes …', without a promise. */
export function expectationInWords(expected: number): string {
  if (expected === 0) return 'Com estas respostas você não serviria nesta escala.';
  const times = Math.round(expected);
  const often = times === 0 ? 'talvez nenhuma vez' : `cerca de ${times} ${times === 1 ? 'vez' : 'vezes'}`;
  return `Com estas respostas você serviria ${often}, sem promessa.`;
}

/** Masses on days that the person has blocked, where they do not serve whatever they answer. */
export const blockedMasses = (questions: readonly Question[], prospect: Prospect): Question[] =>
  questions.filter((question) => massOf(prospect, question)?.blocked);

/** Masses for which people lack by the answers so far. */
export const shortMasses = (questions: readonly Question[], prospect: Prospect): Question[] =>
  questions.filter((question) => massOf(prospect, question)?.short);
