import { setTimeout as wait } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { permissionsOf } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { AppError, conflict, forbidden } from '../platform/errors/app-error.js';
import { requestInfo } from '../platform/request-info.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { MailsService } from '../mail/index.js';
import { greetedAs, User } from '../accounts/index.js';
import { AttemptsService, LIMITS } from './attempts.service.js';
import type { CurrentUserResponse, LoginRequest, LoginResponse, RegisterRequest } from './auth.dto.js';
import { KnownDevicesService } from './known-devices.service.js';
import { OneTimeTokensService, unusableLink } from './one-time-tokens.service.js';
import { PasswordsService } from './passwords.service.js';
import { SecondFactorsService } from './second-factors.service.js';
import { SessionTokensService } from './session-tokens.service.js';
import { SessionsService, type OpenedSession } from './sessions.service.js';

export interface SignedIn {
  body: LoginResponse;
  /** Headers that set cookies. */
  cookies: string[];
}

type NewAccount = Pick<User, 'email' | 'name' | 'role'> & { passwordHash: string };
type Account = Pick<User, 'id' | 'email' | 'name' | 'role'>;

/** A password typed for an account. */
interface Guess {
  email: string;
  address: string;
  /** Where the account was opened before; null elsewhere. */
  device: string | null;
}

/**
 * Longer than ordering a mail takes, and writing it where this process does that too, so that the time of an answer
 * does not tell whether one was ordered.
 */
export const NEUTRAL_MS = 150;

const WRONG_LOGIN = 'Email ou senha incorretos';

