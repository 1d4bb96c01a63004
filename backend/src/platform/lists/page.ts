import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { map, type Observable } from 'rxjs';
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

/** Says that the total of `Content-Range` is a lower bound. */
export const TOTAL_AT_LEAST = 'x-total-at-least';

const ranges = new WeakMap<FastifyReply, string>();

/**
 * Writes the lists' `Content-Range` on answers of all routes made from now on. To be called after the compression is
 * registered: it takes every `Content-Range` that it sees for one of bytes, and leaves such an answer as it is.
 */
export function writeListRanges(fastify: FastifyInstance): void {
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

/** Turns a {@link Page} into the array and header that react-admin's simple-rest provider reads. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof Page)) return answer;
        const { resource, offset, items, total, atLeast } = answer;
        const last = Math.max(offset, offset + items.length - 1);
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        ranges.set(reply, `${resource} ${offset}-${last}/${total}`);
        if (atLeast) void reply.header(TOTAL_AT_LEAST, 'true');
        return items as unknown;
      }),
    );
  }
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
  const counted = spec.countedRows === undefined ? null : query.offset + spec.countedRows;
  const total =
    counted === null
      ? sql`select count(*)::int as total from ${from} ${where}`
      : sql`select count(*)::int as total from (select from ${from} ${where} limit ${counted}) counted`;

  const { rows } = await sql<T & { _total: number }>`
    select ${select}, (${total}) as "_total" from ${from} ${where}
    order by ${sql.join([...keys, sql`${source.id} ${order}`])} ${limit}`.execute(db);
  const items = rows.map(({ _total, ...row }) => row as unknown as T);
  const found = rows[0]?._total ?? (await totalBehind(db, query, total));
  return new Page(spec.resource, items, query.offset, found, found === counted);
}

const texts = new WeakMap<RawBuilder<unknown>, RawBuilder<unknown>>();

/** A fragment as text that is made once, where it holds no values: making that of wide lists took a tenth of their time. */
function inText(db: Kysely<unknown>, fragment: RawBuilder<unknown>): RawBuilder<unknown> {
  const known = texts.get(fragment);
  if (known) return known;
  const { sql: text, parameters } = fragment.compile(db);
  const made = parameters.length === 0 ? sql.raw(text) : fragment;
  texts.set(fragment, made);
  return made;
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
