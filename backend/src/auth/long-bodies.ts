import { JwtService } from '@nestjs/jwt';
import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { ExtractJwt } from 'passport-jwt';
import { unauthenticated } from '../platform/errors/app-error.js';
import { MAX_BODY_BYTES } from '../platform/http/bound-bodies.js';
import { SessionStrategy } from './session.strategy.js';
import type { TokenPayload } from './session-tokens.service.js';

const bearer = ExtractJwt.fromAuthHeaderAsBearerToken();

/**
 * Reads bodies longer than others, which some routes take, only of who has a session: guards ask after a body is read.
 * They ask anew: while a long body comes, a session may end or a role be taken away.
 */
export function knowSendersOfLongBodies(fastify: FastifyInstance, app: INestApplicationContext): void {
  const jwt = app.get(JwtService, { strict: false });
  const sessions = app.get(SessionStrategy, { strict: false });
  fastify.addHook('preParsing', async (request, _reply, payload) => {
    if (request.routeOptions.bodyLimit > MAX_BODY_BYTES) {
      const token = await jwt.verifyAsync<TokenPayload>(bearer(request) ?? '').catch(() => null);
      if (token === null || !(await sessions.validate(request, token))) throw unauthenticated();
    }
    return payload;
  });
}
