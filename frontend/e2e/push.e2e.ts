import { createECDH } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { askEverybody, card } from './prepare.ts';
import { expectNoSidewaysScroll } from './support.ts';

const RICE = 'Pode ajudar na quermesse?';
const OFFER = 'Quer receber os próximos avisos neste aparelho, em vez de por e-mail?';
const NOTICE = {
  title: 'Você serve amanhã',
  text: 'Domingo, 6 de dezembro, 10h. Você vem?',
  path: '/my-schedule',
  tag: 'reminder',
};

/** What Chromium's push service would answer, which cannot be reached from here; everything else is real. */
function madeUpSubscription() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  return { endpoint: 'https://push.example/send/e2e', keys: { p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } };
}

function answerAsPushService(subscription: object): void {
  const KEY = 'e2e.subscribed';
  const subscribed = {
    options: { applicationServerKey: null },
    toJSON: () => subscription,
    unsubscribe: () => {
      localStorage.removeItem(KEY);
      return Promise.resolve(true);
    },
  } as unknown as PushSubscription;
  PushManager.prototype.getSubscription = () =>
    Promise.resolve(localStorage.getItem(KEY) ? subscribed : null);
  PushManager.prototype.subscribe = () => {
    localStorage.setItem(KEY, 'yes');
    return Promise.resolve(subscribed);
  };
}

describe('Notices on this device', () => {
  const parish = useParish();
  let questionnaire: { id: number; title: string };

  beforeAll(async () => {
    questionnaire = await askEverybody(parish, 'Responder e ser avisado', RICE);
  });

  /** A page on a phone whose service worker is there. */
  async function open(address: string): Promise<Page> {
    const page = await parish.visit('/dashboard', { as: 'ministro', viewport: PHONE, worker: true });
    await page.context().grantPermissions(['notifications']);
    await page.context().addInitScript(answerAsPushService, madeUpSubscription());
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto(address);
    return page;
  }

  async function deliver(page: Page): Promise<void> {
    const session: CDPSession = await page.context().newCDPSession(page);
    const registration = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const { registrationId, isDeleted } of registrations) if (!isDeleted) resolve(registrationId);
      }),
    );
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: parish.server.url,
      registrationId: await registration,
      data: JSON.stringify(NOTICE),
    });
  }

  const shown = (page: Page) =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => [
        title,
        body,
      ]),
    );

  it('should be offered after an answer, show what comes and open its page', async () => {
    const page = await open('/my-questionnaires');
    expect(await page.getByText(OFFER).count()).toBe(0);
    await card(page, questionnaire.title).getByRole('button', { name: 'Responder' }).click();
    await page.getByRole('radiogroup', { name: RICE }).getByLabel('Sim').check();
    await page.getByRole('button', { name: 'Enviar resposta' }).click();
    await seeText(page, OFFER);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Quero' }).click();
    await seeText(page, 'Avisos ligados neste aparelho');

    await deliver(page);
    await expect.poll(() => shown(page)).toEqual([[NOTICE.title, NOTICE.text]]);
    // DevTools cannot touch a notice: the event is what a touch sends.
    const [worker] = page.context().serviceWorkers();
    await worker!.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      const [notification] = await registration.getNotifications();
      dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
    });
    await page.waitForURL('**/my-schedule');
    expect(await shown(page)).toEqual([]);
  });

  it('should be turned on and off where one chooses, and be told among the devices', async () => {
    const page = await open('/profile');
    await page.getByRole('button', { name: 'Receber avisos neste aparelho' }).click();
    await seeText(page, 'Avisos ligados neste aparelho');
    await expectNoSidewaysScroll(page);
    await page.getByRole('list', { name: 'Aparelhos conectados' }).getByText('Recebe avisos').waitFor();
    await page.getByRole('button', { name: 'Parar de receber neste aparelho' }).click();
    await seeText(page, 'Avisos desligados neste aparelho');
    await page.getByText('Recebe avisos').waitFor({ state: 'detached' });
  });

  it('should say what to do where the browser forbids them', async () => {
    const page = await parish.visit('/profile', { as: 'ministro', viewport: PHONE, worker: true });
    await page.context().addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await page.getByText(/^O navegador está bloqueando os avisos/).waitFor();
    expect(await page.getByRole('button', { name: 'Receber avisos neste aparelho' }).count()).toBe(0);
  });
});
