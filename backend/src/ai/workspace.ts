import { conflict, notFound, notPossible } from '../common/errors/app-error.js';
import { RosterProblemError, type RosterProblem, type RosterResult } from '../roster/types.js';
import {
  brokenPins,
  capOf,
  limitOf,
  massMatches,
  problemOf,
  rulesOfKind,
  STAGE_LABELS,
  type MassKey,
  type RosterFacts,
  type ScheduleRule,
} from '../schedules/roster-problem.service.js';
import type { ProposalContent } from './ai-proposal.entity.js';
import { decideProposal, type AiProposalStatus, type ProposalDecision } from './ai-proposal-states.js';
import { explainAbsence, explainPresence, explainShortage } from './explanations.js';
import { obstaclesToApply, obstaclesToUndo, proposalOf, targetAssignments } from './proposal-diff.js';
import {
  incompleteMasses,
  massAt,
  massView,
  overviewOf,
  personOf,
  personView,
  toMassRef,
  toPersonRef,
  type Roster,
} from './roster-views.js';
import { describeRule, onMasses } from './rule-text.js';
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

export interface StoredRule {
  id: number;
  rule: ScheduleRule;
}

export interface StoredProposal {
  id: number;
  status: AiProposalStatus;
  content: ProposalContent;
}

/** What a session works on, as one moment of the database showed it. */
export interface WorkspaceState {
  facts: RosterFacts;
  carried: ReadonlyMap<string, number>;
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
  private rules: { id: number | null; rule: ScheduleRule }[];
  private proposal: ProposalContent | null = null;
  private decision: WorkspaceChanges['decision'] = null;

  constructor(
    private readonly state: WorkspaceState,
    private readonly solveProblem: Solve,
  ) {
    this.rules = [...state.rules];
  }

