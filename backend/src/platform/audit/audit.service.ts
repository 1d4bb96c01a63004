import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { Clock, HOUR } from '../clock.js';
import { requestInfo } from '../request-info.js';
import { AuditEvent, type AuditAction } from './audit-event.entity.js';

export interface AuditEntry {
  action: AuditAction;
  /** A whole list has no id. */
  subject?: { type: string; id?: number };
  /** Ids, states and counts; no name, no text that somebody wrote, and never a password, link or token. */
  details?: Record<string, unknown>;
  /** Who did it, where the request carries no session yet (login). */
  actor?: { id: number };
}

type EventValues = ReturnType<AuditService['valuesOf']>;

/** How many acts of the present hour a process knows without asking the database. */
const MOST_KNOWN = 10_000;

/** Keeps the trace of who did what. */
@Injectable()
export class AuditService {
  private readonly known = new Set<string>();
  private hour = 0;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Adds an event to the caller's unit of work; it is stored with the change itself. */
  record(em: EntityManager, entry: AuditEntry): void {
    em.create(AuditEvent, this.valuesOf(entry));
  }

  /**
   * Stores an event of its own, unless the same person (without a session: the same address) has left the same one in
   * this hour: what may be done a thousand times, such as reading a list or being refused.
   */
  async recordOnce(entry: AuditEntry): Promise<void> {
    const values = this.valuesOf(entry);
    const key = this.keyInHour(values);
    if (this.known.has(key)) return;
    this.known.add(key);
    try {
      const em = this.em.fork();
      if (await this.isStored(em, values)) return;
      em.create(AuditEvent, values);
      await em.flush();
    } catch (error) {
      this.known.delete(key);
      throw error;
    }
  }

  /**
   * Deletes the oldest events, up to the first one that is not before the limit, in a transaction that may
   * (`partilha.retention`). Their last seal stays, and an event names it: from there the rest can still be checked.
   * @returns how many there were.
   */
  async trim(em: EntityManager, limit: RawBuilder<Date>): Promise<number> {
    const db: Kysely<unknown> = em.getKysely();
    const { rows } = await sql<{ seal: number; hash: string }>`
      select s.id as seal, encode(s.hash, 'hex') as hash from audit_seal s join audit_event e on e.id = s.event_id
      where s.id < coalesce((select k.id from audit_seal k join audit_event kept on kept.id = k.event_id
        where kept.at >= ${limit} order by k.id limit 1), 2147483647)
      order by s.id desc limit 1`.execute(db);
    const last = rows[0];
    if (!last) return 0;
    const deleted = await sql`
      delete from audit_event where id in (select event_id from audit_seal where id <= ${last.seal})`.execute(
      db,
    );
    await sql`delete from audit_seal where id < ${last.seal}`.execute(db);
    const events = Number(deleted.numAffectedRows);
    this.record(em, { action: 'audit-trimmed', details: { events, ...last } });
    await em.flush();
    return events;
  }

  private valuesOf({ action, subject, details, actor }: AuditEntry) {
    const { session, address, requestId } = requestInfo();
    return {
      at: this.clock.now(),
      actorId: actor?.id ?? session?.userId ?? null,
      action,
      subjectType: subject?.type ?? null,
      subjectId: subject?.id ?? null,
      details: details ?? {},
      address,
      requestId,
    };
  }

  private keyInHour({ at, actorId, address, action, subjectType, subjectId, details }: EventValues): string {
    const hour = Math.floor(at.getTime() / HOUR);
    if (hour !== this.hour || this.known.size >= MOST_KNOWN) this.known.clear();
    this.hour = hour;
    return JSON.stringify([actorId ?? address, action, subjectType, subjectId, details]);
  }

  /** Another process may have stored it. */
  private async isStored(em: EntityManager, values: EventValues): Promise<boolean> {
    const { at, actorId, address, action, subjectType, subjectId, details } = values;
    const began = new Date(Math.floor(at.getTime() / HOUR) * HOUR);
    const who =
      actorId === null
        ? sql`actor_id is null and address is not distinct from ${address}`
        : sql`actor_id = ${actorId}`;
    const { rows } = await sql`select from audit_event where action = ${action} and at >= ${began} and ${who}
      and subject_type is not distinct from ${subjectType} and subject_id is not distinct from ${subjectId}
      and details = ${JSON.stringify(details)}::jsonb limit 1`.execute(em.getKysely());
    return rows.length > 0;
  }
}
