/** Reads by meaning what rules a part of a sentence asks for; one file an act. */
import type { Segment } from '../message/segment.js';
import type { Found } from './found.js';
import { presence } from './presence.js';
import { absence } from './absence.js';
import { restriction } from './restriction.js';
import { numbers } from './numbers.js';
import { replacement } from './replacement.js';
import { move } from './move.js';
import { pairs } from './pairs.js';

const HYPOTHETICAL =
  /\b(?:faria|fariam|ficaria|ficariam|entraria|sairia|acho|sera que|devia|ia|se .*\bfosse|talvez|se eu|era para|sugeriu|sugere|pensei|pensando em)\b/;
const VAGUE =
  /\b(?:algumas|alguns|tant[oa]s? (?:missas|vezes|gente)|(?:umas|uns|varias|poucas|certas) (?:missas?|vezes|dias?))\b/;

/** The acts, the likeliest first where several fit: each tells what it makes of a part of a sentence, or null. */
const ACTS: readonly ((segment: Segment) => Found | null)[] = [
  move,
  pairs,
  replacement,
  numbers,
  restriction,
  absence,
  presence,
];

/** What a part of a sentence asks for; null for nothing. */
export function meaningOf(segment: Segment): Found | null {
  for (const act of ACTS) {
    const found = act(segment);
    if (!found) continue;
    return segment.matches(HYPOTHETICAL) ||
      saysBoth(segment) ||
      // "Prefere o dia 22 ao dia 8", "só chega depois das 9".
      (segment.matches(/\bprefer\w*\b.* ao? \S/) && segment.masses.length > 1) ||
      (found.kind === 'only' && segment.matches(/\bcheg(?:a|am|ar)\b|\b(?:mas|verdade|nao),? e so\b/)) ||
      // "O João não está no dia 22" may only tell how it is.
      tellsWhoIsNot(segment) ||
      // Free to serve, or of it?
      (segment.masses.length > 0 &&
        segment.matches(/\b(?:esta|ta|fica|estara) liberad[oa]s?\b(?! d)/) &&
        !(segment.negated && segment.has('place'))) ||
      (segment.matches(VAGUE) && found.kind !== 'together') ||
      (found.kind === 'pin' && segment.matches(/\bmais vezes\b/))
      ? { ...found, doubt: 'meaning' }
      : found;
  }
  return null;
}

/** "O João não está no dia 22": an order, or how it is? */
const tellsWhoIsNot = ({ pieces }: Segment) =>
  pieces.some(
    ({ text }, at) =>
      text === 'nao' &&
      /^(?:esta|ta|estava)$/.test(pieces[at + 1]?.text ?? '') &&
      pieces
        .slice(at + 2, at + 4)
        .some(
          ({ type }, index) =>
            type === 'masses' && (index === 0 || /^(?:n[oa]|em)$/.test(pieces[at + 2]!.text)),
        ),
  );

/** "De manhã pode, de tarde não": one part of it permits, the other does not. */
function saysBoth(segment: Segment): boolean {
  const [able, not] = [segment.at('able'), segment.at('not')];
  return able >= 0 && not > able && segment.masses.length > 1;
}
