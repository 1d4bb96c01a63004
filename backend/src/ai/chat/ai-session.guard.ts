import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_ID } from '../../platform/fields/fields.js';
import { AiSessionsService } from './ai-sessions.service.js';

/**
 * Answers 404 for an unknown session before a stream of events opens: an open one has told its status already.
 * What cannot be an id at all is left to the parameter's own pipe.
 */
@Injectable()
export class AiSessionGuard implements CanActivate {
  constructor(private readonly sessions: AiSessionsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const id = Number(params.id);
    if (Number.isInteger(id) && id >= 1 && id <= MAX_ID) await this.sessions.read(id);
    return true;
  }
}
