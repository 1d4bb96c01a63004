import { conflict, notFound, notPossible } from '../../platform/errors/app-error.js';
import {
  placeKey,
  type RosterAssignment,
  type RosterProblem,
  RosterProblemError,
} from '../../solver/index.js';
import type { RosterResult } from '../../roster/index.js';
import {
  allPlaces,
  brokenPins,
  computableProblem,
  computedPlace,
  differences,
  explain,
  fromDiff,
  type MassKey,
  newlyBroken,
  objectivesOf,
  proposedRoster,
  type ProposalStatus,
  type RosterDiff,
  type RosterFacts,
  type RosterPerson,
  type RosterState,
  type ScheduleRule,
  wishNamed,
  type StoredResult,
} from '../../roster/index.js';
import { explainAbsence, explainPresence, explainShortage, type ExplainedRoster } from './explanations.js';
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
  NamedPerson,
  PersonRef,
  PersonView,
  ProposalDecision,
  ProposalView,
  RuleOutcome,
  RuleView,
  SolvedView,
} from '../assistant/index.js';

const NAMED_AT_MOST = 5;

/** What of a computed roster its proposal is told by. */
type Computed = Pick<StoredResult, 'status' | 'assignments'>;

/** A proposal of the session that waits. */
export interface WaitingProposal {
  runId: number;
  /** The schedule's version that was computed. */
  version: number | null;
  result: Computed;
}

/** A proposal of the session that was accepted and not taken back. */
export interface AcceptedProposal {
  runId: number;
  /** What the last acceptance gave and took; null when the history knows it no more. */
  diff: RosterDiff | null;
  /** Whether that acceptance is the step which undo takes back. */
  canUndo: boolean;
  proven: boolean;
}

/** What a session works on, as one moment of the database showed it. */
export interface WorkspaceState extends RosterState {
  /** In the order in which they were set. */
  rules: readonly StoredRule[];
  /** The session's latest proposals in these states. */
  waiting: WaitingProposal | null;
  accepted: AcceptedProposal | null;
}

/** What a reply did, to be stored with it. */
export interface WorkspaceChanges {
  addedRules: ScheduleRule[];
  removedRules: number[];
  proposal: RosterResult | null;
  decision: { runId: number; decision: ProposalDecision } | null;
}

export type Solve = (problem: RosterProblem) => Promise<RosterResult>;

/** The assistant's tools over one state of a schedule: reads it, and gathers changes without making them. */
export class Workspace implements AssistantTools {
  readonly people: readonly NamedPerson[];
  readonly former: readonly PersonRef[];
  private readonly book: RuleBook;
  private proposal: RosterResult | null = null;
  private decision: WorkspaceChanges['decision'] = null;

