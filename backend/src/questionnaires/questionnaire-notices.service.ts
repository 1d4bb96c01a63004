import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock, HOUR } from '../platform/clock.js';
import { notPossible } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { JobHandlersService } from '../platform/jobs/job-handlers.service.js';
import { type MailOrder, type MailRecipient, MailsService, type QuestionnaireRefs } from '../mail/index.js';
import {
  InboxService,
  PersonalMessagesService,
  type MessageSentResponse,
  type MessageTextRequest,
  settleNotices,
} from '../messages/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { User } from '../accounts/index.js';
import { daysUntil, formatDeadline, isOver, isReminderDue } from './deadline.js';
import { QuestionnaireLinksService } from './questionnaire-links.service.js';
import {
  isWaiting,
  linkTo,
  questionnaireMissing,
  RECIPIENTS,
  withoutResponse,
} from './questionnaire-rows.js';
import { changeQuestionnaireStatus } from './questionnaire-states.js';
import { Questionnaire } from './questionnaire.entity.js';
import type { QuestionnaireRemindedResponse } from './questionnaires.dto.js';

interface Recipient {
  userId: number;
  ministerId: number;
  email: string;
}

/** What follows from sending a questionnaire: its mails and notices, reminders and end. */
@Injectable()
export class QuestionnaireNoticesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly mails: MailsService,
    private readonly inbox: InboxService,
    private readonly messages: PersonalMessagesService,
    private readonly audit: AuditService,
    private readonly settings: SettingsService,
    private readonly jobs: JobHandlersService,
    private readonly links: QuestionnaireLinksService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.jobs.register('questionnaire.announce', (job) => this.announce(job));
    this.jobs.register('questionnaire.remind', (job) => this.remind(job));
    this.jobs.register('questionnaire.close', (job) => this.close(job));
    this.mails.provide('questionnaire-sent', (refs, to) => this.variables(refs, to, UNANSWERED));
    this.mails.provide('questionnaire-resent', (refs, to) => this.variables(refs, to));
    this.mails.provide('questionnaire-reminder', (refs, to) => this.reminderVariables(refs, to));
  }

  /**
   * Reminds those who have not answered, at once; the same person at most once an hour.
   * @param ministerIds only these of them; absent: all.
   * @throws AppError 404, 422 when it does not wait for answers, all who are missing have just been reminded, or none
   *   of them has an account.
   */
  remindNow(id: number, ministerIds?: readonly number[]): Promise<QuestionnaireRemindedResponse> {
    return this.em.transactional(async (em) => {
      const questionnaire = await this.waiting(em, id);
      const { round, responseDeadline } = questionnaire;
      const hour = Math.floor(this.clock.now().getTime() / HOUR);
      const isChosen = (ministerId: number): boolean => ministerIds?.includes(ministerId) ?? true;
      const people = (await recipients(em, withoutResponse(id))).filter(({ ministerId }) =>
        isChosen(ministerId),
      );
      const withoutAccount = (await missingWithoutAccount(em, id)).filter(isChosen).length;
      if (people.length === 0 && withoutAccount > 0)
        throw notPossible(
          'nobody-to-remind',
          'Quem falta responder não tem conta: pergunte em pessoa e anote as respostas.',
        );
      const ordered = await this.mails.queueMany(
        em,
        people.map((recipient) =>
          mailTo(em, recipient, responseDeadline ? 'questionnaire-reminder' : 'questionnaire-resent', {
            refs: { questionnaireId: id, round, ministerId: recipient.ministerId, isReminder: true },
            dedupeKey: `questionnaire:${id}:${round}:chase:${hour}:${recipient.ministerId}`,
            neededBy: responseDeadline,
            hasNotice: true,
          }),
        ),
      );
      if (ordered.length === 0)
        throw notPossible('reminded-already', 'Quem falta responder já foi lembrado há pouco.');
      if (!ministerIds) questionnaire.remindedAt = this.clock.now();
      await this.inbox.deliver(
        em,
        ordered.map(({ user }) => user!.id),
        {
          title: 'Falta a sua resposta',
          content: await this.invitation(questionnaire),
          priority: 'high',
          link: linkTo(id),
        },
      );
      this.audit.record(em, {
        action: 'questionnaire-reminded',
        subject: { type: 'questionnaire', id },
        details: { people: ordered.length },
      });
      return { reminded: ordered.length, withoutAccount };
    });
  }

  /**
   * Sends a message of the coordination to those who have not answered.
   * @throws AppError 404, 422 when it does not wait for answers or nobody is missing, 429 after too many.
   */
  async writeToUnanswered(
    session: Session,
    id: number,
    body: MessageTextRequest,
  ): Promise<MessageSentResponse> {
    const em = this.em.fork();
    await this.waiting(em, id, null);
    const people = await recipients(em, withoutResponse(id));
    return this.messages.deliver(
      session,
      people.map(({ userId }) => userId),
      body,
    );
  }

  /** @throws AppError 404, 422 when it does not wait for answers. */
  private async waiting(
    em: EntityManager,
    id: number,
    lockMode: LockMode | null = LockMode.PESSIMISTIC_WRITE,
  ): Promise<Questionnaire> {
    const questionnaire = await em.findOne(Questionnaire, id, lockMode ? { lockMode } : {});
    if (!questionnaire) throw questionnaireMissing();
    const { rows } = await sql`
      select from questionnaire q where q.id = ${id} and ${isWaiting(this.clock.now())}`.execute(
      em.getKysely(),
    );
    if (rows.length === 0)
      throw notPossible('not-waiting', 'Este questionário não está esperando respostas.');
    return questionnaire;
  }

  private async announce({
    questionnaireId,
    round,
  }: {
    questionnaireId: number;
    round: number;
  }): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const questionnaire = await openQuestionnaire(em, questionnaireId, round);
      if (!questionnaire) return;
      const ordered = await this.mails.queueMany(
        em,
        (await recipients(em)).map((recipient) =>
          mailTo(em, recipient, round > 1 ? 'questionnaire-resent' : 'questionnaire-sent', {
            refs: { questionnaireId, round, ministerId: recipient.ministerId },
            dedupeKey: `questionnaire:${questionnaireId}:${round}:${recipient.ministerId}`,
            neededBy: questionnaire.responseDeadline,
            hasNotice: true,
          }),
        ),
      );
      await this.inbox.deliver(
        em,
        ordered.map(({ user }) => user!.id),
        {
          title: round > 1 ? 'Questionário enviado de novo' : 'Novo questionário',
          content: await this.invitation(questionnaire),
          priority: 'high',
          link: linkTo(questionnaireId),
        },
      );
    });
  }

  private async invitation({ title, responseDeadline }: Questionnaire): Promise<string> {
    const what = `Conte em quais missas você pode servir: “${title}”.`;
    if (!responseDeadline) return what;
    const { timeZone } = await this.settings.read();
    return `${what} Responda até ${formatDeadline(responseDeadline, timeZone)}.`;
  }

  private async remind(job: { questionnaireId: number; round: number; daysLeft: number }): Promise<void> {
    const { questionnaireId, round, daysLeft } = job;
    await this.em.fork().transactional(async (em) => {
      const questionnaire = await openQuestionnaire(em, questionnaireId, round);
      const deadline = questionnaire?.responseDeadline;
      if (!deadline || !isReminderDue(deadline, daysLeft, this.clock.now())) return;
      questionnaire.remindedAt = this.clock.now();
      const key = `questionnaire:${questionnaireId}:${round}:${deadline.getTime()}:remind:${daysLeft}`;
      await this.mails.queueMany(
        em,
        (await recipients(em, withoutResponse(questionnaireId))).map((recipient) =>
          mailTo(em, recipient, 'questionnaire-reminder', {
            refs: { questionnaireId, round, ministerId: recipient.ministerId },
            dedupeKey: `${key}:${recipient.ministerId}`,
            neededBy: deadline,
          }),
        ),
      );
    });
  }

  private async close({ questionnaireId, round }: { questionnaireId: number; round: number }): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const questionnaire = await openQuestionnaire(em, questionnaireId, round);
      if (!questionnaire?.responseDeadline || !isOver(questionnaire.responseDeadline, this.clock.now()))
        return;
      questionnaire.status = changeQuestionnaireStatus(questionnaire.status, 'completed');
      await settleNotices(em, linkTo(questionnaireId), this.clock.now());
    });
  }

  /** Null once the questionnaire is gone, closed or sent again, or the person is no longer asked. */
  private async variables(refs: QuestionnaireRefs, to: MailRecipient, condition = sql`true`) {
    const { rows } = await sql<{
      name: string;
      email: string | null;
      title: string;
      deadline: string | null;
    }>`
      select asked.name, asked.email, q.title, ${isoInstant(sql`q.response_deadline`)} as deadline
      from questionnaire q, (select m.id, m.schedule_name as name, u.email from ${RECIPIENTS}) asked
      where q.id = ${refs.questionnaireId} and q.round = ${refs.round} and q.status = 'sent'
        and asked.id = ${refs.ministerId} and ${condition}`.execute(this.em.fork().getKysely());
    const [row] = rows;
    if (!row) return null;
    const { name, email, title, deadline } = row;
    if (deadline !== null && isOver(new Date(deadline), this.clock.now())) return null;
    // An old mail sent again may go to an address that is no longer theirs.
    const personal = to.email === email ? await this.links.linkFor({ ...refs, email }) : null;
    const link = personal ?? `${this.env.publicUrl}${linkTo(refs.questionnaireId)}`;
    return { name, title, link, isPersonal: personal !== null, ...(deadline !== null && { deadline }) };
  }

  /** Null also once the person has answered. */
  private async reminderVariables(refs: QuestionnaireRefs, to: MailRecipient) {
    const variables = await this.variables(refs, to, UNANSWERED);
    if (!variables?.deadline) return null;
    const { deadline } = variables;
    return { ...variables, deadline, daysLeft: daysUntil(new Date(deadline), this.clock.now()) };
  }
}

