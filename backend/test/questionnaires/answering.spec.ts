import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../../src/accounts/user.entity.js';
import { AvailabilityAnswer } from '../../src/roster/availability-answer.entity.js';
import { QuestionnaireResponse } from '../../src/questionnaires/questionnaire-response.entity.js';
import type { AnswersResponse } from '../../src/questionnaires/answers.dto.js';
import type {
  QuestionnaireDetailsResponse,
  SentQuestionnaireResponse,
} from '../../src/questionnaires/questionnaires.dto.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { Questionnaire } from '../../src/questionnaires/questionnaire.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { QuestionnairesFactory } from '../support/questionnaires-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

type Person = Caller & { ministerId: number | null };
interface Refusal {
  code: string;
  message: string;
  errors?: Record<string, string>;
}

const NOW = new Date('2026-11-10T12:00:00-03:00');
const DEADLINE = '2026-11-25T20:00:00-03:00';

describe('Answering questionnaires', () => {
  let app: TestApp;
  let make: QuestionnairesFactory;
  let coordinator: Person;
  let minister: Person;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new QuestionnairesFactory(app);
    coordinator = await app.as('coordenador');
    minister = await app.as('ministro');
  });
  beforeEach(() => app.clock.set(NOW));
  afterAll(() => app.stop());

  const signedInAgain = async ({ userId }: Person & { userId: number }) =>
    app.withTokenOf(await app.em().findOneOrFail(User, userId));
  const path = (id: number) => `/api/questionnaires/${id}/responses`;
  const answer = (caller: Caller, id: number, responses: object, additionalNotes?: string) =>
    caller.post<AnswersResponse>(path(id), {
      responses,
      ...(additionalNotes === undefined ? {} : { additionalNotes }),
    });
  const sentTo = async (caller: Caller, id: number) =>
    (await caller.get<SentQuestionnaireResponse[]>('/api/questionnaires/sent')).body.find(
      (questionnaire) => questionnaire.id === id,
    );
  const availability = async (
    person: Person,
    { questions }: Pick<QuestionnaireDetailsResponse, 'questions'>,
  ) => {
    const rows = await app.em().find(AvailabilityAnswer, { minister: person.ministerId! });
    const bySlot = new Map(rows.map((row) => [row.slot.id, row.answer]));
    return questions.map(({ slotId }) => (slotId === null ? undefined : bySlot.get(slotId)));
  };

  describe('GET /api/questionnaires/sent', () => {
    it('should show what was sent, the latest first, and never a draft', async () => {
      const draft = await make.draft(coordinator);
      const first = await make.sent(coordinator, { responseDeadline: DEADLINE });
      app.clock.advance(1000);
      const second = await make.sent(coordinator);
      const { body, status } = await minister.get<SentQuestionnaireResponse[]>('/api/questionnaires/sent');
      expect(status).toBe(200);
      expect(body.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(body.map(({ id }) => id)).not.toContain(draft.id);
      expect(body[1]).toMatchObject({
        status: 'sent',
        hasResponse: false,
        state: 'pendente',
        allowUpdates: true,
        responseDeadline: new Date(DEADLINE).toISOString(),
        questionCount: 4,
      });
    });

    it('should leave out what was asked about months before somebody joined', async () => {
      const newcomer = await app.as('ministro');
      const joined = (date: string) =>
        app.em().nativeUpdate(Minister, newcomer.ministerId!, { createdAt: new Date(date) });
      await joined('2026-11-02T12:00:00-03:00');
      const questionnaire = await make.sent(coordinator);
      expect(await sentTo(newcomer, questionnaire.id)).toBeDefined();

      await joined('2026-12-31T23:59:00-03:00');
      expect(await sentTo(newcomer, questionnaire.id)).toBeDefined();
      await joined('2027-01-01T00:00:00-03:00');
      expect(await sentTo(newcomer, questionnaire.id)).toBeUndefined();
      expect(await sentTo(coordinator, questionnaire.id)).toBeDefined();
      await answer(newcomer, questionnaire.id, {});
      expect(await sentTo(newcomer, questionnaire.id)).toMatchObject({ hasResponse: true });
    });

    it('should leave out what could no longer be answered when somebody joined', async () => {
      const newcomer = await app.as('ministro');
      const questionnaire = await make.sent(coordinator, { responseDeadline: DEADLINE });
      const joined = (date: string) =>
        app.em().nativeUpdate(Minister, newcomer.ministerId!, { createdAt: new Date(date) });
      await joined('2026-11-24T12:00:00-03:00');
      expect(await sentTo(newcomer, questionnaire.id)).toBeDefined();
      await joined('2026-11-26T12:00:00-03:00');
      expect(await sentTo(newcomer, questionnaire.id)).toBeUndefined();
    });

    it('should say for how many masses the caller offered', async () => {
      const questionnaire = await make.sent(coordinator);
      expect(await sentTo(minister, questionnaire.id)).toMatchObject({ offered: null });
      const [first, second, third] = questionnaire.questions.map(({ id }) => id);
      await answer(minister, questionnaire.id, {
        [first!]: ['Disponível'],
        [second!]: ['Talvez'],
        [third!]: ['Indisponível'],
      });
      await answer(coordinator, questionnaire.id, {});
      expect(await sentTo(minister, questionnaire.id)).toMatchObject({ offered: 2 });
      expect(await sentTo(coordinator, questionnaire.id)).toMatchObject({ offered: 0 });
    });

    it('should tell apart pending, expired and answered', async () => {
      const questionnaire = await make.sent(coordinator, { responseDeadline: DEADLINE });
      await answer(minister, questionnaire.id, {});
      expect(await sentTo(minister, questionnaire.id)).toMatchObject({
        state: 'respondido',
        hasResponse: true,
      });
      expect(await sentTo(coordinator, questionnaire.id)).toMatchObject({
        state: 'pendente',
        hasResponse: false,
      });
      app.clock.set(DEADLINE);
      expect(await sentTo(minister, questionnaire.id)).toMatchObject({ state: 'respondido' });
      expect(await sentTo(coordinator, questionnaire.id)).toMatchObject({ state: 'expirado' });
    });

    it('should be expired once every mass has begun', async () => {
      const { id } = await make.sent(coordinator, { responseDeadline: null });
      const lia = await app.as('ministro');
      app.clock.set('2027-01-01T12:00:00-03:00');
      const later = await signedInAgain(lia);
      expect(await sentTo(later, id)).toMatchObject({ state: 'expirado', responseDeadline: null });
      const chasing = await app.as('coordenador');
      expect((await chasing.post(`/api/questionnaires/${id}/remind`, {})).body).toMatchObject({
        code: 'not-waiting',
      });
    });

    it('should open to those who oversee, as never answered, and to nobody without a role', async () => {
      const questionnaire = await make.sent(coordinator);
      for (const role of ['reitor', 'admin'] as const) {
        expect(await sentTo(await app.as(role), questionnaire.id)).toMatchObject({ hasResponse: false });
      }
      expect((await (await app.as('user')).get('/api/questionnaires/sent')).status).toBe(403);
    });

    it('should answer the last twelve, unless those of one schedule or more of them are asked for', async () => {
      const schedule = await make.schedule();
      const em = app.em();
      const owner = em.getReference(Schedule, schedule.id);
      for (let day = 1; day <= 14; day += 1) {
        const values = { schedule: owner, title: `Q${day}`, questions: [], specialMasses: [] };
        const sentAt = new Date(Date.UTC(2030, 0, day));
        em.persist(Object.assign(new Questionnaire(values), { status: 'sent', sentAt }));
      }
      await em.flush();
      const titles = async (query: string) =>
        (await coordinator.get<SentQuestionnaireResponse[]>(`/api/questionnaires/sent${query}`)).body.map(
          ({ title }) => title,
        );
      expect((await titles('')).slice(0, 2)).toEqual(['Q14', 'Q13']);
      expect(await titles('')).toHaveLength(12);
      expect(await titles(`?scheduleId=${schedule.id}`)).toHaveLength(14);
      expect(await titles('?range=[12,13]')).toEqual(['Q2', 'Q1']);
      await em.nativeDelete(Questionnaire, { schedule: owner });
    });
  });

  describe('POST /api/questionnaires/{id}/responses', () => {
    it('should store what was answered for each mass, and nothing where nothing was', async () => {
      const questionnaire = await make.sent(coordinator);
      const [first, second, third] = questionnaire.questions;
      const lia = await app.as('ministro');
      const responses = {
        [first!.id]: ['Disponível'],
        [second!.id]: ['maybe'],
        [third!.id]: ['Indisponível'],
      };
      const { status, body } = await answer(lia, questionnaire.id, responses, ' Viajo dia 20 ');
      expect(status).toBe(201);
      expect(body).toMatchObject({
        questionnaireId: questionnaire.id,
        ministerId: lia.ministerId,
        responses,
        additionalNotes: 'Viajo dia 20',
      });
      expect(await availability(lia, questionnaire)).toEqual([
        'available',
        'maybe',
        'unavailable',
        undefined,
      ]);
    });

    it('should lose no answer: each person available is a row for each mass, special masses too', async () => {
      const specialMasses = [{ name: 'Missa do Galo', date: '2026-12-24', times: '18h, 20h30' }];
      const questionnaire = await make.sent(coordinator, { specialMasses });
      const everything = Object.fromEntries(questionnaire.questions.map(({ id }) => [id, ['Disponível']]));
      const people = [];
      for (let i = 0; i < 20; i += 1) people.push(await app.as('ministro'));
      const answers = await Promise.all(people.map((person) => answer(person, questionnaire.id, everything)));
      expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201));
      for (const { slotId } of questionnaire.questions) {
        expect(await app.em().count(AvailabilityAnswer, { slot: slotId!, answer: 'available' })).toBe(20);
      }
      expect(questionnaire.questions).toHaveLength(6);
    });

    it('should be 409 the second time, and one of two at once', async () => {
      const questionnaire = await make.sent(coordinator);
      const racing = await Promise.all([1, 2, 3, 4].map(() => answer(minister, questionnaire.id, {})));
      expect(racing.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
      const again = await minister.post<Refusal>(path(questionnaire.id), { responses: {} });
      expect(again.status).toBe(409);
      expect(again.body).toMatchObject({
        code: 'already-answered',
        message: expect.stringMatching(/^Você já respondeu/),
      });
      expect(await app.em().count(QuestionnaireResponse, { questionnaire: questionnaire.id })).toBe(1);
    });

    it('should be 422 from the deadline on, saying when it was', async () => {
      const questionnaire = await make.sent(coordinator, { responseDeadline: '2026-11-25' });
      app.clock.set('2026-11-26T00:00:00-03:00');
      const { status, body } = await minister.post<Refusal>(path(questionnaire.id), { responses: {} });
      expect(status).toBe(422);
      expect(body.message).toContain('O prazo para responder terminou em 25/11/2026 às 23h59.');
    });

    it('should hide drafts from ministers, and tell coordinators that they are drafts', async () => {
      const draft = await make.draft(coordinator);
      expect((await answer(minister, draft.id, {})).status).toBe(404);
      expect((await minister.get(path(draft.id))).status).toBe(404);
      expect((await answer(coordinator, draft.id, {})).status).toBe(422);
      expect((await answer(minister, 999_999, {})).status).toBe(404);
    });

    it('should be 403 for those who do not serve at present', async () => {
      const questionnaire = await make.sent(coordinator);
      const { user } = await app.make.person({ isActive: false });
      const { status, body } = await (
        await app.withTokenOf(user)
      ).post<Refusal>(path(questionnaire.id), { responses: {} });
      expect(status).toBe(403);
      expect(body.message).toContain('Só ministros ativos');
      for (const role of ['reitor', 'admin', 'user'] as const) {
        expect((await answer(await app.as(role), questionnaire.id, {})).status).toBe(403);
      }
    });

    it('should refuse what does not fit, naming each question, and store nothing', async () => {
      const questionnaire = await make.sent(coordinator);
      const [first, second] = questionnaire.questions;
      const { status, body } = await minister.post<Refusal>(path(questionnaire.id), {
        responses: { [first!.id]: ['Quem sabe'], slot_999999: ['Disponível'], [second!.id]: ['Disponível'] },
      });
      expect(status).toBe(400);
      expect(Object.keys(body.errors ?? {})).toEqual([`responses.${first!.id}`, 'responses.slot_999999']);
      expect(body.message).toContain(first!.question);
      expect(await app.em().count(QuestionnaireResponse, { questionnaire: questionnaire.id })).toBe(0);
      expect(await availability(minister, questionnaire)).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    });

    it.each([[{}], [{ responses: [] }], [{ responses: 'x' }], [{ responses: null }]])(
      'should refuse the body %j',
      async (body) => {
        const questionnaire = await make.sent(coordinator);
        const refused = await minister.post<Refusal>(path(questionnaire.id), body);
        expect(refused.status).toBe(400);
        expect(refused.body.errors?.responses).toContain('Respostas');
      },
    );

    it('should take an answer about a mass that has gone meanwhile, without availability', async () => {
      const questionnaire = await make.sent(coordinator);
      const [first, second] = questionnaire.questions;
      await app.em().nativeDelete(ScheduleSlot, first!.slotId!);
      const lia = await app.as('ministro');
      const responses = { [first!.id]: ['Disponível'], [second!.id]: ['Disponível'] };
      const { status, body } = await answer(lia, questionnaire.id, responses);
      expect(status).toBe(201);
      expect(body.responses).toEqual({ [second!.id]: ['Disponível'] });
      expect(await availability(lia, questionnaire)).toEqual([undefined, 'available', undefined, undefined]);
    });
  });

  describe('PUT /api/questionnaires/{id}/responses/{responseId}', () => {
    it('should replace the answers: changed, added and withdrawn ones', async () => {
      const questionnaire = await make.sent(coordinator, { responseDeadline: DEADLINE });
      const [first, second, third] = questionnaire.questions;
      const lia = await app.as('ministro');
      const { body } = await answer(lia, questionnaire.id, {
        [first!.id]: ['Disponível'],
        [second!.id]: ['Talvez'],
      });
      const changed = await lia.put<AnswersResponse>(`${path(questionnaire.id)}/${body.id}`, {
        responses: { [first!.id]: ['Indisponível'], [second!.id]: [], [third!.id]: ['Disponível'] },
        additionalNotes: 'Mudei de turno',
      });
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({ id: body.id, additionalNotes: 'Mudei de turno' });
      expect(await availability(lia, questionnaire)).toEqual([
        'unavailable',
        undefined,
        'available',
        undefined,
      ]);
    });

    it('should ask no more about masses that have begun, and keep what was said about them', async () => {
      const questionnaire = await make.sent(coordinator, { responseDeadline: null });
      const [first, second, third] = questionnaire.questions;
      const lia = await app.as('ministro');
      const { body } = await answer(lia, questionnaire.id, {
        [first!.id]: ['Disponível'],
        [second!.id]: ['Disponível'],
      });
      app.clock.set(`${first!.date}T${first!.time}:00-03:00`);
      const later = await signedInAgain(lia);
      const sent = (await sentTo(later, questionnaire.id))!;
      expect(sent.questions.map(({ begun }) => begun)).toEqual(
        sent.questions.map(({ id }) => id === first!.id),
      );
      const changed = await later.put<AnswersResponse>(`${path(questionnaire.id)}/${body.id}`, {
        responses: { [first!.id]: ['Indisponível'], [third!.id]: ['Talvez'] },
      });
      expect(changed.body.responses).toEqual({ [first!.id]: ['Disponível'], [third!.id]: ['Talvez'] });
      expect(await availability(lia, questionnaire)).toEqual(['available', undefined, 'maybe', undefined]);
    });

    it('should replace only the answers that were seen', async () => {
      const questionnaire = await make.sent(coordinator);
      const lia = await app.as('ministro');
      const [first] = questionnaire.questions;
      const { body } = await answer(lia, questionnaire.id, { [first!.id]: ['Disponível'] });
      const put = (value: string, seen: string) =>
        lia.put<AnswersResponse & Refusal>(`${path(questionnaire.id)}/${body.id}`, {
          responses: { [first!.id]: [value] },
          seen,
        });
      const later = await put('Talvez', body.updatedAt);
      expect(later.status).toBe(200);
      expect(later.body.updatedAt).not.toBe(body.updatedAt);
      const refused = await put('Indisponível', body.updatedAt);
      expect(refused).toMatchObject({ status: 409, body: { code: 'answered-meanwhile' } });
      expect(await availability(lia, questionnaire)).toContain('maybe');
      expect((await put('Indisponível', later.body.updatedAt)).status).toBe(200);
      expect((await put('Talvez', 'ontem')).status).toBe(400);
    });

    it('should touch only the masses of its own questionnaire', async () => {
      const one = await make.sent(coordinator);
      const other = await make.sent(coordinator);
      const lia = await app.as('ministro');
      await answer(lia, one.id, { [one.questions[0]!.id]: ['Disponível'] });
      const { body } = await answer(lia, other.id, { [other.questions[0]!.id]: ['Disponível'] });
      await lia.put(`${path(other.id)}/${body.id}`, { responses: {} });
      expect((await availability(lia, one))[0]).toBe('available');
      expect((await availability(lia, other))[0]).toBeUndefined();
    });

    it('should be 422 when answers may not be changed', async () => {
      const questionnaire = await make.sent(coordinator, { allowUpdates: false });
      const { body } = await answer(minister, questionnaire.id, {});
      const { status } = await minister.put(`${path(questionnaire.id)}/${body.id}`, { responses: {} });
      expect(status).toBe(422);
    });

    it('should be 404 for another person’s response', async () => {
      const questionnaire = await make.sent(coordinator);
      const { body } = await answer(minister, questionnaire.id, {});
      const lia = await app.as('ministro');
      for (const caller of [lia, coordinator]) {
        const { status } = await caller.put(`${path(questionnaire.id)}/${body.id}`, { responses: {} });
        expect(status).toBe(404);
      }
    });
  });

  describe('GET /api/questionnaires/{id}/responses', () => {
    it('should answer the caller’s own response alone, or none', async () => {
      const questionnaire = await make.sent(coordinator);
      const [first] = questionnaire.questions;
      await answer(coordinator, questionnaire.id, {});
      expect((await minister.get(path(questionnaire.id))).body).toEqual([]);
      await answer(minister, questionnaire.id, { [first!.id]: ['Talvez'] });
      expect((await minister.get(path(questionnaire.id))).body).toEqual([
        expect.objectContaining({ ministerId: minister.ministerId, responses: { [first!.id]: ['Talvez'] } }),
      ]);
      expect((await (await app.as('admin')).get(path(questionnaire.id))).body).toEqual([]);
    });

    it('should show everybody’s to those who oversee, their own first', async () => {
      const questionnaire = await make.sent(coordinator);
      const { user } = await app.make.person({ name: 'Ágata Inventada' });
      await answer(await app.withTokenOf(user), questionnaire.id, {});
      await answer(coordinator, questionnaire.id, {});
      const read = async (caller: Caller) =>
        caller.get<AnswersResponse[]>(`${path(questionnaire.id)}?all=true`);
      const { body } = await read(coordinator);
      expect(body.map(({ ministerId }) => ministerId)[0]).toBe(coordinator.ministerId);
      expect(body[1]?.ministerName).toBe('Ágata Inventada');
      expect((await read(await app.as('reitor'))).body).toHaveLength(2);
      expect((await read(minister)).status).toBe(403);
    });

    it('should leave out answers to questions that are asked no more, so that they can be sent back', async () => {
      const draft = await make.draft(coordinator);
      const edit = (questions: unknown[]) =>
        coordinator.patch(`/api/questionnaires/${draft.id}`, { questions });
      await edit([...draft.questions, { id: 'custom_1', question: 'Tem carro?', type: 'yes-no' }]);
      await make.send(coordinator, draft.id);
      const lia = await app.as('ministro');
      await answer(lia, draft.id, { custom_1: ['Sim'] });
      await edit(draft.questions);
      const { body } = await lia.get<AnswersResponse[]>(path(draft.id));
      expect(body[0]?.responses).toEqual({});
      const { status } = await lia.put(`${path(draft.id)}/${body[0]?.id}`, { responses: body[0]?.responses });
      expect(status).toBe(200);
    });
  });
});
