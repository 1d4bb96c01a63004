/** Two who change places, whichever of their masses is told of whom: the draft tells where each of them stands. */
import { isMass, type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import type { Piece } from '../message/piece.js';
import { combined } from '../references/mass-references.js';
import type { Mention } from '../references/people-references.js';
import { bareRequest, type Request, type World } from '../requests/request.js';
import { SWAPS, UNSURE } from '../vocabulary/told.js';
import type { Meaning } from '../words/lexicon.js';
import { words } from './clause.js';

/** Of these, something else is asked for. */
const OTHERS: readonly Meaning[] = [
  'not',
  'nobody',
  'only',
  'max',
  'together',
  'apart',
  'double',
  'fewer',
  'more',
  'rule',
  'avoid',
  'also',
  'maybe',
  'or',
  'without',
];
/** "Um fica com a missa do outro." */
const EACH_OF_THE_OTHER =
  /\b(?:uma?|1) (?:fic\w+|peg\w+|faz|vai|assum\w+|serv\w+) (?:com |n?[ao] )+(?:missa|lugar|vez|dia|horario) d[ao] outr[ao]\b/;
/** Among many numbers one may be anything. */
const BOTH = 2;

/** Stands between "trocar" and with whom. */
const BEFORE_WITH = /^(?:de|lugar|missa|dia|vez|escala)$/;

interface Spoken {
  people: [number, Mention][];
  days: MassFilter[][];
}

/** Everybody and every day that pieces speak of; null where somebody is in doubt. */
function spokenOf(pieces: readonly Piece[]): Spoken | null {
  const people = new Map<number, Mention>();
  for (const piece of pieces) {
    if (piece.type !== 'person') continue;
    const [who, ...others] = piece.mention.candidates;
    if (!who || others.length > 0 || !piece.mention.known) return null;
    people.set(who.id, piece.mention);
  }
  return {
    people: [...people],
    days: pieces.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : [])),
  };
}

/**
 * "Marcos tá dia 25, Francisco dia 13. Troca um com o outro", "trocaram: o Galo fica com o Marcos e o Natal com o Luiz": an exchange of two,
 * where the draft has each of them at just one of two masses that are spoken of; null for anything else.
 */
export function swapIn(pieces: readonly Piece[], sentence: string, world: World): Request[] | null {
  const said = words(pieces);
  const swaps =
    pieces.some(({ type, text }) => type === 'word' && SWAPS.test(text) && text !== 'contrario') ||
    EACH_OF_THE_OTHER.test(said);
  if (!swaps || !world.dutiesOf || UNSURE.test(said) || sentence.trim().endsWith('?')) return null;
  const isOther = pieces.some(
    (piece) =>
      (piece.type === 'word' && piece.meanings.some((meaning) => OTHERS.includes(meaning))) ||
      (piece.type === 'number' && piece.value > BOTH),
  );
  const spoken = spokenOf(pieces);
  if (isOther || spoken?.people.length !== 2) return null;
  if (spoken.days.length === 1) return swapFrom(pieces, sentence, world, spoken);
  if (spoken.days.length < 2) return null;
  const [one, other] = spoken.people.map(([id, mention]) => ({
    mention,
    duties: world.dutiesOf!(id).filter(
      (mass) =>
        mass.date >= world.today &&
        spoken.days.some((day) => day.some((filter) => massMatches(filter, mass))),
    ),
  }));
  const [own] = one!.duties;
  const [others] = other!.duties;
  const isClear =
    own !== undefined &&
    others !== undefined &&
    one!.duties.length + other!.duties.length === 2 &&
    !isMass(own, others) &&
    spoken.days.every(
      (day) =>
        day.some((filter) => massMatches(filter, own)) !== day.some((filter) => massMatches(filter, others)),
    );
  if (!isClear) return null;
  return [
    bareRequest('exchange', sentence, {
      people: [one!.mention, other!.mention],
      masses: [own, others].map(({ date, time }) => ({ date, time })),
    }),
  ];
}

/**
 * "A Rosa do dia 8 quer trocar com a Neuza": who is told, or drafted, to stand there is not who comes; asked about, for where they go is not
 * said. Null where nothing tells that they stand there, or where the other does.
 */
function swapFrom(
  pieces: readonly Piece[],
  sentence: string,
  { dutiesOf, today }: World,
  { people, days }: Spoken,
): Request[] | null {
  const verb = pieces.findIndex(({ type, text }) => type === 'word' && SWAPS.test(text));
  const first = pieces.findIndex(({ type }) => type === 'person');
  const next = pieces.slice(verb + 1).find(({ text }) => !BEFORE_WITH.test(text));
  if (first > verb || next?.text !== 'com') return null;
  const [own, others] = people.map(([id]) => dutiesOf!(id).filter(({ date }) => date >= today));
  const isThere = (mass: MassKey) => days.some((day) => day.some((filter) => massMatches(filter, mass)));
  const seats = own!.filter(isThere);
  const behind = pieces.slice(first + 1).find(({ text }) => !/^d[aeo]$/.test(text));
  const isTold = behind?.type === 'masses' && !behind.breaks;
  if ((seats.length !== 1 && !isTold) || others!.some(isThere)) return null;
  const masses = [...seats, ...others!].map(({ date, time }) => ({ date, time }));
  const isBoth = seats.length === 1 && others!.length === 1;
  return [
    bareRequest(isBoth ? 'exchange' : 'replace', sentence, {
      people: people.map(([, mention]) => mention),
      masses: isBoth ? masses : seats.length === 1 ? masses.slice(0, 1) : combined(days),
      doubt: 'sure',
    }),
  ];
}

const PASSES = /^(?:pass[ae]r?|mud[ae]r?|transfer\w+|transfir\w+|remanej\w+)$/;

/**
 * "A Joana passa pra missa das 10 no dia 8": somebody whom the draft has at just one other mass of that day goes from there; null for
 * anything else.
 */
export function shiftIn(pieces: readonly Piece[], sentence: string, world: World): Request[] | null {
  const verb = pieces.findIndex(({ type, text }) => type === 'word' && PASSES.test(text));
  const isTo =
    verb >= 0 && pieces.slice(verb + 1).some(({ text }) => text === 'para' || /^(?:para|pr[ao]) /.test(text));
  if (!isTo || !world.dutiesOf || UNSURE.test(words(pieces)) || sentence.trim().endsWith('?')) return null;
  const isOther = pieces.some(
    (piece) =>
      piece.type === 'number' ||
      (piece.type === 'word' &&
        piece.text !== pieces[verb]!.text &&
        piece.meanings.some((meaning) => OTHERS.includes(meaning))),
  );
  const spoken = spokenOf(pieces);
  if (isOther || spoken?.people.length !== 1) return null;
  const filters = combined(spoken.days);
  const [goal, ...more] = world.masses.filter((mass) => filters.some((filter) => massMatches(filter, mass)));
  if (!goal || more.length > 0 || goal.date < world.today) return null;
  const [id, mention] = spoken.people[0]!;
  const there = world.dutiesOf(id).filter(({ date }) => date === goal.date);
  if (there.length !== 1 || isMass(there[0]!, goal)) return null;
  return [
    bareRequest('move', sentence, {
      people: [mention],
      masses: [there[0]!, goal].map(({ date, time }) => ({ date, time })),
    }),
  ];
}
