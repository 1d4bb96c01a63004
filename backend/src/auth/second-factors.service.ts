import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { User } from '../accounts/index.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { AppError, invalid, notPossible } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { AttemptsService, LIMITS, type AttemptLimit } from './attempts.service.js';
import { OwnPasswordService } from './own-password.service.js';
import type {
  EndSecondFactorRequest,
  RecoveryCodesResponse,
  SecondFactorResponse,
  SecondFactorSetupResponse,
} from './second-factor.dto.js';
import { SecondFactor } from './second-factor.entity.js';
import {
  newRecoveryCodes,
  newSecret,
  plainCode,
  recoveryHash,
  seal,
  setupAddress,
  stepOf,
  unseal,
} from './totp.js';

const WRONG_CODE =
  'Este código não confere ou já foi usado. Digite o que o aplicativo mostra agora, ou um código de recuperação.';
const WRONG_PASSWORD = { field: 'password', message: 'A senha não confere.' };

/** Who is signing in, from where; see AuthService. */
interface SigningIn {
  user: User;
  code: string | undefined;
  address: string;
  /** Where somebody has signed in to the account before; null elsewhere. */
  device: string | null;
}

/** The second factor of accounts (ADR 34): an authenticator app, and recovery codes for who has lost it. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly attempts: AttemptsService,
    private readonly ownPassword: OwnPasswordService,
    private readonly audit: AuditService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  async state({ userId }: Session): Promise<SecondFactorResponse> {
    const { rows } = await sql<SecondFactorResponse>`
      select true as active, ${isoInstant(sql`confirmed_at`)} as since,
        cardinality(recovery_hashes) as "recoveryCodesLeft"
      from second_factor where user_id = ${userId} and confirmed_at is not null`.execute(this.em.getKysely());
    return rows[0] ?? { active: false, since: null, recoveryCodesLeft: 0 };
  }

  /**
   * Makes a secret for one's app; it counts once it is confirmed. One that was begun before is forgotten.
   * @throws AppError 400 when the password is wrong, 422 when there is a second factor already, 429 after many tries.
   */
  async begin(session: Session, password: string): Promise<SecondFactorSetupResponse> {
    const { userId } = session;
    const { email } = await this.ownPassword.expect(session, password, 'second-factor', WRONG_PASSWORD);
    const secret = newSecret();
    const sealed = seal(this.env.jwtSecret, String(userId), secret);
    const { rows } = await sql`
      insert into second_factor (user_id, secret, last_step, recovery_hashes) values (${userId}, ${sealed}, 0, '{}')
      on conflict (user_id) do update set secret = excluded.secret, updated_at = now()
      where second_factor.confirmed_at is null returning id`.execute(this.em.getKysely());
    if (rows.length === 0)
      throw notPossible('second-factor-active', 'A verificação em duas etapas já está ativada.');
    return { secret, address: setupAddress(secret, email) };
  }

  /**
   * Turns the second factor on by the app's first code.
   * @returns recovery codes, which are stored as hashes alone.
   * @throws AppError 400 when the code is wrong, 422 when nothing was begun, 429 after too many tries.
   */
  async confirm({ userId }: Session, code: string): Promise<RecoveryCodesResponse> {
    await this.attempts.take(LIMITS.codeInSession, userId);
    const recoveryCodes = newRecoveryCodes();
    await this.em.transactional(async (em) => {
      const factor = await em.findOne(SecondFactor, { user: userId, confirmedAt: null });
      if (!factor) throw notPossible('second-factor-not-begun', 'Comece de novo: peça uma nova chave.');
      const step = this.stepOf(factor, userId, code);
      if (step === null) throw invalid(WRONG_CODE, { code: WRONG_CODE });
      factor.confirmedAt = this.clock.now();
      factor.lastStep = step;
      factor.recoveryHashes = recoveryCodes.map(recoveryHash);
      this.audit.record(em, { action: 'second-factor-added', subject: { type: 'user', id: userId } });
    });
    await this.attempts.forget(LIMITS.codeInSession, userId);
    return { recoveryCodes };
  }

  /**
   * Turns it off.
   * @throws AppError 400 when password or code is wrong, 422 when there is none, 429 after too many tries.
   */
  async end(session: Session, { password, code }: EndSecondFactorRequest): Promise<void> {
    const { userId } = session;
    await this.ownPassword.expect(session, password, 'second-factor', WRONG_PASSWORD);
    await this.attempts.take(LIMITS.codeInSession, userId);
    if (!(await this.isActive(userId)))
      throw notPossible('second-factor-missing', 'A verificação em duas etapas não está ativada.');
    if (!(await this.redeem(userId, code))) throw invalid(WRONG_CODE, { code: WRONG_CODE });
    await this.em.transactional(async (em) => {
      await this.remove(em, userId);
      this.audit.record(em, { action: 'second-factor-removed', subject: { type: 'user', id: userId } });
    });
    await this.attempts.forget(LIMITS.codeInSession, userId);
  }

  /** Takes an account's second factor away, in the caller's transaction. @returns whether there was one. */
  async remove(em: EntityManager, userId: number): Promise<boolean> {
    return (await em.nativeDelete(SecondFactor, { user: userId, confirmedAt: { $ne: null } })) > 0;
  }

  /**
   * Passes who has no second factor, or gives a right code, once the password was right.
   * @throws AppError 403 `second-factor-required` without a code, `wrong-code` with a wrong one, 429 after too many.
   */
  async expectAtSignIn({ user, code, address, device }: SigningIn): Promise<void> {
    if (!(await this.isActive(user.id))) return;
    if (code === undefined)
      throw new AppError(
        403,
        'second-factor-required',
        'Digite o código do seu aplicativo autenticador para entrar.',
      );
    const own: readonly [AttemptLimit, string] = device
      ? [LIMITS.codeOnDevice, `${user.id} ${device}`]
      : [LIMITS.codeOfAccountAtAddress, `${user.id} ${address}`];
    await this.attempts.take(...own);
    if (!device) await this.attempts.take(LIMITS.codeOfAccount, user.id);
    const subject = { type: 'user', id: user.id };
    const taken = await this.redeem(user.id, code);
    if (!taken) {
      this.audit.record(this.em, { action: 'second-factor-refused', subject });
      await this.em.flush();
      throw new AppError(403, 'wrong-code', WRONG_CODE, { code: WRONG_CODE });
    }
    await this.attempts.forget(...own);
    if (!device) await this.attempts.giveBack(LIMITS.codeOfAccount, user.id);
    if (taken === 'recovery')
      this.audit.record(this.em, { action: 'recovery-code-used', actor: user, subject });
  }

  private async isActive(userId: number): Promise<boolean> {
    return (await this.em.count(SecondFactor, { user: userId, confirmedAt: { $ne: null } })) > 0;
  }

  /** Uses a code up, atomically: of any number of simultaneous uses one succeeds. */
  private redeem(userId: number, typed: string): Promise<'code' | 'recovery' | null> {
    return /^\d+$/.test(plainCode(typed))
      ? this.redeemCode(userId, typed)
      : this.redeemRecoveryCode(userId, typed);
  }

  private async redeemCode(userId: number, code: string): Promise<'code' | null> {
    const factor = await this.em.fork().findOne(SecondFactor, { user: userId, confirmedAt: { $ne: null } });
    const step = factor && this.stepOf(factor, userId, code);
    if (step === null) return null;
    const { rows } = await sql`
      update second_factor set last_step = ${step}
      where user_id = ${userId} and confirmed_at is not null and last_step < ${step} returning id`.execute(
      this.em.getKysely(),
    );
    return rows.length > 0 ? 'code' : null;
  }

  private async redeemRecoveryCode(userId: number, code: string): Promise<'recovery' | null> {
    const hash = recoveryHash(code);
    const { rows } = await sql`
      update second_factor set recovery_hashes = array_remove(recovery_hashes, ${hash})
      where user_id = ${userId} and confirmed_at is not null and ${hash} = any(recovery_hashes) returning id`.execute(
      this.em.getKysely(),
    );
    return rows.length > 0 ? 'recovery' : null;
  }

  private stepOf({ secret }: SecondFactor, userId: number, code: string): number | null {
    const opened = unseal(this.env.jwtSecret, String(userId), secret);
    return opened === null ? null : stepOf(opened, plainCode(code), this.clock.now());
  }
}
