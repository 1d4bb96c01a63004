import type { Request } from '../requests/request.js';
import type { Count, Segment } from '../message/segment.js';
import { combined } from '../references/mass-references.js';

/** What a part of a sentence is found to ask for. */
export type Found = Pick<Request, 'kind'> &
  Partial<Pick<Request, 'people' | 'masses' | 'doubt' | 'words'>> & { count?: Count };

/** The masses that are said, as one request has them. */
export const filtersOf = (segment: Segment) => combined(segment.masses.map(({ filters }) => filters));

/** Says that somebody comes, and not who. */
export const SOMEBODY_ELSE = /\b(?:por|pel[oa]) (?:um |uma )?(?:outr[oa]|alguem|quem|qualquer)\b/;
