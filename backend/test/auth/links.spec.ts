import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OneTimeTokensService } from '../../src/auth/one-time-tokens.service.js';
import type { TokenPurpose } from '../../src/auth/one-time-token.entity.js';
import { DAY } from '../../src/platform/clock.js';
import { User } from '../../src/accounts/user.entity.js';
import { TestApp } from '../support/test-app.js';

describe('One-time links', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  async function tokenFor(userId: number, purpose: TokenPurpose): Promise<string> {
    const link = await app.nest.get(OneTimeTokensService).issueNow(userId, purpose);
    return new URL(link).searchParams.get('token')!;
  }

  it('should point to the configured address, whatever host the request names', async () => {
    const { user } = await app.make.person();
    const link = await app.nest.get(OneTimeTokensService).issueNow(user.id, 'setup');
    expect(link).toMatch(/^http:\/\/partilha\.test\/setup-password\?token=[\w-]{43}$/);
  });

  it('should let exactly one of fifty simultaneous uses succeed', async () => {
    const { user } = await app.make.person();
    const token = await tokenFor(user.id, 'setup');
    const uses = Array.from({ length: 50 }, (_, i) =>
      app.visitor.post('/api/auth/setup-password', { token, password: `senha numero ${i}` }),
    );
    const statuses = (await Promise.all(uses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(49);
  });

  it('should set a password with which the person gets in, and end older sessions and links', async () => {
    const { user } = await app.make.person();
    const before = await app.withTokenOf(user);
    const [token, older] = [await tokenFor(user.id, 'reset'), await tokenFor(user.id, 'reset')];
    expect((await app.visitor.get(`/api/auth/validate-reset-token/${token}`)).body).toMatchObject({
      valid: true,
    });
    const set = await app.visitor.post('/api/auth/reset-password', { token, password: 'outra senha' });
    expect([set.status, set.body]).toEqual([
      200,
      { message: 'Senha redefinida com sucesso', email: user.email },
    ]);
    expect((await before.get('/api/auth/me')).status).toBe(401);
    expect((await app.visitor.get(`/api/auth/validate-reset-token/${older}`)).body).toEqual({
      valid: false,
      message: 'Token expirado ou já utilizado.',
    });
    await expect(app.login(user.email, 'outra senha')).resolves.toBeDefined();
  });

  it('should end after 24 hours', async () => {
    const { user } = await app.make.person();
    const token = await tokenFor(user.id, 'setup');
    app.clock.advance(DAY - 1000);
    expect((await app.visitor.get(`/api/auth/validate-token/${token}`)).body).toMatchObject({ valid: true });
    app.clock.advance(2000);
    expect((await app.visitor.get(`/api/auth/validate-token/${token}`)).body).toMatchObject({ valid: false });
    const { status } = await app.visitor.post('/api/auth/setup-password', {
      token,
      password: 'uma senha boa',
    });
    expect(status).toBe(400);
  });

  it('should serve the purpose for which they were made only', async () => {
    const { user } = await app.make.person();
    const token = await tokenFor(user.id, 'reset');
    expect(
      (await app.visitor.post('/api/auth/setup-password', { token, password: 'uma senha boa' })).status,
    ).toBe(400);
    expect((await app.visitor.get(`/api/auth/validate-token/${token}`)).body).toMatchObject({ valid: false });
  });

  it.each([
    '12345',
    'senha123',
    'Senha123',
    'Senha@123',
    's3nh4123',
    '$enha!',
    'jesus123',
    'jesuscristo1',
    'iloveyou1',
    'santuario2026',
    'Santuário 2026!',
    '123456789',
    'aaaaaaaa',
    'lurdes.castanheira@exemplo.test',
    'lurdes.castanheira',
    'Castanheira1',
    'lurdes castanheira',
    'LurdesPrado2026',
  ])('should refuse the password %s in Portuguese and leave the link usable', async (password) => {
    await app.em().nativeDelete(User, { email: 'lurdes.castanheira@exemplo.test' });
    const { user } = await app.make.person({
      name: 'Lurdes Castanheira do Prado',
      email: 'lurdes.castanheira@exemplo.test',
    });
    const token = await tokenFor(user.id, 'setup');
    const { status, body } = await app.visitor.post('/api/auth/setup-password', { token, password });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { password: expect.stringMatching(/senha/i) } });
    expect((await app.visitor.get(`/api/auth/validate-token/${token}`)).body).toMatchObject({
      valid: true,
    });
  });

  it.each([
    'x7#kQp',
    'gato-azul',
    'jesus83920485720',
    'andorinha de verão',
    'çãoéêz',
    'a'.repeat(64) + 'b'.repeat(64),
  ])('should take the password %s', async (password) => {
    const { user } = await app.make.person();
    const token = await tokenFor(user.id, 'setup');
    expect((await app.visitor.post('/api/auth/setup-password', { token, password })).status).toBe(200);
    await expect(app.login(user.email, password)).resolves.toBeDefined();
  });

  it('should leave no usable token in the database', async () => {
    const { user } = await app.make.person();
    const token = await tokenFor(user.id, 'reset');
    const rows = await app
      .em()
      .getConnection()
      .execute(`select row_to_json(t)::text as text from one_time_token t`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('should confirm the mailbox of a self-made account', async () => {
    const made = await app.visitor.post<{ user: { id: number } }>('/api/auth/register', {
      email: 'nova@exemplo.test',
      password: 'uma senha boa',
    });
    const token = await tokenFor(made.body.user.id, 'verify');
    expect((await app.visitor.post('/api/auth/verify-email', { token })).status).toBe(200);
    expect((await app.em().findOneOrFail(User, made.body.user.id)).emailVerifiedAt).not.toBeNull();
  });
});
