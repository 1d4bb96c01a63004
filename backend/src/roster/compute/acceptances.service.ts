import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { User } from '../../accounts/index.js';
import { type AuditEntry, AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/clock.js';
import type { RosterChange } from '../roster-change.entity.js';
import type { PlaceChanges } from '../roster-diff.js';
import { RosterRun } from './roster-run.entity.js';

/** Which proposals were accepted, and whether the roster's history has taken that back. */
@Injectable()
export class AcceptancesService {
  constructor(
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /** Notes that a proposal was accepted, in the caller's transaction. */
  accepted(
    em: EntityManager,
    run: RosterRun,
    {
      revision,
      applied,
      actor,
    }: { revision: number; applied: PlaceChanges; actor?: User | null | undefined },
  ): void {
    run.acceptedAt = this.clock.now();
    if (applied.entered.length + applied.left.length === 0) return;
    run.acceptedRevision = revision;
    run.undoneAt = null;
    this.trace(em, 'roster-proposal-accepted', run, { ...applied, actor });
  }

  /** The history took a step back or gave it again: a proposal whose acceptance it was says so from now on. */
  async stepped(
    em: EntityManager,
    { schedule, revision, diff }: RosterChange,
    { direction, actor }: { direction: 'undo' | 'redo'; actor?: User | null | undefined },
  ): Promise<void> {
    const run = await em.findOne(RosterRun, { schedule, acceptedRevision: revision });
    if (!run) return;
    run.undoneAt = direction === 'undo' ? this.clock.now() : null;
    const action = direction === 'undo' ? 'roster-proposal-undone' : 'roster-proposal-accepted';
    this.trace(em, action, run, { ...diff, actor });
  }

  private trace(
    em: EntityManager,
    action: AuditEntry['action'],
    { id, schedule }: RosterRun,
    {
      entered,
      left,
      actor,
    }: { entered: readonly unknown[]; left: readonly unknown[]; actor?: User | null | undefined },
  ): void {
    this.audit.record(em, {
      action,
      subject: { type: 'schedule', id: schedule.id },
      details: { runId: id, entering: entered.length, leaving: left.length },
      ...(actor && { actor }),
    });
  }
}
