/** A part of a plain text: a paragraph with its lines, or a list. A numbered list begins at `start`. */
export type Block =
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'numbered'; start: number; items: string[] };

const BULLET = /^\s*[-•]\s+/;
const NUMBER = /^\s*(\d{1,3})[.)]\s+/;

/**
 * Plain text as people write it: blank lines separate paragraphs, lines that begin with a dash or with a number are
 * lists.
 */
export function proseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let last: Block | null = null;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const number = NUMBER.exec(line)?.[1];
    if (line.trim() === '') {
      last = null;
    } else if (BULLET.test(line)) {
      if (last?.kind !== 'list') blocks.push((last = { kind: 'list', items: [] }));
      last.items.push(line.replace(BULLET, '').trim());
    } else if (number !== undefined) {
      if (last?.kind !== 'numbered' || Number(number) !== last.start + last.items.length)
        blocks.push((last = { kind: 'numbered', start: Number(number), items: [] }));
      last.items.push(line.replace(NUMBER, '').trim());
    } else {
      if (last?.kind !== 'paragraph') blocks.push((last = { kind: 'paragraph', lines: [] }));
      last.lines.push(line.trim());
    }
  }
  return blocks;
}
