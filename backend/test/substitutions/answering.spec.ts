import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../../src/accounts/user.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { MINUTE } from '../../src/platform/clock.js';
import { instantToLocal } from '../../src/platform/dates/instant.js';
import { addDays } from '../../src/platform/dates/month.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import type { DutyResponse } from '../../src/duties/my-duties.dto.js';
import type { LinkedOfferResponse, MyOfferResponse } from '../../src/substitutions/offers.dto.js';
import { OfferLinksService } from '../../src/substitutions/offer-links.service.js';
import { SubstitutionOffer } from '../../src/substitutions/substitution-offer.entity.js';
import type {
  OfferResponse,
  SubstitutionOptionsResponse,
  SubstitutionResponse,
} from '../../src/substitutions/substitutions.dto.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const SETTLED = /^Muito obrigado! Este lugar já está resolvido/;

let app: TestApp;
let make: SubstitutionsFactory;
let ana: Server;

beforeAll(async () => {
  app = await TestApp.start();
});
beforeEach(async () => {
  await app.reset();
  make = new SubstitutionsFactory(app);
  ana = await make.server('Ana');
});
afterAll(() => app.stop());

async function willing(slots: number[], ...names: string[]): Promise<Server[]> {
  const people: Server[] = [];
  for (const name of names) {
    const server = await make.server(name);
    await make.roster.answer(server.ministerId, slots);
    people.push(server);
  }
  return people;
}

const peopleAt = async (slot: number) =>
  (await app.em().find(Assignment, { slot }, { orderBy: { id: 'asc' } })).map(({ minister }) => minister.id);
const answer = (server: Server, id: number, said: 'accepted' | 'declined') =>
  server.caller.post(`/api/substitutions/${id}/answer`, { answer: said });
const noticesTo = async ({ userId }: { userId: number }) =>
  (await app.em().find(Notification, { recipient: userId }, { orderBy: { id: 'desc' } })).map(
    ({ title }) => title,
  );

/** The token of the link in the mail that asks this person. */
async function tokenOf(server: Server): Promise<string> {
  const mail = await app
    .em()
    .findOneOrFail(
      EmailMessage,
      { mail: 'substitution-offer', user: server.userId },
      { orderBy: { id: 'desc' } },
    );
  const variables = await app.nest.get(MailsService, { strict: false }).variablesOf(mail);
  const { link } = variables as { link: string };
  expect(link).toMatch(/^http:\/\/partilha\.test\/substitution\?token=\d+\.[\w-]{43}$/);
  return link.split('=')[1]!;
}
const open = (token: string) => app.visitor.get<LinkedOfferResponse>(`/api/substitution-links/${token}`);
const tap = (token: string, said: 'accepted' | 'declined') =>
  app.visitor.post<LinkedOfferResponse & { code?: string; message?: string }>('/api/substitution-links', {
    token,
    answer: said,
  });

describe('A yes', () => {
  it('should say that one comes, where a reminder would ask for it by now', async () => {
    const today = instantToLocal(app.clock.now(), 'America/Sao_Paulo').date;
    const { slots } = await make.published({ date: addDays(today, 3) }, { date: addDays(today, 4) });
    const [bia] = (await willing(slots, 'Bia')) as [Server];
    for (const slot of slots) {
      const { id } = await make.asked(ana, slot);
      await make.work();
      expect((await answer(bia, id, 'accepted')).status).toBe(200);
    }
    const places = await app
      .em()
      .find(Assignment, { minister: bia.ministerId }, { orderBy: { slot: { date: 'asc' } } });
    expect(places.map(({ confirmedAt }) => confirmedAt)).toEqual([app.clock.now(), null]);
  });
});

