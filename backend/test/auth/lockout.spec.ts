import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../src/auth/attempts.service.js';
import { OneTimeTokensService } from '../../src/auth/one-time-tokens.service.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { MINUTE } from '../../src/platform/clock.js';
import { TestApp } from '../support/test-app.js';

const PASSWORD = 'uma senha boa';
const HOME = '198.51.100.1';

const deviceCookie = (headers: Record<string, unknown>): string =>
  [headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith('partilha_device=')) as string;
const pairOf = (header: string) => header.split(';')[0]!;

describe('Nobody is locked out by somebody else', () => {
  let app: TestApp;
  let passwordHash: string;

  beforeAll(async () => {
    app = await TestApp.start({ trustedProxies: ['127.0.0.1'] });
    passwordHash = await app.nest.get(PasswordsService).hash(PASSWORD);
  });
  afterAll(() => app.stop());

  const login = (email: string, password: string, from: string, cookie = '') =>
    app.visitor.send(
      'POST',
      '/api/auth/login',
      { email, password },
      {
        'x-forwarded-for': from,
        cookie,
      },
    );

  /** A person who signed in once at home, with the cookie that this left there. */
  async function person(email: string): Promise<{ id: number; email: string; cookie: string }> {
    const { user } = await app.make.person({ email, passwordHash });
    const { status, headers } = await login(email, PASSWORD, HOME);
    expect(status).toBe(200);
    return { id: user.id, email, cookie: pairOf(deviceCookie(headers)) };
  }

  /** Ten addresses, five guesses each: the account-wide limit is reached. */
  async function attack(email: string, network = '203.0.113'): Promise<void> {
    for (let address = 1; address <= 10; address += 1)
      for (let guess = 1; guess <= 5; guess += 1)
        expect((await login(email, 'errada!', `${network}.${address}`)).status).toBe(401);
    expect((await login(email, 'errada!', `${network}.99`)).status).toBe(429);
  }

  it('should let a device in on which the account was opened before, whatever happens elsewhere', async () => {
    const { email, cookie } = await person('visada@exemplo.test');
    await attack(email);
    expect((await login(email, PASSWORD, '198.51.100.77')).status).toBe(429);
    expect((await login(email, PASSWORD, HOME, cookie)).status).toBe(200);
    // Also where the guessing happens.
    expect((await login(email, PASSWORD, '203.0.113.1', cookie)).status).toBe(200);
  });

  it('should bound the guesses on such a device by themselves', async () => {
    const { email, cookie } = await person('aparelho@exemplo.test');
    for (let i = 1; i <= LIMITS.loginOnDevice.limit; i += 1)
      expect((await login(email, 'errada!', `203.0.113.${i}`, cookie)).status).toBe(401);
    expect((await login(email, PASSWORD, HOME, cookie)).status).toBe(429);
    expect((await login(email, PASSWORD, HOME)).status).toBe(200);
    app.clock.advance(LIMITS.loginOnDevice.windowMs);
    expect((await login(email, PASSWORD, HOME, cookie)).status).toBe(200);
  });

  it('should let a new device in by the mail while the guessing goes on', async () => {
    const { id, email } = await person('sem-aparelho@exemplo.test');
    await attack(email);
    const link = new URL(await app.nest.get(OneTimeTokensService).issueNow(id, 'reset'));
    const reset = await app.visitor.post('/api/auth/reset-password', {
      token: link.searchParams.get('token'),
      password: 'outra senha boa',
    });
    await attack(email, '203.0.114');
    const cookie = pairOf(deviceCookie(reset.headers));
    expect((await login(email, 'outra senha boa', HOME, cookie)).status).toBe(200);
  });

  it('should believe no cookie but its own for that account', async () => {
    const victim = await person('vitima@exemplo.test');
    const other = await person('outra@exemplo.test');
    const { token } = await app.withTokenOf(victim);
    await attack(victim.email);
    const [head, , signature] = victim.cookie.split('.');
    const forged = Buffer.from(JSON.stringify({ type: 'device', device: 'x', accounts: [victim.id] }));
    for (const cookie of [
      other.cookie,
      `partilha_device=${token}`,
      `${head}.${forged.toString('base64url')}.${signature}`,
      'partilha_device=',
    ])
      expect([cookie, (await login(victim.email, PASSWORD, HOME, cookie)).status]).toEqual([cookie, 429]);
    const asBearer = { authorization: `Bearer ${victim.cookie.split('=')[1]}` };
    expect((await app.visitor.get('/api/auth/me', asBearer)).status).toBe(401);
  });

  it('should remember a family’s accounts on one device', async () => {
    const mother = await person('mae@exemplo.test');
    await app.make.person({ email: 'filho@exemplo.test', passwordHash });
    const { headers } = await login('filho@exemplo.test', PASSWORD, HOME, mother.cookie);
    await attack(mother.email);
    expect((await login(mother.email, PASSWORD, HOME, pairOf(deviceCookie(headers)))).status).toBe(200);
  });

  describe('one address of many people', () => {
    const HALL = '192.0.2.10';
    const { limit, windowMs } = LIMITS.loginAtAddress;
    const people = (count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => (await app.make.person({ passwordHash })).user.email),
      );

    it('should let a hundred phones in at once, after as many mistakes as one may make there', async () => {
      for (let i = 1; i < limit; i += 1)
        expect((await login(`engano${i}@exemplo.test`, 'errada!', HALL)).status).toBe(401);
      const answers = await Promise.all((await people(100)).map((email) => login(email, PASSWORD, HALL)));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      app.clock.advance(windowMs);
    });

    it('should tell no more than the limit of who guesses there at once, but let known devices in', async () => {
      const { email, cookie } = await person('do-salao@exemplo.test');
      const right = (await people(1))[0]!;
      const guesses = Array.from({ length: limit + 50 }, (_, i) =>
        login(`chute${i}@exemplo.test`, 'errada!', HALL),
      );
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(limit);
      expect(statuses.filter((status) => status === 429)).toHaveLength(50);
      expect((await login(right, PASSWORD, HALL)).status).toBe(429);
      expect((await login(email, PASSWORD, HALL, cookie)).status).toBe(200);
      app.clock.advance(windowMs);
      expect((await login(right, PASSWORD, HALL)).status).toBe(200);
    });
  });

  it('should answer every request for a link alike, send five, and leave those good', async () => {
    const { user } = await app.make.person({ passwordHash });
    const link = new URL(await app.nest.get(OneTimeTokensService).issueNow(user.id, 'reset'));
    const ask = () => app.visitor.post('/api/auth/forgot-password', { email: user.email });
    const answers = [];
    for (let i = 0; i < LIMITS.linkOfAccount.limit + 3; i += 1) {
      answers.push(await ask());
      app.clock.advance(1000);
    }
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    expect(await app.em().count(EmailMessage, { mail: 'reset', to: user.email })).toBe(5);
    const token = link.searchParams.get('token');
    expect((await app.visitor.get(`/api/auth/validate-reset-token/${token}`)).body).toMatchObject({
      valid: true,
    });
    app.clock.advance(15 * MINUTE);
    await ask();
    expect(await app.em().count(EmailMessage, { mail: 'reset', to: user.email })).toBe(6);
  });

  it('should count wrong passwords at a change of password from any address, and only those', async () => {
    const { user } = await app.make.person({ passwordHash });
    const { token } = await app.withTokenOf(user);
    const change = (currentPassword: string, newPassword: string, from: string) =>
      app.visitor.send(
        'POST',
        '/api/auth/change-password',
        { currentPassword, newPassword },
        {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': from,
        },
      );
    await attack(user.email);
    for (let i = 1; i <= 6; i += 1)
      expect(await change(PASSWORD, 'senha123', HOME)).toMatchObject({
        status: 400,
        body: { errors: { newPassword: expect.any(String) } },
      });
    for (let i = 1; i <= LIMITS.passwordInSession.limit; i += 1)
      expect((await change('errada!', 'nova senha boa', `203.0.113.${i}`)).status).toBe(400);
    expect((await change(PASSWORD, 'nova senha boa', '203.0.113.50')).status).toBe(429);
    app.clock.advance(LIMITS.passwordInSession.windowMs);
    expect((await change(PASSWORD, 'nova senha boa', HOME)).status).toBe(200);
  });
});

describe('The cookie of a device', () => {
  it.each([
    ['http://partilha.test', false],
    ['https://partilha.test', true],
  ])('should keep the cookie from scripts, other sites and other calls at %s', async (publicUrl, secure) => {
    const app = await TestApp.start({ publicUrl });
    const passwordHash = await app.nest.get(PasswordsService).hash(PASSWORD);
    const { user } = await app.make.person({ passwordHash });
    const body = { email: user.email, password: PASSWORD };
    const { headers } = await app.visitor.post('/api/auth/login', body);
    const attributes = deviceCookie(headers).split('; ').slice(1);
    expect(attributes).toEqual([
      'Path=/api/auth',
      'Max-Age=31536000',
      'HttpOnly',
      'SameSite=Strict',
      ...(secure ? ['Secure'] : []),
    ]);
    await app.stop();
  });
});
