import type { FastifyInstance } from 'fastify';
import { invalid } from '../errors/app-error.js';

/** Largest body of a signed-in caller; the longest text of the product, 50,000 letters, fits in it. */
export const MAX_BODY_BYTES = 262_144;
/** Largest body that is taken from strangers: a registration with all its texts has some 4,000 bytes. */
export const MAX_PUBLIC_BODY_BYTES = 16_384;

/** No form of this API is nested as deep; what reads a body by recursion would overflow the stack on more. */
const MAX_DEPTH = 32;
/** Most names in one object: class-transformer's time grows with their square. */
const MAX_NAMES = 500;
/** Most values in a body, over all its objects and lists: a whole roster of 60 masses has some 2,000. */
const MAX_VALUES = 10_000;

/** Refuses a body that is too long for its route, no JSON object, nested too deep or too wide, before anything reads it. */
export function boundBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done): void => {
      if (isBounded(text)) void parse(request, text, done);
      else done(unreadable());
    },
  );
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { body } = request;
    // react-admin's client sends DELETE as an empty plain text.
    const isEmptyText = body === '' && request.headers['content-type']?.startsWith('text/plain');
    const isForm = body === undefined || body === null || isEmptyText || isPlainObject(body);
    if (isForm) done();
    else done(unreadable());
  });
}

const unreadable = () => invalid('O pedido não pôde ser lido. Confira os dados e tente novamente.');

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const code = (mark: string) => mark.charCodeAt(0);
const [QUOTE, ESCAPE, COMMA, COLON] = [code('"'), code('\\'), code(','), code(':')];
const [OBJECT, LIST, OBJECT_END, LIST_END] = [code('{'), code('['), code('}'), code(']')];

/**
 * Whether a text of JSON stays within the bounds, by its marks alone: a stranger's 300,000 names, which any route reads
 * before it is known who sends them, take the parser seconds.
 */
function isBounded(text: string): boolean {
  /** How many names each object or list has that is open, from the outermost. */
  const names: number[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (mark === QUOTE) at = endOfString(text, at);
    else if (mark === OBJECT || mark === LIST) {
      values += 1;
      if (names.push(0) > MAX_DEPTH) return false;
    } else if (mark === OBJECT_END || mark === LIST_END) names.pop();
    else if (mark === COLON) {
      const count = (names.pop() ?? 0) + 1;
      names.push(count);
      if (count > MAX_NAMES) return false;
    } else if (mark === COMMA) values += 1;
    if (values > MAX_VALUES) return false;
  }
  return true;
}

/** Where the string ends that begins at a place of a text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (let mark = text.charCodeAt(at); mark !== QUOTE && at < text.length; mark = text.charCodeAt(at))
    at += mark === ESCAPE ? 2 : 1;
  return at;
}
