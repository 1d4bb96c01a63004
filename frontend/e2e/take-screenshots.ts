import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { useParish } from './parish.ts';
import { openScreen, screensOf, type Screen } from './screens.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/screenshots');
const QUALITY = 70;
const MAX_HEIGHT = 3000;
const LIMIT_MS = 900_000;

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
