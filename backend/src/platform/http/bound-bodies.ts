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
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { body } = request;
    // react-admin's client sends DELETE as an empty plain text.
    const isEmptyText = body === '' && request.headers['content-type']?.startsWith('text/plain');
    const isForm = body === undefined || body === null || isEmptyText || isPlainObject(body);
    if (isForm && isBounded(body)) done();
    else done(invalid('O pedido não pôde ser lido. Confira os dados e tente novamente.'));
  });
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBounded(body: unknown): boolean {
  let values = 0;
  const fits = (value: unknown, levels: number): boolean => {
    if (typeof value !== 'object' || value === null) return true;
    const inside = Object.values(value);
    values += inside.length;
    const isNarrow = values <= MAX_VALUES && (Array.isArray(value) || inside.length <= MAX_NAMES);
    return levels > 0 && isNarrow && inside.every((part) => fits(part, levels - 1));
  };
  return fits(body, MAX_DEPTH);
}
