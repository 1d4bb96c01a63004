import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../platform/clock.js';
import type { RosterState } from './roster.js';
import { RosterBalanceService } from './roster-balance.service.js';
import { RosterReader } from './roster.reader.js';

/** Reads a schedule with all that its roster is computed and judged by. */
@Injectable()
export class RosterStateService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly reader: RosterReader,
    private readonly balances: RosterBalanceService,
  ) {}

  /**
   * The state at one moment.
   * @throws AppError 404 when there is no such schedule.
   */
  async snapshot(scheduleId: number): Promise<RosterState> {
    return (await this.snapshots([scheduleId]))[0]!;
  }

  /**
   * The states of several schedules at one moment.
   * @throws AppError 404 when one of them is gone.
   */
  snapshots(scheduleIds: readonly number[]): Promise<RosterState[]> {
    return this.em.fork().transactional(
      async (em) => {
        const states: RosterState[] = [];
        for (const id of scheduleIds) states.push(await this.read(em, id));
        return states;
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }

  /**
   * The state as the caller's transaction sees it.
   * @throws AppError 404 when there is no such schedule.
   */
  async read(em: EntityManager, scheduleId: number): Promise<RosterState> {
    const facts = await this.reader.read(em, scheduleId);
    const { rows } = await sql<{ id: number }>`
      select id from schedule_slot
      where schedule_id = ${scheduleId} and starts_at <= ${this.clock.now()}`.execute(em.getKysely());
    return {
      facts,
      balances: await this.balances.balances(em, facts),
      begun: new Set(rows.map(({ id }) => id)),
    };
  }
}
