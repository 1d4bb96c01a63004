import { ECDH } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PushSenderService } from '../../src/channels/push-sender.service.js';
import { vapidKeysOf } from '../../src/channels/vapid-keys.js';
import { UserSession } from '../../src/auth/user-session.entity.js';
import { HOUR } from '../../src/platform/clock.js';
import { PushBrowser, senderOf } from '../support/push-browser.js';
import { RecordingServer } from '../support/recording-server.js';
import { TestApp, type Caller } from '../support/test-app.js';

const MESSAGE = {
  emailId: 17,
  mail: 'duty-reminder',
  title: 'Você serve amanhã',
  text: 'Domingo, 6 de dezembro, 8h, Missa dominical. Você vem?',
  link: '/my-schedule',
  dedupeKey: 'duty-reminder:17',
  urgent: false,
} as const;

describe('Notices on devices', () => {
  let app: TestApp;
  let service: RecordingServer;
  let person: Caller & { userId: number };
  let phone: PushBrowser;

  beforeAll(async () => {
    service = await RecordingServer.start();
    app = await TestApp.start({ privatePushServices: true });
  });
  afterAll(async () => {
    await app.stop();
    await service.stop();
  });
  beforeEach(async () => {
    service.forget();
    service.willAnswer({ status: 201 });
    person = await app.as('ministro');
    phone = new PushBrowser(`${service.url}/send/${person.userId}`);
    await subscribe(person, phone);
  });

  const subscribe = async (caller: Caller, browser: PushBrowser) => {
    const { status } = await caller.put('/api/push/subscription', browser.subscription);
    expect(status).toBe(200);
  };
  const send = ({ urgent = false, to = person } = {}) =>
    app.nest.get(PushSenderService).deliver({ ...MESSAGE, recipientUserId: to.userId, urgent });
  const sessions = async (caller: Caller) =>
    (await caller.get<{ current: boolean; receivesPush: boolean }[]>('/api/auth/sessions')).body;
  const again = async () => app.withTokenOf({ id: person.userId, email: 'ignored' });

  it('should reach the device encrypted for it alone, signed with the key that browsers were given', async () => {
    expect(await send()).toBe(true);
    const [request] = service.requests;
    expect(phone.read(request!)).toEqual({
      title: MESSAGE.title,
      text: MESSAGE.text,
      path: '/my-schedule',
      tag: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(request!.body.includes('dezembro')).toBe(false);
    expect(request!.headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    });
    const { publicKey, claims } = senderOf(request!);
    expect(publicKey).toBe((await person.get<{ publicKey: string }>('/api/push/key')).body.publicKey);
    expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:nao-responda@partilha.local' });
    const stranger = new PushBrowser(phone.endpoint);
    expect(() => stranger.read(request!)).toThrow();
  });

  it('should name the contact of the parish to push services', async () => {
    const admin = await app.as('admin');
    await admin.put('/api/settings', { dpoContact: 'Secretaria: dados@paroquia.example' });
    await send({ urgent: true });
    expect(senderOf(service.requests[0]!).claims.sub).toBe('mailto:dados@paroquia.example');
    expect(service.requests[0]!.headers.urgency).toBe('high');
    await admin.put('/api/settings', { dpoContact: '' });
  });

  it('should reach every device on which the person is signed in, and tell which these are', async () => {
    const second = await again();
    expect(await sessions(second)).toMatchObject([
      { current: true, receivesPush: false },
      { current: false, receivesPush: true },
    ]);
    await subscribe(second, new PushBrowser(`${service.url}/send/second`));
    await send();
    expect(service.requests.map(({ path }) => path).sort()).toEqual(
      [`/send/${person.userId}`, '/send/second'].sort(),
    );
  });

  describe('A subscription', () => {
    it.each<[string, () => Promise<unknown>]>([
      ['is taken back', () => person.delete('/api/push/subscription')],
      ['signs out', () => person.post('/api/auth/logout')],
      ['signs out everywhere', () => person.delete('/api/auth/sessions')],
      [
        'is signed out elsewhere',
        async () => {
          const { id } = await app.em().findOneOrFail(UserSession, { user: person.userId });
          await (await again()).delete(`/api/auth/sessions/${id}`);
        },
      ],
    ])('should end when the device %s', async (_, end) => {
      await end();
      expect(await send()).toBe(false);
      expect(service.requests).toEqual([]);
    });

    it('should end with its session’s time', async () => {
      const start = app.clock.now();
      app.clock.advance(13 * HOUR);
      expect(await send()).toBe(false);
      app.clock.set(start);
    });

    it('should pass to whoever uses the browser next', async () => {
      const other = await app.as('ministro');
      await subscribe(other, phone);
      expect(await send()).toBe(false);
      expect(await send({ to: other })).toBe(true);
    });

    it.each([404, 410, 403])('should be forgotten when the push service answers %d', async (status) => {
      service.willAnswer({ status });
      expect(await send()).toBe(false);
      expect(await send()).toBe(false);
      expect(service.requests).toHaveLength(1);
      expect(await sessions(person)).toMatchObject([{ receivesPush: false }]);
    });

    it('should stay when a notice is refused', async () => {
      service.willAnswer({ status: 413 }, { status: 201 });
      expect(await send()).toBe(false);
      expect(await send()).toBe(true);
    });
  });

  it('should ask to be tried again when the service is busy, broken or away', async () => {
    service.willAnswer({ status: 429, headers: { 'retry-after': '120' } });
    await expect(send()).rejects.toMatchObject({ reason: 'push 429', pauseMs: 120_000 });
    service.willAnswer({ status: 503 });
    await expect(send()).rejects.toMatchObject({ reason: 'push 503', pauseMs: 0 });
    const away = await RecordingServer.start();
    await subscribe(person, new PushBrowser(`${away.url}/send/away`));
    await away.stop();
    await expect(send()).rejects.toMatchObject({ reason: 'push ECONNREFUSED' });
  });

  it('should not wait for a service that does not answer', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1));
    service.willAnswer('hang');
    await expect(send()).rejects.toMatchObject({ reason: 'push ABORT_ERR' });
    expect(spy).toHaveBeenCalledWith(20_000);
    spy.mockRestore();
  });

  it('should count as sent when one device has it, however busy the service of another is', async () => {
    await subscribe(await again(), new PushBrowser(`${service.url}/send/second`));
    service.willAnswer({ status: 503 }, { status: 201 });
    expect(await send()).toBe(true);
  });

  it('should refuse keys with which nothing can be encrypted', async () => {
    const { endpoint, keys } = phone.subscription;
    const compressed = ECDH.convertKey(
      keys.p256dh,
      'prime256v1',
      'base64url',
      'base64url',
      'compressed',
    ) as string;
    const offCurve = Buffer.alloc(65, 4).toString('base64url');
    for (const wrong of [
      { p256dh: 'AAAA' },
      { p256dh: compressed },
      { p256dh: offCurve },
      { auth: 'AAAA' },
    ]) {
      const { status, body } = await person.put<{ message: string }>('/api/push/subscription', {
        endpoint,
        keys: { ...keys, ...wrong },
      });
      expect(status).toBe(400);
      expect(body.message).toMatch(/^Este navegador não deu um endereço/);
    }
    expect(await sessions(person)).toMatchObject([{ receivesPush: true }]);
  });
});

