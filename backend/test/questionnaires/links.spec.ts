import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../../src/accounts/user.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { QuestionnaireLink } from '../../src/questionnaires/questionnaire-link.entity.js';
import { QuestionnaireResponse } from '../../src/questionnaires/questionnaire-response.entity.js';
import type { LinkedQuestionnaireResponse } from '../../src/questionnaires/answers.dto.js';
import type { QuestionnaireDetailsResponse } from '../../src/questionnaires/questionnaires.dto.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { QuestionnairesFactory } from '../support/questionnaires-factory.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { Caller, TestApp } from '../support/test-app.js';

const DEADLINE = '2026-11-25T20:00:00.000-03:00';
const OWN = '/api/questionnaire-links/{token}';
const ROUTES = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '..', 'access', 'routes.json'), 'utf8'),
) as Record<string, string>;

describe('Answering a questionnaire from its mail', () => {
  let app: TestApp;
  let make: QuestionnairesFactory;
  let people: SubstitutionsFactory;
  let coordinator: Caller & { userId: number };
  let ana: Server;
  let sent: QuestionnaireDetailsResponse;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new QuestionnairesFactory(app);
    people = new SubstitutionsFactory(app);
  });
  beforeEach(async () => {
    await app.reset();
    coordinator = await app.as('coordenador');
    ana = await people.server('Ana Souza');
    await people.server('Bento Lima');
    sent = await make.sent(coordinator, { responseDeadline: DEADLINE });
    await people.work();
  });
  afterAll(() => app.stop());

  /** The link in the latest mail to somebody, as that would be written now. */
  async function linkOf(person = ana): Promise<string> {
    const [email] = await app
      .em()
      .find(EmailMessage, { user: person.userId }, { orderBy: { id: 'desc' }, limit: 1 });
    const variables = await app.nest.get(MailsService).variablesOf(email!);
    return (variables as { link: string }).link;
  }
  async function urlOf(person = ana): Promise<string> {
    const token = new URL(await linkOf(person)).searchParams.get('token');
    return `/api/questionnaire-links/${token}`;
  }
  const first = () => sent.questions[0]!.id;
  const answered = () => app.em().find(QuestionnaireResponse, { minister: ana.ministerId });

  it('should bring everybody a link of their own, of which only the hash is kept', async () => {
    const token = new URL(await linkOf()).searchParams.get('token')!;
    expect(token).toMatch(/^[\w-]{43}$/);
    const links = await app.em().find(QuestionnaireLink, {});
    expect(links).toHaveLength(3);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it('should show the questionnaire and take the answers, without a session', async () => {
    const url = await urlOf();
    const { status, body } = await app.visitor.get<LinkedQuestionnaireResponse>(url);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'allowUpdates',
      'answers',
      'description',
      'prospect',
      'questions',
      'responseDeadline',
      'scheduleName',
      'title',
    ]);
    expect(body).toMatchObject({ scheduleName: 'Ana Souza', answers: null, title: sent.title });
    expect(body.prospect.masses.map(({ slotId }) => `slot_${slotId}`)).toContain(first());
    const given = await app.visitor.post(url, {
      responses: { [first()]: ['Disponível'] },
      additionalNotes: 'Oi',
    });
    expect(given.status).toBe(200);
    expect((await app.visitor.get<LinkedQuestionnaireResponse>(url)).body.answers).toMatchObject({
      additionalNotes: 'Oi',
    });
    expect(await answered()).toMatchObject([{ answeredThrough: null, answeredBy: null }]);
    expect(
      await app.em().findOne(AuditEvent, { action: 'answered-by-link', subjectId: sent.id }),
    ).toMatchObject({
      actorId: ana.userId,
      subjectId: sent.id,
      details: { ministerId: ana.ministerId },
    });
  });

  it('should change the answers until the deadline, where that is allowed', async () => {
    const url = await urlOf();
    await app.visitor.post(url, { responses: { [first()]: ['Disponível'] } });
    expect((await app.visitor.post(url, { responses: { [first()]: ['Talvez'] } })).status).toBe(200);
    expect(await answered()).toHaveLength(1);
    await coordinator.patch(`/api/questionnaires/${sent.id}`, { allowUpdates: false });
    expect((await app.visitor.post(url, { responses: {} })).status).toBe(422);
  });

  it('should refuse answers that do not fit, beside their question', async () => {
    const { status, body } = await app.visitor.post<{ errors: object }>(await urlOf(), {
      responses: { [first()]: ['Nunca'] },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([`responses.${first()}`]);
    expect(await answered()).toEqual([]);
  });

  it('should be the same in all mails of one sending, also in the reminder', async () => {
    const link = await linkOf();
    await coordinator.post(`/api/questionnaires/${sent.id}/remind`);
    await people.work();
    expect(await app.em().count(EmailMessage, { mail: 'questionnaire-reminder', user: ana.userId })).toBe(1);
    expect(await linkOf()).toBe(link);
  });

  it.each([
    ['the end of a month', '2026-11-30', '2026-12-01T02:59:59.999Z'],
    ['the end of a year', '2026-12-31', '2027-01-01T02:59:59.999Z'],
    ['a leap day', '2028-02-29', '2028-03-01T02:59:59.999Z'],
  ])("should live through %s to midnight on the parish's clock", async (_, responseDeadline, end) => {
    const { status } = await coordinator.patch(`/api/questionnaires/${sent.id}`, { responseDeadline });
    expect(status).toBe(200);
    const toCome = { startsAt: new Date('2028-12-03T11:00:00Z') };
    await app.em().nativeUpdate(ScheduleSlot, sent.questions[0]!.slotId!, toCome);
    const url = await urlOf();
    const responses = { [first()]: ['Disponível'] };
    app.clock.set(new Date(new Date(end).getTime() - 1));
    expect((await app.visitor.get(url)).status).toBe(200);
    expect((await app.visitor.post(url, { responses })).status).toBe(200);
    app.clock.set(end);
    expect((await app.visitor.get(url)).status).toBe(404);
    expect((await app.visitor.post(url, { responses: {} })).status).toBe(404);
    expect(await answered()).toMatchObject([{ responses }]);
  });

  describe('should open nothing any more', () => {
    it.each<[string, () => Promise<unknown>]>([
      ['after the deadline', () => Promise.resolve(app.clock.set('2026-11-25T23:00:00Z'))],
      ['once it is closed', () => coordinator.post(`/api/questionnaires/${sent.id}/close`)],
      [
        'once the coordination has ended it',
        () => coordinator.post(`/api/questionnaires/${sent.id}/links/${ana.ministerId}/revoke`),
      ],
      [
        'once the account is closed',
        () => app.em().nativeUpdate(User, ana.userId, { disabledAt: new Date() }),
      ],
      [
        'once the account has another address',
        () => app.em().nativeUpdate(User, ana.userId, { email: 'outra@exemplo.test' }),
      ],
      [
        'once the person no longer serves',
        () => app.em().nativeUpdate(Minister, ana.ministerId, { isActive: false }),
      ],
    ])('%s', async (_, happens) => {
      const url = await urlOf();
      await happens();
      expect((await app.visitor.get(url)).status).toBe(404);
      expect((await app.visitor.post(url, { responses: { [first()]: ['Disponível'] } })).status).toBe(404);
      expect(await answered()).toEqual([]);
    });

    it('once another sending has brought another, which opens it again', async () => {
      const url = await urlOf();
      await coordinator.post(`/api/questionnaires/${sent.id}/links/${ana.ministerId}/revoke`);
      expect(await linkOf()).toBe(`http://partilha.test/my-questionnaires?id=${sent.id}`);
      await make.send(coordinator, sent.id);
      await people.work();
      expect((await app.visitor.get(url)).status).toBe(404);
      expect(await urlOf()).not.toBe(url);
      expect((await app.visitor.get(await urlOf())).status).toBe(200);
    });
  });

  it('should bring no link to an address that is no longer theirs, and a new one to the new', async () => {
    await app.em().nativeUpdate(User, ana.userId, { email: 'outra@exemplo.test' });
    expect(await linkOf()).toBe(`http://partilha.test/my-questionnaires?id=${sent.id}`);
    await coordinator.post(`/api/questionnaires/${sent.id}/remind`);
    await people.work();
    expect((await app.visitor.get(await urlOf())).status).toBe(200);
  });

  it('should end a link once, with a trace, and only by who coordinates', async () => {
    const revoke = `/api/questionnaires/${sent.id}/links/${ana.ministerId}/revoke`;
    expect((await ana.caller.post(revoke)).status).toBe(403);
    expect((await coordinator.post(revoke)).status).toBe(200);
    expect((await coordinator.post(revoke)).status).toBe(404);
    expect(
      await app.em().findOne(AuditEvent, { action: 'questionnaire-link-revoked', subjectId: sent.id }),
    ).toMatchObject({
      actorId: coordinator.userId,
      details: { ministerId: ana.ministerId },
    });
  });

  it('should open nothing else: no other route takes the token as session, cookie or link', async () => {
    const token = (await urlOf()).split('/').at(-1)!;
    const opened: string[] = [];
    for (const [route, rule] of Object.entries(ROUTES)) {
      const [method, address] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
      if (address === OWN) continue;
      const url = address
        .replace(/\{token\}/g, token)
        .replace(/\{[^}]+\}/g, String(sent.id))
        .concat(`?token=${token}`);
      const body =
        method === 'GET' || method === 'DELETE' ? undefined : { token, password: 'Senha-forte-2026' };
      for (const caller of [new Caller(app, token), app.visitor]) {
        const { status, body: said } = await caller.send<{ valid?: boolean; mailbox?: null }>(
          method,
          url,
          body,
          {
            cookie: `photos=${token}; session=${token}`,
          },
        );
        if (rule !== 'public' && status !== 401) opened.push(`${route}: ${status}`);
        if (address.includes('{token}') && status < 300 && said?.valid !== false && said?.mailbox !== null)
          opened.push(`${route}: opened`);
        if (status >= 500) opened.push(`${route}: ${status}`);
      }
    }
    expect(opened).toEqual([]);
  });
});
