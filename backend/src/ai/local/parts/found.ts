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
  return isOfEach ? said.flat() : combined(said);
}

/** Says that somebody comes, and not who. */
export const SOMEBODY_ELSE = /\b(?:por|pel[oa]) (?:um |uma )?(?:outr[oa]|alguem|quem|qualquer)\b/;
