/** Whether a part of a sentence says something that its reading does not hold: then the reading is asked about first. */
import { candidateIds } from '../references/people-references.js';
import { massMatches } from '../../../roster/index.js';
import type { KindId } from '../requests/kinds.js';
import type { Meaning } from '../words/lexicon.js';
import type { MassWorld } from '../references/mass-references.js';
import type { Request } from '../requests/request.js';
import { LINKING, Segment } from '../message/segment.js';
import { REASONS } from '../vocabulary/reasons.js';
import { KIN } from '../message/word-order.js';
import { isPlain } from '../words/spelling.js';
import { isGrammarWord } from '../words/words.js';
import type { Piece } from '../message/piece.js';

/** What a reading of a kind cannot mean. */
const FOREIGN: Partial<Record<KindId, readonly Meaning[]>> = {
  pin: ['avoid', 'away', 'apart', 'double', 'without'],
  exclude: ['together', 'apart', 'double', 'replace', 'swap'],
  only: ['remove', 'leaves', 'enters', 'replace', 'swap', 'instead', 'together', 'apart', 'double'],
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
  const goesBothWays =
    kind === 'exclude' ? isMixed(part) || letsEnter(part) : kind === 'replace' && isExchange(part);
  return isOpen || goesBothWays || isOfKin(part) || isLiking(part) || part.has(...(FOREIGN[kind] ?? []));
}

/** "Sai ninguém entra o Antônio": somebody comes. */
const letsEnter = (part: Segment) =>
  part.has('leaves') &&
  part.pieces.some(
    (_, at) =>
      part.means(at, 'enters') &&
      !part.pieces.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:nao|nem)$/.test(text)) &&
      part.pieces.slice(at + 1, at + 3).some(({ type }) => type === 'person'),
  );

/** Says nothing of what is done. */
const says = (piece: Piece) =>
  piece.type === 'word' &&
  piece.meanings.length === 0 &&
  piece.text.length > 2 &&
  !isGrammarWord(piece.text) &&
  !LINKING.test(piece.text);

/** Is not known, and may be what is asked for. */
const isStrange = (piece: Piece) =>
  says(piece) &&
  piece.text.length > 3 &&
  !REASONS.test(piece.text) &&
  !isPlain(piece.text) &&
  !piece.text.endsWith('mente');

/** "A Neuza furou o dia 5": between somebody and a mass stands a word that is not known, and may tell what is meant. */
export function saysUnknown(part: Segment): boolean {
  const isAnchor = ({ type }: Piece) => type === 'person' || type === 'masses';
  const anchors = part.pieces.flatMap((piece, at) => (isAnchor(piece) ? [at] : []));
  return anchors.some((at, index) => {
    const next = anchors[index + 1];
    if (next === undefined || part.pieces[at]!.type === part.pieces[next]!.type) return false;
    const between = part.pieces.slice(at + 1, next);
    if (part.pieces.slice(at + 1, next + 1).some(({ breaks }) => breaks)) return false;
    const isKnown = (piece: Piece) => piece.type === 'word' && piece.meanings.length > 0;
    return !between.some(isKnown) && between.some(isStrange);
  });
}

/** "Fica com os netos no dia 12", "se nega a ir no dia 5": beside the verb that would be serving stands what it is about. */
export function servesElsewhere(part: Segment): boolean {
  const verb = part.at('serve', 'want');
  if (verb < 0 || part.has('place', 'enters', 'leave', 'instead', 'he', 'they')) return false;
  const start = part.pieces.slice(0, verb + 1).findLastIndex(({ breaks }) => breaks);
  const end = part.pieces.findIndex(({ breaks }, at) => at > verb && breaks);
  const clause = part.pieces.slice(Math.max(0, start), end < 0 ? undefined : end);
  const who = clause.findIndex(({ type }) => type === 'person');
  const mass = clause.findLastIndex(({ type }) => type === 'masses');
  if (who < 0 || mass < who) return false;
  if (clause.some(({ text }) => /^serv(?:ir|e|em|indo)$/.test(text))) return false;
  const isKin = (at: number) => KIN.test(clause[at]!.text) && clause[at + 1]?.type !== 'person';
  return clause
    .slice(who, mass)
    .some(
      (piece, at) => (says(piece) && piece.text !== 'altar') || (piece.type === 'word' && isKin(who + at)),
    );
}

