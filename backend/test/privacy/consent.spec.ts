import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { ConsentRecord, ConsentTextRecord } from '../../src/consents/consent-record.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import type { PublicSettingsResponse } from '../../src/settings/settings.dto.js';
import { candidate, pendingRequest } from '../support/registrations-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('Consent', () => {
  let app: TestApp;
  let admin: Caller & { userId: number };

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.as('admin');
  });
  afterAll(() => app.stop());
  beforeEach(() => changeText({ dpoName: '' }));

  /** The administrator, who changes the text, agrees to it. */
  async function changeText(settings: { dpoName: string } | { parishName: string }): Promise<void> {
    expect((await admin.put('/api/settings', settings)).status).toBe(200);
    await app.make.consent({ id: admin.userId });
  }

  const version = async () =>
    (await app.visitor.get<PublicSettingsResponse>('/api/settings/public')).body.consentVersion;
  const isAsked = async (caller: Caller) => {
    const { body } = await caller.get<{ consentRequired: boolean }>('/api/auth/me');
    return body.consentRequired;
  };
  const agree = async (caller: Caller, more: object = {}) =>
    caller.post<{ errors?: Record<string, string> }>('/api/privacy/consent', {
      version: await version(),
      consent: true,
      ...more,
    });

  it('should be asked of those who have an account and never gave it, and kept with its text', async () => {
    const person = await app.as('ministro', { agrees: false });
    expect(await isAsked(person)).toBe(true);
    expect((await agree(person, { consent: false })).status).toBe(400);
    expect(await isAsked(person)).toBe(true);
    expect((await agree(person)).status).toBe(200);
    expect(await isAsked(person)).toBe(false);
    const [record, ...others] = await app
      .em()
      .find(ConsentRecord, { userId: person.userId }, { populate: ['text'] });
    expect(others).toEqual([]);
    expect(record).toMatchObject({ at: app.clock.now(), address: '127.0.0.1', byGuardian: false });
    const { hash, text } = record!.text;
    expect(hash).toBe(await version());
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    const { body } = await person.get('/api/privacy/consent');
    expect(body).toEqual({
      required: false,
      agreedAt: app.clock.now().toISOString(),
      minor: false,
      guardianName: null,
      guardianContact: null,
    });
  });

  it('should be asked anew when the text has changed, and be of the text that was read', async () => {
    const person = await app.as('coordenador', { agrees: false });
    await agree(person);
    const read = await version();
    await changeText({ dpoName: 'Padre Anselmo Prado' });
    expect(await isAsked(person)).toBe(true);
    const stale = await agree(person, { version: read });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'consent-changed' }]);
    expect(await isAsked(person)).toBe(true);
    expect((await agree(person)).status).toBe(200);
    expect(await isAsked(person)).toBe(false);
    expect(await app.em().count(ConsentRecord, { userId: person.userId })).toBe(2);
  });

  it('should not be asked anew for a correction of grammar', async () => {
    await changeText({ parishName: 'Santuário São Judas Tadeu' });
    const person = await app.as('ministro', { agrees: false });
    await agree(person);
    const em = app.em();
    const record = await em.findOneOrFail(ConsentRecord, { userId: person.userId }, { populate: ['text'] });
    expect(record.text.text).toContain('a secretaria do Santuário São Judas Tadeu');
    const text = record.text.text.replace('a secretaria do ', 'a secretaria de ');
    const hash = createHash('sha256').update(text).digest('hex');
    await em.insert(ConsentTextRecord, { hash, text });
    await em.nativeUpdate(ConsentRecord, { userId: person.userId }, { text: hash });
    expect(await isAsked(person)).toBe(false);
    await changeText({ parishName: 'Paróquia São Judas Tadeu' });
    expect(await isAsked(person)).toBe(true);
  });

  it('should go with a candidate’s request and be the account’s when it is approved', async () => {
    const { id, email } = await pendingRequest(app, candidate());
    const approval = await admin.put<{ setupLink: string }>(`/api/registration-requests/${id}/review`, {
      status: 'approved',
    });
    const token = new URL(approval.body.setupLink).searchParams.get('token');
    await app.visitor.post('/api/auth/setup-password', { token, password: 'girassol amarelo' });
    expect(await isAsked(await app.login(email, 'girassol amarelo'))).toBe(false);
  });

  it('should hold no address in the clear', async () => {
    const { email } = await pendingRequest(app, candidate());
    const [record] = await app.em().find(ConsentRecord, { userId: null }, { orderBy: { id: 'desc' } });
    expect(record!.emailKey).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await app.em().findAll(ConsentTextRecord))).not.toContain(email);
  });

  it('should be given for minors by a guardian who can be reached without them', async () => {
    const minor = await app.as('ministro', { agrees: false });
    await app.em().nativeUpdate(Minister, { id: minor.ministerId! }, { birthDate: '2010-01-01' });
    const refused = await agree(minor);
    expect([refused.status, Object.keys(refused.body.errors!).sort()]).toEqual([
      400,
      ['guardianConsent', 'guardianContact', 'guardianName'],
    ]);
    const guardian = { guardianName: 'Marta Souza', guardianContact: 'marta@exemplo.test' };
    const own = await agree(minor, {
      ...guardian,
      guardianContact: '15 99999-0000',
      guardianConsent: true,
    });
    expect(own.body.errors).toEqual({ guardianContact: expect.stringContaining('é o seu') });
    expect(await isAsked(minor)).toBe(true);
    expect((await agree(minor, { ...guardian, guardianConsent: true })).status).toBe(200);
    expect(await isAsked(minor)).toBe(false);
    expect((await minor.get('/api/ministers/me')).body).toMatchObject(guardian);
    expect(await app.em().findOneOrFail(ConsentRecord, { userId: minor.userId })).toMatchObject({
      byGuardian: true,
    });
  });

  it('should let telephone and e-mail be shown by choice alone, and never a minor’s', async () => {
    const adult = await app.as('ministro');
    const own = (await adult.get('/api/ministers/me')).body;
    expect(own).toMatchObject({ sharesPhone: false, sharesEmail: false });
    const share = (caller: Caller & { ministerId: number | null }, body: object) =>
      caller.patch(`/api/ministers/${caller.ministerId}`, body);
    expect((await share(adult, { sharesPhone: true })).status).toBe(200);
    const minor = await app.as('ministro');
    await app.em().nativeUpdate(Minister, { id: minor.ministerId! }, { birthDate: '2010-01-01' });
    for (const field of ['sharesPhone', 'sharesEmail']) {
      const { status, body } = await share(minor, { [field]: true });
      expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, [field]]);
    }
  });
});
