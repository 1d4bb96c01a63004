import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../accounts/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import type { Session } from '../platform/access/session.js';
import { invalid } from '../platform/errors/app-error.js';
import { AttemptsService, LIMITS } from './attempts.service.js';
import { PasswordsService } from './passwords.service.js';

/** Asks somebody who is signed in for their password once more, before what a borrowed device must not do. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordsService,
    private readonly attempts: AttemptsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * @param before what it is asked for, in the audit trail.
   * @param refusal the field and the sentence of a wrong one.
   * @returns the caller's account.
   * @throws AppError 400 when the password is wrong, 429 after too many wrong ones.
   */
  async expect(
    { userId }: Session,
    password: string,
    before: string,
    refusal: { field: string; message: string },
  ) {
    await this.attempts.take(LIMITS.passwordInSession, userId);
    const user = await this.em.findOneOrFail(User, userId, { populate: ['passwordHash'] });
    if (!(await this.passwords.verify(user.passwordHash, password))) {
      await this.audit.recordOnce({ action: 'password-refused', details: { for: before } });
      throw invalid(refusal.message, { [refusal.field]: refusal.message });
    }
    await this.attempts.forget(LIMITS.passwordInSession, userId);
    return user;
  }
}
