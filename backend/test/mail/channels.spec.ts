import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { User } from '../../src/accounts/user.entity.js';
import { ChannelsService } from '../../src/mail/channels.service.js';
import { loadMail, type MailName } from '../../src/mail/define-mail.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { KeptMailsService } from '../../src/mail/kept-mails.service.js';
import { type Channel, CHANNELS, type ChoosableKind, CHOOSABLE_KINDS } from '../../src/mail/mail-kinds.js';
import { type MailOrder, MailsService } from '../../src/mail/mails.service.js';
import { NoticeChoice } from '../../src/mail/notice-choice.entity.js';
import type { NoticeChoicesResponse } from '../../src/mail/notice-choices.dto.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { DAY, HOUR, MINUTE } from '../../src/platform/clock.js';
import { DailyJobsService } from '../../src/platform/jobs/daily-jobs.service.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { startPeer } from '../support/notifications-factory.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { TestApp } from '../support/test-app.js';

/** One mail of each kind. */
const MAIL_OF: Record<ChoosableKind, MailName> = {
  roster: 'roster-changed',
  reminders: 'duty-reminder',
  substitutions: 'substitution-found',
  questionnaires: 'questionnaire-sent',
  messages: 'message-received',
};

/** What sends a message over each channel. */
const JOBS = {
  mail: ['mail.send'],
  digest: [],
  push: ['push.send'],
  whatsapp: ['whatsapp.send'],
  inside: ['inside.send'],
} satisfies Record<Channel, string[]>;