/** "Risca a Neuza e anota o Marcos": before the second of two names stands a word that is not known. */
export function namesWithVerb({ pieces }: Segment): boolean {
  const named = pieces.flatMap(({ type }, at) => (type === 'person' ? [at] : []));
  return named.slice(1).some((at, index) => {
    const between = pieces.slice(named[index]! + 1, at);
    return (
      between.some(({ text }) => text === 'e') &&
      between.some((piece) => says(piece) && piece.text.length > 3)
    );
  });
}

/** "Eram três, agora quero quatro", "nas três missas do dia": a number that is not what is asked for. */
export function isOldCount(pieces: readonly Piece[], piece: Piece): boolean {
  const at = pieces.indexOf(piece);
  const before = pieces.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  return (
    before.some((word) =>
      /^(?:era|eram|tem|temos|tinha|esta|ta|estao|tao|sao|hoje|nao|de|nas|das|vez)$/.test(word),
    ) ||
    isOfThePast(pieces, at) ||
    /^(?:missas|e)$/.test(pieces[at + 1]?.text ?? '')
  );
}

/** "Ano passado ficamos com quatro". */
const isOfThePast = (pieces: readonly Piece[], at: number) => {
  const start = pieces.slice(0, at + 1).findLastIndex(({ breaks }) => breaks);
  const end = pieces.findIndex(({ breaks }, index) => index > at && breaks);
  return pieces
    .slice(Math.max(0, start), end < 0 ? undefined : end)
    .some(({ text }) => /^(?:passad[oa]|antigamente|retrasado|costumava|sempre)$/.test(text));
};

/** "… e anota o Marcos": before a name stands a word that is not known, and may be what is asked for. */
export const beginsWithVerb = ({ pieces }: Segment) =>
  pieces
    .slice(
      0,
      pieces.findIndex(({ type }) => type === 'person'),
    )
    .some(isStrange);

/** "A Luísa e a Fátima": whether two who are named together would be torn apart here. */
export const tearsNames = (pieces: readonly Piece[], at: number) => {
  const next = pieces.findIndex(
    ({ type, text }, index) => index >= at && !(type === 'word' && /^(?:e|nem|[oa]|dona|seu)$/.test(text)),
  );
  const last = pieces
    .slice(0, at)
    .findLastIndex(({ type, text }) => !(type === 'word' && /^(?:e|nem|[oa]|dona|seu)$/.test(text)));
  return (
    pieces[next]?.type === 'person' &&
    pieces[last]?.type === 'person' &&
    pieces.slice(last + 1, next).some(({ text }) => text === 'e' || text === 'nem')
  );
};

/** Whether everybody and every number of a text is in what was understood. */
export function holdsAll(pieces: readonly Piece[], requests: readonly Request[]): boolean {
  const ids = new Set(requests.flatMap(({ people }) => candidateIds(people)));
  const numbers = requests.map(({ number }) => number);
  return pieces.every((piece) =>
    piece.type === 'person'
      ? piece.mention.candidates.some(({ id }) => ids.has(id))
      : piece.type !== 'number' || numbers.includes(piece.value),
  );
}

/** Whether the same people are to be together and apart. */
export function contradicts(requests: readonly Request[]): boolean {
  const pair = ({ people }: Request) =>
    people
      .map(({ candidates }) => candidates[0]?.id ?? 0)
      .sort((a, b) => a - b)
      .join();
  const of = (kind: KindId) => requests.filter((request) => request.kind === kind).map(pair);
  const apart = of('apart');
  return of('together').some((each) => apart.includes(each));
}

/** "Fátima no dia 12", "a Neuza na Sagrada Família": one person, and where. */
export function isPlaced({ pieces, people, masses }: Segment): boolean {
  const at = pieces.findIndex(({ type }) => type === 'masses');
  const last = pieces.findLastIndex(({ type }) => type === 'person');
  return (
    people.length > 0 &&
    masses.length === 1 &&
    last < at &&
    /^(?!.*\bcada\b).*\b(?:n[ao]s?|em)\b/.test(
      pieces
        .slice(last + 1, at + 1)
        .map(({ text }) => text)
        .join(' '),
    )
  );
}

