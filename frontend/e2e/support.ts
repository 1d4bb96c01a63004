import type { Page, Request } from 'playwright-core';
import { expect, vi } from 'vitest';
import { isWaiting, spoil } from './browser.ts';
import { DEMO_PASSWORD, type Parish } from './parish.ts';

export const NO_CONNECTION = 'Não foi possível conectar ao servidor. Tente novamente.';

/** A password that the server takes. */
export const PASSWORD = 'girassol amarelo';

const A_FEW_MS = 5;

interface Person {
  fullName: string;
  email: string;
  scheduleName: string;
}

/** Sends a complete registration request, as the form would. @returns its id. */
export async function askToJoin(parish: Parish, { fullName, email, scheduleName }: Person): Promise<number> {
  const admin = await parish.api('admin');
  await admin('POST', '/api/registration-requests', {
    fullName,
    email,
    scheduleName,
    phone: '+55 (15) 99888-7766',
    birthDate: '1980-05-13',
    experience: 'pouca',
    availability: ['domingo-8h'],
    consent: true,
  });
  const [request] = (await admin('GET', `/api/registration-requests?filter=${filter({ q: email })}`)) as {
    id: number;
  }[];
  return request!.id;
}

/** Makes an account with {@link PASSWORD}, which opens once its mailbox is proved ({@link confirmEmail}). */
export async function makeAccount(parish: Parish, { fullName, email }: Person): Promise<void> {
  const admin = await parish.api('admin');
  const account = { email, password: PASSWORD, name: fullName, role: 'user' };
  await admin('POST', '/api/auth/register', account);
}

/** Agrees to the consent text for somebody who has {@link PASSWORD}. */
export async function agreeAs(parish: Parish, email: string): Promise<void> {
  const admin = await parish.api('admin');
  const { token } = (await admin('POST', '/api/auth/login', { email, password: PASSWORD })) as {
    token: string;
  };
  await parish.agree(token);
}

/** The address, within the application, of the newest mail of a kind that was kept for somebody. */
export async function linkTo(
  parish: Parish,
  email: string,
  mail:
    | 'setup'
    | 'reset'
    | 'verification'
    | 'substitution-offer'
    | 'questionnaire-sent'
    | 'questionnaire-reminder'
    | 'email-change-old'
    | 'email-change-new',
): Promise<string> {
  const admin = await parish.api('admin');
  return vi.waitFor(
    async () => {
      const [newest] = (await admin('GET', `/api/emails?filter=${filter({ q: email, mail })}`)) as {
        id: number;
        status: string;
      }[];
      expect(newest?.status).toBe('kept');
      const { links } = (await admin('POST', `/api/emails/${newest!.id}/open`, {
        password: DEMO_PASSWORD,
      })) as {
        links: string[];
      };
      const link = new URL(links.find((address) => address.includes('token='))!);
      return link.pathname + link.search;
    },
    { timeout: 300_000, interval: 100 },
  );
}

/** Proves that an account's owner reads its mailbox, and agrees for them. */
export async function confirmEmail(parish: Parish, email: string): Promise<void> {
  const link = new URL(await linkTo(parish, email, 'verification'), parish.server.url);
  const admin = await parish.api('admin');
  await admin('POST', '/api/auth/verify-email', { token: link.searchParams.get('token') });
  await agreeAs(parish, email);
}

/** Signs somebody in through the page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page
    .getByRole('button', { name: 'Sair' })
    .or(page.getByRole('button', { name: 'Abrir menu' }))
    .waitFor();
}

const filter = (fields: Record<string, string>): string => encodeURIComponent(JSON.stringify(fields));

/** Opens a part of a page that is folded on a phone. */
export const unfold = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: title, exact: true, expanded: false }).click();

/** Goes to an address within the application as a link does. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const LOADING = '[data-testid=skeleton], [role=status]:has-text("Carregando")';

/** No request is on its way, no skeleton, spinner or animation is left, and the page has nothing more to do. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect
    .poll(
      async () => {
        await page.evaluate(async () => {
          // What a change of theme or size renders is on the page after the next frame, and only then begins to move.
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          await Promise.allSettled(
            document
              .getAnimations()
              .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
              .map((animation) => animation.finished),
          );
          await scheduler.postTask(() => undefined, { priority: 'background' });
        });
        return isWaiting(page) || (await page.locator(LOADING).count()) > 0;
      },
      { interval: 0 },
    )
    .toBe(false);
}

/** Nothing is wider than the window, once the page has taken a new size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
}

/** Requests of the page to an address of the API, from now on. */
export function watch(page: Page, address: string | RegExp): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (typeof address === 'string' ? request.url().includes(address) : address.test(request.url()))
      seen.push(request);
  });
  return seen;
}

/** Holds back every answer of an address until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Stops the page's clock; it goes on by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  spoil(page);
  await page.clock.install({ time: now });
  // Far enough ahead that the clock, which runs at first, is not there yet.
  await page.clock.pauseAt(now + 60_000);
}

/** Goes on with a stopped clock by a few milliseconds at a time, in which what waits for nothing comes due, until a text is there. */
export async function runUntilSeen(page: Page, text: string): Promise<void> {
  const wanted = page.getByText(text, { exact: true }).first();
  await expect
    .poll(async () => {
      await page.clock.runFor(A_FEW_MS);
      return wanted.isVisible();
    })
    .toBe(true);
}

/** A toast stays 5 s. */
const TOAST_MS = 10_000;
const closeOfToast = (page: Page) => page.getByRole('button', { name: 'Fechar aviso' });

/** Closes the toast that was seen, which may lie over what is pressed next, unless its 5 s are over already. */
export async function closeToast(page: Page): Promise<void> {
  const close = closeOfToast(page);
  if (await close.isVisible()) await close.click({ timeout: TOAST_MS }).catch(() => undefined);
  await close.waitFor({ state: 'detached' });
}

/** Closes the toast that tells how what was just sent went, once it has come; it may have gone again by then. */
export async function closeNextToast(page: Page): Promise<void> {
  await settled(page);
  // The page has the answer, and now what it makes of it.
  await settled(page);
  await closeToast(page);
}

/** Presses Tab until the control with this name has the keyboard. */
export async function tabTo(page: Page, name: string | RegExp, most = 200): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.labels?.[0]?.textContent ?? '';
      return (element?.getAttribute('aria-label') ?? (label || element?.textContent) ?? '').trim();
    });
    if (typeof name === 'string' ? reached.replace(/\s\*$/, '') === name : name.test(reached)) return;
  }
  throw new Error(`The keyboard does not reach ${String(name)}`);
}
