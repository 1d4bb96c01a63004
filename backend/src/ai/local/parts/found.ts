import { weekday } from '../../../platform/dates/month.js';
import type { MassFilter } from '../../../roster/index.js';
import type { Request } from '../requests/request.js';
import type { Count, Segment } from '../message/segment.js';
import { combined, isTimeOnly } from '../references/mass-references.js';

/** What a part of a sentence is found to ask for. */
export type Found = Pick<Request, 'kind'> &
  Partial<Pick<Request, 'people' | 'masses' | 'doubt' | 'words'>> & { count?: Count };

/** The masses that are said, as one request has them. */
export function filtersOf({ masses, pieces }: Segment): MassFilter[] {
  const said = masses.map(({ filters }) => filters);
  // "Nem de manhã nem no domingo": both, not the mornings of Sundays.
  const isOfEach = pieces.filter(({ text }) => text === 'nem').length > 1 && said[0] && isTimeOnly(said[0]);
  return isOfEach ? said.flat() : combined(onOneDay(said, pieces));
}

/** "No dia 6 … na missa da catequese": of the masses that are called so, the one of that day. */
function onOneDay(said: MassFilter[][], pieces: Segment['pieces']): MassFilter[][] {
  const [first, second, ...more] = said;
  if (!first || !second || more.length > 0) return said;
  const at = pieces.findLastIndex(({ type }) => type === 'masses');
  if (pieces.slice(Math.max(0, at - 3), at).some(({ text }) => ADDS.test(text))) return said;
  for (const [days, named] of [
    [first, second],
    [second, first],
  ] as const) {
    const [{ date, ...rest } = {}, ...others] = days;
    const isDay = date !== undefined && others.length === 0 && Object.keys(rest).length === 0;
    const there = isDay
      ? named.filter((filter) => filter.date === undefined && filter.time && filter.weekday === weekday(date))
      : [];
    if (there.length > 0 && there.length === named.length)
      return [there.map(({ time }) => ({ date: date!, time: time! }))];
  }
  return said;
}
const ADDS = /^(?:e|nem|ou|tambem|mais)$/;

/** Says that somebody comes, and not who. */
export const SOMEBODY_ELSE = /\b(?:por|pel[oa]) (?:um |uma )?(?:outr[oa]|alguem|quem|qualquer)\b/;
