import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CommunityPostResponse } from '../../src/messages/community-posts.dto.js';
import type { NotificationResponse } from '../../src/messages/inbox.dto.js';
import { InboxService } from '../../src/messages/inbox.service.js';
import type { PersonalMessageResponse } from '../../src/messages/personal-messages.dto.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { PersonalMessage } from '../../src/messages/personal-message.entity.js';
import { HOUR } from '../../src/platform/clock.js';
import { User } from '../../src/accounts/user.entity.js';
import { TestApp, type Caller } from '../support/test-app.js';

type Person = Awaited<ReturnType<TestApp['as']>>;

const TEXT = { subject: 'Troca de horário', body: 'Consigo servir às 10h.' };

describe('Messages', () => {
  let app: TestApp;
  let minister: Person;
  let other: Person;
  let coordinator: Person;
  let rector: Person;
  let admin: Person;

  beforeAll(async () => {
    app = await TestApp.start();
    minister = await app.as('ministro');
    other = await app.as('ministro');
    coordinator = await app.as('coordenador');
    rector = await app.as('reitor');
    admin = await app.as('admin');
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.em().nativeDelete(PersonalMessage, {});
    await app.em().nativeDelete(Notification, {});
  });

  const received = async (caller: Caller, query = '') =>
    (await caller.get<PersonalMessageResponse[]>(`/api/personal-messages${query}`)).body;

  describe('personal messages', () => {
    it('should reach every coordinator and administrator, and nobody else', async () => {
      const disabled = await app.as('admin');
      await app.em().nativeUpdate(User, disabled.userId, { disabledAt: app.clock.now() });
      const { status, body } = await minister.post('/api/personal-messages', {
        ...TEXT,
        toCoordination: true,
      });
      expect([status, body]).toEqual([201, { message: 'Mensagem enviada', recipients: 2 }]);
      for (const caller of [coordinator, admin])
        expect(await received(caller)).toMatchObject([{ ...TEXT, isRead: false }]);
      expect(await received(rector)).toEqual([]);
      expect(await received(minister)).toEqual([]);
    });

    it('should be told to each of many by a mail of their own', async () => {
      await app.em().nativeDelete(EmailMessage, {});
      const { body } = await coordinator.post<{ recipients: number }>('/api/personal-messages', {
        ...TEXT,
        toEveryone: true,
      });
      const mails = await app.em().find(EmailMessage, { mail: 'message-received' });
      expect(new Set(mails.map(({ user }) => user?.id)).size).toBe(body.recipients);
      const sources = app.nest.get(MailsService, { strict: false });
      for (const mail of mails) expect(await sources.variablesOf(mail)).not.toBeNull();
    });

    it('should be told by mail too, until it is read', async () => {
      await app.em().nativeDelete(EmailMessage, {});
      await coordinator.post('/api/personal-messages', { ...TEXT, recipientId: minister.userId });
      const [mail, ...others] = await app.em().find(EmailMessage, { mail: 'message-received' });
      expect([mail?.user?.id, others]).toEqual([minister.userId, []]);
      const variables = () => app.nest.get(MailsService, { strict: false }).variablesOf(mail!);
      const [{ id }] = (await received(minister)) as [PersonalMessageResponse];
      expect(await variables()).toMatchObject({
        title: TEXT.subject,
        text: TEXT.body,
        link: expect.stringMatching(/\/messages\?tab=pessoais$/),
      });
      await minister.post(`/api/personal-messages/${id}/read`);
      expect(await variables()).toBeNull();
    });

    it('should not reach the coordinator who writes to the coordination', async () => {
      await coordinator.post('/api/personal-messages', { ...TEXT, toCoordination: true });
      expect(await received(coordinator)).toEqual([]);
      expect(await received(admin)).toHaveLength(1);
    });

    it('should let overseers write to anybody and ministers to the coordination alone', async () => {
      const to = { ...TEXT, recipientId: minister.userId };
      for (const caller of [coordinator, rector, admin])
        expect((await caller.post('/api/personal-messages', to)).status).toBe(201);
      expect(await received(minister)).toHaveLength(3);
      expect((await other.post('/api/personal-messages', to)).status).toBe(403);
      expect(await received(minister)).toHaveLength(3);
    });

    it('should let the coordination, and nobody else, write to everybody', async () => {
      const to = { ...TEXT, toEveryone: true };
      const { status, body } = await coordinator.post<{ recipients: number }>('/api/personal-messages', to);
      expect(status).toBe(201);
      expect(body.recipients).toBeGreaterThanOrEqual(4);
      for (const caller of [minister, other, rector]) expect(await received(caller)).toHaveLength(1);
      expect(await received(coordinator)).toEqual([]);
      for (const caller of [minister, rector])
        expect((await caller.post('/api/personal-messages', to)).status).toBe(403);
    });

    it.each([
      ['nobody', {}],
      ['nobody, in so many words', { recipientId: null, toCoordination: false }],
      ['somebody and the coordination', { recipientId: 1, toCoordination: true }],
      ['somebody who does not exist', { recipientId: 987654 }],
    ])('should refuse to write to %s', async (_, to) => {
      const { status, body } = await coordinator.post('/api/personal-messages', { ...TEXT, ...to });
      expect([status, body]).toMatchObject([
        400,
        { errors: { recipientId: expect.stringMatching(/^Destinatário/) } },
      ]);
    });

    it('should refuse to write to an account that reads no messages', async () => {
      const candidate = await app.as('user');
      const { status } = await coordinator.post('/api/personal-messages', {
        ...TEXT,
        recipientId: candidate.userId,
      });
      expect(status).toBe(400);
    });

    it('should be hidden from everybody but their recipient', async () => {
      await coordinator.post('/api/personal-messages', { ...TEXT, recipientId: minister.userId });
      const [message] = await received(minister);
      const url = `/api/personal-messages/${message!.id}`;
      for (const caller of [other, coordinator, admin]) {
        expect((await caller.get(url)).status).toBe(404);
        expect((await caller.post(`${url}/read`)).status).toBe(404);
      }
      expect((await minister.get(url)).body).toEqual(message);
      expect((await app.em().findOneOrFail(PersonalMessage, message!.id)).readAt).toBeNull();
    });

    it('should be read once, at the first time', async () => {
      await coordinator.post('/api/personal-messages', { ...TEXT, recipientId: minister.userId });
      const [message] = await received(minister, '?filter={"isRead":false}');
      const read = () => minister.post<PersonalMessageResponse>(`/api/personal-messages/${message!.id}/read`);
      const readAt = async () => (await app.em().findOneOrFail(PersonalMessage, message!.id)).readAt;
      const first = app.clock.now();
      expect((await read()).body.isRead).toBe(true);
      expect(await readAt()).toEqual(first);
      app.clock.advance(HOUR);
      expect((await read()).status).toBe(200);
      expect(await readAt()).toEqual(first);
      expect(await received(minister, '?filter={"isRead":false}')).toEqual([]);
    });

    it('should be limited in number', async () => {
      const talkative = await app.as('ministro');
      const send = () => talkative.post('/api/personal-messages', { ...TEXT, toCoordination: true });
      for (let i = 0; i < 30; i += 1) expect((await send()).status).toBe(201);
      const { status, headers } = await send();
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });

    it('should offer overseers whom to write to', async () => {
      const { body } = await coordinator.get<{ id: number }[]>('/api/message-recipients');
      const ids = body.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([minister.userId, rector.userId, admin.userId]));
      expect(ids).not.toContain(coordinator.userId);
      expect(body[0]).toEqual({ id: expect.any(Number), name: expect.any(String), role: expect.any(String) });
      expect((await minister.get('/api/message-recipients')).status).toBe(403);
    });
  });

  describe('notices', () => {
    const deliver = (...userIds: number[]) =>
      app
        .em()
        .transactional((em) =>
          app.nest
            .get(InboxService, { strict: false })
            .deliver(em, userIds, { title: 'A escala saiu', content: 'Confira.', link: '/my-schedule' }),
        );
    const notices = async (caller: Caller) =>
      (await caller.get<NotificationResponse[]>('/api/notifications')).body;

    it('should come to each person once', async () => {
      await deliver(minister.userId, other.userId, minister.userId);
      expect(await notices(minister)).toEqual([
        {
          id: expect.any(Number),
          title: 'A escala saiu',
          content: 'Confira.',
          priority: 'medium',
          link: '/my-schedule',
          sentAt: app.clock.now().toISOString(),
          isRead: false,
        },
      ]);
      expect(await notices(other)).toHaveLength(1);
      expect(await notices(admin)).toEqual([]);
    });

    it('should be marked as read by their owner alone', async () => {
      await deliver(minister.userId);
      const [notice] = await notices(minister);
      const url = `/api/notifications/${notice!.id}/read`;
      expect((await other.post(url)).status).toBe(404);
      expect(await notices(minister)).toMatchObject([{ isRead: false }]);
      expect((await minister.post(url)).body).toMatchObject({ id: notice!.id, isRead: true });
    });

    it('should be marked as read all at once, leaving other people’s alone', async () => {
      await deliver(minister.userId, other.userId);
      await deliver(minister.userId);
      expect((await minister.post('/api/notifications/read-all')).status).toBe(200);
      expect(await notices(minister)).toMatchObject([{ isRead: true }, { isRead: true }]);
      expect(await notices(other)).toMatchObject([{ isRead: false }]);
    });
  });

  describe('community posts', () => {
    const board = async (query = '') =>
      (await minister.get<CommunityPostResponse[]>(`/api/community-posts${query}`)).body.map(
        ({ title }) => title,
      );

    it('should stand with the pinned first and then by day', async () => {
      const post = async (title: string) => {
        app.clock.advance(HOUR);
        const { body } = await rector.post<CommunityPostResponse>('/api/community-posts', {
          title,
          body: 'Texto',
        });
        return body;
      };
      const [first] = [await post('Primeira'), await post('Segunda'), await post('Terceira')];
      expect(first).toMatchObject({ pinned: false, authorName: expect.stringMatching(/^Pessoa/) });
      expect(await board()).toEqual(['Terceira', 'Segunda', 'Primeira']);
      const url = `/api/community-posts/${first.id}`;
      expect((await coordinator.put(url, { pinned: true })).body).toMatchObject({
        pinned: true,
        title: 'Primeira',
      });
      expect(await board()).toEqual(['Primeira', 'Terceira', 'Segunda']);
      expect(await board('?filter={"pinned":false}')).toEqual(['Terceira', 'Segunda']);
      expect((await minister.put(url, { pinned: false })).status).toBe(403);
      expect((await minister.get(url)).status).toBe(200);
      expect((await coordinator.delete(url)).body).toEqual({ id: first.id });
      expect((await minister.get(url)).status).toBe(404);
    });
  });
});
