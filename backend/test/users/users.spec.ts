import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { OneTimeToken } from '../../src/auth/one-time-token.entity.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import type { Role } from '../../src/platform/access/permissions.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { KeptMailsService } from '../../src/mail/kept-mails.service.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { RegistrationRequest } from '../../src/registrations/registration-request.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { fetchPhoto, upload } from '../support/photos.js';
import { pendingRequest } from '../support/registrations-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

interface Row {
  id: number;
  email: string;
  name: string;
}

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('Users', () => {
  let app: TestApp;
  let admin: Caller & { userId: number };
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.as('admin');
  });
  afterAll(() => app.stop());

  const find = (id: number) => app.em().findOneOrFail(User, id, { populate: ['passwordHash'] });

  describe('GET /api/users', () => {
    it('should show accounts without a secret', async () => {
      const passwordHash = await app.nest.get(PasswordsService).hash('uma senha boa');
      const { user, minister } = await app.make.person({ name: 'Álvaro Prado', passwordHash });
      await app.em().nativeUpdate(Minister, { id: minister!.id }, { photoFile: 'a.webp' });
      const { body } = await admin.get<Row[]>(`/api/users?filter=${json({ q: 'alvaro' })}`);
      expect(body).toEqual([
        {
          id: user.id,
          email: user.email,
          name: 'Álvaro Prado',
          role: 'ministro',
          disabled: false,
          hasPassword: true,
          hasSecondFactor: false,
          ministerId: minister!.id,
          profileImageUrl: '/api/photos/a.webp',
          profileImagePosition: { x: 0, y: 0 },
          createdAt: expect.stringMatching(/Z$/),
          emailVerifiedAt: '2026-01-01T12:00:00.000Z',
        },
      ]);
      expect((await admin.get(`/api/users/${user.id}`)).body).toEqual(body[0]);
    });

    it('should filter and sort by what it offers only', async () => {
      for (const field of ['id', 'name', 'email', 'role', 'createdAt'])
        expect((await admin.get(`/api/users?sort=${json([field, 'DESC'])}`)).status).toBe(200);
      const admins = await admin.get<Row[]>(`/api/users?filter=${json({ role: 'admin', disabled: false })}`);
      expect(admins.body.map(({ id }) => id)).toEqual([admin.userId]);
      for (const query of [`sort=${json(['passwordHash', 'ASC'])}`, `filter=${json({ tokenVersion: 0 })}`])
        expect((await admin.get(`/api/users?${query}`)).status).toBe(400);
    });
  });

  it.each<Role>(['user', 'ministro', 'coordenador', 'reitor'])(
    'should be closed to the role %s',
    async (role) => {
      const caller = await app.as(role);
      const { user } = await app.make.person();
      expect((await caller.get('/api/users')).status).toBe(403);
      expect((await caller.put(`/api/users/${user.id}`, { role: 'admin' })).status).toBe(403);
      expect((await caller.delete(`/api/users/${user.id}`)).status).toBe(403);
      expect((await caller.post(`/api/users/${user.id}/setup-link`)).status).toBe(403);
      expect((await find(user.id)).role).toBe('ministro');
    },
  );

  describe('PUT /api/users/{id}', () => {
    it('should give a role, end what was opened before, and leave a trace', async () => {
      const person = await app.as('ministro');
      expect((await person.get('/api/ministers')).status).toBe(403);
      const { status, body } = await admin.put(`/api/users/${person.userId}`, { role: 'coordenador' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: person.userId, role: 'coordenador' });
      expect((await person.get('/api/auth/me')).status).toBe(401);
      const again = await app.withTokenOf(await find(person.userId));
      expect((await again.get('/api/ministers')).status).toBe(200);
      expect(
        await app.em().findOneOrFail(AuditEvent, { action: 'role-changed', subjectId: person.userId }),
      ).toMatchObject({ actorId: admin.userId, details: { from: 'ministro', to: 'coordenador' } });
    });

    it('should give no role to somebody who never proved to read the mailbox, but to whom was invited', async () => {
      const body = { email: 'nunca-li@exemplo.test', password: 'senha do intruso' };
      await app.visitor.post('/api/auth/register', body);
      const before = await app.em().findOneOrFail(User, { email: body.email });
      for (const role of ['ministro', 'coordenador', 'reitor', 'admin']) {
        const { status, body: refusal } = await admin.put(`/api/users/${before.id}`, { role });
        expect([status, refusal]).toMatchObject([
          422,
          { code: 'account-unverified', errors: { role: expect.stringContaining('Esqueceu a senha?') } },
        ]);
      }
      expect(await find(before.id)).toMatchObject({ role: 'user', tokenVersion: 0 });

      const request = await pendingRequest(app);
      await admin.put(`/api/registration-requests/${request.id}/review`, { status: 'approved' });
      const invited = await app.em().findOneOrFail(User, { email: request.email });
      expect(invited.emailVerifiedAt).toBeNull();
      expect((await admin.put(`/api/users/${invited.id}`, { role: 'coordenador' })).status).toBe(200);
    });

    it('should leave the coordination no link to what it makes of somebody invited, and mail another', async () => {
      const coordinator = await app.as('coordenador');
      const made = await coordinator.post<{ id: number }>('/api/ministers', { fullName: 'Ivo Prado' });
      const email = 'ivo@exemplo.test';
      const account = `/api/ministers/${made.body.id}/account`;
      const { setupLink } = (await coordinator.post<{ setupLink: string }>(account, { email })).body;
      const invited = await app.em().findOneOrFail(User, { email });
      expect((await admin.put(`/api/users/${invited.id}`, { role: 'reitor' })).status).toBe(200);

      const open = (link: string) =>
        app.visitor.post('/api/auth/setup-password', {
          token: new URL(link).searchParams.get('token'),
          password: 'uma senha boa',
        });
      expect((await open(setupLink)).status).toBe(400);
      expect((await find(invited.id)).passwordHash).toBeNull();
      const [mail] = await app.em().find(EmailMessage, { to: email, mail: 'setup' });
      const { link } = (await app.nest.get(MailsService).variablesOf(mail!)) as { link: string };
      expect((await open(link)).status).toBe(200);
    });

    it('should end every session of whom it disables, and let them in again afterwards', async () => {
      const passwordHash = await app.nest.get(PasswordsService).hash('uma senha boa');
      const { user } = await app.make.person({ passwordHash });
      const session = await app.login(user.email, 'uma senha boa');
      const { body } = await admin.put(`/api/users/${user.id}`, { disabled: true });
      expect(body).toMatchObject({ disabled: true });
      expect((await find(user.id))?.disabledAt).toEqual(app.clock.now());
      expect((await session.get('/api/auth/me')).status).toBe(401);
      await expect(app.login(user.email, 'uma senha boa')).rejects.toThrow('401');
      await admin.put(`/api/users/${user.id}`, { disabled: false });
      expect((await session.get('/api/auth/me')).status).toBe(401);
      await app.login(user.email, 'uma senha boa');
    });

    it('should take nothing else from the body', async () => {
      const { user } = await app.make.person();
      const before = await find(user.id);
      await admin.put(`/api/users/${user.id}`, {
        id: 1,
        email: 'outra@exemplo.test',
        name: 'Outra',
        tokenVersion: 9,
        passwordHash: 'x',
        emailVerifiedAt: null,
        role: 'ministro',
      });
      expect(await find(user.id)).toEqual(before);
      expect((await admin.put(`/api/users/${user.id}`, { role: 'papa' })).status).toBe(400);
      expect((await admin.put(`/api/users/${user.id}`, { disabled: null })).status).toBe(400);
      expect((await admin.put('/api/users/999999', { role: 'ministro' })).status).toBe(404);
    });

    it('should not change one’s own access', async () => {
      for (const body of [{ role: 'ministro' }, { disabled: true }]) {
        expect((await admin.put(`/api/users/${admin.userId}`, body)).status).toBe(422);
      }
      expect((await admin.put(`/api/users/${admin.userId}`, { role: 'admin', disabled: false })).status).toBe(
        200,
      );
      expect(await find(admin.userId)).toMatchObject({ role: 'admin', disabledAt: null });
    });
  });

  describe('DELETE /api/users/{id}', () => {
    it('should remove the person from every table and file', async () => {
      const request = await pendingRequest(app);
      await admin.put(`/api/registration-requests/${request.id}/review`, { status: 'approved' });
      const user = await app.em().findOneOrFail(User, { email: request.email });
      const session = await app.withTokenOf(user);
      const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
        .png()
        .toBuffer();
      const { body } = await upload(app, session.token, photo);
      const viewer = { authorization: `Bearer ${admin.token}` };
      expect((await fetchPhoto(app, body.imageUrl, viewer)).status).toBe(200);

      const deleted = await admin.delete(`/api/users/${user.id}`);
      expect([deleted.status, deleted.body]).toEqual([200, { id: user.id }]);
      const em = app.em();
      const { email } = request;
      expect(await em.count(User, { email })).toBe(0);
      expect(await em.count(Minister, { scheduleName: request.scheduleName })).toBe(0);
      expect(await em.count(RegistrationRequest, { email })).toBe(0);
      expect(await em.count(OneTimeToken, { user: user.id })).toBe(0);
      const free = await app.visitor.get(
        `/api/validate-schedule-name/${encodeURIComponent(request.scheduleName)}`,
      );
      expect(free.body).toEqual({ available: true });
      expect((await fetchPhoto(app, body.imageUrl, viewer)).status).toBe(404);
      expect((await session.get('/api/auth/me')).status).toBe(401);
      expect(
        await em.findOneOrFail(AuditEvent, { action: 'user-deleted', subjectId: user.id }),
      ).toMatchObject({
        actorId: admin.userId,
      });
      const [farewell, ...others] = await em.find(EmailMessage, { to: email });
      expect([farewell!.mail, others]).toEqual(['deletion-done', []]);
      expect(await app.nest.get(MailsService).variablesOf(farewell!)).toEqual({ name: '' });
      expect((await admin.delete(`/api/users/${user.id}`)).status).toBe(404);
    });

    it('should leave alone what bears an e-mail address that the account never proved to be its own', async () => {
      const request = await pendingRequest(app);
      await app.visitor.post('/api/auth/register', { email: request.email, password: 'senha do intruso' });
      const squatter = await app.em().findOneOrFail(User, { email: request.email });
      expect((await admin.delete(`/api/users/${squatter.id}`)).status).toBe(200);
      expect(await app.em().count(RegistrationRequest, { email: request.email })).toBe(1);
      const mails = await app.em().find(EmailMessage, { to: request.email });
      expect(mails.map(({ mail }) => mail)).toEqual(['request-received']);
    });

    it('should remove the kept text of mails, with the links in it', async () => {
      const { user } = await app.make.person();
      await admin.post(`/api/users/${user.id}/setup-link`);
      const mail = await app.em().findOneOrFail(EmailMessage, { user: user.id });
      const kept = app.nest.get(KeptMailsService);
      const content = { subject: 'Crie sua senha', html: 'link', text: 'link' };
      await kept.keep(mail.id, { ...content, to: user.email, messageId: 'x' });
      expect(await kept.read(mail.id)).toMatchObject(content);
      await admin.delete(`/api/users/${user.id}`);
      expect(await kept.read(mail.id)).toBeNull();
    });

    it('should not delete oneself', async () => {
      const { status, body } = await admin.delete(`/api/users/${admin.userId}`);
      expect(status).toBe(422);
      expect(body).toMatchObject({ message: 'Você não pode excluir a própria conta.' });
    });

    it('should leave one administrator when two remove or demote each other at once', async () => {
      for (const act of [
        (by: Caller, id: number) => by.delete(`/api/users/${id}`),
        (by: Caller, id: number) => by.put(`/api/users/${id}`, { role: 'reitor' }),
        (by: Caller, id: number) => by.put(`/api/users/${id}`, { disabled: true }),
      ]) {
        const other = await app.as('admin');
        const answers = await Promise.all([act(admin, other.userId), act(other, admin.userId)]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        const left = await app.em().find(User, { role: 'admin', disabledAt: null });
        expect(left).toHaveLength(1);
        admin = Object.assign(await app.withTokenOf(left[0]!), { userId: left[0]!.id });
      }
    });
  });

  describe('POST /api/users/{id}/setup-link', () => {
    it('should make a working link, end the earlier one and send a mail', async () => {
      const request = await pendingRequest(app);
      const review = { status: 'approved' };
      const url = `/api/registration-requests/${request.id}/review`;
      const approved = await admin.put<{ setupLink: string }>(url, review);
      const user = await app.em().findOneOrFail(User, { email: request.email });
      const { status, body } = await admin.post<{ setupLink: string }>(`/api/users/${user.id}/setup-link`);
      expect(status).toBe(200);
      const use = (link: string) =>
        app.visitor.post('/api/auth/setup-password', {
          token: new URL(link).searchParams.get('token'),
          password: 'uma senha boa',
        });
      expect((await use(approved.body.setupLink)).status).toBe(400);
      expect((await use(body.setupLink)).status).toBe(200);
      const mails = await app.em().find(EmailMessage, { to: request.email, mail: 'setup' });
      expect(mails).toHaveLength(2);
      const again = await admin.post(`/api/users/${user.id}/setup-link`);
      expect(again.status).toBe(422);
      expect(again.body).toMatchObject({ message: expect.stringContaining('já criou a senha') });
    });

    it('should make none for a disabled or missing account', async () => {
      const { user } = await app.make.person();
      await admin.put(`/api/users/${user.id}`, { disabled: true });
      expect((await admin.post(`/api/users/${user.id}/setup-link`)).status).toBe(422);
      expect((await admin.post('/api/users/999999/setup-link')).status).toBe(404);
    });
  });
});