describe('How messages reach people', () => {
  let app: TestApp;
  let make: SubstitutionsFactory;
  let ana: Server;
  let channels: ChannelsService;
  let sequence = 0;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new SubstitutionsFactory(app);
    channels = app.nest.get(ChannelsService, { strict: false });
  });
  beforeEach(async () => {
    await app.reset();
    ana = await make.server('Ana Souza');
    await app.nest.get(DailyJobsService).planAll();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => app.stop());

  /** The services outside, as if the parish had them all. */
  function outside(deliver: (message: unknown) => Promise<boolean> = () => Promise.resolve(true)) {
    jest.spyOn(channels, 'isOffered').mockReturnValue(true);
    return jest.spyOn(channels, 'deliver').mockImplementation((_, message) => deliver(message));
  }
  const choose = (kind: ChoosableKind, channel: Channel) =>
    app.em().insert(NoticeChoice, { user: ana.userId, kind, channel });
  async function order(mail: MailName, values: Partial<MailOrder> = {}): Promise<EmailMessage> {
    sequence += 1;
    const dedupeKey = `test:${sequence}`;
    await app.em().transactional((em) => {
      const user = em.getReference(User, ana.userId);
      return app.nest
        .get(MailsService)
        .queue(em, { mail, to: ana.email, user, refs: {}, dedupeKey, ...values } as MailOrder);
    });
    return app.em().findOneOrFail(EmailMessage, { dedupeKey });
  }
  const jobsOf = async ({ id }: EmailMessage) =>
    (await app.em().find(OutboxMessage, { payload: { emailId: id } })).map(({ job }) => job);
  /** Lets the clock stand at a local moment and does what is due. */
  async function at(moment: string): Promise<void> {
    app.clock.set(`${moment}:00-03:00`);
    await make.work();
  }
  /** Ana has a place at a mass of this day. */
  async function serving(date: string): Promise<void> {
    const { slots } = await make.published({ date, time: '10:00' });
    await make.roster.place(slots[0]!, ana.ministerId);
  }
  const mails = (mail: MailName) => app.em().find(EmailMessage, { mail }, { orderBy: { id: 'asc' } });
  const told = async (mail: MailName) =>
    (await mails(mail)).map(({ channel, status }) => `${channel} ${status}`);
  const textOf = async (email: EmailMessage) =>
    (await app.nest.get(KeptMailsService, { strict: false }).read(email.id))?.text;

  describe('by what each person chooses', () => {
    it.each(CHOOSABLE_KINDS.flatMap((kind) => CHANNELS.map((channel) => [kind, channel] as const)))(
      'for %s: %s',
      async (kind, channel) => {
        outside();
        if (channel !== 'mail') await choose(kind, channel);
        const email = await order(MAIL_OF[kind]);
        expect(email).toMatchObject({ channel, status: 'queued' });
        expect(await jobsOf(email)).toEqual(JOBS[channel]);
        const others = CHOOSABLE_KINDS.filter((other) => other !== kind);
        for (const other of others) expect(await order(MAIL_OF[other])).toMatchObject({ channel: 'mail' });
      },
    );

    it.each(CHANNELS)('but for what is necessary, whoever chose %s for the rest', async (channel) => {
      outside();
      for (const kind of CHOOSABLE_KINDS) await choose(kind, channel);
      for (const mail of ['reset', 'setup', 'second-factor-reset'] as const)
        expect(await jobsOf(await order(mail))).toEqual(['mail.send']);
    });

    it('and goes to strangers by mail', async () => {
      await choose('roster', 'inside');
      expect(await order('roster-changed', { user: null })).toMatchObject({ channel: 'mail' });
    });

    it('but at once within a day of the mass, and never too late for a digest', async () => {
      for (const kind of ['roster', 'substitutions'] as const) await choose(kind, 'inside');
      await choose('reminders', 'inside');
      await choose('questionnaires', 'digest');
      const after = (time: number) => ({ neededBy: app.clock.in(time) });
      expect(await order('substitution-found', after(DAY - MINUTE))).toMatchObject({ channel: 'mail' });
      expect(await order('substitution-found', after(DAY))).toMatchObject({ channel: 'inside' });
      expect(await order('roster-changed', after(HOUR))).toMatchObject({ channel: 'mail' });
      expect(await order('duty-reminder', after(HOUR))).toMatchObject({ channel: 'inside' });
      // The digest goes out at 18h, six hours from now.
      expect(await order('questionnaire-sent', after(DAY + 5 * HOUR))).toMatchObject({ channel: 'mail' });
      expect(await order('questionnaire-sent', after(DAY + 6 * HOUR))).toMatchObject({ channel: 'digest' });
    });

    it('and asks at once who can serve, since the next are asked in hours', async () => {
      await choose('substitutions', 'digest');
      expect(await order('substitution-offer')).toMatchObject({ channel: 'mail' });
    });
  });

  describe('over a channel of its own', () => {
    beforeEach(async () => {
      await choose('reminders', 'push');
      await serving('2026-12-06');
    });

    it('in few words that name nobody, with the path of the page', async () => {
      const deliver = outside();
      await at('2026-12-03T09:00');
      expect(deliver.mock.calls).toEqual([
        [
          'push',
          {
            emailId: expect.any(Number),
            recipientUserId: ana.userId,
            mail: 'duty-reminder',
            title: 'Você serve daqui a 3 dias',
            text: expect.stringContaining('domingo, 6 de dezembro, 10h. Você vem?'),
            link: '/my-schedule',
            dedupeKey: expect.stringContaining('duty-reminder:'),
            urgent: false,
          },
        ],
      ]);
      expect(await told('duty-reminder')).toEqual(['push sent']);
      expect(await textOf((await mails('duty-reminder'))[0]!)).toBeUndefined();
    });

    it('or by mail at once, where that does not reach the person', async () => {
      outside(() => Promise.resolve(false));
      await at('2026-12-03T09:00');
      expect(await told('duty-reminder')).toEqual(['mail kept']);
    });

    it('or by mail after three attempts that failed', async () => {
      const deliver = outside(() => Promise.reject(new Error('503')));
      await at('2026-12-03T09:00');
      expect(await told('duty-reminder')).toEqual(['push queued']);
      await at('2026-12-03T09:01');
      await at('2026-12-03T09:05');
      expect(deliver).toHaveBeenCalledTimes(3);
      expect(await told('duty-reminder')).toEqual(['mail kept']);
      await at('2026-12-03T12:00');
      expect(deliver).toHaveBeenCalledTimes(3);
      expect(await mails('duty-reminder')).toHaveLength(1);
    });

    it('or by mail, where the parish has the channel no more', async () => {
      jest.spyOn(channels, 'isOffered').mockReturnValue(false);
      await at('2026-12-03T09:00');
      expect(await told('duty-reminder')).toEqual(['mail kept']);
    });
  });

  describe('only inside', () => {
    const notices = () => app.em().find(Notification, { recipient: ana.userId });

    it('as one notice, where the sender leaves none', async () => {
      await choose('reminders', 'inside');
      await serving('2026-12-06');
      await at('2026-12-03T09:00');
      expect(await notices()).toMatchObject([
        { title: 'Você serve daqui a 3 dias', link: '/my-schedule', about: [] },
      ]);
      expect(await told('duty-reminder')).toEqual(['inside sent']);
    });

    it('as the notice that the sender leaves', async () => {
      await choose('substitutions', 'inside');
      const email = await order('substitution-found', { hasNotice: true });
      expect(email).toMatchObject({ channel: 'inside', status: 'sent', sentAt: app.clock.now() });
      expect(await jobsOf(email)).toEqual([]);
    });
  });

  describe('in a digest', () => {
    beforeEach(() => choose('reminders', 'digest'));

    it.each([
      ['on the last day of a month', '2026-12-03', '2026-11-30'],
      ['on a leap day', '2028-03-03', '2028-02-29'],
      ['over the end of a year', '2027-01-02', '2026-12-30'],
    ])("once a day at the parish's hour, %s", async (_, mass, day) => {
      await serving(mass);
      await at(`${day}T09:00`);
      expect(await told('duty-reminder')).toEqual(['digest queued']);
      await at(`${day}T17:59`);
      expect(await mails('digest')).toEqual([]);
      await at(`${day}T18:00`);
      await at(`${day}T23:59`);
      const digests = await mails('digest');
      expect(digests).toMatchObject([
        { status: 'kept', subject: 'Resumo do dia: Você serve daqui a 3 dias' },
      ]);
      expect(await textOf(digests[0]!)).toContain('/confirm-duty?token=');
      expect(await told('duty-reminder')).toEqual(['digest kept']);
    });

    it('at another hour where the parish sets one, midnight too', async () => {
      const admin = await app.as('admin');
      expect((await admin.put('/api/settings', { digestHour: 0 })).status).toBe(200);
      app.clock.set('2026-12-03T08:00:00-03:00');
      await app.em().nativeDelete(OutboxMessage, {});
      await app.nest.get(DailyJobsService).planAll();
      await serving('2026-12-06');
      await at('2026-12-03T09:00');
      await at('2026-12-03T23:59');
      expect(await mails('digest')).toEqual([]);
      await at('2026-12-04T00:00');
      expect(await told('digest')).toEqual(['mail kept']);
    });

    it('without what is stale, and none that is empty', async () => {
      const date = '2026-12-06';
      const { id, slots } = await make.published({ date, time: '10:00' }, { date, time: '17:00' });
      const [confirmed] = await Promise.all(slots.map((slot) => make.roster.place(slot, ana.ministerId)));
      await at('2026-12-03T09:00');
      await app.em().nativeUpdate(Assignment, confirmed!, { confirmedAt: app.clock.now() });
      await at('2026-12-03T18:00');
      const [digest] = await mails('digest');
      expect(await textOf(digest!)).toContain('17h');
      expect(await textOf(digest!)).not.toContain('10h');
      expect(await told('duty-reminder')).toEqual(['digest dropped', 'digest kept']);

      await choose('roster', 'digest');
      await order('roster-changed', { refs: { scheduleId: id, ministerId: ana.ministerId } });
      await at('2026-12-04T18:00');
      expect(await told('digest')).toEqual(['mail kept', 'mail dropped']);
      await at('2026-12-05T18:00');
      expect(await mails('digest')).toHaveLength(2);
    });

    it('once with two workers', async () => {
      await serving('2026-12-06');
      await at('2026-12-03T09:00');
      const peer = await startPeer(app, {});
      app.clock.set('2026-12-03T18:00:00-03:00');
      await Promise.all([make.work(), make.work(peer)]);
      await peer.close();
      expect(await told('digest')).toEqual(['mail kept']);
    });

    it('whole, though the first attempt dies on the way', async () => {
      await serving('2026-12-06');
      await at('2026-12-03T09:00');
      jest.spyOn(MailsService.prototype, 'queueMany').mockRejectedValueOnce(new Error('killed'));
      await at('2026-12-03T18:00');
      expect(await mails('digest')).toEqual([]);
      await at('2026-12-03T18:01');
      expect(await told('digest')).toEqual(['mail kept']);
      expect(await told('duty-reminder')).toEqual(['digest kept']);
    });

    it('after an outage once, by day, with what is still of use', async () => {
      await serving('2026-12-06');
      await at('2026-12-03T09:00');
      await at('2026-12-05T03:00');
      expect(await mails('digest')).toEqual([]);
      await at('2026-12-05T18:00');
      expect(await told('digest')).toEqual(['mail kept']);
      await at('2026-12-07T18:00');
      expect(await mails('digest')).toHaveLength(1);
    });

    it('until an administrator sends it again, by mail and at once', async () => {
      await serving('2026-12-06');
      await at('2026-12-03T09:00');
      await at('2026-12-03T18:00');
      const [reminder] = await mails('duty-reminder');
      const admin = await app.as('admin');
      expect((await admin.post(`/api/emails/${reminder!.id}/resend`)).status).toBe(200);
      await make.work();
      expect(await told('duty-reminder')).toEqual(['mail kept']);
      const [digest] = await mails('digest');
      expect((await admin.post(`/api/emails/${digest!.id}/resend`)).status).toBe(200);
    });
  });

  describe('by night', () => {
    const isThere = async (email: EmailMessage) =>
      (await app.em().findOneOrFail(EmailMessage, email.id)).status !== 'queued';

    it.each(['duty-reminder', 'substitution-found'] as const)(
      'not, where the mail server took a %s late, but at seven',
      async (mail) => {
        jest.spyOn(app.nest.get(MailsService), 'variablesOf').mockResolvedValue(await sampleOf(mail));
        app.clock.set('2026-11-30T22:30:00-03:00');
        const email = await order(mail, { neededBy: app.clock.in(3 * DAY) });
        await make.work();
        await at('2026-12-01T06:59');
        expect(await isThere(email)).toBe(false);
        await at('2026-12-01T07:00');
        expect(await isThere(email)).toBe(true);
      },
    );

    it('nor on a telephone, whatever it is about', async () => {
      const deliver = outside();
      await choose('questionnaires', 'push');
      jest
        .spyOn(app.nest.get(MailsService), 'variablesOf')
        .mockResolvedValue(await sampleOf('questionnaire-sent'));
      app.clock.set('2026-11-30T23:59:00-03:00');
      await order('questionnaire-sent', { neededBy: app.clock.in(HOUR) });
      await make.work();
      await at('2026-12-01T06:59');
      expect(deliver).not.toHaveBeenCalled();
      await at('2026-12-01T07:00');
      expect(deliver).toHaveBeenCalledTimes(1);
    });

    it('where an administrator sends it again, whatever the hour', async () => {
      jest
        .spyOn(app.nest.get(MailsService), 'variablesOf')
        .mockResolvedValue(await sampleOf('duty-reminder'));
      const email = await order('duty-reminder', { neededBy: app.clock.in(30 * DAY) });
      await make.work();
      app.clock.set('2026-11-30T23:30:00-03:00');
      const admin = await app.as('admin');
      expect((await admin.post(`/api/emails/${email.id}/resend`)).status).toBe(200);
      expect(await isThere(email)).toBe(false);
      await make.work();
      expect(await isThere(email)).toBe(true);
    });

    it('where it is only left inside, which wakes nobody', async () => {
      jest
        .spyOn(app.nest.get(MailsService), 'variablesOf')
        .mockResolvedValue(await sampleOf('duty-reminder'));
      await choose('reminders', 'inside');
      app.clock.set('2026-11-30T23:30:00-03:00');
      const email = await order('duty-reminder', { neededBy: app.clock.in(3 * DAY) });
      await make.work();
      expect(await isThere(email)).toBe(true);
      expect(await app.em().count(Notification, { recipient: ana.userId })).toBe(1);
    });

    it('where it concerns the person within a day, or is a mail not about duties', async () => {
      for (const [mail, hours] of [
        ['substitution-found', 10],
        ['questionnaire-sent', 200],
      ] as const) {
        const variables = await sampleOf(mail);
        jest.spyOn(app.nest.get(MailsService), 'variablesOf').mockResolvedValue(variables);
        app.clock.set('2026-11-30T22:30:00-03:00');
        const email = await order(mail, { neededBy: app.clock.in(hours * HOUR) });
        await make.work();
        expect(await isThere(email)).toBe(true);
      }
    });
  });

  describe('/api/notice-choices', () => {
    const CHOICES = {
      roster: 'mail',
      reminders: 'mail',
      substitutions: 'mail',
      questionnaires: 'mail',
      messages: 'mail',
    };
    const read = async () => (await ana.caller.get<NoticeChoicesResponse>('/api/notice-choices')).body;

    it('should be mails at once for whoever has chosen nothing', async () => {
      const { choices, channels: offered, digestHour } = await read();
      expect(choices).toEqual(CHOICES);
      expect(digestHour).toBe(18);
      for (const channel of ['mail', 'digest', 'inside'])
        expect(offered).toContainEqual(expect.objectContaining({ channel, isOn: true }));
    });

    it('should keep what differs, and leave a trace', async () => {
      const wanted = { ...CHOICES, reminders: 'digest', questionnaires: 'inside' };
      const { status, body } = await ana.caller.put<NoticeChoicesResponse>('/api/notice-choices', wanted);
      expect([status, body.choices]).toEqual([200, wanted]);
      expect(await app.em().count(NoticeChoice)).toBe(2);
      expect(
        await app.em().find(AuditEvent, { action: 'notices-chosen', actorId: ana.userId }),
      ).toMatchObject([{ details: { reminders: 'digest', questionnaires: 'inside' } }]);
      await ana.caller.put('/api/notice-choices', CHOICES);
      expect((await read()).choices).toEqual(CHOICES);
      expect(await app.em().count(NoticeChoice)).toBe(0);
    });

    it('should refuse a channel that the parish does not have, and changes nothing', async () => {
      const all = channels.isOffered.bind(channels);
      jest
        .spyOn(channels, 'isOffered')
        .mockImplementation((channel) => channel !== 'whatsapp' && all(channel));
      const wanted = { ...CHOICES, roster: 'inside', reminders: 'whatsapp' };
      const { status, body } = await ana.caller.put<{ message: string }>('/api/notice-choices', wanted);
      expect(status).toBe(422);
      expect(body.message).toBe('A paróquia não envia avisos por “WhatsApp”. Escolha outro meio.');
      expect((await read()).choices).toEqual(CHOICES);
    });

    it.each([{}, { ...CHOICES, roster: 'pombo' }, { ...CHOICES, reminders: null }])(
      'should refuse %j',
      async (body) => {
        expect((await ana.caller.put('/api/notice-choices', body)).status).toBe(400);
      },
    );

    it('should say of a channel whether it reaches the person', async () => {
      jest.spyOn(channels, 'isOffered').mockReturnValue(true);
      jest.spyOn(channels, 'isOn').mockImplementation((channel) => Promise.resolve(channel !== 'push'));
      expect((await read()).channels).toContainEqual({
        channel: 'push',
        label: 'Aviso no celular',
        isOn: false,
      });
    });
  });
});

const sampleOf = async (name: MailName) => (await loadMail(name)).sample;
