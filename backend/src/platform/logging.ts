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

interface DriverError extends Error {
  code?: string;
  table?: string;
  constraint?: string;
  cause?: unknown;
}

/** SQLSTATE, see PostgreSQL's manual, appendix A. */
const SQLSTATE = /^[0-9A-Z]{5}$/;
const STACK_FRAME = /^ {4}at .*:\d+:\d+\)?$/;

/**
 * An error as it is logged. What PostgreSQL says of an error quotes the values of rows and parameters, in its message
 * and so in the stack, too: those are people's data, and only code, table, constraint and the stack's frames are kept.
 */
export function withoutValues(error: DriverError): object {
  for (let cause: DriverError | undefined = error; cause; cause = cause.cause as DriverError | undefined) {
    const { code, table, constraint } = cause;
    if (typeof code !== 'string' || !SQLSTATE.test(code)) continue;
    const frames = error.stack?.split('\n').filter((line) => STACK_FRAME.test(line));
    return {
      type: error.name,
      message: 'Database error',
      code,
      table,
      constraint,
      stack: frames?.join('\n'),
    };
  }
  const { parameters, ...rest } = stdSerializers.err(error) as SerializedError & Record<string, unknown>;
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
