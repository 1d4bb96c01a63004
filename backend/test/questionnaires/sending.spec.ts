import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { DAY, HOUR } from '../../src/platform/clock.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { Notification } from '../../src/messages/notification.entity.js';
import type { NotificationResponse } from '../../src/messages/inbox.dto.js';
import type {
  QuestionnaireDetailsResponse,
  UnansweredResponse,
} from '../../src/questionnaires/questionnaires.dto.js';
import { User } from '../../src/accounts/user.entity.js';
import { QuestionnairesFactory } from '../support/questionnaires-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

type Details = QuestionnaireDetailsResponse;

const NOW = new Date('2026-11-10T12:00:00-03:00');
const DEADLINE = '2026-11-25T20:00:00.000-03:00';
const before = (milliseconds: number) => new Date(Date.parse(DEADLINE) - milliseconds);

describe('Sending questionnaires', () => {
  let app: TestApp;
  let make: QuestionnairesFactory;
  let coordinator: Caller & { ministerId: number | null };

  beforeAll(async () => {
    app = await TestApp.start();
    make = new QuestionnairesFactory(app);
  });
  beforeEach(async () => {
    await app.reset();
    app.clock.set(NOW);
    coordinator = await app.as('coordenador');
  });
  afterAll(() => app.stop());

  const jobsOf = async (id: number, job: string) =>
    (await app.em().find(OutboxMessage, {}, { orderBy: { availableAt: 'asc', id: 'asc' } })).filter(
      (row) => row.job === job && row.payload.questionnaireId === id,
    );
  const mails = () => app.em().find(EmailMessage, {}, { orderBy: { id: 'asc' } });
  const noticesOf = async (person: Caller) =>
    (await person.get<NotificationResponse[]>('/api/notifications')).body;
  const statusOf = async (id: number) =>
    (await coordinator.get<Details>(`/api/questionnaires/${id}`)).body.status;
  const variablesOf = async (email: EmailMessage) => app.nest.get(MailsService).variablesOf(email);
  const answer = (caller: Caller, id: number) =>
    caller.post<{ id: number }>(`/api/questionnaires/${id}/responses`, { responses: {} });

  describe('PUT /api/questionnaires/{id}', () => {
    it('should send by the server’s clock, and leave a trace', async () => {
      const draft = await make.draft(coordinator);
      const sent = await make.send(coordinator, draft.id);
      expect(sent).toMatchObject({ status: 'sent', sentAt: NOW.toISOString() });
      expect(
        await app.em().findOne(AuditEvent, { action: 'questionnaire-sent', subjectId: draft.id }),
      ).toMatchObject({
        subjectId: draft.id,
        details: { round: 1, masses: 4 },
      });
    });

    it('should plan the announcement, both reminders and the end', async () => {
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      const [announce] = await jobsOf(id, 'questionnaire.announce');
      expect(announce).toMatchObject({
        payload: { questionnaireId: id, round: 1 },
        dedupeKey: `questionnaire:${id}:1`,
        availableAt: NOW,
      });
      const reminders = await jobsOf(id, 'questionnaire.remind');
      expect(reminders.map(({ payload, availableAt }) => [payload.daysLeft, availableAt])).toEqual([
        [3, before(3 * DAY)],
        [1, before(DAY)],
      ]);
      const [close] = await jobsOf(id, 'questionnaire.close');
      expect(close?.availableAt).toEqual(new Date(DEADLINE));
    });

    it('should plan no reminder whose time has gone', async () => {
      const { id } = await make.sent(coordinator, { responseDeadline: '2026-11-12T12:00:00-03:00' });
      expect((await jobsOf(id, 'questionnaire.remind')).map(({ payload }) => payload.daysLeft)).toEqual([1]);
    });

    it('should ask also about masses that have come since the questionnaire was made', async () => {
      const draft = await make.draft(coordinator);
      const slot = await make.slot(draft.scheduleId, { date: '2026-12-07', time: '19:30' });
      const sent = await make.send(coordinator, draft.id);
      expect(sent).toMatchObject({ questionCount: 5, unaskedMasses: 0 });
      expect(sent.questions.map(({ slotId }) => slotId)).toContain(slot.id);
    });

    it('should send again, announcing another round', async () => {
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      app.clock.advance(HOUR);
      await coordinator.post(`/api/questionnaires/${id}/remind`);
      const again = await make.send(coordinator, id);
      expect(again).toMatchObject({ sentAt: app.clock.now().toISOString(), remindedAt: null });
      const rounds = (await jobsOf(id, 'questionnaire.announce')).map(({ payload }) => payload.round);
      expect(rounds).toEqual([1, 2]);
    });

    it('should refuse once the deadline has passed', async () => {
      const draft = await make.draft(coordinator, { responseDeadline: DEADLINE });
      app.clock.set(DEADLINE);
      const { status, body } = await coordinator.put<{ message: string }>(`/api/questionnaires/${draft.id}`, {
        status: 'sent',
      });
      expect(status).toBe(422);
      expect(body.message).toContain('novo prazo');
      expect(await statusOf(draft.id)).toBe('draft');
    });

    it('should be closed to rectors and ministers', async () => {
      const draft = await make.draft(coordinator);
      for (const role of ['reitor', 'ministro'] as const) {
        const caller = await app.as(role);
        expect((await caller.put(`/api/questionnaires/${draft.id}`, { status: 'sent' })).status).toBe(403);
      }
    });
  });

  describe('questionnaire.announce', () => {
    it('should write to active ministers and coordinators, each once, however often it runs', async () => {
      const { user } = await app.make.person({ role: 'ministro', email: 'lia@exemplo.test' });
      await app.make.person({ role: 'ministro', isActive: false });
      const { user: disabled } = await app.make.person({ role: 'ministro' });
      await app.em().nativeUpdate(User, disabled.id, { disabledAt: NOW });
      await app.make.person({ role: 'reitor' });
      await app.make.person({ role: 'admin' });
      const { id } = await make.sent(coordinator);

      await make.job('questionnaire.announce', { questionnaireId: id, round: 1 });
      await make.job('questionnaire.announce', { questionnaireId: id, round: 1 });

      const sent = await mails();
      expect(sent.map(({ mail, to }) => [mail, to])).toEqual([
        ['questionnaire-sent', expect.stringMatching(/^pessoa/)],
        ['questionnaire-sent', 'lia@exemplo.test'],
      ]);
      expect(sent[1]?.user?.id).toBe(user.id);
      const orders = await app.em().find(OutboxMessage, { job: 'mail.send' });
      expect(orders.map(({ payload }) => payload.emailId).toSorted()).toEqual(sent.map(({ id }) => id));
      expect(orders[0]?.availableAt).toEqual(NOW);
    });

    it('should leave each person asked one notice that leads to its form, and no other', async () => {
      const minister = await app.as('ministro');
      const rector = await app.as('reitor');
      const { id } = await make.sent(coordinator, { title: 'Dezembro', responseDeadline: DEADLINE });
      await make.job('questionnaire.announce', { questionnaireId: id, round: 1 });
      await make.job('questionnaire.announce', { questionnaireId: id, round: 1 });
      const notice = {
        content: 'Conte em quais missas você pode servir: “Dezembro”. Responda até 25/11/2026 às 20h.',
        link: `/my-questionnaires?id=${id}`,
        isRead: false,
      };
      for (const person of [coordinator, minister]) {
        expect(await noticesOf(person)).toMatchObject([{ title: 'Novo questionário', ...notice }]);
      }
      expect(await noticesOf(rector)).toEqual([]);

      app.clock.advance(HOUR);
      await make.send(coordinator, id);
      await make.job('questionnaire.announce', { questionnaireId: id, round: 2 });
      expect(await noticesOf(minister)).toMatchObject([
        { title: 'Questionário enviado de novo', ...notice },
        { title: 'Novo questionário' },
      ]);
    });

    it('should say so when it is sent again', async () => {
      const { id } = await make.sent(coordinator);
      await make.job('questionnaire.announce', { questionnaireId: id, round: 1 });
      await make.send(coordinator, id);
      await make.job('questionnaire.announce', { questionnaireId: id, round: 2 });
      expect((await mails()).map(({ mail }) => mail)).toEqual(['questionnaire-sent', 'questionnaire-resent']);
    });

    it.each<[string, (id: number) => Promise<unknown>]>([
      ['deleted', (id) => coordinator.delete(`/api/questionnaires/${id}`)],
      ['sent again', (id) => make.send(coordinator, id)],
      ['completed', (id) => answer(coordinator, id)],
    ])('should write nothing once it has been %s', async (_, happening) => {
      const { id } = await make.sent(coordinator);
      await happening(id);
      await make.job('questionnaire.announce', { questionnaireId: id, round: 1 });
      expect(await mails()).toEqual([]);
    });

    it('should give the mail its name, title, deadline and link when it is sent', async () => {
      const { id } = await make.sent(coordinator, { title: 'Dezembro', responseDeadline: DEADLINE });
      await make.job('questionnaire.announce', { questionnaireId: id, round: 1 });
      const [email] = await mails();
      const minister = await app.em().findOneOrFail(Minister, coordinator.ministerId!);
      expect(await variablesOf(email!)).toEqual({
        name: minister.scheduleName,
        title: 'Dezembro',
        deadline: new Date(DEADLINE).toISOString(),
        link: expect.stringMatching(/^http:\/\/partilha\.test\/answer-questionnaire\?token=[\w-]{43}$/),
        isPersonal: true,
      });
      app.clock.set(DEADLINE);
      expect(await variablesOf(email!)).toBeNull();
    });

    it('should have no reason any more once the person has answered, but when it is sent again', async () => {
      await app.make.person();
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      const own = async () =>
        (await mails()).filter(({ refs }) => refs.ministerId === coordinator.ministerId).at(-1)!;
      await make.job('questionnaire.announce', { questionnaireId: id, round: 1 });
      await answer(coordinator, id);
      expect(await variablesOf(await own())).toBeNull();
      await make.send(coordinator, id);
      await make.job('questionnaire.announce', { questionnaireId: id, round: 2 });
      expect(await variablesOf(await own())).not.toBeNull();
    });

    it('should write to 300 people with a handful of statements', async () => {
      const em = app.em();
      for (let i = 0; i < 300; i += 1) {
        const user = new User({ email: `p${i}@exemplo.test`, name: `Pessoa ${i}`, role: 'ministro' });
        const minister = new Minister({
          user,
          fullName: user.name,
          phone: '+55 (15) 99999-0000',
          birthDate: '1970-05-20',
          scheduleName: `P${i}`,
          experience: '1-3-anos',
        });
        em.persist([user, minister]);
      }
      await em.flush();
      const { id } = await make.sent(coordinator);
      const statements = jest.spyOn(pg.Client.prototype, 'query');
      await make.job('questionnaire.announce', { questionnaireId: id, round: 1 });
      expect(statements.mock.calls.length).toBeLessThanOrEqual(8);
      statements.mockRestore();
      expect(await app.em().count(EmailMessage)).toBe(301);
      expect(await app.em().count(OutboxMessage, { job: 'mail.send' })).toBe(301);
    });
  });

  describe('GET /api/questionnaires/{id}/unanswered', () => {
    it('should name who is asked and has not answered, also without an account, and nobody else', async () => {
      const [lia, nair, gone] = await Promise.all([1, 2, 3].map(() => app.as('ministro')));
      await app
        .em()
        .nativeUpdate(Minister, nair!.ministerId!, { user: null, fullName: 'Nair', fullNameKey: 'nair' });
      await app.em().nativeUpdate(Minister, gone!.ministerId!, { isActive: false });
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      await answer(lia!, id);
      const { status, body } = await coordinator.get<{ ministerId: number }[]>(
        `/api/questionnaires/${id}/unanswered`,
      );
      expect(status).toBe(200);
      expect(body.map(({ ministerId }) => ministerId).sort()).toEqual(
        [coordinator.ministerId, nair!.ministerId].sort(),
      );
      expect(body).toContainEqual(expect.objectContaining({ fullName: 'Nair', phone: expect.any(String) }));
      expect((await coordinator.get('/api/questionnaires/999999/unanswered')).status).toBe(404);
    });
  });

  describe('questionnaire.remind', () => {
    it('should write to those who have not answered, and count the days left', async () => {
      const lia = await app.as('ministro');
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      await answer(lia, id);
      app.clock.set(before(3 * DAY));
      const job = { questionnaireId: id, round: 1, daysLeft: 3 };
      await make.job('questionnaire.remind', job);
      await make.job('questionnaire.remind', job);
      const [reminder, ...others] = await mails();
      expect(others).toEqual([]);
      expect(reminder).toMatchObject({ mail: 'questionnaire-reminder' });
      app.clock.advance(5000);
      expect(await variablesOf(reminder!)).toMatchObject({
        daysLeft: 3,
        deadline: new Date(DEADLINE).toISOString(),
      });
    });

    it('should have no reason any more once the person has answered', async () => {
      await app.as('ministro');
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      app.clock.set(before(DAY));
      await make.job('questionnaire.remind', { questionnaireId: id, round: 1, daysLeft: 1 });
      await answer(coordinator, id);
      const own = (await mails()).find(({ refs }) => refs.ministerId === coordinator.ministerId);
      expect(await variablesOf(own!)).toBeNull();
    });

    it('should keep silent when the deadline has moved, the round is over or it comes too late', async () => {
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      const job = { questionnaireId: id, round: 1, daysLeft: 3 };
      app.clock.set(before(HOUR));
      await make.job('questionnaire.remind', job);
      app.clock.set(before(3 * DAY));
      await coordinator.patch(`/api/questionnaires/${id}`, { responseDeadline: '2026-11-29' });
      await make.job('questionnaire.remind', job);
      await coordinator.patch(`/api/questionnaires/${id}`, { responseDeadline: DEADLINE });
      await make.send(coordinator, id);
      await make.job('questionnaire.remind', job);
      expect(await mails()).toEqual([]);
    });
  });

  describe('POST /api/questionnaires/{id}/remind', () => {
    it('should remind at once those who have not answered, and leave a trace', async () => {
      const [answered, silent] = [await app.as('ministro'), await app.as('ministro')];
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      await answer(answered, id);
      await answer(coordinator, id);
      const { status, body } = await coordinator.post(`/api/questionnaires/${id}/remind`);
      expect([status, body]).toEqual([200, { reminded: 1, withoutAccount: 0 }]);
      expect((await coordinator.get(`/api/questionnaires/${id}`)).body).toMatchObject({
        remindedAt: app.clock.now().toISOString(),
      });
      expect((await mails()).map(({ mail, refs }) => [mail, refs.ministerId])).toEqual([
        ['questionnaire-reminder', silent.ministerId],
      ]);
      expect(await noticesOf(silent)).toMatchObject([{ title: 'Falta a sua resposta' }]);
      expect(await noticesOf(answered)).toEqual([]);
      expect(await app.em().findOne(AuditEvent, { action: 'questionnaire-reminded' })).toMatchObject({
        subjectId: id,
        details: { people: 1 },
      });
    });

    it('should remind only those who were chosen', async () => {
      const [chosen, other] = [await app.as('ministro'), await app.as('ministro')];
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      const { body } = await coordinator.post(`/api/questionnaires/${id}/remind`, {
        ministerIds: [chosen.ministerId],
      });
      expect(body).toEqual({ reminded: 1, withoutAccount: 0 });
      expect(await noticesOf(chosen)).toHaveLength(1);
      expect(await noticesOf(other)).toEqual([]);
    });

    it('should tell of each who has not answered when they were last reminded of this sending', async () => {
      const [chosen, other] = [await app.as('ministro'), await app.as('ministro')];
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      const isReminded = async () => {
        const { body } = await coordinator.get<UnansweredResponse[]>(`/api/questionnaires/${id}/unanswered`);
        return [chosen, other].map(
          ({ ministerId }) => body.find((person) => person.ministerId === ministerId)!.remindedAt !== null,
        );
      };
      expect(await isReminded()).toEqual([false, false]);
      await coordinator.post(`/api/questionnaires/${id}/remind`, { ministerIds: [chosen.ministerId] });
      expect(await isReminded()).toEqual([true, false]);
      await make.send(coordinator, id);
      expect(await isReminded()).toEqual([false, false]);
    });

    it('should say who cannot be reminded, as they have no account', async () => {
      await coordinator.post('/api/ministers', { fullName: 'Sem Conta' });
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      const remind = () => coordinator.post(`/api/questionnaires/${id}/remind`);
      expect((await remind()).body).toEqual({ reminded: 1, withoutAccount: 1 });
      await answer(coordinator, id);
      expect((await remind()).body).toMatchObject({ code: 'nobody-to-remind' });
    });

    it('should not remind anybody twice within the hour, nor once it is closed', async () => {
      await app.as('ministro');
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      const remind = () => coordinator.post(`/api/questionnaires/${id}/remind`);
      expect((await remind()).status).toBe(200);
      expect((await remind()).body).toMatchObject({ code: 'reminded-already' });
      app.clock.set(new Date(NOW.getTime() + HOUR));
      expect((await remind()).status).toBe(200);
      expect((await coordinator.post(`/api/questionnaires/${id}/close`)).body).toMatchObject({
        status: 'completed',
      });
      expect((await remind()).body).toMatchObject({ code: 'not-waiting' });
      expect((await coordinator.post(`/api/questionnaires/${id}/close`)).status).toBe(422);
      expect(await app.em().findOne(AuditEvent, { action: 'questionnaire-closed' })).toMatchObject({
        subjectId: id,
      });
    });

    it('should take no more answers once it is closed, until it has a new deadline', async () => {
      const silent = await app.as('ministro');
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      await coordinator.post(`/api/questionnaires/${id}/close`);
      const late = await silent.post(`/api/questionnaires/${id}/responses`, { responses: {} });
      expect(late.body).toMatchObject({ code: 'deadline-passed' });
      await coordinator.patch(`/api/questionnaires/${id}`, { responseDeadline: DEADLINE });
      expect((await silent.get('/api/questionnaires/sent')).body).toMatchObject([{ id, state: 'pendente' }]);
    });

    it('should let the coordination write to those who have not answered', async () => {
      const [answered, silent] = [await app.as('ministro'), await app.as('ministro')];
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      await answer(answered, id);
      const text = { subject: 'Falta você', body: 'Você ainda pode responder hoje.' };
      const { status, body } = await coordinator.post(`/api/questionnaires/${id}/message`, text);
      expect([status, body]).toMatchObject([201, { recipients: 1 }]);
      expect((await silent.get('/api/personal-messages')).body).toMatchObject([text]);
      expect((await answered.get('/api/personal-messages')).body).toEqual([]);
      expect((await silent.post(`/api/questionnaires/${id}/message`, text)).status).toBe(403);
    });
  });

  describe('the end', () => {
    it('should come at the deadline', async () => {
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      app.clock.set(before(1));
      await make.job('questionnaire.close', { questionnaireId: id, round: 1 });
      expect(await statusOf(id)).toBe('sent');
      app.clock.set(DEADLINE);
      await make.job('questionnaire.close', { questionnaireId: id, round: 1 });
      await make.job('questionnaire.close', { questionnaireId: id, round: 1 });
      expect(await statusOf(id)).toBe('completed');
    });

    it('should leave no notice new once it is answered, by whomever, or over', async () => {
      const [lia, rui] = [await app.as('ministro'), await app.as('ministro')];
      await app.as('ministro');
      const areRead = () =>
        Promise.all(
          [coordinator, lia, rui].map(async (person) =>
            (await noticesOf(person)).map(({ isRead }) => isRead),
          ),
        );
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      const other = await make.sent(coordinator, { responseDeadline: DEADLINE });
      for (const questionnaireId of [id, other.id])
        await make.job('questionnaire.announce', { questionnaireId, round: 1 });
      const others = (await app.em().find(Notification, { link: { $like: `%id=${other.id}` } })).length;

      await answer(coordinator, id);
      expect((await areRead()).map((read) => read.filter(Boolean).length)).toEqual([1, 0, 0]);
      await coordinator.post(`/api/questionnaires/${id}/given-responses`, {
        through: 'telephone',
        people: [{ ministerId: lia.ministerId, responses: {} }],
      });
      expect((await areRead()).map((read) => read.filter(Boolean).length)).toEqual([1, 1, 0]);
      await coordinator.post(`/api/questionnaires/${id}/close`);
      expect((await areRead()).map((read) => read.filter(Boolean).length)).toEqual([1, 1, 1]);
      const unread = () => app.em().count(Notification, { readAt: null });
      expect(await unread()).toBe(others);
      app.clock.set(DEADLINE);
      await make.job('questionnaire.close', { questionnaireId: other.id, round: 1 });
      expect(await unread()).toBe(0);
    });

    it('should come when everyone has answered', async () => {
      const lia = await app.as('ministro');
      await app.make.person({ isActive: false });
      const { id } = await make.sent(coordinator);
      await answer(coordinator, id);
      expect(await statusOf(id)).toBe('sent');
      await answer(lia, id);
      expect(await statusOf(id)).toBe('completed');
    });

    it('should leave an answer open to change until the deadline', async () => {
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      const { body } = await answer(coordinator, id);
      expect(await statusOf(id)).toBe('completed');
      const change = () =>
        coordinator.put(`/api/questionnaires/${id}/responses/${body.id}`, { responses: {} });
      expect((await change()).status).toBe(200);
      app.clock.set(DEADLINE);
      expect((await change()).status).toBe(422);
    });

    it('should be taken back by a new deadline, with its own reminders and end', async () => {
      const { id } = await make.sent(coordinator, { responseDeadline: DEADLINE });
      app.clock.set(DEADLINE);
      await make.job('questionnaire.close', { questionnaireId: id, round: 1 });

      const title = await coordinator.patch(`/api/questionnaires/${id}`, { title: 'Outro' });
      expect(title.status).toBe(422);

      const { body } = await coordinator.patch<Details>(`/api/questionnaires/${id}`, {
        responseDeadline: '2026-11-30T20:00:00-03:00',
      });
      expect(body.status).toBe('sent');
      expect(await jobsOf(id, 'questionnaire.remind')).toHaveLength(4);
      expect((await jobsOf(id, 'questionnaire.close')).at(-1)?.availableAt).toEqual(
        new Date('2026-11-30T20:00:00-03:00'),
      );
      await make.job('questionnaire.close', { questionnaireId: id, round: 1 });
      expect(await statusOf(id)).toBe('sent');
      expect((await answer(coordinator, id)).status).toBe(201);
    });
  });
});
