import type { Answer } from '../../../api/client.ts';
import type { BrokenRulesResponse, StaleRosterResponse } from '../../../api/generated/types.gen.ts';
import { answerOfLetter, type AvailabilityAnswer } from '../../../shared/availability.ts';
import { massMoment } from '../../../lib/dates.ts';

/** Everything that the editor shows of one schedule, at one revision. */
export type Roster = Answer<'GET /api/schedules/{id}/editor'>;
export type RosterDay = Roster['days'][number];
export type RosterMass = Roster['masses'][number];
export type RosterMinister = Roster['ministers'][number];
export type Assignment = Roster['assignments'][number];
export type Conflict = Assignment['conflicts'][number];
export type RosterChange = Answer<'POST /api/schedules/{id}/roster/moves'>;
export type BrokenRule = NonNullable<BrokenRulesResponse['rules']>[number];
export type ConcurrentChange = NonNullable<StaleRosterResponse['changes']>[number];

/** Somebody leaves `from`, enters `to`, or both; `pinned` fixes the place at `to`, or frees it. */
export interface Move {
  ministerId: number;
  from?: number;
  to?: number;
  pinned?: boolean;
}

/** One step of the coordinator: moves as a whole, or the undoing of the last step, or its redoing. */
export type Step = MovesStep | { kind: 'undo' | 'redo' };
export interface MovesStep {
  kind: 'moves';
  moves: readonly Move[];
  /** Why they are made against a rule. */
  reason?: string;
  /** Who enters has said that they come. */
  confirmed?: boolean;
  /** The revision that the step made which they take back. */
  undoes?: number;
}

/** A roster with its people, masses and places found by their ids. */
export interface RosterIndex {
  roster: Roster;
  /** Whether anybody has a place. */
  made: boolean;
  masses: ReadonlyMap<number, RosterMass>;
  ministers: ReadonlyMap<number, RosterMinister>;
  /** Those at a mass, by name. */
  team: (slotId: number) => readonly Assignment[];
  /** A person's places, by date and time. */
  duties: (ministerId: number) => readonly Assignment[];
  place: (slotId: number, ministerId: number) => Assignment | undefined;
  /** What a person answered about a mass; null: nothing. */
  answer: (slotId: number, ministerId: number) => AvailabilityAnswer | null;
}

const NONE: readonly Assignment[] = [];

export function indexOf(roster: Roster): RosterIndex {
  const masses = new Map(roster.masses.map((mass) => [mass.id, mass]));
  const ministers = new Map(roster.ministers.map((minister) => [minister.id, minister]));
  const columns = new Map(roster.masses.map(({ id }, column) => [id, column]));
  const teams = Map.groupBy(roster.assignments, ({ slotId }) => slotId);
  const duties = Map.groupBy(roster.assignments, ({ ministerId }) => ministerId);
  const nameOf = ({ ministerId }: Assignment): string => ministers.get(ministerId)?.name ?? '';
  for (const team of teams.values()) team.sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'pt-BR'));
  for (const own of duties.values())
    own.sort((a, b) => (columns.get(a.slotId) ?? 0) - (columns.get(b.slotId) ?? 0));
  return {
    roster,
    made: roster.assignments.length > 0,
    masses,
    ministers,
    team: (slotId) => teams.get(slotId) ?? NONE,
    duties: (ministerId) => duties.get(ministerId) ?? NONE,
    place: (slotId, ministerId) => duties.get(ministerId)?.find((place) => place.slotId === slotId),
    answer: (slotId, ministerId) =>
      answerOfLetter(ministers.get(ministerId)?.answers[columns.get(slotId) ?? -1]),
  };
}

/** Lays over a roster what a change left different. */
export function applyChange(roster: Roster, change: RosterChange): Roster {
  const touched = [...change.entered, ...change.left];
  const slots = new Set(touched.map(({ slotId }) => slotId));
  const people = new Set(touched.map(({ ministerId }) => ministerId));
  const masses = new Map(change.masses.map((mass) => [mass.id, mass]));
  const loads = new Map(change.ministers.map((load) => [load.id, load]));
  const remains = ({ slotId, ministerId }: Assignment): boolean =>
    !slots.has(slotId) && !people.has(ministerId);
  return {
    ...roster,
    revision: change.revision,
    status: change.status,
    canUndo: change.canUndo,
    canRedo: change.canRedo,
    // A mass that the change does not tell of lacks nobody.
    masses: roster.masses.map((mass) => masses.get(mass.id) ?? { ...mass, missing: 0, shortage: null }),
    assignments: [...roster.assignments.filter(remains), ...change.assignments],
    ministers: roster.ministers.map((minister) => ({ ...minister, ...loads.get(minister.id) })),
  };
}

