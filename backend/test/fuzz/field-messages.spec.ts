import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { can, type Role } from '../../src/platform/access/permissions.js';
import { TestApp, type Caller } from '../support/test-app.js';
import { faultOfRefusal } from './answers.js';
import { operationsOf, type Operation, type Schema } from './operations.js';
import { exampleOf } from './schema-values.js';

interface Field {
  /** Names and positions from the body down to the field. */
  place: string[];
  schema: Schema;
  required: boolean;
}

interface Refusal {
  errors?: Record<string, string>;
  message: string;
}

/** Every field of a body, those of objects inside it too. */
function fieldsOf(schema: Schema, place: string[] = []): Field[] {
  if (schema.type === 'array') return schema.items ? fieldsOf(schema.items, [...place, '0']) : [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const here = [...place, name];
    const field = { place: here, schema: property, required: schema.required?.includes(name) ?? false };
    return [field, ...fieldsOf(property, here)];
  });
}

/** The body with another value at the place; `undefined` takes the field away. */
function withValue(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(body))
    return body.map((item: unknown, i) => (String(i) === name ? withValue(item, rest, value) : item));
  const fields = body as Record<string, unknown>;
  return { ...fields, [name]: withValue(fields[name], rest, value) };
}

const wrongType = ({ type }: Schema) => (type === 'object' ? 'texto' : { errado: true });

describe('Messages of fields', () => {
  let app: TestApp;
  let operations: (Operation & { body: Schema })[];
  const callers = new Map<Role | null, Caller>();

  beforeAll(async () => {
    app = await TestApp.start();
    operations = operationsOf(app).flatMap(({ body, ...operation }) =>
      body ? [{ ...operation, body }] : [],
    );
    callers.set(null, app.visitor);
    for (const role of ['coordenador', 'admin'] as const) callers.set(role, await app.as(role));
  });
  afterAll(() => app.stop());

  /** Sends the operation's example with one field changed, for every field. @returns what is wrong with the answers. */
  async function faults(change: (field: Field) => { value: unknown } | null): Promise<string[]> {
    const found: string[] = [];
    let sent = 0;
    for (const { id, method, path, access, body } of operations) {
      const role = access === 'public' ? null : can('admin', access) ? 'admin' : 'coordenador';
      const whole = exampleOf(body, { optional: true, deep: true });
      for (const field of fieldsOf(body)) {
        const changed = change(field);
        if (!changed) continue;
        const answer = await callers
          .get(role)!
          .send<Refusal>(method, path.replace(/\{\w+\}/g, '1'), withValue(whole, field.place, changed.value));
        sent += 1;
        const fault = faultOf(field, answer);
        if (fault) found.push(`${id} ${field.place.join('.')}: ${fault}`);
      }
    }
    expect(sent).toBeGreaterThan(50);
    return found;
  }

  function faultOf({ place }: Field, { status, body }: { status: number; body: Refusal }): string | null {
    if (status !== 400) return `answered ${status}`;
    const name = place.join('.');
    const named = Object.keys(body.errors ?? {}).some((key) => key === name || key.startsWith(`${name}.`));
    if (!named) return `named ${Object.keys(body.errors ?? {}).join() || 'nothing'}`;
    const raw = Object.entries(body.errors ?? {}).find(([key, text]) =>
      text.startsWith(`${key.split('.').at(-1)}:`),
    );
    return raw ? `not called by a Portuguese name: ${raw[1]}` : faultOfRefusal(status, body);
  }

  it('should name each field that has a value of the wrong type', async () => {
    expect(await faults(({ schema }) => ({ value: wrongType(schema) }))).toEqual([]);
  });

  it('should name each required field that is missing', async () => {
    expect(await faults(({ required }) => (required ? { value: undefined } : null))).toEqual([]);
  });

  it('should name each field that may not be null', async () => {
    expect(await faults(({ schema }) => (schema.nullable ? null : { value: null }))).toEqual([]);
  });
});
