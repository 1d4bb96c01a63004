import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorResponse } from './error.response.js';
import { toAppError } from './to-app-error.js';

/** Answers every error in the form of {@link ErrorResponse}; a fault of ours shows its request id only. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

const logger = new Logger(ErrorFilter.name);

/** Answers an error; also those that arise before a route is known, which no filter sees. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toAppError(error);
  if (!known) logger.error({ err: error, requestId: request.id }, 'Unexpected error');
  const body: ErrorResponse = known
    ? {
        statusCode: known.status,
        code: known.code,
        message: known.message,
        errors: known.errors,
        requestId: request.id,
        ...known.more,
      }
    : {
        statusCode: 500,
        code: 'internal',
        message: `Algo deu errado do nosso lado. Tente novamente e, se continuar, informe o código ${request.id}.`,
        requestId: request.id,
      };
  if (known?.retryAfter) void reply.header('retry-after', known.retryAfter);
  void reply.status(body.statusCode).send(body);
}
