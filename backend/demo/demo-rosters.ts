import type { EntityManager } from '@mikro-orm/postgresql';
import { isSunday } from '../src/platform/dates/month.js';
import { solveRoster } from '../src/roster/compute/solve-roster.js';
import type { RosterAssignment } from '../src/solver/problem.js';
import type { RosterResult } from '../src/roster/compute/roster-result.js';
import { Assignment } from '../src/roster/assignment.entity.js';
import { problemOf } from '../src/roster/roster.js';
import { RosterBalanceService } from '../src/roster/roster-balance.service.js';
import { RosterReader } from '../src/roster/roster.reader.js';
import { RosterRun, toStoredResult } from '../src/roster/compute/roster-run.entity.js';
import type { ScheduleSlot } from '../src/roster/schedule-slot.entity.js';
import type { Schedule } from '../src/roster/schedule.entity.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import type { User } from '../src/accounts/user.entity.js';
import { madeAt } from './demo-moment.js';
import type { DemoPerson } from './people.js';

const LEAST_DUTIES = 2;

/** A roster to be computed: by whom, when, and the places that it must contain. */
export interface RosterOrder {
  schedule: Schedule;
  requestedBy: User;
  at: Date;
  pins: RosterAssignment[];
}

/** Computes and stores the roster of a schedule with the product's own engine, from what the database holds. */
export async function storeRoster(
  em: EntityManager,
  { schedule, requestedBy, at, pins }: RosterOrder,
): Promise<RosterResult> {
  const facts = await new RosterReader(new SettingsService(em)).read(em, schedule.id);
  const balances = await new RosterBalanceService().balances(em, facts);
  const result = await solveRoster({ ...problemOf(facts, { balances }), pins });

  const run = madeAt(new RosterRun({ schedule, requestedBy }), at);
  em.persist(
    Object.assign(run, {
      status: 'done',
      version: facts.schedule.version,
      result: toStoredResult(result),
      startedAt: at,
      finishedAt: at,
    }),
  );
  await em.flush();
  await em.insertMany(
    Assignment,
    result.assignments.map(({ slot, minister }) => ({
      slot: Number(slot),
      minister: Number(minister),
      origin: 'automatic' as const,
      createdAt: at,
      updatedAt: at,
    })),
  );
  return result;
}

/**
 * The masses at which a couple is sure to serve together: two, one a day, when neither is away. Sundays to come first,
 * then other days to come, then the latest past ones.
 */
export function coupleMasses(
  slots: readonly ScheduleSlot[],
  couple: readonly DemoPerson[],
  today: string,
): ScheduleSlot[] {
  const away = new Set(couple.flatMap(({ blockedDates }) => blockedDates.map(({ date }) => date)));
  const largest = new Map<string, ScheduleSlot>();
  for (const slot of slots) {
    const known = largest.get(slot.date);
    if (!away.has(slot.date) && (known?.requiredMinisters ?? 0) < slot.requiredMinisters)
      largest.set(slot.date, slot);
  }
  const days = [...largest.values()].sort((a, b) => a.date.localeCompare(b.date));
  const toCome = days.filter(({ date }) => date > today);
  return [
    ...toCome.filter(({ date }) => isSunday(date)),
    ...toCome.filter(({ date }) => !isSunday(date)),
    ...days.filter(({ date }) => date <= today).reverse(),
  ].slice(0, LEAST_DUTIES);
}
