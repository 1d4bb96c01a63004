import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_ID } from '../../platform/fields/fields.js';
import { RosterRunsService } from './roster-runs.service.js';

/**
 * Answers 404 for an unknown run before a stream of events opens: an open one has told its status already.
 * What cannot be an id at all is left to the parameter's own pipe.
 */
@Injectable()
export class RosterRunGuard implements CanActivate {
  constructor(private readonly runs: RosterRunsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const id = Number(params.id);
    if (Number.isInteger(id) && id >= 1 && id <= MAX_ID) await this.runs.read(id);
    return true;
  }
}
