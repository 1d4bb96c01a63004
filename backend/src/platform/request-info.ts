import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';

const storage = new AsyncLocalStorage<FastifyRequest>();

/** Runs the rest of a request so that {@link requestInfo} knows it. */
export function withRequest(request: FastifyRequest, next: () => void): void {
  storage.run(request, next);
}

/** Who is asking, from where; empty outside a request (jobs, start-up). */
export function requestInfo() {
  const request = storage.getStore();
  return {
    requestId: request?.id ?? null,
    address: request?.ip ?? null,
    session: request?.session ?? null,
    userAgent: request?.headers['user-agent'] ?? '',
    cookies: request?.headers.cookie ?? '',
  };
}
