/** Whether a part of a sentence says something that its reading does not hold: then the reading is asked about first. */
import { massMatches } from '../../roster/index.js';
import type { KindId } from './kinds.js';
import type { Meaning } from './lexicon.js';
import type { MassWorld } from './mass-references.js';
import type { Request } from './request.js';
import type { Segment } from './segment.js';

/** What a reading of a kind cannot mean. */
const FOREIGN: Partial<Record<KindId, readonly Meaning[]>> = {
  pin: ['avoid', 'away', 'apart', 'double', 'without'],
  exclude: ['together', 'apart', 'double', 'replace', 'swap'],
  only: ['enters', 'replace', 'swap', 'instead', 'together', 'apart', 'double'],
  cap: ['together', 'apart', 'replace', 'swap', 'instead', 'enters', 'double'],
  capAll: ['together', 'apart', 'replace', 'swap', 'instead', 'enters', 'double'],
  replace: ['not', 'avoid', 'together', 'apart', 'max', 'only', 'double'],
  exchange: ['avoid', 'together', 'apart', 'double'],
  move: ['avoid', 'together', 'apart', 'double', 'not'],
  together: ['replace', 'swap', 'instead', 'double', 'away'],
  apart: ['replace', 'swap', 'instead', 'double', 'away'],
  exactly: ['replace', 'swap', 'instead', 'together', 'apart', 'away'],
  more: ['replace', 'swap', 'instead', 'together', 'apart', 'away', 'not'],
  fewer: ['replace', 'swap', 'instead', 'together', 'apart', 'away', 'not'],
  double: ['replace', 'swap', 'instead', 'together', 'apart', 'away', 'not'],
};

/** Whether a part says what a request of this kind cannot mean, or an exception that was not understood. */
export function saysElse(kind: KindId, part: Segment): boolean {
  const exception = part.pieces.findLastIndex(({ text }) => text === 'exceto');
  const isOpen =
    exception >= 0 &&
    /^(?:[oa]s?|n[oa]s?|d[oa]s?|em|quando)$/.test(part.pieces[exception + 1]?.text ?? '') &&
    !part.pieces.slice(exception).some(({ type }) => type === 'masses' || type === 'person');
  return isOpen || part.has(...(FOREIGN[kind] ?? []));
}

/** Who is meant where: every pair of them. */
function placesOf({ people, masses: filters }: Request, { masses }: MassWorld): string[] {
  return people.flatMap(({ candidates }) =>
    candidates
      .slice(0, 1)
      .flatMap(({ id }) =>
        masses
          .filter((mass) => filters.some((filter) => massMatches(filter, mass)))
          .map(({ date, time }) => `${id} ${date} ${time}`),
      ),
  );
}

/**
 * Requests without those that only tell what was to be, where the same message refuses it: "a Ana ia no dia 8, não vai mais".
 * Somebody whom it orders both to a mass and away from it is in doubt.
 */
export function withoutTold(requests: readonly Request[], world: MassWorld): Request[] {
  const away = new Set(
    requests.filter(({ kind }) => kind === 'exclude').flatMap((request) => placesOf(request, world)),
  );
  const isRefused = (request: Request) =>
    request.kind === 'pin' && placesOf(request, world).some((place) => away.has(place));
  return requests
    .filter((request) => !isRefused(request) || request.words.includes('ordered'))
    .map((request) =>
      isRefused(request) && !request.doubt ? { ...request, doubt: 'sure' as const } : request,
    );
}
