/** Answers on their way to what is stored, whoever gives them. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { notPossible } from '../platform/errors/app-error.js';
import { readSettings } from '../platform/settings/settings.service.js';
import { keepAnswers, withdrawAnswers } from '../roster/index.js';
import { readAnswers, type Answers } from './answers.js';
import { formatDeadline, isOver } from './deadline.js';
import { massesOf, RECIPIENTS } from './questionnaire-rows.js';
import { changeQuestionnaireStatus } from './questionnaire-states.js';
import type { Questionnaire } from './questionnaire.entity.js';
import { availabilityOf, currentQuestions, slotIdOf } from './questions.js';

export const notSent = () => notPossible('not-sent', 'Este questionário ainda não foi enviado.');

/** @throws AppError 422 when the deadline has passed. */
export async function expectInTime(
  em: EntityManager,
  { responseDeadline }: Questionnaire,
  now: Date,
): Promise<void> {
  if (!responseDeadline || !isOver(responseDeadline, now)) return;
  const { timeZone } = await readSettings(em);
  throw notPossible(
    'deadline-passed',
    `O prazo para responder terminou em ${formatDeadline(responseDeadline, timeZone)}. Fale com a coordenação.`,
  );
}

/** Reads answers against the questions as the schedule stands now. @throws AppError 400 as {@link readAnswers}. */
export async function readResponse(
  em: EntityManager,
  { questions, schedule }: Questionnaire,
  responses: Readonly<Record<string, unknown>>,
): Promise<Answers> {
  const current = currentQuestions(questions, await massesOf(em.getKysely(), schedule.id));
  const asked = new Set(current.map(({ id }) => id));
  const gone = new Set(questions.map(({ id }) => id).filter((id) => !asked.has(id)));
  return readAnswers(current, responses, gone);
}

/**
 * Writes one row for each mass answered and takes away those that the same response answered before and no longer
 * does. Other questionnaires' answers stay.
 */
export async function storeAvailability(
  em: EntityManager,
  minister: number,
  before: Readonly<Record<string, string[]>>,
  { availability }: Answers,
): Promise<void> {
  const withdrawn = Object.entries(before).flatMap(([id, [value]]) => {
    const slotId = slotIdOf(id);
    return slotId && value !== undefined && availabilityOf(value) ? [{ slot: slotId, minister }] : [];
  });
  await withdrawAnswers(em, withdrawn);
  await keepAnswers(
    em,
    [...availability].map(([slot, answer]) => ({ slot, minister, answer })),
  );
}

/** Completes a questionnaire that everybody has answered. */
export async function completeWhenAllAnswered(
  em: EntityManager,
  questionnaire: Questionnaire,
): Promise<void> {
  if (questionnaire.status !== 'sent') return;
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (
      select from ${RECIPIENTS} and not exists (
        select from questionnaire_response r
        where r.questionnaire_id = ${questionnaire.id} and r.minister_id = m.id)) as waiting`.execute(
    em.getKysely(),
  );
  if (!rows[0]?.waiting) questionnaire.status = changeQuestionnaireStatus('sent', 'completed');
}
