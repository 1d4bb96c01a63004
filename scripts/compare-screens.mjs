// npm run compare-screens -- <clone of an older commit> <folder> [screens]: every screen of the older commit and of this
// one, at 360, 768 and 1440 px, in light and dark, and one sheet a screen that shows them beside each other. Screens that
// are named, or the beginning of their names, are taken alone. An older clone takes pictures from when its
// frontend/e2e/parish.ts has useParish (22 November 2026).
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { must, node, root, run } from './lib/project.mjs';
import { ensureSystemPackages } from './lib/system-packages.mjs';

const [given, into, ...screens] = process.argv.slice(2);
if (!given || !into)
  throw new Error('npm run compare-screens -- <clone of an older commit> <folder> [screens]');
const [older, folder] = [path.resolve(given), path.resolve(into)];
if (ensureSystemPackages().includes('chromium')) throw new Error('Chromium is missing');

const PHOTOGRAPHER = ['take-every-screen.ts', 'every-screen.config.ts'];
const WIDTHS = [360, 768, 1440];
/** So much of a page, from its beginning, is on a sheet; the next part stands below, smaller. */
const PART = 1000;
const LARGE = 0.6;
const GAP = 8;
const GREY = '#888';

// This commit first: its pictures can be looked at while the older one's are taken.
photograph(root, 'after');
photograph(older, 'before');
const taken = readdirSync(path.join(folder, 'after')).filter((file) => file.endsWith('-360-light.webp'));
for (const file of taken) await sheet(file.slice(0, -'-360-light.webp'.length));
console.log(`${taken.length} sheets in ${folder}`);

/** Builds a clone and takes its pictures; the photographer is brought along, and what the clone had stays as it was. */
function photograph(clone, name) {
  must(node, ['scripts/build.mjs'], { cwd: clone });
  const e2e = path.join(clone, 'frontend/e2e');
  const pictures = path.join(folder, name);
  const brought = clone === root ? [] : PHOTOGRAPHER.map((file) => path.join(e2e, file));
  const had = brought.map((file) => existsSync(file) && readFileSync(file));
  for (const file of brought) copyFileSync(path.join(root, 'frontend/e2e', path.basename(file)), file);
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  try {
    const whole = run(
      path.join(clone, 'node_modules/.bin/node'),
      [path.join(clone, 'node_modules/vitest/vitest.mjs'), 'run', '--config=e2e/every-screen.config.ts'],
      {
        cwd: path.join(clone, 'frontend'),
        env: { PICTURES_INTO: pictures, PICTURES_OF: screens.join(' ') },
      },
    );
    if (!whole) console.error(`Not every screen of ${clone} could be prepared: see above.`);
  } finally {
    for (const [index, file] of brought.entries()) {
      if (had[index]) writeFileSync(file, had[index]);
      else rmSync(file);
    }
  }
}

/**
 * A screen's sheet: how it is now; below at half the size in the dark and as it was, and how the page goes on and how
 * it was in the dark.
 */
async function sheet(screen) {
  const half = LARGE / 2;
  const rows = [
    [await strip(screen, 'after', 'light', LARGE)],
    [await strip(screen, 'after', 'dark', half), await strip(screen, 'before', 'light', half)],
    [await strip(screen, 'after', 'light', half, PART), await strip(screen, 'before', 'dark', half)],
  ];
  const picture = await joined(await Promise.all(rows.map((row) => joined(row, 'width'))), 'height');
  await sharp(picture)
    .png()
    .toFile(path.join(folder, `${screen}.png`));
}

/** The three widths of a screen beside each other, from a height on. */
async function strip(screen, when, theme, scale, from = 0) {
  const parts = await Promise.all(
    WIDTHS.map((width) =>
      part(path.join(folder, when, `${screen}-${width}-${theme}.webp`), width, scale, from),
    ),
  );
  return joined(parts, 'width');
}

/** A part of a picture, on grey where the page has ended or there is no picture. */
async function part(file, width, scale, from) {
  const size = { width: Math.round(width * scale), height: Math.round(PART * scale) };
  const paper = sharp({ create: { ...size, channels: 3, background: GREY } });
  const { height } = await sharp(file)
    .metadata()
    .catch(() => ({ height: 0 }));
  if (height <= from) return paper.png().toBuffer();
  const cut = { left: 0, top: from, width, height: Math.min(PART, height - from) };
  const input = await sharp(file)
    .extract(cut)
    .resize({ width: size.width, height: Math.max(1, Math.floor(cut.height * scale)), fit: 'fill' })
    .png()
    .toBuffer();
  return paper
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** Pictures beside each other (along their width) or below each other (along their height). */
async function joined(pictures, along) {
  const across = along === 'width' ? 'height' : 'width';
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const total = sizes.reduce((sum, size) => sum + size[along] + GAP, -GAP);
  let at = 0;
  const layers = pictures.map((input, index) => {
    const place = along === 'width' ? { left: at, top: 0 } : { left: 0, top: at };
    at += sizes[index][along] + GAP;
    return { input, ...place };
  });
  return sharp({
    create: {
      [along]: total,
      [across]: Math.max(...sizes.map((size) => size[across])),
      channels: 3,
      background: GREY,
    },
  })
    .composite(layers)
    .png()
    .toBuffer();
}
