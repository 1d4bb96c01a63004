import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import type { User } from '../accounts/index.js';
import { Assignment } from './assignment.entity.js';
import type { RosterChangeKind, RosterChangeState } from './roster-change.entity.js';
import type { PlaceChanges } from './roster-diff.js';
import { RosterHistoryService } from './roster-history.service.js';
import { changeScheduleStatus } from './schedule-states.js';
import type { RosterPlace } from './roster.js';
import type { Schedule } from './schedule.entity.js';
import { placeKey, type RosterAssignment } from '../solver/index.js';

export interface RosterChangeOrder {
  kind: RosterChangeKind;
  /** Who goes; those who also enter only change how they have their place. */
  leaving: readonly RosterAssignment[];
  entering: readonly RosterPlace[];
  /** Whether it may be undone: `done` when left out. */
  state?: RosterChangeState;
  /** Who made it, where that is not the person at the other end of the request. */
  actor?: User | null;
  /** On a published schedule, who is told by e-mail: everybody concerned when left out. */
  tell?: 'all' | 'entering';
}

export interface AppliedChange extends PlaceChanges {
  /** People told by e-mail. */
  notified: number;
}

interface PresentPlace extends RosterPlace {
  id: number;
}

/** Kinds that turn a bare draft into one being planned. */
const PLANNING: readonly RosterChangeKind[] = ['computed', 'accepted'];

/** Masses that a change of a published roster gave to somebody, and those that it took. */
export interface DutyChanges {
  ministerId: number;
  added: number[];
  removed: number[];
}

/** Tells people of changes of a published roster, in the transaction that makes them. @returns how many were told. */
export type ChangeTeller = (em: EntityManager, schedule: Schedule, people: DutyChanges[]) => Promise<number>;

/** What stands above the roster and refers to places: told in the transaction that changes them. */
export interface PlaceListener {
  /** These places (ids of assignments) are about to be taken away. */
  placesLeave(em: EntityManager, assignmentIds: readonly number[]): Promise<void>;
  /** A mass that stays has another time. */
  massMoved(em: EntityManager, slotId: number): Promise<void>;
  /** These masses are about to be removed. */
  massesLeave(em: EntityManager, slotIds: readonly number[]): Promise<void>;
}

/** The one way in which places of a roster are given and taken. */
@Injectable()
export class RosterWriter {
  private tellPeople: ChangeTeller = () => Promise.resolve(0);
  private placeListener: PlaceListener | null = null;

  constructor(
    private readonly history: RosterHistoryService,
    private readonly audit: AuditService,
  ) {}

  /** Says who tells people of what changes for them: the publication, which stands above the roster. */
  onDutiesChanged(teller: ChangeTeller): void {
    this.tellPeople = teller;
  }

  /** Says who is told before places go and when masses move: the requests for a substitute, which stand above the roster. */
  onPlacesChanged(listener: PlaceListener): void {
    this.placeListener = listener;
  }

  /** A mass of a locked schedule has another time; its people stay, and have to say anew that they come. */
  async massMoved(em: EntityManager, slotId: number): Promise<void> {
    await em.nativeUpdate(
      Assignment,
      { slot: slotId },
      { remindedAt: null, seenAt: null, confirmedAt: null },
    );
    await this.placeListener?.massMoved(em, slotId);
  }

  /** Masses of a locked schedule are about to be removed, with all that hangs on them. */
  async massesLeave(em: EntityManager, slotIds: readonly number[]): Promise<void> {
    await this.placeListener?.massesLeave(em, slotIds);
  }

  /**
   * Takes places away and gives others, as one step of the history that raises the schedule's version; places that stay
   * keep their rows, and who comes back to a mass at the same time has still said that they come. On a published schedule
   * each change is audited and those concerned are told. Masses and people that are gone are passed over. The schedule is
   * locked by the caller, who has judged the change.
   */
  async apply(em: EntityManager, schedule: Schedule, order: RosterChangeOrder): Promise<AppliedChange> {
    const { kind, leaving, entering, state = 'done', actor } = order;
    const db = em.getKysely<unknown>();
    await em.flush();
    const before = await this.present(db, schedule, [...leaving, ...entering]);
    const kept = new Set(entering.map(placeKey));
    const gone = leaving.map(placeKey).flatMap((key) => (kept.has(key) ? [] : (before.get(key) ?? [])));
    const leavingIds = gone.map(({ id }) => id);
    if (leavingIds.length > 0) await this.placeListener?.placesLeave(em, leavingIds);
    await sql`delete from assignment where id = any(${leavingIds}::int[])`.execute(db);
    const fresh = entering.filter((place) => !isSame(before.get(placeKey(place)), place));
    const given = await this.give(db, schedule, fresh);
    const places: PlaceChanges = {
      entered: given,
      left: [...gone, ...given.flatMap((place) => before.get(placeKey(place)) ?? [])],
    };
    await this.history.record(em, schedule, { kind, places, state, ...(actor !== undefined && { actor }) });
    if (schedule.status === 'draft' && PLANNING.includes(kind))
      schedule.status = changeScheduleStatus('draft', 'planning');
    const came = given.filter((place) => !before.has(placeKey(place)));
    return { ...places, notified: await this.tell(em, schedule, order, { came, gone }) };
  }

