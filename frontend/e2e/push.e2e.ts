import { createECDH } from 'node:crypto';
import type { Page, Worker } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { askEverybody, card, leaveFew } from './prepare.ts';
import { expectNoSidewaysScroll, unfold } from './support.ts';

const RICE = 'Pode ajudar na quermesse?';
const OFFER = 'Quer receber os próximos avisos neste aparelho, em vez de por e-mail?';
const NOTICE = {
  title: 'Você serve amanhã',
  text: 'Domingo, 6 de dezembro, 10h. Você vem?',
  path: '/my-schedule',
  tag: 'reminder',
};

/** What the worker would have shown. */
interface Shown {
  shown: (NotificationOptions & { title: string })[];
}

/** What Chromium's push service would answer, which cannot be reached from here; everything else is real. */
function madeUpSubscription() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  return { endpoint: 'https://push.example/send/e2e', keys: { p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } };
}

/** The smaller Chromium neither asks for permission nor shows anything: it answers as a person who agrees. */
function agree(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = () => Promise.resolve('granted');
}

/** The push service, and nothing else, is made up. */
function subscribe(subscription: object): void {
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
    await leaveFew(parish);
    questionnaire = await askEverybody(parish, 'Responder e ser avisado', RICE);
  });

  /** A page on a phone whose service worker is there. */
  async function open(address: string): Promise<Page> {
    const page = await parish.visit('/dashboard', { as: 'ministro', viewport: PHONE, worker: true });
    await page.context().addInitScript(agree);
    await page.context().addInitScript(subscribe, madeUpSubscription());
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto(address);
    return page;
  }

  /** Has a push message come, as DevTools lets one come. */
  async function deliver(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
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

  /** Has the worker write down what it would show. */
  async function watch(page: Page): Promise<Worker> {
    const [worker] = page.context().serviceWorkers();
    await worker!.evaluate(() => {
      Object.assign(self, { shown: [] });
      ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
        (self as unknown as Shown).shown.push({ title, ...options });
        return Promise.resolve();
      };
    });
    return worker!;
  }

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

    const worker = await watch(page);
    await deliver(page);
    await expect
      .poll(() => worker.evaluate(() => (self as unknown as Shown).shown))
      .toMatchObject([{ title: NOTICE.title, body: NOTICE.text, tag: NOTICE.tag, lang: 'pt-BR' }]);
    // DevTools cannot touch a notice: the event is what a touch sends.
    const isClosed = await worker.evaluate(() => {
      const [shown] = (self as unknown as Shown).shown;
      let closed = false;
      const notification = { data: shown?.data as unknown, close: () => (closed = true) };
      dispatchEvent(
        Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
      );
      return closed;
    });
    expect(isClosed).toBe(true);
    await page.waitForURL('**/my-schedule');
  });

  it('should be turned on and off where one chooses, and be told among the devices', async () => {
    const page = await open('/profile#avisos');
    await page.getByRole('button', { name: 'Receber avisos neste aparelho' }).click();
    await seeText(page, 'Avisos ligados neste aparelho');
    await expectNoSidewaysScroll(page);
    await unfold(page, 'Aparelhos');
    await page.getByRole('list', { name: 'Aparelhos conectados' }).getByText('Recebe avisos').waitFor();
    await page.getByRole('button', { name: 'Parar de receber neste aparelho' }).click();
    await seeText(page, 'Avisos desligados neste aparelho');
    await page.getByText('Recebe avisos').waitFor({ state: 'detached' });
  });
});
