import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../platform/clock.js';
import { questionnaireMissing, RECIPIENTS } from './questionnaire-rows.js';

/** Who was telephoned about a questionnaire and did not answer the telephone (docs/adr/0069). */
@Injectable()
export class CallAttemptsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps that somebody was telephoned now, in the place of an attempt before. @returns when, as an ISO instant.
   * @throws AppError 404 without the questionnaire, or for somebody whom it does not ask.
   */
  async keep(questionnaireId: number, ministerId: number): Promise<string> {
    const triedAt = this.clock.now();
    const { rows } = await sql`
      insert into call_attempt (questionnaire_id, minister_id, tried_at)
      select q.id, asked.id, ${triedAt} from questionnaire q, (select m.id from ${RECIPIENTS}) asked
      where q.id = ${questionnaireId} and q.status <> 'draft' and asked.id = ${ministerId}
      on conflict (questionnaire_id, minister_id) do update set tried_at = excluded.tried_at, updated_at = now()
      returning id`.execute(this.em.getKysely());
    if (rows.length === 0) throw questionnaireMissing();
    return triedAt.toISOString();
  }

  /** Takes the attempt back, if there is one. */
  async takeBack(questionnaireId: number, ministerId: number): Promise<void> {
    await sql`delete from call_attempt where questionnaire_id = ${questionnaireId} and minister_id = ${ministerId}`.execute(
      this.em.getKysely(),
    );
  }
}
