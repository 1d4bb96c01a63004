import type { FastifyInstance } from 'fastify';
import { invalid } from '../errors/app-error.js';

/** No form of this API is nested as deep; what reads a body by recursion would overflow the stack on more. */
const MAX_DEPTH = 32;

/** Refuses a JSON body that is no object, or is nested too deep, before anything reads it. */
export function refuseOddBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { body } = request;
    // react-admin's client sends DELETE as an empty plain text.
    const isEmptyText = body === '' && request.headers['content-type']?.startsWith('text/plain');
    const isForm = body === undefined || body === null || isEmptyText || isPlainObject(body);
    if (isForm && !nestsDeeper(body, MAX_DEPTH)) done();
    else done(invalid('O pedido não pôde ser lido. Confira os dados e tente novamente.'));
  });
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nestsDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inside) => nestsDeeper(inside, levels - 1));
}
