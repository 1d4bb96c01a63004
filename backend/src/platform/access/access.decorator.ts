import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { MAX_PUBLIC_BODY_BYTES } from '../http/bound-bodies.js';
import { ErrorResponse } from '../errors/error.response.js';
import type { Permission } from './permissions.js';
import type { Session } from './session.js';

export const ACCESS = 'partilha:access';

/** What a route demands: a permission, or `public`. A route that declares neither is refused. */
export type AccessRule = Permission | 'public';

export const BEFORE_CONSENT = 'partilha:before-consent';

/**
 * Guards a route by a permission of the table and says so in its documentation.
 * @param beforeConsent whether it is open to somebody who has not agreed to the present consent text: what they need to
 * agree, or to leave with their data.
 */
export const Access = (permission: Permission, { beforeConsent = false } = {}) =>
  applyDecorators(
    SetMetadata(ACCESS, permission),
    SetMetadata(BEFORE_CONSENT, beforeConsent),
    ApiExtension('x-access', permission),
    ApiBearerAuth(),
    ApiUnauthorizedResponse({ type: ErrorResponse, description: 'Sem sessão, ou sessão encerrada.' }),
    ApiForbiddenResponse({
      type: ErrorResponse,
      description: beforeConsent
        ? `Exige a permissão \`${permission}\`.`
        : `Exige a permissão \`${permission}\` e o consentimento de agora (senão, código \`consent-required\`).`,
    }),
  );

export const KNOWS_VISITOR = 'partilha:knows-visitor';

/**
 * Opens a route to callers without a session.
 * @param knowsVisitor whether somebody who shows a valid token is known to the handler all the same.
 */
export const Public = ({ knowsVisitor = false } = {}) =>
  applyDecorators(
    SetMetadata(KNOWS_VISITOR, knowsVisitor),
    SetMetadata(ACCESS, 'public' satisfies AccessRule),
    RouteConfig({ bodyLimit: MAX_PUBLIC_BODY_BYTES }),
    ApiExtension('x-access', 'public'),
  );

/** The caller's session in a handler of a guarded route. */
export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext): Session => {
  const { session } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!session) throw new Error('CurrentSession on a route without @Access');
  return session;
});
