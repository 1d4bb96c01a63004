/** Asks an assistant all requests of the evaluation and judges what came of them. */
import type { Assistant, ChatLine } from '../src/ai/assistant.js';
import type { ProposalDecision } from '../src/ai/assistant-tools.js';
import type { Workspace, WorkspaceChanges, WorkspaceState } from '../src/ai/workspace.js';
import { fromDiff, toDiff } from '../src/roster/roster-diff.js';
import { computedPlace, type RosterFacts, type RosterPlace } from '../src/roster/roster.js';
import type { ScheduleRule } from '../src/roster/rules/schedule-rule.js';
import { placeKey, type RosterAssignment } from '../src/solver/problem.js';
import type { Cases, EvaluationCase, Start } from './case.js';
import { KNOWN_PEOPLE, parish, PRESENT_RULES, TODAY } from './parish.js';

/** What is judged, and what it works with; handed in, so that it may come from the sources or from the build. */
export interface Evaluated {
  assistant: Assistant;
  workspaceOf: (state: WorkspaceState) => Workspace;
}

export interface Failure {
  category: string;
  says: string;
  /** What is wrong, one line each. */
  problems: string[];
  answer: string;
}

export interface Score {
  category: string;
  passed: number;
  of: number;
}

export interface Evaluation {
  scores: Score[];
  failures: Failure[];
  passed: number;
  of: number;
}

interface Outcome {
  sets: ScheduleRule[];
  removes: number[];
  solves: boolean;
  decides: ProposalDecision | null;
  answer: string;
}

/** @param onDone told after each case, for those who wait. */
export async function evaluate(
  evaluated: Evaluated,
  cases: Cases,
  onDone: (passed: boolean) => void = () => undefined,
): Promise<Evaluation> {
  const scores: Score[] = [];
  const failures: Failure[] = [];
  const starts = await startsOf(evaluated);
  for (const [category, wanted] of Object.entries(cases)) {
    let passed = 0;
    for (const each of wanted) {
      const failure = await judge(evaluated, starts, each);
      if (failure) failures.push({ category, ...failure });
      else passed += 1;
      onDone(failure === null);
    }
    scores.push({ category, passed, of: wanted.length });
  }
  const sum = (count: (score: Score) => number) => scores.reduce((total, score) => total + count(score), 0);
  return { scores, failures, passed: sum(({ passed }) => passed), of: sum(({ of }) => of) };
}

async function startsOf({ workspaceOf }: Evaluated): Promise<Record<Start, WorkspaceState>> {
  const draft = parish();
  const workspace = workspaceOf(draft);
  await workspace.solve();
  const proposed = afterChanges(draft, workspace.changes);
  const decided = workspaceOf(proposed);
  decided.decide('accept');
  return {
    draft,
    ruled: parish({ rules: PRESENT_RULES }),
    proposed,
    accepted: afterChanges(proposed, decided.changes),
    published: parish({ status: 'published' }),
  };
}

async function judge(
  evaluated: Evaluated,
  starts: Record<Start, WorkspaceState>,
  wanted: EvaluationCase,
): Promise<Omit<Failure, 'category'> | null> {
  const messages = [wanted.says].flat();
  const says = messages.join(' → ');
  try {
    const outcome = await converse(evaluated, starts[wanted.start ?? 'draft'], messages);
    const problems = problemsOf(wanted, outcome);
    return problems.length === 0 ? null : { says, problems, answer: outcome.answer };
  } catch (error) {
    return { says, problems: [`failed: ${String(error)}`], answer: '' };
  }
}

async function converse(
  { assistant, workspaceOf }: Evaluated,
  start: WorkspaceState,
  messages: readonly string[],
): Promise<Outcome> {
  const history: ChatLine[] = [];
  let state = start;
  let solves = false;
  let decides: ProposalDecision | null = null;
  let answer = '';
  for (const message of messages) {
    const workspace = workspaceOf(state);
    const signal = new AbortController().signal;
    const context = { message, history: [...history], today: TODAY, people: KNOWN_PEOPLE, signal };
    answer = '';
    for await (const piece of assistant.reply(context, workspace, () => undefined)) answer += piece;
    const { changes } = workspace;
    solves ||= changes.proposal !== null;
    decides = changes.decision?.decision ?? decides;
    state = afterChanges(state, changes);
    history.push({ sender: 'coordinator', message }, { sender: 'ai', message: answer });
  }
  const present = new Set(state.rules.map(({ id }) => id));
  return {
    sets: state.rules.filter(({ id }) => id > start.rules.length).map(({ rule }) => rule),
    removes: start.rules.map(({ id }) => id).filter((id) => !present.has(id)),
    solves,
    decides,
    answer,
  };
}

