import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** A file of the web application's sources, as text. */
export const sourceOf = (file: string): string => readFileSync(path.join(SOURCES, file), 'utf8');

/** The files of the web application's sources, but for tests. */
export const SOURCE_FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.spec)\.tsx?$/.test(file),
);

/** All of them, in lines without a break. */
export const SCREENS = SOURCE_FILES.map((file) => sourceOf(file).replace(/\s+/g, ' ')).join('\n');

/**
 * Whether words stand on a screen as a whole: alone between the quotes or tags of some source (or of the labels that the
 * server gives), not as a part of longer ones. '…' stands for itself and for whatever is put in there.
 */
export function isOnScreens(words: string): boolean {
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '(…|\\$?\\{[^}]*\\})');
  return new RegExp(`[>'"\`}] ?${pattern} ?[<'"\`{]`).test(SCREENS);
}
