import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { isOnScreens } from '../src/testing/screen-words.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { useParish } from './parish.ts';
import { openScreen, screensOf, type Screen } from './screens.ts';

const DOCS = path.resolve(import.meta.dirname, '../../docs');
const FOLDER = path.join(DOCS, 'screenshots');
const MANUAL = path.join(DOCS, 'manual');
const PICTURES = path.join(MANUAL, 'pictures');
const QUALITY = 70;
const MAX_HEIGHT = 3000;
const LIMIT_MS = 900_000;
/** What a picture of the manual shows: the beginning of the page, on a desktop without the menu beside it. */
const MENU = 272;
const SHAPES = {
  phone: { viewport: PHONE, clip: { x: 0, y: 0, ...PHONE } },
  desktop: {
    viewport: { width: 1280, height: 1000 },
    clip: { x: MENU, y: 0, width: 1280 - MENU, height: 1000 },
  },
};

describe('Screenshots', () => {
  const parish = useParish();
  let screens: Screen[];
  beforeAll(async () => {
    screens = await screensOf(parish);
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
  });

  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)(
    'on a %s',
    async (size, viewport) => {
      for (const screen of screens) {
        const page = await openScreen(parish, screen, { viewport });
        const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
        await sharp(picture)
          .resize({
            width: viewport.width,
            height: MAX_HEIGHT,
            fit: 'cover',
            position: 'top',
            withoutEnlargement: true,
          })
          .webp({ quality: QUALITY })
          .toFile(path.join(FOLDER, `${screen.name}-${size}.webp`));
        await parish.closePages();
      }
    },
    LIMIT_MS,
  );
});

/** The same part of a page, from farther left where a dialog begins there. */
async function withDialog(page: Page, clip: (typeof SHAPES)['phone']['clip']): Promise<typeof clip> {
  const [dialog] = await page.getByRole('dialog').all();
  const box = await dialog?.boundingBox();
  const x = box ? Math.max(0, Math.min(clip.x, box.x - 16)) : clip.x;
  return { ...clip, x, width: clip.x + clip.width - x };
}

describe('Pictures of the manual', () => {
  const parish = useParish();

  it(
    'of the screens that its guides show, with the words on them',
    async () => {
      const screens = await screensOf(parish);
      const words: Record<string, string[]> = {};
      rmSync(PICTURES, { recursive: true, force: true });
      mkdirSync(PICTURES);
      for (const [name, size] of picturesOfGuides()) {
        const screen = screens.find((one) => one.name === name);
        if (!screen) throw new Error(`A guide shows ${name}: no screen is called so`);
        const { viewport, clip } = SHAPES[size];
        const page = await openScreen(parish, screen, { viewport });
        const picture = await page.screenshot({ animations: 'disabled', clip: await withDialog(page, clip) });
        const file = `${name}-${size}.webp`;
        await sharp(picture).webp({ quality: QUALITY }).toFile(path.join(PICTURES, file));
        words[file] = await wordsOn(page);
        await parish.closePages();
      }
      const list = path.join(PICTURES, 'words.json');
      writeFileSync(list, JSON.stringify(words));
      expect(Object.values(words).filter((own) => own.length === 0)).toEqual([]);
    },
    LIMIT_MS,
  );
});

/** Screen and shape of every picture that a guide names. */
function picturesOfGuides(): [string, keyof typeof SHAPES][] {
  const text = readdirSync(MANUAL)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(path.join(MANUAL, file), 'utf8'))
    .join('\n');
  const named = [...text.matchAll(/\(pictures\/(.+-(?:phone|desktop))\.webp\)/g)].map(([, name]) => name!);
  return [...new Set(named)].sort().map((name) => {
    const at = name.lastIndexOf('-');
    return [name.slice(0, at), name.slice(at + 1) as keyof typeof SHAPES];
  });
}

/**
 * What the picture shows of the application's own words: headings, buttons, tabs, links and labels within the window.
 * Words of the demonstration parish are left out; once one of the others is gone, the picture is old.
 */
async function wordsOn(page: Page): Promise<string[]> {
  const shown = await page.locator('h1, h2, h3, button, a, label, [role=tab]').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return element.checkVisibility() && width > 1 && bottom > 0 && top < innerHeight;
      })
      .map((element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
  );
  return [...new Set(shown)].filter((words) => words !== '' && isOnScreens(words)).sort();
}
