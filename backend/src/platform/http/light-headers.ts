import type { FastifyInstance, FastifyReply } from 'fastify';

/** What protects a document from others beside it; data and code are none, and it weighs as much as a small one does. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Data that somebody opens as a page all the same runs nothing, loads nothing and stands in no frame. */
const POLICY_OF_DATA = [
  "default-src 'self'",
  "script-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

/** Writes helmet's headers on every answer. It reads its options anew each time, though what it says stays: it is asked once. */
export function protectAnswers(fastify: FastifyInstance): void {
  let headers: [string, string][] | null = null;
  fastify.addHook('onRequest', (_, reply, done) => {
    if (headers) for (const [name, value] of headers) reply.raw.setHeader(name, value);
    else {
      void reply.helmet();
      headers = Object.entries(reply.raw.getHeaders() as Record<string, string>);
    }
    done();
  });
}

/** Takes away what says nothing of an answer that is no document. */
export function asNoDocument(reply: FastifyReply): void {
  for (const name of OF_DOCUMENTS) void reply.removeHeader(name);
}

/**
 * JSON leaves with the headers that concern data: of a first page at 400 kbit/s, what documents need beside took as long
 * as an answer. A policy that an answer brings itself stays.
 */
export function lightenData(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_, reply, __, done) => {
    if (String(reply.getHeader('content-type')).startsWith('application/json')) {
      asNoDocument(reply);
      // Where helmet wrote its own; headers of the reply come before it.
      reply.raw.setHeader('content-security-policy', POLICY_OF_DATA);
    }
    done();
  });
}