  constructor(
    private readonly state: WorkspaceState,
    private readonly solveProblem: Solve,
  ) {
    this.book = new RuleBook(state, state.rules);
    const placed = new Set(allPlaces(state.facts).map(({ minister }) => minister));
    const everybody = [...state.facts.people.values()];
    const isFormer = ({ id, serves }: RosterPerson) => !serves && !placed.has(id);
    this.people = everybody
      .filter((person) => !isFormer(person))
      .map((person) => ({ ...toPersonRef(person), fullName: person.fullName }));
    this.former = everybody.filter(isFormer).map(toPersonRef);
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

  get viewing(): 'roster' | 'proposal' {
    return this.waiting ? 'proposal' : 'roster';
  }

  get published(): boolean {
    return this.facts.schedule.status === 'published';
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

  async solve({ anew = false }: { anew?: boolean } = {}): Promise<SolvedView> {
    if (this.decision) {
      const message = 'Peça o novo cálculo em outra mensagem, depois desta mudança.';
      throw notPossible('not-allowed-now', message);
    }
    assertComputable(this.facts);
    const problem = computableProblem(this.roster, anew ? 'anew' : 'standing');
    const result = await this.solved(problem);
    const view = this.viewOf(result, 'waiting');
    if (view.entering.length + view.leaving.length > 0) this.proposal = result;
    return { ...view, anew: anew || (problem.published ?? []).length === 0 };
  }

  compare(): ProposalView | null {
    if (this.waiting) return this.viewOf(this.waiting, 'waiting');
    const { accepted } = this.state;
    return accepted && this.viewOfAccepted(accepted, { undone: false });
  }

  decide(decision: ProposalDecision): ProposalView {
    if (this.proposal) {
      if (decision === 'undo') throw nothingTo('desfazer');
      throw notPossible(
        'not-allowed-now',
        'A proposta acaba de ser feita: confira-a e peça em outra mensagem.',
      );
    }
    if (decision !== 'discard') assertOpen(this.facts);
    const { view, runId } = decision === 'undo' ? this.undoing() : this.deciding(decision);
    this.decision = { runId, decision };
    return view;
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

  /** The roster as it stands, under the rules as they are now. */
  private get roster(): RosterState {
    const { balances, begun } = this.state;
    return { facts: this.facts, balances, begun };
  }

  private get waiting(): Computed | null {
    return this.proposal ?? this.state.waiting?.result ?? null;
  }

  /** The facts with the places that reading tools tell of. */
  private get viewed(): RosterFacts {
    return this.waiting
      ? withPlaces(this.facts, proposedRoster(this.roster, this.waiting.assignments))
      : this.facts;
  }

  private get explained(): ExplainedRoster {
    return { facts: this.viewed, balances: this.state.balances };
  }

  private async solved(problem: RosterProblem): Promise<RosterResult> {
    try {
      return await this.solveProblem(problem);
    } catch (error) {
      if (error instanceof RosterProblemError) throw notPossible('roster-problem', error.message);
      throw error;
    }
  }

  private deciding(decision: 'accept' | 'discard'): { view: ProposalView; runId: number } {
    const { waiting } = this.state;
    if (!waiting) throw nothingTo(decision === 'accept' ? 'aceitar' : 'descartar');
    const { runId, result, version } = waiting;
    if (decision === 'discard') return { view: this.viewOf(result, 'discarded'), runId };
    const { facts } = this;
    const broken = newlyBroken(facts, proposedRoster(this.roster, result.assignments));
    if (version !== facts.schedule.version || broken.length > 0)
      throw conflict(
        'roster-moved',
        [
          'A escala mudou desde esta proposta.',
          ...firstOf(broken.map((violation) => explain(violation, facts).message)),
          'Abra-a em “Ver e aceitar”, que a compara com a escala de agora, ou peça “gere a escala” para uma nova.',
        ].join(' '),
      );
    return { view: this.viewOf(result, 'accepted'), runId };
  }

  private undoing(): { view: ProposalView; runId: number } {
    const { accepted } = this.state;
    if (!accepted) throw nothingTo('desfazer');
    if (!accepted.canUndo)
      throw conflict(
        'roster-moved',
        'Depois que a proposta foi aceita a escala mudou de novo, e o que veio depois não pode ser desfeito assim. Desfaça passo a passo, na página da escala.',
      );
    return { view: this.viewOfAccepted(accepted, { undone: true }), runId: accepted.runId };
  }

  /** What a computed roster changes in the one that stands. */
  private viewOf({ assignments, status: quality }: Computed, status: ProposalStatus): ProposalView {
    const now = allPlaces(this.facts);
    const then = proposedRoster(this.roster, assignments);
    return { ...this.changeView(now, then), status, undone: false, proven: quality === 'optimal' };
  }

  /** What an accepted proposal changed, as far as the history knows. */
  private viewOfAccepted({ diff, proven }: AcceptedProposal, { undone }: { undone: boolean }): ProposalView {
    const now = allPlaces(this.facts);
    const { entered, left } = fromDiff(diff ?? { entered: [], left: [] });
    const touched = new Set([...entered, ...left].map(placeKey));
    const before = [...left, ...now.filter((place) => !touched.has(placeKey(place)))];
    return { ...this.changeView(before, now), status: 'accepted', undone, proven };
  }

  private changeView(before: RosterAssignment[], after: RosterAssignment[]) {
    const { facts } = this;
    const { added, removed } = differences(before, after);
    const pairs = (places: RosterAssignment[]) =>
      places.flatMap(({ slot, minister }) => {
        const mass = facts.masses.get(slot);
        const person = facts.people.get(minister);
        return mass && person ? [{ mass: toMassRef(mass), person: toPersonRef(person) }] : [];
      });
    const incomplete = (places: RosterAssignment[]) => incompleteMasses(withPlaces(facts, places));
    const empty = (places: RosterAssignment[]) =>
      incomplete(places).reduce((sum, { missing }) => sum + missing, 0);
    return {
      entering: pairs(added),
      leaving: pairs(removed),
      objective: objectivesOf(this.roster, before, after).stages.map((stage) => ({
        ...stage,
        label: wishNamed(stage.name).label,
      })),
      emptyBefore: empty(before),
      emptyAfter: empty(after),
      incomplete: incomplete(after),
    };
  }
}

/** The facts with these places instead of those that stand; places that stay are as they were. */
function withPlaces(facts: RosterFacts, places: readonly RosterAssignment[]): RosterFacts {
  const overridden = new Set(facts.overridden.map(placeKey));
  const present = new Map(facts.places.map((place) => [placeKey(place), place]));
  return {
    ...facts,
    places: places
      .filter((place) => !overridden.has(placeKey(place)))
      .map((place) => present.get(placeKey(place)) ?? computedPlace(place)),
  };
}

const nothingTo = (wish: string) => notFound(`Não há proposta para ${wish}.`);

/** The first few sentences, and how many more there are. */
function firstOf(sentences: readonly string[]): string[] {
  const rest = sentences.length - NAMED_AT_MOST;
  return [...sentences.slice(0, NAMED_AT_MOST), ...(rest > 0 ? [`E mais ${rest}.`] : [])];
}

/** @throws AppError 422 when the schedule is over. */
function assertOpen({ schedule: { status } }: RosterFacts): void {
  if (status === 'completed' || status === 'archived') throw isOver();
}

/** @throws AppError 422 saying why a roster cannot be computed now. */
function assertComputable(facts: RosterFacts): void {
  assertOpen(facts);
  if (facts.masses.size === 0)
    throw notPossible('no-masses', 'Esta escala não tem nenhuma missa. Inclua as missas antes de calcular.');
  const broken = facts.schedule.status === 'published' ? [] : brokenPins(facts);
  if (broken.length > 0) {
    const start = 'Há lugares fixados ou pedidos por regras que não podem ficar.';
    throw notPossible('pins-broken', [start, ...firstOf(broken)].join(' '));
  }
}
