import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { settleNotices } from '../messages/index.js';
import { can } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { conflict, forbidden, notFound, notPossible } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { type Page, readPage } from '../platform/lists/page.js';
import { holdPerson, Minister } from '../ministers/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { isOver } from './deadline.js';
import {
  askedSinceJoining,
  linkTo,
  lastReminder,
  questionnaireColumns,
  questionnaireMissing,
  QUESTIONNAIRES,
  RECIPIENTS,
  upToDate,
  withoutResponse,
} from './questionnaire-rows.js';
import { QuestionnaireResponse } from './questionnaire-response.entity.js';
import { Questionnaire } from './questionnaire.entity.js';
import type { AnswersRequest, AnswersResponse, ChangedAnswersRequest } from './answers.dto.js';
import type { SentQuestionnaireResponse, UnansweredResponse } from './questionnaires.dto.js';
import type { AskedMass } from './questions.js';
import {
  completeWhenAllAnswered,
  expectInTime,
  notSent,
  readResponse,
  storeAvailability,
} from './store-answers.js';

export const SENT_LIST = {
  resource: 'questionnaires',
  sort: ['sentAt', 'responseDeadline', 'title'],
  defaultSort: ['sentAt', 'DESC'],
  filters: { scheduleId: 'integer', status: ['sent', 'completed'] },
  plain: ['scheduleId'],
  recent: { rows: 12, unless: ['scheduleId'] },
} satisfies ListSpec;

/** Who answers, or reads their own answers: with a session, or by a personal link. */
type Answering = Pick<Session, 'ministerId' | 'role'>;

type SentRow = Omit<SentQuestionnaireResponse, 'questionCount' | 'state'> & { slots: AskedMass[] };

