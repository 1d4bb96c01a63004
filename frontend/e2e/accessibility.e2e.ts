import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { violationsOn } from './axe.ts';
import { crampedIn, enlargeText, restoreText } from './large-text.ts';
import { useParish } from './parish.ts';
import { nextScreen, screensOf, type OpenedScreen } from './screens.ts';
import { settled } from './support.ts';

const SCREENS_LIMIT_MS = 1_800_000;

/** In this order each asks for one change alone: the browser draws the whole page anew for each. */
const LOOKS = [
  { viewport: PHONE, theme: 'light' },
  { viewport: PHONE, theme: 'dark' },
  { viewport: DESKTOP, theme: 'dark' },
  { viewport: DESKTOP, theme: 'light' },
] as const;

/** What makes the title hard to read on either ground. */
const PALE = [
  'main h1 { color: rgb(128 128 128 / 50%) }',
  'main { background: color-mix(in srgb, currentcolor 80%, canvas) }',
  'main { opacity: 0.4 }',
];

describe('Every screen', () => {
  const parish = useParish();

  it('should be looked at so that what is too pale is found, though the rest of the page was read before', async () => {
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    const foundWith = async (style: string, theme: string): Promise<string[]> => {
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, style);
      await settled(page);
      return violationsOn(page, theme === 'dark' ? 'colours' : 'none');
    };
    for (const { viewport, theme } of LOOKS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      expect(await foundWith('', theme)).toEqual([]);
      for (const style of PALE)
        expect(await foundWith(style, theme), style).toContainEqual(
          expect.stringMatching(/^color-contrast: <h1/),
        );
    }
  });

  it(
    'should have no serious accessibility violation and no sideways scrolling, on phone and desktop, light, dark and in letters of twice the size',
    async () => {
      const screens = (await screensOf(parish)).filter(({ alike }) => !alike);
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
        for (const { viewport, theme } of LOOKS) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme: theme });
          await page.locator(`html[data-theme=${theme}]`).waitFor();
          await settled(page);
          const where = `${screen.name}, ${viewport.width} px, ${theme}`;
          const width = await widthOf(page);
          if (width > viewport.width) found.push(`${where}: ${width} px wide`);
          const difference = theme === 'dark' ? 'colours' : 'none';
          for (const violation of await violationsOn(page, difference)) found.push(`${where}: ${violation}`);
        }
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