describe('A link from the mail', () => {
  it('should show mass, date and who asks and do nothing until its button is pressed, then give the place once', async () => {
    const { id: scheduleId, slots } = await make.published({ date: '2026-12-06', location: 'Igreja matriz' });
    const [bia, caio] = (await willing(slots, 'Bia', 'Caio')) as [Server, Server];
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    const [token, his] = [await tokenOf(bia), await tokenOf(caio)];
    for (let i = 0; i < 3; i += 1)
      expect(await open(token)).toMatchObject({
        status: 200,
        body: {
          scheduleName: 'Ana',
          yourName: 'Bia',
          date: '2026-12-06',
          time: '10:00',
          description: 'Missa inventada',
          location: 'Igreja matriz',
          exchange: null,
          state: 'waiting',
        },
      });
    expect(await peopleAt(slots[0]!)).toEqual([ana.ministerId]);

    expect(await tap(token, 'accepted')).toMatchObject({ status: 200, body: { state: 'accepted' } });
    expect(await peopleAt(slots[0]!)).toEqual([bia.ministerId]);
    expect(await make.stored(id)).toMatchObject({ status: 'accepted', nextWaveAt: null });
    expect(await app.em().findOneOrFail(SubstitutionOffer, { minister: bia.ministerId })).toMatchObject({
      answer: 'accepted',
      answeredAt: app.clock.now(),
    });
    expect(await tap(token, 'accepted')).toMatchObject({ status: 200, body: { state: 'accepted' } });
    expect(await tap(token, 'declined')).toMatchObject({ status: 409, body: { code: 'already-answered' } });
    // Pressed again on a page that was opened before: nobody is told that the place is another's when it is theirs.
    expect((await answer(bia, id, 'accepted')).status).toBe(200);
    expect(await peopleAt(slots[0]!)).toEqual([bia.ministerId]);

    expect((await noticesTo(ana))[0]).toBe('Substituição confirmada');
    expect((await noticesTo(bia))[0]).toBe('Você serve em mais uma missa');
    expect((await noticesTo(caio))[0]).toBe('Já está resolvido');
    expect((await open(his)).body.state).toBe('settled');
    expect(await tap(his, 'accepted')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(SETTLED) },
    });
    expect(await peopleAt(slots[0]!)).toEqual([bia.ministerId]);
    // He wanted to, and that is kept; no second answer takes it back.
    expect((await open(his)).body.state).toBe('too-late');
    app.clock.advance(MINUTE);
    expect((await tap(his, 'accepted')).body.message).toMatch(SETTLED);
    expect(await tap(his, 'declined')).toMatchObject({ status: 409, body: { code: 'already-answered' } });
    const { body: offers } = await (
      await app.as('coordenador')
    ).get<OfferResponse[]>(`/api/substitutions/${id}/offers`);
    expect(
      offers.map(({ scheduleName, answer: said, answeredAt }) => [scheduleName, said, answeredAt]),
    ).toEqual(
      expect.arrayContaining([
        ['Bia', 'accepted', '2026-11-10T15:00:00.000Z'],
        ['Caio', 'too-late', '2026-11-10T15:00:00.000Z'],
      ]),
    );
    const events = await app.em().find(AuditEvent, { subjectType: 'schedule', subjectId: scheduleId });
    expect(events).toMatchObject([
      { action: 'substitution-taken', actorId: bia.userId, details: { requestId: id } },
    ]);
  });

  it('should decline with one tap, and stand by it', async () => {
    const { slots } = await make.published({ date: '2026-12-06' });
    const [bia] = (await willing(slots, 'Bia')) as [Server];
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    const token = await tokenOf(bia);
    expect(await tap(token, 'declined')).toMatchObject({ status: 200, body: { state: 'declined' } });
    expect(await tap(token, 'declined')).toMatchObject({ status: 200, body: { state: 'declined' } });
    expect((await tap(token, 'accepted')).status).toBe(409);
    expect((await make.stored(id))?.assignment).not.toBeNull();
  });

  it('should die with the request and with the mass', async () => {
    const { slots } = await make.published({ date: '2026-12-06' }, { date: '2026-11-14' });
    const [bia] = (await willing(slots, 'Bia')) as [Server];
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    const token = await tokenOf(bia);
    expect((await ana.caller.post(`/api/substitutions/${id}/cancel`)).status).toBe(200);
    expect((await open(token)).body.state).toBe('settled');
    expect((await tap(token, 'accepted')).status).toBe(409);
    expect(await peopleAt(slots[0]!)).toEqual([ana.ministerId]);

    await make.asked(ana, slots[1]!);
    await make.work();
    const next = await tokenOf(bia);
    app.clock.set('2026-11-14T10:00:00-03:00');
    expect((await open(next)).body.state).toBe('over');
    expect(await tap(next, 'accepted')).toMatchObject({
      status: 422,
      body: { message: 'Esta missa já começou.' },
    });
    expect((await tap(next, 'declined')).status).toBe(422);
  });

  it('should be refused when it is not whole, forged, or of somebody who was disabled or has another address', async () => {
    const { slots } = await make.published({ date: '2026-12-06' });
    const [bia] = (await willing(slots, 'Bia')) as [Server];
    await make.asked(ana, slots[0]!);
    await make.work();
    const token = await tokenOf(bia);
    const [offer, signature] = token.split('.') as [string, string];
    const forged = [
      `${Number(offer) + 1}.${signature}`,
      token.slice(0, -1),
      offer,
      'x'.repeat(60),
      `0.${signature}`,
      `${offer}.${'A'.repeat(43)}`,
    ];
    for (const wrong of forged) {
      expect((await open(wrong)).status).toBe(404);
      expect((await tap(wrong, 'accepted')).status).toBe(404);
    }
    expect((await app.visitor.post('/api/substitution-links', { token, answer: 'talvez' })).status).toBe(400);
    await app.em().nativeUpdate(User, bia.userId, { email: 'outra@exemplo.test' });
    expect((await open(token)).status).toBe(404);
    expect((await tap(token, 'accepted')).status).toBe(404);
    await app.em().nativeUpdate(User, bia.userId, { email: bia.email });
    expect((await open(token)).status).toBe(200);
    await app.em().nativeUpdate(User, bia.userId, { disabledAt: app.clock.now() });
    expect(await tap(token, 'accepted')).toMatchObject({ status: 404, body: { code: 'request-gone' } });
    expect(await peopleAt(slots[0]!)).toEqual([ana.ministerId]);
  });

  it('should check the hard rules at the moment of accepting, by the function of everywhere', async () => {
    const { slots } = await make.published({ date: '2026-12-06' }, { date: '2026-12-06', time: '19:00' });
    const [bia] = (await willing([slots[0]!], 'Bia')) as [Server];
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    const token = await tokenOf(bia);
    await make.roster.place(slots[1]!, bia.ministerId);
    expect(await tap(token, 'accepted')).toMatchObject({
      status: 409,
      body: { message: 'Você não pode servir nesta missa: já serve às 19h neste dia.' },
    });
    expect(await peopleAt(slots[0]!)).toEqual([ana.ministerId]);
    expect((await make.stored(id))?.status).toBe('offered');
  });
});

