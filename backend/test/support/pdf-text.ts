import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';

/** Points that lie between two pieces of one word: none, but for rounding. */
const TOUCHING = 0.5;

/**
 * The text of each page of a PDF, its pieces joined by `|` in the order in which they are drawn. A word whose letters
 * come from two fonts is one piece.
 */
export async function pdfPages(file: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces = items.filter((item): item is TextItem => 'str' in item && item.str.trim() !== '');
    pages.push(
      pieces.map((piece, i) => (i > 0 && !touch(pieces[i - 1]!, piece) ? '|' : '') + piece.str).join(''),
    );
  }
  await task.destroy();
  return pages;
}

const touch = (before: TextItem, after: TextItem): boolean => {
  const [x, y] = placeOf(before);
  const [nextX, nextY] = placeOf(after);
  // A full stop stands below the arm of a Y: letters that are drawn closer overlap by a part of them.
  const gap = nextX - (x + before.width);
  return Math.abs(y - nextY) < TOUCHING && gap < TOUCHING && gap > -before.width;
};

const placeOf = ({ transform }: TextItem): [number, number] => [
  transform[4] as number,
  transform[5] as number,
];
