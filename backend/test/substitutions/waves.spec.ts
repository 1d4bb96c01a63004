import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { DAY, HOUR, MINUTE } from '../../src/platform/clock.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { Setting } from '../../src/platform/settings/setting.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { SubstitutionOffer } from '../../src/substitutions/substitution-offer.entity.js';
import type { OfferResponse, SubstitutionResponse } from '../../src/substitutions/substitutions.dto.js';
import { startPeer } from '../support/notifications-factory.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

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

/** As many who answered that they can, those named first having the lightest load. */
async function willing(slots: number[], count: number): Promise<Server[]> {
  const people: Server[] = [];
  for (let i = 0; i < count; i += 1) people.push(await make.server(`Pessoa ${i + 1}`));
  for (const { ministerId } of people) await make.roster.answer(ministerId, slots);
  return people;
}

const offersOf = (id: number) =>
  app.em().find(SubstitutionOffer, { request: id }, { orderBy: { wave: 'asc', id: 'asc' } });
const wavesOf = async (id: number) => (await offersOf(id)).map(({ wave }) => wave);
const at = (instant: string) => app.clock.set(`${instant}-03:00`);
const refuse = (server: Server, id: number) =>
  server.caller.post(`/api/substitutions/${id}/answer`, { answer: 'declined' });
const noticesTo = (userId: number) =>
  app.em().find(Notification, { recipient: userId }, { orderBy: { id: 'desc' } });

async function pass(instant: string): Promise<void> {
  at(instant);
  await make.work();
}

