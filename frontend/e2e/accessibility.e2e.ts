import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { violationsOn } from './axe.ts';
import { crampedIn, enlargeText, restoreText } from './large-text.ts';
import { useParish } from './parish.ts';
import { nextScreen, screensOf, type OpenedScreen, type Screen } from './screens.ts';
import { settled } from './support.ts';

const SCREENS_LIMIT_MS = 1_800_000;

describe('Every screen', () => {
  const parish = useParish();
  let screens: Screen[];
  beforeAll(async () => {
    screens = (await screensOf(parish)).filter(({ alike }) => !alike);
  });

  it(
    'should have no serious accessibility violation and no sideways scrolling, on phone and desktop, light, dark and in letters of twice the size',
    async () => {
      const found: string[] = [];
      let opened: OpenedScreen | null = null;
      for (const screen of screens) {
        opened = await nextScreen(parish, screen, PHONE, opened);
        const { page } = opened;
        if (screen.some) {
          for (const viewport of [DESKTOP, PHONE]) {
            await page.setViewportSize(viewport);
            await settled(page);
            const width = await widthOf(page);
            if (width > viewport.width) found.push(`${screen.name}, everybody: ${width} px wide`);
          }
          await page.getByLabel('Buscar por nome').fill(screen.some);
        }
        for (const viewport of [PHONE, DESKTOP]) {
          await page.setViewportSize(viewport);
          for (const theme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme: theme });
            await page.locator(`html[data-theme=${theme}]`).waitFor();
            await settled(page);
            const where = `${screen.name}, ${viewport.width} px, ${theme}`;
            const width = await widthOf(page);
            if (width > viewport.width) found.push(`${where}: ${width} px wide`);
            const difference = theme === 'dark' ? 'colours' : 'none';
            for (const violation of await violationsOn(page, difference))
              found.push(`${where}: ${violation}`);
          }
        }
        await page.emulateMedia({ colorScheme: 'light' });
        await enlargeText(page);
        for (const viewport of [DESKTOP, PHONE]) {
          await page.setViewportSize(viewport);
          await settled(page);
          const where = `${screen.name}, ${viewport.width} px, twice the size`;
          const width = await widthOf(page);
          if (width > viewport.width) found.push(`${where}: ${width} px wide`);
          for (const text of await crampedIn(page)) found.push(`${where}: ${text}`);
          for (const violation of await violationsOn(page, 'measures')) found.push(`${where}: ${violation}`);
        }
        await restoreText(page);
      }
      expect(found).toEqual([]);
      expect(parish.problems).toEqual([]);
    },
    SCREENS_LIMIT_MS,
  );
});

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
