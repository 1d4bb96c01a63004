/** Parts of a message that ask for something else than the schedule beside it: "… e avisa ele", "… e manda pro padre". */
import { ABOUT_SERVING, SIDE_VERB } from '../vocabulary/side-acts.js';
import { spoken } from './said.js';

/** Where another act may begin. */
const JOINS = /(?:[,;.!]+\s*(?:(?:e|mas|depois|a[íi])\s+)?|\s+e\s+)(?=\p{L})/giu;
const LONGEST = 60;

/**
 * A message without such parts.
 * @param isEmpty whether a part says nothing of days, times or numbers.
 * @returns null where it has none, or nothing else.
 */
export function withoutSideActs(
  message: string,
  isEmpty: (part: string) => boolean,
): { rest: string; left: string[] } | null {
  const joins = [...message.matchAll(JOINS)];
  const starts = [
    { from: 0, start: 0 },
    ...joins.map((join) => ({ from: join.index, start: join.index + join[0].length })),
  ];
  const parts = starts.map((part, at) => ({
    ...part,
    end: starts[at + 1]?.from ?? message.length,
    /** Up to where the next begins: of the first, what joins the two goes as well. */
    until: (at === 0 ? starts[1]?.start : starts[at + 1]?.from) ?? message.length,
  }));
  // "Diz o Antônio, e eu assino" only begins so.
  const isJoined = /^\s+e\s/u.test(joins[0]?.[0] ?? '');
  const isSide = ({ from, start, end }: (typeof parts)[number]) => {
    if (start === 0 && from === 0 && !isJoined) return false;
    const part = message.slice(start, end);
    const text = spoken(part);
    return part.length <= LONGEST && SIDE_VERB.test(text) && !ABOUT_SERVING.test(text) && isEmpty(part);
  };
  const side = parts.filter(isSide);
  if (side.length === 0) return null;
  const rest = side
    .reduceRight((text, { from, until }) => text.slice(0, from) + text.slice(until), message)
    .trim();
  return /[\p{L}\p{N}]/u.test(rest)
    ? { rest, left: side.map(({ start, end }) => message.slice(start, end).replace(/[\s.,;!]+$/, '')) }
    : null;
}
