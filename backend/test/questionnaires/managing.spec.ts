import { Minister } from '../../src/ministers/minister.entity.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { AvailabilityAnswer } from '../../src/roster/availability-answer.entity.js';
import { QuestionnaireResponse } from '../../src/questionnaires/questionnaire-response.entity.js';
import type {
  CreatedQuestionnaireResponse,
  QuestionnaireDetailsResponse,
} from '../../src/questionnaires/questionnaires.dto.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { QuestionnairesFactory } from '../support/questionnaires-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

type Details = QuestionnaireDetailsResponse;
interface Refusal {
  message: string;
  errors?: Record<string, string>;
}

describe('Managing questionnaires', () => {
  let app: TestApp;
  let make: QuestionnairesFactory;
  let coordinator: Caller;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new QuestionnairesFactory(app);
    coordinator = await app.as('coordenador');
  });
  afterAll(() => app.stop());

  describe('POST /api/questionnaires', () => {
    it('should ask about every mass of a real month: none is forgotten, none asked twice', async () => {
      const { body: schedule } = await coordinator.post<{ id: number }>('/api/schedules', {
        title: 'Dezembro',
        type: 'mensal',
        year: 2026,
        month: 12,
      });
      const { status, body } = await coordinator.post<CreatedQuestionnaireResponse>('/api/questionnaires', {
        scheduleId: String(schedule.id),
        year: 2026,
        month: 12,
      });
      expect(status).toBe(201);

      const slots = await app.em().find(ScheduleSlot, { schedule: schedule.id });
      expect(slots.filter(({ time }) => time === '06:30').length).toBeGreaterThanOrEqual(20);
      expect(body.questions.map(({ slotId }) => slotId).toSorted()).toEqual(
        slots.map(({ id }) => id).toSorted(),
      );
      const sundays = body.questions.filter(({ date }) => date === '2026-12-06').map(({ time }) => time);
      expect(sundays).toEqual(['08:00', '10:00', '19:00']);
      expect(body).toMatchObject({ questionCount: slots.length, unaskedMasses: 0, status: 'draft' });
    });

    it('should answer what the specification names, with the title also under `questionnaire`', async () => {
      const schedule = await make.schedule();
      const { body } = await coordinator.post<CreatedQuestionnaireResponse>('/api/questionnaires', {
        scheduleId: schedule.id,
        responseDeadline: '2026-11-25',
      });
      expect(body).toMatchObject({
        scheduleId: schedule.id,
        scheduleTitle: 'Dezembro de 2026',
        title: 'Disponibilidade para dezembro de 2026',
        description: null,
        sentAt: null,
        responseDeadline: '2026-11-26T02:59:59.999Z',
        allowUpdates: true,
        specialMasses: [],
        responseCount: 0,
        questionnaire: { id: body.id, title: 'Disponibilidade para dezembro de 2026' },
      });
      expect(body.questions[0]).toEqual({
        id: `slot_${body.questions[0]?.slotId}`,
        question: 'Domingo, 6 de dezembro, 8h — Missa dominical',
        type: 'multiple-choice',
        required: false,
        options: ['Disponível', 'Talvez', 'Indisponível'],
        description: null,
        slotId: expect.any(Number),
        date: '2026-12-06',
        time: '08:00',
        begun: false,
      });
    });

    it('should make masses and questions of the special masses, however their times are written', async () => {
      const schedule = await make.schedule();
      const { status, body } = await coordinator.post<CreatedQuestionnaireResponse>('/api/questionnaires', {
        scheduleId: schedule.id,
        specialMasses: [
          { name: 'Missa do Galo', date: '2026-12-24', times: '20h30, 18h,', description: 'Com presépio' },
          { name: 'Ação de graças', date: '2026-12-31', times: ['19:00'] },
        ],
      });
      expect(status).toBe(201);
      expect(body.specialMasses).toEqual([
        { name: 'Missa do Galo', date: '2026-12-24', times: ['18:00', '20:30'], description: 'Com presépio' },
        { name: 'Ação de graças', date: '2026-12-31', times: ['19:00'], description: null },
      ]);
      const galo = body.questions.find(({ question }) => question.includes('20h30'));
      expect(galo).toMatchObject({
        question: 'Quinta-feira, 24 de dezembro, 20h30 — Missa do Galo',
        description: 'Com presépio',
      });
      const slot = await app.em().findOneOrFail(ScheduleSlot, galo!.slotId!);
      expect(slot).toMatchObject({ date: '2026-12-24', time: '20:30', description: 'Missa do Galo' });
      expect(slot.startsAt.toISOString()).toBe('2026-12-24T23:30:00.000Z');
      expect(body.questionCount).toBe(7);
    });

    it.each<[string, Record<string, unknown>, number, string]>([
      ['a year that is not the schedule’s', { year: 2027 }, 422, 'year'],
      ['a month that is not the schedule’s', { month: 11 }, 422, 'month'],
      ['a year out of range', { year: 2031 }, 400, 'year'],
      ['a month out of range', { month: 13 }, 400, 'month'],
      ['a deadline in the past', { responseDeadline: '2026-11-09' }, 422, 'responseDeadline'],
      ['a deadline that is none', { responseDeadline: 'amanhã' }, 400, 'responseDeadline'],
    ])('should refuse %s', async (_, values, status, field) => {
      const schedule = await make.schedule();
      const answer = await coordinator.post<Refusal>('/api/questionnaires', {
        scheduleId: schedule.id,
        ...values,
      });
      expect(answer.status).toBe(status);
      expect(answer.body.errors).toHaveProperty(field);
    });

    it.each<[string, Record<string, unknown>, string, string]>([
      ['name', { name: '' }, 'specialMasses.0.name', 'Nome é obrigatório'],
      ['date', { date: '' }, 'specialMasses.0.date', 'Data é obrigatória'],
      ['times', { times: [] }, 'specialMasses.0.times', 'Horários são obrigatórios'],
      ['times that are empty', { times: ' , ' }, 'specialMasses.0.times', 'Horários são obrigatórios'],
      ['times that are none', { times: 'cedo' }, 'specialMasses.0.times', '"cedo"'],
    ])('should name the %s of a special mass in Portuguese', async (_, change, field, message) => {
      const schedule = await make.schedule();
      const specialMass = { name: 'Missa do Galo', date: '2026-12-24', times: ['18h'], ...change };
      const { status, body } = await coordinator.post<Refusal>('/api/questionnaires', {
        scheduleId: schedule.id,
        specialMasses: [specialMass],
      });
      expect(status).toBe(400);
      expect(body.errors?.[field]).toContain(message);
    });

    it('should refuse a special mass outside the period and leave nothing behind', async () => {
      const schedule = await make.schedule();
      const { status } = await coordinator.post('/api/questionnaires', {
        scheduleId: schedule.id,
        specialMasses: [
          { name: 'Missa do Galo', date: '2026-12-24', times: ['18h'] },
          { name: 'Ano Novo', date: '2027-01-01', times: ['9h'] },
        ],
      });
      expect(status).toBe(400);
      expect(await app.em().count(ScheduleSlot, { schedule })).toBe(4);
    });

    it('should ask in a running month only about the masses to come, and about none once all have begun', async () => {
      const now = app.clock.now();
      app.clock.set('2026-12-06T10:00:00-03:00');
      const caller = await app.as('coordenador');
      const { id } = await make.schedule();
      const { body } = await caller.post<Details>('/api/questionnaires', { scheduleId: id });
      expect(body.questions.map(({ date }) => date)).toEqual(['2026-12-07', '2026-12-28']);
      expect(body).toMatchObject({ questionCount: 2, unaskedMasses: 0 });
      app.clock.set('2026-12-29T10:00:00-03:00');
      const late = await app.as('coordenador');
      const refused = await late.post<Refusal>('/api/questionnaires', { scheduleId: id });
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'As missas desta escala já começaram: não há por quem perguntar.',
      ]);
      app.clock.set(now);
    });

    it('should refuse a schedule without masses, and one that is not there', async () => {
      const empty = await make.schedule([]);
      const refused = await coordinator.post<Refusal>('/api/questionnaires', { scheduleId: empty.id });
      expect(refused.status).toBe(422);
      expect(refused.body.message).toContain('não tem missas');
      expect((await coordinator.post('/api/questionnaires', { scheduleId: 999_999 })).status).toBe(404);
      expect((await coordinator.post('/api/questionnaires', { scheduleId: 'x' })).status).toBe(400);
    });
  });

  describe('GET /api/questionnaires', () => {
    it('should list those of a schedule with what its cards show', async () => {
      const draft = await make.draft(coordinator);
      await make.draft(coordinator);
      const { status, body, headers } = await coordinator.get<Details[]>(
        `/api/questionnaires?scheduleId=${draft.scheduleId}`,
      );
      expect(status).toBe(200);
      expect(headers['content-range']).toBe('questionnaires 0-0/1');
      expect(body).toEqual([expect.objectContaining({ id: draft.id, questionCount: 4, responseCount: 0 })]);
    });

    it('should count as asked only active people who serve', async () => {
      const draft = await make.draft(coordinator);
      const read = async () => (await coordinator.get<Details>(`/api/questionnaires/${draft.id}`)).body;
      const before = (await read()).totalMinisters;
      await app.make.person({ role: 'ministro' });
      await app.make.person({ role: 'coordenador' });
      await app.make.person({ role: 'ministro', isActive: false });
      await app.make.person({ role: 'reitor' });
      await app.make.person({ role: 'admin' });
      expect((await read()).totalMinisters).toBe(before + 2);
    });

    it('should count those whom a mail reaches, who have an account', async () => {
      const draft = await make.draft(coordinator);
      const read = async () => (await coordinator.get<Details>(`/api/questionnaires/${draft.id}`)).body;
      const before = await read();
      const { minister } = await app.make.person({ role: 'ministro' });
      expect(await read()).toMatchObject({
        reachableMinisters: before.reachableMinisters + 1,
        reachableUnanswered: before.reachableUnanswered + 1,
      });
      await app.em().nativeUpdate(Minister, minister!.id, { user: null });
      expect(await read()).toMatchObject({
        totalMinisters: before.totalMinisters + 1,
        reachableMinisters: before.reachableMinisters,
      });
    });

    it('should tell at once how many masses no question asks about', async () => {
      const draft = await make.draft(coordinator);
      await make.slot(draft.scheduleId, { date: '2026-12-08', time: '19:30' });
      const { body } = await coordinator.get<Details>(`/api/questionnaires/${draft.id}`);
      expect(body).toMatchObject({ questionCount: 4, unaskedMasses: 1 });
    });

    it('should follow a mass that moved or went', async () => {
      const draft = await make.draft(coordinator);
      const em = app.em();
      const [first, second] = await em.find(
        ScheduleSlot,
        { schedule: draft.scheduleId },
        { orderBy: { startsAt: 'asc' } },
      );
      first!.time = '09:00';
      await em.remove(second!).flush();
      const { body } = await coordinator.get<Details>(`/api/questionnaires/${draft.id}`);
      expect(body.questions[0]?.question).toBe('Domingo, 6 de dezembro, 9h — Missa dominical');
      expect(body.questionCount).toBe(3);
    });

    it('should be 404 for what is not there, and closed to ministers', async () => {
      const minister = await app.as('ministro');
      expect((await coordinator.get('/api/questionnaires/999999')).status).toBe(404);
      expect((await minister.get('/api/questionnaires')).status).toBe(403);
      expect((await (await app.as('reitor')).get('/api/questionnaires')).status).toBe(200);
    });
  });

  describe('PATCH /api/questionnaires/{id}', () => {
    it('should change title, description and questions, and keep each question’s mass', async () => {
      const draft = await make.draft(coordinator);
      const [first, ...others] = draft.questions;
      const { status, body } = await coordinator.patch<Details>(`/api/questionnaires/${draft.id}`, {
        title: '  Quem pode em dezembro? ',
        description: '',
        questions: [
          { ...first, question: 'Posse do novo padre' },
          ...others,
          { id: 'custom_1796000000000', question: 'Tem carro?', type: 'yes-no', required: false },
        ],
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ title: 'Quem pode em dezembro?', description: null, questionCount: 5 });
      expect(body.questions[0]).toMatchObject({ question: 'Posse do novo padre', slotId: first?.slotId });
      expect(body.questions[4]).toMatchObject({ id: 'custom_1796000000000', options: ['Sim', 'Não'] });
    });

    it('should refuse to lose the question of a mass, naming the mass', async () => {
      const draft = await make.draft(coordinator);
      const questions = draft.questions.filter(({ time }) => time !== '06:30');
      const { status, body } = await coordinator.patch<Refusal>(`/api/questionnaires/${draft.id}`, {
        questions,
      });
      expect(status).toBe(422);
      expect(body.message).toContain('Segunda-feira, 7 de dezembro, 6h30 — Missa ferial');
    });

    it.each<[string, object, string, string]>([
      ['an empty title', { title: ' ' }, 'title', 'Título é obrigatório'],
      [
        'an empty question',
        { questions: [{ id: 'custom_1', question: '', type: 'text' }] },
        'questions.0.question',
        'Pergunta é obrigatória',
      ],
      [
        'an unknown type',
        { questions: [{ id: 'custom_1', question: 'A', type: 'date' }] },
        'questions.0.type',
        'Tipo',
      ],
    ])('should refuse %s', async (_, body, field, message) => {
      const draft = await make.draft(coordinator);
      const answer = await coordinator.patch<Refusal>(`/api/questionnaires/${draft.id}`, body);
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.[field]).toContain(message);
    });

    it('should add special masses, once', async () => {
      const draft = await make.draft(coordinator);
      const specialMasses = [{ name: 'Missa do Galo', date: '2026-12-24', times: ['18h'] }];
      const path = `/api/questionnaires/${draft.id}`;
      await coordinator.patch(path, { specialMasses });
      const { body } = await coordinator.patch<Details>(path, { specialMasses });
      expect(body).toMatchObject({ questionCount: 5, unaskedMasses: 0 });
      expect(body.specialMasses).toHaveLength(1);
      expect(await app.em().count(ScheduleSlot, { schedule: draft.scheduleId })).toBe(5);
    });
  });

  describe('PUT /api/questionnaires/{id} with a whole record', () => {
    it('should edit a sent one without sending it again when its own sentAt comes back', async () => {
      const sent = await make.sent(coordinator, { responseDeadline: '2026-11-25' });
      app.clock.advance(1000);
      const { status, body } = await coordinator.put<Details>(`/api/questionnaires/${sent.id}`, {
        ...sent,
        title: 'Outro título',
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...sent, title: 'Outro título', updatedAt: expect.any(String) });
    });

    it('should refuse a state that nobody chooses', async () => {
      const draft = await make.draft(coordinator);
      const path = `/api/questionnaires/${draft.id}`;
      expect((await coordinator.put(path, { status: 'completed' })).status).toBe(422);
      expect((await coordinator.put(path, { status: 'published' })).status).toBe(400);
    });
  });

  describe('DELETE /api/questionnaires/{id}', () => {
    it('should take the responses and the availability that came from them, and leave a trace', async () => {
      const sent = await make.sent(coordinator);
      const minister = await app.as('ministro');
      const { id: questionId, slotId } = sent.questions[0]!;
      await minister.post(`/api/questionnaires/${sent.id}/responses`, {
        responses: { [questionId]: ['Disponível'] },
      });
      expect(await app.em().count(AvailabilityAnswer, { slot: slotId! })).toBe(1);

      const { status, body } = await coordinator.delete(`/api/questionnaires/${sent.id}`);
      expect([status, body]).toEqual([200, { id: sent.id }]);
      expect(await app.em().count(QuestionnaireResponse, { questionnaire: sent.id })).toBe(0);
      expect(await app.em().count(AvailabilityAnswer, { slot: slotId! })).toBe(0);
      expect(await app.em().count(AuditEvent, { action: 'questionnaire-deleted', subjectId: sent.id })).toBe(
        1,
      );
      expect((await coordinator.get(`/api/questionnaires/${sent.id}`)).status).toBe(404);
    });

    it('should keep availability that another questionnaire also asked for', async () => {
      const first = await make.sent(coordinator);
      const { body: draft } = await coordinator.post<Details>('/api/questionnaires', {
        scheduleId: first.scheduleId,
      });
      const second = await make.send(coordinator, draft.id);
      const minister = await app.as('ministro');
      const [both, one] = first.questions;
      await minister.post(`/api/questionnaires/${first.id}/responses`, {
        responses: { [both!.id]: ['Talvez'], [one!.id]: ['Talvez'] },
      });
      await minister.post(`/api/questionnaires/${second.id}/responses`, {
        responses: { [both!.id]: ['Disponível'] },
      });
      await coordinator.delete(`/api/questionnaires/${first.id}`);
      const kept = await app.em().find(AvailabilityAnswer, { minister: minister.ministerId! });
      expect(kept.map(({ slot, answer }) => [slot.id, answer])).toEqual([[both!.slotId, 'available']]);
    });

    it('should be 404 the second time', async () => {
      const draft = await make.draft(coordinator);
      await coordinator.delete(`/api/questionnaires/${draft.id}`);
      expect((await coordinator.delete(`/api/questionnaires/${draft.id}`)).status).toBe(404);
    });
  });
});
