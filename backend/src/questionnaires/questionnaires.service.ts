import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { settleNotices } from '../messages/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { formatMonth } from '../platform/dates/format.js';
import { Clock } from '../platform/clock.js';
import { notFound, notPossible } from '../platform/errors/app-error.js';
import { readPage, type Page } from '../platform/lists/page.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { Schedule, withdrawAnswers } from '../roster/index.js';
import { SlotsService } from '../schedules/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { isOver, readDeadline } from './deadline.js';
import {
  linkTo,
  massesOf,
  questionnaireColumns,
  questionnaireMissing,
  QUESTIONNAIRES,
  upToDate,
} from './questionnaire-rows.js';
import { QuestionnaireSendingService } from './questionnaire-sending.service.js';
import { changeQuestionnaireStatus, QUESTIONNAIRE_STATUSES } from './questionnaire-states.js';
import { Questionnaire, type SpecialMass } from './questionnaire.entity.js';
import type {
  CreatedQuestionnaireResponse,
  CreateQuestionnaireRequest,
  PutQuestionnaireRequest,
  QuestionnaireDetailsResponse,
  UpdateQuestionnaireRequest,
} from './questionnaires.dto.js';
import { ABOUT_MASS, checkQuestions, editQuestions, withEveryMass, type AskedMass } from './questions.js';
import { asAnnounced, newSpecialMasses, readSpecialMasses } from './special-masses.js';