  get changes(): WorkspaceChanges {
    const kept = new Set(this.rules.map(({ id }) => id));
    return {
      addedRules: this.rules.filter(({ id }) => id === null).map(({ rule }) => rule),
      removedRules: this.state.rules.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
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
    return overviewOf(this.roster);
  }

  mass(key: MassKey): MassView {
    return massView(this.roster, key);
  }

  person(id: number): PersonView {
    return personView(this.roster, id);
  }

  listRules(): RuleView[] {
    return this.rules.map(({ rule }, index) => ({ number: index + 1, rule, text: this.textOf(rule) }));
  }

  setRule(rule: ScheduleRule): RuleOutcome {
    this.assertSensible(rule);
    const same = this.rules.findIndex(({ rule: known }) => isSameRule(known, rule));
    if (same >= 0) {
      return { number: same + 1, rule, text: this.textOf(rule), replaced: [], known: true, notes: [] };
    }
    const before = this.rules;
    const replaced = before.filter(({ rule: old }) => takesThePlaceOf(rule, old));
    const broken = brokenPins(this.facts);
    this.rules = [...before.filter((each) => !replaced.includes(each)), { id: null, rule }];
    const newlyBroken = brokenPins(this.facts).filter((sentence) => !broken.includes(sentence));
    if (newlyBroken.length > 0) {
      this.rules = before;
      throw notPossible('rule-contradicts', newlyBroken.slice(0, NAMED_AT_MOST).join(' '));
    }
    return {
      number: this.rules.length,
      rule,
      text: this.textOf(rule),
      replaced: replaced.map((each) => this.textOf(each.rule)),
      known: false,
      notes: this.notesOn(rule),
    };
  }

  removeRule(number: number): RuleView {
    const view = this.listRules()[number - 1];
    if (!view) throw notFound(`Não há regra ${number} nesta escala.`);
    this.rules = this.rules.filter((_, index) => index !== number - 1);
    return view;
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
    return explainShortage(this.roster, key);
  }

  explainAbsence(ministerId: number, key?: MassKey): string {
    return explainAbsence(this.roster, ministerId, key);
  }

  explainPresence(ministerId: number, key: MassKey): string {
    return explainPresence(this.roster, ministerId, key);
  }

  /** The facts under the rules as they are now. */
  private get facts(): RosterFacts {
    return { ...this.state.facts, rules: this.rules.map(({ rule }) => rule) };
  }

  private get openContent(): ProposalContent | null {
    return this.proposal ?? this.state.open?.content ?? null;
  }

  private get roster(): Roster {
    const open = this.openContent;
    return { facts: this.facts, places: open ? targetAssignments(open) : this.state.facts.places };
  }

  private textOf(rule: ScheduleRule): string {
    return describeRule(rule, (id) => this.facts.people.get(String(id))?.name ?? 'Pessoa que já não serve');
  }

  private async solved(problem: RosterProblem): Promise<RosterResult> {
    try {
      return await this.solveProblem(problem);
    } catch (error) {
      if (error instanceof RosterProblemError) throw notPossible('roster-problem', error.message);
      throw error;
    }
  }

  /** @throws AppError when the rule speaks of people, masses or numbers that make no sense here. */
  private assertSensible(rule: ScheduleRule): void {
    const { facts } = this;
    const ids = [
      ...('ministerId' in rule ? [rule.ministerId] : []),
      ...('otherId' in rule ? [rule.otherId] : []),
    ];
    for (const id of ids) {
      const { name, serves } = personOf(facts, id);
      if (!serves) throw notPossible('not-serving', `${name} não serve no ministério no momento.`);
    }
    if (ids.length === 2 && ids[0] === ids[1])
      throw notPossible('same-person', 'Diga duas pessoas diferentes.');
    if ('mass' in rule) massAt(facts, rule.mass);
    if (rule.kind === 'exclude' && ![...facts.masses.values()].some((mass) => massMatches(rule.masses, mass)))
      throw notFound(`Esta escala não tem missa ${onMasses(rule.masses)}.`);
    if ('count' in rule && (!Number.isInteger(rule.count) || rule.count < 0 || rule.count > 99))
      throw notPossible('odd-count', 'Diga um número de 0 a 99.');
  }

  private notesOn(rule: ScheduleRule): string[] {
    const { facts } = this;
    if (rule.kind === 'cap') {
      const person = personOf(facts, rule.ministerId);
      const own = limitOf({ ...facts, rules: [] }, person);
      if (own < rule.count) return [`O máximo de ${person.name} neste mês já é ${own}, e continua valendo.`];
      const everyone = capOf(rulesOfKind(facts.rules, 'cap-all'), person.id);
      if (everyone < rule.count)
        return [`Mas há uma regra de no máximo ${everyone} para todos, que continua valendo.`];
    }
    return [];
  }

  private viewOf(content: ProposalContent, status: AiProposalStatus): ProposalView {
    const { facts } = this;
    const pairs = (places: { slotId: number; ministerId: number }[]) =>
      places.flatMap(({ slotId, ministerId }) => {
        const mass = facts.masses.get(String(slotId));
        const person = facts.people.get(String(ministerId));
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
      incomplete: incompleteMasses({ facts, places: targetAssignments(content) }),
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
  if (status === 'completed' || status === 'archived')
    throw notPossible('not-allowed-now', 'Esta escala já terminou e não muda mais.');
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

function isSameRule(first: ScheduleRule, second: ScheduleRule): boolean {
  return canonical(first) === canonical(second);
}

/** A rule as text, whatever the order of its fields and of a pair's people. */
function canonical(rule: ScheduleRule): string {
  const { kind } = rule;
  const people = [
    ...('ministerId' in rule ? [rule.ministerId] : []),
    ...('otherId' in rule ? [rule.otherId] : []),
  ];
  const masses = 'mass' in rule ? rule.mass : 'masses' in rule ? rule.masses : {};
  const count = 'count' in rule ? rule.count : null;
  return JSON.stringify([kind, people.sort((a, b) => a - b), Object.entries(masses).sort(), count]);
}

/** Whether the new rule speaks of the very thing that the old one settled. */
function takesThePlaceOf(rule: ScheduleRule, old: ScheduleRule): boolean {
  const sameTopic = (a: ScheduleRule, b: ScheduleRule) =>
    canonical({ ...a, ...zeroed(a) }) === canonical({ ...b, ...zeroed(b) });
  if (rule.kind === 'exclude' && old.kind === 'pin')
    return rule.ministerId === old.ministerId && massMatches(rule.masses, old.mass);
  if (rule.kind === 'together' || rule.kind === 'apart')
    return (
      (old.kind === 'together' || old.kind === 'apart') &&
      sameTopic({ ...rule, kind: 'apart' }, { ...old, kind: 'apart' })
    );
  return rule.kind === old.kind && 'count' in rule && sameTopic(rule, old);
}

function zeroed(rule: ScheduleRule): { count?: number } {
  return 'count' in rule ? { count: 0 } : {};
}
