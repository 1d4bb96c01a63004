import { conflict, notFound, notPossible } from '../platform/errors/app-error.js';
import { type RosterProblem, RosterProblemError, type RosterResult } from '../solver/index.js';
import {
  brokenPins,
  type MassKey,
  problemOf,
  type RosterFacts,
  type ScheduleRule,
  STAGE_LABELS,
} from '../roster/index.js';
import type { ProposalContent } from './ai-proposal.entity.js';
import { decideProposal, type AiProposalStatus, type ProposalDecision } from './ai-proposal-states.js';
import { explainAbsence, explainPresence, explainShortage, type ExplainedRoster } from './explanations.js';
import { obstaclesToApply, obstaclesToUndo, proposalOf, withProposal } from './proposal-diff.js';
import {
  incompleteMasses,
  massView,
  overviewOf,
  personView,
  toMassRef,
  toPersonRef,
} from './roster-views.js';
import { isOver, RuleBook, type StoredRule } from './rule-book.js';
import type {
  AssistantTools,
  MassView,
  Overview,
  PersonView,
  ProposalView,
  RuleOutcome,
  RuleView,
} from './assistant-tools.js';

const NAMED_AT_MOST = 5;

export interface StoredProposal {
  id: number;
  status: AiProposalStatus;
  content: ProposalContent;
}

/** What a session works on, as one moment of the database showed it. */
export interface WorkspaceState {
  facts: RosterFacts;
  carried: ReadonlyMap<number, number>;
  /** In the order in which they were set. */
  rules: readonly StoredRule[];
  /** The session's latest proposals in these states. */
  open: StoredProposal | null;
  applied: StoredProposal | null;
}

/** What a reply did, to be stored with it. */
export interface WorkspaceChanges {
  addedRules: ScheduleRule[];
  removedRules: number[];
  proposal: ProposalContent | null;
  decision: { proposalId: number; decision: ProposalDecision } | null;
}

export type Solve = (problem: RosterProblem) => Promise<RosterResult>;

/** The assistant's tools over one state of a schedule: reads it, and gathers changes without making them. */
export class Workspace implements AssistantTools {
  private readonly book: RuleBook;
  private proposal: ProposalContent | null = null;
  private decision: WorkspaceChanges['decision'] = null;

  constructor(
    private readonly state: WorkspaceState,
    private readonly solveProblem: Solve,
  ) {
    this.book = new RuleBook(state.facts, state.rules);
  }

  get changes(): WorkspaceChanges {
    const { added, removed } = this.book.changes;
    return {
      addedRules: added,
      removedRules: removed,
      proposal: this.proposal,
      decision: this.decision,
    };
  }

  get viewing(): 'draft' | 'proposal' {
    return this.openContent ? 'proposal' : 'draft';
  }

  get people() {
    return [...this.facts.people.values()].map(toPersonRef);
  }

  get masses() {
    return [...this.facts.masses.values()].map(toMassRef);
  }

  overview(): Overview {
    return overviewOf(this.viewed);
  }

  mass(key: MassKey): MassView {
    return massView(this.viewed, key);
  }

  person(id: number): PersonView {
    return personView(this.viewed, id);
  }

  listRules(): RuleView[] {
    return this.book.list();
  }

  setRule(rule: ScheduleRule): RuleOutcome {
    return this.book.set(rule);
  }

  removeRule(number: number): RuleView {
    return this.book.remove(number);
  }

  async solve(): Promise<ProposalView> {
    const { facts } = this;
    if (this.decision) {
      const message = 'Peça o novo cálculo em outra mensagem, depois desta mudança.';
      throw notPossible('not-allowed-now', message);
    }
    assertComputable(facts);
    const problem = problemOf(facts, { carried: this.state.carried });
    const content = proposalOf(facts, problem, await this.solved(problem));
    if (content.entering.length + content.leaving.length > 0) {
      this.proposal = content;
    }
    return this.viewOf(content, 'open');
  }

  compare(): ProposalView | null {
    const open = this.openContent;
    if (open) return this.viewOf(open, 'open');
    const { applied } = this.state;
    return applied && this.viewOf(applied.content, applied.status);
  }

  decide(decision: ProposalDecision): ProposalView {
    if (this.proposal) {
      if (decision === 'undo') throw nothingTo('desfazer');
      throw notPossible(
        'not-allowed-now',
        'A proposta acaba de ser feita: confira-a e peça em outra mensagem.',
      );
    }
    const proposal = decision === 'undo' ? this.state.applied : this.state.open;
    if (!proposal) throw nothingTo(WISHES[decision]);
    const status = decideProposal(proposal.status, decision);
    if (decision !== 'discard') assertDraft(this.facts);
    assertDecidable(this.facts, proposal.content, decision);
    this.decision = { proposalId: proposal.id, decision };
    return this.viewOf(proposal.content, status);
  }

