import fc from 'fast-check';
import { HOSTILE_JSON, HOSTILE_TEXTS } from './hostile-values.js';

/** JSON that cannot be made from a JavaScript value: 1e309, -0, `__proto__` as a field. */
class RawJson {
  constructor(readonly text: string) {}
}

/** JSON.stringify that also knows {@link RawJson}. */
export function toJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, inside]) => inside !== undefined);
    return `{${fields.map(([name, inside]) => `${JSON.stringify(name)}:${toJson(inside)}`).join()}}`;
  }
  return JSON.stringify(value);
}

/** Changes one place of a tree; the place itself is given. */
type Mutation = (value: unknown) => unknown;

const REMOVED = Symbol('removed');

const wrap: Mutation[] = [
  () => REMOVED,
  (value) => [value],
  (value) => ({ a: value }),
  (value) => ({ 0: value, length: 1 }),
  (value) => [value, value, value],
  (value) => (typeof value === 'string' ? `${value}${'x'.repeat(60_000)}` : toJson(value)),
  (value) => (typeof value === 'string' ? Number(value) : toJson(value)),
  (value) => (typeof value === 'number' ? -value : value === false),
  (value) => (typeof value === 'number' ? value + 0.5 : 0),
];

const EXTRA_FIELDS = [
  '"__proto__":{"role":"admin"}',
  '"constructor":{"prototype":{}}',
  '"id":99999',
  '"userId":1',
  '"role":"admin"',
  '"status":"published"',
  '"toString":"x"',
  '"":""',
  '"\\u0000":"\\u0000"',
  '"\\ud800":1',
];

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map(
      (text): Mutation =>
        () =>
          text,
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...HOSTILE_JSON).map(
      (json): Mutation =>
        () =>
          new RawJson(json),
    ),
  },
  { weight: 3, arbitrary: fc.constantFrom(...wrap) },
  { weight: 1, arbitrary: fc.constantFrom(...EXTRA_FIELDS).map(withField) },
  {
    weight: 1,
    arbitrary: fc.jsonValue().map(
      (json): Mutation =>
        () =>
          json,
    ),
  },
);

function withField(field: string): Mutation {
  return (value) => {
    const text = toJson(value);
    return text.startsWith('{')
      ? new RawJson(text.length === 2 ? `{${field}}` : `{${field},${text.slice(1)}`)
      : value;
  };
}

/** Values of which one to three places are no longer what they should be. */
export function mutated(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({ where: fc.nat(1_000), mutation });
  return fc.tuple(value, fc.array(change, { minLength: 1, maxLength: 3 })).map(([tree, changes]) => {
    let result = tree;
    for (const { where, mutation } of changes) {
      const places = placesOf(result);
      const changed = changedAt(result, places[where % places.length]!, mutation);
      result = changed === REMOVED ? {} : changed;
    }
    return result;
  });
}

type Place = readonly (string | number)[];

function placesOf(value: unknown, here: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || value instanceof RawJson) return [here];
  const inside = Object.entries(value).flatMap(([key, part]) => placesOf(part, [...here, key]));
  return [here, ...inside];
}

function changedAt(value: unknown, place: Place, mutation: Mutation): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return mutation(value);
  if (Array.isArray(value)) {
    return value
      .map((part: unknown, i) => (String(i) === key ? changedAt(part, rest, mutation) : part))
      .filter((part) => part !== REMOVED);
  }
  return Object.fromEntries(
    Object.entries(value as object)
      .map(
        ([name, part]: [string, unknown]) =>
          [name, name === key ? changedAt(part, rest, mutation) : part] as const,
      )
      .filter(([, part]) => part !== REMOVED),
  );
}
