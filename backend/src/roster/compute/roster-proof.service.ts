import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../platform/errors/app-error.js';
import { isoInstant } from '../../platform/lists/iso-instant.js';
import { isProven } from './roster-files.js';
import type { RosterProof } from './roster-result.js';
import type { StoredResult } from './roster-run.entity.js';
import type { RosterProofResponse } from './roster-proof.dto.js';

/** Runs that may have made the roster as it stands: an older one comes back only by undoing. */
const REMEMBERED = 5;

/** Whether the result of run `g` is the roster of its schedule, and neither masses nor rules have changed since. */
const STANDS = sql<boolean>`(
  (not g.proposal or g.accepted_at is not null)
  and jsonb_array_length(g.result -> 'assignments') = (
    select count(*) from assignment a
    where a.slot_id = any(array(select id from schedule_slot where schedule_id = g.schedule_id))
      and a.override_reason is null
  )
  and not exists (
    select (a ->> 'slot')::int, (a ->> 'minister')::int from jsonb_array_elements(g.result -> 'assignments') a
    except
    select slot_id, minister_id from assignment
    where slot_id = any(array(select id from schedule_slot where schedule_id = g.schedule_id))
      and override_reason is null
  )
  and not exists (
    select from roster_change c
    where c.schedule_id = g.schedule_id and c.revision > g.version
      and c.kind in ('masses-changed', 'rules-changed')
  )
)`;

/** A computed roster, the problem that it solves and the certificate, in one file that the command line checks. */
export interface RosterProofFile extends RosterProof {
  result: StoredResult;
}

/**
 * Proofs of rosters. That of a run holds as long as the roster is still the one that it proves, place by place, and
 * neither masses nor rules have changed since; it is about the answers that were there then. Of schedules that were
 * computed together it is one proof, which holds as long as it does in each of them.
 */
@Injectable()
export class RosterProofService {
  constructor(private readonly em: EntityManager) {}

  /** The proof that holds of the roster as it stands; null when there is none. */
  async holding(db: Kysely<unknown>, scheduleId: number): Promise<RosterProofResponse | null> {
    const { rows } = await sql<RosterProofResponse>`
      with run as materialized (
        select r.id, r.finished_at, p.id as lead,
          coalesce(jsonb_array_length(p.proof #> '{result,assignments}'), jsonb_array_length(r.result -> 'assignments'))
            as places
        from roster_run r join roster_run p on p.id = coalesce(r.lead_id, r.id)
        where r.schedule_id = ${scheduleId} and r.status = 'done' and p.proof is not null
          and (not r.proposal or r.accepted_at is not null)
        order by r.id desc limit ${sql.lit(REMEMBERED)}
      )
      select r.id as "runId", ${isoInstant(sql`r.finished_at`)} as "computedAt" from run r
      where r.places = (
        select sum(jsonb_array_length(g.result -> 'assignments')) from roster_run g
        where g.id = r.lead or g.lead_id = r.lead
      ) and not exists (
        select from roster_run g where (g.id = r.lead or g.lead_id = r.lead) and not ${STANDS}
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
    await sql`
      update roster_run set proof = null
      where id = (select coalesce(lead_id, id) from roster_run where id = ${holding.runId})`.execute(db);
    return false;
  }

  private async read(db: Kysely<unknown>, runId: number): Promise<RosterProofFile> {
    const { rows } = await sql<RosterProofFile>`
      select p.proof -> 'problem' as problem, coalesce(p.proof -> 'result', r.result) as result,
        p.proof -> 'certificate' as certificate
      from roster_run r join roster_run p on p.id = coalesce(r.lead_id, r.id) where r.id = ${runId}`.execute(
      db,
    );
    return rows[0]!;
  }
}
