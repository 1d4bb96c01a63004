import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { notPossible } from '../platform/errors/app-error.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';
import { isOver, REMINDER_DAYS, reminderAt } from './deadline.js';
import { massesOf } from './questionnaire-rows.js';
import { changeQuestionnaireStatus } from './questionnaire-states.js';
import type { Questionnaire } from './questionnaire.entity.js';
import { checkQuestions, withEveryMass } from './questions.js';
import { asAnnounced } from './special-masses.js';

/** Sends questionnaires and plans what their deadline brings. */
@Injectable()
export class QuestionnaireSendingService {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Sends a questionnaire, or sends it again, in the caller's transaction. Masses that have come since it was made
   * get their question first; those that are gone lose it.
   * @param questionnaire locked by the caller.
   * @throws AppError 422 when its deadline has passed or the schedule has no mass.
   */
  async send(em: EntityManager, questionnaire: Questionnaire): Promise<void> {
    const now = this.clock.now();
    if (isOver(questionnaire.responseDeadline, now)) {
      const message = 'O prazo de resposta já passou. Defina um novo prazo antes de enviar.';
      throw notPossible('deadline-passed', message, { responseDeadline: message });
    }
    const stored = await massesOf(em.getKysely(), questionnaire.schedule.id, now);
    const masses = asAnnounced(stored, questionnaire.specialMasses);
    if (masses.length === 0)
      throw notPossible(
        'schedule-without-masses',
        'Esta escala não tem missas. Inclua horários antes de enviar.',
      );
    questionnaire.questions = withEveryMass(questionnaire.questions, masses);
    checkQuestions(questionnaire.questions, masses);

    questionnaire.status = changeQuestionnaireStatus(questionnaire.status, 'sent');
    questionnaire.sentAt = now;
    questionnaire.remindedAt = null;
    questionnaire.round += 1;
    const { id: questionnaireId, round } = questionnaire;
    await this.outbox.add(
      em,
      'questionnaire.announce',
      { questionnaireId, round },
      { dedupeKey: `questionnaire:${questionnaireId}:${round}` },
    );
    await this.scheduleDeadline(em, questionnaire);
    this.audit.record(em, {
      action: 'questionnaire-sent',
      subject: { type: 'questionnaire', id: questionnaireId },
      details: { round, masses: masses.length },
    });
  }

  /**
   * Plans reminders and closing for the present round and deadline. What was planned for an earlier one finds, when
   * its time comes, that it has lost its reason.
   */
  async scheduleDeadline(em: EntityManager, questionnaire: Questionnaire): Promise<void> {
    const { id: questionnaireId, round, responseDeadline } = questionnaire;
    if (!responseDeadline) return;
    const key = `questionnaire:${questionnaireId}:${round}:${responseDeadline.getTime()}`;
    for (const daysLeft of REMINDER_DAYS) {
      const availableAt = reminderAt(responseDeadline, daysLeft);
      if (availableAt <= this.clock.now()) continue;
      const payload = { questionnaireId, round, daysLeft };
      await this.outbox.add(em, 'questionnaire.remind', payload, {
        dedupeKey: `${key}:remind:${daysLeft}`,
        availableAt,
      });
    }
    await this.outbox.add(
      em,
      'questionnaire.close',
      { questionnaireId, round },
      { dedupeKey: `${key}:close`, availableAt: responseDeadline },
    );
  }
}
