import { sql, type RawBuilder } from 'kysely';

/**
 * A `timestamptz` column as the wire carries it: ISO 8601 in UTC, `2026-11-10T15:00:00.000Z`. Projections need it
 * because MikroORM's driver hands such columns out as PostgreSQL writes them.
 */
export function isoInstant(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
