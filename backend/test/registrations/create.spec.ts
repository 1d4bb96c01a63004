import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../src/auth/attempts.service.js';
import { MINUTE } from '../../src/platform/clock.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { RegistrationRequest } from '../../src/registrations/registration-request.entity.js';
import { candidate } from '../support/registrations-factory.js';
import { TestApp } from '../support/test-app.js';

interface Refusal {
  message: string;
  errors: Record<string, string>;
}

describe('POST /api/registration-requests', () => {
  let app: TestApp;
  const send = <T = Refusal>(body: unknown) => app.visitor.post<T>('/api/registration-requests', body);
  const stored = (email: string) => app.em().find(RegistrationRequest, { email });
  const isFree = async (name: string) =>
    (await app.visitor.get<{ available: boolean }>(`/api/validate-schedule-name/${encodeURIComponent(name)}`))
      .body.available;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(() => app.clock.advance(20 * MINUTE));
  afterAll(() => app.stop());

  it('should store the request with its consent and order the mail', async () => {
    const body = candidate({ phone: '15 98888-7777', fullName: '  Ana   Lúcia Prado ', observations: '' });
    const { status, body: answer } = await send(body);
    expect({ status, answer }).toEqual({
      status: 201,
      answer: { status: 'pending', message: 'Solicitação enviada com sucesso!' },
    });
    const [request] = await stored(body.email);
    expect(request).toMatchObject({
      fullName: 'Ana Lúcia Prado',
      fullNameKey: 'ana lucia prado',
      phone: '+55 (15) 98888-7777',
      birthDate: '1985-04-12',
      observations: null,
      hasFamilyInMinistry: false,
      status: 'pending',
      consent: {
        version: expect.stringMatching(/^[0-9a-f]{64}$/),
        at: app.clock.now().toISOString(),
        address: '127.0.0.1',
        guardianName: null,
        guardianContact: null,
      },
    });
    const mails = await app.em().find(EmailMessage, { to: body.email });
    expect(mails.map(({ mail }) => mail)).toEqual(['request-received']);
    expect(await app.nest.get(MailsService).variablesOf(mails[0]!)).toEqual({});
  });

  it('should write to an address twice a day at most, whoever sends requests for it', async () => {
    const email = 'assediada@exemplo.test';
    for (let index = 0; index < 4; index += 1) {
      expect((await send(candidate({ email }))).status).toBe(201);
      await app.em().nativeUpdate(RegistrationRequest, { email }, { status: 'rejected' });
    }
    expect(await app.em().count(EmailMessage, { to: email })).toBe(2);
  });

  it('should ask for the required fields in one sentence and name each', async () => {
    const { status, body } = await send({});
    expect(status).toBe(400);
    expect(body.message).toBe('Por favor, preencha todos os campos obrigatórios');
    expect(Object.keys(body.errors).sort()).toEqual(
      [
        'fullName',
        'email',
        'phone',
        'birthDate',
        'scheduleName',
        'experience',
        'availability',
        'consent',
      ].sort(),
    );
    for (const field of ['fullName', 'email', 'phone', 'birthDate', 'scheduleName', 'experience']) {
      const refused = await send({ ...candidate(), [field]: ' ' });
      expect([field, refused.status, refused.body.message]).toEqual([
        field,
        400,
        'Por favor, preencha todos os campos obrigatórios',
      ]);
      expect(Object.keys(refused.body.errors)).toEqual([field]);
    }
  });

  it.each([undefined, null, 17, []])('should refuse %j as a body', async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  it.each<[string, Record<string, unknown>]>([
    ['consent', { consent: false }],
    ['consent', { consent: undefined }],
    ['consent', { consent: 'true' }],
    ['phone', { phone: '12345' }],
    ['phone', { phone: 'não tenho' }],
    ['email', { email: 'sem arroba' }],
    ['birthDate', { birthDate: '2026-02-29' }],
    ['birthDate', { birthDate: '2026-11-11' }],
    ['birthDate', { birthDate: '2022-01-01' }],
    ['birthDate', { birthDate: '1900-01-01' }],
    ['experience', { experience: 'bastante' }],
    ['availability', { availability: [] }],
    ['availability', { availability: ['domingo-8h', 'domingo-9h'] }],
    ['availability', { availability: 'domingo-8h' }],
    ['scheduleName', { scheduleName: '\u200b\u200b' }],
    ['scheduleName', { scheduleName: '...' }],
    ['fullName', { fullName: 'a'.repeat(121) }],
    ['observations', { observations: 'a'.repeat(2001) }],
    ['observations', { observations: 'nulo: \u0000' }],
  ])('should name the field %s (%#)', async (field, changes) => {
    const { status, body } = await send({ ...candidate(), ...changes });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('should say of a name of one letter and of a birth to come what the form says', async () => {
    const { body } = await send(candidate({ fullName: 'A', birthDate: '1985-04-12' }));
    expect(body.errors).toEqual({ fullName: 'Nome completo: escreva o nome por inteiro.' });
    expect((await send(candidate({ birthDate: '2030-05-01' }))).body.errors).toEqual({
      birthDate: 'Data de nascimento: confira o dia, o mês e o ano.',
    });
  });

  it('should take nobody under 18 without a guardian, by the date in the parish', async () => {
    app.clock.set('2026-11-11T01:00:00Z');
    const minor = candidate({ birthDate: '2008-11-11' });
    const refused = await send(minor);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors).sort()).toEqual([
      'guardianConsent',
      'guardianContact',
      'guardianName',
    ]);
    const guardian = { guardianName: 'Rui Prado', guardianContact: '15 98888-0000', guardianConsent: true };
    for (const [field, value] of Object.entries({
      guardianName: minor.fullName.toUpperCase(),
      guardianContact: minor.phone,
      guardianConsent: false,
    })) {
      const { status, body } = await send({ ...minor, ...guardian, [field]: value });
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    }
    const ownMail = { ...guardian, guardianContact: ` ${minor.email.toUpperCase()}` };
    expect((await send({ ...minor, ...ownMail })).body.errors.guardianContact).toMatch(/é o seu/);
    const nowhere = { ...guardian, guardianContact: 'pergunte a ele' };
    expect((await send({ ...minor, ...nowhere })).body.errors.guardianContact).toMatch(/telefone com DDD/);
    expect((await send({ ...minor, ...guardian })).status).toBe(201);
    expect((await stored(minor.email))[0]?.consent).toMatchObject({
      guardianName: 'Rui Prado',
      guardianContact: '+55 (15) 98888-0000',
    });
    app.clock.set('2026-11-11T03:00:00Z');
    expect((await send(candidate({ birthDate: '2008-11-11' }))).status).toBe(201);
  });

  it('should refuse a taken schedule name, however it is written', async () => {
    await send(candidate({ scheduleName: 'José Antônio' }));
    const { status, body } = await send(candidate({ scheduleName: ' jose  ANTONIO ' }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'Este nome já está sendo usado. Escolha outro nome.',
      errors: { scheduleName: 'Este nome já está sendo usado. Escolha outro nome.' },
    });
  });

  it("should refuse a minister's schedule name", async () => {
    const { minister } = await app.make.person();
    expect((await send(candidate({ scheduleName: minister!.scheduleName }))).status).toBe(409);
  });

  it('should let one of twenty who want the same name at once have it', async () => {
    const bodies = Array.from({ length: 20 }, () => candidate({ scheduleName: 'Maria do Carmo' }));
    const statuses = (await Promise.all(bodies.map(send))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    const found = await app
      .em()
      .find(RegistrationRequest, { email: { $in: bodies.map(({ email }) => email) } });
    expect(found).toHaveLength(1);
  });

  it('should answer a second request of one e-mail like the first, and change nothing', async () => {
    const first = candidate({ scheduleName: 'Primeira vez' });
    const second = candidate({ email: first.email.toUpperCase(), scheduleName: 'Segunda vez' });
    const answers = [await send(first), await send(second)];
    expect(answers[1]).toMatchObject({ status: 201, body: answers[0]!.body });
    expect((await stored(first.email)).map(({ scheduleName }) => scheduleName)).toEqual(['Primeira vez']);
    expect(await isFree('Segunda vez')).toBe(true);
    const mails = await app.em().find(EmailMessage, { to: first.email }, { orderBy: { id: 'asc' } });
    expect(mails.map(({ mail }) => mail)).toEqual(['request-received', 'request-pending']);
    const [request] = await stored(first.email);
    await app
      .em()
      .nativeUpdate(RegistrationRequest, request!.id, { createdAt: new Date('2026-11-19T01:00Z') });
    expect(await app.nest.get(MailsService).variablesOf(mails[1]!)).toEqual({ receivedOn: '18/11/2026' });
    await app.em().nativeUpdate(RegistrationRequest, request!.id, { status: 'approved' });
    expect(await app.nest.get(MailsService).variablesOf(mails[1]!)).toBeNull();
  });

  it('should tell somebody of the ministry by mail how to enter, and nobody else', async () => {
    const { user } = await app.make.person({ name: 'Ana Beatriz' });
    const body = candidate({ email: user.email });
    const stranger = await send(candidate());
    expect(await send(body)).toMatchObject({ status: 201, body: stranger.body });
    const mails = await app.em().find(EmailMessage, { to: user.email });
    expect(mails.map(({ mail }) => mail)).toEqual(['request-account']);
    expect(await app.nest.get(MailsService).variablesOf(mails[0]!)).toEqual({
      name: 'Ana Beatriz',
      link: 'http://partilha.test/login',
      newPasswordLink: 'http://partilha.test/forgot-password',
    });
  });

  it('should keep one of ten requests that one e-mail sends at once', async () => {
    const email = 'apressada@exemplo.test';
    const bodies = Array.from({ length: 10 }, () => candidate({ email }));
    const answers = await Promise.all(bodies.map(send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const kept = await stored(email);
    expect(kept).toHaveLength(1);
    const free = await Promise.all(bodies.map(({ scheduleName }) => isFree(scheduleName)));
    expect(free.filter((available) => !available)).toHaveLength(1);
  });

  it('should take nothing from the body but its fields', async () => {
    const body = candidate();
    await send({
      ...body,
      id: 4711,
      status: 'approved',
      role: 'admin',
      user: 1,
      reviewedBy: 1,
      fullNameKey: 'x',
    });
    const [request] = await stored(body.email);
    expect(request).toMatchObject({ status: 'pending', role: null, user: null, reviewedBy: null });
    expect(request!.id).not.toBe(4711);
  });

  it('should keep hostile text as text', async () => {
    const fullName = `Zé D'Ávila "; drop table minister; -- <script>alert(1)</script>`;
    const body = candidate({ fullName, observations: '{{7*7}} ${7*7} %00' });
    expect((await send(body)).status).toBe(201);
    expect((await stored(body.email))[0]).toMatchObject({ fullName, observations: '{{7*7}} ${7*7} %00' });
  });

  it('should refuse one request too many from one address within a quarter of an hour', async () => {
    const takingName = Array.from({ length: LIMITS.registrationAtAddress.limit }, () =>
      candidate({ scheduleName: 'Nome tomado' }),
    );
    await Promise.all(takingName.map(send));
    const refused = await send(candidate());
    expect(refused.status).toBe(429);
    app.clock.advance(15 * MINUTE + 1000);
    expect((await send(candidate())).status).toBe(201);
  });
});
