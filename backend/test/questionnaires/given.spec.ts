import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { DAY } from '../../src/platform/clock.js';
import { AvailabilityAnswer } from '../../src/roster/availability-answer.entity.js';
import type { MinisterResponse } from '../../src/ministers/ministers.dto.js';
import type { AnswersResponse, PersonAskedResponse } from '../../src/questionnaires/answers.dto.js';
import type {
  QuestionnaireDetailsResponse,
  UnansweredResponse,
} from '../../src/questionnaires/questionnaires.dto.js';
import { QuestionnairesFactory } from '../support/questionnaires-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('Answers given for somebody', () => {
  let app: TestApp;
  let coordinator: Caller & { userId: number };
  let make: QuestionnairesFactory;
  let questionnaire: QuestionnaireDetailsResponse;
  let elder: MinisterResponse;

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    make = new QuestionnairesFactory(app);
    elder = (await coordinator.post<MinisterResponse>('/api/ministers', { fullName: 'Dona Sem Conta' })).body;
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    ({ questionnaire } = { questionnaire: await make.sent(coordinator) });
  });

  const masses = () => questionnaire.questions.filter(({ slotId }) => slotId !== null);
  const give = (people: unknown[], more: Record<string, unknown> = {}, caller: Caller = coordinator) =>
    caller.post<{ stored: number; message: string }>(
      `/api/questionnaires/${questionnaire.id}/given-responses`,
      {
        through: 'telephone',
        people,
        ...more,
      },
    );
  const yes = () => Object.fromEntries(masses().map(({ id }) => [id, ['Disponível']]));

  it('should be kept with who typed them in and how, for many people at once, and shown to the person', async () => {
    const { user, minister } = await app.make.person();
    const people = [elder.id, minister!.id].map((ministerId) => ({ ministerId, responses: yes() }));
    expect(await give(people)).toMatchObject({ status: 200, body: { stored: 2 } });
    expect(await app.em().count(AvailabilityAnswer, { minister: elder.id })).toBe(masses().length);
    const own = await (
      await app.withTokenOf(user)
    ).get<AnswersResponse[]>(`/api/questionnaires/${questionnaire.id}/responses`);
    expect(own.body).toMatchObject([{ answeredThrough: 'telephone', answeredByName: expect.any(String) }]);
    expect(
      await app.em().findOneOrFail(AuditEvent, { action: 'answers-given', subjectId: questionnaire.id }),
    ).toMatchObject({
      actorId: coordinator.userId,
      details: { through: 'telephone', ministerIds: [elder.id, minister!.id] },
    });

    // What the person answers then is their own again.
    const changed = await (
      await app.withTokenOf(user)
    ).put<AnswersResponse>(`/api/questionnaires/${questionnaire.id}/responses/${own.body[0]!.id}`, {
      responses: {},
    });
    expect(changed.body).toMatchObject({ answeredThrough: null, answeredByName: null });
  });

  it('should replace what was given before', async () => {
    await give([{ ministerId: elder.id, responses: yes() }]);
    const [first] = masses();
    expect(
      (await give([{ ministerId: elder.id, responses: { [first!.id]: ['Talvez'] } }], { through: 'paper' }))
        .status,
    ).toBe(200);
    const { body } = await coordinator.get<AnswersResponse[]>(
      `/api/questionnaires/${questionnaire.id}/responses?all=true`,
    );
    expect(body.filter(({ ministerId }) => ministerId === elder.id)).toMatchObject([
      { answeredThrough: 'paper', responses: { [first!.id]: ['Talvez'] } },
    ]);
    const slotIds = masses().map(({ slotId }) => slotId!);
    const answers = await app.em().find(AvailabilityAnswer, { minister: elder.id, slot: { $in: slotIds } });
    expect(answers.map(({ answer }) => answer)).toEqual(['maybe']);
  });

  it('should store all or nothing, and say whose answers do not fit', async () => {
    const { minister } = await app.make.person();
    const refused = await give([
      { ministerId: minister!.id, responses: yes() },
      { ministerId: elder.id, responses: { [masses()[0]!.id]: ['Quem sabe'] } },
    ]);
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(elder.scheduleName) },
    });
    const { body } = await coordinator.get<AnswersResponse[]>(
      `/api/questionnaires/${questionnaire.id}/responses?all=true`,
    );
    expect(body).toEqual([]);
    const { minister: inactive } = await app.make.person({ isActive: false });
    expect((await give([{ ministerId: inactive!.id, responses: {} }])).status).toBe(400);
  });

  it('should keep the deadline unless told that it is past', async () => {
    const put = { responseDeadline: new Date(app.clock.now().getTime() + DAY).toISOString() };
    expect((await coordinator.patch(`/api/questionnaires/${questionnaire.id}`, put)).status).toBe(200);
    app.clock.advance(2 * DAY);
    const people = [{ ministerId: elder.id, responses: yes() }];
    expect(await give(people)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('prazo') },
    });
    expect((await give(people, { pastDeadline: true })).status).toBe(200);
  });

  it('should be asked for with the questionnaire as it is put to the person, which leaves a trace', async () => {
    const address = `/api/questionnaires/${questionnaire.id}/given-responses/${elder.id}`;
    const read = () => coordinator.get<PersonAskedResponse>(address);
    expect(await read()).toMatchObject({
      status: 200,
      body: {
        fullName: 'Dona Sem Conta',
        phone: null,
        answers: null,
        questions: questionnaire.questions.map(({ id }) => ({ id, begun: false })),
        prospect: { masses: masses().map(({ slotId }) => ({ slotId, blocked: false })) },
      },
    });
    expect(await app.em().count(AuditEvent, { action: 'record-read', subjectId: elder.id })).toBe(1);
    await give([{ ministerId: elder.id, responses: yes(), additionalNotes: 'Só até as 10h.' }]);
    expect((await read()).body.answers).toMatchObject({
      responses: yes(),
      additionalNotes: 'Só até as 10h.',
    });

    const { minister: inactive } = await app.make.person({ isActive: false });
    const missing = `/api/questionnaires/${questionnaire.id}/given-responses/${inactive!.id}`;
    expect((await coordinator.get(missing)).status).toBe(404);
    expect((await (await app.as('reitor')).get(address)).status).toBe(403);
    const draft = await make.draft(coordinator);
    expect(
      (await coordinator.get(`/api/questionnaires/${draft.id}/given-responses/${elder.id}`)).status,
    ).toBe(422);
  });

  it('should not take the place of answers that were not seen', async () => {
    const { user, minister } = await app.make.person();
    const person = await app.withTokenOf(user);
    const own = { responses: { [masses()[0]!.id]: ['Talvez'] }, additionalNotes: 'Volto dia 20.' };
    await person.post(`/api/questionnaires/${questionnaire.id}/responses`, own);
    const noted = { ministerId: minister!.id, responses: yes() };
    expect(await give([{ ...noted, seen: null }])).toMatchObject({
      status: 409,
      body: { code: 'answered-meanwhile', message: expect.stringContaining(minister!.scheduleName) },
    });
    const address = `/api/questionnaires/${questionnaire.id}/given-responses/${minister!.id}`;
    const { answers } = (await coordinator.get<PersonAskedResponse>(address)).body;
    expect(answers).toMatchObject(own);
    expect((await give([{ ...noted, seen: answers!.updatedAt }])).status).toBe(200);
    expect((await give([{ ...noted, seen: answers!.updatedAt }])).status).toBe(409);
    const { body } = await coordinator.get<PersonAskedResponse>(address);
    expect(body.answers).toMatchObject({ responses: yes(), additionalNotes: 'Volto dia 20.' });
  });

  it('should be waited for by another call, where nobody answered the telephone', async () => {
    const other = await make.sent(coordinator);
    const address = `/api/questionnaires/${questionnaire.id}/call-attempts/${elder.id}`;
    const triedAt = async (id: number) =>
      (await coordinator.get<UnansweredResponse[]>(`/api/questionnaires/${id}/unanswered`)).body.find(
        ({ ministerId }) => ministerId === elder.id,
      )!.triedAt;
    expect(await triedAt(questionnaire.id)).toBeNull();
    for (const attempt of [1, 2]) {
      app.clock.advance(attempt * 1000);
      const kept = { ministerId: elder.id, triedAt: app.clock.now().toISOString() };
      expect(await coordinator.post(address)).toMatchObject({ status: 200, body: kept });
      expect(await triedAt(questionnaire.id)).toBe(kept.triedAt);
    }
    expect(await triedAt(other.id)).toBeNull();
    const back = { status: 200, body: { ministerId: elder.id, triedAt: null } };
    expect(await coordinator.delete(address)).toMatchObject(back);
    expect(await triedAt(questionnaire.id)).toBeNull();

    const { minister: inactive } = await app.make.person({ isActive: false });
    const missing = `/api/questionnaires/${questionnaire.id}/call-attempts/${inactive!.id}`;
    expect((await coordinator.post(missing)).status).toBe(404);
    expect((await (await app.as('reitor')).post(address)).status).toBe(403);
  });

  it('should be for the coordination alone, and only of what was sent', async () => {
    for (const role of ['ministro', 'reitor'] as const)
      expect((await give([{ ministerId: elder.id, responses: {} }], {}, await app.as(role))).status).toBe(
        403,
      );
    const draft = await make.draft(coordinator);
    questionnaire = { ...questionnaire, id: draft.id };
    expect((await give([{ ministerId: elder.id, responses: {} }])).status).toBe(422);
  });
});
