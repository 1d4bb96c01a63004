import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY, HOUR } from '../../src/platform/clock.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { QuestionnaireResponse } from '../../src/questionnaires/questionnaire-response.entity.js';
import { pendingRequest } from '../support/registrations-factory.js';
import { QuestionnairesFactory } from '../support/questionnaires-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('GET /api/privacy/readers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const readersOf = async (caller: Caller) =>
    (await caller.get<{ date: string; reader: string; role: string; what: string }[]>('/api/privacy/readers'))
      .body;

  /** A minister as of the test's present. */
  async function joined() {
    const person = await app.as('ministro');
    await app.em().nativeUpdate(Minister, { id: person.ministerId! }, { createdAt: app.clock.now() });
    return person;
  }

  it('should tell who opened one’s record or a list with it, once a day each, and of nobody else', async () => {
    const { user, minister } = await app.make.person({ name: 'Rita Campos', role: 'coordenador' });
    const rita = await app.withTokenOf(user);
    const [ana, bia] = [await joined(), await joined()];
    for (let read = 0; read < 3; read += 1) {
      expect((await rita.get(`/api/ministers/${ana.ministerId}`)).status).toBe(200);
      app.clock.advance(HOUR);
    }
    await ana.get('/api/ministers/me');
    await ana.get(`/api/ministers/${ana.ministerId}`);
    await bia.get(`/api/ministers/${ana.ministerId}`);
    await rita.get(`/api/ministers/${minister!.id}`);
    const opened = {
      date: '2026-11-10',
      reader: 'Rita Campos',
      role: 'coordenador',
      what: 'Abriu o seu perfil',
    };
    expect(await readersOf(ana)).toEqual([opened]);
    expect(await readersOf(bia)).toEqual([]);
    expect(await readersOf(rita)).toEqual([]);

    app.clock.advance(DAY);
    await rita.get('/api/ministers');
    expect(await readersOf(ana)).toEqual([
      { ...opened, date: '2026-11-11', what: 'Consultou a lista de ministros' },
      opened,
    ]);
    expect(await readersOf(bia)).toMatchObject([{ what: 'Consultou a lista de ministros' }]);
    app.clock.advance(HOUR);
    expect(await readersOf(await joined())).toEqual([]);
  });

  it('should tell who opened the request of which one’s account came', async () => {
    const admin = await app.as('admin');
    const { id, email } = await pendingRequest(app);
    await admin.get(`/api/registration-requests/${id}`);
    const approval = await admin.put<{ setupLink: string }>(`/api/registration-requests/${id}/review`, {
      status: 'approved',
    });
    const token = new URL(approval.body.setupLink).searchParams.get('token');
    await app.visitor.post('/api/auth/setup-password', { token, password: 'girassol amarelo' });
    const person = await app.login(email, 'girassol amarelo');
    expect(await readersOf(person)).toMatchObject([
      { role: 'admin', what: 'Abriu a sua solicitação de cadastro' },
    ]);
  });

  it('should tell who read all answers, of those who had answered, and not who read their own', async () => {
    const make = new QuestionnairesFactory(app);
    const coordinator = await app.as('coordenador');
    const { id } = await make.sent(coordinator);
    const address = `/api/questionnaires/${id}/responses`;
    const [ana, bia] = [await joined(), await joined()];
    expect((await ana.post(address, { responses: {} })).status).toBe(201);
    await app.em().nativeUpdate(QuestionnaireResponse, {}, { createdAt: app.clock.now() });
    app.clock.advance(HOUR);
    await coordinator.get(address);
    expect(await readersOf(ana)).toEqual([]);
    await coordinator.get(`${address}?all=true`);
    expect(await readersOf(ana)).toMatchObject([{ what: 'Consultou as respostas de um questionário' }]);
    expect(await readersOf(bia)).toEqual([]);
  });

  it('should be closed to visitors', async () => {
    expect((await app.visitor.get('/api/privacy/readers')).status).toBe(401);
  });
});