  explainShortage(key: MassKey): string {
    return explainShortage(this.explained, key);
  }

  explainAbsence(ministerId: number, key?: MassKey): string {
    return explainAbsence(this.explained, ministerId, key);
  }

  explainPresence(ministerId: number, key: MassKey): string {
    return explainPresence(this.explained, ministerId, key);
  }

  /** The facts under the rules as they are now. */
  private get facts(): RosterFacts {
    return this.book.facts;
  }

  private get openContent(): ProposalContent | null {
    return this.proposal ?? this.state.open?.content ?? null;
  }

  /** The facts with the places that reading tools tell of. */
  private get viewed(): RosterFacts {
    const open = this.openContent;
    return open ? withProposal(this.facts, open) : this.facts;
  }

  private get explained(): ExplainedRoster {
    return { facts: this.viewed, carried: this.state.carried };
  }

  private async solved(problem: RosterProblem): Promise<RosterResult> {
    try {
      return await this.solveProblem(problem);
    } catch (error) {
      if (error instanceof RosterProblemError) throw notPossible('roster-problem', error.message);
      throw error;
    }
  }

  private viewOf(content: ProposalContent, status: AiProposalStatus): ProposalView {
    const { facts } = this;
    const pairs = (places: { slotId: number; ministerId: number }[]) =>
      places.flatMap(({ slotId, ministerId }) => {
        const mass = facts.masses.get(slotId);
        const person = facts.people.get(ministerId);
        return mass && person ? [{ mass: toMassRef(mass), person: toPersonRef(person) }] : [];
      });
    const empty = (moment: 'before' | 'after') =>
      content.shortages.reduce((sum, shortage) => sum + shortage[moment], 0);
    return {
      status,
      proven: content.objective.every(({ after, bound }) => after === bound),
      entering: pairs(content.entering),
      leaving: pairs(content.leaving),
      objective: content.objective.map(({ name, before, after }) => ({
        name,
        label: STAGE_LABELS[name],
        before,
        after,
      })),
      emptyBefore: empty('before'),
      emptyAfter: empty('after'),
      incomplete: incompleteMasses(withProposal(facts, content)),
    };
  }
}

const WISHES: Record<ProposalDecision, string> = {
  apply: 'aplicar',
  discard: 'descartar',
  undo: 'desfazer',
};

const nothingTo = (wish: string) => notFound(`Não há proposta para ${wish}.`);

/** @throws AppError 409 naming what has changed, when the decision no longer fits the draft. */
export function assertDecidable(
  facts: RosterFacts,
  content: ProposalContent,
  decision: ProposalDecision,
): void {
  if (decision === 'discard') return;
  if (decision === 'apply')
    return assertNone(obstaclesToApply(content, facts), 'Peça “gere a escala” para uma nova.');
  assertNone(obstaclesToUndo(content, facts), 'O que veio depois não pode ser desfeito assim.');
}

function assertNone(obstacles: string[], advice: string): void {
  if (obstacles.length === 0) return;
  const rest = obstacles.length - NAMED_AT_MOST;
  const more = rest > 0 ? [`E mais ${rest}.`] : [];
  const shown = obstacles.slice(0, NAMED_AT_MOST);
  throw conflict('draft-moved', ['A escala mudou desde esta proposta.', ...shown, ...more, advice].join(' '));
}

/** @throws AppError 422 when the schedule is published or over. */
function assertDraft({ schedule: { status } }: RosterFacts): void {
  if (status === 'published') {
    const message =
      'Esta escala está publicada. Para mudá-la, volte-a antes para planejamento, na página da escala.';
    throw notPossible('not-allowed-now', message);
  }
  if (status === 'completed' || status === 'archived') throw isOver();
}

/** @throws AppError 422 saying why a roster cannot be computed now. */
function assertComputable(facts: RosterFacts): void {
  assertDraft(facts);
  if (facts.masses.size === 0)
    throw notPossible('no-masses', 'Esta escala não tem nenhuma missa. Inclua as missas antes de calcular.');
  const broken = brokenPins(facts);
  if (broken.length > 0) {
    const start = 'Há lugares fixados, dados à mão ou pedidos por regras que não podem ficar.';
    throw notPossible('pins-broken', [start, ...broken.slice(0, NAMED_AT_MOST)].join(' '));
  }
}
