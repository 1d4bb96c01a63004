/** How questionnaires are read: SQL projections, brought up to date with the masses of their schedule. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { MEMBERS, SERVES } from '../ministers/index.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { PersonAskedResponse } from './answers.dto.js';
import type { Question } from './questionnaire.entity.js';
import type { QuestionnaireStatus } from './questionnaire-states.js';
import { begunQuestions, currentQuestions, unaskedMasses, type AskedMass } from './questions.js';

export const questionnaireMissing = () => notFound('Questionário não encontrado.');

/** `from` and `where` of the people whom a questionnaire asks: `m` the minister, `u` the account if they have one. */
export const RECIPIENTS = sql`${MEMBERS} where ${SERVES}`;

/** Condition on {@link RECIPIENTS}: they have not answered. */
export const withoutResponse = (
  questionnaireId: number | RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`not exists (
  select from questionnaire_response r where r.questionnaire_id = ${questionnaireId} and r.minister_id = m.id)`;

/** When the account `u` was last reminded of the present sending, by a message that was not given up. */
export const lastReminder = (questionnaireId: number) => sql<Date | null>`(
  select max(e.created_at) from email_message e join questionnaire q on q.id = ${questionnaireId}
  where e.user_id = u.id and e.status not in ('dropped', 'failed')
    and e.refs @> jsonb_build_object('questionnaireId', q.id, 'round', q.round)
    and (e.mail = 'questionnaire-reminder' or e.refs @> '{"isReminder": true}'))`;

/**
 * Condition on a questionnaire `q` of the schedule `s` and a minister `m`: they had joined before the schedule's end, by
 * the parish's zone, and before the deadline.
 */
export const askedSinceJoining = (timeZone: string): RawBuilder<boolean> => sql<boolean>`
  (s.end_date >= (m.created_at at time zone ${timeZone})::date
    and (q.response_deadline is null or q.response_deadline >= m.created_at))`;

/** Condition on a questionnaire `q`: there is a mass to come that it asks about. */
export const asksStill = (now: Date): RawBuilder<boolean> => sql<boolean>`
  exists (select from schedule_slot x where x.schedule_id = q.schedule_id and x.starts_at > ${now})`;

/** Condition on a questionnaire `q`: it takes answers, and {@link asksStill}. */
export const isWaiting = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  q.status = 'sent' and (q.response_deadline is null or q.response_deadline > ${now}) and ${asksStill(now)})`;

/** Columns of a questionnaire `q` of the schedule `s`; {@link upToDate} makes the response of a row. */
export const questionnaireColumns = (
  now: Date,
) => sql`q.id, q.schedule_id as "scheduleId", s.title as "scheduleTitle",
  q.title, q.description, q.status, ${isoInstant(sql`q.sent_at`)} as "sentAt", ${isoInstant(sql`q.reminded_at`)} as "remindedAt",
  ${isoInstant(sql`q.response_deadline`)} as "responseDeadline",
  q.allow_updates as "allowUpdates", q.questions, q.special_masses as "specialMasses",
  ${isoInstant(sql`q.created_at`)} as "createdAt", ${isoInstant(sql`q.updated_at`)} as "updatedAt",
  (select count(*)::int from questionnaire_response r where r.questionnaire_id = q.id) as "responseCount",
  (select count(*)::int from ${RECIPIENTS}) as "totalMinisters",
  (select count(u.id)::int from ${RECIPIENTS}) as "reachableMinisters",
  (select count(u.id)::int from ${RECIPIENTS} and ${withoutResponse(sql`q.id`)}) as "reachableUnanswered",
  ${slots(now)} as "slots"`;

const slots = (now: Date): RawBuilder<AskedMass[]> =>
  sql`(select coalesce(json_agg(${massColumns(now)}), '[]') from schedule_slot x where x.schedule_id = s.id)`;

export const QUESTIONNAIRES = sql`questionnaire q join schedule s on s.id = q.schedule_id`;

type PersonRow = Omit<PersonAskedResponse, 'prospect'> & { status: QuestionnaireStatus; slots: AskedMass[] };

/** A questionnaire as it is put to one person, with what they have answered; null without the one or the other. */
export async function questionnairePutTo(
  db: Kysely<unknown>,
  ministerId: number,
  questionnaireId: number,
  now: Date,
): Promise<Omit<PersonRow, 'slots'> | null> {
  const { rows } = await sql<PersonRow>`
    select m.full_name as "fullName", m.schedule_name as "scheduleName", m.phone, q.title, q.description, q.status,
      ${isoInstant(sql`q.response_deadline`)} as "responseDeadline", q.allow_updates as "allowUpdates", q.questions,
      ${slots(now)} as "slots",
      (select json_build_object('responses', r.responses, 'additionalNotes', r.additional_notes,
          'updatedAt', ${isoInstant(sql`r.updated_at`)})
        from questionnaire_response r
        where r.questionnaire_id = q.id and r.minister_id = m.id) as answers
    from ${QUESTIONNAIRES}, minister m where q.id = ${questionnaireId} and m.id = ${ministerId}`.execute(db);
  if (!rows[0]) return null;
  const { questionCount: _count, unaskedMasses: _masses, ...put } = upToDate(rows[0]);
  return put;
}

/** The masses of a schedule, as questions know them. */
export async function massesOf(db: Kysely<unknown>, scheduleId: number, now: Date): Promise<AskedMass[]> {
  const { rows } = await sql<{ mass: AskedMass }>`
    select ${massColumns(now)} as mass from schedule_slot x where x.schedule_id = ${scheduleId}
    order by x.date, x.time`.execute(db);
  return rows.map(({ mass }) => mass);
}

/** A row with its questions as the schedule stands now. */
export function upToDate<Row extends { questions: Question[]; slots: AskedMass[] }>({ slots, ...row }: Row) {
  const current = currentQuestions(row.questions, slots);
  const begun = begunQuestions(current, slots);
  const questions = current.map((question) => ({ ...question, begun: begun.has(question.id) }));
  return {
    ...row,
    questions,
    questionCount: questions.length,
    unaskedMasses: unaskedMasses(questions, slots).length,
  };
}

function massColumns(now: Date): RawBuilder<unknown> {
  return sql`json_build_object('id', x.id, 'date', to_char(x.date, 'YYYY-MM-DD'), 'time', x.time,
    'description', x.description, 'liturgicalName', x.liturgical_name,
    'begun', x.starts_at <= ${now})`;
}

/** Where a questionnaire's form opens: its notices lead there, and so do its mails. */
export const linkTo = (questionnaireId: number): string => `/my-questionnaires?id=${questionnaireId}`;