/** What two people do at once: take each other's masses, or one leaves a mass and the other comes in their place. */
function pairOf(moves: readonly Move[]): 'exchange' | 'replacement' | null {
  const [one, other] = moves;
  if (moves.length !== 2 || one?.from === undefined || one.from !== other?.to || one.to !== other.from)
    return null;
  return one.to === undefined ? 'replacement' : 'exchange';
}

interface MoveVerbs {
  /** Both at once; null: each is told with their mass. */
  exchange: string | null;
  enters: string;
  leaves: string;
  passes: string;
}

const DONE: MoveVerbs = {
  exchange: 'trocaram de missa',
  enters: 'entrou',
  leaves: 'saiu',
  passes: 'passou para',
};
/** Of moves that are still asked about. */
export const ASKED: MoveVerbs = {
  exchange: null,
  enters: 'entra',
  leaves: 'sai',
  passes: 'passa para',
};

/** What moves do, as the toast after them says: 'Ana entrou na missa de domingo, 6 de dezembro, 8h'. */
export function describeMoves(
  moves: readonly Move[],
  { masses, ministers }: RosterIndex,
  verbs: MoveVerbs = DONE,
): string {
  const named = ({ ministerId }: Move): string => ministers.get(ministerId)?.name ?? 'A pessoa';
  const at = (slotId: number): string => {
    const mass = masses.get(slotId);
    return mass ? `a missa de ${massMoment(mass)}` : 'a missa';
  };
  const [one, other] = moves;
  const pair = pairOf(moves);
  if (pair === 'exchange' && verbs.exchange !== null)
    return `${named(one!)} e ${named(other!)} ${verbs.exchange}`;
  if (pair === 'replacement')
    return `${named(other!)} ${verbs.enters} no lugar de ${named(one!)} n${at(one!.from!)}`;
  const sentences = moves.map((move) => {
    const { from, to, pinned } = move;
    const name = named(move);
    if (from !== undefined && to !== undefined) return `${name} ${verbs.passes} ${at(to)}`;
    if (from !== undefined) return `${name} ${verbs.leaves} d${at(from)}`;
    if (pinned === false) return `${name} pode mudar no próximo cálculo`;
    if (pinned && to !== undefined) return `${name} fica n${at(to)}`;
    return to === undefined ? name : `${name} ${verbs.enters} n${at(to)}`;
  });
  return sentences.join('. ');
}

/** The names of those whom moves put where they are not yet. */
export const entering = (moves: readonly Move[], index: RosterIndex): string[] =>
  moves.flatMap(({ ministerId, to }) =>
    to !== undefined && !index.place(to, ministerId) ? nameOf(index, ministerId) : [],
  );

/** From so many places on, taking a step back asks first. */
export const LARGE_STEP = 10;

export type HistoryStep = Answer<'GET /api/schedules/{id}/roster/history'>[number];

/** The step that undoing takes back: the newest one that was not taken back already. */
export function stepToUndo(history: readonly HistoryStep[]): HistoryStep | undefined {
  let undone = 0;
  for (const step of history) {
    if (step.kind === 'undone') undone += 1;
    else if (step.entered.length + step.left.length === 0) continue;
    else if (undone > 0) undone -= 1;
    else return step;
  }
  return undefined;
}

const SAID = 3;

/** Who came and who went: 'Ana entra na missa de domingo, 6 de dezembro, 8h; Bento sai da missa de ...'. */
export function describeChange(
  { entered, left }: Pick<RosterChange, 'entered' | 'left'>,
  index: RosterIndex,
): string {
  const at = (slotId: number): string => {
    const mass = index.masses.get(slotId);
    return mass ? `a missa de ${massMoment(mass)}` : 'a missa';
  };
  const said = [
    ...entered.map(({ ministerId, slotId }) => `${nameOf(index, ministerId)} entra n${at(slotId)}`),
    ...left.map(({ ministerId, slotId }) => `${nameOf(index, ministerId)} sai d${at(slotId)}`),
  ];
  const more = said.length - SAID;
  return [...said.slice(0, SAID), ...(more > 0 ? [`e mais ${more}`] : [])].join('; ');
}

/** A person's name, or what can be said when the person is no longer shown. */
export const nameOf = ({ ministers }: RosterIndex, ministerId: number): string =>
  ministers.get(ministerId)?.name ?? 'Ministro removido';

/** 'hard': a rule that no computation breaks, which nobody set aside here; 'wish': only a wish; null: nothing. */
export function markOf({
  conflicts,
  overrideReason,
}: Pick<Assignment, 'conflicts' | 'overrideReason'>): 'hard' | 'wish' | null {
  if (overrideReason === null && conflicts.some(({ hard }) => hard)) return 'hard';
  return conflicts.some(({ hard }) => !hard) ? 'wish' : null;
}

/** Whether somebody stands against a rule that nobody set aside: they stopped serving, or changed their word. */
export const isUnresolved = (place: Assignment): boolean => markOf(place) === 'hard';
