import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { HealthService } from '../../src/health/health.service.js';
import { TestApp } from '../support/test-app.js';
import { operationsOf } from './operations.js';

const SECRET = 'select password_hash from user_account -- /srv/partilha/dist/main.js';

describe('Headers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should allow no script but the own ones, no frame, no guessing of types and no referrer', async () => {
    const refused = [
      await app.visitor.get('/api/users'),
      await app.visitor.get('/api/nada'),
      await app.visitor.get('/'),
    ];
    for (const { headers } of [await app.visitor.get('/api/health/live'), ...refused]) {
      const policy = directives(String(headers['content-security-policy']));
      expect(policy.get('script-src')).toBe("'self'");
      expect(policy.get('default-src')).toBe("'self'");
      expect(policy.get('object-src')).toBe("'none'");
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect(policy.get('base-uri')).toBe("'self'");
      expect(policy.get('form-action')).toBe("'self'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  it('should spare data what protects documents from others beside them', async () => {
    const { headers } = await app.visitor.get('/api/settings/public');
    expect(Object.keys(headers).sort()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
    ]);
  });

  it('should let nobody store an answer, given or refused', async () => {
    const admin = await app.as('admin');
    for (const { method, path } of operationsOf(app).filter(({ streams }) => !streams)) {
      for (const caller of [admin, app.visitor]) {
        const { headers } = await caller.send(method, path.replace(/\{\w+\}/g, '987654321'));
        expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
      }
    }
    expect((await app.visitor.get('/api/news/%')).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('should open the API to no other origin', async () => {
    const http = app.nest.getHttpAdapter().getInstance();
    const origin = 'https://outra.test';
    const asked = await app.visitor.get('/api/settings/public', { origin });
    const preflight = await http.inject({
      method: 'OPTIONS',
      url: '/api/auth/login',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.statusCode).toBe(404);
    for (const headers of [asked.headers, preflight.headers])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('A fault of the server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  afterEach(() => void Reflect.deleteProperty(app.nest.get(HealthService, { strict: false }), 'ready'));

  it.each<[string, Error]>([
    ['an error', new Error(SECRET)],
    [
      'an error of the database',
      Object.assign(new Error(SECRET), { code: '42P01', detail: SECRET, table: 'user_account' }),
    ],
    ['one with a status', Object.assign(new Error(SECRET), { statusCode: 502 })],
  ])('should show its request id and nothing else, thrown as %s', async (_, thrown) => {
    app.nest.get(HealthService, { strict: false }).ready = () => {
      throw thrown;
    };
    const { status, body } = await app.visitor.get<{ requestId: string }>('/api/health/ready');
    expect(status).toBe(500);
    expect(body).toEqual({
      statusCode: 500,
      code: 'internal',
      message: `Algo deu errado do nosso lado. Tente novamente e, se continuar, informe o código ${body.requestId}.`,
      requestId: expect.stringMatching(/^\S+$/),
    });
  });
});

describe('X-Forwarded-For', () => {
  const EMAIL = 'ana@exemplo.test';

  /** Wrong passwords for one account, each as from another address. @returns the last answer's status. */
  async function guesses(app: TestApp, count: number): Promise<number> {
    const http = app.nest.getHttpAdapter().getInstance();
    let status = 0;
    for (let i = 1; i <= count; i += 1) {
      const { statusCode } = await http.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: {
          'x-forwarded-for': `203.0.113.${i}`,
          'x-real-ip': `203.0.113.${i}`,
          forwarded: `for=203.0.113.${i}`,
        },
        payload: { email: EMAIL, password: 'errada' },
      });
      status = statusCode;
    }
    return status;
  }

  it('should not be believed from anybody', async () => {
    const app = await TestApp.start();
    expect(await guesses(app, 5)).toBe(401);
    expect(await guesses(app, 6)).toBe(429);
    await app.stop();
  });

  it('should not be believed from a proxy that is not trusted', async () => {
    const app = await TestApp.start({ trustedProxies: ['192.0.2.0/24'] });
    expect(await guesses(app, 6)).toBe(429);
    await app.stop();
  });

  it('should be believed from a trusted proxy', async () => {
    const app = await TestApp.start({ trustedProxies: ['127.0.0.1'] });
    expect(await guesses(app, 6)).toBe(401);
    await app.stop();
  });
});

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')] as const;
    }),
  );
}