describe('Waves', () => {
  it('should ask three, two hours later the next three, and say when nobody is left', async () => {
    const coordinator = await app.as('admin');
    const { slots } = await make.published({ date: '2026-12-06' });
    const people = await willing(slots, 7);
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    const first = await offersOf(id);
    expect(first.map(({ wave, channel, answer }) => [wave, channel, answer])).toEqual(
      Array(3).fill([1, 'email', null]),
    );
    expect(await make.stored(id)).toMatchObject({
      status: 'offered',
      wave: 1,
      nextWaveAt: app.clock.in(2 * HOUR),
    });

    await pass('2026-11-10T13:59');
    expect(await wavesOf(id)).toHaveLength(3);
    await pass('2026-11-10T14:00');
    expect(await wavesOf(id)).toEqual([1, 1, 1, 2, 2, 2]);
    await pass('2026-11-10T16:00');
    expect(await wavesOf(id)).toEqual([1, 1, 1, 2, 2, 2, 3]);
    const asked = (await offersOf(id)).map(({ minister }) => minister.id);
    expect(new Set(asked)).toEqual(new Set(people.map(({ ministerId }) => ministerId)));

    await pass('2026-11-10T18:00');
    expect(await make.stored(id)).toMatchObject({ status: 'exhausted', nextWaveAt: null });
    const mails = await app.em().find(EmailMessage, { mail: 'substitution-exhausted' });
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [ana.email, (await app.em().findOneOrFail(EmailMessage, { user: coordinator.userId })).to].sort(),
    );
    expect((await noticesTo(ana.userId))[0]?.title).toBe('Ninguém pôde substituir você');
    expect((await noticesTo(coordinator.userId))[0]?.title).toBe('Ninguém pôde substituir');
  });

  it('should ask the next at once when all of a wave have said no, and nobody twice', async () => {
    const { slots } = await make.published({ date: '2026-12-06' });
    const people = await willing(slots, 4);
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    const byId = new Map(people.map((server) => [server.ministerId, server]));
    app.clock.advance(10 * MINUTE);
    for (const { minister } of await offersOf(id))
      expect((await refuse(byId.get(minister.id)!, id)).status).toBe(200);
    await make.work();
    expect(await wavesOf(id)).toEqual([1, 1, 1, 2]);
    // The clock's own row for the second wave comes when that one has been asked.
    await pass('2026-11-10T14:00');
    expect(await wavesOf(id)).toEqual([1, 1, 1, 2]);
    const [last] = (await offersOf(id)).slice(-1);
    expect((await refuse(byId.get(last!.minister.id)!, id)).status).toBe(200);
    expect((await make.stored(id))?.status).toBe('exhausted');
    expect((await refuse(byId.get(last!.minister.id)!, id)).status).toBe(200);
  });

  it('should wake nobody between 21h and 7h, at the end of a month or into a leap day', async () => {
    const { slots } = await make.published({ date: '2028-03-05' });
    await willing(slots, 4);
    at('2028-02-28T20:30');
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    expect(await wavesOf(id)).toEqual([1, 1, 1]);
    expect((await make.stored(id))?.nextWaveAt).toEqual(new Date('2028-02-29T07:00:00-03:00'));
    for (const night of ['2028-02-28T22:30', '2028-02-29T00:00', '2028-02-29T06:59']) {
      await pass(night);
      expect(await wavesOf(id)).toEqual([1, 1, 1]);
    }
    await pass('2028-02-29T07:00');
    expect(await wavesOf(id)).toEqual([1, 1, 1, 2]);
  });

  it('should begin in the morning where somebody asks at night, unless the coordination has them asked now', async () => {
    const coordinator = await app.as('admin');
    const { slots } = await make.published({ date: '2026-12-06' });
    await willing(slots, 4);
    at('2026-11-30T23:59');
    const { id, nextWaveAt } = await make.asked(ana, slots[0]!);
    const morning = new Date('2026-12-01T07:00:00-03:00');
    expect(nextWaveAt).toBe(morning.toISOString());
    await make.work();
    expect(await make.stored(id)).toMatchObject({ status: 'open', nextWaveAt: morning });
    const hurried = await coordinator.post<SubstitutionResponse>(`/api/substitutions/${id}/ask-next`);
    expect(hurried).toMatchObject({ status: 200, body: { status: 'offered', asked: 3 } });
    // Their two hours begin when they wake.
    expect((await make.stored(id))?.nextWaveAt).toEqual(new Date('2026-12-01T09:00:00-03:00'));
    await pass('2026-12-01T08:59');
    expect(await wavesOf(id)).toEqual([1, 1, 1]);
    await pass('2026-12-01T09:00');
    expect(await wavesOf(id)).toEqual([1, 1, 1, 2]);
  });

  it('should ask everybody at once within a day of the mass, and tell the coordination within 12 hours', async () => {
    const coordinator = await app.as('admin');
    const { slots } = await make.published({ date: '2026-11-11', time: '08:00' });
    await willing(slots, 5);
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    expect(await wavesOf(id)).toEqual([1, 1, 1, 1, 1]);
    expect(await noticesTo(coordinator.userId)).toEqual([]);
    await pass('2026-11-10T19:59');
    expect(await noticesTo(coordinator.userId)).toHaveLength(1);
    expect((await noticesTo(coordinator.userId))[0]?.title).toBe('Ninguém pôde substituir');
  });

  it('should tell the coordination once when the mass comes near, however often it was put off', async () => {
    const coordinator = await app.as('admin');
    const { slots } = await make.published({ date: '2026-11-12', time: '08:00' });
    await willing(slots, 60);
    await make.asked(ana, slots[0]!);
    await app.em().nativeUpdate(ScheduleSlot, slots[0]!, {
      startsAt: new Date('2026-11-12T10:00:00-03:00'),
      time: '10:00',
    });
    await pass('2026-11-11T20:00');
    const titles = async () => (await noticesTo(coordinator.userId)).map(({ title }) => title);
    expect(await titles()).not.toContain('Pedido de substituição');
    await pass('2026-11-11T22:00');
    expect(await titles()).toContain('Pedido de substituição');
    const count = (await titles()).length;
    await pass('2026-11-12T06:00');
    expect(await titles()).toHaveLength(count);
  });

  it('should follow a mass that is put earlier, or off once no time was left', async () => {
    const coordinator = await app.as('admin');
    const moved = (slot: number, date: string, time: string) =>
      coordinator.put(`/api/slots/${slot}`, { date, time });
    const { slots } = await make.published(
      { date: '2026-12-08', time: '18:00' },
      { date: '2026-12-03', time: '06:30' },
    );
    await willing(slots, 60);
    const early = await make.asked(ana, slots[0]!);
    await app.em().execute(`update schedule set start_date = '2026-11-01'`);
    expect((await moved(slots[0]!, '2026-11-12', '10:00')).status).toBe(200);
    const titles = async () => (await noticesTo(coordinator.userId)).map(({ title }) => title);
    await pass('2026-11-11T21:59');
    expect(await titles()).not.toContain('Pedido de substituição');
    await pass('2026-11-11T22:00');
    expect(await titles()).toContain('Pedido de substituição');
    await pass('2026-11-12T10:00');
    expect((await make.stored(early.id))?.status).toBe('expired');

    at('2026-12-02T22:00');
    ana.caller = await app.withTokenOf({ id: ana.userId, email: ana.email });
    const late = await make.asked(ana, slots[1]!);
    await make.work();
    expect(await make.stored(late.id)).toMatchObject({ status: 'open', nextWaveAt: null });
    at('2026-12-02T22:05');
    Object.assign(coordinator, await app.withTokenOf(await app.em().findOneOrFail(User, coordinator.userId)));
    expect((await moved(slots[1]!, '2026-12-03', '19:30')).status).toBe(200);
    await pass('2026-12-03T06:59');
    expect(await wavesOf(late.id)).toEqual([]);
    await pass('2026-12-03T07:00');
    expect(new Set(await wavesOf(late.id))).toEqual(new Set([1]));
  });

  it('should be settled, with all that was said, where the asker is taken away in the editor', async () => {
    const coordinator = await app.as('admin');
    const { id: schedule, slots } = await make.published({ date: '2026-12-06' });
    const [bia, caio] = (await willing(slots, 3)) as [Server, Server];
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    await refuse(bia, id);
    const taken = [{ ministerId: ana.ministerId, from: slots[0]! }];
    expect((await make.roster.move(coordinator, schedule, taken)).status).toBe(200);
    const { body } = await coordinator.get<OfferResponse[]>(`/api/substitutions/${id}/offers`);
    expect(body.map(({ answer }) => answer).sort()).toEqual(['declined', null, null].sort());
    expect(await make.stored(id)).toMatchObject({ status: 'accepted', substitute: null });
    expect((await noticesTo(caio.userId))[0]?.title).toBe('Já está resolvido');
    expect((await caio.caller.get<unknown[]>('/api/my-offers')).body).toEqual([]);
    expect((await refuse(caio, id)).status).toBe(409);
  });

  it('should ask whom the asker names alone for four hours, then the others', async () => {
    const { slots } = await make.published({ date: '2026-12-06' });
    const people = await willing(slots, 4);
    const assignmentId = await make.roster.place(slots[0]!, ana.ministerId);
    const named = people[3]!;
    const { body } = await ana.caller.post<SubstitutionResponse>('/api/substitutions', {
      assignmentId,
      reason: 'Estarei em viagem.',
      namedId: named.ministerId,
    });
    expect(body.namedName).toBe('Pessoa 4');
    await make.work();
    expect((await offersOf(body.id)).map(({ minister }) => minister.id)).toEqual([named.ministerId]);
    await pass('2026-11-10T15:59');
    expect(await wavesOf(body.id)).toEqual([1]);
    await pass('2026-11-10T16:00');
    expect(await wavesOf(body.id)).toEqual([1, 2, 2, 2]);
  });

  it('should not ask one person for more than two in a week while others are left', async () => {
    await app.em().insert(Setting, { name: 'substitutions', value: { waveSize: 1 } });
    const dates = ['06', '07', '08', '09', '10', '11'].map((day) => ({ date: `2026-12-${day}` }));
    const { slots } = await make.published(...dates);
    const [bia, caio] = [await make.server('Bia'), await make.server('Caio')];
    await make.roster.answer(bia.ministerId, slots);
    await make.roster.answer(caio.ministerId, slots, 'maybe');
    const firstAsked = async (slot: number) => {
      const { id } = await make.asked(ana, slot);
      await make.work();
      await ana.caller.post(`/api/substitutions/${id}/cancel`);
      return (await offersOf(id)).map(({ minister }) => minister.id);
    };
    const asked: number[][] = [];
    for (const slot of slots.slice(0, 5)) asked.push(await firstAsked(slot));
    // Twice Bia, who is available; then Caio, who might be; then, nobody else being left, Bia once more.
    expect(asked.flat()).toEqual([bia, bia, caio, caio, bia].map(({ ministerId }) => ministerId));
    app.clock.advance(7 * DAY);
    expect(await firstAsked(slots[5]!)).toEqual([bia.ministerId]);
  });

  it('should leave it to the coordination to ask those whom no mail reaches', async () => {
    const coordinator = await app.as('admin');
    const { slots } = await make.published({ date: '2026-12-06' });
    const [bia] = await willing(slots, 1);
    await app.em().nativeUpdate(Minister, bia!.ministerId, { user: null });
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    expect((await offersOf(id)).map(({ channel }) => channel)).toEqual(['coordination']);
    expect((await noticesTo(coordinator.userId))[0]?.content).toContain('Pessoa 1');
    const { body } = await coordinator.get<OfferResponse[]>(`/api/substitutions/${id}/offers`);
    expect(body).toMatchObject([
      { scheduleName: 'Pessoa 1', channel: 'coordination', wave: 1, answer: null, answeredAt: null },
    ]);
  });

  it('should go on with the no of whom no mail reaches, as the coordination notes it', async () => {
    const coordinator = await app.as('admin');
    const { slots } = await make.published({ date: '2026-12-06' }, { date: '2026-12-13' });
    for (const { ministerId } of await willing([slots[0]!], 4))
      await app.em().nativeUpdate(Minister, ministerId, { user: null });
    const bia = await make.server('Bia');
    await make.roster.answer(bia.ministerId, [slots[1]!]);
    const [first, second] = [await make.asked(ana, slots[0]!), await make.asked(ana, slots[1]!)];
    await make.work();
    const note = (offer: number, caller: Caller = coordinator) =>
      caller.post(`/api/substitution-offers/${offer}/refuse`);
    const offers = (await offersOf(first.id)).filter(({ channel }) => channel === 'coordination');
    expect(offers).toHaveLength(3);
    expect((await note(offers[0]!.id, ana.caller)).status).toBe(403);
    for (const { id } of offers) expect((await note(id)).status).toBe(200);
    expect((await note(offers[0]!.id)).status).toBe(409);
    // All of the wave have said no: the next are asked at once.
    const waves = (await offersOf(first.id)).map(({ wave, answer }) => `${wave} ${answer}`);
    expect(waves.slice(0, 3)).toEqual(Array(3).fill('1 declined'));
    expect(new Set(waves.slice(3))).toEqual(new Set(['2 null']));
    const own = (await offersOf(second.id)).find(({ minister }) => minister.id === bia.ministerId)!;
    expect((await note(own.id)).status).toBe(409);
    expect((await note(999_999)).status).toBe(404);
  });

  it('should wait while the schedule is back in planning', async () => {
    const { id: scheduleId, slots } = await make.published({ date: '2026-12-06' });
    await willing(slots, 4);
    const { id } = await make.asked(ana, slots[0]!);
    await app.em().nativeUpdate(Schedule, scheduleId, { status: 'planning' });
    await make.work();
    expect((await make.stored(id))?.status).toBe('open');
    await app.em().nativeUpdate(Schedule, scheduleId, { status: 'published' });
    await pass('2026-11-10T14:00');
    expect(await wavesOf(id)).toEqual([1, 1, 1]);
  });
});