/** The state in which the next message finds the schedule, once what a reply did is stored. */
function afterChanges(state: WorkspaceState, changes: WorkspaceChanges): WorkspaceState {
  const { addedRules, removedRules, proposal, decision } = changes;
  const fresh = Math.max(PRESENT_RULES.length, ...state.rules.map(({ id }) => id)) + 1;
  const rules = [
    ...state.rules.filter(({ id }) => !removedRules.includes(id)),
    ...addedRules.map((rule, index) => ({ id: fresh + index, rule })),
  ];
  const facts = { ...state.facts, rules: rules.map(({ rule }) => rule) };
  const { waiting, accepted } = state;
  if (decision?.decision === 'accept' && waiting) {
    const { runId, result } = waiting;
    const places = placesOf(facts, result.assignments);
    const without = (some: RosterPlace[], others: RosterPlace[]) =>
      some.filter((place) => !others.includes(place));
    const diff = toDiff({ entered: without(places, facts.places), left: without(facts.places, places) });
    return {
      ...state,
      rules,
      facts: { ...facts, places },
      waiting: null,
      accepted: { runId, diff, canUndo: true, proven: true },
    };
  }
  if (decision?.decision === 'undo' && accepted?.diff) {
    const { entered, left } = fromDiff(accepted.diff);
    const came = new Set(entered.map(placeKey));
    const places = [...facts.places.filter((place) => !came.has(placeKey(place))), ...left];
    return { ...state, rules, facts: { ...facts, places }, accepted: null };
  }
  if (decision) return { ...state, rules, facts, waiting: null };
  const { version } = facts.schedule;
  return { ...state, rules, facts, waiting: proposal ? { runId: 1, version, result: proposal } : waiting };
}

/** The places that a computed roster makes of those that stand. */
function placesOf({ places }: RosterFacts, assignments: readonly RosterAssignment[]): RosterPlace[] {
  return assignments.map(
    (assignment) =>
      places.find((place) => placeKey(place) === placeKey(assignment)) ?? computedPlace(assignment),
  );
}

function problemsOf(wanted: EvaluationCase, outcome: Outcome): string[] {
  const { sets = [], removes = [], solves = false, decides = null, asks, tells = [], hides = [] } = wanted;
  const answer = simplified(outcome.answer);
  const differs = (what: string, expected: unknown, actual: unknown) =>
    JSON.stringify(expected) === JSON.stringify(actual)
      ? []
      : [`${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];
  const missing = tells.filter((fact) => ![fact].flat().some((each) => answer.includes(simplified(each))));
  return [
    ...differs('rules set', sets.map(canonical).sort(), outcome.sets.map(canonical).sort()),
    ...differs('rules removed', removes, outcome.removes),
    ...differs('computed', solves, outcome.solves),
    ...differs('decided', decides, outcome.decides),
    ...(asks && !REFUSAL.test(answer) ? ['neither asks nor refuses'] : []),
    ...missing.map((fact) => `does not tell ${JSON.stringify(fact)}`),
    ...hides.filter((text) => answer.includes(simplified(text))).map((text) => `tells “${text}”`),
  ];
}

/** How an answer that asks back or refuses sounds. */
const REFUSAL = /\?|\b(nao|nenhuma?|ninguem|sem permissao|impossivel|so a coordenacao|e com a coordenacao)\b/;

const simplified = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** A rule as text, whatever the order of its fields and of a pair. */
function canonical(rule: ScheduleRule): string {
  const pair = 'otherId' in rule ? [rule.ministerId, rule.otherId].sort((a, b) => a - b) : null;
  const plain = pair ? { ...rule, ministerId: pair[0], otherId: pair[1] } : rule;
  const sorted = (value: object): object =>
    Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([key, each]): [string, unknown] => [
          key,
          typeof each === 'object' && each !== null ? sorted(each as object) : each,
        ]),
    );
  return JSON.stringify(sorted(plain));
}
