import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { can, type Permission } from '../access/permissions.js';
import type { AuditService } from './audit.service.js';

interface Trace {
  action: 'list-read' | 'list-exported' | 'record-read';
  /** What the list is of, or whose record `:id` is, as AUDIT_SUBJECT_LABELS calls it. */
  subjectType: string;
  /** Only to who may do this are the data of others answered. */
  to?: Permission;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    trace?: Trace;
  }
}

/** Who is answered by this route, which shows other people's data, is found in the audit trail, once an hour. */
export const Traced = (action: Trace['action'], subjectType: string, to?: Permission) =>
  RouteConfig({ trace: { action, subjectType, to } satisfies Trace });

const REFUSALS = { 403: 'access-refused', 429: 'throttled' } as const;

/** Leaves the trace of who was refused, and of who read a {@link Traced} list, before the answer goes out. */
export function traceRequests(fastify: FastifyInstance, audit: AuditService): void {
  fastify.addHook('onSend', async ({ method, routeOptions, params, session }, { statusCode }) => {
    if (statusCode === 403 || statusCode === 429) {
      const route = `${method} ${routeOptions.url ?? ''}`;
      await audit.recordOnce({ action: REFUSALS[statusCode], details: { route } });
    }
    const { trace } = routeOptions.config;
    if (!trace || statusCode >= 400) return;
    const { action, subjectType: type, to } = trace;
    if (to && !(session && can(session.role, to))) return;
    const id = action === 'record-read' ? Number((params as { id: string }).id) : undefined;
    if (type === 'minister' && id !== undefined && id === session?.ministerId) return;
    await audit.recordOnce({ action, subject: { type, id } });
  });
}
