import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Minister } from '../../src/ministers/minister.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { DailyJobsService } from '../../src/platform/jobs/daily-jobs.service.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { PushBrowser } from '../support/push-browser.js';
import { RecordingServer } from '../support/recording-server.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { TestApp } from '../support/test-app.js';

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
      whatsapp: { phoneNumberId: '1', token: 'a token', baseUrl: service.url },
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
    const others = { roster: 'mail', substitutions: 'mail', questionnaires: 'mail' };
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

  it('should come by mail to who has no telephone', async () => {
    await chooses('whatsapp');
    await app.em().nativeUpdate(Minister, ana.ministerId, { phone: null });
    await at('09:00');
    expect(await told()).toBe('mail kept');
    expect(service.requests).toEqual([]);
  });
});
