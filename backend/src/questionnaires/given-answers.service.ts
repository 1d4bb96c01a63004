import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { User } from '../accounts/index.js';
import { settleNotices } from '../messages/index.js';
import { Minister } from '../ministers/index.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { AppError, conflict, invalid } from '../platform/errors/app-error.js';
import type { GiveAnswersRequest, PersonAskedResponse } from './answers.dto.js';
import type { Answers } from './answers.js';
import { QuestionnaireProspectService } from './questionnaire-prospect.service.js';
import { QuestionnaireResponse } from './questionnaire-response.entity.js';
import { linkTo, questionnaireMissing, questionnairePutTo, RECIPIENTS } from './questionnaire-rows.js';
import { Questionnaire } from './questionnaire.entity.js';
import {
  completeWhenAllAnswered,
  expectInTime,
  notSent,
  readResponse,
  storeAvailability,
} from './store-answers.js';

/** Answers that the coordination types in for other people. */
@Injectable()
export class GivenAnswersService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly prospects: QuestionnaireProspectService,
  ) {}

  /**
   * A questionnaire as it is put to one person, for those who note the answers.
   * @throws AppError 404 without the questionnaire, or somebody whom it does not ask; 422 when it is not sent.
   */
  async personAsked(id: number, ministerId: number): Promise<PersonAskedResponse> {
    const put = await questionnairePutTo(this.em.getKysely(), ministerId, id, this.clock.now());
    if (!put || !(await askedAmong(this.em, [ministerId])).has(ministerId)) throw questionnaireMissing();
    if (put.status === 'draft') throw notSent();
    await this.audit.recordOnce({ action: 'record-read', subject: { type: 'minister', id: ministerId } });
    const { status: _, ...asked } = put;
    return { ...asked, prospect: await this.prospects.read({ ministerId }, id) };
  }

  /**
   * Stores what people told the coordination by telephone, on paper or in person: all of it or nothing. Answers that
   * they gave before are replaced; who typed these in, and how they were given, is kept, and their remarks where none
   * come.
   * @throws AppError 400 for answers that do not fit, with whose they are, or somebody who is not asked; 404 without the
   * questionnaire; 409 when somebody's answers are no longer those that were seen; 422 when it is not sent, or its
   * deadline has passed and `pastDeadline` does not say so.
   */
  async give(session: Session, id: number, body: GiveAnswersRequest): Promise<number> {
    const { through, people, pastDeadline = false } = body;
    await this.em.transactional(async (em) => {
      const questionnaire = await em.findOne(Questionnaire, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!questionnaire) throw questionnaireMissing();
      if (questionnaire.status === 'draft') throw notSent();
      if (!pastDeadline) await expectInTime(em, questionnaire, this.clock.now());
      const names = await askedAmong(
        em,
        people.map(({ ministerId }) => ministerId),
      );
      for (const { ministerId, responses, additionalNotes, seen } of people) {
        const name = names.get(ministerId);
        if (name === undefined)
          throw invalid('Uma das pessoas não é convidada a responder. Atualize a página.');
        const minister = em.getReference(Minister, ministerId);
        const before = await em.findOne(QuestionnaireResponse, { questionnaire, minister });
        if (seen !== undefined && (before?.updatedAt.getTime() ?? null) !== (seen && Date.parse(seen)))
          throw conflict(
            'answered-meanwhile',
            `Enquanto você anotava, ${name} deu outra resposta. Confira-a e salve de novo.`,
          );
        const response = before ?? new QuestionnaireResponse({ questionnaire, minister, responses: {} });
        const answers = await readResponseOf(name, () =>
          readResponse(em, questionnaire, responses, response.responses, this.clock.now()),
        );
        await storeAvailability(em, ministerId, response.responses, answers);
        response.responses = answers.responses;
        if (additionalNotes !== undefined) response.additionalNotes = additionalNotes || null;
        response.answeredBy = em.getReference(User, session.userId);
        response.answeredThrough = through;
        em.persist(response);
      }
      await em.flush();
      await completeWhenAllAnswered(em, questionnaire);
      await settleNotices(em, linkTo(id), this.clock.now(), [...names.keys()]);
      this.audit.record(em, {
        action: 'answers-given',
        subject: { type: 'questionnaire', id },
        details: { through, pastDeadline, ministerIds: people.map(({ ministerId }) => ministerId) },
      });
    });
    return people.length;
  }
}

/** @throws AppError 400 that says whose answers do not fit. */
async function readResponseOf(name: string, read: () => Promise<Answers>): Promise<Answers> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.status === 400)
      throw invalid(`${name}: ${error.message}`, error.errors);
    throw error;
  }
}

/** Names in the schedule of those among these people whom questionnaires ask. */
async function askedAmong(em: EntityManager, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select m.id, m.schedule_name as name from ${RECIPIENTS} and m.id = any(${ids}::int[])`.execute(
    em.getKysely(),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
