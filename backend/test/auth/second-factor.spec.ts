import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { LIMITS } from '../../src/auth/attempts.service.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { SecondFactor } from '../../src/auth/second-factor.entity.js';
import { HOUR, MINUTE } from '../../src/platform/clock.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { OneTimeTokensService } from '../../src/auth/one-time-tokens.service.js';
import { User } from '../../src/accounts/user.entity.js';
import { TestApp, type Answer, type Caller } from '../support/test-app.js';

const PASSWORD = 'uma senha boa';
const STEP = 30_000;

interface Refusal {
  code: string;
  message: string;
  errors?: Record<string, string>;
}

describe('The second factor', () => {
  let app: TestApp;
  let passwordHash: string;

  beforeAll(async () => {
    app = await TestApp.start({ trustedProxies: ['127.0.0.1'] });
    passwordHash = await app.nest.get(PasswordsService).hash(PASSWORD);
  });
  afterAll(() => app.stop());

  const codeOf = (secret: string, at = app.clock.now().getTime()) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  const person = async (role: 'ministro' | 'admin' = 'ministro') => {
    const { user } = await app.make.person({ role, passwordHash });
    return Object.assign(await app.withTokenOf(user), { id: user.id, email: user.email });
  };
  const begin = (caller: Caller, password = PASSWORD) =>
    caller.post<{ secret: string; address: string }>('/api/auth/second-factor', { password });
  const confirm = (caller: Caller, code: string) =>
    caller.post<{ recoveryCodes: string[] }>('/api/auth/second-factor/confirm', { code });
  /** Sets it up, and lets the step of its first code pass. */
  const setUp = async (caller: Caller) => {
    const { secret } = (await begin(caller)).body;
    const { recoveryCodes } = (await confirm(caller, codeOf(secret))).body;
    app.clock.advance(STEP);
    return { secret, recoveryCodes };
  };
  const login = (email: string, code?: string, from = '192.0.2.1', cookie = '') =>
    app.visitor.send<{ token?: string } & Partial<Refusal>>(
      'POST',
      '/api/auth/login',
      { email, password: PASSWORD, ...(code === undefined ? {} : { code }) },
      { 'x-forwarded-for': from, cookie },
    );
  const outcome = ({ status, body }: Answer<Partial<Refusal>>) => [status, body.code].filter(Boolean);
  const actsOn = async (id: number) =>
    (await app.em().find(AuditEvent, { subjectType: 'user', subjectId: id }, { orderBy: { id: 'asc' } })).map(
      ({ action }) => action,
    );
  const state = async (caller: Caller) => (await caller.get('/api/auth/second-factor')).body;

  describe('setting it up', () => {
    it('should ask the password, take a code of the app and show ten codes once', async () => {
      const caller = await person();
      expect(await state(caller)).toEqual({ active: false, since: null, recoveryCodesLeft: 0 });
      expect(await begin(caller, 'outra coisa')).toMatchObject({
        status: 400,
        body: { errors: { password: 'A senha não confere.' } },
      });
      const { secret, address } = (await begin(caller)).body;
      expect(new URL(address).searchParams.get('secret')).toBe(secret);
      expect((await login(caller.email)).status).toBe(200);

      expect(await confirm(caller, '000000')).toMatchObject({
        status: 400,
        body: { errors: { code: expect.stringContaining('não confere') } },
      });
      const { status, body } = await confirm(caller, codeOf(secret));
      expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
      expect(await state(caller)).toEqual({
        active: true,
        since: app.clock.now().toISOString(),
        recoveryCodesLeft: 10,
      });
      expect((await begin(caller)).status).toBe(422);
      expect((await confirm(caller, codeOf(secret))).status).toBe(422);
      expect(await actsOn(caller.id)).toContain('second-factor-added');
    });

    it('should store neither secret nor codes as they are', async () => {
      const caller = await person();
      const { secret, recoveryCodes } = await setUp(caller);
      const row = JSON.stringify(await app.em().findOneOrFail(SecondFactor, { user: caller.id }));
      for (const shown of [
        secret,
        ...recoveryCodes,
        ...recoveryCodes.map((code) => code.replaceAll('-', '')),
      ])
        expect(row).not.toContain(shown);
    });

    it('should take five codes in five minutes', async () => {
      const caller = await person();
      await begin(caller);
      const statuses = [];
      for (let i = 0; i < 6; i += 1) statuses.push((await confirm(caller, '000000')).status);
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    });
  });

  describe('signing in with it', () => {
    let owner: Awaited<ReturnType<typeof person>>;
    let secret: string;
    let recoveryCodes: string[];
    beforeEach(async () => {
      owner = await person();
      ({ secret, recoveryCodes } = await setUp(owner));
    });

    it('should ask for a code after the password, and never before', async () => {
      expect(outcome(await login(owner.email))).toEqual([403, 'second-factor-required']);
      const wrong = await app.visitor.post<Refusal>('/api/auth/login', {
        email: owner.email,
        password: 'errada!',
        code: codeOf(secret),
      });
      expect(outcome(wrong)).toEqual([401, 'wrong-login']);
      const { status, body } = await login(owner.email, codeOf(secret));
      expect([status, Object.keys(body)]).toEqual([200, ['token', 'user']]);
    });

    it('should take a code once, and none of before it', async () => {
      const [before, now] = [codeOf(secret, app.clock.now().getTime() - STEP), codeOf(secret)];
      expect((await login(owner.email, now)).status).toBe(200);
      expect(outcome(await login(owner.email, now))).toEqual([403, 'wrong-code']);
      expect(outcome(await login(owner.email, before))).toEqual([403, 'wrong-code']);
      app.clock.advance(STEP);
      expect((await login(owner.email, codeOf(secret))).status).toBe(200);
    });

    it('should let one of many simultaneous uses of a code in', async () => {
      app.clock.advance(STEP);
      for (const code of [codeOf(secret), recoveryCodes[0]!]) {
        const addresses = Array.from({ length: 8 }, (_, i) => `198.51.100.${i + 1}`);
        const answers = await Promise.all(addresses.map((from) => login(owner.email, code, from)));
        expect(answers.filter(({ status }) => status === 200).length).toBe(1);
      }
    });

    it('should take codes of one step before and after, for clocks that differ', async () => {
      const at = (steps: number) => codeOf(secret, app.clock.now().getTime() + steps * STEP);
      expect(outcome(await login(owner.email, at(2)))).toEqual([403, 'wrong-code']);
      expect((await login(owner.email, at(1))).status).toBe(200);
    });

    it('should take each recovery code once, however it is typed', async () => {
      const [code] = recoveryCodes;
      expect((await login(owner.email, ` ${code!.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
      expect(outcome(await login(owner.email, code))).toEqual([403, 'wrong-code']);
      expect(await state(owner)).toMatchObject({ recoveryCodesLeft: 9 });
      expect(await actsOn(owner.id)).toEqual(
        expect.arrayContaining(['recovery-code-used', 'second-factor-refused']),
      );
    });

    it('should be slowed down at one address, and everywhere', async () => {
      for (let i = 0; i < 5; i += 1)
        expect(outcome(await login(owner.email, '000000'))).toEqual([403, 'wrong-code']);
      expect((await login(owner.email, codeOf(secret))).status).toBe(429);
      for (let address = 2; address <= 4; address += 1)
        for (let i = 0; i < 5; i += 1) await login(owner.email, '000000', `192.0.2.${address}`);
      app.clock.advance(6 * MINUTE);
      expect((await login(owner.email, codeOf(secret), '192.0.2.99')).status).toBe(429);
      app.clock.advance(HOUR);
      expect((await login(owner.email, codeOf(secret), '192.0.2.99')).status).toBe(200);
    });

    it('should give whoever reads the mailbox no tries of its own, however many new passwords they set', async () => {
      const statuses: number[] = [];
      for (let device = 1; device <= 6; device += 1) {
        const link = await app.nest.get(OneTimeTokensService).issueNow(owner.id, 'reset');
        const { headers } = await app.visitor.post('/api/auth/reset-password', {
          token: new URL(link).searchParams.get('token'),
          password: PASSWORD,
        });
        const cookie = String(headers['set-cookie']).split(';')[0]!;
        expect(cookie).toContain('partilha_device=');
        for (let i = 0; i < 5; i += 1)
          statuses.push((await login(owner.email, '000000', `192.0.2.${device}`, cookie)).status);
      }
      expect(statuses.filter((status) => status === 403)).toHaveLength(LIMITS.codeOfAccount.limit);
      app.clock.advance(HOUR);
      // Whoever has signed in on a device has tries there, whatever others do, also after a link used on it.
      const { headers } = await login(owner.email, codeOf(secret), '192.0.2.50');
      const own = [headers['set-cookie']].flat().find((one) => String(one).startsWith('partilha_device='));
      const link = await app.nest.get(OneTimeTokensService).issueNow(owner.id, 'reset');
      const again = await app.visitor.send(
        'POST',
        '/api/auth/reset-password',
        { token: new URL(link).searchParams.get('token'), password: PASSWORD },
        { cookie: String(own).split(';')[0]! },
      );
      for (let i = 0; i <= LIMITS.codeOfAccount.limit; i += 1)
        await login(owner.email, '000000', `192.0.2.${100 + i}`);
      app.clock.advance(STEP);
      const cookie = String(again.headers['set-cookie']).split(';')[0]!;
      expect((await login(owner.email, codeOf(secret), '192.0.2.50')).status).toBe(429);
      expect((await login(owner.email, codeOf(secret), '192.0.2.50', cookie)).status).toBe(200);
    });

    it('should outlive a new password by mail', async () => {
      const link = await app.nest.get(OneTimeTokensService).issueNow(owner.id, 'reset');
      const reset = await app.visitor.post('/api/auth/reset-password', {
        token: new URL(link).searchParams.get('token'),
        password: PASSWORD,
      });
      expect(reset.status).toBe(200);
      expect(outcome(await login(owner.email))).toEqual([403, 'second-factor-required']);
    });

    it('should refuse every code, without a fault, when the server’s secret has changed, but for recovery codes', async () => {
      await app.em().nativeUpdate(SecondFactor, { user: owner.id }, { secret: 'A'.repeat(80) });
      expect(outcome(await login(owner.email, codeOf(secret)))).toEqual([403, 'wrong-code']);
      expect((await login(owner.email, recoveryCodes[0])).status).toBe(200);
    });

    it('should end with password and code, and no less', async () => {
      const end = (password: string, code: string) =>
        owner.post<Refusal>('/api/auth/second-factor/end', { password, code });
      expect(await end('outra coisa', codeOf(secret))).toMatchObject({
        status: 400,
        body: { errors: { password: expect.any(String) } },
      });
      expect(await end(PASSWORD, '000000')).toMatchObject({
        status: 400,
        body: { errors: { code: expect.any(String) } },
      });
      expect((await end(PASSWORD, codeOf(secret))).status).toBe(200);
      expect((await end(PASSWORD, codeOf(secret))).status).toBe(422);
      expect((await login(owner.email)).status).toBe(200);
      expect(await actsOn(owner.id)).toContain('second-factor-removed');
    });
  });

  describe('taken away by an administrator', () => {
    const reset = (admin: Caller, id: number, password = PASSWORD) =>
      admin.post<Refusal>(`/api/users/${id}/second-factor/reset`, { password });

    it('should ask their own password, be audited, and be told by notice and mail', async () => {
      const owner = await person();
      await setUp(owner);
      const admin = await person('admin');
      expect((await admin.get(`/api/users/${owner.id}`)).body).toMatchObject({ hasSecondFactor: true });
      expect((await reset(admin, owner.id, 'outra coisa')).status).toBe(400);
      expect(outcome(await login(owner.email))).toEqual([403, 'second-factor-required']);

      expect(await reset(admin, owner.id)).toMatchObject({ status: 200, body: { hasSecondFactor: false } });
      expect((await login(owner.email)).status).toBe(200);
      expect(await actsOn(owner.id)).toContain('second-factor-reset');
      expect(await app.em().count(Notification, { recipient: owner.id, priority: 'high' })).toBe(1);
      expect(await app.em().count(EmailMessage, { mail: 'second-factor-reset', to: owner.email })).toBe(1);
      expect((await reset(admin, owner.id)).status).toBe(422);
    });

    it('should be nobody else’s act, and not one on oneself', async () => {
      const owner = await person();
      await setUp(owner);
      expect((await reset(await app.as('coordenador'), owner.id)).status).toBe(403);
      const admin = await person('admin');
      expect((await reset(admin, admin.id)).status).toBe(422);
      expect((await reset(admin, 987_654)).status).toBe(404);
    });
  });

  describe('demanded of administrators', () => {
    it('should close everything but the own account until it is set up', async () => {
      const admin = await person('admin');
      const rector = await app.as('reitor');
      await admin.put('/api/settings', { secondFactorForAdmins: true });

      expect((await admin.get('/api/auth/me')).body).toMatchObject({ secondFactorNeeded: true });
      expect(outcome(await admin.get<Refusal>('/api/users'))).toEqual([403, 'second-factor-needed']);
      const made = { email: 'atalho@exemplo.test', password: PASSWORD, role: 'admin' };
      expect((await admin.post('/api/auth/register', made)).status).toBe(403);
      expect(await app.em().count(User, { email: made.email })).toBe(0);
      expect((await rector.get('/api/auth/me')).body).toMatchObject({ secondFactorNeeded: false });
      expect((await rector.get('/api/schedules')).status).toBe(200);

      await setUp(admin);
      expect((await admin.get('/api/auth/me')).body).toMatchObject({ secondFactorNeeded: false });
      expect((await admin.get('/api/users')).status).toBe(200);
      await admin.put('/api/settings', { secondFactorForAdmins: false });
      expect((await (await app.as('admin')).get('/api/users')).status).toBe(200);
    });
  });
});
