import { SCHEDULE_NAME_LENGTH } from './minister.entity.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AttemptsService, LIMITS } from '../auth/index.js';
import { invalid } from '../platform/errors/app-error.js';
import { requestInfo } from '../platform/request-info.js';
import { comparisonKey } from '../platform/text.js';

/** A minister or a pending request. */
export interface NameHolder {
  ministerId?: number;
  requestId?: number;
}

/** Keeps schedule names unique over ministers and pending requests, by the database's own index. */
@Injectable()
export class ScheduleNamesService {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: AttemptsService,
  ) {}

  /**
   * Answers the form that asks while somebody types.
   * @throws AppError 400 for a name that cannot be one, 429 after too many questions from one address.
   */
  async validate(name: string, except: NameHolder): Promise<{ available: boolean }> {
    await this.attempts.take(LIMITS.nameCheckAtAddress, requestInfo().address ?? 'unknown');
    if (comparisonKey(name) === '' || name.length > SCHEDULE_NAME_LENGTH || name.includes('\u0000')) {
      const message = 'Informe um nome na escala válido.';
      throw invalid(message, { name: message });
    }
    return { available: await this.isFree(this.em, name, except) };
  }

  /** Whether nobody, or only one of the two given, holds the name. */
  async isFree(em: EntityManager, name: string, except: NameHolder = {}): Promise<boolean> {
    const { rows } = await sql`
      select from schedule_name where key = ${comparisonKey(name)}
        and not coalesce(minister_id = ${except.ministerId ?? null}::int, false)
        and not coalesce(request_id = ${except.requestId ?? null}::int, false)`.execute(em.getKysely());
    return rows.length === 0;
  }

  /** Takes the name in the caller's transaction: of any number who try at once, one gets true. */
  async claim(em: EntityManager, name: string, { ministerId, requestId }: NameHolder): Promise<boolean> {
    const { rows } = await sql`
      insert into schedule_name (key, minister_id, request_id)
      values (${comparisonKey(name)}, ${ministerId ?? null}, ${requestId ?? null})
      on conflict (key) do nothing returning key`.execute(em.getKysely());
    return rows.length === 1;
  }

  /** Gives up whatever name the holder has. */
  async release(em: EntityManager, { ministerId, requestId }: NameHolder): Promise<void> {
    await sql`
      delete from schedule_name
      where minister_id = ${ministerId ?? null}::int or request_id = ${requestId ?? null}::int`.execute(
      em.getKysely(),
    );
  }

  /** Passes a request's name to the minister made from it. */
  async handOver(em: EntityManager, from: { requestId: number }, to: { ministerId: number }): Promise<void> {
    await sql`
      update schedule_name set minister_id = ${to.ministerId}, request_id = null
      where request_id = ${from.requestId}`.execute(em.getKysely());
  }
}
