import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { AppError, invalid } from '../errors/app-error.js';

/**
 * Gives a form its own sentence where one of the fields it cannot do without is missing or blank; `errors` still
 * tells each field's.
 */
export class RequiredFieldsInterceptor implements NestInterceptor {
  constructor(
    private readonly fields: readonly string[],
    private readonly message: string,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (error instanceof AppError && error.status === 400 && this.lacksOne(body))
          throw invalid(this.message, error.errors);
        throw error;
      }),
    );
  }

  private lacksOne(body: unknown): boolean {
    const given = new Map(Object.entries((body ?? {}) as Record<string, unknown>));
    return this.fields.some((name) => isBlank(given.get(name)));
  }
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
