import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { isIsoDate } from '../dates/month.js';
import { invalid } from '../errors/app-error.js';
import { MAX_ID } from '../fields/fields.js';

/** How one filter of a list is read; anything else is refused with 400. */
export type FilterKind = 'text' | 'integer' | 'boolean' | 'date' | readonly string[];

/** What a list can be sorted and filtered by: the allow-list of its query. */
export interface ListSpec {
  resource: string;
  sort: readonly string[];
  defaultSort: readonly [field: string, order: 'ASC' | 'DESC'];
  filters: Readonly<Record<string, FilterKind>>;
  /** Filters that may also stand alone in the address, as the specification's calls have them (`?year=2026`). */
  plain?: readonly string[];
  /**
   * What grows with the years: how many rows a query without `range` answers, and the filters whose rows are few by
   * themselves and answered whole.
   */
  recent?: { rows: number; unless?: readonly string[] };
  /** What grows without end: rows are counted up to so many beyond the page, then the total is "at least". */
  countedRows?: number;
}

export type FilterValue = string | number | boolean;

export interface ListQuery {
  /** Only these records, all of them (react-admin's getMany). */
  ids: number[] | null;
  filters: Readonly<Record<string, FilterValue>>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** First row, and how many at most; null for all. */
  offset: number;
  limit: number | null;
}

const MAX_ROWS = 5000;
const MAX_IDS = 1000;

/**
 * Reads the query of a list: react-admin's `filter`, `sort` and `range` and the specification's plain filters.
 * @throws AppError 400 on malformed JSON and on any field that the list does not offer.
 */
export function parseListQuery(query: Readonly<Record<string, unknown>>, spec: ListSpec): ListQuery {
  const filter = json(query.filter, 'filter') ?? {};
  if (typeof filter !== 'object' || Array.isArray(filter)) throw refuse('filter');
  const entries = new Map(Object.entries(filter));
  for (const name of spec.plain ?? []) {
    if (query[name] !== undefined && query[name] !== '') entries.set(name, query[name]);
  }

  let ids: number[] | null = null;
  const filters: Record<string, FilterValue> = {};
  for (const [name, value] of entries) {
    if (value === null || value === '') continue;
    if (name === 'id') ids = idList(value);
    else filters[name] = filterValue(name, value, spec);
  }
  const whole = ids === null ? rowsWithoutRange(spec, filters) : null;
  return { ids, filters, sort: sortOf(query.sort, spec), ...rangeOf(query.range, whole) };
}

function rowsWithoutRange({ recent }: ListSpec, filters: ListQuery['filters']): number {
  if (!recent || recent.unless?.some((name) => name in filters)) return MAX_ROWS;
  return recent.rows;
}

function filterValue(name: string, value: unknown, spec: ListSpec): FilterValue {
  const kind = Object.hasOwn(spec.filters, name) ? spec.filters[name] : undefined;
  const text =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value).trim()
      : null;
  if (kind === undefined || text === null || text.length > 200 || text.includes('\u0000'))
    throw refuse('filter', name);
  if (kind === 'text') return text;
  if (kind === 'integer' && /^-?\d{1,9}$/.test(text)) return Number(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (kind === 'date' && isIsoDate(text)) return text;
  if (Array.isArray(kind) && kind.includes(text)) return text;
  throw refuse('filter', name);
}

function idList(value: unknown): number[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const ids = list.map((id) => (typeof id === 'string' || typeof id === 'number' ? Number(id) : NaN));
  const valid = ids.every((id) => Number.isInteger(id) && id >= 1 && id <= MAX_ID);
  if (!valid || ids.length > MAX_IDS) throw refuse('filter', 'id');
  return ids;
}

function sortOf(raw: unknown, spec: ListSpec): ListQuery['sort'] {
  const sort = json(raw, 'sort');
  if (sort === null) return { field: spec.defaultSort[0], order: spec.defaultSort[1] };
  if (!Array.isArray(sort) || sort.length !== 2) throw refuse('sort');
  const [field, order] = sort as unknown[];
  if (typeof field !== 'string' || ![...spec.sort, 'id'].includes(field)) throw refuse('sort');
  if (order !== 'ASC' && order !== 'DESC') throw refuse('sort');
  return { field, order };
}

function rangeOf(raw: unknown, otherwise: number | null): Pick<ListQuery, 'offset' | 'limit'> {
  const range = json(raw, 'range');
  if (range === null) return { offset: 0, limit: otherwise };
  if (!Array.isArray(range) || range.length !== 2) throw refuse('range');
  const [first, last] = range as unknown[];
  const valid = Number.isInteger(first) && Number.isInteger(last);
  if (!valid || (first as number) < 0 || (last as number) < (first as number) || (last as number) > MAX_ID)
    throw refuse('range');
  return { offset: first as number, limit: Math.min((last as number) - (first as number) + 1, MAX_ROWS) };
}

function json(raw: unknown, name: string): unknown {
  if (raw === undefined || raw === '') return null;
  if (typeof raw !== 'string') throw refuse(name);
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    throw refuse(name);
  }
}

function refuse(part: string, field?: string) {
  const sentences: Record<string, string> = {
    filter: field
      ? `O filtro "${field.slice(0, 60)}" não é aceito nesta lista.`
      : 'O filtro enviado não pôde ser lido.',
    sort: 'A ordem pedida não é aceita nesta lista.',
    range: 'O intervalo pedido não é aceito.',
  };
  const sentence = sentences[part]!;
  return invalid(sentence, { [part]: sentence });
}

/** The parsed query of a list handler; documents its parameters with {@link ApiList}. */
export const List = (spec: ListSpec) =>
  createParamDecorator((_: unknown, context: ExecutionContext): ListQuery => {
    const { query } = context.switchToHttp().getRequest<FastifyRequest>();
    return parseListQuery(query as Record<string, unknown>, spec);
  })();

function withoutRange({ recent }: ListSpec): string {
  if (!recent) return '';
  const unless = recent.unless ? `, a não ser com o filtro ${recent.unless.join(' ou ')}` : '';
  return ` Sem ele, as ${recent.rows} primeiras${unless}.`;
}

/** Documents the query of a list and its Content-Range. */
export const ApiList = (spec: ListSpec) =>
  applyDecorators(
    ApiQuery({
      name: 'filter',
      required: false,
      description: `JSON. Campos: id, ${Object.keys(spec.filters).join(', ')}.`,
      schema: { type: 'string' },
      example: '{}',
    }),
    ApiQuery({
      name: 'sort',
      required: false,
      description: `JSON. Campos: id, ${spec.sort.join(', ')}.`,
      schema: { type: 'string' },
      example: JSON.stringify(spec.defaultSort),
    }),
    ApiQuery({
      name: 'range',
      required: false,
      description: `JSON: primeira e última linha.${withoutRange(spec)}`,
      schema: { type: 'string' },
      example: '[0,24]',
    }),
    ...(spec.plain ?? []).map((name) => ApiQuery({ name, required: false, schema: { type: 'string' } })),
  );
