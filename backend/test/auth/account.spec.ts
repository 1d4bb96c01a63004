import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AttemptCount } from '../../src/auth/attempt-count.entity.js';
import { LIMITS } from '../../src/auth/attempts.service.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { HOUR, DAY } from '../../src/platform/clock.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { candidate } from '../support/registrations-factory.js';
import { TestApp } from '../support/test-app.js';

const PASSWORD = 'uma senha boa';

describe('Accounts', () => {
  let app: TestApp;
  let passwordHash: string;

  beforeAll(async () => {
    app = await TestApp.start();
    passwordHash = await app.nest.get(PasswordsService).hash(PASSWORD);
  });
  afterAll(() => app.stop());

  describe('POST /api/auth/register', () => {
    it('should make an account that sees nothing but itself', async () => {
      const { status, body } = await app.visitor.post<{ token: string; user: { role: string } }>(
        '/api/auth/register',
        {
          email: 'Curiosa@Exemplo.Test',
          password: PASSWORD,
        },
      );
      expect(status).toBe(201);
      expect(body.user).toMatchObject({ role: 'user', email: 'curiosa@exemplo.test' });
      const holder = { authorization: `Bearer ${body.token}` };
      expect((await app.visitor.get('/api/auth/me', holder)).status).toBe(401);
      expect(
        await app.visitor.post('/api/auth/login', { email: 'curiosa@exemplo.test', password: PASSWORD }),
      ).toMatchObject({ status: 401, body: { code: 'wrong-login' } });
      await app.em().nativeUpdate(User, { email: 'curiosa@exemplo.test' }, { emailVerifiedAt: new Date() });
      expect((await app.visitor.get('/api/auth/me', holder)).status).toBe(200);
      const caller = await app.login('curiosa@exemplo.test', PASSWORD);
      expect((await caller.get('/api/auth/me')).body).toMatchObject({
        permissions: ['account.own', 'registration.own'],
        createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      });
      const [me, user] = [await caller.get('/api/auth/me'), await caller.get('/api/user/me')];
      expect(user.body).toEqual(me.body);
    });

    it('should write to no more strangers a day from one address than a hall of people needs', async () => {
      const register = (address: number) =>
        app.visitor.post('/api/auth/register', {
          email: `alheia${address}@exemplo.test`,
          password: PASSWORD,
        });
      const { limit } = LIMITS.verificationMailFrom;
      await app.em().nativeDelete(AttemptCount, {});
      await Promise.all(Array.from({ length: limit }, (_, address) => register(address)));
      app.clock.advance(HOUR);
      expect((await register(limit)).status).toBe(201);
      const written = { mail: 'verification' as const, to: { $like: 'alheia%' } };
      expect(await app.em().count(EmailMessage, written)).toBe(limit);
      app.clock.advance(DAY);
      await register(limit + 1);
      expect(await app.em().count(EmailMessage, written)).toBe(limit + 1);
    });

    it.each(['ministro', 'coordenador', 'reitor', 'admin'])(
      'should refuse the role %s without an administrator',
      async (role) => {
        const coordinator = await app.as('coordenador');
        const body = { email: `eu-quero-${role}@exemplo.test`, password: PASSWORD, role };
        expect((await app.visitor.post('/api/auth/register', body)).status).toBe(403);
        expect((await coordinator.post('/api/auth/register', body)).status).toBe(403);
        expect(await app.em().count(User, { email: body.email })).toBe(0);
      },
    );

    it('should let an administrator make one of any role', async () => {
      const admin = await app.as('admin');
      const { status } = await admin.post('/api/auth/register', {
        email: 'reitor2@exemplo.test',
        password: PASSWORD,
        role: 'reitor',
      });
      expect(status).toBe(201);
      expect((await app.em().findOneOrFail(User, { email: 'reitor2@exemplo.test' })).role).toBe('reitor');
    });

    it('should refuse one’s own name or e-mail as a password', async () => {
      const email = 'benedita.leme@exemplo.test';
      for (const password of [email, 'BeneditaLeme1', 'leme2026']) {
        const body = { email, password, name: 'Benedita Leme' };
        expect(await app.visitor.post('/api/auth/register', body)).toMatchObject({
          status: 400,
          body: { errors: { password: expect.stringContaining('nome ou e-mail') } },
        });
      }
    });

    it('should answer the same for an address that has an account, which is told by mail once a day', async () => {
      const { user } = await app.make.person({ email: 'dona@exemplo.test' });
      const before = await app.em().findOneOrFail(User, user.id, { populate: ['passwordHash'] });
      const ask = (email: string) =>
        app.visitor.post<{ token: string; user: { id: number } }>('/api/auth/register', {
          email,
          password: PASSWORD,
        });
      const [known, again, unknown] = [
        await ask('DONA@exemplo.test'),
        await ask('dona@exemplo.test'),
        await ask('nova.dona@exemplo.test'),
      ];
      const formOf = ({ status, body, headers }: typeof known) => ({
        status,
        keys: [Object.keys(body), Object.keys(body.user)],
        token: Object.keys(
          JSON.parse(Buffer.from(body.token.split('.')[1]!, 'base64url').toString()) as object,
        ),
        cookies: [headers['set-cookie']].flat().length,
      });
      expect([formOf(known), formOf(again)]).toEqual([formOf(unknown), formOf(unknown)]);
      expect(known.body.user).toEqual({
        id: expect.any(Number),
        email: 'dona@exemplo.test',
        name: 'dona@exemplo.test',
        role: 'user',
      });
      expect(known.body.user.id).not.toBe(user.id);
      expect(unknown.body.user.id).toBeGreaterThan(again.body.user.id);
      for (const { body } of [known, unknown]) {
        const holder = { authorization: `Bearer ${body.token}` };
        expect((await app.visitor.get('/api/auth/me', holder)).status).toBe(401);
      }
      expect(await app.em().findOneOrFail(User, user.id, { populate: ['passwordHash'] })).toEqual(before);
      const mailsTo = async (to: string) =>
        (await app.em().find(EmailMessage, { to })).map(({ mail }) => mail);
      expect(await mailsTo('dona@exemplo.test')).toEqual(['account-attempt']);
      expect(await mailsTo('nova.dona@exemplo.test')).toEqual(['verification']);
    });

    it('should send nothing typed here to a mailbox that nobody has proved to read', async () => {
      const email = 'alheia@exemplo.test';
      const ask = () =>
        app.visitor.post('/api/auth/register', { email, password: PASSWORD, name: 'Ligue já 0900 1234' });
      await ask();
      await ask();
      await app.visitor.post('/api/auth/forgot-password', { email });
      await app.visitor.post('/api/registration-requests', candidate({ email }));
      const greetings = async () => {
        const mails = await app.em().find(EmailMessage, { to: email }, { orderBy: { mail: 'asc' } });
        const read = mails.map(async (mail) => {
          const variables = await app.nest.get(MailsService).variablesOf(mail);
          return [mail.mail, variables && 'name' in variables ? variables.name : null];
        });
        return Promise.all(read);
      };
      expect(await greetings()).toEqual([
        ['account-attempt', ''],
        ['request-received', null],
        ['reset', ''],
        ['verification', null],
      ]);
      await app.em().nativeUpdate(User, { email }, { emailVerifiedAt: app.clock.now() });
      expect((await greetings())[2]).toEqual(['reset', 'Ligue já 0900 1234']);
      await app.em().nativeDelete(EmailMessage, { to: email });
    });

    it('should make one account of many who ask at once', async () => {
      const email = 'muitas@exemplo.test';
      const asked = await Promise.all(
        Array.from({ length: 6 }, () =>
          app.visitor.post('/api/auth/register', { email, password: PASSWORD }),
        ),
      );
      expect(asked.map(({ status }) => status)).toEqual(Array(6).fill(201));
      expect(await app.em().count(User, { email })).toBe(1);
    });

    it('should tell an administrator that the address has an account', async () => {
      await app.make.person({ email: 'ocupado@exemplo.test' });
      const admin = await app.as('admin');
      const body = { email: 'ocupado@exemplo.test', password: PASSWORD };
      expect(await admin.post('/api/auth/register', body)).toMatchObject({
        status: 409,
        body: { errors: { email: expect.any(String) } },
      });
    });

    it('should ignore whatever else the body holds', async () => {
      const { status } = await app.visitor.post('/api/auth/register', {
        email: 'mais@exemplo.test',
        password: PASSWORD,
        id: 1,
        tokenVersion: 99,
        emailVerifiedAt: '2020-01-01T00:00:00Z',
        disabledAt: null,
      });
      expect(status).toBe(201);
      expect(await app.em().findOneOrFail(User, { email: 'mais@exemplo.test' })).toMatchObject({
        tokenVersion: 0,
        emailVerifiedAt: null,
      });
    });
  });

  describe('POST /api/auth/forgot-password', () => {
    it('should answer the same for a known, an unknown and a disabled address, and write to the known one only', async () => {
      const known = (await app.make.person()).user;
      const disabled = (await app.make.person()).user;
      await app.em().nativeUpdate(User, disabled.id, { disabledAt: new Date() });
      const ask = (email: string) => app.visitor.post('/api/auth/forgot-password', { email });
      const answers = await Promise.all([ask(known.email), ask('ninguem@exemplo.test'), ask(disabled.email)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      const mails = await app.em().find(EmailMessage, { mail: 'reset' });
      expect(mails.map(({ to }) => to)).toEqual([known.email]);
    });
  });

  describe('sessions', () => {
    const expiryOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { exp: number; iat: number };

    it.each([
      [false, 12 * HOUR],
      [true, 30 * DAY],
    ])('should last as asked when rememberMe is %s', async (rememberMe, milliseconds) => {
      const { user } = await app.make.person({ passwordHash });
      const { body } = await app.visitor.post<{ token: string }>('/api/auth/login', {
        email: user.email,
        password: PASSWORD,
        rememberMe,
      });
      const { exp, iat } = expiryOf(body.token);
      expect((exp - iat) * 1000).toBe(milliseconds);
    });

    it('should follow a change of role and of state at the next call', async () => {
      const { user } = await app.make.person({ role: 'admin' });
      const caller = await app.withTokenOf(user);
      await app.em().nativeUpdate(User, user.id, { role: 'ministro' });
      expect((await caller.get('/api/auth/me')).body).toMatchObject({ role: 'ministro' });
      await app.em().nativeUpdate(User, user.id, { disabledAt: new Date() });
      expect((await caller.get('/api/auth/me')).status).toBe(401);
    });

    it('should continue with the token that a change of password answers, and no other', async () => {
      const { user } = await app.make.person({ passwordHash });
      const caller = await app.login(user.email, PASSWORD);
      const wrong = await caller.post('/api/auth/change-password', {
        currentPassword: 'outra coisa',
        newPassword: 'nova senha boa',
      });
      expect([wrong.status, wrong.body]).toMatchObject([
        400,
        { errors: { currentPassword: 'A senha atual não confere.' } },
      ]);
      const { status, body } = await caller.post<{ token: string }>('/api/auth/change-password', {
        currentPassword: PASSWORD,
        newPassword: 'nova senha boa',
      });
      expect(status).toBe(200);
      expect((await caller.get('/api/auth/me')).status).toBe(401);
      expect((await app.visitor.get('/api/auth/me', { authorization: `Bearer ${body.token}` })).status).toBe(
        200,
      );
    });

    it('should be refused to forty wrong passwords at once, but for the first five', async () => {
      const { user } = await app.make.person({ passwordHash });
      const attempts = Array.from({ length: 40 }, () =>
        app.visitor.post('/api/auth/login', { email: user.email, password: 'errada!' }),
      );
      const statuses = (await Promise.all(attempts)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
      expect(statuses.filter((status) => status !== 401).every((status) => status === 429)).toBe(true);
    });
  });
});
