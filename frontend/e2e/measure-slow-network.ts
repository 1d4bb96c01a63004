import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, spoil } from './browser.ts';
import { useParish, type Login } from './parish.ts';

/** 400 kbit/s, 150 ms there and back, a processor four times slower than this one's. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;
const READABLE_MS = 1000;
const USABLE_MS = 4000;

/** What is there to be used on a page, by a selector. */
const PAGES: readonly { address: string; as?: Login; usable: string }[] = [
  { address: '/login', usable: 'button[type=submit]' },
  { address: '/dashboard', as: 'ministro', usable: 'main h3' },
  { address: '/my-schedule', as: 'ministro', usable: 'main h2' },
  { address: '/my-questionnaires', as: 'ministro', usable: 'main h2' },
];

describe('A cold start on a slow network', () => {
  const parish = useParish();

  it.each(PAGES)('$address', async ({ address, as, usable }) => {
    // Signs in and leaves: what is measured begins with nothing in the cache, and nothing compiled.
    const page = await parish.visit('/icon.svg', { viewport: PHONE, ...(as ? { as } : {}) });
    spoil(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.clearBrowserCache');
    await browser.send('Network.emulateNetworkConditions', NETWORK);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(markWhenUsable, usable);
    await page.goto(address, { waitUntil: 'commit' });
    const readable = await timeOf(page, 'paint', 'first-contentful-paint');
    const ready = await timeOf(page, 'mark', 'usable');
    console.log(`${address.padEnd(20)} readable ${Math.round(readable)} ms, usable ${Math.round(ready)} ms`);
    expect(readable, 'readable').toBeLessThanOrEqual(READABLE_MS);
    expect(ready, 'usable').toBeLessThanOrEqual(USABLE_MS);
  });
});

/** In the page: marks the frame after the one that has painted it. Asking from outside would be late by up to half a second. */
function markWhenUsable(selector: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('usable')));
  }).observe(document, { childList: true, subtree: true });
}

/** When something was painted or marked, in milliseconds from the start of the navigation. */
const timeOf = (page: Page, type: 'paint' | 'mark', name: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName(wanted.name);
          if (entry) resolve(entry.startTime);
        }).observe({ type: wanted.type, buffered: true });
      }),
    { type, name },
  );
