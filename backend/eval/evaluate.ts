/** Asks an assistant all requests of the evaluation and judges what came of them. */
import type { Assistant, ChatLine } from '../src/ai/assistant/assistant.js';
import type { ProposalDecision } from '../src/ai/assistant/assistant-tools.js';
import type { Workspace, WorkspaceChanges, WorkspaceState } from '../src/ai/workspace/workspace.js';
import { fromDiff, toDiff } from '../src/roster/roster-diff.ts';
import { computedPlace, type RosterFacts, type RosterPlace } from '../src/roster/roster.ts';
import type { ScheduleRule } from '../src/roster/schedule-rules/schedule-rule.js';
import { placeKey, type RosterAssignment } from '../src/solver/problem.ts';
import { massMatches } from '../src/roster/schedule-rules/schedule-rule.ts';
import type { Start } from './case.js';
import { KNOWN_PEOPLE, parish, PRESENT_RULES, TODAY } from './parish.ts';
import { DECEMBER_KNOWN_PEOPLE, decemberParish, DECEMBER_TODAY } from './requests/parish-december.ts';
import type { Page, RequestCase, Requests } from './requests/shape.js';

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
  /** Whether a rule was set that should not be. */
  wrongRule: boolean;
  /** Whether the first button of its question does just what was wanted. */
  oneTap: boolean;
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
  /** How many requests ended with a wrong rule. */
  wrong: number;
  /** How many of those that failed end as expected by the first button of their question. */
  oneTap: number;
  passed: number;
  of: number;
}

interface Outcome {
  sets: ScheduleRule[];
  removes: number[];
  solves: boolean;
  decides: ProposalDecision | null;
  answer: string;
  /** Where the last answer offers readings to choose from: the rules that the first would set. */
  offers: ScheduleRule[] | null;
}

/** A parish as requests find it. */
interface Parish {
  today: string;
  people: typeof KNOWN_PEOPLE;
  starts: Record<Start, WorkspaceState>;
}

/** @param onDone told after each case, for those who wait. */
export async function evaluate(
  evaluated: Evaluated,
  cases: Requests,
  onDone: (passed: boolean) => void = () => undefined,
): Promise<Evaluation> {
  const scores: Score[] = [];
  const failures: Failure[] = [];
  const november = await startsOf(evaluated);
  const parishes: Record<'november' | 'december', Parish> = {
    november: { today: TODAY, people: KNOWN_PEOPLE, starts: november },
    december: {
      today: DECEMBER_TODAY,
      people: DECEMBER_KNOWN_PEOPLE,
      starts: { ...november, draft: decemberParish() },
    },
  };
  for (const [category, wanted] of Object.entries(cases)) {
    let passed = 0;
    for (const each of wanted) {
      const failure = await judge(evaluated, parishes[each.parish ?? 'november'], each);
      if (failure) failures.push({ category, ...failure });
      else passed += 1;
      onDone(failure === null);
    }
    scores.push({ category, passed, of: wanted.length });
  }
  const sum = (count: (score: Score) => number) => scores.reduce((total, score) => total + count(score), 0);
  const wrong = failures.filter(({ wrongRule }) => wrongRule).length;
  const oneTap = failures.filter((failure) => failure.oneTap).length;
  return { scores, failures, wrong, oneTap, passed: sum(({ passed }) => passed), of: sum(({ of }) => of) };
}

const known = new WeakMap<Evaluated, Promise<Record<Start, WorkspaceState>>>();

/** The states that requests start from, computed once for all sets. */
function startsOf(evaluated: Evaluated): Promise<Record<Start, WorkspaceState>> {
  const starts = known.get(evaluated) ?? computedStarts(evaluated);
  known.set(evaluated, starts);
  return starts;
}

async function computedStarts({ workspaceOf }: Evaluated): Promise<Record<Start, WorkspaceState>> {
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
  at: Parish,
  wanted: RequestCase,
): Promise<Omit<Failure, 'category'> | null> {
  const messages = [wanted.says].flat();
  const says = messages.join(' → ');
  try {
    const start = at.starts[wanted.start ?? 'draft'];
    const outcome = await converse(evaluated, at, start, messages);
    const verdict = new Judgement(at, start, wanted, outcome).verdict();
    return verdict.problems.length === 0 ? null : { says, ...verdict, answer: outcome.answer };
  } catch (error) {
    return { says, problems: [`failed: ${String(error)}`], wrongRule: false, oneTap: false, answer: '' };
  }
}

/** Several doubtful names may be asked one by one: so many such questions make one reading. */
const NAMES_ASKED = 3;

