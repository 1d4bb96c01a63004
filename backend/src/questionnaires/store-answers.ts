/** Answers on their way to what is stored, whoever gives them. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { notPossible } from '../platform/errors/app-error.js';
import { readSettings } from '../platform/settings/settings.service.js';
import { type AvailabilityAnswerValue, keepAnswers, withdrawAnswers } from '../roster/index.js';
import { readAnswers, type Answers } from './answers.js';
import { formatDeadline, isOver } from './deadline.js';
import { massesOf, RECIPIENTS } from './questionnaire-rows.js';
import { changeQuestionnaireStatus } from './questionnaire-states.js';
import type { Questionnaire } from './questionnaire.entity.js';
import { availabilityOf, begunQuestions, currentQuestions, slotIdOf } from './questions.js';

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

/**
 * Reads answers against the questions as the schedule stands now. About masses that have begun what was answered before
 * stays, whatever is sent.
 * @throws AppError 400 as {@link readAnswers}.
 */
export async function readResponse(
  em: EntityManager,
  { questions, schedule }: Questionnaire,
  responses: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, string[]>>,
  now: Date,
): Promise<Answers> {
  const masses = await massesOf(em.getKysely(), schedule.id, now);
  const current = currentQuestions(questions, masses);
  const begun = begunQuestions(current, masses);
  const asked = current.filter(({ id }) => !begun.has(id));
  const askedIds = new Set(asked.map(({ id }) => id));
  const others = new Set(questions.map(({ id }) => id).filter((id) => !askedIds.has(id)));
  const answers = readAnswers(asked, responses, others);
  const kept = Object.fromEntries(Object.entries(before).filter(([id]) => begun.has(id)));
  return {
    responses: { ...kept, ...answers.responses },
    availability: new Map([...availabilityIn(kept), ...answers.availability]),
  };
}

/** What stored answers say about masses. */
function availabilityIn(
  responses: Readonly<Record<string, string[]>>,
): [slot: number, answer: AvailabilityAnswerValue][] {
  return Object.entries(responses).flatMap(([id, [value]]) => {
    const slot = slotIdOf(id);
    const answer = value === undefined ? null : availabilityOf(value);
    return slot && answer ? [[slot, answer]] : [];
  });
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
  await withdrawAnswers(
    em,
    availabilityIn(before).map(([slot]) => ({ slot, minister })),
  );
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
