import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import type { LinkedOfferResponse, MyOfferResponse } from '../../src/substitutions/offers.dto.js';
import { SubstitutionOffer } from '../../src/substitutions/substitution-offer.entity.js';
import { SubstitutionRequest } from '../../src/substitutions/substitution-request.entity.js';
import type { OfferResponse, SubstitutionResponse } from '../../src/substitutions/substitutions.dto.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

let app: TestApp;
let make: SubstitutionsFactory;
let coordinator: Caller & { userId: number };
let bia: Server;
let caio: Server;

beforeAll(async () => {
  app = await TestApp.start();
});
beforeEach(async () => {
  await app.reset();
  make = new SubstitutionsFactory(app);
  coordinator = await app.as('coordenador');
  [bia, caio] = [await make.server('Bia'), await make.server('Caio')];
});
afterAll(() => app.stop());

const ask = (slot: number, { ministerId }: { ministerId: number }, caller: Caller = coordinator) =>
  caller.post<OfferResponse[]>(`/api/slots/${slot}/questions`, { ministerId });
const asked = async (slot: number) =>
  (await coordinator.get<OfferResponse[]>(`/api/slots/${slot}/questions`)).body;
const peopleAt = async (slot: number) =>
  (await app.em().find(Assignment, { slot }, { orderBy: { id: 'asc' } })).map(({ minister }) => minister.id);
const offersOf = async ({ caller }: Server) => (await caller.get<MyOfferResponse[]>('/api/my-offers')).body;
const answer = async (server: Server, said: 'accepted' | 'declined') => {
  const { request } = await app
    .em()
    .findOneOrFail(SubstitutionOffer, { minister: server.ministerId }, { orderBy: { id: 'desc' } });
  return server.caller.post<{ message: string }>(`/api/substitutions/${request.id}/answer`, { answer: said });
};
const requestsAt = (slot: number) => app.em().find(SubstitutionRequest, { slot }, { orderBy: { id: 'asc' } });
const statusAt = async (slot: number) => (await requestsAt(slot)).map(({ status }) => status);
const noticesTo = (userId: number) =>
  app.em().find(Notification, { recipient: userId }, { orderBy: { id: 'desc' } });

/** What the mail that asks this person says. */
async function mailTo({ userId }: Server) {
  const mail = await app.em().findOneOrFail(EmailMessage, { mail: 'substitution-offer', user: userId });
  return (await app.nest.get(MailsService, { strict: false }).variablesOf(mail)) as {
    link: string;
    asker?: string;
  } | null;
}
const open = (token: string) => app.visitor.get<LinkedOfferResponse>(`/api/substitution-links/${token}`);
const tap = (token: string, said: 'accepted' | 'declined') =>
  app.visitor.post<LinkedOfferResponse>('/api/substitution-links', { token, answer: said });

