import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../platform/errors/app-error.js';
import { isoInstant } from '../../platform/lists/iso-instant.js';
import { isProven } from '../compute/roster-files.js';
import type { RosterProof } from '../compute/roster-result.js';
import { slotIdsOf } from '../schedule-access.js';
import type { StoredResult } from './roster-run.entity.js';
import type { RosterProofResponse } from './roster.dto.js';

/** Runs that may have made the roster as it stands: an older one comes back only by undoing. */
const REMEMBERED = 5;

/** A computed roster, the problem that it solves and the certificate, in one file that the command line checks. */
export interface RosterProofFile extends RosterProof {
  result: StoredResult;
}

/**
 * Proofs of rosters. That of a run holds as long as the roster is still the one that it proves, place by place, and
 * neither masses nor rules have changed since; it is about the answers that were there then.
 */
@Injectable()
export class RosterProofService {
  constructor(private readonly em: EntityManager) {}

  /** The proof that holds of the roster as it stands; null when there is none. */
  async holding(db: Kysely<unknown>, scheduleId: number): Promise<RosterProofResponse | null> {
    const { rows } = await sql<RosterProofResponse>`
      with place as (
        select slot_id, minister_id from assignment
        where slot_id = any(${slotIdsOf(scheduleId)}) and override_reason is null
      ), run as materialized (
        select id, version, finished_at, result from roster_run
        where schedule_id = ${scheduleId} and status = 'done' and proof is not null
          and (not draft or accepted_at is not null)
        order by id desc limit ${sql.lit(REMEMBERED)}
      )
      select r.id as "runId", ${isoInstant(sql`r.finished_at`)} as "computedAt" from run r
      where jsonb_array_length(r.result -> 'assignments') = (select count(*) from place)
        and not exists (
          select (a ->> 'slot')::int, (a ->> 'minister')::int
          from jsonb_array_elements(r.result -> 'assignments') a
          except select slot_id, minister_id from place
        )
        and not exists (
          select from roster_change
          where schedule_id = ${scheduleId} and revision > r.version and kind in ('masses-changed', 'rules-changed')
        )
      order by r.id desc limit 1`.execute(db);
    return rows[0] ?? null;
  }

  /**
   * The file of the proof that holds.
   * @throws AppError 404 when there is none.
   */
  async file(scheduleId: number): Promise<RosterProofFile> {
    const db = this.em.getKysely<unknown>();
    const holding = await this.holding(db, scheduleId);
    if (!holding) throw notFound('A escala como está não tem prova. Calcule-a de novo para ter uma.');
    return this.read(db, holding.runId);
  }

  /** Checks the proof that holds once more, in the caller's transaction; one that proves nothing is given up. */
  async check(em: EntityManager, scheduleId: number): Promise<boolean> {
    const db = em.getKysely<unknown>();
    const holding = await this.holding(db, scheduleId);
    if (!holding) return false;
    const { result, ...proof } = await this.read(db, holding.runId);
    if (isProven(result, proof)) return true;
    await sql`update roster_run set proof = null where id = ${holding.runId}`.execute(db);
    return false;
  }

  private async read(db: Kysely<unknown>, runId: number): Promise<RosterProofFile> {
    const { rows } = await sql<RosterProofFile>`
      select proof -> 'problem' as problem, result, proof -> 'certificate' as certificate
      from roster_run where id = ${runId}`.execute(db);
    return rows[0]!;
  }
}
