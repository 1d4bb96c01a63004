import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Minister } from '../../src/ministers/minister.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { DailyJobsService } from '../../src/platform/jobs/daily-jobs.service.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { PushBrowser } from '../support/push-browser.js';
import { RecordingServer } from '../support/recording-server.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { TestApp } from '../support/test-app.js';

const SECRET = 'the secret of the parish at Meta';

describe('A reminder', () => {
  let app: TestApp;
  let service: RecordingServer;
  let make: SubstitutionsFactory;
  let ana: Server;
  let phone: PushBrowser;

  beforeAll(async () => {
    service = await RecordingServer.start();
    app = await TestApp.start({
      privatePushServices: true,
      whatsapp: {
        phoneNumberId: '1',
        token: 'a token',
        baseUrl: service.url,
        reports: { appSecret: SECRET, verifyToken: 'a word' },
      },
    });
    make = new SubstitutionsFactory(app);
  });
  afterAll(async () => {
    await app.stop();
    await service.stop();
  });
  beforeEach(async () => {
    await app.reset();
    app.clock.set('2026-11-10T08:30:00-03:00');
    await app.nest.get(DailyJobsService).planAll();
    service.forget();
    service.willAnswer({ status: 201 });
    ana = await make.server('Ana Souza', { phone: '+55 (15) 99999-8888' });
    const bento = await make.server('Bento Lima');
    const { slots } = await make.published({ date: '2026-11-13', time: '10:00' });
    for (const { ministerId } of [ana, bento]) await make.roster.place(slots[0]!, ministerId);
    phone = new PushBrowser(`${service.url}/send/ana`);
    await ana.caller.put('/api/push/subscription', phone.subscription);
  });

  async function chooses(reminders: 'push' | 'whatsapp'): Promise<void> {
    const others = { roster: 'mail', substitutions: 'mail', questionnaires: 'mail', messages: 'mail' };
    const { status } = await ana.caller.put('/api/notice-choices', { ...others, reminders });
    expect(status).toBe(200);
  }
  async function at(time: string): Promise<void> {
    app.clock.set(`2026-11-10T${time}:00-03:00`);
    await make.work();
  }
  /** What became of Ana's. */
  const told = async () => {
    const { channel, status } = await app
      .em()
      .findOneOrFail(EmailMessage, { mail: 'duty-reminder', user: ana.userId });
    return `${channel} ${status}`;
  };

  it('should reach the device of who wants it there, in words that name nobody else', async () => {
    await chooses('push');
    await at('09:00');
    expect(await told()).toBe('push sent');
    expect(service.requests).toHaveLength(1);
    const shown = phone.read(service.requests[0]!);
    expect(shown).toMatchObject({ title: 'Você serve daqui a 3 dias', path: '/my-schedule' });
    expect(JSON.stringify(shown)).not.toMatch(/Ana|Bento/);
  });

  it('should come by mail when the push service no longer knows the device', async () => {
    await chooses('push');
    service.willAnswer({ status: 410 });
    await at('09:00');
    expect(await told()).toBe('mail kept');
    expect(service.requests).toHaveLength(1);
  });

  it('should be tried again when a busy service says, and come by mail after three times', async () => {
    await chooses('push');
    service.willAnswer({ status: 429, headers: { 'retry-after': '300' } });
    await at('09:00');
    await at('09:04');
    expect(service.requests).toHaveLength(1);
    await at('09:05');
    expect(service.requests).toHaveLength(2);
    expect(await told()).toBe('push queued');
    await at('09:10');
    expect(service.requests).toHaveLength(3);
    expect(await told()).toBe('mail kept');
  });

  it('should reach the telephone of who wants it by WhatsApp', async () => {
    await chooses('whatsapp');
    service.willAnswer({ status: 200, body: { messages: [{ id: 'wamid.1' }] } });
    await at('09:00');
    expect(await told()).toBe('whatsapp sent');
    const [request] = service.requests;
    expect(JSON.parse(request!.body.toString())).toMatchObject({ to: '+5515999998888' });
    expect(request!.body.toString()).not.toMatch(/Ana|Bento/);
  });

  it('should come by mail to somebody without WhatsApp, and leave nothing of the token or the number', async () => {
    await chooses('whatsapp');
    service.willAnswer({ status: 400, body: { error: { code: 131026 } } });
    await at('09:00');
    expect(await told()).toBe('mail kept');
    const rows = JSON.stringify([
      await app.em().find(OutboxMessage, { job: 'whatsapp.send' }),
      await app.em().find(EmailMessage, { mail: 'duty-reminder' }),
    ]);
    expect(rows).not.toMatch(/a token|99999/);
  });

  describe('that WhatsApp took', () => {
    /** As Meta sends it. */
    async function report(statuses: object[], secret = SECRET) {
      const body = JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [
          { id: '1', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', statuses } }] },
        ],
      });
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      return app.nest.inject({
        method: 'POST',
        url: '/api/whatsapp/reports',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
        body,
      });
    }
    const failed = (id: string, code = 131026) => ({
      id: 'wamid.1',
      status: 'failed',
      recipient_id: '5515999998888',
      biz_opaque_callback_data: id,
      errors: [{ code, title: 'Message undeliverable', message: '+5515999998888' }],
    });
    let id: string;

    beforeEach(async () => {
      await chooses('whatsapp');
      service.willAnswer({ status: 200, body: { messages: [{ id: 'wamid.1' }] } });
      await at('09:00');
      const sent = JSON.parse(service.requests[0]!.body.toString()) as { biz_opaque_callback_data: string };
      id = sent.biz_opaque_callback_data;
    });

    it('should come by mail once it says that it did not arrive, once however often it says so', async () => {
      const admin = await app.as('admin');
      for (let i = 0; i < 2; i += 1) {
        expect((await report([failed(id)])).statusCode).toBe(200);
        await at('09:01');
        expect(await told()).toBe('mail kept');
      }
      const { body } = await admin.get<{ insteadOf: string | null }[]>('/api/emails');
      expect(body.map(({ insteadOf }) => insteadOf).filter(Boolean)).toEqual(['whatsapp 131026']);
      const day = await admin.get<{ undeliveredWhatsApp: number }>('/api/coordination/day');
      expect(day.body.undeliveredWhatsApp).toBe(1);
      expect(JSON.stringify(await app.em().find(EmailMessage, {}))).not.toMatch(/99999|undeliverable/);
    });

    it('should stay sent at every other report', async () => {
      const others = ['sent', 'delivered', 'read'].map((status) => ({ ...failed(id), status }));
      const strange = [failed('0'), failed('999999'), failed("1' or 1=1"), { status: 'failed' }, {}];
      expect((await report([...others, ...strange])).statusCode).toBe(200);
      expect(await told()).toBe('whatsapp sent');
    });

    it('should be reported by Meta alone', async () => {
      expect((await report([failed(id)], 'another secret')).statusCode).toBe(404);
      const unsigned = await app.visitor.post('/api/whatsapp/reports', { entry: [] });
      expect(unsigned.status).toBe(404);
      expect(await told()).toBe('whatsapp sent');
    });

    it('should be reported again while it is still being sent', async () => {
      await app.em().nativeUpdate(EmailMessage, Number(id), { status: 'queued' });
      expect((await report([failed(id)])).statusCode).toBe(409);
    });

    it('should be reported at an address that Meta has checked', async () => {
      const check = (word: string, challenge = '1158201444') =>
        app.nest.inject(
          `/api/whatsapp/reports?hub.mode=subscribe&hub.verify_token=${word}&hub.challenge=${challenge}`,
        );
      const right = await check('a%20word');
      expect([right.statusCode, right.body]).toEqual([200, '1158201444']);
      expect(right.headers['content-type']).toMatch('text/plain');
      expect((await check('another')).statusCode).toBe(404);
    });
  });

  it('should come by mail to who has no telephone', async () => {
    await chooses('whatsapp');
    await app.em().nativeUpdate(Minister, ana.ministerId, { phone: null });
    await at('09:00');
    expect(await told()).toBe('mail kept');
    expect(service.requests).toEqual([]);
  });
});
