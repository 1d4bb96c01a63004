import fc from 'fast-check';
import { MAX_ID } from '../../src/platform/fields/fields.js';
import type { Schema } from './operations.js';

/** Ids that the records of a test have. */
export const LIVING_IDS = 12;

/**
 * The value that the document itself gives as an example, or the smallest that its schema allows. Ids become `id`.
 * @param optional whether fields that may be absent are there too.
 * @param deep whether objects are made from their fields' examples, even where they have one of their own.
 */
export function exampleOf(
  schema: Schema,
  options: { id?: number; optional?: boolean; deep?: boolean } = {},
): unknown {
  const { id = 1, optional = false, deep = false } = options;
  const inside = (part: Schema) => exampleOf(part, options);
  const hasFields = schema.properties !== undefined || schema.items?.properties !== undefined;
  if (isId(schema)) return id;
  if (schema.example !== undefined && !(deep && hasFields)) return schema.example;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => optional || schema.required?.includes(name))
          .map(([name, property]) => [name, inside(property)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => inside(schema.items ?? {}));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return 'Texto inventado'.slice(0, schema.maxLength);
  }
}

/** Values that the schema allows, as people and programs send them. */
export function validValue(schema: Schema): fc.Arbitrary<unknown> {
  const value = fc.oneof(
    { weight: 2, arbitrary: fc.constant(exampleOf(schema, { optional: true })) },
    { weight: 3, arbitrary: generated(schema) },
  );
  return schema.nullable ? fc.option(value, { freq: 5 }) : value;
}

function generated(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (isId(schema)) return fc.integer({ min: 1, max: LIVING_IDS });
  switch (schema.type) {
    case 'object':
      return schema.properties ? object(schema, schema.properties) : answers;
    case 'array':
      return fc.array(validValue(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? MAX_ID });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1, noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return text(schema);
  }
}

function object(schema: Schema, properties: Record<string, Schema>): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, validValue(property)]),
  );
  return fc.record(model, { requiredKeys: (schema.required ?? []).filter((name) => name in model) });
}

/** The one object without a form: a questionnaire's answers, by question. */
const answers = fc.dictionary(
  fc.integer({ min: 1, max: LIVING_IDS }).map((id) => `slot_${id}`),
  fc.oneof(
    fc.array(fc.constantFrom('Disponível', 'Talvez', 'Indisponível', 'Sim', 'Não'), { maxLength: 2 }),
    fc.jsonValue({ maxDepth: 2 }),
  ),
  { maxKeys: 4 },
);

/** Mostly days of the month that the records of a test are about. */
const day = fc.oneof(
  fc.integer({ min: 1, max: 31 }).map((date) => `2026-12-${String(date).padStart(2, '0')}T10:00:00.000Z`),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
);

function text({ format, pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return day.map((instant) => instant.slice(0, 10));
  if (format === 'date-time') return day;
  if (format === 'email') return fc.emailAddress().filter((address) => address.length <= maxLength);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return textOfLength(minLength, Math.min(maxLength, 40));
}

/** Made once for each pair of limits: fast-check weighs all texts known to break programs whenever it makes one. */
const texts = new Map<string, fc.Arbitrary<string>>();
function textOfLength(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const key = `${minLength} ${maxLength}`;
  const limits = { minLength, maxLength };
  const made =
    texts.get(key) ??
    fc.oneof(fc.string({ ...limits, unit: 'grapheme' }), fc.string({ ...limits, unit: 'binary' }));
  texts.set(key, made);
  return made;
}

export function isId({ type, minimum, maximum }: Schema): boolean {
  return type === 'integer' && minimum === 1 && maximum === MAX_ID;
}