/** "O marido da Vera não pode": of somebody else, who is named by another. */
function isOfKin(part: Segment): boolean {
  const isOwned = (at: number) =>
    /^d[ao]$/.test(part.pieces[at - 1]?.text ?? '') && KIN.test(part.pieces[at - 2]?.text ?? '');
  const named = part.pieces.flatMap(({ type }, at) => (type === 'person' ? [at] : []));
  return named.length > 0 && named.every(isOwned) && !part.has('he', 'they', 'place', 'remove');
}

/** "A Vera gosta da missa das 7" orders nothing. */
const isLiking = (part: Segment) =>
  part.matches(/\bgost(?:a|am|ava)\b(?! e\b)/) &&
  !part.has('place', 'leave', 'enters', 'remove', 'able', 'serve');

/** "Não pode no dia 12, o 13 ela pode": one clause of it refuses, another does not. */
function isMixed(part: Segment): boolean {
  const clauses: Piece[][] = [];
  for (const piece of part.pieces)
    if (clauses.length === 0 || piece.breaks) clauses.push([piece]);
    else clauses.at(-1)!.push(piece);
  const said = clauses.map((pieces) => new Segment(pieces));
  // "Põe a Conceição não põe o João".
  const [order, denial] = [part.at('place'), part.at('not')];
  const again = part.pieces[denial + 1];
  if (
    order >= 0 &&
    denial > order &&
    again !== undefined &&
    !again.breaks &&
    part.means(denial + 1, 'place') &&
    part.pieces.slice(order, denial).some(({ type }) => type === 'person')
  )
    return true;
  // "Bota eu não bota o Benedito".
  const isSaidAgain = part.pieces.some(
    ({ text }, at) =>
      text === 'nao' &&
      at + 1 < part.pieces.length &&
      part.means(at + 1, 'place') &&
      part.pieces.slice(Math.max(0, at - 3), at).some((piece) => piece.text === part.pieces[at + 1]!.text),
  );
  if (isSaidAgain) return true;
  const refuses = (clause: Segment) =>
    clause.negated || clause.has('away', 'remove', 'leaves', 'without', 'nobody', 'only');
  return (
    said.some(refuses) &&
    said.some(
      (clause) =>
        !refuses(clause) &&
        clause.people.length + clause.masses.length > 0 &&
        clause.has('able', 'place', 'enters'),
    )
  );
}

/** "O Zé também não a Íris vem", "a Ana no dia 15 e os dois fora": somebody is named of whom something else may be said. */
export function namesApart(part: Segment): boolean {
  const named = part.pieces.flatMap(({ type }, at) => (type === 'person' ? [at] : []));
  const isApart = named
    .slice(1)
    .some((at, index) =>
      part.pieces
        .slice(named[index]! + 1, at)
        .some(
          (piece, own) =>
            piece.type === 'masses' || (piece.text !== 'nem' && part.means(named[index]! + 1 + own, 'not')),
        ),
    );
  const isOfMore =
    named.length === 1 &&
    part.has('they') &&
    part.pieces.some(({ type }, at) => type === 'masses' && at < part.at('they'));
  return isApart || isOfMore;
}

/** "Põe o Benedito no dia 17 o Luiz de manhã": after a mass, somebody whom nothing joins to who was named before. */
export const runsOn = ({ pieces }: Segment): boolean =>
  pieces.some(({ type }, at) => {
    const first = /^(?:[oa]|dona|seu)$/.test(pieces[at - 1]?.text ?? '') ? at - 1 : at;
    return (
      type === 'person' &&
      !pieces[first]!.breaks &&
      pieces[first - 1]?.type === 'masses' &&
      pieces.slice(0, first).some((piece) => piece.type === 'person')
    );
  });

/** "Vão se trocar: a Ana sai do dia 8 e faz o dia 15": who goes where is told besides. */
const isExchange = (part: Segment) =>
  part.has('replace', 'swap') && !part.has('instead') && part.has('leaves', 'enters');

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

