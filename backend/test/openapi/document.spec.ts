import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from '../../src/openapi.js';
import { TestApp } from '../support/test-app.js';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  requestBody?: unknown;
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
  'x-access'?: string;
}

interface Property {
  $ref?: string;
  allOf?: unknown;
  example?: unknown;
  enum?: unknown[];
  type?: string;
  minimum?: number;
  items?: Property;
}

describe('The OpenAPI document', () => {
  let app: TestApp;
  let document: OpenAPIObject;
  let operations: { name: string; operation: Operation }[];

  beforeAll(async () => {
    app = await TestApp.start();
    document = describeApi(app.nest);
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    );
  });
  afterAll(() => app.stop());

  const lacking = (test: (operation: Operation) => boolean) =>
    operations.filter(({ operation }) => !test(operation)).map(({ name }) => name);

  it('should name every operation once, in words, under a heading', () => {
    expect(
      lacking((operation) => Boolean(operation.operationId && operation.summary && operation.tags?.length)),
    ).toEqual([]);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('should say which operations need no session, and where the server is', () => {
    expect(document.servers).toHaveLength(1);
    const open = (operation: Operation) => operation.security?.length === 0;
    expect(lacking((operation) => open(operation) === (operation['x-access'] === 'public'))).toEqual([]);
  });

  it('should describe the answer of every operation', () => {
    const described = ({ responses }: Operation) =>
      Object.entries(responses).some(
        ([status, { content }]) =>
          status.startsWith('2') && Object.values(content ?? {}).some(({ schema }) => schema),
      );
    expect(lacking(described)).toEqual([]);
  });

  it('should describe the errors: 401 and 403 where a session is needed, 400 where a body is sent, 404 where an id is', () => {
    expect(
      lacking(
        ({ responses, 'x-access': rule }) => rule === 'public' || ('401' in responses && '403' in responses),
      ),
    ).toEqual([]);
    expect(lacking(({ responses, requestBody }) => !requestBody || '400' in responses)).toEqual([]);
    const withId = operations.filter(({ name }) => name.includes('{id}'));
    expect(withId.filter(({ operation }) => !('404' in operation.responses)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('should give an example, or the choices, of every plain field', () => {
    const schemas = Object.entries(document.components?.schemas ?? {}) as [
      string,
      { properties?: Record<string, Property> },
    ][];
    const plain = (property: Property) => !property.$ref && !property.allOf && !property.items?.$ref;
    const shown = ({ type, example, enum: choices, items }: Property) =>
      example !== undefined || choices || items?.enum || type === 'boolean';
    const silent = schemas.flatMap(([schema, { properties }]) =>
      Object.entries(properties ?? {})
        .filter(([, property]) => plain(property) && !shown(property))
        .map(([field]) => `${schema}.${field}`),
    );
    expect(silent).toEqual([]);
  });
});
