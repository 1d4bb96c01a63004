/** Two people who change places, told in several clauses: "os dois trocam: ele vai no dia 28 às 7h, ela no 15". */
import type { MassFilter } from '../../../roster/index.js';
import { meantByPronoun } from '../words/gender.js';
import type { Mention } from '../references/people-references.js';
import { Segment } from '../message/segment.js';
import type { Piece } from '../message/piece.js';
import { combined } from '../references/mass-references.js';

/** Who changes places with whom, and where each of them goes. */
export interface Exchange {
  people: [Mention, Mention];
  goals: [MassFilter, MassFilter];
}

/** Says that two change places. */
const CHANGING =
  /\btroc\w*\b|\bpermut\w*\b|\binvert\w*\b|\bum (?:\S+ ){0,2}?(?:no|o) (?:posto|lugar|dia) d[oa] outr[oa]\b|\buma (?:\S+ ){0,2}?(?:no|o) (?:posto|lugar|dia) da outra\b/;
const FIRST = /^(?:aquel[ea]|primeir[oa])$/;
const SECOND = /^(?:est[ea]|segund[oa]|ultim[oa])$/;

/** Says where somebody goes. */
const GOES =
  /^(?:vai|vao|va|ir|ira|iria|fica|ficam|fique|ficaria|ficara|faz|fara|faria|faca|pega|pegue|pegaria|assume|assuma|assumiria|assumira|entra|entre|serve|sirva|serviria|cobre|cubra|passa|passe|vem|venha|herda|ocupa)$/;

/** The exchange that a sentence tells in full; null where it tells none, or not where both of them go. */
export function exchangeIn(pieces: readonly Piece[]): Exchange | null {
  const said = new Segment(pieces);
  const people = pieces.flatMap((piece) => (piece.type === 'person' ? [piece.mention] : []));
  const idOf = ({ candidates }: Mention) => candidates[0]?.id;
  const [one, other, ...more] = people.filter(
    (person, at) => people.findIndex((each) => idOf(each) === idOf(person)) === at,
  );
  const isTold =
    one !== undefined &&
    other !== undefined &&
    more.length === 0 &&
    people.every(({ candidates }) => candidates.length === 1) &&
    said.matches(CHANGING) &&
    said.numbers.length === 0 &&
    !said.has('not', 'avoid', 'only', 'max', 'away', 'together', 'apart', 'without', 'more', 'fewer');
  if (!isTold) return null;
  const both = [one, other] as const;
  /** Where each goes, and where each is to leave. */
  const goals: MassFilter[][][] = [[], []];
  const origins: MassFilter[][][] = [[], []];
  let who: number | null = null;
  let leaves = false;
  // "Paulo dia 5 com Geraldo dia 8": without a verb, where they are.
  let isSaid = false;
  for (const [at, piece] of pieces.entries()) {
    const last = pieces[at - 1];
    if (piece.type === 'person') {
      who = idOf(piece.mention) === idOf(one) ? 0 : 1;
      leaves = false;
    } else if (piece.type === 'masses') {
      if (who === null) return null;
      // "O João do dia 15".
      const isOwn = isOf(last) && pieces[at - 2]?.type === 'person';
      const isOwnAlone = last?.type === 'person' && /^d[aeo] /.test(piece.text);
      const told = isOwn || isOwnAlone || leaves ? origins : goals;
      told[who]!.push(piece.filters);
    } else if (piece.type === 'word') {
      if (/^el[ea]$/.test(piece.text)) {
        const meant = meantByPronoun(
          piece.text,
          both.map(({ candidates }) => candidates[0]!),
        );
        if (meant.length !== 1) return null;
        who = meant[0]!.id === idOf(one) ? 0 : 1;
        leaves = false;
      } else if (FIRST.test(piece.text) || SECOND.test(piece.text)) {
        who = FIRST.test(piece.text) ? 0 : 1;
        leaves = false;
      } else if (
        said.means(at, 'leaves') ||
        said.means(at, 'remove') ||
        /^(?:deixa|larga|est[ao]u?|esta|escalad[oa]|designad[oa]|marcad[oa]|era|estava)$/.test(piece.text)
      )
        leaves = true;
      else if (GOES.test(piece.text)) {
        leaves = false;
        isSaid = true;
      }
    }
  }
  const meant = [0, 1].map((person) => {
    const told = goals[person]!.length > 0 ? goals[person]! : origins[1 - person]!;
    const filters = combined(told);
    return filters.length === 1 ? filters[0]! : null;
  });
  const [first, second] = meant;
  if (!isSaid || !first || !second || JSON.stringify(first) === JSON.stringify(second)) return null;
  const isTorn = [first, second].some((goal, person) =>
    combined(origins[person]!).some((origin) => JSON.stringify(origin) === JSON.stringify(goal)),
  );
  return isTorn ? null : { people: [one, other], goals: [first, second] };
}

const isOf = (piece: Piece | undefined) => piece?.type === 'word' && /^d[aeo]$/.test(piece.text);
