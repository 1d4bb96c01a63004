import sharp from 'sharp';
import { AppError } from '../platform/errors/app-error.js';
import { Turns } from '../platform/threads/turns.js';

/** Longest side of a stored photo, in pixels. */
const MAX_SIDE = 800;
/** Beyond this many pixels an image is not decoded: some kilobytes could otherwise fill the memory. */
const MAX_PIXELS = 40_000_000;
/** Nor with a side longer than any camera's: a line of millions of pixels takes half a minute. */
const LONGEST_SIDE = 20_000;
const QUALITY = 82;
const TIMEOUT_SECONDS = 15;

/** First bytes, in hexadecimal, of the formats that are decoded; every other decoder (SVG, GIF, TIFF…) stays out of reach. */
const SIGNATURES = {
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
};

const images = new Turns();

/**
 * Makes the stored form of a photo from an uploaded JPEG, PNG or WebP: upright, at most 800 pixels a side, the first
 * frame only, re-encoded as WebP without any metadata. One at a time: some kilobytes can take half a second, and many at
 * once would keep passwords and files waiting, on which the same few threads work.
 * @throws AppError 415 when it is none of these or broken, 413 when it has too many pixels.
 */
export function toPhoto(upload: Buffer): Promise<Buffer> {
  return images.take(() => encode(upload));
}

async function encode(upload: Buffer): Promise<Buffer> {
  const start = upload.toString('hex', 0, 12);
  const format = Object.entries(SIGNATURES).find(([, signature]) => signature.test(start))?.[0];
  if (!format) throw notAnImage();
  try {
    const header = await sharp(upload, { limitInputPixels: false }).metadata();
    if (header.format !== format) throw notAnImage();
    const { width, height } = header;
    if (width * height > MAX_PIXELS || Math.max(width, height) > LONGEST_SIDE) throw tooManyPixels();
    return await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw notAnImage();
  }
}

function notAnImage(): AppError {
  return new AppError(415, 'not-an-image', 'Por favor, selecione apenas arquivos de imagem');
}

function tooManyPixels(): AppError {
  return new AppError(413, 'too-large', 'A imagem tem dimensões grandes demais. Envie uma foto menor.');
}