describe('Those who are asked, on the portal', () => {
  const offersOf = async (caller: Caller) => (await caller.get<MyOfferResponse[]>('/api/my-offers')).body;

  it('should see what waits for their answer, and nobody else’s', async () => {
    const { slots } = await make.published({ date: '2026-12-06' });
    const [bia, , , dora] = await willing(slots, 'Bia', 'Caio', 'Clara', 'Dora');
    const { id } = await make.asked(ana, slots[0]!);
    expect(await offersOf(bia!.caller)).toEqual([]);
    await make.work();
    const waves = await app.em().find(SubstitutionOffer, { request: id });
    const asked = new Set(waves.map(({ minister }) => minister.id));
    for (const server of [bia!, dora!]) {
      const expected = asked.has(server.ministerId)
        ? [expect.objectContaining({ requestId: id, scheduleName: 'Ana', askedAt: expect.any(String) })]
        : [];
      expect(await offersOf(server.caller)).toEqual(expected);
      expect((await answer(server, id, 'declined')).status).toBe(asked.has(server.ministerId) ? 200 : 404);
      expect(await offersOf(server.caller)).toEqual([]);
    }
    expect(await offersOf(ana.caller)).toEqual([]);
    expect((await answer(ana, id, 'accepted')).status).toBe(404);
    expect((await app.visitor.get('/api/my-offers')).status).toBe(401);
  });

  it('should be joined by whoever is free once nobody could', async () => {
    const { slots } = await make.published({ date: '2026-12-06' });
    const [bia] = (await willing(slots, 'Bia')) as [Server];
    const busy = await make.server('Lia', { isActive: false });
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    expect((await answer(bia, id, 'declined')).status).toBe(200);
    // Somebody who came to the ministry since.
    const eva = await make.server('Eva');
    expect((await make.stored(id))?.status).toBe('exhausted');
    expect(await offersOf(eva.caller)).toMatchObject([{ requestId: id, askedAt: null }]);
    expect(await offersOf(busy.caller)).toEqual([]);
    expect(await offersOf(bia.caller)).toEqual([]);
    expect((await answer(busy, id, 'accepted')).status).toBe(409);
    expect((await answer(eva, id, 'accepted')).status).toBe(200);
    expect(await peopleAt(slots[0]!)).toEqual([eva.ministerId]);
    expect(await app.em().findOneOrFail(SubstitutionOffer, { minister: eva.ministerId })).toMatchObject({
      channel: 'portal',
      answer: 'accepted',
    });
    // A second one who came by herself, a moment later.
    const flor = await make.server('Flor');
    expect((await answer(flor, id, 'accepted')).status).toBe(409);
    expect(await app.em().findOneOrFail(SubstitutionOffer, { minister: flor.ministerId })).toMatchObject({
      channel: 'portal',
      answer: 'too-late',
      answeredAt: app.clock.now(),
    });
  });

  it('should be one winner of fifty who accept at the same moment, and a kind word for the others', async () => {
    const { slots } = await make.published({ date: '2026-11-11', time: '08:00' });
    const people = await willing(slots, ...Array.from({ length: 50 }, (_, i) => `Pessoa ${i + 1}`));
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    const tokens: string[] = [];
    for (const server of people.slice(0, 25)) tokens.push(await tokenOf(server));
    const peer = await TestApp.start({ databaseUrl: app.env.databaseUrl, dataDir: app.env.dataDir });
    try {
      const visitor = peer.visitor;
      const replies = await Promise.all([
        ...tokens.map((token) =>
          visitor.post<{ message?: string }>('/api/substitution-links', { token, answer: 'accepted' }),
        ),
        ...people.slice(25).map((server) => answer(server, id, 'accepted')),
      ]);
      const won = replies.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      for (const { status, body } of replies.filter((reply) => !won.includes(reply as never))) {
        expect(status).toBe(409);
        expect((body as { message: string }).message).toMatch(SETTLED);
      }
      const winner = people[(replies.indexOf(won[0]!) + 0) % 50]!;
      expect(await peopleAt(slots[0]!)).toEqual([winner.ministerId]);
      expect(await app.em().count(SubstitutionOffer, { request: id, answer: 'accepted' })).toBe(1);
      expect(await app.em().count(SubstitutionOffer, { request: id, answer: 'too-late' })).toBe(49);
      expect(await app.em().count(EmailMessage, { mail: 'substitution-found' })).toBe(1);
    } finally {
      await peer.stop();
    }
  });
});

