import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import type { Role } from '../../src/platform/access/permissions.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { ScheduleName } from '../../src/registrations/schedule-name.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { OneTimeToken } from '../../src/auth/one-time-token.entity.js';
import { KeptMailsService } from '../../src/mail/kept-mails.service.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { DAY, HOUR } from '../../src/platform/clock.js';
import { tokenIn } from '../support/mail-sink.js';
import { relayOf } from '../support/notifications-factory.js';
import { RegistrationRequest } from '../../src/registrations/registration-request.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { candidate, pendingRequest } from '../support/registrations-factory.js';
import { Caller, TestApp } from '../support/test-app.js';

interface Reviewed {
  id: number;
  code?: string;
  status: string;
  message: string;
  setupLink?: string;
}

describe('PUT /api/registration-requests/{id}/review', () => {
  let app: TestApp;
  let admin: Caller & { userId: number };

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.as('admin');
  });
  afterAll(() => app.stop());

  const review = (id: number, body: unknown, caller: Caller = admin) =>
    caller.put<Reviewed>(`/api/registration-requests/${id}/review`, body);
  const approve = (id: number, role?: Role, attach?: boolean) =>
    review(id, { status: 'approved', role, attach });
  const mailsTo = async (to: string) =>
    (await app.em().find(EmailMessage, { to }, { orderBy: { id: 'asc' } })).map(({ mail }) => mail);

  it('should make an account and a minister of the request, and a link that sets the password', async () => {
    const request = await pendingRequest(app, { fullName: 'Lúcia Prado', experience: 'muita' });
    const { status, body } = await approve(request.id, 'coordenador');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: request.id,
      status: 'approved',
      role: 'coordenador',
      message: 'Cadastro aprovado com sucesso!',
      setupLink: expect.stringMatching(/^http:\/\/partilha\.test\/setup-password\?token=[\w-]{43}$/),
    });
    const em = app.em();
    const minister = await em.findOneOrFail(
      Minister,
      { user: { email: request.email } },
      { populate: ['user'] },
    );
    expect(minister).toMatchObject({
      fullName: 'Lúcia Prado',
      phone: '+55 (15) 99999-1234',
      birthDate: '1985-04-12',
      scheduleName: request.scheduleName,
      experience: '3-5-anos',
      availability: ['domingo-8h'],
      isActive: true,
      user: { name: 'Lúcia Prado', role: 'coordenador', emailVerifiedAt: null },
    });
    const claim = await em.findOneOrFail(ScheduleName, { minister });
    expect(claim.request).toBeNull();
    expect(await mailsTo(request.email)).toEqual(['request-received', 'setup']);
    expect(await em.findOneOrFail(AuditEvent, { action: 'registration-approved' })).toMatchObject({
      actorId: admin.userId,
      subjectId: request.id,
      details: { role: 'coordenador', userId: minister.user!.id },
    });

    const token = new URL(body.setupLink!).searchParams.get('token');
    const set = await app.visitor.post('/api/auth/setup-password', { token, password: 'uma senha boa' });
    expect(set.status).toBe(200);
    const lucia = await app.login(request.email, 'uma senha boa');
    expect((await lucia.get('/api/ministers/me')).body).toMatchObject({ id: minister.id });
  });

  describe('the link of an approval', () => {
    const tokenOf = (link: string) => new URL(link).searchParams.get('token')!;
    const isUsable = async (token: string) =>
      (await app.visitor.get<{ valid: boolean }>(`/api/auth/validate-token/${token}`)).body.valid;
    const mailed = async (email: string) => {
      const { id } = await app.em().findOneOrFail(EmailMessage, { to: email, mail: 'setup' });
      return { id, token: tokenIn((await app.nest.get(KeptMailsService).read(id))!.text) };
    };
    const tokensOf = (email: string) => app.em().find(OneTimeToken, { user: { email } });

    it('should be made once: the answer and the mail have the same, good for 24 hours from the mail', async () => {
      const { id, email } = await pendingRequest(app);
      const token = tokenOf((await approve(id)).body.setupLink!);
      app.clock.advance(HOUR);
      await relayOf(app).drain();
      expect((await mailed(email)).token).toBe(token);
      expect(await tokensOf(email)).toMatchObject([{ usedAt: null, expiresAt: app.clock.in(DAY) }]);
      expect(await isUsable(token)).toBe(true);
    });

    it.each(['used', 'expired'])('should be another in a mail that leaves once it is %s', async (state) => {
      const { id, email } = await pendingRequest(app);
      const token = tokenOf((await approve(id)).body.setupLink!);
      if (state === 'expired') app.clock.advance(DAY);
      else await app.visitor.post('/api/auth/setup-password', { token, password: 'uma senha boa' });
      await relayOf(app).drain();
      const other = (await mailed(email)).token;
      expect(other).not.toBe(token);
      expect([await isUsable(token), await isUsable(other)]).toEqual([false, true]);
    });

    it('should be another when the mail is sent again, and leave the first as it is', async () => {
      const { id, email } = await pendingRequest(app);
      const token = tokenOf((await approve(id)).body.setupLink!);
      await relayOf(app).drain();
      const { id: emailId } = await mailed(email);
      await admin.post(`/api/emails/${emailId}/resend`);
      await relayOf(app).drain();
      const other = (await mailed(email)).token;
      expect(other).not.toBe(token);
      expect([await isUsable(token), await isUsable(other)]).toEqual([true, true]);
    });
  });

  it('should give the role ministro when none is said, and none that is not offered', async () => {
    const { id, email } = await pendingRequest(app);
    expect((await approve(id, 'admin')).status).toBe(400);
    expect((await review(id, { status: 'pending' })).status).toBe(400);
    expect((await approve(id)).status).toBe(200);
    expect((await app.em().findOneOrFail(User, { email })).role).toBe('ministro');
  });

  it('should want a reason for a rejection, send it and free the name', async () => {
    const request = await pendingRequest(app);
    for (const reviewComments of [undefined, null, '', '   ']) {
      const { status, body } = await review(request.id, { status: 'rejected', reviewComments });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: { reviewComments: expect.stringContaining('Motivo') } });
    }
    const { status, body } = await review(request.id, {
      status: 'rejected',
      reviewComments: ' Falta o curso. ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'rejected',
      reviewComments: 'Falta o curso.',
      message: 'Cadastro rejeitado',
    });
    expect(body).not.toHaveProperty('setupLink');
    expect(await mailsTo(request.email)).toEqual(['request-received', 'request-rejected']);
    expect(await app.em().count(User, { email: request.email })).toBe(0);
    const again = candidate({ email: request.email, scheduleName: request.scheduleName });
    expect((await app.visitor.post('/api/registration-requests', again)).status).toBe(201);
    expect(await app.em().count(RegistrationRequest, { email: request.email })).toBe(2);
  });

  it('should give the mails the words of the request, while it is in that state', async () => {
    const { id, email, fullName } = await pendingRequest(app);
    const mails = app.nest.get(MailsService);
    const [received] = await app.em().find(EmailMessage, { to: email });
    expect(await mails.variablesOf(received!)).toEqual({});
    await review(id, { status: 'rejected', reviewComments: 'Falta o curso.' });
    expect(await mails.variablesOf(received!)).toBeNull();
    const rejected = await app.em().findOneOrFail(EmailMessage, { to: email, mail: 'request-rejected' });
    const link = 'http://partilha.test/register';
    expect(await mails.variablesOf(rejected)).toEqual({ name: fullName, reason: 'Falta o curso.', link });
  });

  it('should decide each request once', async () => {
    const { id } = await pendingRequest(app);
    await approve(id);
    for (const body of [{ status: 'approved' }, { status: 'rejected', reviewComments: 'Engano.' }]) {
      const second = await review(id, body);
      expect(second.status).toBe(409);
      expect(second.body.message).toBe('Esta solicitação já foi analisada.');
    }
    expect((await approve(999_999)).status).toBe(404);
  });

  it('should let one of several decisions at once count, with one mail', async () => {
    const { id, email } = await pendingRequest(app);
    const answers = await Promise.all([
      approve(id),
      approve(id),
      review(id, { status: 'rejected', reviewComments: 'Não.' }),
      approve(id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await app.em().count(Minister, { user: { email } })).toBeLessThanOrEqual(1);
    expect(await app.em().count(AuditEvent, { subjectType: 'registration-request', subjectId: id })).toBe(1);
  });

  it.each<Role>(['user', 'ministro', 'coordenador', 'reitor'])(
    'should be refused to the role %s',
    async (role) => {
      const { id } = await pendingRequest(app);
      expect((await review(id, { status: 'approved' }, await app.as(role))).status).toBe(403);
      expect((await app.em().findOneOrFail(RegistrationRequest, id)).status).toBe('pending');
    },
  );

  describe('when the e-mail has an account', () => {
    const account = (email: string) =>
      app.em().findOneOrFail(User, { email }, { populate: ['passwordHash'] });
    const untouched = async (id: number, before: User) => {
      expect(await account(before.email)).toEqual(before);
      expect((await app.em().findOneOrFail(RegistrationRequest, id)).status).toBe('pending');
      expect(await app.em().count(OneTimeToken, { user: before.id, purpose: 'setup' })).toBe(0);
    };

    it.each<Role>(['admin', 'reitor', 'coordenador', 'ministro'])(
      'should not rename, open or attach to one with the role %s, though the administrator agrees',
      async (role) => {
        const request = await pendingRequest(app, { fullName: 'Impostor de Souza' });
        const passwordHash = await app.nest.get(PasswordsService).hash('uma senha boa');
        await app.make.person({ role, email: request.email, passwordHash });
        const before = await account(request.email);
        for (const attach of [undefined, true]) {
          const { status, body } = await approve(request.id, 'coordenador', attach);
          expect([status, body]).toMatchObject([422, { message: expect.stringContaining('outro e-mail') }]);
        }
        await untouched(request.id, before);
      },
    );

    it('should leave an unverified one to whoever made it, and say what to do', async () => {
      const request = await pendingRequest(app);
      const password = 'senha do intruso';
      await app.visitor.post('/api/auth/register', { email: request.email, password, name: 'Intruso' });
      const before = await account(request.email);
      const { status, body } = await approve(request.id, 'ministro', true);
      expect([status, body]).toMatchObject([
        422,
        { code: 'account-unverified', message: expect.stringContaining('Esqueceu a senha?') },
      ]);
      await untouched(request.id, before);
      await admin.delete(`/api/users/${before.id}`);
      expect((await approve(request.id)).body.setupLink).toBeDefined();
    });

    it('should attach to the candidate’s own when the administrator agrees, without a link', async () => {
      const request = await pendingRequest(app);
      const passwordHash = await app.nest.get(PasswordsService).hash('uma senha boa');
      const { user } = await app.make.person({
        role: 'user',
        name: 'Como se Chamou',
        email: request.email,
        passwordHash,
      });
      const session = await app.withTokenOf(user);
      const before = await account(request.email);
      const asked = await approve(request.id, 'coordenador');
      expect([asked.status, asked.body]).toMatchObject([
        409,
        { code: 'account-exists', message: expect.stringContaining('Como se Chamou') },
      ]);
      await untouched(request.id, before);

      const { status, body } = await approve(request.id, 'coordenador', true);
      expect(status).toBe(200);
      expect(body).not.toHaveProperty('setupLink');
      expect(await account(request.email)).toMatchObject({
        id: user.id,
        name: 'Como se Chamou',
        role: 'coordenador',
        passwordHash,
      });
      expect(await app.em().count(OneTimeToken, { user: user.id })).toBe(0);
      expect((await session.get('/api/auth/me')).status).toBe(401);
      const again = await app.login(request.email, 'uma senha boa');
      expect((await again.get('/api/auth/me')).body).toMatchObject({
        role: 'coordenador',
        ministerId: expect.any(Number),
      });
      expect(await mailsTo(request.email)).toEqual(['request-received', 'request-approved']);
      const mail = await app.em().findOneOrFail(EmailMessage, { mail: 'request-approved' });
      expect(await app.nest.get(MailsService).variablesOf(mail)).toEqual({
        name: request.fullName,
        roleLabel: 'Coordenador',
        link: 'http://partilha.test/login',
      });
    });

    it('should refuse a disabled one', async () => {
      const request = await pendingRequest(app);
      const { user } = await app.make.person({ role: 'user', email: request.email });
      await app.em().nativeUpdate(User, user.id, { disabledAt: app.clock.now() });
      const before = await account(request.email);
      expect((await approve(request.id, 'ministro', true)).status).toBe(422);
      await untouched(request.id, before);
    });
  });
});