describe('The outbox of waves', () => {
  it('should ask each wave once with two workers, and catch up after an outage without what is stale', async () => {
    const { slots } = await make.published({ date: '2026-11-14' });
    await willing(slots, 7);
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    const peer = await startPeer(app, {});
    try {
      // Nobody worked for a night: one wave is due, not one for every two hours.
      at('2026-11-11T09:30');
      const mails = await app.em().find(EmailMessage, { mail: 'substitution-offer' });
      await Promise.all([make.work(), make.work(peer)]);
      expect(await wavesOf(id)).toEqual([1, 1, 1, 2, 2, 2]);
      expect(await app.em().count(EmailMessage, { mail: 'substitution-offer' })).toBe(mails.length + 3);
      // The mass has begun meanwhile: nobody is asked, and no mail that waited is sent.
      at('2026-11-14T10:00');
      await Promise.all([make.work(), make.work(peer)]);
      expect(await wavesOf(id)).toHaveLength(6);
      expect((await make.stored(id))?.status).toBe('expired');
      const sources = app.nest.get(MailsService, { strict: false });
      for (const mail of await app.em().find(EmailMessage, { mail: 'substitution-offer' }))
        expect(await sources.variablesOf(mail)).toBeNull();
    } finally {
      await peer.close();
    }
  });

  it('should begin a wave anew that a killed worker has not finished, asking nobody twice', async () => {
    const { slots } = await make.published({ date: '2026-12-06' });
    await willing(slots, 4);
    const { id } = await make.asked(ana, slots[0]!);
    const wave = { job: 'substitution.wave', payload: { requestId: id } } as const;
    await app.em().nativeUpdate(OutboxMessage, wave, {
      status: 'running',
      attempts: 1,
      leaseUntil: app.clock.in(MINUTE),
    });
    await make.work();
    expect(await wavesOf(id)).toEqual([]);
    app.clock.advance(MINUTE);
    await make.work();
    expect(await wavesOf(id)).toEqual([1, 1, 1]);
  });
});

