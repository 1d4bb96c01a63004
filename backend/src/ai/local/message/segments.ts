/** Where one thing that a sentence asks for ends, and the next begins. */
import type { Meaning } from '../words/lexicon.js';
import { isNewRequest } from './new-request.js';
import type { Piece } from './piece.js';
import { REASON, Segment } from './segment.js';

/** Where one thing that is asked for may end and the next begin. */
const JOINTS = new Set('e mas entao porque pois que porem agora ai nem'.split(' '));
/** After these, "que" begins nothing new. */
const BEFORE_THAN =
  /^(?:do|mais|menos|melhor|sempre|tem|para|antes|depois|quero|queria|gostaria|ate|ja|a|o|de|desde|nada|tudo|faz|peco|solicito|favor|quer)$/;

const turnsAt = (piece: Piece, meaning: Meaning) => piece.type === 'word' && piece.meanings.includes(meaning);

/** "Sai João entra Antônio": the second verb begins what it asks for. */
function startsNext(chunk: readonly Piece[], piece: Piece, next: Piece | undefined): boolean {
  const turns = (one: Meaning, other: Meaning) =>
    piece.type === 'word' &&
    piece.meanings.includes(one) &&
    chunk.some((before) => before.type === 'word' && before.meanings.includes(other)) &&
    chunk.some(({ type }) => type === 'person');
  // "A Rosa e a Neuza juntas o Paulo e o Marcos separados."
  const paired = new Segment(chunk);
  const isNextPair =
    (piece.type === 'person' || /^[oa]$/.test(piece.text)) &&
    (paired.people.length === 2 || (paired.people.length === 1 && chunk[0]?.text === 'e')) &&
    paired.means(chunk.length - 1, 'together') !== paired.means(chunk.length - 1, 'apart');
  // "Francisco sai Neuza entra."
  const isNamedFirst =
    piece.type === 'person' &&
    next !== undefined &&
    paired.people.length > 0 &&
    ((turnsAt(next, 'enters') && chunk.some((before) => turnsAt(before, 'leaves'))) ||
      (turnsAt(next, 'leaves') && chunk.some((before) => turnsAt(before, 'enters'))));
  return (
    isNamedFirst ||
    isNextPair ||
    turns('enters', 'leaves') ||
    turns('enters', 'away') ||
    turns('leaves', 'enters') ||
    ordersNext(chunk, piece)
  );
}

/** Stand between somebody and a day. */
const TO_THE_DAY =
  /^(?:[oae]|d[aeo]|n[ao]|em|para|dia|missa|dona|seu|nao|pode|podem|vai|vem|nem|fora|off|ausente|folga|livre|sai|so|serve)$/;
/** Of these, who and when is said of both together. */
const OF_BOTH = ['replace', 'swap', 'instead', 'together', 'apart'] as const;

/**
 * "Tira o Francisco do dia 5 a Neuza do dia 12", "dia 5 Francisco dia 12 Neuza": one more of a list in which each has a day, where
 * nothing joins them.
 */
function listsNext(chunk: readonly Piece[], pieces: readonly Piece[], at: number): boolean {
  const [first, last] = [chunk.find(({ type }) => type !== 'word'), chunk.at(-1)];
  const isDay = (piece?: Piece) =>
    piece?.type === 'masses' && piece.filters.every(({ date }) => date !== undefined);
  const ahead = pieces.slice(at);
  const start = ahead.findIndex(({ type }) => type !== 'word');
  const lead = ahead.slice(0, Math.max(0, start));
  const [next, rest] = [ahead[start], ahead.slice(start + 1)];
  if (!last || !next || ahead.slice(0, start + 1).some(({ breaks }) => breaks)) return false;
  const goesOn = (isOther: (piece: Piece) => boolean) => {
    const end = rest.findIndex(isOther);
    return (
      end >= 0 && rest.slice(0, end).every(({ type, text }) => type === next.type || TO_THE_DAY.test(text))
    );
  };
  const isByName =
    next.type === 'person' &&
    lead.every(({ text }) => /^(?:[oa]|dona|seu)$/.test(text)) &&
    isDay(last) &&
    first?.type === 'person' &&
    goesOn(isDay);
  const isByDay =
    isDay(next) &&
    lead.every(({ text }) => /^(?:n[oa]|em|para|[oa])$/.test(text)) &&
    last.type === 'person' &&
    isDay(first) &&
    goesOn(({ type }) => type === 'person');
  return (
    (isByName || isByDay || isSaidNext(chunk, lead, ahead.slice(start, start + 3))) &&
    !new Segment(chunk).has(...OF_BOTH)
  );
}

/** What is said of somebody, behind their name. */
const SAID_OF: readonly Meaning[] = ['not', 'able', 'serve', 'leaves', 'enters', 'away', 'only', 'max'];

/** "A Rosa não vem no dia 8 a Neuza vem": behind what is whole, somebody else and a verb of theirs. */
const isSaidNext = (
  chunk: readonly Piece[],
  lead: readonly Piece[],
  [next, verb]: readonly Piece[],
): boolean =>
  next?.type === 'person' &&
  lead.length > 0 &&
  lead.every(({ text }) => /^(?:[oa]|dona|seu|ja|outr[oa])$/.test(text)) &&
  verb !== undefined &&
  !verb.breaks &&
  SAID_OF.some((meaning) => turnsAt(verb, meaning)) &&
  chunk.at(-1)?.type === 'masses' &&
  chunk.some(({ type }) => type === 'person') &&
  new Segment(chunk).isAct;

