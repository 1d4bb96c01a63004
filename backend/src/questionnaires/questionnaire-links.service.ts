import { createHash, hkdfSync } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { User } from '../accounts/index.js';
import { MEMBERS, SERVES } from '../ministers/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { notFound } from '../platform/errors/app-error.js';
import { QuestionnaireAnswersService } from './questionnaire-answers.service.js';
import { QuestionnaireProspectService } from './questionnaire-prospect.service.js';
import { questionnairePutTo } from './questionnaire-rows.js';
import type { AnswersRequest, PersonAnswersResponse, LinkedQuestionnaireResponse } from './answers.dto.js';

const TOKEN_BYTES = 32;

/** Of one sending of a questionnaire, whose link it is, and to which address it goes. */
interface Occasion {
  questionnaireId: number;
  ministerId: number;
  round: number;
  email: string;
}

/**
 * The links by which a questionnaire is answered from its mail: each opens one questionnaire, for one person, until the
 * deadline and while they have the address that it went to, and nothing else (docs/adr/0045). All mails of one sending
 * bring the same; the next sending makes another.
 */
@Injectable()
export class QuestionnaireLinksService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly answers: QuestionnaireAnswersService,
    private readonly prospects: QuestionnaireProspectService,
    private readonly audit: AuditService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** The person's link for a sending; null when the coordination has ended it. */
  async linkFor(occasion: Occasion): Promise<string | null> {
    const { questionnaireId, ministerId, round } = occasion;
    const token = this.tokenOf(occasion);
    const { rows } = await sql<{ usable: boolean }>`
      insert into questionnaire_link as l (questionnaire_id, minister_id, round, token_hash)
      values (${questionnaireId}, ${ministerId}, ${round}, ${hashOf(token)})
      on conflict (questionnaire_id, minister_id) do update set
        revoked_at = case when l.round = excluded.round then l.revoked_at end,
        round = excluded.round, token_hash = excluded.token_hash, updated_at = now()
      returning revoked_at is null as usable`.execute(this.em.fork().getKysely());
    return rows[0]?.usable ? `${this.env.publicUrl}/answer-questionnaire?token=${token}` : null;
  }

  /**
   * The questionnaire of a link with the person's own answers and what helps them to answer.
   * @throws AppError 404 for a link that opens nothing.
   */
  async read(token: string): Promise<LinkedQuestionnaireResponse> {
    const { questionnaireId, ministerId } = await this.open(token);
    const put = await questionnairePutTo(this.em.getKysely(), ministerId, questionnaireId, this.clock.now());
    const { scheduleName, title, description, responseDeadline, allowUpdates, questions, answers } = put!;
    const prospect = await this.prospects.read({ ministerId }, questionnaireId);
    return { scheduleName, title, description, responseDeadline, allowUpdates, questions, answers, prospect };
  }

  /**
   * Stores the person's answers, or changes them.
   * @throws AppError 400 for answers that do not fit, 404 for a link that opens nothing, 422 when answers may not be
   * changed.
   */
  async answer(token: string, body: AnswersRequest): Promise<PersonAnswersResponse> {
    const { questionnaireId, ministerId, userId } = await this.open(token);
    const person = { ministerId, role: 'ministro' as const };
    const stored = await this.em.transactional(async (em) => {
      const [given] = await this.answers.responses(person, questionnaireId, false);
      const answers = given
        ? await this.answers.changeResponse(person, questionnaireId, given.id, body)
        : await this.answers.respond(person, questionnaireId, body);
      this.audit.record(em, {
        action: 'answered-by-link',
        subject: { type: 'questionnaire', id: questionnaireId },
        details: { ministerId },
        actor: em.getReference(User, userId),
      });
      return answers;
    });
    const { responses, additionalNotes, updatedAt } = stored;
    return { responses, additionalNotes, updatedAt };
  }

  /** Ends a person's link. @throws AppError 404 when they have none that opens anything. */
  async revoke(questionnaireId: number, ministerId: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const { rows } = await sql`
        update questionnaire_link set revoked_at = ${this.clock.now()}
        where questionnaire_id = ${questionnaireId} and minister_id = ${ministerId} and revoked_at is null
        returning id`.execute(em.getKysely());
      if (rows.length === 0)
        throw notFound(
          'Esta pessoa não tem um link deste questionário: nenhum e-mail o levou, ou ele já foi anulado.',
        );
      this.audit.record(em, {
        action: 'questionnaire-link-revoked',
        subject: { type: 'questionnaire', id: questionnaireId },
        details: { ministerId },
      });
    });
  }

  private async open(
    token: string,
  ): Promise<{ questionnaireId: number; ministerId: number; userId: number }> {
    const { rows } = await sql<Occasion & { userId: number }>`
      select l.questionnaire_id as "questionnaireId", m.id as "ministerId", l.round, u.email, u.id as "userId"
      from ${MEMBERS}
      join questionnaire_link l on l.minister_id = m.id
      join questionnaire q on q.id = l.questionnaire_id and q.round = l.round and q.status = 'sent'
      where ${SERVES} and u.id is not null and l.token_hash = ${hashOf(token)} and l.revoked_at is null
        and (q.response_deadline is null or q.response_deadline > ${this.clock.now()})`.execute(
      this.em.getKysely(),
    );
    if (rows[0] && this.tokenOf(rows[0]) === token) return rows[0];
    throw notFound(
      'Este link não vale mais: o prazo terminou, o questionário foi encerrado ou um e-mail mais novo trouxe outro. Entre no sistema para ver os seus questionários.',
    );
  }

  private tokenOf({ questionnaireId, ministerId, round, email }: Occasion): string {
    const occasion = `questionnaire-link ${questionnaireId} ${ministerId} ${round} ${email}`;
    return Buffer.from(hkdfSync('sha256', this.env.jwtSecret, '', occasion, TOKEN_BYTES)).toString(
      'base64url',
    );
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
