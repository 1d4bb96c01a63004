import type { LoggerService } from '@nestjs/common';
import { pino, stdSerializers, stdTimeFunctions, type Logger, type SerializedError } from 'pino';
import type { FastifyInstance } from 'fastify';
import type { Env } from './config/env.js';

/** Whatever reaches a log by accident under these names is blanked. */
const SECRETS = [
  'password',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'token',
  'authorization',
  'cookie',
  'link',
  'setupLink',
];

/** An error as it is logged: PostgreSQL's `detail` and `where` hold the values of the row, which are people's data. */
function withoutValues(error: Error): object {
  const { detail, where, parameters, ...rest } = stdSerializers.err(error) as SerializedError &
    Record<string, unknown>;
  return rest;
}

/** The process's log: JSON lines on standard output. */
export function createLog(env: Pick<Env, 'logLevel'>): Logger {
  return pino({
    level: env.logLevel,
    timestamp: stdTimeFunctions.isoTime,
    base: null,
    serializers: { err: withoutValues },
    redact: { paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`)], censor: '[…]' },
  });
}

/** Lets Nest and the features' `Logger` write into the process's log. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest hands the context last; features hand an object of facts first. */
  private write(
    level: 'info' | 'warn' | 'error' | 'debug' | 'trace',
    message: unknown,
    rest: unknown[],
  ): void {
    const texts = rest.filter((part) => typeof part === 'string');
    const context = texts.at(-1);
    if (typeof message === 'object' && message !== null) {
      this.logger[level]({ context, ...message }, texts.length > 1 ? texts[0] : undefined);
    } else {
      const [stack] = texts.length > 1 ? texts : [];
      this.logger[level]({ context, ...(stack ? { stack } : {}) }, String(message));
    }
  }
}

/** One line a request: the route's pattern, never the address itself, since that may hold a one-time link. */
export function logRequests(fastify: FastifyInstance, log: Logger): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    log.info({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      userId: request.session?.userId,
    });
    done();
  });
}
