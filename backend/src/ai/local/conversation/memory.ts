/** What the assistant knows of a conversation when the next message comes. */
import { includesRule, type MassFilter, type MassKey, type ScheduleRule } from '../../../roster/index.js';
import type { PersonRef } from '../../assistant/index.js';
import { bareRequest, type Request } from '../requests/request.js';
import type { Choice } from '../settling/asking.js';
import type { SettledRequest } from '../settling/settled-request.js';

const MOST_CHANGES = 20;

/** Rules that a reply set and took away. */
export interface Change {
  added: ScheduleRule[];
  removed: ScheduleRule[];
}

/** What the assistant knows of the conversation when the next message comes. */
export interface Memory {
  /** What was done last about rules. */
  last: Request[];
  /** Whether that changed any rule, so that it is what is taken back first. */
  changed: boolean;
  people: PersonRef[];
  masses: MassFilter[];
  /** The mass of which it has just told who is free, so that a bare name is somebody to place there. */
  seeking: MassKey | null;
  /** The rules as they were numbered before the last reply took some away, so that "era a 1" is one of them; else none. */
  removedFrom: ScheduleRule[];
  /** What it has just answered, so that "e no dia 12?" asks the same of that day. */
  question: Pick<SettledRequest, 'kind' | 'people' | 'filters' | 'words'> | null;
  /** Whether it has just told the rules, so that "a segunda" is one of them. */
  rules: boolean;
  /** What replies did to the rules, the latest last. */
  changes: Change[];
  /** Whether a roster was computed after the latest of them. */
  computed: boolean;
  /** Its own question that waits for an answer, and whether it was reminded of since it was asked. */
  asked: { choices: Choice[]; open: Request[]; text: string; reminded?: boolean } | null;
  /** Its question that something else was asked for instead of an answer to: a bare answer still answers it. */
  aside: Memory['asked'];
}

export const NOTHING: Memory = {
  last: [],
  changed: false,
  people: [],
  masses: [],
  seeking: null,
  removedFrom: [],
  question: null,
  rules: false,
  changes: [],
  computed: false,
  asked: null,
  aside: null,
};

/** @returns what was remembered; nothing where it is of another kind. */
export const memoryOf = (kept: unknown): Memory =>
  typeof kept === 'object' && kept !== null && 'changes' in kept
    ? { ...NOTHING, ...(kept as Memory) }
    : NOTHING;

/** Whether a message changed no rule. */
export const isEmpty = ({ added, removed }: Change): boolean => added.length + removed.length === 0;

/** With one change more. */
export const withChange = ({ changes }: Memory, change: Change): Change[] =>
  isEmpty(change) ? changes : [...changes, change].slice(-MOST_CHANGES);

/** Takes back what was done last, where it changed anything. */
export const takenBack = ({ changed }: Memory, message: string): Request[] =>
  changed ? [bareRequest('undoLast', message)] : [];

/** The changes that are taken back, the latest first: the last, so many of the last, or all. */
export function takenBackOf(
  changes: readonly Change[],
  { kind, number }: Pick<SettledRequest, 'kind' | 'number'>,
): Change[] {
  return (kind === 'undoEverything' ? [...changes] : changes.slice(-(number ?? 1))).reverse();
}

/** The rules once changes are taken back, the latest first. */
export function undoneRules(rules: readonly ScheduleRule[], taken: readonly Change[]): ScheduleRule[] {
  return taken.reduce<ScheduleRule[]>(
    (now, { added, removed }) => [...now.filter((rule) => !includesRule(added, rule)), ...removed],
    [...rules],
  );
}
