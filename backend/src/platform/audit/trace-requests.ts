import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { AuditService } from './audit.service.js';

interface Trace {
  action: 'list-read' | 'list-exported';
  /** What the list is of, as AUDIT_SUBJECT_LABELS calls it. */
  subjectType: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    trace?: Trace;
  }
}

/** Who is answered by this route, which shows many people's data, is found in the audit trail, once an hour. */
export const Traced = (action: Trace['action'], subjectType: string) =>
  RouteConfig({ trace: { action, subjectType } satisfies Trace });

const REFUSALS = { 403: 'access-refused', 429: 'throttled' } as const;

/** Leaves the trace of who was refused, and of who read a {@link Traced} list, before the answer goes out. */
export function traceRequests(fastify: FastifyInstance, audit: AuditService): void {
  fastify.addHook('onSend', async ({ method, routeOptions }, { statusCode }) => {
    if (statusCode === 403 || statusCode === 429) {
      const route = `${method} ${routeOptions.url ?? ''}`;
      await audit.recordOnce({ action: REFUSALS[statusCode], details: { route } });
    }
    const { trace } = routeOptions.config;
    if (!trace || statusCode >= 400) return;
    await audit.recordOnce({ action: trace.action, subject: { type: trace.subjectType } });
  });
}
