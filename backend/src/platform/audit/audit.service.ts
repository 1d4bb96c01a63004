import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { requestInfo } from '../request-info.js';
import { AuditEvent, type AuditAction } from './audit-event.entity.js';

export interface AuditEntry {
  action: AuditAction;
  subject?: { type: string; id: number };
  /** Ids, states and counts; no name, no text that somebody wrote, and never a password, link or token. */
  details?: Record<string, unknown>;
  /** Who did it, where the request carries no session yet (login). */
  actor?: { id: number };
}

/** Keeps the trace of who did what. */
@Injectable()
export class AuditService {
  constructor(private readonly clock: Clock) {}

  /** Adds an event to the caller's unit of work; it is stored with the change itself. */
  record(em: EntityManager, { action, subject, details, actor }: AuditEntry): void {
    const { session, address, requestId } = requestInfo();
    em.persist(
      em.create(AuditEvent, {
        at: this.clock.now(),
        actorId: actor?.id ?? session?.userId ?? null,
        action,
        subjectType: subject?.type ?? null,
        subjectId: subject?.id ?? null,
        details: details ?? {},
        address,
        requestId,
      }),
    );
  }
}
