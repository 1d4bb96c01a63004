import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { OneTimeToken } from '../../src/auth/one-time-token.entity.js';
import type { EmailDetailResponse, EmailKindResponse, EmailResponse } from '../../src/mail/emails.dto.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { tokenIn } from '../support/mail-sink.js';
import { emailRow, orderSetupMail, relayOf, sendingOf } from '../support/notifications-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const PASSWORD = 'a senha da administradora';

describe('/api/emails', () => {
  let app: TestApp;
  let admin: Caller;

  beforeAll(async () => {
    app = await TestApp.start();
    const passwordHash = await app.nest.get(PasswordsService).hash(PASSWORD);
    const { user } = await app.make.person({ role: 'admin', name: 'Rita Campos', passwordHash });
    admin = await app.withTokenOf(user);
  });
  afterAll(() => app.stop());

  const list = async (filter: object, sort: [string, string] = ['createdAt', 'ASC']) => {
    const query = `filter=${JSON.stringify(filter)}&sort=${JSON.stringify(sort)}`;
    return (await admin.get<EmailResponse[]>(`/api/emails?${encodeURI(query)}`)).body;
  };
  const detail = async (id: number) => (await admin.get<EmailDetailResponse>(`/api/emails/${id}`)).body;
  const open = async (id: number, password = PASSWORD) =>
    admin.post<EmailDetailResponse>(`/api/emails/${id}/open`, { password });
  const opened = async (id: number) => (await open(id)).body;
  const isValid = async (token: string) =>
    (await app.visitor.get<{ valid: boolean }>(`/api/auth/validate-token/${token}`)).body.valid;

  it('should show a kept e-mail with a link that sets the password', async () => {
    const { id, to } = await orderSetupMail(app, 'rosa.prado@exemplo.test');
    expect(await detail(id)).toMatchObject({ status: 'queued', html: null, text: null, links: null });

    await relayOf(app).drain();
    const email = await opened(id);
    expect(email).toMatchObject({
      mail: 'setup',
      label: 'Criar senha',
      to,
      status: 'kept',
      attempts: 1,
      resends: 0,
      subject: 'Seu cadastro foi aprovado: crie sua senha',
      lastError: null,
      sentAt: app.clock.now().toISOString(),
    });
    const link = email.links?.find((each) => each.includes('token='));
    expect(link).toMatch(/^http:\/\/partilha\.test\/setup-password\?token=[\w-]{43}$/);
    expect(email.html).toContain(link);
    const { status } = await app.visitor.post('/api/auth/setup-password', {
      token: tokenIn(link!),
      password: 'girassol amarelo',
    });
    expect(status).toBe(200);
    expect((await app.login(to, 'girassol amarelo')).token).not.toBeNull();
  });

  it('should open what opens an account with the administrator’s own password alone, and tell the person', async () => {
    const { id, user } = await orderSetupMail(app, 'aberta@exemplo.test');
    await relayOf(app).drain();
    const sealed = await detail(id);
    expect(sealed).toMatchObject({ status: 'kept', sealed: true, html: null, text: null, links: null });
    expect(await open(id, 'outra senha')).toMatchObject({
      status: 400,
      body: { errors: { password: 'A senha não confere.' } },
    });
    expect(await app.em().count(AuditEvent, { action: 'email-opened', subjectId: id })).toBe(0);

    expect((await opened(id)).links?.some((link) => link.includes('token='))).toBe(true);
    expect(await app.em().findOneOrFail(AuditEvent, { action: 'email-opened', subjectId: id })).toMatchObject(
      {
        subjectType: 'email',
        details: { mail: 'setup', userId: user!.id },
      },
    );
    expect(await app.em().find(Notification, { recipient: user!.id })).toMatchObject([
      {
        title: 'Um administrador abriu um e-mail seu',
        content: expect.stringContaining('Rita Campos abriu o e-mail “Criar senha”'),
      },
    ]);
    const coordinator = await app.as('coordenador');
    expect((await coordinator.post(`/api/emails/${id}/open`, { password: PASSWORD })).status).toBe(403);
  });

  it('should keep the file from other users of the machine', async () => {
    const { id } = await orderSetupMail(app);
    await relayOf(app).drain();
    const { mode } = await stat(path.join(app.env.dataDir, 'mail', `${id}.json`));
    expect(mode & 0o777).toBe(0o600);
  });

  it('should hold no link in the database', async () => {
    const email = await orderSetupMail(app);
    await relayOf(app).drain();
    const token = tokenIn((await opened(email.id)).text ?? '');
    expect(JSON.stringify([await emailRow(app, email), await sendingOf(app, email)])).not.toContain(token);
    const trace = await app.em().findOneOrFail(OneTimeToken, { user: email.user! });
    expect(JSON.stringify(trace)).not.toContain(token);
  });

  it('should find by recipient, state and kind, and sort', async () => {
    const first = await orderSetupMail(app, 'aurora@exemplo.test');
    await relayOf(app).drain();
    const second = await orderSetupMail(app, 'aurelio@exemplo.test');

    expect((await list({ q: 'AUR' })).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await list({ q: 'aur' }, ['createdAt', 'DESC'])).map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    expect((await list({ q: 'aur', status: 'kept' })).map(({ id }) => id)).toEqual([first.id]);
    expect(await list({ q: 'aur', mail: 'reset' })).toEqual([]);
    expect(await list({ q: '%' })).toEqual([]);
    const refused = await admin.get('/api/emails?filter={"status":"gone"}');
    expect(refused.status).toBe(400);
  });

  it('should send again with a fresh link and leave a trace', async () => {
    const { id } = await orderSetupMail(app);
    await relayOf(app).drain();
    const before = tokenIn((await opened(id)).text ?? '');

    const { status, body } = await admin.post<EmailResponse>(`/api/emails/${id}/resend`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'queued', resends: 1 });
    await relayOf(app).drain();
    const after = tokenIn((await opened(id)).text ?? '');
    expect(after).not.toBe(before);
    expect(await isValid(after)).toBe(true);
    const event = await app.em().findOneOrFail(AuditEvent, { action: 'email-resent', subjectId: id });
    expect(event).toMatchObject({ subjectType: 'email', details: { mail: 'setup' } });
    expect(JSON.stringify(event)).not.toContain(after);
  });

  it('should refuse to send again what is still on its way', async () => {
    const { id } = await orderSetupMail(app);
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(`/api/emails/${id}/resend`)));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);

    await relayOf(app).drain();
    const race = await Promise.all([1, 2, 3].map(() => admin.post(`/api/emails/${id}/resend`)));
    expect(race.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await relayOf(app).drain()).toBe(1);
  });

  it('should drop an e-mail that has lost its reason', async () => {
    const email = await orderSetupMail(app);
    await app.em().nativeUpdate(User, email.user!.id, { disabledAt: app.clock.now() });
    await relayOf(app).drain();
    expect(await detail(email.id)).toMatchObject({
      status: 'dropped',
      lastError: 'no-longer-needed',
      html: null,
    });
  });

  it('should order the same e-mail for the same reason once', async () => {
    const { user } = await app.make.person();
    const order = {
      mail: 'reset',
      to: user.email,
      user,
      refs: { userId: user.id },
      dedupeKey: 'once',
    } as const;
    const mails = app.nest.get(MailsService);
    await Promise.all([1, 2, 3].map(() => app.em().transactional((em) => mails.queue(em, order))));
    await app.em().transactional((em) => mails.queueMany(em, [order, order]));
    expect(await list({ q: user.email })).toHaveLength(1);
    await relayOf(app).drain();
    expect((await list({ q: user.email }))[0]).toMatchObject({ status: 'kept', attempts: 1 });
  });

  it('should leave no job behind when the change is rolled back', async () => {
    const { user } = await app.make.person();
    const order = {
      mail: 'reset',
      to: user.email,
      user,
      refs: { userId: user.id },
      dedupeKey: 'undone',
    } as const;
    const change = app.em().transactional(async (em) => {
      await app.nest.get(MailsService).queue(em, order);
      throw new Error('undo');
    });
    await expect(change).rejects.toThrow('undo');
    expect(await relayOf(app).drain()).toBe(0);
    expect(await list({ q: user.email })).toEqual([]);
  });

  it('should name every mail that has a file, each with its label', async () => {
    const { body } = await admin.get<EmailKindResponse[]>('/api/emails/kinds');
    const folder = path.join(import.meta.dirname, '../../src/mail/mails');
    const files = (await readdir(folder)).map((file) => file.replace('.mail.tsx', ''));
    expect(body.map(({ mail }) => mail).sort()).toEqual(files.sort());
    const labels = body.map(({ label }) => label);
    expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'pt-BR')));
    expect(body).toContainEqual({ mail: 'reset', label: 'Trocar senha' });
  });

  it('should be for administrators only, and 404 for what is not there', async () => {
    const coordinator = await app.as('coordenador');
    expect((await coordinator.get('/api/emails')).status).toBe(403);
    expect((await admin.get('/api/emails/987654')).status).toBe(404);
    expect((await admin.post('/api/emails/987654/resend')).status).toBe(404);
  });
});
