import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { useParish } from './parish.ts';
import * as prepared from './screens.ts';
import * as support from './support.ts';

type Screen = prepared.Screen;
const { screensOf } = prepared;
/** Before 27 November 2026 it stood beside the screens. */
const { settled } = { ...prepared, ...support };

/** Uses of its clone only what screens.ts and parish.ts have had since useParish: an older clone is photographed by it too. */
const INTO = process.env.PICTURES_INTO!;
/** How the names of the screens that are taken begin; none: all. */
const OF = (process.env.PICTURES_OF ?? '').split(' ').filter(Boolean);
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const MAX_HEIGHT = 4000;
const QUALITY = 80;
/** A screen whose preparation waits longer is told of at the end, and photographed as it is. */
const PATIENCE_MS = 120_000;
const LIMIT_MS = 3_600_000;

describe('Pictures to compare', () => {
  const parish = useParish();
  let screens: Screen[];
  beforeAll(async () => {
    screens = (await screensOf(parish)).filter(
      ({ name }) => OF.length === 0 || OF.some((beginning) => name.startsWith(beginning)),
    );
  });

  it.each(VIEWPORTS)(
    'of every screen, $width px wide, in light and dark',
    async (viewport) => {
      const missed: string[] = [];
      let open: { page: Page; as: Screen['as'] } | null = null;
      for (const screen of screens) {
        const { as } = screen;
        try {
          if (!open || as === undefined || open.as !== as) {
            open = null;
            await parish.closePages();
            open = { page: await parish.visit(screen.path, { viewport, ...(as ? { as } : {}) }), as };
            open.page.context().setDefaultTimeout(PATIENCE_MS);
          } else {
            await open.page.emulateMedia({ colorScheme: 'light' });
            await open.page.goto(screen.path);
          }
          const { page } = open;
          await settled(page);
          await screen.prepare?.(page);
        } catch (error) {
          missed.push(`${screen.name}: ${(error as Error).message}`);
        }
        try {
          if (open) await photograph(open.page, screen.name, viewport);
        } catch (error) {
          missed.push(`${screen.name}, no picture: ${(error as Error).message}`);
          open = null;
        }
      }
      expect(missed).toEqual([]);
    },
    LIMIT_MS,
  );
});

/** What a page shows, in light and dark. */
async function photograph(page: Page, name: string, viewport: (typeof VIEWPORTS)[number]): Promise<void> {
  // Nothing is hovered over, and what stands still while the page scrolls, as a dialog, is on its first part.
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await settled(page);
    await sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
      .resize({ ...viewport, height: MAX_HEIGHT, fit: 'cover', position: 'top', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toFile(path.join(INTO, `${name}-${viewport.width}-${theme}.webp`));
  }
}
