import type { AccessRule } from '../../src/platform/access/access.decorator.js';
import { describeApi } from '../../src/openapi.js';
import type { TestApp } from '../support/test-app.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The part of JSON Schema that the API's document uses, with references resolved. */
export interface Schema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  format?: string;
  enum?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  nullable?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  example?: unknown;
}

export interface QueryParameter {
  name: string;
  required: boolean;
  schema: Schema;
  /** Fields that the document names for `filter` and `sort`. */
  fields: string[];
}

export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters in braces. */
  path: string;
  access: AccessRule;
  query: QueryParameter[];
  /** Of a JSON body. */
  body: Schema | null;
  /** Takes a form with a file. */
  upload: boolean;
  /** Answers with server-sent events, that may not end. */
  streams: boolean;
}

interface Content {
  content?: Record<string, { schema?: unknown }>;
}

interface DocumentedOperation {
  operationId: string;
  'x-access': AccessRule;
  parameters?: { in: string; name: string; required?: boolean; description?: string; schema?: unknown }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

/** Every operation of the running server's OpenAPI document. */
export function operationsOf(app: TestApp): Operation[] {
  const { paths, components } = describeApi(app.nest);
  const resolve = (raw: unknown): Schema => resolved(raw, components?.schemas ?? {});
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method] as unknown as DocumentedOperation;
      const content = operation.requestBody?.content ?? {};
      const json = content['application/json'];
      return {
        id: operation.operationId,
        method: method.toUpperCase() as Operation['method'],
        path,
        access: operation['x-access'],
        query: (operation.parameters ?? [])
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, required = false, schema, description = '' }) => ({
            name,
            required,
            schema: resolve(schema),
            fields: /Campos: ([\w, ]+)\./.exec(description)?.[1]?.split(', ') ?? [],
          })),
        body: json ? resolve(json.schema) : null,
        upload: 'multipart/form-data' in content,
        streams: Object.values(operation.responses).some(
          (answer) => 'text/event-stream' in (answer.content ?? {}),
        ),
      };
    }),
  );
}

type Named = Record<string, unknown>;
type Raw = Schema & { $ref?: string; allOf?: [unknown] };

function resolved(raw: unknown, named: Named): Schema {
  const { $ref, allOf, ...schema } = (raw ?? {}) as Raw;
  if ($ref) return resolved(named[$ref.split('/').at(-1)!], named);
  const whole: Schema = allOf ? { ...resolved(allOf[0], named), ...schema } : schema;
  if (whole.items) whole.items = resolved(whole.items, named);
  if (whole.properties) {
    whole.properties = Object.fromEntries(
      Object.entries(whole.properties).map(([name, property]) => [name, resolved(property, named)]),
    );
  }
  return whole;
}
