import { createHmac, timingSafeEqual } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body's sender signs its bytes: they are kept beside what they say. */
    signed?: boolean;
  }
}

const bodies = new WeakMap<FastifyRequest, Buffer[]>();

/** Keeps the bytes of bodies as they came, on routes that ask for it. */
export function keepSignedBodies(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.routeOptions.config.signed !== true) return done(null, payload);
    const chunks: Buffer[] = [];
    bodies.set(request, chunks);
    const keep = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        chunks.push(chunk);
        next(null, chunk);
      },
    });
    // What breaks off ends in the parser's own error.
    pipeline(payload, keep, () => undefined);
    done(null, keep);
  });
}

/** Whether a request's body was signed with the key, as `sha256=<hexadecimal HMAC>` of its bytes. */
export function isSignedWith(key: string, request: FastifyRequest, signature: string | undefined): boolean {
  const body = bodies.get(request);
  const [, given] = /^sha256=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (!body || !given) return false;
  const right = createHmac('sha256', key).update(Buffer.concat(body)).digest();
  return timingSafeEqual(Buffer.from(given, 'hex'), right);
}