describe('An exchange', () => {
  async function exchangeable(first = '2026-12-06', second = '2026-12-13') {
    const { slots } = await make.published({ date: first }, { date: second });
    const bia = await make.server('Bia');
    await make.roster.answer(ana.ministerId, slots);
    await make.roster.answer(bia.ministerId, slots);
    const assignmentId = await make.roster.place(slots[0]!, ana.ministerId);
    await make.roster.place(slots[1]!, bia.ministerId);
    return { slots: slots as [number, number], bia, assignmentId };
  }
  const ask = (assignmentId: number, bia: Server, slot: number) =>
    ana.caller.post<SubstitutionResponse>('/api/substitutions', {
      assignmentId,
      reason: 'Troco o dia 6 pelo 13.',
      namedId: bia.ministerId,
      exchangeSlotId: slot,
    });
  const options = (assignmentId: number) =>
    ana.caller.get<SubstitutionOptionsResponse>(`/api/substitutions/duties/${assignmentId}/options`);

  it('should name first who is likely to say yes, and nobody who has left the mass', async () => {
    const { id, slots } = await make.published(
      { date: '2026-12-06', required: 2 },
      { date: '2026-12-12', time: '19:00' },
      { date: '2026-12-13' },
      { date: '2026-12-19', time: '19:00' },
    );
    const [far, same, sister, gone] = [
      await make.server('Ada'),
      await make.server('Bia'),
      await make.server('Caia'),
      await make.server('Duda'),
    ];
    for (const { ministerId } of [ana, far, same, sister, gone]) await make.roster.answer(ministerId, slots);
    await make.roster.family(ana.ministerId, sister.ministerId, 'juntos');
    const assignmentId = await make.roster.place(slots[0]!, ana.ministerId);
    await make.roster.place(slots[1]!, far.ministerId);
    await make.roster.place(slots[2]!, same.ministerId);
    await make.roster.place(slots[3]!, sister.ministerId);
    await make.roster.place(slots[0]!, gone.ministerId);
    const coordinator = await app.as('coordenador');
    const moved = await coordinator.post(`/api/schedules/${id}/roster/moves`, {
      revision: 1,
      moves: [{ ministerId: gone.ministerId, from: slots[0] }],
    });
    expect(moved.status).toBe(200);
    const { exchanges, people } = (await options(assignmentId)).body;
    expect(exchanges.map(({ scheduleName, likely }) => [scheduleName, likely])).toEqual([
      ['Bia', 'serve no mesmo horário'],
      ['Caia', 'da sua família'],
      ['Ada', null],
    ]);
    expect(people[0]).toMatchObject({ scheduleName: 'Caia', likely: 'da sua família' });
    expect(people.map(({ scheduleName }) => scheduleName)).not.toContain('Duda');
  });

  it('should change both places once both have said yes', async () => {
    const { slots, bia, assignmentId } = await exchangeable();
    expect((await options(assignmentId)).body.exchanges).toEqual([
      {
        ministerId: bia.ministerId,
        scheduleName: 'Bia',
        likely: 'serve no mesmo horário',
        slotId: slots[1],
        date: '2026-12-13',
        time: '10:00',
        description: 'Missa inventada',
      },
    ]);
    const { status, body } = await ask(assignmentId, bia, slots[1]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ namedName: 'Bia', exchange: { date: '2026-12-13', time: '10:00' } });
    expect(body.acts).toEqual(['ask-next', 'give', 'decline']);
    await make.work();
    // There is nobody else whom the coordination could have asked.
    const coordinator = await app.as('coordenador');
    const [request] = (
      await coordinator.get<SubstitutionResponse[]>('/api/substitutions?isOpen=true')
    ).body.filter(({ id }) => id === body.id);
    expect(request?.acts).toEqual(['give', 'decline']);
    expect(await coordinator.post(`/api/substitutions/${body.id}/ask-next`)).toMatchObject({
      status: 422,
      body: {
        code: 'not-allowed-now',
        message:
          'Uma troca é proposta a uma só pessoa, e ela já foi perguntada. Se ela não puder, escolha outro substituto ou diga que não há quem substitua.',
      },
    });
    expect(await make.stored(body.id)).toMatchObject({ status: 'offered', wave: 1 });
    const token = await tokenOf(bia);
    expect((await open(token)).body).toMatchObject({ state: 'waiting', exchange: { date: '2026-12-13' } });
    const [duty] = (await ana.caller.get<DutyResponse[]>('/api/my-duties')).body;
    expect(duty?.substitution).toMatchObject({ status: 'offered', namedName: 'Bia', asked: 1 });
    expect((await tap(token, 'accepted')).status).toBe(200);
    expect(await peopleAt(slots[0])).toEqual([bia.ministerId]);
    expect(await peopleAt(slots[1])).toEqual([ana.ministerId]);
    for (const [one, exchangedWith] of [
      [ana, 'Bia'],
      [bia, 'Ana'],
    ] as const) {
      expect((await noticesTo(one))[0]).toBe('Troca confirmada');
      const mails = await app.em().find(EmailMessage, { to: one.email, mail: { $ne: 'substitution-offer' } });
      expect(mails.map(({ mail }) => mail)).toEqual(['roster-changed']);
      expect(await app.nest.get(MailsService, { strict: false }).variablesOf(mails[0]!)).toMatchObject({
        exchangedWith,
      });
    }
  });

  it('should ask neither to confirm a mass that is near', async () => {
    const today = instantToLocal(app.clock.now(), 'America/Sao_Paulo').date;
    const { slots, bia, assignmentId } = await exchangeable(addDays(today, 2), addDays(today, 3));
    const { body } = await ask(assignmentId, bia, slots[1]);
    await make.work();
    expect((await answer(bia, body.id, 'accepted')).status).toBe(200);
    const places = await app.em().find(Assignment, { slot: { $in: slots } });
    expect(places.map(({ confirmedAt }) => confirmedAt)).toEqual([app.clock.now(), app.clock.now()]);
  });

  it('should change nothing where one says no, and then wait for the asker, not ask others', async () => {
    const { slots, bia, assignmentId } = await exchangeable();
    await willing(slots, 'Caio');
    const { body } = await ask(assignmentId, bia, slots[1]);
    await make.work();
    expect((await answer(bia, body.id, 'declined')).status).toBe(200);
    await make.work();
    expect(await make.stored(body.id)).toMatchObject({ status: 'exhausted', wave: 1 });
    const told = await app.em().find(EmailMessage, { mail: 'substitution-exhausted' });
    expect(told.map(({ to }) => to)).toEqual([ana.email]);
    expect(await app.nest.get(MailsService, { strict: false }).variablesOf(told[0]!)).toMatchObject({
      exchangeWith: 'Bia',
    });
    expect((await noticesTo(ana))[0]).toBe('A troca não foi aceita');
    expect(await peopleAt(slots[0])).toEqual([ana.ministerId]);
    expect(await peopleAt(slots[1])).toEqual([bia.ministerId]);
    // Asking again, this time the ministry, makes way.
    const again = await ana.caller.post<SubstitutionResponse>('/api/substitutions', {
      assignmentId,
      reason: 'Viajo mesmo.',
    });
    expect(again.status).toBe(201);
    expect((await make.stored(body.id))?.status).toBe('cancelled');
    await make.work();
    expect((await make.stored(again.body.id))?.status).toBe('offered');
  });

  it('should leave who is asked at night the named hours from the morning on', async () => {
    const coordinator = await app.as('admin');
    const { slots, bia, assignmentId } = await exchangeable();
    app.clock.set('2026-11-30T23:00-03:00');
    const { body } = await ask(assignmentId, bia, slots[1]);
    expect((await coordinator.post(`/api/substitutions/${body.id}/ask-next`)).status).toBe(200);
    const morning = new Date('2026-12-01T11:00:00-03:00');
    expect(await make.stored(body.id)).toMatchObject({ status: 'offered', nextWaveAt: morning });
    app.clock.set('2026-12-01T10:59-03:00');
    await make.work();
    expect((await make.stored(body.id))?.status).toBe('offered');
    expect((await answer(bia, body.id, 'accepted')).status).toBe(200);
    expect(await peopleAt(slots[0])).toEqual([bia.ministerId]);
  });

  it('should check both sets of rules, when it is asked for and when it is accepted', async () => {
    const { slots, bia, assignmentId } = await exchangeable();
    const refused = { status: 409, body: { code: 'not-possible' } };
    expect(await ask(assignmentId, bia, slots[0])).toMatchObject(refused);
    const { body } = await ask(assignmentId, bia, slots[1]);
    await make.work();
    await app
      .em()
      .getConnection()
      .execute(
        `update availability_answer set answer = 'unavailable' where slot_id = ? and minister_id = ?`,
        [slots[1], ana.ministerId],
      );
    expect(await answer(bia, body.id, 'accepted')).toMatchObject(refused);
    expect(await peopleAt(slots[0])).toEqual([ana.ministerId]);
    expect(await peopleAt(slots[1])).toEqual([bia.ministerId]);
    expect((await options(assignmentId)).body.exchanges).toEqual([]);
    expect((await bia.caller.get(`/api/substitutions/duties/${assignmentId}/options`)).status).toBe(404);
  });
});

