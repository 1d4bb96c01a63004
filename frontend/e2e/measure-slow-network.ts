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
    await page.goto(address, { waitUntil: 'commit' });
    const readable = await firstPaint(page);
    await page.locator(usable).first().waitFor();
    const ready = await page.evaluate(() => Math.round(performance.now()));
    console.log(`${address.padEnd(20)} readable ${Math.round(readable)} ms, usable ${ready} ms`);
    expect(readable, 'readable').toBeLessThanOrEqual(READABLE_MS);
    expect(ready, 'usable').toBeLessThanOrEqual(USABLE_MS);
  });
});

/** When the first words were painted, in milliseconds from the start of the navigation. */
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
