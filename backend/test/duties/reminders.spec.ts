import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR } from '../../src/platform/clock.js';
import type { MassConfirmationsResponse } from '../../src/duties/confirmations.dto.js';
import type { DutyLinkResponse } from '../../src/duties/duty-links.dto.js';
import type { DutyResponse } from '../../src/duties/my-duties.dto.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { KeptMailsService } from '../../src/mail/kept-mails.service.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { DailyJobsService } from '../../src/platform/jobs/daily-jobs.service.js';
import { OutboxRelayService } from '../../src/platform/jobs/outbox-relay.service.js';
import { User } from '../../src/accounts/user.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { startPeer } from '../support/notifications-factory.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { Caller, TestApp } from '../support/test-app.js';

describe('Reminders of masses', () => {
  let app: TestApp;
  let make: SubstitutionsFactory;
  let coordinating: User;
  let coordinator: Caller;
  let ana: Server;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new SubstitutionsFactory(app);
  });
  beforeEach(async () => {
    await app.reset();
    ({ user: coordinating } = await app.make.person({ role: 'coordenador' }));
    coordinator = await app.withTokenOf(coordinating);
    ana = await make.server('Ana Souza');
    await app.nest.get(DailyJobsService).planAll();
  });
  afterAll(() => app.stop());

  /** Lets the clock stand at a local moment and does what is due. */
  async function at(moment: string): Promise<void> {
    await later(`${moment}:00-03:00`);
    await make.work();
  }
  /** Moves the clock; sessions do not last so long. */
  async function later(instant: string): Promise<void> {
    app.clock.set(instant);
    coordinator = await app.withTokenOf(coordinating);
    ana.caller = await app.withTokenOf({ id: ana.userId, email: ana.email });
  }
  /** Ana's place at the mass of this day. */
  async function serving(date: string, time = '10:00'): Promise<{ id: number; slot: number; place: number }> {
    const { id, slots } = await make.published({ date, time });
    return { id, slot: slots[0]!, place: await make.roster.place(slots[0]!, ana.ministerId) };
  }
  const reminders = () => app.em().find(EmailMessage, { mail: 'duty-reminder' }, { orderBy: { id: 'asc' } });
  const subjects = async () => (await reminders()).map(({ status, subject }) => `${status}: ${subject}`);
  /** The token of the latest reminder. */
  async function token(): Promise<string> {
    const email = (await reminders()).at(-1)!;
    const { text } = (await app.nest.get(KeptMailsService, { strict: false }).read(email.id))!;
    return /confirm-duty\?token=([\w.-]+)/.exec(text)![1]!;
  }
  const open = async () => app.visitor.get<DutyLinkResponse>(`/api/duty-links/${await token()}`);
  const stateOf = async (scheduleId: number) => {
    const { body } = await coordinator.get<MassConfirmationsResponse[]>(
      `/api/schedules/${scheduleId}/confirmations`,
    );
    return body[0]?.people[0]?.state;
  };
  const duty = async () => (await ana.caller.get<DutyResponse[]>('/api/my-duties')).body[0]!;

  describe('are sent', () => {
    it.each([
      ['over the end of a month', '2026-12-02', '2026-11-29', '2026-12-01'],
      ['over a leap day', '2028-03-01', '2028-02-27', '2028-02-29'],
      ['over the end of a year', '2027-01-01', '2026-12-29', '2026-12-31'],
    ])("three days and one day before, at nine on the parish's clock, %s", async (_, mass, first, last) => {
      await serving(mass);
      await at(`${first}T08:59`);
      expect(await reminders()).toEqual([]);
      await at(`${first}T09:00`);
      await at(`${first}T23:59`);
      expect(await subjects()).toEqual([expect.stringContaining('kept: Você serve daqui a 3 dias')]);
      await at(`${last}T08:59`);
      expect(await reminders()).toHaveLength(1);
      await at(`${last}T09:00`);
      expect((await subjects())[1]).toContain('kept: Você serve amanhã');
      await at(`${mass}T09:00`);
      expect(await reminders()).toHaveLength(2);
    });

    it('for a mass at midnight on the day that the parish calls it', async () => {
      await serving('2026-12-25', '00:00');
      await at('2026-12-23T20:00');
      expect(await subjects()).toEqual([expect.stringContaining('daqui a 2 dias')]);
      await at('2026-12-24T09:00');
      expect((await subjects())[1]).toContain('amanhã: sexta-feira');
    });

    it('when and as often as the parish says', async () => {
      const admin = await app.as('admin');
      const settings = { firstReminderDays: 5, lastReminderDays: 0, reminderHour: 18 };
      expect((await admin.put('/api/settings', settings)).status).toBe(200);
      await serving('2026-12-06');
      await at('2026-11-30T09:00');
      await at('2026-12-01T17:59');
      expect(await reminders()).toEqual([]);
      await at('2026-12-01T18:00');
      await at('2026-12-05T18:00');
      expect(await reminders()).toHaveLength(1);
    });

    it.each([
      ['first', ['2026-12-03']],
      ['last', ['2026-12-05']],
      ['both', ['2026-12-03', '2026-12-05']],
    ] as const)('of the parish’s two those that a person wants: %s', async (reminderTimes, days) => {
      const channels = {
        roster: 'mail',
        reminders: 'mail',
        substitutions: 'mail',
        questionnaires: 'mail',
        messages: 'mail',
      };
      const chosen = await ana.caller.put('/api/notice-choices', { ...channels, reminderTimes });
      expect(chosen).toMatchObject({ status: 200, body: { reminderTimes, firstReminderDays: 3 } });
      expect((await ana.caller.put('/api/notice-choices', channels)).body).toMatchObject({ reminderTimes });
      await serving('2026-12-06');
      for (const day of ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']) await at(`${day}T09:00`);
      expect((await reminders()).map(({ sentAt }) => sentAt?.toISOString().slice(0, 10))).toEqual(days);
    });

    it('to nobody who has confirmed, asks for a substitute, or has a closed account', async () => {
      const { slots } = await make.published(
        { date: '2026-12-06', time: '09:00' },
        { date: '2026-12-06', time: '11:00' },
        { date: '2026-12-06', time: '17:00' },
      );
      const [sure, away, gone] = await Promise.all(
        ['Certa', 'Ausente', 'Fechada'].map((name) => make.server(name)),
      );
      const place = await make.roster.place(slots[0]!, sure!.ministerId);
      expect((await sure!.caller.post(`/api/my-duties/${place}/confirm`)).status).toBe(200);
      await make.asked(away!, slots[1]!);
      await make.roster.place(slots[2]!, gone!.ministerId);
      await app.em().nativeUpdate(User, gone!.userId, { disabledAt: app.clock.now() });
      await at('2026-12-03T09:00');
      expect(await reminders()).toEqual([]);
    });

    it('once with two workers', async () => {
      await serving('2026-12-06');
      const peer = await startPeer(app, {});
      try {
        app.clock.set('2026-12-03T09:00:00-03:00');
        const relays = [app.nest, peer].map((process) => process.get(OutboxRelayService));
        await Promise.all(relays.map((relay) => relay.drain()));
        await Promise.all(relays.map((relay) => relay.drain()));
        expect(await reminders()).toHaveLength(1);
      } finally {
        await peer.close();
      }
    });

    it('after an outage as one, and not for a mass that is over', async () => {
      await serving('2026-12-06');
      await serving('2026-12-04');
      await at('2026-12-05T02:00');
      expect(await reminders()).toEqual([]);
      await at('2026-12-05T11:00');
      expect(await subjects()).toEqual([expect.stringContaining('amanhã')]);
      await at('2026-12-05T23:00');
      await at('2026-12-06T09:00');
      expect(await reminders()).toHaveLength(1);
    });

    it('not at all when the mail’s own turn comes after the mass', async () => {
      await serving('2026-12-06');
      await at('2026-12-05T09:00');
      const [reminder] = await reminders();
      const mails = app.nest.get(MailsService);
      expect(await mails.variablesOf(reminder!)).toMatchObject({ name: 'Ana Souza', daysLeft: 1 });
      app.clock.set('2026-12-06T10:00:00-03:00');
      expect(await mails.variablesOf(reminder!)).toBeNull();
    });

    it('again for a mass that moves, whose confirmation is gone', async () => {
      const { id, slot, place } = await serving('2026-12-06');
      await ana.caller.post(`/api/my-duties/${place}/confirm`);
      expect(await stateOf(id)).toBeUndefined();
      await at('2026-12-03T09:00');
      expect(await stateOf(id)).toBe('confirmed');
      expect((await coordinator.put(`/api/slots/${slot}`, { time: '18:00' })).status).toBe(200);
      expect(await stateOf(id)).toBe('unreminded');
      await at('2026-12-04T09:00');
      expect(await stateOf(id)).toBe('unopened');
    });
  });

  describe('by their link', () => {
    let place: number;
    let schedule: number;

    beforeEach(async () => {
      ({ place, id: schedule } = await serving('2026-12-06'));
      await at('2026-12-03T09:00');
    });

    it('should show the mass, and do nothing when opened', async () => {
      expect(await stateOf(schedule)).toBe('unopened');
      const { status, body } = await open();
      expect(status).toBe(200);
      expect(body).toEqual({
        scheduleName: 'Ana Souza',
        date: '2026-12-06',
        time: '10:00',
        dateTime: '2026-12-06T13:00:00.000Z',
        description: 'Missa inventada',
        location: null,
        state: 'waiting',
        substitute: null,
        exchange: null,
      });
      expect(await stateOf(schedule)).toBe('opened');
      expect((await open()).body.state).toBe('waiting');
    });

    it('should confirm by POST alone, twice as once, and remind no more', async () => {
      const url = `/api/duty-links/${await token()}`;
      const first = await app.visitor.post<DutyLinkResponse>(`${url}/confirm`);
      expect([first.status, first.body.state]).toEqual([200, 'confirmed']);
      const { confirmedAt } = await app.em().findOneOrFail(Assignment, place);
      app.clock.advance(HOUR);
      expect((await app.visitor.post(`${url}/confirm`)).status).toBe(200);
      expect((await app.em().findOneOrFail(Assignment, place)).confirmedAt).toEqual(confirmedAt);
      expect(await stateOf(schedule)).toBe('confirmed');
      expect((await duty()).confirmedAt).toBe(confirmedAt!.toISOString());
      await at('2026-12-05T09:00');
      expect(await reminders()).toHaveLength(1);
    });

    it('should ask for a substitute by "Não poderei", and take that back by "Confirmo"', async () => {
      const url = `/api/duty-links/${await token()}`;
      await app.visitor.post(`${url}/confirm`);
      const declined = await app.visitor.post<DutyLinkResponse>(`${url}/decline`, { reason: 'Febre.' });
      expect([declined.status, declined.body.state]).toEqual([200, 'asked']);
      expect((await app.visitor.post<DutyLinkResponse>(`${url}/decline`, {})).body.state).toBe('asked');
      expect(await stateOf(schedule)).toBe('asked');
      expect(await duty()).toMatchObject({ confirmedAt: null, substitution: { reason: 'Febre.' } });
      const { body } = await app.visitor.post<DutyLinkResponse>(`${url}/confirm`);
      expect(body.state).toBe('confirmed');
      expect((await duty()).substitution).toBeNull();
    });

    it('should not let who changes their mind again and again mail the ministry each time', async () => {
      const url = `/api/duty-links/${await token()}`;
      const statuses: number[] = [];
      for (let i = 0; i < 21; i += 1) {
        statuses.push((await app.visitor.post(`${url}/decline`, { reason: null })).status);
        await app.visitor.post(`${url}/confirm`);
      }
      expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    });

    it('should tell who asked for a substitute what became of it, until the mass begins', async () => {
      const url = `/api/duty-links/${await token()}`;
      const bia = await make.server('Bia');
      const { slot } = await app.em().findOneOrFail(Assignment, place);
      await make.roster.answer(bia.ministerId, [slot.id]);
      await app.visitor.post(`${url}/decline`, { reason: null });
      const [request] = (await coordinator.get<{ id: number }[]>('/api/substitutions?isOpen=true')).body;
      const give = { ministerId: bia.ministerId };
      expect((await coordinator.post(`/api/substitutions/${request!.id}/accept`, give)).status).toBe(200);
      const told = { state: 'given', scheduleName: 'Ana Souza', substitute: 'Bia', exchange: null };
      expect((await open()).body).toMatchObject({ ...told, date: '2026-12-06' });
      // Who still has the page open is told the same.
      expect((await app.visitor.post(`${url}/confirm`)).body).toMatchObject(told);
      expect((await app.visitor.post(`${url}/decline`, {})).body).toMatchObject(told);
      // Nobody is named who does not serve there any more, and a place that is the person's again is not given.
      await app.em().nativeDelete(Assignment, { slot: slot.id });
      expect((await open()).body).toMatchObject({ state: 'given', substitute: null });
      await make.roster.place(slot.id, ana.ministerId);
      expect((await open()).status).toBe(404);
      await app.em().nativeDelete(Assignment, { slot: slot.id });
      app.clock.set('2026-12-06T13:00:00Z');
      expect((await open()).status).toBe(404);
    });

    it('should tell of an exchange which mass the person serves instead', async () => {
      const bia = await make.server('Bia');
      const { slots } = await make.published({ date: '2026-12-12' }, { date: '2026-12-13' });
      await make.roster.answer(ana.ministerId, slots);
      await make.roster.answer(bia.ministerId, slots);
      const assignmentId = await make.roster.place(slots[0]!, ana.ministerId);
      await make.roster.place(slots[1]!, bia.ministerId);
      await at('2026-12-09T09:00');
      const url = `/api/duty-links/${await token()}`;
      const asked = await ana.caller.post<{ id: number }>('/api/substitutions', {
        assignmentId,
        reason: 'Troco o dia 12 pelo 13.',
        namedId: bia.ministerId,
        exchangeSlotId: slots[1]!,
      });
      expect((await app.visitor.get(url)).body).toMatchObject({ state: 'asked' });
      const yes = await coordinator.post(`/api/substitutions/${asked.body.id}/accept`, {
        ministerId: bia.ministerId,
      });
      expect(yes.status).toBe(200);
      expect((await app.visitor.get(url)).body).toMatchObject({
        state: 'given',
        substitute: 'Bia',
        exchange: { date: '2026-12-13', time: '10:00', description: 'Missa inventada' },
      });
    });

    it('should need no reason', async () => {
      const url = `/api/duty-links/${await token()}`;
      expect((await app.visitor.post(`${url}/decline`, { reason: null })).status).toBe(200);
      expect((await duty()).substitution?.reason).toBe('Respondeu “Não poderei” ao lembrete.');
    });

    it.each<[string, () => Promise<unknown>]>([
      ['the mass begins', () => Promise.resolve(app.clock.set('2026-12-06T13:00:00Z'))],
      ['the account is closed', () => app.em().nativeUpdate(User, ana.userId, { disabledAt: new Date() })],
      [
        'the account has another address',
        () => app.em().nativeUpdate(User, ana.userId, { email: 'outra@exemplo.test' }),
      ],
      ['the schedule is taken back', () => app.em().nativeUpdate(Schedule, schedule, { status: 'planning' })],
      ['the place goes to somebody else', () => app.em().nativeDelete(Assignment, place)],
      [
        'the mass moves',
        () => app.em().execute(`update schedule_slot set starts_at = starts_at + interval '1 hour'`),
      ],
    ])('should open nothing any more when %s', async (_, happens) => {
      const url = `/api/duty-links/${await token()}`;
      await happens();
      expect((await app.visitor.get(url)).status).toBe(404);
      expect((await app.visitor.post(`${url}/confirm`)).status).toBe(404);
      expect((await app.visitor.post(`${url}/decline`, {})).status).toBe(404);
    });

    it('should not be made up for another place', async () => {
      const [, signature] = (await token()).split('.');
      const bento = await make.server('Bento Lima');
      const { slots } = await make.published({ date: '2026-12-07' });
      const other = await make.roster.place(slots[0]!, bento.ministerId);
      for (const guess of [
        `${other}.${signature}`,
        `${place}.${'A'.repeat(43)}`,
        'x',
        `${place}.`,
        '9'.repeat(30),
      ])
        expect((await app.visitor.get(`/api/duty-links/${guess}`)).status).toBe(404);
    });

    it('should be nobody’s session', async () => {
      const session = new Caller(app, await token());
      expect((await session.get('/api/auth/me')).status).toBe(401);
    });
  });

  describe('in the portal', () => {
    it('should ask for a confirmation when the mass is near, and count looking as opening', async () => {
      const { id, place } = await serving('2026-12-06');
      expect((await duty()).asksConfirmation).toBe(false);
      await at('2026-12-03T09:00');
      expect(await stateOf(id)).toBe('unopened');
      expect((await duty()).asksConfirmation).toBe(true);
      expect(await stateOf(id)).toBe('opened');
      expect((await ana.caller.post(`/api/my-duties/${place}/confirm`)).status).toBe(200);
      expect(await duty()).toMatchObject({
        asksConfirmation: false,
        confirmedAt: app.clock.now().toISOString(),
      });
    });

    it.each([
      ['the end of a month', '2026-12-02', '2026-11-29T02:59:59Z', '2026-11-29T03:00:00Z'],
      ['a leap day', '2028-03-01', '2028-02-27T02:59:59Z', '2028-02-27T03:00:00Z'],
    ])('should ask from midnight in São Paulo on, over %s', async (_, mass, before, midnight) => {
      const { id, place } = await serving(mass, '00:00');
      await later(before);
      expect((await duty()).asksConfirmation).toBe(false);
      await later(midnight);
      expect((await duty()).asksConfirmation).toBe(true);
      expect((await ana.caller.post(`/api/my-duties/${place}/confirm`)).status).toBe(200);
      expect(await stateOf(id)).toBe('confirmed');
      // It begins at midnight: that very instant is too late to say anything.
      await later(`${mass}T03:00:00Z`);
      expect((await ana.caller.post(`/api/my-duties/${place}/confirm`)).status).toBe(422);
    });

    it('should confirm nobody else’s place, and none at a mass that has begun', async () => {
      const { place } = await serving('2026-12-06');
      const bento = await make.server('Bento Lima');
      expect((await bento.caller.post(`/api/my-duties/${place}/confirm`)).status).toBe(404);
      await later('2026-12-06T13:00:00Z');
      expect((await ana.caller.post(`/api/my-duties/${place}/confirm`)).status).toBe(422);
    });

    it('should drop the confirmation with a substitute asked for, also one that was declined', async () => {
      const { id, place } = await serving('2026-12-06');
      await ana.caller.post(`/api/my-duties/${place}/confirm`);
      const { body } = await ana.caller.post<{ id: number }>('/api/substitutions', {
        assignmentId: place,
        reason: 'Viagem',
      });
      await coordinator.post(`/api/substitutions/${body.id}/decline`, { note: 'Não há quem vá.' });
      await later('2026-12-05T12:00:00Z');
      expect(await stateOf(id)).toBe('unreminded');
    });
  });
});
