import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { requestInfo } from '../platform/request-info.js';
import {
  type RosterChange,
  RosterDraftService,
  RosterHistoryService,
  RosterProblemService,
  type Schedule,
  STAGE_LABELS,
} from '../roster/index.js';
import { User } from '../accounts/index.js';
import { AiProposal, type Place, type ProposalContent, type ShortageChange } from './ai-proposal.entity.js';
import { decideProposal, turnedRound, type ProposalDecision } from './ai-proposal-states.js';
import type { AiProposalResponse } from './ai-proposals.dto.js';
import { assertDecidable } from './workspace.js';

type ProposalRow = Pick<
  AiProposalResponse,
  'id' | 'sessionId' | 'messageId' | 'status' | 'createdAt' | 'decidedAt'
> & { content: ProposalContent };

interface MassRow {
  slotId: number;
  date: string;
  time: string;
  description: string;
}

const NOT_FOUND = 'Proposta não encontrada.';

/** Proposals of sessions: read, applied, discarded, undone. */
@Injectable()
export class AiProposalsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly problems: RosterProblemService,
    private readonly drafts: RosterDraftService,
    private readonly history: RosterHistoryService,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.history.onStep((em, step) => this.turnRound(em, step));
  }

  /** A session's proposals, the latest first; none for an unknown session. */
  async list(sessionId: number): Promise<AiProposalResponse[]> {
    return this.read(sql`p.session_id = ${sessionId}`);
  }

  /**
   * Decides on a proposal for the person at the other end of the request.
   * @throws AppError 404 when there is no such proposal; 409 when the draft has moved or is being computed; 422 when
   *   the proposal's or the schedule's state does not allow it.
   */
  async decide({ userId }: Session, id: number, decision: ProposalDecision): Promise<AiProposalResponse> {
    await this.em.transactional(async (em) => {
      const proposal = await em.findOne(AiProposal, id, { populate: ['session'] });
      if (!proposal) throw notFound(NOT_FOUND);
      const schedule =
        decision === 'discard' ? null : await this.drafts.lock(em, proposal.session.schedule.id);
      const actor = await em.findOneOrFail(User, userId);
      await this.carryOut(em, id, decision, { schedule, actor });
    });
    const [proposal] = await this.read(sql`p.id = ${id}`);
    return proposal!;
  }

  /**
   * Decides in the caller's transaction. Applying makes the draft the proposal's roster; undoing gives back every place
   * as it was.
   * @param schedule locked by {@link RosterDraftService.lock}; may be null for "discard".
   */
  async carryOut(
    em: EntityManager,
    id: number,
    decision: ProposalDecision,
    { schedule, actor }: { schedule: Schedule | null; actor: User | null },
  ): Promise<void> {
    const proposal = await em.findOneOrFail(AiProposal, id, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    proposal.status = decideProposal(proposal.status, decision);
    proposal.decidedBy = actor;
    proposal.decidedAt = this.clock.now();
    if (schedule === null || decision === 'discard') return;
    const { content } = proposal;
    assertDecidable(await this.problems.read(em, schedule.id), content, decision);
    const entering = content.entering.map((place) => ({
      ...place,
      origin: 'assistant' as const,
      pinned: false,
    }));
    await this.drafts.change(
      em,
      schedule,
      decision === 'apply'
        ? { kind: 'proposal-applied', actor, leaving: content.leaving, entering }
        : { kind: 'proposal-undone', actor, leaving: content.entering, entering: content.leaving },
    );
    proposal.revision = schedule.version;
    this.trace(em, proposal, schedule.id, actor);
  }

  /** Discards every open proposal of a session: a newer one is there, or the session ends. */
  async discardOpen(em: EntityManager, sessionId: number, actor: User | null): Promise<void> {
    const open = await em.find(AiProposal, { session: sessionId, status: 'open' });
    for (const proposal of open) {
      proposal.status = decideProposal(proposal.status, 'discard');
      proposal.decidedBy = actor;
      proposal.decidedAt = this.clock.now();
    }
    await em.flush();
  }

  /** The editor's history took back what applied or undid a proposal, or gave it again. */
  private async turnRound(em: EntityManager, { schedule, revision }: RosterChange): Promise<void> {
    const proposal = await em.findOne(AiProposal, { session: { schedule }, revision });
    if (!proposal) return;
    const { session } = requestInfo();
    proposal.status = turnedRound(proposal.status);
    proposal.decidedBy = session ? em.getReference(User, session.userId) : null;
    proposal.decidedAt = this.clock.now();
    this.trace(em, proposal, schedule.id, null);
  }

  /** @param actor who decided, where that is not the person at the other end of the request. */
  private trace(
    em: EntityManager,
    { id, status, content }: AiProposal,
    scheduleId: number,
    actor: User | null,
  ): void {
    this.audit.record(em, {
      action: status === 'applied' ? 'assistant-proposal-applied' : 'assistant-proposal-undone',
      subject: { type: 'schedule', id: scheduleId },
      details: { proposalId: id, entering: content.entering.length, leaving: content.leaving.length },
      ...(actor && { actor: { id: actor.id, name: actor.name } }),
    });
  }

  private async read(condition: ReturnType<typeof sql>): Promise<AiProposalResponse[]> {
    const { rows } = await sql<ProposalRow>`
      select p.id, p.session_id as "sessionId", p.source_message_id as "messageId", p.status, p.content,
        ${isoInstant(sql`p.created_at`)} as "createdAt", ${isoInstant(sql`p.decided_at`)} as "decidedAt"
      from ai_proposal p where ${condition} order by p.id desc`.execute(this.em.getKysely());
    const places = rows.flatMap(({ content }) => [...content.entering, ...content.leaving]);
    const shortages = rows.flatMap(({ content }) => content.shortages);
    const masses = await this.masses([...places, ...shortages]);
    const names = await this.names(places);
    return rows.map(({ content, ...row }) => ({
      ...row,
      proven: content.objective.every(({ after, bound }) => after === bound),
      entering: placesOf(content.entering, masses, names),
      leaving: placesOf(content.leaving, masses, names),
      objective: content.objective.map((stage) => ({ ...stage, label: STAGE_LABELS[stage.name] })),
      shortages: content.shortages
        .flatMap((shortage) => inMass(shortage, masses))
        .sort((a, b) => momentOf(a).localeCompare(momentOf(b))),
    }));
  }

  private async masses(places: readonly Pick<Place, 'slotId'>[]): Promise<Map<number, MassRow>> {
    const ids = [...new Set(places.map(({ slotId }) => slotId))];
    const { rows } = await sql<MassRow>`
      select id as "slotId", date, time, description from schedule_slot where id = any(${ids}::int[])`.execute(
      this.em.getKysely(),
    );
    return new Map(rows.map((mass) => [mass.slotId, mass]));
  }

  private async names(places: readonly Place[]): Promise<Map<number, string>> {
    const ids = [...new Set(places.map(({ ministerId }) => ministerId))];
    const { rows } = await sql<{ id: number; name: string }>`
      select id, schedule_name as name from minister where id = any(${ids}::int[])`.execute(
      this.em.getKysely(),
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

const momentOf = ({ date, time }: MassRow) => `${date} ${time}`;

/** With its mass, unless that was deleted since. */
function inMass<T extends Pick<ShortageChange, 'slotId'>>(
  item: T,
  masses: Map<number, MassRow>,
): (T & MassRow)[] {
  const mass = masses.get(item.slotId);
  return mass ? [{ ...item, ...mass }] : [];
}

function placesOf(places: readonly Place[], masses: Map<number, MassRow>, names: Map<number, string>) {
  return places
    .flatMap((place) => inMass(place, masses))
    .map(({ slotId, date, time, description, ministerId }) => ({
      slotId,
      date,
      time,
      description,
      ministerId,
      scheduleName: names.get(ministerId) ?? '',
    }))
    .sort(
      (a, b) =>
        momentOf(a).localeCompare(momentOf(b)) || a.scheduleName.localeCompare(b.scheduleName, 'pt-BR'),
    );
}
