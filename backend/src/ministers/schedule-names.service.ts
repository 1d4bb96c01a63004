import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AttemptsService, LIMITS } from '../auth/index.js';
import { can } from '../platform/access/permissions.js';
import { invalid } from '../platform/errors/app-error.js';
import { requestInfo } from '../platform/request-info.js';
import { isOneLine, nameKey, skeletonOf } from '../platform/text.js';
import { maySee } from './minister-access.js';
import { SCHEDULE_NAME_LENGTH } from './minister.entity.js';

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
   * Answers the form that asks while somebody types. Whose name does not count is heard only from those who may see that
   * person: from others it would tell who has the name.
   * @throws AppError 400 for a name that cannot be one, 429 after too many questions from one address.
   */
  async validate(name: string, except: NameHolder): Promise<{ available: boolean }> {
    const { address, session } = requestInfo();
    await this.attempts.take(LIMITS.nameCheckAtAddress, address ?? 'unknown');
    if (nameKey(name) === '' || name.length > SCHEDULE_NAME_LENGTH || !isOneLine(name)) {
      const message = 'Informe um nome na escala válido.';
      throw invalid(message, { name: message });
    }
    const { ministerId, requestId } = except;
    const seen = {
      ...(session && ministerId && maySee(session, ministerId) ? { ministerId } : {}),
      ...(session && requestId && can(session.role, 'people.read') ? { requestId } : {}),
    };
    return { available: await this.isFree(this.em, name, seen) };
  }

  /** Whether nobody, or only one of the two given, holds the name. */
  async isFree(em: EntityManager, name: string, except: NameHolder = {}): Promise<boolean> {
    const { rows } = await sql`
      select from schedule_name where (key = ${nameKey(name)} or skeleton = ${skeletonOf(name)})
        and not coalesce(minister_id = ${except.ministerId ?? null}::int, false)
        and not coalesce(request_id = ${except.requestId ?? null}::int, false)`.execute(em.getKysely());
    return rows.length === 0;
  }

  /** Takes the name in the caller's transaction: of any number who try at once, one gets true. */
  async claim(em: EntityManager, name: string, { ministerId, requestId }: NameHolder): Promise<boolean> {
    const { rows } = await sql`
      insert into schedule_name (key, skeleton, minister_id, request_id)
      values (${nameKey(name)}, ${skeletonOf(name)}, ${ministerId ?? null}, ${requestId ?? null})
      on conflict do nothing returning key`.execute(em.getKysely());
    return rows.length === 1;
  }

  /** Takes the names of new ministers. @returns false when one of them is taken, also by another of these people. */
  async claimForMinisters(
    em: EntityManager,
    ministers: readonly { id: number; scheduleName: string }[],
  ): Promise<boolean> {
    const names = ministers.map(({ scheduleName }) => scheduleName);
    const { rows } = await sql`
      insert into schedule_name (key, skeleton, minister_id)
      select * from unnest(${names.map(nameKey)}::text[], ${names.map(skeletonOf)}::text[],
        ${ministers.map(({ id }) => id)}::int[])
      on conflict do nothing returning key`.execute(em.getKysely());
    return rows.length === ministers.length;
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
