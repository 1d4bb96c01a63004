import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { personalDataQueries, type PersonalData } from '../../src/privacy/personal-data.js';
import { RegistrationRequest } from '../../src/registrations/registration-request.entity.js';
import { liveFullLife, ZENOBIA } from '../support/privacy-factory.js';
import { User } from '../../src/accounts/user.entity.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('GET /api/privacy/export', () => {
  let app: TestApp;
  let life: Awaited<ReturnType<typeof liveFullLife>>;
  let zenobia: Caller;

  beforeAll(async () => {
    app = await TestApp.start();
    life = await liveFullLife(app);
    zenobia = await app.withTokenOf(life.user);
  });
  afterAll(() => app.stop());

  it('should hold every table that points at a person', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid in ('user_account'::regclass, 'minister'::regclass) order by 1`.execute(
      app.em().getKysely(),
    );
    const subject = { userId: 1, email: '', verified: true, ministerId: 1 };
    const queries = Object.values(personalDataQueries(subject))
      .map((query) => query.compile(app.em().getKysely()).sql)
      .join('\n');
    // The schedule name stands in the minister's record too.
    const missing = rows
      .map(({ name }) => name)
      .filter((name) => !new RegExp(`(from|join) ${name}\\b`).test(queries));
    expect(missing).toEqual(['schedule_name']);
  });

  it('should be a file with everything about the person', async () => {
    const { status, body, headers } = await zenobia.get<PersonalData>('/api/privacy/export');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="Meus dados.json"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const empty = Object.entries(body.sections).filter(([, records]) => records.length === 0);
    expect(empty).toEqual([]);
    const { sections } = body;
    expect(body.exportedAt).toBe(app.clock.now().toISOString());
    expect(Buffer.from(body.photo!.split(',')[1]!, 'base64').toString()).toBe('an image');
    expect(sections.account).toMatchObject([
      { email: ZENOBIA.email, role: 'coordenador', hasPassword: true },
    ]);
    expect(sections.minister).toMatchObject([
      { phone: ZENOBIA.phone, birthDate: ZENOBIA.birthDate, baptismDate: '1980-01-02' },
    ]);
    expect(sections.registrationRequests).toMatchObject([
      { status: 'approved', consent: { version: 'f'.repeat(64), address: '203.0.113.99' } },
      { status: 'rejected' },
    ]);
    expect(sections.consents).toMatchObject([{ text: 'O texto de antes', address: '203.0.113.99' }]);
    expect(sections.family).toMatchObject([{ relationshipType: 'primo', wish: 'indiferente' }]);
    expect(sections.blockedDates).toEqual([{ date: '2026-12-24', reason: 'dor nas costas' }]);
    expect(sections.questionnaireResponses).toHaveLength(2);
    expect(sections.duties).toMatchObject([{ date: '2026-11-07' }, { date: '2026-11-13' }]);
    expect(sections.substitutions).toMatchObject([
      { date: '2026-11-07', reason: 'dor nas costas', askedByYou: true },
      { date: '2026-11-13', reason: 'dor nas costas', askedByYou: true },
    ]);
    expect(sections.messagesSent).toMatchObject([{ to: 'Bento Amigo Lima' }]);
    expect(sections.messagesReceived).toMatchObject([{ from: 'Bento' }]);
    expect(sections.notifications).toHaveLength(1);
    expect(sections.training).toMatchObject([{ course: 'Curso', module: 'Aula' }]);
    expect(sections.emails).toHaveLength(2);
  });

  it('should hold nothing secret, and of others no more than she sees', async () => {
    const { body } = await zenobia.get('/api/privacy/export');
    const text = JSON.stringify(body);
    for (const secret of ['argon2', 'a'.repeat(64), 'bento@exemplo.test', '198.51.100.1'])
      expect(text).not.toContain(secret);
  });

  it('should be a readable page in Portuguese where every text is only text', async () => {
    const { status, body, headers } = await zenobia.get<string>('/api/privacy/export?format=html');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="Meus dados.html"',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    expect(body).toMatch(/^<!doctype html><html lang="pt-BR">/);
    expect(body).not.toContain('<script');
    expect(body).toContain('&lt;script&gt;');
    for (const part of [
      ZENOBIA.fullName,
      '23/07/1961',
      'Datas bloqueadas',
      'Mais de 5 anos',
      'Entrou no sistema',
      'Trocar senha',
      '10/11/2026 12:00',
      'src="data:',
    ])
      expect(body).toContain(part);
    expect(body).not.toMatch(/(src|href)="(?!data:)/);
  });

  it('should be one’s own alone, and be audited', async () => {
    const caller = await app.withTokenOf(life.friend.user);
    const { body } = await caller.get<PersonalData>('/api/privacy/export');
    const { sections } = body;
    expect(sections.account).toMatchObject([{ email: 'bento@exemplo.test' }]);
    expect(JSON.stringify([sections.minister, sections.registrationRequests])).not.toContain(ZENOBIA.phone);
    expect(sections.messagesReceived).toHaveLength(1);
    expect(sections.blockedDates).toEqual([]);
    expect(body.photo).toBeNull();
    const events = await app.em().find(AuditEvent, { action: 'data-exported', actorId: life.friend.user.id });
    expect(events).toMatchObject([
      { subjectType: 'user', subjectId: life.friend.user.id, details: { format: 'json' } },
    ]);
  });

  it('should give an unproven address nothing that only bears the address', async () => {
    const email = 'alheio@exemplo.test';
    const request = new RegistrationRequest({
      ...ZENOBIA,
      email,
      experience: 'muita',
      availability: [],
      hasFamilyInMinistry: false,
      consent: { version: '1', at: '', address: null, guardianName: null },
    });
    await app.em().persist(request).flush();
    await app.visitor.post('/api/auth/register', { email, password: 'outra senha boa' });
    const user = await app.em().findOneOrFail(User, { email });
    expect((await (await app.withTokenOf(user)).get('/api/privacy/export')).status).toBe(401);
  });

  it('should refuse another format', async () => {
    expect((await zenobia.get('/api/privacy/export?format=xml')).status).toBe(400);
  });

  it('should be handed over of people without an account, by the coordination, and leave a trace', async () => {
    const coordinator = await app.as('coordenador');
    const person = {
      fullName: 'Dona Lurdes',
      experience: '1-3-anos',
      availability: [],
      phone: '15 99876-5432',
    };
    const { body: lurdes } = await coordinator.post<{ id: number }>('/api/ministers', person);
    const address = `/api/privacy/ministers/${lurdes.id}/export`;
    const { status, body, headers } = await coordinator.get<PersonalData>(address);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="dados.json"');
    expect(body.sections.minister).toMatchObject([{ fullName: 'Dona Lurdes' }]);
    const others = Object.entries(body.sections).filter(([, records]) => records.length > 0);
    expect(others.map(([section]) => section).sort()).toEqual(['auditEvents', 'minister']);
    expect(JSON.stringify(body)).not.toContain(ZENOBIA.email);
    expect((await coordinator.get<string>(`${address}?format=html`)).body).toContain('Dona Lurdes');
    const trace = { action: 'data-handed-over', subjectType: 'minister', subjectId: lurdes.id } as const;
    expect(await app.em().count(AuditEvent, trace)).toBe(2);

    const { ministerId } = await app.as('ministro');
    expect((await coordinator.get(`/api/privacy/ministers/${ministerId}/export`)).status).toBe(422);
    expect((await coordinator.get('/api/privacy/ministers/987654321/export')).status).toBe(404);
    expect((await (await app.as('ministro')).get(address)).status).toBe(403);
  });
});
