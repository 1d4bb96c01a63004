import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { DemoPerson } from './people.js';
import { portraitSvg } from './portrait.js';

const NAME_LENGTH = 32;
const QUALITY = 80;

/** The name of a person's photo file: the same for the same seed, unlike that of anybody else; null without a photo. */
export function photoFile(seed: string, { key, portrait }: DemoPerson): string | null {
  if (!portrait) return null;
  return `${createHash('sha256').update(`${seed}/${key}`).digest('hex').slice(0, NAME_LENGTH)}.webp`;
}

/** Draws everybody's photo into the folder, 512 × 512 pixels. */
export async function drawPhotos(folder: string, seed: string, people: readonly DemoPerson[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    people.map(async (person) => {
      const name = photoFile(seed, person);
      if (!name || !person.portrait) return;
      await sharp(Buffer.from(portraitSvg(person.portrait)))
        .webp({ quality: QUALITY, effort: 2 })
        .toFile(path.join(folder, name));
    }),
  );
}

/** Removes photo files that nobody has any more. */
export async function removePhotos(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));
}
