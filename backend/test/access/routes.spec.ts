import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import type { AccessRule } from '../../src/platform/access/access.decorator.js';
import { can, ROLES, type Permission, type Role } from '../../src/platform/access/permissions.js';
import { describeApi } from '../../src/openapi.js';
import { User } from '../../src/accounts/user.entity.js';
import { UserSession } from '../../src/auth/user-session.entity.js';
import { Setting } from '../../src/platform/settings/setting.entity.js';
import { Caller, TestApp } from '../support/test-app.js';

const MATRIX = path.join(import.meta.dirname, 'routes.json');
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  rule: AccessRule;
}

/** Every route of the API with what it demands; ids become one that no record has. */
function routesOf(app: TestApp): Route[] {
  return Object.entries(describeApi(app.nest).paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as { 'x-access'?: AccessRule; operationId?: string } | undefined;
      if (!operation) return [];
      if (!operation['x-access']) throw new Error(`${method} ${path} declares no access`);
      return [{ method: method.toUpperCase() as Route['method'], path, rule: operation['x-access'] }];
    }),
  );
}

const urlOf = (route: Route) => route.path.replace(/\{[^}]+\}/g, '987654321');

describe('Access to every route', () => {
  let app: TestApp;
  let routes: Route[];
  const people = new Map<Role, User>();

  beforeAll(async () => {
    app = await TestApp.start();
    routes = routesOf(app);
    for (const role of ROLES)
      people.set(role, (await app.make.person({ role, email: `${role}@exemplo.test` })).user);
  });
  afterAll(() => app.stop());

  /** A caller of the role whose session is fresh, whatever earlier calls did to the account. */
  async function caller(role: Role): Promise<Caller> {
    const em = app.em();
    const user = await em.findOneOrFail(User, people.get(role)!.id);
    return app.withTokenOf(user);
  }

  it('should be as the checked-in matrix says', () => {
    const actual = Object.fromEntries(routes.map(({ method, path, rule }) => [`${method} ${path}`, rule]));
    if (process.env.UPDATE_ROUTES) writeFileSync(MATRIX, `${JSON.stringify(actual, null, 2)}\n`);
    expect(actual).toEqual(JSON.parse(readFileSync(MATRIX, 'utf8')));
  });

  it('should be refused with 401 to every false session', async () => {
    const user = people.get('admin')!;
    const jwt = app.nest.get(JwtService);
    const sessionOf = async (owner: { id: number; email: string }) => {
      const { token } = await app.openSession(owner);
      return jwt.decode<{ session: number }>(token).session;
    };
    const person = { sub: String(user.id), version: user.tokenVersion, type: 'session' };
    const payload = { ...person, session: await sessionOf(user) };
    const now = Math.floor(Date.now() / 1000);
    const disabled = await app.make.person({ role: 'admin' });
    await app.em().nativeUpdate(User, disabled.user.id, { disabledAt: new Date() });
    const ended = await sessionOf(user);
    await app.em().nativeDelete(UserSession, ended);
    const unsigned = (header: object) =>
      [header, { ...payload, aud: 'partilha', exp: now + 3600 }]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
    const forged = unsigned({ alg: 'HS256', typ: 'JWT' });
    const falseTokens: Record<string, string | null> = {
      none: null,
      garbage: 'garbage',
      expired: jwt.sign({ ...payload, iat: now - 7200, exp: now - 3600 }),
      'alg none': `${unsigned({ alg: 'none', typ: 'JWT' })}.`,
      'wrong key': `${forged}.${createHmac('sha256', 'another key').update(forged).digest('base64url')}`,
      'old version': jwt.sign({ ...payload, version: user.tokenVersion - 1 }, { expiresIn: 3600 }),
      'without session': jwt.sign(person, { expiresIn: 3600 }),
      'session of another': jwt.sign(
        { ...person, session: await sessionOf(people.get('ministro')!) },
        { expiresIn: 3600 },
      ),
      'ended session': jwt.sign({ ...person, session: ended }, { expiresIn: 3600 }),
      'photo cookie as bearer': jwt.sign({ ...payload, type: 'photos' }, { expiresIn: 3600 }),
      'disabled account': (await app.withTokenOf(disabled.user)).token,
      'other audience': jwt.sign(payload, { expiresIn: 3600, audience: 'elsewhere' }),
    };
    const wrong: string[] = [];
    for (const route of routes.filter(({ rule }) => rule !== 'public')) {
      for (const [name, token] of Object.entries(falseTokens)) {
        const { status } = await new Caller(app, token).send(route.method, urlOf(route));
        if (status !== 401) wrong.push(`${route.method} ${route.path} with ${name}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('should follow the permission table for every role', async () => {
    const wrong: string[] = [];
    for (const route of routes) {
      for (const role of ROLES) {
        const { status } = await (await caller(role)).send(route.method, urlOf(route));
        const allowed = route.rule === 'public' || can(role, route.rule);
        const refused = status === 401 || status === 403;
        const loginRefusal = route.rule === 'public' && status === 401;
        if (!loginRefusal && (allowed ? refused : status !== 403))
          wrong.push(`${route.method} ${route.path} as ${role}: ${status}`);
        if (status >= 500) wrong.push(`${route.method} ${route.path} as ${role}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('should be refused for want of consent, but for what is needed to give it or to leave', async () => {
    // Before the parish has a name, its administrator has nobody to agree with.
    await app.em().insert(Setting, { name: 'parishName', value: 'Paróquia São Bento' });
    const open: string[] = [];
    for (const { method, path, rule } of routes.filter(({ rule }) => rule !== 'public')) {
      const role = ROLES.find((one) => can(one, rule as Permission))!;
      const caller = await app.as(role, { agrees: false });
      const { status, body } = await caller.send<{ code: string; message: string }>(method, path);
      if (status !== 403) open.push(`${method} ${path}`);
      else expect(body).toMatchObject({ code: 'consent-required', message: expect.stringMatching(/^Antes/) });
    }
    expect(open).toEqual([
      'GET /api/auth/me',
      'GET /api/user/me',
      'POST /api/auth/logout',
      'GET /api/privacy/consent',
      'POST /api/privacy/consent',
      'GET /api/privacy/export',
      'GET /api/privacy/written',
      'POST /api/privacy/erase',
    ]);
    const unconsenting = await app.as('admin', { agrees: false });
    const account = { email: 'nova@exemplo.test', password: 'girassol amarelo', role: 'admin' };
    expect(await unconsenting.post('/api/auth/register', account)).toMatchObject({
      status: 403,
      body: { code: 'consent-required' },
    });
    expect(await app.em().count(User, { email: account.email })).toBe(0);
  });

  it('should not be passed by another spelling of the address', async () => {
    const minister = await caller('ministro');
    const admin = ['/api/users', '/api/audit-events', '/api/emails'];
    const spellings = (url: string) => [
      `/${url}`,
      url.replace('/api/', '/api//'),
      `${url}/`,
      `${url}?x=/api/health/live`,
      url.replace('/api/', '/api/%2e/'),
      url.replace('/api/', '/api/health/../'),
      url.replace('api', 'API'),
      `/api/health/live/..%2f..%2f${url.slice(5)}`,
      `${url};/api/health/live`,
    ];
    for (const url of admin.flatMap(spellings)) {
      expect([url, [401, 403, 404, 400].includes((await minister.get(url)).status)]).toEqual([url, true]);
    }
  });
});