/** "Casam no dia 12 e ficam fora até o dia 20": away from the one day until the other. */
export function asSpans(requests: readonly Request[]): Request[] {
  const whom = ({ people }: Request) => people.map(({ candidates }) => candidates[0]?.id).join();
  return requests.map((request, at) => {
    const [only, ...more] = request.masses;
    const before = requests[at - 1];
    const day = before?.masses[0]?.date;
    const isSpan =
      request.kind === 'exclude' &&
      before?.kind === 'exclude' &&
      more.length === 0 &&
      only?.until !== undefined &&
      only.from === undefined &&
      before.masses.length === 1 &&
      day !== undefined &&
      before.masses[0]!.time === undefined &&
      day < only.until &&
      whom(before) === whom(request);
    return isSpan ? { ...request, masses: [{ ...only, from: day }] } : request;
  });
}

/** Whether somebody is both to serve at a mass and to leave it, by what all the requests make of them. */
export function clashes(requests: readonly Request[], world: MassWorld): boolean {
  const of = (request: Request, who: Request['people']) => placesOf({ ...request, people: who }, world);
  const coming = requests.flatMap((request) =>
    request.kind === 'pin'
      ? of(request, request.people)
      : request.kind === 'replace'
        ? of(request, request.people.slice(1, 2))
        : [],
  );
  const leaving = requests.flatMap((request) =>
    request.kind === 'exclude'
      ? of(request, request.people)
      : request.kind === 'replace'
        ? of(request, request.people.slice(0, 1))
        : [],
  );
  return coming.some((place) => leaving.includes(place));
}

/** Whether somebody is kept to masses and kept away from all of them. */
export function leavesNothing(requests: readonly Request[], world: MassWorld): boolean {
  const refused = requests
    .filter(({ kind, masses }) => kind === 'exclude' && masses.length > 0)
    .flatMap((request) => placesOf(request, world));
  return requests.some((request) => {
    const kept = request.kind === 'only' ? placesOf(request, world) : [];
    return kept.length > 0 && kept.every((place) => refused.includes(place));
  });
}

/** "Todos no máximo três, menos o João que pode quatro": nobody rises above what holds for all. */
export function risesAbove(requests: readonly Request[]): boolean {
  const most = requests.find(({ kind, doubt }) => kind === 'capAll' && !doubt)?.number;
  return (
    most !== undefined &&
    most !== null &&
    requests.some(({ kind, number }) => kind === 'cap' && number !== null && number > most)
  );
}

/** "De manhã cedo não dá, então missa antes das nove não põe": of two refusals of somebody one is within the other. */
export function narrowsItself(requests: readonly Request[], world: MassWorld): boolean {
  const refusals = requests.filter(
    ({ kind, doubt, masses }) => kind === 'exclude' && !doubt && masses.length > 0,
  );
  const isWithin = (other: readonly string[], one: readonly string[]) =>
    one.length > other.length && other.length > 0 && other.every((place) => one.includes(place));
  const all = refusals.map((request) => placesOf(request, world));
  // "Na missa da catequese não, em domingo nenhum": of the days of one refusal, those without a date.
  const own = refusals.map((request) =>
    request.masses
      .filter(({ date }) => date === undefined)
      .map((filter) => placesOf({ ...request, masses: [filter] }, world)),
  );
  return [all, ...own].some((places) => places.some((one) => places.some((other) => isWithin(other, one))));
}

/**
 * Requests without those that only tell what was to be, where the same message refuses it: "a Ana ia no dia 8, não vai mais".
 * Somebody whom it orders both to a mass and away from it is in doubt, and so is what it permits after all.
 */
export function withoutTold(requests: readonly Request[], world: MassWorld): Request[] {
  const places = requests.map((request) => placesOf(request, world));
  const meets = (kind: KindId, at: number, isOther: (other: number) => boolean) =>
    requests.some(
      (request, other) =>
        request.kind === kind &&
        isOther(other) &&
        places[other]!.some((place) => places[at]!.includes(place)),
    );
  const isOrdered = (request?: Request) => request?.words.includes('ordered') === true;
  return requests.flatMap((request, at): Request[] => {
    const isTorn =
      request.kind === 'pin'
        ? isOrdered(request) && meets('exclude', at, () => true)
        : request.kind === 'exclude' && meets('pin', at, (other) => other > at || isOrdered(requests[other]));
    if (request.kind === 'pin' && !isOrdered(request) && meets('exclude', at, () => true)) return [];
    return [isTorn && !request.doubt ? { ...request, doubt: 'sure' } : request];
  });
}
