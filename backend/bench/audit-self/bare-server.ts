// What bodies are measured beside: Fastify that reads a body as the product does, and does nothing with it.
import fastify from 'fastify';

/** As in platform/http/bound-bodies.ts, for strangers. */
const MAX_PUBLIC_BODY_BYTES = 16_384;

const server = fastify({ bodyLimit: MAX_PUBLIC_BODY_BYTES });
server.post('*', (_, reply) => reply.status(400).send({}));
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