/** Condition on a questionnaire `q` and an `asked` person: they have not answered it. */
const UNANSWERED = sql`not exists (
  select from questionnaire_response r where r.questionnaire_id = q.id and r.minister_id = asked.id)`;

/** The questionnaire, locked, while it waits for answers to this sending of it; null otherwise. */
function openQuestionnaire(em: EntityManager, id: number, round: number): Promise<Questionnaire | null> {
  return em.findOne(Questionnaire, { id, round, status: 'sent' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

async function recipients(
  em: EntityManager,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select u.id as "userId", m.id as "ministerId", u.email from ${RECIPIENTS} and u.id is not null and ${condition}
    order by m.id`.execute(em.getKysely());
  return rows;
}

/** The ministers who have not answered and whom no mail reaches. */
async function missingWithoutAccount(em: EntityManager, questionnaireId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from ${RECIPIENTS} and u.id is null and ${withoutResponse(questionnaireId)}`.execute(
    em.getKysely(),
  );
  return rows.map(({ id }) => id);
}

type QuestionnaireMail = 'questionnaire-sent' | 'questionnaire-resent' | 'questionnaire-reminder';

function mailTo(
  em: EntityManager,
  { userId, email }: Recipient,
  mail: QuestionnaireMail,
  order: Omit<MailOrder<QuestionnaireMail>, 'mail' | 'to' | 'user'>,
): MailOrder<QuestionnaireMail> {
  return { mail, to: email, user: em.getReference(User, userId), ...order };
}