describe('The coordination', () => {
  it('should give the place at any time, or leave it empty once nobody could', async () => {
    const coordinator = await app.as('admin');
    const { slots } = await make.published({ date: '2026-12-06' }, { date: '2026-12-07' });
    const [bia] = (await willing(slots, 'Bia')) as [Server];
    const [first, second] = [await make.asked(ana, slots[0]!), await make.asked(ana, slots[1]!)];
    await make.work();
    const empty = (id: number) =>
      coordinator.post<SubstitutionResponse>(`/api/substitutions/${id}/leave-empty`, {
        note: 'Bastam dois.',
      });
    expect((await empty(first.id)).status).toBe(422);
    const given = await coordinator.post(`/api/substitutions/${first.id}/accept`, {
      ministerId: bia.ministerId,
    });
    expect(given.status).toBe(200);
    const { id: offer } = await app.em().findOneOrFail(SubstitutionOffer, { request: first.id });
    const token = app.nest.get(OfferLinksService, { strict: false }).tokenOf(offer, bia.email);
    expect((await open(token)).body.state).toBe('accepted');
    expect((await tap(token, 'accepted')).status).toBe(200);
    expect((await answer(bia, second.id, 'declined')).status).toBe(200);
    expect(await empty(second.id)).toMatchObject({
      status: 200,
      body: { status: 'accepted', substituteName: null, acts: [] },
    });
    expect(await peopleAt(slots[1]!)).toEqual([]);
    expect(await app.em().count(EmailMessage, { mail: 'roster-changed', user: ana.userId })).toBe(1);
    expect(await app.em().count(AuditEvent, { action: 'substitution-left-empty' })).toBe(1);
    expect((await coordinator.post(`/api/substitutions/${second.id}/ask-next`)).status).toBe(422);
  });
});