/** Questionnaires as those see them who answer, and the answers that they give themselves. */
@Injectable()
export class QuestionnaireAnswersService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Questionnaires that were sent, the latest first, with what the caller still has to do about each. Who does not
   * oversee schedules sees none about a time, or with a deadline, before they joined, but for those that they have
   * answered.
   */
  async sent({ ministerId, role }: Session, query: ListQuery): Promise<Page<SentQuestionnaireResponse>> {
    const { timeZone } = await this.settings.read();
    const answered = sql`exists (
      select from questionnaire_response r where r.questionnaire_id = q.id and r.minister_id = ${ministerId})`;
    const joined = sql`exists (
      select from minister m where m.id = ${ministerId} and ${askedSinceJoining(timeZone)})`;
    const page = await readPage<SentRow>(
      this.em.getKysely(),
      SENT_LIST,
      {
        select: sql`${questionnaireColumns(this.clock.now())}, ${answered} as "hasResponse", case when ${answered} then (
          select count(*)::int from availability_answer a join schedule_slot x on x.id = a.slot_id
          where x.schedule_id = s.id and a.minister_id = ${ministerId} and a.answer <> 'unavailable')
          end as "offered"`,
        from: QUESTIONNAIRES,
        where: [
          sql`q.status <> 'draft'`,
          ...(can(role, 'schedules.read') ? [] : [sql`(${joined} or ${answered})`]),
        ],
        id: sql`q.id`,
        sort: { sentAt: sql`q.sent_at`, responseDeadline: sql`q.response_deadline`, title: sql`q.title` },
        nullable: ['sentAt', 'responseDeadline'],
        filters: {
          scheduleId: (id: number) => sql`q.schedule_id = ${id}`,
          status: (status: string) => sql`q.status = ${status}`,
        },
      },
      query,
    );
    const now = this.clock.now();
    return page.map((row): SentQuestionnaireResponse => {
      const { unaskedMasses: _, ...questionnaire } = upToDate(row);
      const isPast = questionnaire.questions.every(({ begun }) => begun);
      const open = isPast || isOver(instantOf(row.responseDeadline), now) ? 'expirado' : 'pendente';
      return { ...questionnaire, state: row.hasResponse ? 'respondido' : open };
    });
  }

  /**
   * The caller's own response, or none; with `all`, for those who read schedules, everybody's, their own first.
   * @throws AppError 404 for a draft that the caller may not see, 403 for `all` without the permission.
   */
  async responses({ ministerId, role }: Answering, id: number, all: boolean): Promise<AnswersResponse[]> {
    const reads = can(role, 'schedules.read');
    if (all && !reads) throw forbidden('Só a coordenação vê as respostas de outras pessoas.');
    const questionnaire = await this.em.findOne(Questionnaire, id, { fields: ['status', 'questions'] });
    if (!questionnaire || (questionnaire.status === 'draft' && !reads)) throw questionnaireMissing();
    if (all) await this.audit.recordOnce({ action: 'list-read', subject: { type: 'questionnaire', id } });
    const { rows } = await sql<AnswersResponse>`
      select r.id, r.questionnaire_id as "questionnaireId", m.id as "ministerId", m.full_name as "ministerName",
        m.schedule_name as "scheduleName", r.answered_through as "answeredThrough",
        case when r.answered_through is not null then by.name end as "answeredByName", r.responses, r.additional_notes as "additionalNotes",
        ${isoInstant(sql`r.created_at`)} as "createdAt", ${isoInstant(sql`r.updated_at`)} as "updatedAt"
      from questionnaire_response r join minister m on m.id = r.minister_id
        left join user_account by on by.id = r.answered_by_id
      where r.questionnaire_id = ${id} and (${all} or m.id = ${ministerId})
      order by m.id is not distinct from ${ministerId} desc, m.full_name_key, r.id`.execute(
      this.em.getKysely(),
    );
    const asked = new Set(questionnaire.questions.map((question) => question.id));
    return rows.map((row) => ({ ...row, responses: only(row.responses, asked) }));
  }

  /**
   * Who is asked and has not answered, by name.
   * @throws AppError 404 without the questionnaire.
   */
  async unanswered(id: number): Promise<UnansweredResponse[]> {
    const db = this.em.getKysely<unknown>();
    const { rows: known } = await sql`select from questionnaire where id = ${id}`.execute(db);
    if (known.length === 0) throw questionnaireMissing();
    const { rows } = await sql<UnansweredResponse>`
      select m.id as "ministerId", m.full_name as "fullName", m.schedule_name as "scheduleName", m.phone,
        u.id is not null as "hasAccount",
        (select ${isoInstant(sql`c.tried_at`)} from call_attempt c
          where c.questionnaire_id = ${id} and c.minister_id = m.id) as "triedAt",
        ${isoInstant(lastReminder(id))} as "remindedAt"
      from ${RECIPIENTS} and ${withoutResponse(id)} order by m.full_name_key, m.id`.execute(db);
    return rows;
  }

  /**
   * Stores the caller's response and the availability that follows from it.
   * @throws AppError 400 for answers that do not fit, 403 for somebody who does not serve at present, 404 without the
   * questionnaire, 409 when the caller has answered, 422 when it is not sent or its deadline has passed.
   */
  async respond(session: Answering, id: number, body: AnswersRequest): Promise<AnswersResponse> {
    await this.em.transactional(async (em) => {
      const { questionnaire, minister } = await this.open(em, session, id);
      if ((await em.count(QuestionnaireResponse, { questionnaire, minister })) > 0) {
        throw conflict(
          'already-answered',
          'Você já respondeu a este questionário. Abra a sua resposta para alterá-la.',
        );
      }
      await expectInTime(em, questionnaire, this.clock.now());
      const answers = await readResponse(em, questionnaire, body.responses, {}, this.clock.now());
      const { responses } = answers;
      const additionalNotes = body.additionalNotes || null;
      em.persist(new QuestionnaireResponse({ questionnaire, minister, responses, additionalNotes }));
      await em.flush();
      await storeAvailability(em, minister.id, {}, answers);
      await completeWhenAllAnswered(em, questionnaire);
      await settleNotices(em, linkTo(id), this.clock.now(), [minister.id]);
    });
    return this.own(session, id);
  }

  /**
   * Replaces the caller's own response.
   * @throws AppError as {@link respond}; 404 for another person's response, 409 when it is no longer the one that was
   * seen, 422 also when answers may not be changed.
   */
  async changeResponse(
    session: Answering,
    id: number,
    responseId: number,
    body: ChangedAnswersRequest,
  ): Promise<AnswersResponse> {
    await this.em.transactional(async (em) => {
      const { questionnaire, minister } = await this.open(em, session, id);
      const response = await em.findOne(QuestionnaireResponse, { id: responseId, questionnaire, minister });
      if (!response) throw notFound('Resposta não encontrada.');
      if (body.seen !== undefined && Date.parse(body.seen) !== response.updatedAt.getTime()) {
        throw conflict(
          'answered-meanwhile',
          'A sua resposta foi mudada em outro aparelho ou pela coordenação. Confira-a e envie de novo.',
        );
      }
      if (!questionnaire.allowUpdates) {
        throw notPossible('updates-not-allowed', 'Este questionário não permite alterar a resposta enviada.');
      }
      await expectInTime(em, questionnaire, this.clock.now());
      const answers = await readResponse(
        em,
        questionnaire,
        body.responses,
        response.responses,
        this.clock.now(),
      );
      await storeAvailability(em, minister.id, response.responses, answers);
      response.responses = answers.responses;
      response.answeredBy = null;
      response.answeredThrough = null;
      if (body.additionalNotes !== undefined) response.additionalNotes = body.additionalNotes || null;
    });
    return this.own(session, id);
  }

  /** The questionnaire, locked so that answers, edits and its end follow one another, and the person answering. */
  private async open(em: EntityManager, { ministerId, role }: Answering, id: number) {
    const questionnaire = await em.findOne(Questionnaire, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!questionnaire) throw questionnaireMissing();
    if (questionnaire.status === 'draft') {
      if (!can(role, 'schedules.read')) throw questionnaireMissing();
      throw notSent();
    }
    const minister =
      ministerId !== null && (await holdPerson(em, ministerId))
        ? await em.findOne(Minister, { id: ministerId, isActive: true })
        : null;
    if (!minister) {
      throw forbidden('Só ministros ativos respondem a questionários. Fale com a coordenação.');
    }
    return { questionnaire, minister };
  }

  private async own(session: Answering, id: number): Promise<AnswersResponse> {
    const [response] = await this.responses(session, id, false);
    if (!response) throw questionnaireMissing();
    return response;
  }
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function only(responses: Record<string, string[]>, asked: ReadonlySet<string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(responses).filter(([id]) => asked.has(id)));
}