export const QUESTIONNAIRE_LIST = {
  resource: 'questionnaires',
  sort: ['title', 'status', 'sentAt', 'responseDeadline', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { scheduleId: 'integer', status: QUESTIONNAIRE_STATUSES },
  plain: ['scheduleId', 'status'],
  recent: { rows: 12, unless: ['scheduleId'] },
} satisfies ListSpec;

type QuestionnaireRow = Omit<QuestionnaireDetailsResponse, 'questionCount' | 'unaskedMasses'> & {
  slots: AskedMass[];
};

/** Questionnaires as coordinators manage them: made from the masses of a schedule, edited, sent, deleted. */
@Injectable()
export class QuestionnairesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly slots: SlotsService,
    private readonly sending: QuestionnaireSendingService,
    private readonly audit: AuditService,
  ) {}

  async list(query: ListQuery): Promise<Page<QuestionnaireDetailsResponse>> {
    const page = await readPage<QuestionnaireRow>(
      this.em.getKysely(),
      QUESTIONNAIRE_LIST,
      {
        select: questionnaireColumns(this.clock.now()),
        from: QUESTIONNAIRES,
        id: sql`q.id`,
        sort: {
          title: sql`q.title`,
          status: sql`q.status`,
          sentAt: sql`q.sent_at`,
          responseDeadline: sql`q.response_deadline`,
          createdAt: sql`q.created_at`,
        },
        nullable: ['sentAt', 'responseDeadline'],
        filters: {
          scheduleId: (id: number) => sql`q.schedule_id = ${id}`,
          status: (status: string) => sql`q.status = ${status}`,
        },
      },
      query,
    );
    return page.map(upToDate);
  }

  /** @throws AppError 404 */
  async get(id: number): Promise<QuestionnaireDetailsResponse> {
    const { rows } = await sql<QuestionnaireRow>`
      select ${questionnaireColumns(this.clock.now())} from ${QUESTIONNAIRES} where q.id = ${id}`.execute(
      this.em.getKysely(),
    );
    if (!rows[0]) throw questionnaireMissing();
    return upToDate(rows[0]);
  }

  /**
   * Makes a draft with one question for each mass of the schedule, the special masses included.
   * @throws AppError 404 without the schedule, 422 when year and month are not its own, it has no mass or is closed,
   * or the deadline has passed; 400 for a special mass outside its period.
   */
  async create(body: CreateQuestionnaireRequest): Promise<CreatedQuestionnaireResponse> {
    const deadline = await this.deadlineOf(body.responseDeadline ?? null, null);
    const id = await this.em.transactional(async (em) => {
      const schedule = await em.findOne(Schedule, body.scheduleId);
      if (!schedule) throw notFound('Escala não encontrada.');
      checkPeriod(schedule, body);
      const specialMasses = readSpecialMasses(body.specialMasses ?? []);
      await this.addMasses(em, schedule, specialMasses);
      const masses = asAnnounced(
        await massesOf(em.getKysely(), schedule.id, this.clock.now()),
        specialMasses,
      );
      if (masses.length === 0) throw withoutMasses();
      const questions = withEveryMass([], masses);
      if (questions.length === 0) throw withoutMassesToCome();
      checkQuestions(questions, masses);
      const questionnaire = new Questionnaire({
        schedule,
        title: body.title || `Disponibilidade para ${formatMonth(schedule.year, schedule.month)}`,
        description: body.description || null,
        responseDeadline: deadline,
        questions,
        specialMasses,
      });
      questionnaire.allowUpdates = body.allowUpdates ?? true;
      em.persist(questionnaire);
      await em.flush();
      return questionnaire.id;
    });
    const created = await this.get(id);
    return { ...created, questionnaire: { id, title: created.title } };
  }

  /**
   * Changes a draft or sent questionnaire; a new deadline reopens a completed one.
   * @throws AppError 422 when a mass would be left without its question, the deadline has passed or it is completed.
   */
  update(id: number, body: UpdateQuestionnaireRequest): Promise<QuestionnaireDetailsResponse> {
    return this.put(id, body);
  }

  /**
   * As {@link update}; status `sent` also sends the questionnaire, or sends it again, unless the record comes back
   * with the very `sentAt` it has.
   */
  async put(
    id: number,
    { status, sentAt, ...edits }: PutQuestionnaireRequest,
  ): Promise<QuestionnaireDetailsResponse> {
    await this.em.transactional(async (em) => {
      const questionnaire = await this.locked(em, id);
      const sends = status === 'sent' && !isSameInstant(sentAt ?? null, questionnaire.sentAt);
      if (Object.values(edits).some((value) => value !== undefined))
        await this.edit(em, questionnaire, edits, sends);
      if (sends) await this.sending.send(em, questionnaire);
      else if (status !== undefined && status !== questionnaire.status) throw notChosen();
    });
    return this.get(id);
  }

  /**
   * Ends a questionnaire before its deadline, which is now: nobody is asked any more, and nobody answers.
   * @throws AppError 404, 422 when it is not waiting for answers.
   */
  async close(id: number): Promise<QuestionnaireDetailsResponse> {
    await this.em.transactional(async (em) => {
      const questionnaire = await this.locked(em, id);
      questionnaire.status = changeQuestionnaireStatus(questionnaire.status, 'completed');
      const now = this.clock.now();
      if (!isOver(questionnaire.responseDeadline, now)) questionnaire.responseDeadline = now;
      await settleNotices(em, linkTo(id), now);
      this.audit.record(em, {
        action: 'questionnaire-closed',
        subject: { type: 'questionnaire', id },
        details: { scheduleId: questionnaire.schedule.id },
      });
    });
    return this.get(id);
  }

  /** Deletes a questionnaire with its responses and the availability that comes from them alone. */
  async remove(id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const questionnaire = await this.locked(em, id);
      const { rows: fromIt } = await sql<{ slot: number; minister: number }>`
        select a.slot_id as slot, a.minister_id as minister
        from availability_answer a join questionnaire_response r on r.minister_id = a.minister_id
        where r.questionnaire_id = ${id}
          and jsonb_exists(r.responses, ${ABOUT_MASS}::text || a.slot_id)
          and not exists (
            select from questionnaire_response o
            where o.questionnaire_id <> ${id} and o.minister_id = a.minister_id
              and jsonb_exists(o.responses, ${ABOUT_MASS}::text || a.slot_id))`.execute(em.getKysely());
      await withdrawAnswers(em, fromIt);
      this.audit.record(em, {
        action: 'questionnaire-deleted',
        subject: { type: 'questionnaire', id },
        details: { scheduleId: questionnaire.schedule.id, status: questionnaire.status },
      });
      em.remove(questionnaire);
      await settleNotices(em, linkTo(id), this.clock.now());
    });
  }

  private async locked(em: EntityManager, id: number): Promise<Questionnaire> {
    const questionnaire = await em.findOne(Questionnaire, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!questionnaire) throw questionnaireMissing();
    return questionnaire;
  }

  private async edit(
    em: EntityManager,
    questionnaire: Questionnaire,
    {
      title,
      description,
      responseDeadline,
      allowUpdates,
      questions,
      specialMasses,
    }: UpdateQuestionnaireRequest,
    sends: boolean,
  ): Promise<void> {
    const before = questionnaire.responseDeadline;
    const deadline =
      responseDeadline === undefined ? before : await this.deadlineOf(responseDeadline, before);
    const newDeadline = deadline?.getTime() !== before?.getTime();
    if (questionnaire.status === 'completed' && !newDeadline && !sends) {
      throw notPossible(
        'questionnaire-completed',
        'Este questionário está concluído. Defina um novo prazo de resposta para reabri-lo.',
      );
    }
    if (title !== undefined) questionnaire.title = title;
    if (description !== undefined) questionnaire.description = description || null;
    if (allowUpdates !== undefined) questionnaire.allowUpdates = allowUpdates;
    questionnaire.responseDeadline = deadline;

    if (specialMasses) {
      const added = newSpecialMasses(questionnaire.specialMasses, readSpecialMasses(specialMasses));
      await this.addMasses(em, await em.findOneOrFail(Schedule, questionnaire.schedule.id), added);
      questionnaire.specialMasses = [...questionnaire.specialMasses, ...added];
    }
    if (specialMasses || questions) {
      const stored = await massesOf(em.getKysely(), questionnaire.schedule.id, this.clock.now());
      const masses = asAnnounced(stored, questionnaire.specialMasses);
      questionnaire.questions = questions
        ? editQuestions(questionnaire.questions, questions, masses)
        : withEveryMass(questionnaire.questions, masses);
    }
    if (!newDeadline || sends || questionnaire.status === 'draft') return;
    if (questionnaire.status === 'completed')
      questionnaire.status = changeQuestionnaireStatus('completed', 'sent');
    await this.sending.scheduleDeadline(em, questionnaire);
  }

  /** @throws AppError 422 when the deadline has passed; the one that the questionnaire already has may stay. */
  private async deadlineOf(text: string | null, before: Date | null): Promise<Date | null> {
    if (text === null) return null;
    const deadline = readDeadline(text, (await this.settings.read()).timeZone);
    if (deadline.getTime() === before?.getTime() || !isOver(deadline, this.clock.now())) return deadline;
    const message = 'O prazo de resposta precisa estar no futuro.';
    throw notPossible('deadline-passed', message, { responseDeadline: message });
  }

  private async addMasses(
    em: EntityManager,
    schedule: Schedule,
    masses: readonly SpecialMass[],
  ): Promise<void> {
    if (masses.length > 0) await this.slots.addSpecialMasses(em, schedule, masses);
  }
}

