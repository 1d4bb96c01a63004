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

/** "Sai João entra Antônio": the second verb begins what it asks for. */
function startsNext(chunk: readonly Piece[], piece: Piece): boolean {
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
  return isNextPair || turns('enters', 'leaves') || turns('leaves', 'enters') || ordersNext(chunk, piece);
}

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
    (said.masses.length > 0 || said.numbers.length > 0)
  );
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
    if (!last || piece.breaks || isJoint || startsNext(last, piece)) chunks.push([piece]);
    else last.push(piece);
  }
  const segments: Segment[] = [];
  for (const [index, chunk] of chunks.map((each) => new Segment(each)).entries()) {
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
