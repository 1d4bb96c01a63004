import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { entities } from '../../src/entities.js';
import { ormConfig } from '../../src/platform/database/orm.config.js';
import { schemaChanges } from '../../src/platform/database/schema-changes.js';
import { createDatabase, runSql } from '../support/database.js';

describe('What npm run migration writes', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let orm: MikroORM;
  beforeAll(async () => {
    database = await createDatabase();
    orm = await MikroORM.init(ormConfig(database.url, entities));
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  it('should be what the entities have changed, and its way back, without the triggers of older migrations', async () => {
    await runSql(database.url, 'alter table roster_change drop column rules');
    expect(await schemaChanges(orm)).toEqual({
      up: ['alter table "roster_change" add "rules" jsonb null'],
      down: ['alter table "roster_change" drop column "rules"'],
    });
  });
});
