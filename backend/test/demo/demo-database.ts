import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import type { RunningEnv } from '../../src/platform/config/config.module.js';
import { readEnv } from '../../src/platform/config/env.js';
import { loadDemoParish } from '../../demo/load-demo-parish.js';
import { ormConfig } from '../../src/platform/database/orm.config.js';
import type { RosterProblem } from '../../src/solver/problem.js';
import { createDatabase } from '../support/database.js';
import { FixedClock } from '../support/test-app.js';
import { entities } from '../../src/entities.js';

/** An empty database and data folder of its own. */
export class DemoDatabase {
  private constructor(
    readonly orm: MikroORM,
    readonly env: RunningEnv,
    private readonly drop: () => Promise<void>,
  ) {}

  static async start(): Promise<DemoDatabase> {
    const database = await createDatabase();
    const env = {
      ...readEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'partilha-demo-')) }),
      databaseUrl: database.url,
      jwtSecret: 'a secret that only the tests have, 32 bytes',
      embedded: { database: true, redis: false },
      demo: true,
      pollOutbox: false,
      privatePushServices: false,
      cheapPasswords: true,
    };
    return new DemoDatabase(await MikroORM.init(ormConfig(database.url, entities)), env, database.drop);
  }

  static async loaded(at: string): Promise<DemoDatabase> {
    const parish = await DemoDatabase.start();
    await parish.load(at);
    return parish;
  }

  load(at: string): Promise<void> {
    return loadDemoParish(this.orm, this.env, new FixedClock(new Date(at)));
  }

  async stop(): Promise<void> {
    await this.orm.close();
    await this.drop();
    rmSync(this.env.dataDir, { recursive: true, force: true });
  }

  rows<Row extends object>(query: string): Promise<Row[]> {
    return this.orm.em.fork().execute<Row[]>(query);
  }

  async number(query: string): Promise<number> {
    const [row] = await this.rows<{ value: string }>(`select (${query}) as value`);
    return Number(row!.value);
  }

  /** Every table's rows, without what is told by the machine's clock or by chance. */
  async snapshot(): Promise<Record<string, object[]>> {
    const tables: Record<string, object[]> = {};
    for (const { tableName } of this.orm.getMetadata().getAll().values()) {
      tables[tableName] = await this.rows(
        `select row - 'created_at' - 'updated_at' - 'password_hash' #- '{result,seconds}' as row
         from (select to_jsonb(t) as row from "${tableName}" t) as rows order by row::text`,
      );
    }
    return tables;
  }

  get photoFolder(): string {
    return path.join(this.env.dataDir, 'photos');
  }

  photoFiles(): string[] {
    return readdirSync(this.photoFolder).sort();
  }
}

/** A schedule's problem as its tables state it, read apart from the product's own reader; its roster beside it. */
export async function rosterOf(parish: DemoDatabase, scheduleId: number) {
  const mine = `select id from schedule_slot where schedule_id = ${scheduleId}`;
  const problem: RosterProblem = {
    slots: await parish.rows(
      `select id, date::text, required_ministers as required from schedule_slot where id in (${mine})`,
    ),
    ministers: await parish.rows(
      `select id, coalesce(max_duties_per_month, 4) as "maxDuties",
         coalesce(mandate_until, '2100-01-01')::text as "mandateUntil",
         array(select date::text from blocked_date b where b.minister_id = m.id) as "blockedDates"
       from minister m where is_active`,
    ),
    answers: await parish.rows(
      `select minister_id as minister, slot_id as slot, answer
       from availability_answer where answer <> 'unavailable' and slot_id in (${mine})`,
    ),
    families: await parish.rows(
      `select minister_id as a, related_minister_id as b, 'apart' as wish
       from family_relationship where wish = 'separados' and minister_id < related_minister_id`,
    ),
  };
  const assignments = await parish.rows<{ slot: number; minister: number }>(
    `select slot_id as slot, minister_id as minister from assignment where slot_id in (${mine})`,
  );
  return { problem, assignments };
}

/** The masses of somebody in the published schedule. */
export function dutiesOf(parish: DemoDatabase, email: string) {
  return parish.rows<{ slot: number; date: string }>(
    `select t.id as slot, t.date::text from assignment a join schedule_slot t on t.id = a.slot_id
       join schedule s on s.id = t.schedule_id join minister m on m.id = a.minister_id
       join user_account u on u.id = m.user_id
     where u.email = '${email}' and s.status = 'published' order by t.date`,
  );
}
