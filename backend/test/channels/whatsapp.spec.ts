import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Minister } from '../../src/ministers/minister.entity.js';
import { WhatsAppService } from '../../src/channels/whatsapp.service.js';
import { RecordingServer, type ServerAnswer } from '../support/recording-server.js';
import { TestApp } from '../support/test-app.js';

const MESSAGE = {
  emailId: 17,
  mail: 'duty-reminder',
  title: 'Você serve amanhã',
  text: 'Domingo, 6 de dezembro,\n8h. Você vem?',
  link: '/my-schedule',
  dedupeKey: 'duty-reminder:17',
  urgent: false,
} as const;
const TAKEN = { status: 200, body: { messages: [{ id: 'wamid.1' }] } };

describe('WhatsApp', () => {
  let app: TestApp;
  let service: RecordingServer;
  let userId: number;

  beforeAll(async () => {
    service = await RecordingServer.start();
    app = await TestApp.start({
      whatsapp: {
        phoneNumberId: '106540352242922',
        token: 'a token',
        baseUrl: `${service.url}/v23.0`,
        reports: null,
      },
    });
    const made = await app.as('ministro');
    userId = made.userId;
  });
  afterAll(async () => {
    await app.stop();
    await service.stop();
  });
  beforeEach(async () => {
    service.forget();
    service.willAnswer(TAKEN);
    await hasPhone('+55 (15) 99999-8888');
  });

  const hasPhone = (phone: string | null) => app.em().nativeUpdate(Minister, { user: userId }, { phone });
  const send = () => app.nest.get(WhatsAppService).deliver({ ...MESSAGE, recipientUserId: userId });
  const refused = (status: number, code: number, headers = {}): ServerAnswer => ({
    status,
    headers,
    body: { error: { message: 'Refused, as scripted', type: 'OAuthException', code, fbtrace_id: 'A' } },
  });

  it('should send the registered template to the person’s number', async () => {
    expect(await send()).toBe(true);
    const [request] = service.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/v23.0/106540352242922/messages' });
    expect(request!.headers).toMatchObject({
      authorization: 'Bearer a token',
      'content-type': 'application/json',
    });
    expect(JSON.parse(request!.body.toString())).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      biz_opaque_callback_data: '17',
      to: '+5515999998888',
      type: 'template',
      template: {
        name: 'partilha_aviso',
        language: { code: 'pt_BR' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Você serve amanhã' },
              { type: 'text', text: 'Domingo, 6 de dezembro, 8h. Você vem?' },
            ],
          },
          {
            type: 'button',
            sub_type: 'url',
            index: '0',
            parameters: [{ type: 'text', text: 'my-schedule' }],
          },
        ],
      },
    });
  });

  it('should send nothing to who has no telephone', async () => {
    await hasPhone(null);
    expect(await send()).toBe(false);
    expect(service.requests).toEqual([]);
  });

  it.each([
    ['a refused token', refused(401, 190)],
    ['somebody without WhatsApp', refused(400, 131026)],
    ['a template that is not registered', refused(404, 132001)],
    ['an answer that is none', { status: 400, body: 'oops' }],
  ])('should leave the message to mail at %s, and log neither token nor number', async (_, answer) => {
    const log = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    service.willAnswer(answer);
    expect(await send()).toBe(false);
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/a token|99999/);
    log.mockRestore();
  });

  it.each([
    ['too many requests', refused(429, 130429, { 'retry-after': '90' }), 'whatsapp 429 130429', 90_000],
    ['a limit that answers 400', refused(400, 131056), 'whatsapp 400 131056', 0],
    ['a fault of the service', { status: 503 }, 'whatsapp 503', 0],
  ])('should ask to be tried again at %s', async (_, answer, reason, pauseMs) => {
    service.willAnswer(answer);
    await expect(send()).rejects.toMatchObject({ reason, pauseMs });
  });

  it('should not wait for a service that does not answer', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1));
    service.willAnswer('hang');
    await expect(send()).rejects.toMatchObject({ reason: 'whatsapp timeout' });
    expect(spy).toHaveBeenCalledWith(20_000);
    spy.mockRestore();
  });

  it('should be off until it is configured', async () => {
    const plain = await TestApp.start();
    const channels = async () =>
      (await (await plain.as('ministro')).get<{ channels: { channel: string }[] }>('/api/notice-choices'))
        .body.channels;
    expect(await channels()).not.toContainEqual(expect.objectContaining({ channel: 'whatsapp' }));
    const check = 'hub.mode=subscribe&hub.verify_token=word&hub.challenge=1';
    expect((await plain.visitor.get(`/api/whatsapp/reports?${check}`)).status).toBe(404);
    expect((await plain.visitor.post('/api/whatsapp/reports', {})).status).toBe(404);
    await plain.stop();
  });
});
