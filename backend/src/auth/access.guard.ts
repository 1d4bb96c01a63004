import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import {
  ACCESS,
  BEFORE_CONSENT,
  KNOWS_VISITOR,
  type AccessRule,
} from '../platform/access/access.decorator.js';
import { can } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { AppError, consentRequired, forbidden, unauthenticated } from '../platform/errors/app-error.js';

const needsSecondFactor = () =>
  new AppError(
    403,
    'second-factor-needed',
    'Antes de continuar, ative a verificação em duas etapas na sua conta.',
  );

/** Lets a request through by what its route declares; a route that declares nothing is refused. */
@Injectable()
export class AccessGuard extends AuthGuard('session') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule === undefined) throw forbidden();
    if (rule === 'public') {
      const knowsVisitor = this.reflector.get<boolean>(KNOWS_VISITOR, context.getHandler());
      return knowsVisitor ? this.admitVisitor(context) : true;
    }
    await super.canActivate(context);
    const { session } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!session || !can(session.role, rule)) throw forbidden();
    if (session.consentRequired && !this.reflector.get<boolean>(BEFORE_CONSENT, context.getHandler()))
      throw consentRequired();
    if (session.needsSecondFactor && rule !== 'account.own') throw needsSecondFactor();
    return true;
  }

  /** Anyone may pass; somebody who shows a valid token is known (an administrator making an account). */
  private async admitVisitor(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!request.headers.authorization) return true;
    try {
      await super.canActivate(context);
    } catch (error) {
      if (!(error instanceof AppError && error.status === 401)) throw error;
    }
    if (request.session?.consentRequired) throw consentRequired();
    if (request.session?.needsSecondFactor) throw needsSecondFactor();
    return true;
  }

  override getAuthenticateOptions() {
    return { session: false, property: 'session' };
  }

  /** Whatever is wrong with a token, the answer is the same; a fault of the database is passed on as it is. */
  override handleRequest<TUser = Session>(error: Error | null, user: TUser | false | null): TUser {
    if (error) throw error;
    if (!user) throw unauthenticated();
    return user;
  }
}
