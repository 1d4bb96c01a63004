import type { Operations } from './generated/operations.gen.ts';
import { request } from './http.ts';

/** 'GET /api/schedules/{id}' and so on: every call of backend/openapi.json. */
export type Operation = keyof Operations;
export type Answer<O extends Operation> = Operations[O]['answer'];

/** The addresses that can be read. */
export type Address = { [O in Operation]: O extends `GET ${infer A}` ? A : never }[Operation];

/** One part of a call's input; with undefined where it may be left out. */
type Part<O extends Operation, Key extends 'path' | 'query' | 'body'> =
  Operations[O]['input'] extends Record<Key, infer Value>
    ? Value
    : Operations[O]['input'] extends Partial<Record<Key, infer Value>>
      ? Value | undefined
      : undefined;

type Needed<Key extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Key, undefined>>
  : undefined extends Value
    ? Partial<Record<Key, Value>>
    : Record<Key, Value>;

/** What a call takes: the ids in its address, its query and its body. */
export type Input<O extends Operation> = Needed<'path', Part<O, 'path'>> &
  Needed<'query', Part<O, 'query'>> &
  Needed<'body', Part<O, 'body'>> & { signal?: AbortSignal };

/** Spares the second argument of calls that need nothing. */
export type Arguments<I> = object extends I ? [input?: I] : [input: I];

type Values = Record<string, string | number | boolean | undefined>;

/** The address with its ids filled in and its query behind it. */
export function urlOf(address: string, { path = {}, query = {} }: { path?: Values; query?: Values } = {}) {
  const url = address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${url}?${search}` : url;
}

/**
 * One call of the API, typed by its method and address: `call('DELETE /api/users/{id}', { path: { id } })`.
 * @throws ApiError when the answer is not OK or does not come.
 */
export function call<O extends Operation>(operation: O, ...[input]: Arguments<Input<O>>): Promise<Answer<O>> {
  const [method, address] = operation.split(' ') as [string, string];
  const { path, query, body, signal } = (input ?? {}) as {
    path?: Values;
    query?: Values;
    body?: unknown;
    signal?: AbortSignal;
  };
  return request(urlOf(address, { path, query }), { method, body, signal });
}