function checkPeriod(schedule: Schedule, { year, month }: CreateQuestionnaireRequest): void {
  if (schedule.status === 'completed' || schedule.status === 'archived') {
    throw notPossible('schedule-closed', 'Esta escala já foi concluída; não é possível perguntar por ela.');
  }
  if ((year ?? schedule.year) === schedule.year && (month ?? schedule.month) === schedule.month) return;
  const message = `A escala escolhida é de ${formatMonth(schedule.year, schedule.month)}. Confira o ano e o mês.`;
  throw notPossible('period-mismatch', message, {
    [(year ?? schedule.year) === schedule.year ? 'month' : 'year']: message,
  });
}

function isSameInstant(text: string | null, instant: Date | null): boolean {
  return text !== null && instant !== null && Date.parse(text) === instant.getTime();
}

function notChosen() {
  return notPossible(
    'not-allowed-now',
    'A situação de um questionário muda ao ser enviado, pelo prazo ou quando todos respondem.',
  );
}

function withoutMassesToCome() {
  return notPossible(
    'schedule-without-masses',
    'As missas desta escala já começaram: não há por quem perguntar.',
  );
}

function withoutMasses() {
  return notPossible(
    'schedule-without-masses',
    'Esta escala não tem missas. Inclua horários antes de criar o questionário.',
  );
}
