import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { Setting } from '../../src/platform/settings/setting.entity.js';
import type { PublicSettingsResponse } from '../../src/settings/settings.dto.js';
import { DEFAULT_SETTINGS } from '../../src/platform/settings/settings.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('Settings', () => {
  let app: TestApp;
  let admin: Caller;
  let earlier = 0;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.as('admin');
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.em().nativeDelete(Setting, {});
    await app.everybodyAgrees();
    earlier = await app.em().count(AuditEvent, { action: 'settings-changed' });
  });

  /** Changes settings; everybody agrees to the consent text that comes of it. */
  async function put(body: object) {
    const answer = await admin.put('/api/settings', body);
    await app.everybodyAgrees();
    return answer;
  }

  /** The trail is only added to: what was there before the test is passed over. */
  const changes = () =>
    app.em().find(AuditEvent, { action: 'settings-changed' }, { orderBy: { id: 'asc' }, offset: earlier });

  it('should be the defaults of a new parish', async () => {
    expect((await admin.get('/api/settings')).body).toEqual(DEFAULT_SETTINGS);
  });

  it('should tell visitors the parish and the consent, and nothing else', async () => {
    await put({ parishName: 'Santuário Inventado', city: 'Serra, SP', coordinationPhone: '1533334444' });
    const { status, body } = await app.visitor.get<PublicSettingsResponse>('/api/settings/public');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'city',
      'consent',
      'consentVersion',
      'coordinationPhone',
      'ministryTitle',
      'parishName',
      'timeZone',
    ]);
    expect(body.coordinationPhone).toBe('+55 (15) 3333-4444');
    expect(body.consentVersion).toBe(body.consent.version);
    expect(body.consent.paragraphs.join(' ')).toContain('Santuário Inventado, Serra, SP');
    expect(body.consent.highlight).toMatch(/sensível/);
    expect(body.consent.statement).toMatch(/religião/);
    expect(body.consent.guardianStatement).toMatch(/menor de 18 anos/);
  });

  it('should change what is sent, and audit the names of what differs', async () => {
    const sent = {
      parishName: 'Santuário Inventado',
      defaultMaxDuties: DEFAULT_SETTINGS.defaultMaxDuties,
      municipalHolidays: [
        { date: '02-29', name: 'Dia raro' },
        { date: '2026-08-15', name: 'Aniversário' },
      ],
      retention: { ...DEFAULT_SETTINGS.retention, rejectedRequestMonths: 3, logYears: 6 },
    };
    const { status, body } = await put(sent);
    expect(status).toBe(200);
    expect(body).toEqual({ ...DEFAULT_SETTINGS, ...sent });
    expect((await admin.get('/api/settings')).body).toEqual(body);
    expect(await changes()).toMatchObject([
      { details: { fields: ['parishName', 'municipalHolidays', 'retention'] } },
    ]);
    await put(sent);
    expect(await changes()).toHaveLength(1);
  });

  it('should keep the consent’s version with its text', async () => {
    const read = async () =>
      (await app.visitor.get<PublicSettingsResponse>('/api/settings/public')).body.consent;
    const { body } = await put({ consentVersion: 'minha', unknown: 1 });
    expect(body).toEqual(DEFAULT_SETTINGS);
    expect(await app.em().count(Setting)).toBe(0);
    const [before, again] = [await read(), await read()];
    expect(before.version).toMatch(/^[0-9a-f]{64}$/);
    expect(again).toEqual(before);
    for (const change of [
      { dpoName: 'Padre Anselmo' },
      { dpoContact: 'dpo@s.test' },
      { externalAiAllowed: true },
    ]) {
      const { version } = await read();
      await put(change);
      expect((await read()).version).not.toBe(version);
    }
    const after = (await read()).paragraphs.join(' ');
    expect(before.paragraphs.join(' ')).toMatch(/secretaria de .*ANPD/s);
    expect(after).toMatch(
      /encarregado pelos dados é Padre Anselmo.*dpo@s\.test.*transferência internacional.*ANPD/s,
    );
  });

  it.each([
    ['timeZone', { timeZone: 'America/Lugar_Nenhum' }],
    ['timeZone', { timeZone: '' }],
    ['timeZone', { timeZone: null }],
    ['parishName', { parishName: ' ' }],
    ['parishName', { parishName: 'a'.repeat(121) }],
    ['defaultMaxDuties', { defaultMaxDuties: 0 }],
    ['defaultMaxDuties', { defaultMaxDuties: 32 }],
    ['minRestDays', { minRestDays: 1.5 }],
    ['rosterTimeLimitSeconds', { rosterTimeLimitSeconds: '20' }],
    ['externalAiAllowed', { externalAiAllowed: 'sim' }],
    ['municipalHolidays', { municipalHolidays: 'nenhum' }],
    ['municipalHolidays.0.date', { municipalHolidays: [{ date: '02-30', name: 'Nunca' }] }],
    ['municipalHolidays.0.date', { municipalHolidays: [{ date: '2026-02-29', name: 'Nunca' }] }],
    ['municipalHolidays.0.name', { municipalHolidays: [{ date: '08-15' }] }],
    ['retention.logYears', { retention: { ...DEFAULT_SETTINGS.retention, logYears: 0 } }],
    ['retention.ceasedYears', { retention: { ...DEFAULT_SETTINGS.retention, ceasedYears: undefined } }],
  ])('should refuse %s in %j', async (field, body) => {
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: expect.any(Object) });
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    expect(await app.em().count(Setting)).toBe(0);
  });

  it('should tell everybody who coordinates when an external AI is allowed, once', async () => {
    const coordinator = await app.as('coordenador');
    const minister = await app.as('ministro');
    const told = async (userId: number) =>
      app.em().count(Notification, { recipient: userId, title: 'Inteligência artificial externa ligada' });
    for (const externalAiAllowed of [true, true, false]) await put({ externalAiAllowed });
    expect([await told(coordinator.userId), await told(minister.userId)]).toEqual([1, 0]);
  });

  it('should not be seen or changed by anybody else', async () => {
    for (const caller of [app.visitor, await app.as('coordenador'), await app.as('reitor')]) {
      expect([401, 403]).toContain((await caller.get('/api/settings')).status);
      expect([401, 403]).toContain((await caller.put('/api/settings', {})).status);
    }
  });
});
