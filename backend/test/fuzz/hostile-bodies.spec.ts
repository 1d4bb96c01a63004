import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AuthService } from '../../src/auth/auth.service.js';
import { SessionTokensService } from '../../src/auth/session-tokens.service.js';
import { MAX_PUBLIC_BODY_BYTES } from '../../src/platform/http/bound-bodies.js';
import { TestApp } from '../support/test-app.js';
import { operationsOf } from './operations.js';

const JSON_BODY = { 'content-type': 'application/json' };
const manyNames = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('Bodies made to hold up the server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => app.stop());

  const send = (url: string, payload: string, headers: Record<string, string>) =>
    app.nest.getHttpAdapter().getInstance().inject({ method: 'POST', url, payload, headers });

  it('should be too long for every route that is open to strangers from 16 KB on', async () => {
    const payload = JSON.stringify({ text: 'x'.repeat(MAX_PUBLIC_BODY_BYTES) });
    const open = operationsOf(app).filter(({ access, method }) => access === 'public' && method === 'POST');
    expect(open.length).toBeGreaterThan(5);
    for (const { path } of open) {
      const { statusCode } = await send(path.replace(/\{\w+\}/g, '1'), payload, JSON_BODY);
      expect([path, statusCode]).toEqual([path, 413]);
    }
  });

  it.each([
    ['more names than any form has', JSON.stringify(manyNames(501))],
    ['110,000 names', JSON.stringify(manyNames(110_000))],
    ['ten thousand levels', deep(10_000)],
    ['names inside names', JSON.stringify({ a: { b: { c: manyNames(501) } } })],
    ['a million values', JSON.stringify({ list: Array.from({ length: 1_000_000 }, () => 0) })],
  ])('should be refused with %s before they are read into a form', async (_, payload) => {
    const admin = await app.as('admin');
    const login = jest.spyOn(AuthService.prototype, 'login');
    const stranger = await send('/api/auth/login', payload, JSON_BODY);
    const known = await send('/api/schedules', payload, {
      ...JSON_BODY,
      authorization: `Bearer ${admin.token}`,
    });
    for (const { statusCode } of [stranger, known]) expect([400, 413]).toContain(statusCode);
    expect(stranger.json()).toMatchObject({ message: expect.stringMatching(/^O /) });
    expect(login).not.toHaveBeenCalled();
  });

  it('should be refused as a form of another site, which browsers send without asking', async () => {
    const { statusCode, headers } = await send('/api/auth/login', 'email=a%40b.test&password=x', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(statusCode).toBe(415);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('should take the longest text that the product has', async () => {
    const admin = await app.as('admin');
    const course = await admin.post<{ id: number }>('/api/training-courses', {
      title: 'Longo',
      description: 'Um texto',
    });
    const { status } = await admin.post('/api/training-modules', {
      courseId: course.body.id,
      title: 'Módulo',
      durationMinutes: 10,
      body: 'ç'.repeat(50_000),
    });
    expect(status).toBe(201);
  });
});

describe('Ids of a list', () => {
  it('should be refused where they are no numbers', async () => {
    const app = await TestApp.start();
    const admin = await app.as('admin');
    for (const id of ['{"toString":1}', '[{"valueOf":2}]', 'true', '[[1]]'])
      expect((await admin.get(`/api/users?filter=${encodeURIComponent(`{"id":${id}}`)}`)).status).toBe(400);
    await app.stop();
  });
});

describe('The cookie of photos', () => {
  it.each([
    ['https://partilha.test', true],
    ['http://partilha.test', false],
  ])('should travel over %s by the connection that the address has', async (publicUrl, isSecure) => {
    const app = await TestApp.start({ publicUrl });
    const { user } = await app.make.person({});
    const { photoCookie } = app.nest.get(SessionTokensService).issue(user, false);
    expect(photoCookie.includes('; Secure')).toBe(isSecure);
    await app.stop();
  });
});