describe('Push services', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should be of the public web', async () => {
    const person = await app.as('ministro');
    const { subscription } = new PushBrowser('');
    for (const endpoint of [
      'http://push.example/a',
      'https://127.0.0.1/a',
      'https://10.0.0.1/a',
      'https://postgres/a',
    ])
      expect((await person.put('/api/push/subscription', { ...subscription, endpoint })).status).toBe(400);
    const allowed = { ...subscription, endpoint: 'https://push.example/a' };
    expect((await person.put('/api/push/subscription', allowed)).status).toBe(200);
  });

  it('should not be reached where their name leads into the server’s own network', async () => {
    const person = await app.as('ministro');
    const subscription = new PushBrowser('https://localhost/a').subscription;
    const [session] = await app.em().find(UserSession, { user: person.userId });
    await app.em().nativeUpdate(UserSession, session!.id, {
      pushEndpoint: subscription.endpoint,
      pushKeys: subscription.keys,
    });
    await expect(
      app.nest.get(PushSenderService).deliver({ ...MESSAGE, recipientUserId: person.userId }),
    ).rejects.toMatchObject({
      reason: 'push ENOTPUBLIC',
    });
  });

  it('should know every process of a parish by one key, and another parish by another', () => {
    expect(vapidKeysOf('one secret')).toEqual(vapidKeysOf('one secret'));
    expect(vapidKeysOf('one secret')).not.toEqual(vapidKeysOf('another secret'));
  });
});
