import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { inText } from '../database/in-text.js';
import type { ListQuery, ListSpec } from './list-query.js';

/** Rows of a list with how many there are in all; answered as a plain array with `Content-Range`. */
export class Page<T> {
  constructor(
    readonly resource: string,
    readonly items: T[],
    readonly offset: number,
    readonly total: number,
    /** There may be more than `total`: they were not counted further. */
    readonly atLeast = false,
  ) {}

  /** The same page with its rows made into others. */
  map<Other>(change: (row: T) => Other): Page<Other> {
    return new Page(this.resource, this.items.map(change), this.offset, this.total, this.atLeast);
  }
}

/** A {@link Page} whose rows are JSON already, just as PostgreSQL wrote them. */
export class WrittenPage {
  constructor(
    readonly resource: string,
    readonly json: string,
    /** How many rows it holds. */
    readonly length: number,
    readonly offset: number,
    readonly total: number,
    readonly atLeast: boolean,
  ) {}
}

/** Says that the total of `Content-Range` is a lower bound. */
const TOTAL_AT_LEAST = 'x-total-at-least';

const ranges = new WeakMap<FastifyReply, string>();

/**
 * Turns pages into the array and the header that react-admin's simple-rest provider reads, on answers of all routes made
 * from now on. To be called after the compression is registered: it takes every `Content-Range` that it sees for one of
 * bytes, and leaves such an answer as it is.
 */
export function answerPages(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (_request, reply, page, done) => {
    if (page instanceof WrittenPage) {
      tellRange(reply, page, page.length);
      reply.serializer(String);
      done(null, page.json);
    } else if (page instanceof Page) {
      tellRange(reply, page, page.items.length);
      done(null, page.items);
    } else done(null, page);
  });
  fastify.addHook('onRoute', (route) => {
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      (_request, reply, payload, done) => {
        const range = ranges.get(reply);
        if (range !== undefined) void reply.header('content-range', range);
        done(null, payload);
      },
    ];
  });
}

function tellRange(reply: FastifyReply, page: Page<unknown> | WrittenPage, length: number): void {
  const last = Math.max(page.offset, page.offset + length - 1);
  ranges.set(reply, `${page.resource} ${page.offset}-${last}/${page.total}`);
  if (page.atLeast) void reply.header(TOTAL_AT_LEAST, 'true');
}

export interface ListSource {
  /** `select …` list of the rows, aliased to the response's fields. */
  select: RawBuilder<unknown>;
  /** `from …` with its joins. */
  from: RawBuilder<unknown>;
  /** Conditions that hold for every row, whatever the query. */
  where?: RawBuilder<unknown>[];
  /** Column of the record's id. */
  id: RawBuilder<unknown>;
  /** Sort field → expression, or several in their order. */
  sort: Readonly<Record<string, RawBuilder<unknown> | RawBuilder<unknown>[]>>;
  /** Sort fields that may hold nothing, which then stands last; the others can be read off an index either way. */
  nullable?: readonly string[];
  /** Filter → condition. */
  filters?: Readonly<Record<string, (value: never) => RawBuilder<unknown>>>;
}

/** Reads one page of a list in one query: rows and total together. */
export async function readPage<T extends object>(
  db: Kysely<unknown>,
  spec: ListSpec,
  source: ListSource,
  query: ListQuery,
): Promise<Page<T>> {
  const { select, rest, total, counted } = statementOf(db, spec, source, query);
  const { rows } = await sql<
    T & { _total: number }
  >`select ${select}, (${total}) as "_total" ${rest}`.execute(db);
  const items = rows.map(({ _total, ...row }) => row as unknown as T);
  const found = rows[0]?._total ?? (await totalBehind(db, query, total));
  return new Page(spec.resource, items, query.offset, found, found === counted);
}

/**
 * The same, with the rows as JSON, for a list that goes out just as it was read: of wide rows, reading them here only to
 * write them again takes longer than all else.
 */
export async function readWrittenPage(
  db: Kysely<unknown>,
  spec: ListSpec,
  source: ListSource,
  query: ListQuery,
): Promise<WrittenPage> {
  const { select, rest, total, counted } = statementOf(db, spec, source, query);
  const { rows } = await sql<{ json: string; length: number; total: number }>`
    select coalesce(json_agg(listed), '[]')::text as json, count(*)::int as length, (${total}) as total
    from (select ${select} ${rest}) listed`.execute(db);
  const { json, length, total: found } = rows[0]!;
  return new WrittenPage(spec.resource, json, length, query.offset, found, found === counted);
}

/** The parts of a list's query: its columns, all behind them, and the total of its rows, counted up to `counted`. */
function statementOf(db: Kysely<unknown>, spec: ListSpec, source: ListSource, query: ListQuery) {
  const conditions = [...(source.where ?? [])];
  if (query.ids) conditions.push(sql`${source.id} = any(${query.ids})`);
  for (const [name, value] of Object.entries(query.filters)) {
    const condition = source.filters?.[name];
    if (!condition) throw new Error(`List ${spec.resource} offers filter ${name} without a condition`);
    conditions.push(condition(value as never));
  }
  const [select, from] = [inText(db, source.select), inText(db, source.from)];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const sort = query.sort.field === 'id' ? source.id : source.sort[query.sort.field];
  if (!sort) throw new Error(`List ${spec.resource} offers sort ${query.sort.field} without an expression`);
  const order = query.sort.order === 'ASC' ? sql`asc` : sql`desc`;
  // Ascending order puts nulls last by itself; saying so without need keeps PostgreSQL from using an index.
  const nulls =
    query.sort.order === 'DESC' && source.nullable?.includes(query.sort.field) ? sql`nulls last` : sql``;
  const keys = [sort].flat().map((key) => sql`${key} ${order} ${nulls}`);
  const limit = query.limit === null ? sql`` : sql`limit ${query.limit} offset ${query.offset}`;
  const rest = sql`from ${from} ${where}
    order by ${sql.join([...keys, sql`${source.id} ${order}`])} ${limit}`;
  const counted = spec.countedRows === undefined ? null : query.offset + spec.countedRows;
  const total =
    counted === null
      ? sql`select count(*)::int as total from ${from} ${where}`
      : sql`select count(*)::int as total from (select from ${from} ${where} limit ${counted}) counted`;
  return { select, rest, total, counted };
}

/** How many rows a list has whose page is empty: none at all, or a page beyond the end was asked for. */
async function totalBehind(
  db: Kysely<unknown>,
  query: ListQuery,
  total: RawBuilder<unknown>,
): Promise<number> {
  if (query.offset === 0) return 0;
  const { rows } = await sql<{ total: number }>`${total}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Condition "contains this text", over a column that holds comparison keys. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  return sql`${column} like ${`%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`}`;
}
