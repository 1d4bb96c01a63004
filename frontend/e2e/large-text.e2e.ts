import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { useParish } from './parish.ts';
import { openScreen, screensOf, settled, type Screen } from './screens.ts';

const TWICE = { standard: 32, fixed: 26 };
const LIMIT_MS = 900_000;

describe('The portal in letters of twice the size', () => {
  const parish = useParish();
  let screens: Screen[];
  beforeAll(async () => {
    screens = (await screensOf(parish)).filter(({ as }) => as === undefined || as === 'ministro');
  });

  it(
    'should cut nothing and scroll nothing sideways, on a phone',
    async () => {
      const found: string[] = [];
      for (const screen of screens) {
        const page = await openScreen(parish, screen, { viewport: PHONE });
        const browser = await page.context().newCDPSession(page);
        // The text size of the browser's own settings, as people set it.
        await browser.send('Page.setFontSizes', { fontSizes: TWICE });
        await settled(page);
        expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > PHONE.width) found.push(`${screen.name}: ${width} px wide`);
        for (const text of await cutIn(page)) found.push(`${screen.name}: cut: ${text}`);
        await parish.closePages();
      }
      expect(found).toEqual([]);
    },
    LIMIT_MS,
  );
});

/** Texts that do not fit into an element which hides what is beyond its edges. */
const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        const isSeen = clipPath === 'none' && element.clientWidth > 1 && element.checkVisibility();
        return hides && isSeen && element.textContent && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent.trim().slice(0, 60)),
  );