  private async present(
    db: Kysely<unknown>,
    { id }: Schedule,
    places: readonly RosterAssignment[],
  ): Promise<Map<string, PresentPlace>> {
    const { rows } = await sql<PresentPlace>`
      select a.id, a.slot_id as slot, a.minister_id as minister, a.origin, a.pinned,
        a.override_reason as "overrideReason", case when a.confirmed_at is not null
          then json_build_object('at', a.confirmed_at, 'startsAt', t.starts_at) end as confirmation
      from assignment a join schedule_slot t on t.id = a.slot_id
      where t.schedule_id = ${id} and (a.slot_id, a.minister_id) in (
        select * from unnest(${places.map(({ slot }) => slot)}::int[],
          ${places.map(({ minister }) => minister)}::int[])
      )`.execute(db);
    return new Map(rows.map((place) => [placeKey(place), place]));
  }

  private async give(
    db: Kysely<unknown>,
    { id }: Schedule,
    places: readonly RosterPlace[],
  ): Promise<PresentPlace[]> {
    const { rows } = await sql<PresentPlace>`
      insert into assignment as a (slot_id, minister_id, origin, pinned, override_reason, confirmed_at)
      select given.slot_id, given.minister_id, given.origin, given.pinned, given.reason,
        case when given.said_of = t.starts_at then given.confirmed_at end
      from unnest(${places.map(({ slot }) => slot)}::int[], ${places.map(({ minister }) => minister)}::int[],
          ${places.map(({ origin }) => origin)}::text[], ${places.map(({ pinned }) => pinned)}::boolean[],
          ${places.map(({ overrideReason }) => overrideReason)}::text[],
          ${places.map(({ confirmation }) => confirmation?.at ?? null)}::timestamptz[],
          ${places.map(({ confirmation }) => confirmation?.startsAt ?? null)}::timestamptz[])
          as given (slot_id, minister_id, origin, pinned, reason, confirmed_at, said_of)
        join schedule_slot t on t.id = given.slot_id and t.schedule_id = ${id}
        join lateral (
          select from minister where id = given.minister_id and erased_at is null for key share
        ) person on true
      on conflict (slot_id, minister_id) do update set origin = excluded.origin, pinned = excluded.pinned,
        override_reason = excluded.override_reason, updated_at = now()
      returning a.id, a.slot_id as slot, a.minister_id as minister, a.origin, a.pinned,
        a.override_reason as "overrideReason"`.execute(db);
    return rows;
  }

  private async tell(
    em: EntityManager,
    schedule: Schedule,
    { kind, tell = 'all', actor }: RosterChangeOrder,
    { came, gone }: { came: readonly PresentPlace[]; gone: readonly PresentPlace[] },
  ): Promise<number> {
    if (schedule.status !== 'published') return 0;
    const changes = [
      ...came.map((place) => ({ ...place, change: 'added' as const })),
      ...gone.map((place) => ({ ...place, change: 'removed' as const })),
    ];
    if (kind !== 'substituted') {
      for (const { id, slot, minister, change } of changes) {
        this.audit.record(em, {
          action: `assignment-${change}`,
          subject: { type: 'schedule', id: schedule.id },
          details: { assignmentId: id, slotId: slot, ministerId: minister },
          ...(actor && { actor }),
        });
      }
    }
    const people = new Map<number, DutyChanges>();
    for (const { slot, minister, change } of changes) {
      if (tell === 'entering' && change === 'removed') continue;
      const person = people.get(minister) ?? { ministerId: minister, added: [], removed: [] };
      person[change].push(slot);
      people.set(minister, person);
    }
    return this.tellPeople(em, schedule, [...people.values()]);
  }
}

function isSame(before: RosterPlace | undefined, after: RosterPlace): boolean {
  return (
    before?.origin === after.origin &&
    before.pinned === after.pinned &&
    before.overrideReason === after.overrideReason
  );
}
