import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { MINUTE } from '../../src/platform/clock.js';
import { TestApp } from '../support/test-app.js';

describe('POST /api/auth/login', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    const passwordHash = await app.nest.get(PasswordsService).hash('uma senha boa');
    await app.make.person({ email: 'ana@exemplo.test', passwordHash });
  });
  afterAll(() => app.stop());

  it('should answer a token that opens the API', async () => {
    const ana = await app.login('Ana@Exemplo.Test', 'uma senha boa');
    const { status, body } = await ana.get('/api/auth/me');
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'ana@exemplo.test', role: 'ministro' });
  });

  it('should answer the same to a wrong password and to an unknown address', async () => {
    const wrong = await app.visitor.post('/api/auth/login', {
      email: 'ana@exemplo.test',
      password: 'errada!',
    });
    const unknown = await app.visitor.post('/api/auth/login', {
      email: 'ninguem@exemplo.test',
      password: 'errada!',
    });
    expect(wrong.status).toBe(401);
    expect({ ...(unknown.body as object), requestId: '' }).toEqual({
      ...(wrong.body as object),
      requestId: '',
    });
  });

  it('should refuse the sixth wrong password within five minutes, and let the owner in after them', async () => {
    const attempt = () =>
      app.visitor.post('/api/auth/login', { email: 'lia@exemplo.test', password: 'errada!' });
    for (let i = 0; i < 5; i += 1) expect((await attempt()).status).toBe(401);
    const refused = await attempt();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    app.clock.advance(5 * MINUTE + 1000);
    expect((await attempt()).status).toBe(401);
  });

  it('should name the field that is wrong, in Portuguese', async () => {
    const { status, body } = await app.visitor.post('/api/auth/login', { email: 'x' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: { email: expect.stringContaining('E-mail'), password: expect.stringContaining('Senha') },
    });
  });
});
