import { LocalAssistant } from '../../src/ai/local/local-assistant.js';
import type { Activity } from '../../src/ai/assistant/assistant.js';
import { Workspace, type WorkspaceState } from '../../src/ai/workspace/workspace.js';
import type { AvailabilityAnswerValue } from '../../src/roster/availability.js';
import { Availability } from '../../src/roster/availability.js';
import { solveRoster } from '../../src/roster/compute/solve-roster.js';
import {
  computedPlace,
  type RosterFacts,
  type RosterMass,
  type RosterPerson,
  type RosterPlace,
} from '../../src/roster/roster.js';
import type { ScheduleRule } from '../../src/roster/schedule-rules/schedule-rule.js';

/** Masses of November 2026 by id: Sundays at 8h and 10h, Saint Jude's three. */
export const MASSES = {
  first8: ['2026-11-01', '08:00'],
  first10: ['2026-11-01', '10:00'],
  second8: ['2026-11-08', '08:00'],
  jude7: ['2026-11-28', '07:00'],
  jude15: ['2026-11-28', '15:00'],
  jude19: ['2026-11-28', '19:30'],
} as const;
export type MassName = keyof typeof MASSES;

/** People by id: the index in this list plus one. */
export const PEOPLE = ['Ana', 'Bento', 'Carla', 'Davi', 'Ester', 'João'] as const;
export type Name = (typeof PEOPLE)[number];

export const idOf = (name: Name) => PEOPLE.indexOf(name) + 1;
export const slotOf = (name: MassName) => Object.keys(MASSES).indexOf(name) + 1;
export const keyOf = (name: MassName) => ({ date: MASSES[name][0], time: MASSES[name][1] });

export interface FactsValues {
  answers?: Partial<Record<Name, Partial<Record<MassName, AvailabilityAnswerValue>> | 'all'>>;
  places?: [MassName, Name, Partial<RosterPlace>?][];
  /** Given against a rule. */
  overridden?: [MassName, Name, Partial<RosterPlace>?][];
  masses?: Partial<Record<MassName, Partial<RosterMass>>>;
  people?: Partial<Record<Name, Partial<RosterPerson>>>;
  families?: RosterFacts['families'];
  rules?: ScheduleRule[];
  status?: RosterFacts['schedule']['status'];
  asked?: boolean;
}

/** A small schedule; everybody can serve at every mass unless `answers` says otherwise. */
export function factsOf(values: FactsValues = {}): RosterFacts {
  const {
    places = [],
    overridden = [],
    rules = [],
    status = 'planning',
    asked = true,
    families = [],
  } = values;
  const slots = Object.keys(MASSES) as MassName[];
  const answers = PEOPLE.flatMap((name) => {
    const given = values.answers ? (values.answers[name] ?? {}) : 'all';
    return slots.flatMap((slot) => {
      const answer = given === 'all' ? ('available' as const) : given[slot];
      return answer ? [{ slot: slotOf(slot), minister: idOf(name), answer }] : [];
    });
  });
  return {
    schedule: {
      id: 1,
      title: 'Novembro',
      year: 2026,
      month: 11,
      status,
      version: 1,
      startDate: '2026-11-01',
    },
    masses: new Map(
      slots.map((name) => {
        const mass = { ...keyOf(name), description: 'Missa', required: 2, experienced: 0, asked };
        return [slotOf(name), { id: slotOf(name), ...mass, ...values.masses?.[name] }];
      }),
    ),
    people: new Map(
      PEOPLE.map((name) => {
        const person = {
          name,
          fullName: name,
          serves: true,
          experienced: false,
          limit: 4,
          mandateUntil: null,
        };
        const id = idOf(name);
        return [id, { id, ...person, blockedDates: [], dutiesElsewhere: [], ...values.people?.[name] }];
      }),
    ),
    availability: new Availability(answers),
    families,
    kinships: new Map(),
    overridden: overridden.map(toPlace),
    places: places.map(toPlace),
    givenAway: [],
    rules,
    minRestDays: 3,
    timeLimitSeconds: 10,
    defaultMaxDuties: 4,
  };
}

function toPlace([slot, name, rest]: [MassName, Name, Partial<RosterPlace>?]): RosterPlace {
  return { ...computedPlace({ slot: slotOf(slot), minister: idOf(name) }), ...rest };
}

export function stateOf(values: FactsValues = {}, state: Partial<WorkspaceState> = {}): WorkspaceState {
  const facts = factsOf(values);
  const rules = facts.rules.map((rule, index) => ({ id: index + 1, rule }));
  return { facts, balances: new Map(), begun: new Set(), rules, waiting: null, accepted: null, ...state };
}

export function workspaceOf(values: FactsValues = {}, state: Partial<WorkspaceState> = {}): Workspace {
  return new Workspace(stateOf(values, state), (problem) => solveRoster(problem));
}

/** What the local assistant answers, and what it was doing meanwhile. */
export async function reply(
  workspace: Workspace,
  message: string,
  memory: unknown = null,
): Promise<{ text: string; activities: Activity[]; memory: unknown; choices: readonly string[] }> {
  const activities: Activity[] = [];
  const signal = new AbortController().signal;
  let kept: { memory: unknown; choices: readonly string[] } = { memory: null, choices: [] };
  const remember = (next: unknown, choices: readonly string[]): void => {
    kept = { memory: next, choices };
  };
  const context = { message, history: [], memory, remember, today: '2026-11-10', people: [], signal };
  let text = '';
  for await (const piece of new LocalAssistant().reply(context, workspace, (each) => activities.push(each)))
    text += piece;
  return { text, activities, ...kept };
}
