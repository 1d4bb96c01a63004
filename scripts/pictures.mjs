// npm run pictures: what devices and chats show of the application, made of its icon and of three screenshots, into
// frontend/public/pictures.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './lib/project.mjs';

const OUT = path.join(root, 'frontend', 'public', 'pictures');
const BROWN = '#8a4b1f';
const PAPER = '#fbf8f1';
const FONTS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts/Roboto',
);
/**
 * A maskable icon may be cut to a circle: what is meant stands within four fifths of it (W3C, safe zone). The foot of the
 * cup stands 0.45 of the side from the middle; 0.8 of that leaves some air.
 */
const SAFE = 0.8;

const svg = readFileSync(path.join(root, 'frontend', 'public', 'icon.svg'));
const icon = (size) => sharp(svg, { density: (72 * size) / 64 }).resize(size, size);
const plain = (width, height, background) => sharp({ create: { width, height, channels: 4, background } });
const into = (name) => path.join(OUT, name);

mkdirSync(OUT, { recursive: true });
for (const size of [192, 512]) {
  await icon(size)
    .png({ palette: true })
    .toFile(into(`icon-any-${size}.png`));
  const inner = await icon(Math.round(size * SAFE))
    .png()
    .toBuffer();
  await plain(size, size, BROWN)
    .composite([{ input: inner }])
    .png({ palette: true })
    .toFile(into(`icon-maskable-${size}.png`));
}

const words = (text, size, font, color) => ({
  text: {
    text: `<span foreground="${color}">${text}</span>`,
    font: `Roboto ${font} ${size}`,
    fontfile: path.join(FONTS, `Roboto-${font}.ttf`),
    rgba: true,
    dpi: 72,
  },
});
await plain(1200, 630, PAPER)
  .composite([
    { input: await icon(260).png().toBuffer(), left: 90, top: 185 },
    { input: words('Partilha', 120, 'Medium', BROWN), left: 400, top: 200 },
    {
      input: words('Escalas dos ministros da Sagrada Comunhão', 36, 'Regular', '#2e2318'),
      left: 404,
      top: 365,
    },
    { input: { create: { width: 1200, height: 18, channels: 4, background: BROWN } }, left: 0, top: 612 },
  ])
  .png({ palette: true })
  .toFile(into('preview.png'));

for (const [name, width, height] of [
  ['my-schedule-phone', 360, 740],
  ['dashboard-phone', 360, 740],
  ['schedule-matrix-desktop', 1440, 900],
])
  await sharp(path.join(root, 'docs', 'screenshots', `${name}.webp`))
    .extract({ left: 0, top: 0, width, height })
    .webp()
    .toFile(into(`${name}.webp`));