describe('GET /api/substitutions/{id}/repairs', () => {
  /** A morning and an evening: Bia offers for both, Caio for the evening alone. */
  async function twoMasses() {
    const coordinator = await app.as('admin');
    const { slots } = await make.published(
      { date: '2026-12-06', required: 1, experienced: 0 },
      { date: '2026-12-06', time: '19:00', required: 1, experienced: 0 },
    );
    const [bia, caio] = [await make.server('Bia'), await make.server('Caio')];
    await make.roster.answer(bia.ministerId, slots);
    await make.roster.answer(caio.ministerId, [slots[1]!]);
    await make.roster.answer(caio.ministerId, [slots[0]!], 'unavailable');
    return { coordinator, slots, bia, caio };
  }

  it('should propose what would fill the place, without those who said no and without moving anybody', async () => {
    const { coordinator, slots, bia } = await twoMasses();
    await make.roster.place(slots[1]!, bia.ministerId);
    const { id } = await make.asked(ana, slots[0]!);
    const repairs = () => coordinator.get<{ message: string }[]>(`/api/substitutions/${id}/repairs`);
    expect((await repairs()).body).toEqual([]);
    await make.work();
    expect((await make.stored(id))?.status).toBe('exhausted');
    const { body } = await repairs();
    expect(body[0]).toMatchObject({
      kind: 'assign',
      moves: [
        { scheduleName: 'Bia', from: slots[1], to: slots[0] },
        { scheduleName: 'Caio', from: null, to: slots[1] },
      ],
    });
    expect((await make.stored(id))?.status).toBe('exhausted');
    const places = await app.em().find(Assignment, { slot: { $in: slots } }, { orderBy: { slot: 'asc' } });
    expect(places.map(({ slot, minister }) => [slot.id, minister.id])).toEqual([
      [slots[0], ana.ministerId],
      [slots[1], bia.ministerId],
    ]);
    expect((await (coordinator as Caller).get('/api/substitutions/999999/repairs')).status).toBe(404);
  });

  it('should put nobody where they said no, neither at this place nor at one from which somebody would come', async () => {
    const { coordinator, slots, bia, caio } = await twoMasses();
    // Caio was asked for the evening, and said no; Bia kept it.
    const { id: evening } = await make.asked(bia, slots[1]!);
    await make.work();
    expect((await refuse(caio, evening)).status).toBe(200);
    expect((await bia.caller.post(`/api/substitutions/${evening}/cancel`)).status).toBe(200);
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    expect((await make.stored(id))?.status).toBe('exhausted');
    const { body } = await coordinator.get<{ moves: unknown[] }[]>(`/api/substitutions/${id}/repairs`);
    expect(body.flatMap(({ moves }) => moves)).not.toContainEqual(
      expect.objectContaining({ ministerId: caio.ministerId }),
    );
  });
});