async function converse(
  { assistant, workspaceOf }: Evaluated,
  { today, people }: Parish,
  start: WorkspaceState,
  messages: readonly string[],
): Promise<Outcome> {
  const history: ChatLine[] = [];
  let state = start;
  let solves = false;
  let decides: ProposalDecision | null = null;
  let answer = '';
  let memory: unknown = null;
  let choices: readonly string[] = [];
  const reply = async (message: string, workspace: Workspace): Promise<string> => {
    const signal = new AbortController().signal;
    const remember = (kept: unknown, offered: readonly string[]): void => {
      [memory, choices] = [kept, offered];
    };
    const context = { message, history: [...history], memory, remember, today, people, signal };
    choices = [];
    let text = '';
    for await (const piece of assistant.reply(context, workspace, () => undefined)) text += piece;
    return text;
  };
  for (const message of messages) {
    const workspace = workspaceOf(state);
    answer = await reply(message, workspace);
    const { changes } = workspace;
    solves ||= changes.proposal !== null;
    decides = changes.decision?.decision ?? decides;
    state = afterChanges(state, changes);
    history.push({ sender: 'coordinator', message }, { sender: 'ai', message: answer });
  }
  const ended = state;
  const isName = (text?: string) => people.some(({ scheduleName }) => scheduleName === text);
  const offered = choices.join('\n');
  let offers: ScheduleRule[] | null = null;
  let button = choices[0];
  for (let questions = 0; button !== undefined && questions < NAMES_ASKED; questions += 1) {
    const workspace = workspaceOf(state);
    await reply(button, workspace);
    state = afterChanges(state, workspace.changes);
    offers = newRules(start, state);
    const asksNextName = offers.length === 0 && isName(button) && isName(choices[0]);
    button = asksNextName ? choices[0] : undefined;
  }
  const present = new Set(ended.rules.map(({ id }) => id));
  return {
    sets: newRules(start, ended),
    removes: start.rules.map(({ id }) => id).filter((id) => !present.has(id)),
    solves,
    decides,
    answer: `${answer}\n${offered}`,
    offers,
  };
}

