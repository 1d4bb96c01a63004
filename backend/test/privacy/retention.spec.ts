import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { AttemptsService } from '../../src/auth/attempts.service.js';
import { UserSession } from '../../src/auth/user-session.entity.js';
import { OneTimeToken } from '../../src/auth/one-time-token.entity.js';
import { HOUR } from '../../src/platform/clock.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { DEFAULT_SETTINGS } from '../../src/platform/settings/settings.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { ConsentRecord, ConsentTextRecord } from '../../src/consents/consent-record.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { PersonalMessage } from '../../src/messages/personal-message.entity.js';
import { BlockedDate } from '../../src/ministers/blocked-date.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { SubstitutionRequest } from '../../src/substitutions/substitution-request.entity.js';
import { RegistrationRequest } from '../../src/registrations/registration-request.entity.js';
import { ZENOBIA } from '../support/privacy-factory.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp } from '../support/test-app.js';

describe('RetentionService', () => {
  let app: TestApp;
  let retention: RetentionService;

  beforeAll(async () => {
    app = await TestApp.start();
    retention = app.nest.get(RetentionService, { strict: false });
  });
  afterAll(() => app.stop());

  /** The test's present is 10 November 2026. */
  async function addEverything(): Promise<void> {
    const em = app.em();
    const { user } = await app.make.person();
    const owner = em.merge(user);
    const decided = (email: string, status: 'rejected' | 'approved', at: string) => {
      const request = new RegistrationRequest({
        ...ZENOBIA,
        email,
        experience: 'muita',
        availability: [],
        hasFamilyInMinistry: false,
        consent: { version: '1', at: '', address: null, guardianName: null },
      });
      request.status = status;
      request.reviewedAt = new Date(at);
      em.persist(request);
      return request;
    };
    const old = decided('old@exemplo.test', 'rejected', '2026-05-10T14:59:00Z');
    const recent = decided('recent@exemplo.test', 'rejected', '2026-05-10T15:01:00Z');
    decided('approved@exemplo.test', 'approved', '2020-01-01T00:00:00Z');
    await em.flush();
    const mail = (to: string, requestId: number, createdAt = '2026-05-10T15:00:00Z') => {
      const email = new EmailMessage({ mail: 'request-rejected', to, refs: { requestId }, dedupeKey: to });
      email.createdAt = new Date(createdAt);
      em.persist(email);
    };
    mail('old@exemplo.test', old.id);
    mail('recent@exemplo.test', recent.id);
    mail('years-ago@exemplo.test', 0, '2021-11-10T14:59:00Z');
    const event = (requestId: string, at: string) =>
      em.create(AuditEvent, { at: new Date(at), action: 'login', requestId });
    event('old', '2021-11-10T14:59:00Z');
    event('recent', '2021-11-10T15:01:00Z');
    const token = (hash: string, expiresAt: string, used: boolean) => {
      const link = new OneTimeToken({
        user: owner,
        purpose: 'reset',
        tokenHash: hash,
        expiresAt: new Date(expiresAt),
      });
      if (used) link.usedAt = app.clock.now();
      em.persist(link);
    };
    const session = (device: string, { expiresAt = '2026-11-11T00:00:00Z', tokenVersion = 0 }) =>
      em.persist(
        new UserSession({
          user: owner,
          tokenVersion,
          device,
          openedAt: app.clock.now(),
          expiresAt: new Date(expiresAt),
        }),
      );
    session('open', {});
    session('expired', { expiresAt: '2026-11-10T14:00:00Z' });
    session('of before a new password', { tokenVersion: -1 });
    token('used', '2026-11-11T00:00:00Z', true);
    token('expired', '2026-11-10T14:00:00Z', false);
    token('open', '2026-11-11T00:00:00Z', false);
    const notice = (title: string, sentAt: string, readAt: string | null) =>
      em.create(Notification, {
        recipient: owner,
        title,
        content: title,
        sentAt: new Date(sentAt),
        readAt: readAt === null ? null : new Date(readAt),
      });
    const job = (dedupeKey: string, values: Partial<OutboxMessage>) => {
      const payload = { emailId: 0 };
      const message = new OutboxMessage({
        job: 'mail.send',
        payload,
        dedupeKey,
        availableAt: new Date('2026-01-01'),
      });
      em.persist(Object.assign(message, values));
    };
    job('done long ago', { status: 'done', doneAt: new Date('2026-08-12T14:59:00Z') });
    job('done lately', { status: 'done', doneAt: new Date('2026-08-12T15:01:00Z') });
    job('failed', { status: 'failed' });
    job('waiting', {});
    notice('read long ago', '2025-01-01T00:00:00Z', '2025-11-10T14:00:00Z');
    notice('read lately', '2025-01-01T00:00:00Z', '2025-11-10T16:00:00Z');
    notice('unread', '2020-01-01T00:00:00Z', null);
    await em.flush();
    await askForSubstitutes();
    await leaveThings();
  }

  /** Of each of what people leave behind: one beyond its limit and one within it. */
  async function leaveThings(): Promise<void> {
    const em = app.em();
    for (const [email, at] of [
      ['waiting-long@exemplo.test', '2025-11-10T14:59:00Z'],
      ['waiting@exemplo.test', '2025-11-10T15:01:00Z'],
    ] as const) {
      const request = new RegistrationRequest({
        ...ZENOBIA,
        email,
        experience: 'muita',
        availability: [],
        hasFamilyInMinistry: false,
        consent: { version: '1', at: '', address: null, guardianName: null },
      });
      request.createdAt = new Date(at);
      em.persist(request);
    }
    for (const [email, at] of [
      ['unverified-long@exemplo.test', '2026-10-11T14:59:00Z'],
      ['unverified@exemplo.test', '2026-10-11T15:01:00Z'],
    ] as const) {
      const user = new User({ email, name: 'Ninguém', role: 'user' });
      user.createdAt = new Date(at);
      em.persist(user);
    }
    const long = new Date('2021-11-10T14:59:00Z');
    const lately = new Date('2021-11-10T15:01:00Z');
    for (const [name, disabledAt, inactiveAt, lastLoginAt] of [
      ['Desligado Há Anos', long, null, null],
      ['Desligado Agora', lately, null, null],
      ['Parou Há Anos', null, long, long],
      ['Parou Agora', null, lately, long],
      ['Parou e Entrou', null, long, lately],
    ] as const) {
      const { user, minister } = await app.make.person({ name, isActive: inactiveAt === null });
      await em.nativeUpdate(User, user.id, { disabledAt, lastLoginAt, createdAt: long });
      await em.nativeUpdate(Minister, minister!.id, { updatedAt: inactiveAt ?? lately });
    }
    const { user: sender, minister: blocker } = await app.make.person();
    for (const [date, reason] of [
      ['2026-08-09', 'blocked long ago'],
      ['2026-08-10', 'blocked lately'],
    ] as const)
      em.persist(new BlockedDate({ minister: em.merge(blocker!), date, reason }));
    for (const [subject, sentAt] of [
      ['sent long ago', '2024-11-10T14:59:00Z'],
      ['sent lately', '2024-11-10T15:01:00Z'],
    ] as const)
      em.create(PersonalMessage, {
        subject,
        body: subject,
        senderName: 'Ana',
        recipient: em.getReference(User, sender.id),
        sentAt: new Date(sentAt),
      });
    const text = em.create(ConsentTextRecord, { hash: 'a', text: 'O texto de antes' });
    for (const [emailKey, userId, at] of [
      ['left long ago', null, long],
      ['left lately', null, lately],
      ['still here', sender.id, long],
    ] as const)
      em.create(ConsentRecord, { emailKey, userId, text, at });
    await em.flush();
  }

  /** Two requests that were closed, before and after the limit, and one that is open. */
  async function askForSubstitutes(): Promise<void> {
    const make = new RosterFactory(app);
    const minister = await make.minister('Ana');
    const { slots } = await make.schedule([1, 2, 3].map((day) => ({ date: `2026-12-0${day}` })));
    const em = app.em();
    const ask = async (slot: number, reason: string, decidedAt: string | null) => {
      const assignment = await em.findOneOrFail(Assignment, await make.place(slot, minister));
      const request = new SubstitutionRequest({ assignment, reason });
      em.persist(request);
      if (decidedAt === null) return;
      request.status = 'declined';
      request.assignment = null;
      request.decidedAt = new Date(decidedAt);
    };
    await ask(slots[0]!, 'closed long ago', '2025-11-10T14:00:00Z');
    await ask(slots[1]!, 'closed lately', '2025-11-10T16:00:00Z');
    await ask(slots[2]!, 'open', null);
    await em.flush();
  }

  const column = async (table: string, name: string) => {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(name)} as value from ${sql.table(table)} order by 1`.execute(app.em().getKysely());
    return rows.map(({ value }) => value);
  };

  it('should delete what is beyond its limit, and nothing else', async () => {
    await addEverything();
    const attempts = app.nest.get(AttemptsService, { strict: false });
    await attempts.take({ name: 'ended', limit: 1, windowMs: 1 }, 'x');
    await attempts.take({ name: 'running', limit: 1, windowMs: HOUR }, 'x');
    app.clock.advance(2);
    const admin = await app.as('admin');
    const preview =
      await admin.get<{ kind: string; label: string; count: number }[]>('/api/privacy/retention');
    expect(preview.body).toContainEqual({
      kind: 'ceasedPeople',
      label: 'Pessoas que deixaram o ministério',
      count: 2,
    });
    const counts = await retention.run();
    expect(Object.fromEntries(preview.body.map(({ kind, count }) => [kind, count]))).toEqual(counts);
    expect(counts).toEqual({
      rejectedRequests: 1,
      emails: 2,
      auditEvents: 1,
      jobs: 1,
      oneTimeTokens: 2,
      sessions: 2,
      notifications: 1,
      substitutions: 1,
      attendance: 0,
      pendingRequests: 1,
      unverifiedAccounts: 1,
      ceasedPeople: 2,
      blockedReasons: 1,
      messages: 1,
      consents: 1,
    });
    expect(await column('registration_request', 'email')).toEqual([
      'approved@exemplo.test',
      'recent@exemplo.test',
      'waiting@exemplo.test',
    ]);
    const { rows: mails } = await sql<{ mail: string }>`
      select mail from email_message order by id`.execute(app.em().getKysely());
    expect(mails.map(({ mail }) => mail)).toEqual(['request-rejected', 'deletion-done', 'deletion-done']);
    expect((await column('audit_event', 'request_id')).filter(Boolean)).toEqual(['recent']);
    expect(
      (await column('user_account', 'name')).filter((name) => /^(Desligado|Parou|Pessoa rem)/.test(name)),
    ).toEqual(
      [
        'Desligado Agora',
        'Parou Agora',
        'Parou e Entrou',
        ...Array<string>(3).fill('Pessoa removida'),
      ].sort(),
    );
    expect((await column('user_account', 'email')).filter((email) => email.startsWith('unv'))).toEqual([
      'unverified@exemplo.test',
    ]);
    expect((await column('blocked_date', 'reason')).sort()).toEqual(['blocked lately', null]);
    expect(await column('personal_message', 'subject')).toEqual(['sent lately']);
    const agreed = (await column('consent_record', 'email_key')).filter(Boolean);
    expect(agreed.sort()).toEqual(['left lately', 'still here']);
    const jobs = await column('outbox_message', 'dedupe_key');
    expect(jobs.filter((key) => !/^(mail|erasure):/.test(key))).toEqual(['done lately', 'failed', 'waiting']);
    expect(await column('one_time_token', 'token_hash')).toEqual(['open']);
    expect(await column('user_session', 'device')).toEqual(['Aparelho desconhecido', 'open']);
    expect(await column('notification', 'title')).toEqual(['read lately', 'unread']);
    expect(await column('substitution_request', 'reason')).toEqual(['closed lately', 'open']);
    expect(await column('attempt_count', 'key')).toEqual([expect.stringMatching(/^running:/)]);
    expect(await retention.run()).toMatchObject({ rejectedRequests: 0, emails: 0, auditEvents: 0 });
  });

  it('should follow the parish’s limits', async () => {
    const admin = await app.as('admin');
    await admin.put('/api/settings', {
      retention: { ...DEFAULT_SETTINGS.retention, rejectedRequestMonths: 1, logYears: 1 },
    });
    expect(await retention.run()).toMatchObject({ rejectedRequests: 1, auditEvents: 1 });
    expect(await column('registration_request', 'email')).toEqual([
      'approved@exemplo.test',
      'waiting@exemplo.test',
    ]);
  });

  it('should leave the work to the process that is at it', async () => {
    await app.nest
      .get(MikroORM)
      .em.fork()
      .transactional(async (em) => {
        await em.execute('select pg_advisory_xact_lock(7402611)');
        expect(await retention.run()).toBeNull();
      });
    expect(await retention.run()).not.toBeNull();
  });
});
