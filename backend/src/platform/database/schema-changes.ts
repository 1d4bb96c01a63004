import type { MikroORM } from '@mikro-orm/postgresql';

const TRIGGERS = `
  select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement
  from pg_trigger where not tgisinternal`;

/**
 * The statements that bring a database of the present migrations to the schema of the entities, and back. Triggers are
 * SQL of the migrations, and entities know none: compared with a database that has them, the way back would make each
 * anew, with an empty function. So the database, which is only there to be compared, loses them first.
 */
export async function schemaChanges(orm: MikroORM): Promise<{ up: string[]; down: string[] }> {
  const connection = orm.em.getConnection();
  for (const { statement } of await connection.execute<{ statement: string }[]>(TRIGGERS))
    await connection.execute(statement);
  const { up, down } = await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false });
  return { up: statementsOf(up), down: statementsOf(down) };
}

const statementsOf = (sql: string): string[] =>
  sql
    .split(/;\n/)
    .map((statement) => statement.trim().replace(/;$/, ''))
    .filter(Boolean);
