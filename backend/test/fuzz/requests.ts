import fc from 'fast-check';
import { can, ROLES, type Role } from '../../src/platform/access/permissions.js';
import {
  CONTENT_TYPES,
  HOSTILE_BODIES,
  HOSTILE_HEADERS,
  HOSTILE_JSON,
  HOSTILE_LIST_QUERIES,
  HOSTILE_SEGMENTS,
  HOSTILE_TEXTS,
} from './hostile-values.js';
import { mutated, toJson } from './mutations.js';
import type { Operation, QueryParameter } from './operations.js';
import { brokenUpload } from './uploads.js';
import { exampleOf, LIVING_IDS, validValue } from './schema-values.js';

/** A request that may be wrong in any part. */
export interface FuzzRequest {
  method: Operation['method'];
  url: string;
  /** Whose session it carries; null for none. */
  role: Role | null;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

/** Requests of one operation: most of them well-formed but for one or two parts, so that they get far. */
export function requestsOf(operation: Operation): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      path: pathOf(operation),
      query: queryOf(operation),
      role: roleFor(operation),
      oddHeaders: rarely(fc.constantFrom(...HOSTILE_HEADERS), {}),
      content: contentOf(operation),
    })
    .map(({ path, query, role, oddHeaders, content }) => ({
      method: operation.method,
      url: query === '' ? path : `${path}?${query}`,
      role,
      headers: { ...content.headers, ...oddHeaders },
      payload: content.payload,
    }));
}

/** The operation's documented example, asked of several records by somebody who may: what gets furthest. */
export function examplesOf(operation: Operation): FuzzRequest[] {
  const { method, access, body, query } = operation;
  const role = access === 'public' ? null : can('ministro', access) ? 'ministro' : 'admin';
  return Array.from({ length: LIVING_IDS / 2 }, (_, i) => i + 1).map((id) => {
    const required = query.filter((parameter) => parameter.required);
    const asked = required.map(({ name, schema }) => pair(name, asText(exampleOf(schema, { id }))));
    return {
      method,
      url: [operation.path.replaceAll(/\{\w+\}/g, String(id)), asked.join('&')].filter(Boolean).join('?'),
      role,
      headers: body ? JSON_HEADERS : {},
      payload: body ? toJson(exampleOf(body, { id })) : undefined,
    };
  });
}

const rarely = <T>(odd: fc.Arbitrary<T>, usual: T) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });

function roleFor({ access }: Operation): fc.Arbitrary<Role | null> {
  const allowed = access === 'public' ? [null, ...ROLES] : ROLES.filter((role) => can(role, access));
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...allowed) },
    { weight: 1, arbitrary: fc.constantFrom(null, ...ROLES) },
  );
}

const segment = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: LIVING_IDS }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_SEGMENTS) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map(encode) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map(encode) },
);

function pathOf({ path }: Operation): fc.Arbitrary<string> {
  const parts = path.split(/\{[^}]+\}/);
  return fc
    .array(segment, { minLength: parts.length - 1, maxLength: parts.length - 1 })
    .map((values) => parts.map((part, i) => `${part}${values[i] ?? ''}`).join(''));
}

function queryOf({ query }: Operation): fc.Arbitrary<string> {
  const documented = query.map((parameter) => fc.option(pairOf(parameter), { freq: 2 }));
  return fc
    .tuple(fc.tuple(...documented), rarely(fc.array(oddPair, { maxLength: 3 }), []))
    .map(([known, odd]) => [...known.filter((pair) => pair !== null), ...odd].join('&'));
}

const pair = (name: string, value: string) => `${name}=${encode(value)}`;

const oddPair = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('__proto__', 'constructor', 'filter[]', 'filter', 'range', 'id', 'year', 'a[b][c]', ''),
      fc.constantFrom(...HOSTILE_TEXTS),
    )
    .map(([name, value]) => pair(name, value)),
  fc.constantFrom('%', '%zz=%zz', '&&&', '=', 'filter=%ff', 'filter=%7B', 'sort', 'a=b=c', '+', '%00=%00'),
);

function pairOf({ name, schema, fields }: QueryParameter): fc.Arbitrary<string> {
  const texts = fc.constantFrom(...HOSTILE_TEXTS);
  const wellFormed: fc.Arbitrary<string> =
    name === 'filter'
      ? filterOf(fields)
      : name === 'sort'
        ? fc
            .tuple(fc.constantFrom('id', ...fields), fc.constantFrom('ASC', 'DESC'))
            .map((sort) => JSON.stringify(sort))
        : name === 'range'
          ? fc.tuple(fc.nat(30), fc.nat(60)).map((range) => JSON.stringify(range))
          : fc.oneof(validValue(schema), fc.integer({ min: 1, max: LIVING_IDS })).map(asText);
  const one = fc.oneof(
    { weight: 4, arbitrary: wellFormed },
    { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_LIST_QUERIES) },
    { weight: 1, arbitrary: texts },
  );
  return fc.oneof(
    { weight: 8, arbitrary: one.map((value) => pair(name, value)) },
    {
      weight: 1,
      arbitrary: fc.tuple(one, one).map((values) => values.map((value) => pair(name, value)).join('&')),
    },
    { weight: 1, arbitrary: one.map((value) => pair(`${name}[a]`, value)) },
  );
}

function filterOf(fields: string[]): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS),
    fc.constantFrom('a', 'true', '2026', '12', '2026-12-01', 'ministro', 'pending', 'sent', 'draft'),
    fc.integer(),
    fc.boolean(),
    fc.array(fc.integer({ min: 1, max: LIVING_IDS }), { maxLength: 3 }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  return fc
    .dictionary(fc.constantFrom('q', 'id', ...fields), value, { maxKeys: 3 })
    .map((filter) => JSON.stringify(filter));
}

interface Content {
  payload: string | Buffer | undefined;
  headers: Record<string, string>;
}

const JSON_HEADERS = { 'content-type': 'application/json' };

const oddContent: fc.Arbitrary<Content> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...HOSTILE_BODIES),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    ),
    fc.option(fc.constantFrom(...CONTENT_TYPES), { freq: 6 }),
  )
  .map(([payload, type]): Content => ({ payload, headers: type === null ? {} : { 'content-type': type } }));

function contentOf({ body, upload }: Operation): fc.Arbitrary<Content> {
  if (upload) return fc.oneof({ weight: 6, arbitrary: brokenUpload }, { weight: 1, arbitrary: oddContent });
  if (!body) return rarely<Content>(oddContent, { payload: undefined, headers: {} });
  const value = validValue(body);
  const json = (bodies: fc.Arbitrary<unknown>) =>
    bodies.map((sent): Content => ({ payload: toJson(sent), headers: JSON_HEADERS }));
  return fc.oneof(
    { weight: 2, arbitrary: json(value) },
    { weight: 8, arbitrary: json(mutated(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...HOSTILE_JSON).map((payload) => ({ payload, headers: JSON_HEADERS })),
    },
    { weight: 1, arbitrary: oddContent },
    {
      weight: 1,
      arbitrary: fc
        .tuple(json(value), fc.nat(40))
        .map(([{ payload, headers }, cut]) => ({ payload: String(payload).slice(0, cut), headers })),
    },
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Percent-encoding that also takes what encodeURIComponent refuses: lone surrogates. */
function encode(text: string): string {
  const wellFormed = Buffer.from(text).toString();
  return `${encodeURIComponent(wellFormed)}${text === wellFormed ? '' : '%ED%A0%80'}`;
}