describe('Asking somebody for an empty place', () => {
  it('should fill it by one tap from the mail, signed out, with no asker and no place touched before', async () => {
    const { id: schedule, slots } = await make.published({ date: '2026-12-06', required: 1 });
    await make.roster.answer(bia.ministerId, slots);
    const { status, body } = await ask(slots[0]!, bia);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { ministerId: bia.ministerId, channel: 'email', answer: null, askedAt: app.clock.now().toISOString() },
    ]);
    expect(await statusAt(slots[0]!)).toEqual(['offered']);
    expect((await noticesTo(bia.userId))[0]).toMatchObject({
      title: 'Você pode servir nesta missa?',
      content: 'Falta gente na missa de domingo, 6 de dezembro, 10h. Você pode ir?',
    });
    const mail = await mailTo(bia);
    expect(mail?.asker).toBeUndefined();
    const token = mail!.link.split('=')[1]!;
    for (let i = 0; i < 2; i += 1)
      expect((await open(token)).body).toMatchObject({
        scheduleName: null,
        yourName: 'Bia',
        date: '2026-12-06',
        state: 'waiting',
      });
    expect(await peopleAt(slots[0]!)).toEqual([]);

    expect(await tap(token, 'accepted')).toMatchObject({ status: 200, body: { state: 'accepted' } });
    expect(await tap(token, 'accepted')).toMatchObject({ status: 200, body: { state: 'accepted' } });
    expect(await peopleAt(slots[0]!)).toEqual([bia.ministerId]);
    expect((await requestsAt(slots[0]!))[0]).toMatchObject({
      status: 'accepted',
      substitute: { id: bia.ministerId },
    });
    expect(await app.em().count(EmailMessage, { mail: 'roster-changed', user: bia.userId })).toBe(1);
    expect((await noticesTo(coordinator.userId))[0]).toMatchObject({
      title: 'Lugar vazio preenchido',
      content: 'Bia aceitou servir na missa de domingo, 6 de dezembro, 10h.',
    });
    const events = await app
      .em()
      .find(AuditEvent, { subjectType: 'schedule', subjectId: schedule }, { orderBy: { id: 'asc' } });
    expect(events).toMatchObject([
      { action: 'place-offered', actorId: coordinator.userId, details: { ministerId: bia.ministerId } },
      { action: 'assignment-added', actorId: bia.userId, details: { slotId: slots[0] } },
    ]);
    // It is a step of the roster like any other: the editor takes it back.
    const { version: revision } = await app.em().findOneOrFail(Schedule, schedule);
    const undone = await coordinator.post(`/api/schedules/${schedule}/roster/undo`, { revision });
    expect(undone.status).toBe(200);
    expect(await peopleAt(slots[0]!)).toEqual([]);
  });

  it('should show the question on the portal and nowhere among the requests for a substitute', async () => {
    const { slots } = await make.published({ date: '2026-12-06', required: 2 });
    await ask(slots[0]!, bia);
    expect(await offersOf(bia)).toMatchObject([{ scheduleName: null, date: '2026-12-06', exchange: null }]);
    expect(await offersOf(caio)).toEqual([]);
    const [request] = await requestsAt(slots[0]!);
    expect((await coordinator.get<SubstitutionResponse[]>('/api/substitutions')).body).toEqual([]);
    for (const act of ['offers', 'candidates', 'repairs'])
      expect((await coordinator.get(`/api/substitutions/${request!.id}/${act}`)).status).toBe(404);
    for (const act of ['ask-next', 'leave-empty'])
      expect((await coordinator.post(`/api/substitutions/${request!.id}/${act}`, {})).status).toBe(404);
    const decline = { note: 'Não.' };
    expect((await coordinator.post(`/api/substitutions/${request!.id}/decline`, decline)).status).toBe(404);
    const uninvited = { answer: 'accepted' };
    expect((await caio.caller.post(`/api/substitutions/${request!.id}/answer`, uninvited)).status).toBe(404);
    expect((await answer(bia, 'declined')).status).toBe(200);
    expect(await offersOf(bia)).toEqual([]);
    expect(await peopleAt(slots[0]!)).toEqual([]);
  });

  it('should go on while places are empty: through yes and no, until the last is taken and the others are thanked', async () => {
    const { slots } = await make.published({ date: '2026-12-06', required: 2 });
    const [dora, eva] = [await make.server('Dora'), await make.server('Eva')];
    for (const server of [bia, caio]) expect((await ask(slots[0]!, server)).status).toBe(200);
    expect((await answer(bia, 'declined')).status).toBe(200);
    expect(await statusAt(slots[0]!)).toEqual(['offered']);
    expect((await answer(caio, 'accepted')).status).toBe(200);
    expect(await statusAt(slots[0]!)).toEqual(['exhausted']);
    for (const server of [dora, eva]) expect((await ask(slots[0]!, server)).status).toBe(200);
    expect(await statusAt(slots[0]!)).toEqual(['offered']);
    expect((await answer(dora, 'accepted')).status).toBe(200);
    expect(await statusAt(slots[0]!)).toEqual(['accepted']);
    expect(await peopleAt(slots[0]!)).toEqual([caio.ministerId, dora.ministerId]);
    expect((await noticesTo(eva.userId))[0]?.title).toBe('Já está resolvido');
    expect(await answer(eva, 'accepted')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Muito obrigado!/) },
    });
    expect((await asked(slots[0]!)).map(({ scheduleName, answer: said }) => [scheduleName, said])).toEqual([
      ['Bia', 'declined'],
      ['Caio', 'accepted'],
      ['Dora', 'accepted'],
      ['Eva', 'too-late'],
    ]);
  });

  it('should be settled once the coordination has filled the place itself', async () => {
    const { id, slots } = await make.published({ date: '2026-12-06', required: 1 });
    await make.roster.answer(caio.ministerId, slots);
    await ask(slots[0]!, bia);
    const token = (await mailTo(bia))!.link.split('=')[1]!;
    const put = [{ ministerId: caio.ministerId, to: slots[0]! }];
    expect((await make.roster.move(coordinator, id, put)).status).toBe(200);
    expect(await offersOf(bia)).toEqual([]);
    expect(await mailTo(bia)).toBeNull();
    expect((await open(token)).body.state).toBe('settled');
    expect((await tap(token, 'accepted')).status).toBe(409);
    expect((await open(token)).body.state).toBe('too-late');
    expect(await peopleAt(slots[0]!)).toEqual([caio.ministerId]);
  });

  it('should check the rules when it is asked and when it is accepted', async () => {
    const { slots } = await make.published(
      { date: '2026-12-06', required: 1 },
      { date: '2026-12-06', time: '19:00', required: 2 },
    );
    await make.roster.answer(caio.ministerId, slots, 'unavailable');
    expect(await ask(slots[0]!, caio)).toMatchObject({
      status: 409,
      body: { message: 'Caio não pode servir nesta missa: respondeu indisponível.' },
    });
    expect((await ask(slots[0]!, bia)).status).toBe(200);
    expect(await ask(slots[0]!, bia)).toMatchObject({ status: 409, body: { code: 'already-asked' } });
    await make.roster.place(slots[1]!, bia.ministerId);
    expect(await answer(bia, 'accepted')).toMatchObject({
      status: 409,
      body: { message: 'Você não pode servir nesta missa: já serve às 19h neste dia.' },
    });
    expect(await statusAt(slots[0]!)).toEqual(['offered']);
    expect(await peopleAt(slots[0]!)).toEqual([]);
  });

  it('should be refused for a mass that is full, has begun, is unknown or not published, and by who may not', async () => {
    const { id, slots } = await make.published(
      { date: '2026-12-06', required: 1 },
      { date: '2026-11-10', time: '11:59', required: 1 },
      { date: '2026-12-13', required: 1 },
    );
    await make.roster.place(slots[0]!, caio.ministerId);
    expect(await ask(slots[0]!, bia)).toMatchObject({ status: 409, body: { code: 'no-room' } });
    expect(await ask(slots[1]!, bia)).toMatchObject({ status: 422, body: { code: 'mass-has-begun' } });
    expect((await ask(999_999, bia)).status).toBe(404);
    expect((await coordinator.get('/api/slots/999999/questions')).status).toBe(404);
    expect((await ask(slots[2]!, { ministerId: 999_999 })).status).toBe(409);
    for (const caller of [bia.caller, await app.as('reitor')])
      expect((await ask(slots[2]!, caio, caller)).status).toBe(403);
    expect((await app.visitor.get(`/api/slots/${slots[2]!}/questions`)).status).toBe(401);
    await app.em().nativeUpdate(Schedule, id, { status: 'planning' });
    expect((await ask(slots[2]!, bia)).status).toBe(422);
  });

  it('should leave it to the coordination to ask those whom no mail reaches', async () => {
    const { slots } = await make.published({ date: '2026-12-06', required: 1 });
    await app.em().nativeUpdate(Minister, bia.ministerId, { user: null });
    expect((await ask(slots[0]!, bia)).body).toMatchObject([{ channel: 'coordination' }]);
    expect((await noticesTo(coordinator.userId))[0]?.content).toContain('Pergunte se pode ir: Bia.');
  });

  it('should leave in the audit trail who had asked and who was asked, when a mass or its schedule is removed', async () => {
    const { id, slots } = await make.published(
      { date: '2026-12-06', required: 2 },
      { date: '2026-12-07' },
      { date: '2026-12-08' },
    );
    const [dora, eva] = [await make.server('Dora'), await make.server('Eva')];
    for (const server of [bia, caio, dora]) await ask(slots[0]!, server);
    await answer(caio, 'declined');
    await answer(dora, 'accepted');
    await make.roster.answer(bia.ministerId, [slots[1]!]);
    await make.asked(eva, slots[1]!);
    await make.work();
    const left = async () =>
      (await app.em().find(AuditEvent, { action: 'substitution-removed' }, { orderBy: { id: 'asc' } })).map(
        ({ subjectType, subjectId, actorId, details }) => ({ subjectType, subjectId, actorId, details }),
      );
    const by = { subjectType: 'schedule', subjectId: id, actorId: coordinator.userId };

    expect((await coordinator.delete(`/api/slots/${slots[2]!}`)).status).toBe(200);
    expect(await left()).toEqual([]);
    expect((await coordinator.delete(`/api/slots/${slots[0]!}`)).status).toBe(200);
    const question = {
      date: '2026-12-06',
      time: '10:00',
      askerId: null,
      status: 'offered',
      substituteId: null,
      saidYes: [dora.ministerId],
      saidNo: [caio.ministerId],
      saidNothing: [bia.ministerId],
    };
    expect(await left()).toEqual([{ ...by, details: question }]);
    expect((await coordinator.delete(`/api/schedules/${id}`)).status).toBe(200);
    const request = { date: '2026-12-07', askerId: eva.ministerId, status: 'offered', saidYes: null };
    const found = (await left()).slice(1);
    expect(found).toMatchObject([{ ...by, details: request }]);
    expect(found[0]!.details.saidNothing).toContain(bia.ministerId);
  });

  it('should end when the mass begins, and take nobody who answers then', async () => {
    const { slots } = await make.published({ date: '2028-02-29', required: 1 });
    await ask(slots[0]!, bia);
    const token = (await mailTo(bia))!.link.split('=')[1]!;
    app.clock.set('2028-02-29T10:00:00-03:00');
    expect(await tap(token, 'accepted')).toMatchObject({ status: 422, body: { code: 'mass-has-begun' } });
    await make.work();
    expect(await statusAt(slots[0]!)).toEqual(['expired']);
    expect(await peopleAt(slots[0]!)).toEqual([]);
  });

  it('should be one winner of two who accept at the same moment', async () => {
    const { slots } = await make.published({ date: '2026-12-06', required: 1 });
    for (const server of [bia, caio]) await ask(slots[0]!, server);
    const replies = await Promise.all([answer(bia, 'accepted'), answer(caio, 'accepted')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await peopleAt(slots[0]!)).toHaveLength(1);
    expect((await asked(slots[0]!)).map(({ answer: said }) => said).sort()).toEqual(['accepted', 'too-late']);
  });
});