/** Signing in, and accounts that people make themselves. */
@Injectable()
export class AuthService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly passwords: PasswordsService,
    private readonly links: OneTimeTokensService,
    private readonly sessions: SessionsService,
    private readonly tokens: SessionTokensService,
    private readonly attempts: AttemptsService,
    private readonly secondFactors: SecondFactorsService,
    private readonly devices: KnownDevicesService,
    private readonly mails: MailsService,
    private readonly audit: AuditService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.mails.provide('verification', (refs, to) =>
      this.links.forMail('verify', { refs, to }, ({ email, emailVerifiedAt }, link) =>
        emailVerifiedAt ? null : { email, link },
      ),
    );
    this.mails.provide('account-attempt', async ({ userId }) => {
      const user = await this.em.fork().findOne(User, { id: userId, disabledAt: null });
      const { publicUrl } = this.env;
      return (
        user && {
          name: greetedAs(user),
          link: `${publicUrl}/login`,
          newPasswordLink: `${publicUrl}/forgot-password`,
        }
      );
    });
  }

  /**
   * @throws AppError 401, the same for an unknown address, a wrong password, a disabled account and one that its maker has
   * not proved to be theirs.
   * @throws AppError 403 where the account asks for a code, see {@link SecondFactorsService.expectAtSignIn}.
   * @throws AppError 429 after too many wrong passwords or codes.
   */
  async login({ email, password, rememberMe = false, code }: LoginRequest): Promise<SignedIn> {
    const user = await this.em.findOne(User, { email }, { populate: ['passwordHash'] });
    const address = requestInfo().address ?? 'unknown';
    const guess = { email, address, device: user && this.devices.knownFor(user.id) };
    await this.takeGuess(guess);
    const matches = await this.passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !matches || !isOpen(user)) {
      this.audit.record(this.em, { action: 'login-refused', details: { known: user !== null } });
      await this.em.flush();
      if (!guess.device) await this.attempts.take(LIMITS.loginAtAddress, address);
      throw new AppError(401, 'wrong-login', WRONG_LOGIN);
    }
    await this.giveGuessBack(guess);
    await this.secondFactors.expectAtSignIn({
      user,
      code,
      address,
      device: this.devices.signedInFor(user.id),
    });
    user.lastLoginAt = this.clock.now();
    this.audit.record(this.em, { action: 'login', actor: user, subject: { type: 'user', id: user.id } });
    const { body, cookies } = await this.signIn(this.em, user, rememberMe);
    return { body, cookies: [...cookies, this.devices.remember(user.id)] };
  }

  /**
   * Makes an account that can see nothing but its own request; one of a higher role needs an administrator's session.
   * To a visitor the answer is the same whether the address has an account: the token that it holds opens nothing until
   * the mailbox is proved to be theirs, and whoever has the account is told by mail.
   * @throws AppError 403 for a higher role without an administrator, 409 to an administrator when the address is taken.
   */
  async register({ email, password, name, role = 'user' }: RegisterRequest): Promise<SignedIn> {
    const { session, address } = requestInfo();
    const byAdministrator = session?.role === 'admin';
    if (role !== 'user' && !byAdministrator)
      throw forbidden('Só um administrador pode criar contas com esta função.');
    await this.attempts.take(LIMITS.registrationAtAddress, address ?? 'unknown');
    this.passwords.check(password, { owner: { email, name: name ?? email } });
    const passwordHash = await this.passwords.hash(password);
    const account = { email, name: name ?? email, role, passwordHash };
    if (byAdministrator)
      return this.em.transactional(async (em) => this.signIn(em, await this.vouchFor(em, account)));
    const mayWrite = await this.attempts.isWithin(LIMITS.verificationMailFrom, address ?? 'unknown');
    const [signedIn] = await Promise.all([
      this.em.transactional((em) => this.apply(em, account, mayWrite)),
      wait(NEUTRAL_MS),
    ]);
    return signedIn;
  }

  /** The caller as the web app needs it: who they are and what they may do. */
  async me({
    userId,
    role,
    consentRequired,
    needsSecondFactor: secondFactorNeeded,
  }: Session): Promise<CurrentUserResponse> {
    const { rows } = await sql<
      Omit<CurrentUserResponse, 'secondFactorNeeded' | 'consentRequired' | 'permissions'>
    >`
      select u.id, u.email, u.name, u.role, m.id as "ministerId", ${isoInstant(sql`u.created_at`)} as "createdAt",
        '/api/photos/' || m.photo_file as "profileImageUrl", m.profile_image_position as "profileImagePosition",
        m.profile_image_rotation as "profileImageRotation", m.profile_image_scale as "profileImageScale"
      from user_account u left join minister m on m.user_id = u.id where u.id = ${userId}`.execute(
      this.em.getKysely(),
    );
    return { ...rows[0]!, secondFactorNeeded, consentRequired, permissions: permissionsOf(role) };
  }

  /** Confirms that the person reads the mailbox of a self-made account. */
  async verifyEmail(token: string): Promise<void> {
    await this.attempts.take(LIMITS.tokenAtAddress, requestInfo().address ?? 'unknown');
    await this.em.transactional(async (em) => {
      const userId = await this.links.redeem(em, token, ['verify']);
      if (userId === null) throw unusableLink();
      const user = await em.findOneOrFail(User, userId);
      user.emailVerifiedAt ??= this.clock.now();
    });
  }

  /** Counts a try of a password before it is judged, so that many at once are not more than the limit. */
  private async takeGuess({ email, address, device }: Guess): Promise<void> {
    if (device) return this.attempts.take(LIMITS.loginOnDevice, `${email} ${device}`);
    await this.attempts.expectOneLeft(LIMITS.loginAtAddress, address);
    await this.attempts.take(LIMITS.loginOfAccountAtAddress, `${email} ${address}`);
    await this.attempts.take(LIMITS.loginOfAccount, email);
  }

  /** Of those who ask at once from one address, more than the limit do not learn whether they were right. */
  private async giveGuessBack({ email, address, device }: Guess): Promise<void> {
    if (device) return this.attempts.forget(LIMITS.loginOnDevice, `${email} ${device}`);
    await this.attempts.expectOneLeft(LIMITS.loginAtAddress, address);
    await this.attempts.forget(LIMITS.loginOfAccountAtAddress, `${email} ${address}`);
    await this.attempts.giveBack(LIMITS.loginOfAccount, email);
  }

  /** An administrator's word stands for the mailbox of who gets a role. */
  private async vouchFor(em: EntityManager, account: NewAccount): Promise<User> {
    const user = em.create(User, account);
    if (account.role !== 'user') user.emailVerifiedAt = this.clock.now();
    await flushUnlessTaken(em);
    if (account.role === 'user') await this.askToConfirm(em, user);
    else
      this.audit.record(em, {
        action: 'role-changed',
        subject: { type: 'user', id: user.id },
        details: { role: account.role },
      });
    return user;
  }

  /** Makes the account and its session; where the address has an account, the answer holds ids that nobody has. */
  private async apply(em: EntityManager, account: NewAccount, mayWrite: boolean): Promise<SignedIn> {
    const { email } = account;
    const { rows } = await sql<{ id: number }>`select nextval('user_account_id_seq')::int as id`.execute(
      em.getKysely(),
    );
    const { id } = rows[0]!;
    const owner = await em.findOne(User, { email });
    const user = owner ? null : await this.insert(em, { ...account, id });
    if (owner) await this.tellOfAttempt(em, owner);
    if (!user) return this.answer({ ...account, id }, await this.sessions.ofNobody());
    // Nobody floods strangers through the form; who gets no mail proves the mailbox by "Esqueceu a senha?".
    if (mayWrite) await this.askToConfirm(em, user);
    return this.signIn(em, user);
  }

  /** @returns null where somebody else has just taken the address. */
  private async insert(em: EntityManager, account: NewAccount & { id: number }): Promise<User | null> {
    const [made] = await em
      .createQueryBuilder(User)
      .insert(account)
      .onConflict('email')
      .ignore()
      .returning('id')
      .execute<{ id: number }[]>('all');
    return made ? em.findOneOrFail(User, made.id) : null;
  }

  private askToConfirm(em: EntityManager, user: User): Promise<void> {
    return this.mails.queue(em, {
      mail: 'verification',
      to: user.email,
      user,
      refs: { userId: user.id },
      dedupeKey: `verification:${user.id}`,
    });
  }

  /** Once a day at most. */
  private async tellOfAttempt(em: EntityManager, user: User): Promise<void> {
    if (user.disabledAt) return;
    await this.mails.queue(em, {
      mail: 'account-attempt',
      to: user.email,
      user,
      refs: { userId: user.id },
      dedupeKey: `account-attempt:${user.id}:${this.clock.now().toISOString().slice(0, 10)}`,
    });
  }

  /** Opens a session for somebody who has proved who they are. */
  async signIn(em: EntityManager, user: User, rememberMe = false): Promise<SignedIn> {
    return this.answer(user, await this.sessions.open(em, user, rememberMe));
  }

  private answer({ id, email, name, role }: Account, session: OpenedSession): SignedIn {
    const { token, photoCookie } = this.tokens.issue({ id, email }, session);
    return { body: { token, user: { id, email, name, role } }, cookies: [photoCookie] };
  }
}

/** What a stranger makes opens only once the mailbox is proved: else signing in would tell who has an account. */
const isOpen = ({ disabledAt, role, emailVerifiedAt }: User) =>
  !disabledAt && (role !== 'user' || emailVerifiedAt !== null);

async function flushUnlessTaken(em: EntityManager): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    const message = 'Não foi possível criar a conta com este e-mail. Se ele é seu, use “Esqueceu a senha?”.';
    throw conflict('email-taken', message, { email: message });
  }
}