/** The rules that came since a start. */
function newRules(start: WorkspaceState, { rules }: WorkspaceState): ScheduleRule[] {
  const known = Math.max(0, ...start.rules.map(({ id }) => id));
  return rules.filter(({ id }) => id > known).map(({ rule }) => rule);
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

/** What a page is called, or a part of that, where an answer names it. */
const PAGES: Record<Page, readonly string[]> = {
  publication: ['pagina da escala'],
  messages: ['comunicacao', 'questionarios'],
  people: ['ministros'],
  availability: ['questionarios', 'respostas'],
  masses: ['pagina da escala', 'missas'],
  print: ['imprimir', 'pdf'],
  schedules: ['escalas'],
  account: ['perfil', 'esqueci minha senha'],
};

/** What came of a request against what was to come of it. requests/NOTES.md says how each is judged. */
class Judgement {
  private readonly at: Parish;
  private readonly start: WorkspaceState;
  private readonly wanted: RequestCase;
  private readonly outcome: Outcome;

  constructor(at: Parish, start: WorkspaceState, wanted: RequestCase, outcome: Outcome) {
    this.at = at;
    this.start = start;
    this.wanted = wanted;
    this.outcome = outcome;
  }

  verdict(): Pick<Failure, 'problems' | 'wrongRule' | 'oneTap'> {
    const { sets = [], or = [], removes = [], orAsks = false } = this.wanted;
    const { outcome } = this;
    const problems = this.problemsWhere(orAsks);
    const wrongRule = !this.isRight(orAsks) && this.isWrong([sets, ...or].flat(), outcome.sets);
    const changesByRules = sets.length > 0 && removes.length === 0;
    const oneTap = problems.length > 0 && changesByRules && this.problemsWhere(true).length === 0;
    return { problems, wrongRule, oneTap };
  }

  /** @param mayAsk whether a question whose first reading is right is as good as acting. */
  private problemsWhere(mayAsk: boolean): string[] {
    const { sets = [], or = [], removes = [], solves = false, decides = null, asks } = this.wanted;
    const { outcome } = this;
    const instead = outcome.sets.length > 0 && or.some((rules) => this.isSame(rules, outcome.sets));
    return [
      ...(this.isRight(mayAsk)
        ? []
        : [`rules set: ${JSON.stringify(outcome.sets)}, not ${JSON.stringify(sets)}`]),
      ...(mayAsk && this.hasAsked() ? [] : differs('rules removed', removes, outcome.removes)),
      ...differs('computed', solves, outcome.solves),
      ...differs('decided', decides, outcome.decides),
      ...(asks && !instead ? this.questionProblems() : []),
      ...this.answerProblems(),
    ];
  }

  private isRight(mayAsk: boolean): boolean {
    const { sets = [], or = [] } = this.wanted;
    const acted = [sets, ...or].some((rules) => this.isSame(rules, this.outcome.sets));
    return acted || (mayAsk && this.hasAsked());
  }

  /** Whether nothing was set, and the first reading of a question is what was wanted. */
  private hasAsked(): boolean {
    const { sets, offers } = this.outcome;
    return sets.length === 0 && offers !== null && this.isSame(this.wanted.sets ?? [], offers);
  }

  private questionProblems(): string[] {
    const { offers, page } = this.wanted;
    const { outcome } = this;
    const answer = simplified(outcome.answer);
    return [
      ...(REFUSAL.test(answer) || page ? [] : ['neither asks nor refuses']),
      ...(offers && outcome.offers && !this.isSame(offers, outcome.offers)
        ? [`offers ${JSON.stringify(outcome.offers)}, not ${JSON.stringify(offers)}`]
        : []),
      ...(page && !PAGES[page].some((name) => answer.includes(name))
        ? [`does not name the page (${page})`]
        : []),
    ];
  }

  private answerProblems(): string[] {
    const { tells = [], hides = [] } = this.wanted;
    const answer = simplified(this.outcome.answer);
    const missing = tells.filter((fact) => ![fact].flat().some((each) => answer.includes(simplified(each))));
    return [
      ...missing.map((fact) => `does not tell ${JSON.stringify(fact)}`),
      ...hides.filter((text) => answer.includes(simplified(text))).map((text) => `tells “${text}”`),
    ];
  }

  private isSame(wanted: readonly ScheduleRule[], actual: readonly ScheduleRule[]): boolean {
    const others = (rules: readonly ScheduleRule[]) =>
      JSON.stringify(
        rules
          .filter(({ kind }) => kind !== 'exclude')
          .map(canonical)
          .sort(),
      );
    if (others(wanted) !== others(actual)) return false;
    const [due, given] = [this.excluded(wanted), this.excluded(actual)];
    const people = new Set([...due.keys(), ...given.keys()]);
    return [...people].every((id) => {
      const [one, other] = [due.get(id) ?? new Set<string>(), given.get(id) ?? new Set<string>()];
      const differing = [
        ...[...one].filter((mass) => !other.has(mass)),
        ...[...other].filter((mass) => !one.has(mass)),
      ];
      return differing.every((mass) => !this.counts(mass, id)) && one.size > 0 === other.size > 0;
    });
  }

  /** Whether some rule is none of those that may be there. */
  private isWrong(allowed: readonly ScheduleRule[], actual: readonly ScheduleRule[]): boolean {
    const known = new Set(allowed.map(canonical));
    const due = this.excluded(allowed);
    return actual.some((rule) => {
      if (rule.kind !== 'exclude') return !known.has(canonical(rule));
      const given = this.excluded([rule]).get(rule.ministerId) ?? new Set();
      const wanted = due.get(rule.ministerId);
      return !wanted || [...given].some((mass) => !wanted.has(mass) && this.counts(mass, rule.ministerId));
    });
  }

  /** The masses that exclusions cover, by person. */
  private excluded(rules: readonly ScheduleRule[]): Map<number, Set<string>> {
    const covered = new Map<number, Set<string>>();
    for (const rule of rules) {
      if (rule.kind !== 'exclude') continue;
      const own = covered.get(rule.ministerId) ?? new Set<string>();
      for (const mass of this.start.facts.masses.values())
        if (massMatches(rule.masses, mass)) own.add(`${mass.date} ${mass.time}`);
      covered.set(rule.ministerId, own);
    }
    return covered;
  }

  /** Whether it matters that somebody is kept from a mass: it is not over, and they have not refused it. */
  private counts(key: string, minister: number): boolean {
    const { masses, availability } = this.start.facts;
    const mass = [...masses.values()].find(({ date, time }) => `${date} ${time}` === key);
    if (!mass || mass.date < this.at.today) return false;
    return availability.of({ slot: mass.id, minister }) !== 'unavailable';
  }
}

const differs = (what: string, expected: unknown, actual: unknown) =>
  JSON.stringify(expected) === JSON.stringify(actual)
    ? []
    : [`${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];

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
