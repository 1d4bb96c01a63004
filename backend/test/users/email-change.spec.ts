import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../../src/accounts/user.entity.js';
import { FIRST_ADMINISTRATOR_EMAIL } from '../../src/auth/first-administrator.js';
import { OneTimeToken } from '../../src/auth/one-time-token.entity.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { KeptMailsService } from '../../src/mail/kept-mails.service.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { DAY } from '../../src/platform/clock.js';
import { OutboxRelayService } from '../../src/platform/jobs/outbox-relay.service.js';
import { RegistrationRequest } from '../../src/registrations/registration-request.entity.js';
import { pendingRequest } from '../support/registrations-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const PASSWORD = 'girassol amarelo';

interface Change {
  pending: { newEmail: string; oldConfirmed: boolean; newConfirmed: boolean } | null;
}

describe('Changing one’s e-mail', () => {
  let app: TestApp;
  let passwordHash: string;
  let counter = 0;

  beforeAll(async () => {
    app = await TestApp.start();
    passwordHash = await app.nest.get(PasswordsService).hash(PASSWORD);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.advance(DAY));

  /** Somebody who can sign in, and two addresses that nobody has. */
  async function person(role: User['role'] = 'ministro', email?: string) {
    counter += 1;
    const old = email ?? `antigo${counter}@exemplo.test`;
    const { user } = await app.make.person({ role, email: old, passwordHash });
    return { user, caller: await app.withTokenOf(user), old, next: `novo${counter}@exemplo.test` };
  }
  const ask = (caller: Caller, email: string, password = PASSWORD) =>
    caller.post<{ message: string; errors?: Record<string, string> }>('/api/email-change', {
      email,
      password,
    });
  const pending = async (caller: Caller) => (await caller.get<Change>('/api/email-change')).body.pending;
  const mailsTo = (to: string) => app.em().find(EmailMessage, { to }, { orderBy: { id: 'asc' } });
  const emailOf = async ({ id }: User) => (await app.em().findOneOrFail(User, id)).email;

  /** The mail of a kind that was written to a mailbox last, and the links in it. */
  async function read(to: string, mail: string) {
    await app.nest.get(OutboxRelayService).drain();
    const order = (await mailsTo(to)).filter((one) => one.mail === mail).at(-1)!;
    const { text } = (await app.nest.get(KeptMailsService, { strict: false }).read(order.id))!;
    const links = [...text.matchAll(/http\S+token=[\w-]{43}\S*/g)].map(
      ([link]) => new URL(link.replace(/[\])]+$/, '')),
    );
    return { text, links, token: links[0]?.searchParams.get('token') ?? '' };
  }
  const confirm = (token: string) =>
    app.visitor.post<{ message: string; changed: boolean }>('/api/email-change/confirm', { token });
  const stateOf = async (token: string) =>
    (await app.visitor.get<{ mailbox: string | null }>(`/api/email-change/links/${token}`)).body.mailbox;
  const acts = async ({ id }: User) =>
    (await app.em().find(AuditEvent, { subjectType: 'user', subjectId: id }, { orderBy: { id: 'asc' } })).map(
      ({ action }) => action,
    );

  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)('should count once the %s and then the %s mailbox have confirmed it', async (first, second) => {
    const { user, caller, old, next } = await person();
    expect(await ask(caller, next.toUpperCase())).toMatchObject({ status: 200 });
    expect(await pending(caller)).toMatchObject({ newEmail: next, oldConfirmed: false, newConfirmed: false });
    const tokens = {
      old: (await read(old, 'email-change-old')).token,
      new: (await read(next, 'email-change-new')).token,
    };
    // Opening the pages changes nothing, however often.
    for (const [mailbox, token] of Object.entries(tokens))
      expect([await stateOf(token), await stateOf(token)]).toEqual([mailbox, mailbox]);
    expect(await pending(caller)).toMatchObject({ oldConfirmed: false, newConfirmed: false });

    expect((await confirm(tokens[first])).body.changed).toBe(false);
    expect(await emailOf(user)).toBe(old);
    expect((await confirm(tokens[first])).status).toBe(400);
    expect(await pending(caller)).toMatchObject({
      [`${first}Confirmed`]: true,
      [`${second}Confirmed`]: false,
    });

    expect((await confirm(tokens[second])).body.changed).toBe(true);
    expect(await emailOf(user)).toBe(next);
    expect(await pending(caller)).toBeNull();
    // The session stays; the new address opens the account, the old one no more.
    expect((await caller.get('/api/auth/me')).body).toMatchObject({ email: next });
    await app.login(next, PASSWORD);
    await expect(app.login(old, PASSWORD)).rejects.toThrow('401');
    expect(await acts(user)).toEqual(expect.arrayContaining(['email-change-asked', 'email-changed']));
    expect((await read(old, 'email-changed')).text).toContain('último aviso');
  });

  it('should tell the old mailbox where to, with a way to say “não fui eu”', async () => {
    const { user, caller, old, next } = await person();
    await ask(caller, next);
    const { text, links, token } = await read(old, 'email-change-old');
    expect(text).toContain(next);
    expect(text).toContain('Não fui eu');
    expect(links.some(({ searchParams }) => searchParams.has('not-me'))).toBe(true);
    const other = await read(next, 'email-change-new');
    expect(other.text).not.toContain(old);

    expect((await app.visitor.post('/api/email-change/cancel', { token })).status).toBe(200);
    expect(await pending(caller)).toBeNull();
    for (const used of [token, other.token]) expect((await confirm(used)).status).toBe(400);
    expect([await emailOf(user), await stateOf(other.token)]).toEqual([old, null]);
    expect(await acts(user)).toContain('email-change-cancelled');
  });

  it('should be taken back by who asked, and replaced by asking anew', async () => {
    const { caller, next } = await person();
    await ask(caller, `engano-${next}`);
    const mistaken = await read(`engano-${next}`, 'email-change-new');
    await ask(caller, next);
    expect((await confirm(mistaken.token)).status).toBe(400);
    expect(await pending(caller)).toMatchObject({ newEmail: next });
    expect((await caller.delete('/api/email-change')).status).toBe(200);
    expect((await confirm((await read(next, 'email-change-new').catch(() => mistaken)).token)).status).toBe(
      400,
    );
    expect(await pending(caller)).toBeNull();
  });

  it('should ask for the password, and be throttled', async () => {
    const { caller, old, next } = await person();
    expect(await ask(caller, next, 'outra senha')).toMatchObject({
      status: 400,
      body: { errors: { password: 'A senha não confere.' } },
    });
    expect(await ask(caller, old)).toMatchObject({
      status: 400,
      body: { errors: { email: expect.any(String) } },
    });
    expect(await mailsTo(next)).toEqual([]);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await ask(caller, next)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('should not tell whether the new address has an account, but to its owner', async () => {
    const stranger = await person();
    const [one, other] = [await person(), await person()];
    const [toKnown, toUnknown] = [await ask(one.caller, stranger.old), await ask(other.caller, other.next)];
    expect(toKnown.body).toEqual(toUnknown.body);
    const seen = async (caller: Caller, hidden: string) => {
      const { body } = await caller.get<{ sections: { emails: unknown; emailChange: unknown } }>(
        '/api/privacy/export',
      );
      const { emails, emailChange } = body.sections;
      const text = JSON.stringify([await pending(caller), emails, emailChange]);
      return text.replaceAll(hidden, 'o novo').replace(/"createdAt":"[^"]+"/g, '');
    };
    const alike = (text: string, { old }: { old: string }) => text.replaceAll(old, 'o antigo');
    expect(alike(await seen(one.caller, stranger.old), one)).toBe(
      alike(await seen(other.caller, other.next), other),
    );
    expect((await mailsTo(stranger.old)).map(({ mail }) => mail)).toEqual(['account-attempt']);
  });

  it('should not take an address that came to be another account’s meanwhile', async () => {
    const { user, caller, old, next } = await person();
    await ask(caller, next);
    const [toOld, toNew] = [await read(old, 'email-change-old'), await read(next, 'email-change-new')];
    await app.make.person({ email: next });
    await confirm(toOld.token);
    expect(await confirm(toNew.token)).toMatchObject({ status: 409, body: { code: 'email-taken' } });
    expect(await emailOf(user)).toBe(old);
  });

  it('should take a candidate’s request and consent along', async () => {
    const { email } = await pendingRequest(app);
    const { user, caller, next } = await person('user', email);
    expect((await caller.get('/api/registration-requests/me')).status).toBe(200);
    await ask(caller, next);
    await confirm((await read(email, 'email-change-old')).token);
    await confirm((await read(next, 'email-change-new')).token);
    expect(await emailOf(user)).toBe(next);
    expect((await caller.get('/api/registration-requests/me')).body).toMatchObject({ status: 'pending' });
    expect(await app.em().count(RegistrationRequest, { email })).toBe(0);
    const { body } = await caller.get<{ sections: { consents: unknown[]; emails: unknown[] } }>(
      '/api/privacy/export',
    );
    // The one that every account of these tests has, and the candidate's.
    expect(body.sections.consents).toHaveLength(2);
    expect(JSON.stringify(body.sections.emails)).toContain('request-received');
  });

  it('should be confirmed by the new mailbox alone where the first administrator’s has none', async () => {
    const { user, caller, next } = await person('admin', FIRST_ADMINISTRATOR_EMAIL);
    await ask(caller, next);
    expect(await mailsTo(FIRST_ADMINISTRATOR_EMAIL)).toEqual([]);
    expect((await confirm((await read(next, 'email-change-new')).token)).body.changed).toBe(true);
    expect(await emailOf(user)).toBe(next);
  });

  it('should be an administrator’s act for who lost the mailbox: with their password, audited and told', async () => {
    const { user, caller, old, next } = await person();
    const admin = await person('admin');
    const set = (id: number, email: string, password = PASSWORD) =>
      admin.caller.put(`/api/users/${id}/email`, { email, password });
    expect((await set(user.id, next, 'outra senha')).status).toBe(400);
    expect((await set(user.id, admin.old)).status).toBe(409);
    expect((await set(admin.user.id, next)).status).toBe(422);
    const em = app.em();
    em.persist(
      new OneTimeToken({
        user: em.getReference(User, user.id),
        purpose: 'reset',
        tokenHash: 'b'.repeat(64),
        expiresAt: app.clock.in(DAY),
      }),
    );
    await em.flush();
    expect(await set(user.id, next)).toMatchObject({ status: 200, body: { email: next } });
    expect((await caller.get('/api/auth/me')).body).toMatchObject({ email: next });
    const { usedAt } = await app.em().findOneOrFail(OneTimeToken, { tokenHash: 'b'.repeat(64) });
    expect(usedAt).not.toBeNull();
    const event = await app.em().findOneOrFail(AuditEvent, { action: 'email-changed', subjectId: user.id });
    expect(event.actorId).toBe(admin.user.id);
    expect(await app.em().find(Notification, { recipient: user.id })).toMatchObject([
      { title: 'O e-mail da sua conta mudou', content: expect.stringContaining(next) },
    ]);
    expect((await mailsTo(old)).map(({ mail }) => mail)).toEqual(['email-changed']);
  });
});