/** How an order begins that needs no joint before it. */
const IMPERATIVE =
  /^(?:bot[ae]|poe|ponha|coloc[ae]|coloque|tir[ae]|retir[ae]|remov[ae]|escale|troc[ae]|troque|inclui|inclua|aument[ae]|diminu[ia]|reduz|reduza|sobe|suba|acrescent[ae]|encaix[ae]|encaixe)$/;
/** Before these, it is no order of its own. */
const LEADS_ON =
  /^(?:nao|nem|nunca|que|para|se|quem|voce|voces|favor|pode|podem|por|e|ele|ela|a gente|so|tambem|ja|sempre|ai|entao|mas|quero|eu|nos)$/;

/** "O filho chega de viagem bota o Francisco": an order after what is already whole, or after a reason. */
function ordersNext(chunk: readonly Piece[], piece: Piece): boolean {
  if (piece.type !== 'word' || !IMPERATIVE.test(piece.text)) return false;
  const last = chunk.at(-1);
  if (
    last === undefined ||
    (last.type === 'word' && (LEADS_ON.test(last.text) || last.meanings.includes('not')))
  )
    return false;
  if (REASON.test(chunk[0]!.text) && chunk.length > 1) return true;
  const said = new Segment(chunk);
  return (
    said.isAct &&
    (said.people.length > 0 || said.has('he', 'they')) &&
    (said.masses.length > 0 ||
      said.numbers.length > 0 ||
      (said.has('instead') && said.has('place', 'enters')))
  );
}

/** One more of a list of people. */
const isNames = (chunk: readonly Piece[]) =>
  chunk.some(({ type }) => type === 'person') &&
  chunk.every(({ type, text }) => type === 'person' || /^(?:e|[oa]s?|dona|seu)$/.test(text));

/** "… e o Francisco no Natal": the last of a list of people, and when. */
const endsNames = (chunk: readonly Piece[]) =>
  chunk[0]?.text === 'e' &&
  isNames(
    chunk
      .slice(
        0,
        chunk.findIndex(({ type }) => type === 'person'),
      )
      .concat(chunk.find(({ type }) => type === 'person') ?? []),
  ) &&
  chunk.some(({ type }) => type === 'masses');

/** "Agora quero a Fátima", "e o Marcos": somebody behind whom the next of a list may follow, and no day yet. */
const awaitsDay = (chunk: readonly Piece[]) =>
  chunk.at(-1)?.type === 'person' &&
  chunk.every(({ type }) => type !== 'masses') &&
  !new Segment(chunk).has(...OF_BOTH) &&
  !chunk.some(({ text }) => text === 'com');

/** "João e Dores no dia 8, Ana e Antônio no dia 22": names behind a day, of which the last has its own, are of that one. */
function withNextNames(chunks: readonly (readonly Piece[])[]): Segment[] {
  const found: Piece[][] = [];
  for (const chunk of chunks) {
    let first = found.findLastIndex((each) => !isNames(each)) + 1;
    if (first > 1 && found[first - 1]!.length > 0 && awaitsDay(found[first - 1]!)) first -= 1;
    const names = found.slice(first);
    const before = found[first - 1];
    const isOfNext =
      names.length > 0 &&
      before?.at(-1)?.type === 'masses' &&
      before.some(({ type }) => type === 'person') &&
      endsNames(chunk);
    if (isOfNext) found.splice(first, names.length, [...names.flat(), ...chunk]);
    else found.push([...chunk]);
  }
  return found.map((each) => new Segment(each));
}

/** Parts a sentence where one thing that is asked for ends and the next begins. */
export function segmentsOf(pieces: readonly Piece[]): Segment[] {
  const chunks: Piece[][] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = chunks.at(-1);
    const isJoint =
      piece.type === 'word' &&
      JOINTS.has(piece.text) &&
      !(piece.text === 'que' && BEFORE_THAN.test(last?.at(-1)?.text ?? '')) &&
      // "Não é para servir."
      !(piece.text === 'e' && last?.at(-1)?.text === 'nao' && pieces[at + 1]?.text === 'para');
    if (
      !last ||
      piece.breaks ||
      isJoint ||
      startsNext(last, piece, pieces[at + 1]) ||
      listsNext(last, pieces, at)
    )
      chunks.push([piece]);
    else last.push(piece);
  }
  const segments: Segment[] = [];
  for (const [index, chunk] of withNextNames(chunks).entries()) {
    const current = segments.at(-1);
    const isAside =
      chunk.isReason &&
      chunk.people.length === 0 &&
      (chunk.masses.length === 0 ||
        (current !== undefined &&
          current.masses.length > 0 &&
          current.pieces.at(-1)?.text !== 'e' &&
          !chunk.isStrong)) &&
      chunk.numbers.length === 0;
    if (!current) {
      if (!isTalk(chunk) || !chunks[index + 1]?.[0]?.breaks) segments.push(chunk);
    } else if (
      isAside &&
      current.isAct &&
      (current.people.length > 0 || current.numbers.length > 0) &&
      !chunk.matches(/\boutr[oa]\b/) &&
      (current.masses.length > 0 || current.people.length > 1 || current.numbers.length > 0)
    )
      continue;
    else if (isNewRequest(current, chunk)) segments.push(new Segment(chunk.pieces, current));
    else if (!(chunk.isReason && chunk.people.length === 0 && current.isStrong && chunk.masses.length === 0))
      segments[segments.length - 1] = new Segment([...current.pieces, ...chunk.pieces], current.before);
  }
  return segments;
}

/** "Avexe não, …": what begins a message and says nothing of its own. */
const isTalk = (chunk: Segment) =>
  chunk.isEmpty &&
  chunk.has('not') &&
  !chunk.isStrong &&
  !chunk.has('able', 'serve', 'want', 'he', 'they', 'leave');
