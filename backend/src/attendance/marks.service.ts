import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { MEMBERS, SERVES } from '../ministers/index.js';
import { Clock } from '../platform/clock.js';
import { RELEASED_STATUSES } from '../roster/index.js';
import { AttendanceMark, type MarkedBy } from './attendance-mark.entity.js';

/** That somebody came, or did not, as it is said. */
export interface Mark {
  tapId?: string;
  slotId: number;
  ministerId: number;
  arrived: boolean;
  /** Now when absent. */
  at?: Date;
}

/** Stores what is said about attendance, each saying once. */
@Injectable()
export class MarksService {
  constructor(private readonly clock: Clock) {}

  /**
   * Stores marks about the masses of a day. One that is known already is left as it is; one of the future counts as of now.
   * @returns how many of them are stored, now or before; the others name no mass of the day, or nobody who could be there.
   */
  async store(em: EntityManager, date: string, by: MarkedBy, marks: readonly Mark[]): Promise<number> {
    const db = em.getKysely<unknown>();
    const now = this.clock.now();
    const tapIds = marks.map(({ tapId }) => tapId ?? randomUUID());
    const times = marks.map(({ at }) => (at === undefined || at > now ? now : at));
    await sql`
      insert into attendance_mark (tap_id, slot_id, minister_id, arrived, marked_at, marked_by)
      select given.tap_id, t.id, m.id, given.arrived, given.marked_at, ${by}
      from unnest(${tapIds}::uuid[], ${marks.map(({ slotId }) => slotId)}::int[],
          ${marks.map(({ ministerId }) => ministerId)}::int[], ${marks.map(({ arrived }) => arrived)}::boolean[],
          ${times}::timestamptz[]) as given (tap_id, slot_id, minister_id, arrived, marked_at)
        join schedule_slot t on t.id = given.slot_id and t.date = ${date}
        join schedule s on s.id = t.schedule_id and s.status in (${sql.join(RELEASED_STATUSES)})
        join (${MEMBERS}) on m.id = given.minister_id
      where ${SERVES} or exists (select from assignment a where a.slot_id = t.id and a.minister_id = m.id)
      order by given.marked_at
      on conflict (tap_id) do nothing`.execute(db);
    const { rows } = await sql<{ kept: number }>`
      select count(*)::int as kept from attendance_mark where tap_id = any(${tapIds}::uuid[])`.execute(db);
    return rows[0]!.kept;
  }

  /** Takes back what the coordination has said of somebody at a mass: what others said counts again. @returns how many. */
  takeBack(em: EntityManager, { slotId, ministerId }: Pick<Mark, 'slotId' | 'ministerId'>): Promise<number> {
    return em.nativeDelete(AttendanceMark, { slot: slotId, minister: ministerId, markedBy: 'coordination' });
  }
}
