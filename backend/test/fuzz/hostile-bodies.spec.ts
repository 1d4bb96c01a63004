import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AuthService } from '../../src/auth/auth.service.js';
import { MAX_BODY_BYTES, MAX_PUBLIC_BODY_BYTES } from '../../src/platform/http/bound-bodies.js';
import { TestApp } from '../support/test-app.js';
import { operationsOf } from './operations.js';

const JSON_BODY = { 'content-type': 'application/json' };
const manyNames = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** What goes on and on in a body. */
const ENDLESS = 'never ends ';
/** What the system keeps between two sockets of one machine before a sender has to wait. */
const IN_FLIGHT_BYTES = 8_000_000;

/** Sends a body until there is an answer; says how much of it left. */
async function sendWithoutEnd(url: URL): Promise<{ status: number; bytes: number }> {
  const request = http.request(url, { method: 'POST', agent: false, headers: JSON_BODY });
  const answered = new Promise<number>((resolve) => {
    request.on('response', (response) => resolve(response.statusCode!));
    // The server ends the connection while the sender still writes.
    request.on('error', () => undefined);
  });
  const piece = ENDLESS.repeat(1_000);
  let bytes = 0;
  let status: number | null = null;
  void answered.then((code) => (status = code));
  request.write('{"email":"');
  while (status === null) {
    bytes += piece.length;
    if (!request.write(piece)) await Promise.race([once(request, 'drain'), answered]);
    else await new Promise((resolve) => setImmediate(resolve));
  }
  request.destroy();
  return { status, bytes };
}

/** What comes back before the connection ends, or the first line of it. */
function rawAnswer(host: string, port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, host, () => socket.write(text));
    let answer = '';
    socket.on('data', (part: Buffer) => {
      answer += part.toString();
      socket.destroy();
    });
    socket.on('error', (error) => (answer === '' ? reject(error) : undefined));
    socket.on('close', () => resolve(answer.split('\r\n')[0]!));
  });
}

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

  it.each([
    ['300,000 names', JSON.stringify(manyNames(300_000))],
    ['names inside lists', JSON.stringify({ list: [manyNames(501)] })],
    ['names after a text with marks', JSON.stringify({ text: '\\"{[,:', ...manyNames(500) })],
    ['a million empty objects', `{"list":[${'{},'.repeat(1_000_000)}{}]}`],
    ['600,000 levels', deep(600_000)],
  ])('should be refused with %s without parsing them, where a table may be sent', async (_, payload) => {
    const parse = jest.spyOn(JSON, 'parse');
    const admin = await app.as('admin');
    const known = { ...JSON_BODY, authorization: `Bearer ${admin.token}` };
    for (const headers of [JSON_BODY, known]) {
      const { statusCode } = await send('/api/imports/people', payload, headers);
      expect(statusCode).toBe(headers === known ? 400 : 401);
    }
    expect(parse.mock.calls.filter(([text]) => text === payload)).toEqual([]);
  });

  it('should not be read from who has no session, where a table may be sent', async () => {
    const payload = JSON.stringify({ text: 'x'.repeat(MAX_BODY_BYTES + 1) });
    const parse = jest.spyOn(JSON, 'parse');
    const ended = await app.as('coordenador');
    await ended.post('/api/auth/logout', {});
    for (const token of ['', 'false', ended.token])
      for (const path of ['people', 'people/preview', 'rosters', 'rosters/preview', 'text']) {
        const headers = { ...JSON_BODY, authorization: `Bearer ${token}` };
        expect((await send(`/api/imports/${path}`, payload, headers)).statusCode).toBe(401);
      }
    expect(parse.mock.calls.filter(([text]) => text === payload)).toEqual([]);
  });

  it('should be taken where its marks stand in a text', async () => {
    const admin = await app.as('admin');
    const description = '"{[:,]}\\'.repeat(200);
    const { body } = await admin.post<{ description: string }>('/api/training-courses', {
      title: 'Marcas',
      description,
    });
    expect(body.description).toBe(description);
  });

  it('should be read no further than its limit, whatever is sent on, and never parsed', async () => {
    const address = await app.nest.listen(0, '127.0.0.1').then(() => app.nest.getUrl());
    const parse = jest.spyOn(JSON, 'parse');
    const open = operationsOf(app).filter(({ access, method }) => access === 'public' && method === 'POST');
    for (const { path } of open) {
      const url = new URL(path.replace(/\{\w+\}/g, '1'), address);
      const { status, bytes } = await sendWithoutEnd(url);
      expect([path, status]).toEqual([path, 413]);
      expect(bytes).toBeLessThan(MAX_PUBLIC_BODY_BYTES + IN_FLIGHT_BYTES);
    }
    expect(parse.mock.calls.filter(([text]) => text.includes(ENDLESS))).toEqual([]);
  });

  it('should be refused as well where they are addresses, headers or cookies', async () => {
    const { address, port } = app.nest.getHttpServer().address() as AddressInfo;
    const long = 'a'.repeat(100_000);
    const tries = [
      `GET /api/validate-schedule-name/${long} HTTP/1.1\r\n`,
      `GET /api/calendar/today?filter=${long} HTTP/1.1\r\n`,
      `GET /api/calendar/today HTTP/1.1\r\nCookie: partilha_device=${long}\r\n`,
      `GET /api/calendar/today HTTP/1.1\r\nAuthorization: Bearer ${long}\r\n`,
      `GET /api/calendar/today HTTP/1.1\r\n${'A: a\r\n'.repeat(20_000)}`,
    ];
    for (const request of tries) {
      const answer = await rawAnswer(address, port, `${request}Host: partilha.test\r\n\r\n`);
      expect([request.slice(0, 60), answer]).toEqual([
        request.slice(0, 60),
        expect.stringMatching(/^HTTP\/1.1 4\d\d/),
      ]);
    }
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
    const { photoCookie } = await app.openSession(user);
    expect(photoCookie.includes('; Secure')).toBe(isSecure);
    await app.stop();
  });
});
