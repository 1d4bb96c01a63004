/** The question that was just answered, asked again of somebody else or of another day: "e a Neuza?", "e no dia 12?". */
import type { KindId } from '../requests/kinds.js';
import type { Memory } from './memory.js';
import { bareRequest, type Request } from '../requests/request.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import type { Piece } from '../message/piece.js';
import { combined } from '../references/mass-references.js';

const OF_PEOPLE = new Set<KindId>([
  'place',
  'duties',
  'availability',
  'whyAbsent',
  'whyPresent',
  'experienced',
]);
const OF_MASSES = new Set<KindId>([
  'serving',
  'free',
  'refusing',
  'maybes',
  'place',
  'whyIncomplete',
  'whyAbsent',
  'whyPresent',
  'experienced',
]);
/** Goes on, and says nothing itself. */
const GOES_ON = /^(?:(?:ah|ok|certo|ta|beleza|hum|mas|e|entao|agora),? )*(?:e|mas|agora|quanto a|e quanto) /;
const SAYS_NOTHING =
  /^(?:e|mas|ai|entao|agora|quanto|[ao]s?|n[ao]s?|d[aeo]s?|ao|aos|em|para|dia|missa|por|pel[ao]|com|dona|seu|senhora?|tambem|ok|certo|ta|beleza|ah|hum|so)$/;
const MOST_PIECES = 9;

/** @returns null where the message says more than of whom or of which masses it asks. */
export function goneOn(message: string, pieces: readonly Piece[], { question }: Memory): Request | null {
  const text = spoken(message);
  const said = new Segment(pieces);
  const masses = combined(said.masses.map(({ filters }) => filters));
  const isBare = pieces.every(
    (piece) => piece.type !== 'number' && (piece.type !== 'word' || SAYS_NOTHING.test(piece.text)),
  );
  const isAsked = GOES_ON.test(text) || /\?\s*$/.test(message);
  if (!question || !isBare || !isAsked || pieces.length > MOST_PIECES) return null;
  const { kind, people, filters } = question;
  const before = people.map((person) => ({ words: person.name, candidates: [person], known: true }));
  if (said.people.length > 0)
    return OF_PEOPLE.has(kind)
      ? bareRequest(masses.length > 0 && kind !== 'experienced' ? 'place' : kind, message, {
          people: said.people,
          masses: masses.length > 0 ? masses : [...filters],
        })
      : null;
  if (masses.length === 0) return null;
  if (kind === 'duties' || kind === 'availability')
    return bareRequest('place', message, { people: before, masses });
  return OF_MASSES.has(kind) ? bareRequest(kind, message, { people: before, masses }) : null;
}

/** A number after the number that was told: "muda pra 4" of the limit, "diminui uma" of somebody's masses. */
export function countedOn(message: string, pieces: readonly Piece[], { question }: Memory): Request | null {
  const said = new Segment(pieces);
  const [count, ...others] = said.numbers;
  if (!question || !count || others.length + said.people.length + said.masses.length > 0) return null;
  if (pieces.length > MOST_PIECES || said.has('not', 'people') || /\?\s*$/.test(message)) return null;
  if (question.kind === 'listRules' && question.words.includes('limit'))
    return bareRequest('capAll', message, { number: count.value, words: signWords(count.sign) });
  const [person, ...more] = question.people;
  if (question.kind !== 'duties' || !person || more.length > 0 || !said.has('fewer', 'more')) return null;
  return bareRequest('cap', message, {
    people: [{ words: person.name, candidates: [person], known: true }],
    number: count.value,
    words: signWords(count.sign),
    doubt: 'sure',
  });
}

const signWords = (sign: '=' | '+' | '-'): string[] =>
  sign === '=' ? [] : [sign === '+' ? 'more' : 'fewer'];
