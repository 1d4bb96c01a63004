/** What a text says that nothing read of it explains: a reading that leaves such a thing is asked about before it is done. */
import { type MassFilter, massMatches } from '../../../roster/index.js';
import type { Piece } from '../message/piece.js';
import { AS_IT_IS, REASON, Segment } from '../message/segment.js';
import type { MassWorld } from '../references/mass-references.js';
import type { Request } from '../requests/request.js';
import * as explained from '../vocabulary/explained.js';
import { MEN, WOMEN } from '../vocabulary/first-names.js';
import { REASONS } from '../vocabulary/reasons.js';
import type { Meaning } from '../words/lexicon.js';
import { isNearlyWritten, isWritten } from '../words/spelling.js';
import { WordTable } from '../words/word-table.js';

/** What a text is read in. */
export interface Known {
  world: MassWorld;
  isName: (word: string) => boolean;
  /** Whether it goes on from what was done before, whose days and numbers it may speak of. */
  goesOn: boolean;
}

/** What a clause is held against. */
interface Read extends Known {
  requests: readonly Request[];
  /** Words of those whom the requests are about. */
  names: ReadonlySet<string>;
  /** Whether somewhere a time is told. */
  isTimed: boolean;
}

const BEFORE_A_DAY = new WordTable(explained.BEFORE_A_DAY);
const COUNTS_OF_OLD = new WordTable(explained.COUNTS_OF_OLD);
const EXCEPTING = new WordTable(explained.EXCEPTING);
const GOING_ON = new WordTable(explained.GOING_ON);
const HOLY = new WordTable(explained.HOLY);
const LINKS = new WordTable(explained.LINKS);
const MASSES_OF = new WordTable(explained.MASSES_OF);
const NAMING = new WordTable(explained.NAMING);
const NOT_WHOM = new WordTable(explained.NOT_WHOM);
const OF_SEVERAL = new WordTable(explained.OF_SEVERAL);
const PLACE_OF = new WordTable(explained.PLACE_OF);
const TITLES = new WordTable(explained.TITLES);
const TOLD_APART = new WordTable(explained.TOLD_APART);
const SAYS_WHAT = new WordTable(explained.SAYS_WHAT);
const SPARES = new WordTable(explained.SPARES);
const SPARES_LAST = new WordTable(explained.SPARES_LAST);

const SHORTEST = 3;
/** "CTG", "TCC". */
const ACRONYM = /^[bcdfghjklmnpqrstvwxz]{3,5}$/;
/** Somebody, an article and what they do. */
const SHORT = 3;
const ARTICLE = /^[oa]s?$/;
const OF = /^d[ao]s?$/;
const ORDERS: readonly Meaning[] = ['place', 'remove', 'leave', 'want', 'together', 'apart'];

const isAnchor = ({ type }: Piece) => type === 'person' || type === 'masses' || type === 'number';
const isLink = (piece: Piece) => piece.type === 'word' && LINKS.has(piece.text);

/** A clause of a text, which ends where the next breaks off. */
class Clause {
  private readonly segment: Segment;
  private acts: boolean | undefined;
  private said: string | undefined;
  private spares: boolean | undefined;

  constructor(readonly pieces: readonly Piece[]) {
    this.segment = new Segment(pieces);
  }

  get isAct(): boolean {
    return (this.acts ??= this.segment.isAct);
  }

  /** Whether a word orders something, or what two are to do. */
  isOrder(at: number): boolean {
    return at < this.pieces.length && ORDERS.some((meaning) => this.segment.means(at, meaning));
  }

  get text(): string {
    return (this.said ??= this.segment.text);
  }

  /** Whether it permits a day, leaves it out of what is said of others, or says why. */
  get sparesOrTells(): boolean {
    return (this.spares ??=
      this.segment.has('able', 'serve', 'want', 'only') ||
      // "Não é pra tirar do dia 28."
      (this.segment.negated && this.segment.has('remove', 'leaves')) ||
      SPARES.isIn(this.text) ||
      AS_IT_IS.test(this.text) ||
      SPARES_LAST.has(this.pieces.at(-1)?.text ?? '') ||
      this.pieces.some(({ type, text }) => type === 'word' && REASONS.test(text)));
  }

  /** What stands beside a piece, before it or behind it, whatever links them. */
  beside(at: number, way: 1 | -1): Piece | undefined {
    let other = at + way;
    while (this.pieces[other] && isLink(this.pieces[other]!)) other += way;
    return this.pieces[other];
  }
}

function clausesOf(pieces: readonly Piece[]): Clause[] {
  const clauses: Piece[][] = [];
  for (const piece of pieces)
    if (clauses.length === 0 || piece.breaks) clauses.push([piece]);
    else clauses.at(-1)!.push(piece);
  return clauses.map((clause) => new Clause(clause));
}

/** Whether a word is none that coordinators are known to write: it may mean anything. */
const isStrange = (piece: Piece, read: Read) => isUnwritten(piece, read) && !isNearlyWritten(piece.text);

const isUnwritten = (piece: Piece, { isName, names }: Read) =>
  piece.type === 'word' &&
  piece.meanings.length === 0 &&
  piece.text.length >= SHORTEST &&
  /^[a-z]+$/.test(piece.text) &&
  !ACRONYM.test(piece.text) &&
  !isWritten(piece.text) &&
  !isWritten(piece.text.replace(/(.)\1+/g, '$1')) &&
  !REASONS.test(piece.text) &&
  !names.has(piece.text) &&
  !isName(piece.text);

/** "Mandou dizer que não pode": nobody else is named whom it is said of. */
const SAYS_OF_ONESELF =
  /\b(?:diss|fal|avis|mand|inform|lig)\w*(?: dizer| avisar| falar| dizendo| avisando| falando)? que (?:nao|so|vai|vem|pode|serve)\b/;

/** Says why, from here on: "que" after what is wanted or told says what, and not why. */
const isWhy = (piece: Piece, before?: Piece) =>
  (piece.text === 'para' || REASON.test(piece.text)) &&
  !(piece.text === 'que' && SAYS_WHAT.has(before?.text ?? ''));

/**
 * "Afora a do Galo", "aos sextos", "o João desserve no dia 8", "no dia 31 ela trufou vem": whether a word that is not known says
 * which, how many or what is done, and is no mere name of a thing or of a town.
 */
function isDecisive(clause: Clause, at: number, read: Read): boolean {
  const { pieces } = clause;
  if (isOtherFirstName(pieces, at, read)) return true;
  const [before, after] = [pieces[at - 1], pieces[at + 1]];
  // "Em nenhum trogo", "o dia trogo": whatever word it is nearly.
  if (before && MASSES_OF.has(before.text) && isUnwritten(pieces[at]!, read)) return true;
  // "Bruna M. enta": what somebody does, whatever word it is nearly.
  if (before?.type === 'person' && !after && pieces.length <= SHORT && isUnwritten(pieces[at]!, read))
    return true;
  // "É trogo a Luísa", "a brandila do Galo": whatever word it is nearly.
  if (isUnwritten(pieces[at]!, read) && (tellsWhatOf(clause, at) || isLimited(clause, at))) return true;
  if (!isStrange(pieces[at]!, read)) return false;
  if (mayDeny(before, after)) return true;
  // "No afurna lugar do João", "dia 8 às defronte".
  if ([before, after].some((piece) => piece?.text === 'lugar')) return true;
  if (/^as?$/.test(before?.text ?? '') && pieces[at - 2]?.type === 'masses') return true;
  if (after?.type === 'number' || TITLES.has(before?.text ?? '')) return true;
  if (after?.type === 'person') return true;
  if ([before, after].some((piece) => piece && EXCEPTING.has(piece.text))) return true;
  if (OF.test(before?.text ?? '') && after && isAnchor(after)) return true;
  // "Tá buchuda e enjoada": how somebody is.
  if (isState(clause, at)) return false;
  const led = HOLY.has(before?.text ?? '') ? pieces[at - 2] : before;
  if (PLACE_OF.has(led?.text ?? '')) return TOLD_APART.has(pieces[at - 2]?.text ?? '');
  const governed = clause.beside(at, 1);
  if (governed && (isAnchor(governed) || OF_SEVERAL.has(governed.text))) return true;
  if (before?.type === 'person' && pieces.length <= SHORT) return true;
  // "A Genoveva, no máximo uma": whom or what the rest is about.
  if (pieces.length === 2 && before && /^(?:[oa]s?|aos?)$/.test(before.text)) return true;
  if (isSubject(clause, at)) return true;
  // "Lambisca até 4": whoever is counted.
  if (
    at === 0 &&
    pieces.some(({ type }) => type === 'number') &&
    !pieces.some(({ type }) => type === 'person')
  )
    return true;
  if (isThing(clause, at) || (pieces[at]!.text.endsWith('mente') && isAside(clause, at))) return false;
  const isReason = pieces.slice(0, at).some((piece, index) => isWhy(piece, pieces[index - 1]));
  return !isReason && clause.isAct;
}

/** "É trogo a Luísa", "na bruzega de Natal", "dois ministros defronte": a word that nobody knows, where who, which masses or how many are said. */
function tellsWhatOf({ pieces }: Clause, at: number): boolean {
  const [led, before, after] = [pieces[at - 2], pieces[at - 1], pieces[at + 1]];
  if (isNamedFrom(pieces, at + 1)) return true;
  if (after?.text === 'dizer') return true;
  if (HELD_BY.test(before?.text ?? '')) {
    // "Na bruzega de Natal", "a brandila do Galo".
    const behind = after?.text === 'de' || OF.test(after?.text ?? '') ? pieces[at + 2] : after;
    if (behind?.type === 'masses' && (behind !== after || OF_MASSES.test(behind.text))) return true;
    // "A Luísa no cremosidade dia 12".
    if (/^n[oa]s?$/.test(before!.text) && led?.type === 'person' && after?.type === 'masses') return true;
  }
  // "Cremosidade das missas das oito".
  const of = OF.test(after?.text ?? '') ? pieces[at + 2] : after;
  if (at === 0 && of?.type === 'masses' && (of !== after || OF_MASSES.test(of.text))) return true;
  // "Dois ministros defronte além dos previstos".
  if (led?.type === 'number' && before?.type === 'word' && before.meanings.includes('people')) return true;
  // "O Antônio com cremosidade": so many as nobody knows.
  return before?.text === 'com' && led?.type === 'person' && (!after || after.breaks);
}
/** "Menos na bruzega", "só que trogo", "contanto que afurne", "dia 8 de bruzembro", "às trogo e meia": what an exception, a condition or a time hangs on. */
function isLimited({ pieces }: Clause, at: number): boolean {
  const [led, before, after] = [pieces[at - 2], pieces[at - 1], pieces[at + 1]];
  const said = pieces
    .slice(Math.max(0, at - LONGEST_LIMIT), at)
    .map(({ text }) => text)
    .join(' ');
  if (LIMITS.test(said)) return true;
  // "Brandilando, tira a Joana".
  if (at === 0 && pieces.length === 1 && pieces[0]!.text.endsWith('ndo') && !GOING_ON.has(pieces[0]!.text))
    return true;
  if (led?.type === 'masses' && AFTER_A_TIME.test(before?.text ?? '')) return true;
  if (after?.text === 'e' && pieces[at + 2]?.type === 'number') return true;
  // "De brandila em brandila".
  return before?.text === 'em' && led?.text === pieces[at]!.text;
}
const LONGEST_LIMIT = 5;
const LIMITS = new RegExp(String.raw`(?<![a-z])(?:${explained.LIMITS})$`);
const AFTER_A_TIME = /^(?:de|as?|pel[ao]s?)$/;
const HELD_BY = /^(?:[oa]s?|n[oa]s?|d[oa]s?|aos?|pel[oa]s?)$/;
const OF_MASSES = /^d[aeo]s? /;

/** Whether somebody is named from a piece on, whatever article is before the name. */
function isNamedFrom(pieces: readonly Piece[], from: number): boolean {
  const [first, second] = [pieces[from], pieces[from + 1]];
  if (!first || first.breaks) return false;
  return (
    first.type === 'person' || (/^[oa]$/.test(first.text) && second?.type === 'person' && !second.breaks)
  );
}

/** "Ganhou uma bragadura": a thing that is spoken of, behind a word that is no order; not "dois a brandila mais", "só às trufou". */
function isThing({ pieces }: Clause, at: number): boolean {
  const [led, before] = [pieces[at - 2], pieces[at - 1]];
  if (!before || !NAMING.has(before.text)) return false;
  return !led || !(isAnchor(led) || (led.type === 'word' && led.meanings.includes('only')));
}

/** "Solenemente: …", "vastamente falando": an adverb that stands alone, and denies or narrows nothing. */
const isAside = ({ pieces }: Clause, at: number) =>
  ![pieces[at - 1], pieces[at + 1]].some(
    (piece) => piece?.type === 'word' && piece.meanings.some((meaning) => SAID_OF.has(meaning)),
  );

/** "O Antônio naum vem", "que naum sejam escalados": it stands where a "não" would. */
const mayDeny = (before?: Piece, after?: Piece) =>
  (before?.type === 'person' || /^(?:que|el[ea]s?)$/.test(before?.text ?? '')) &&
  after?.type === 'word' &&
  !after.breaks &&
  (after.meanings.some((meaning) => DENIED.has(meaning)) || /^(?:seja|sejam|e|sera)$/.test(after.text));
const DENIED: ReadonlySet<Meaning> = new Set<Meaning>(['able', 'serve', 'want', 'place', 'remove', 'leaves']);

/** "O João Paulo", of whom only a Paulo is known. */
function isOtherFirstName(pieces: readonly Piece[], at: number, { isName }: Read): boolean {
  const [piece, next] = [pieces[at]!, pieces[at + 1]];
  return (
    piece.type === 'word' &&
    next?.type === 'person' &&
    !next.breaks &&
    (MEN.has(piece.text) || WOMEN.has(piece.text)) &&
    !isName(piece.text)
  );
}

/** "A lambisca também não": of whom it is said, where nobody else is named. */
function isSubject({ pieces }: Clause, at: number): boolean {
  const behind = pieces.slice(at + 1).find(({ text }) => !/^(?:tambem|ja|ai|que|e)$/.test(text));
  return (
    ARTICLE.test(pieces[at - 1]?.text ?? '') &&
    behind?.type === 'word' &&
    behind.meanings.some((meaning) => SAID_OF.has(meaning)) &&
    !pieces.slice(0, at).some(({ type, breaks }, index) => type === 'person' && (!breaks || index === 0))
  );
}
const SAID_OF: ReadonlySet<Meaning> = new Set<Meaning>(['not', 'able', 'away', 'leaves', 'only']);

const COPULA = new WordTable(explained.COPULA);
/** "Ela tá buchuda e enjoada que só": a word behind one that says how somebody is, which no day stands beside. */
function isState({ pieces }: Clause, at: number): boolean {
  const copula = pieces.findLastIndex((piece, index) => index < at && COPULA.has(piece.text));
  const between = pieces.slice(copula + 1, at);
  // "Está com a unha encravada e não quer ficar em pé na novena": the next thing that is said is another.
  const end = pieces.findIndex(
    ({ type, text }, index) => index > at && type === 'word' && GOES_ON.test(text),
  );
  const rest = pieces.slice(at + 1, end < 0 ? undefined : end);
  const [next] = rest;
  return (
    copula >= 0 &&
    between.length < 4 &&
    between.every(({ type }) => type === 'word') &&
    (next === undefined || next.type === 'word') &&
    !rest.some(isAnchor)
  );
}
const GOES_ON = /^(?:e|mas|entao|porque|pois|que|nem)$/;

/** Whether days are said one by one, and no span of them. */
const isOneDay = ({ from, until }: MassFilter) => from === undefined && until === undefined;

/** "Na semana do dia 15", "dia 28 na primeira": a word that tells which, and that was not read with the day beside it. */
function tellsWhich(clause: Clause, at: number, { isTimed }: Read): boolean {
  const { type, text } = clause.pieces[at]!;
  if (type !== 'word') return false;
  const isDay = (piece?: Piece) => piece?.type === 'masses' && piece.filters.every(isOneDay);
  if (BEFORE_A_DAY.has(text)) return isDay(clause.beside(at, 1));
  return OF_SEVERAL.has(text) && !isTimed && (isDay(clause.beside(at, 1)) || isDay(clause.beside(at, -1)));
}

/** Whom, when and how many a clause names and nothing that was read holds. */
function isLeft(clause: Clause, at: number, { requests, world, goesOn }: Read): boolean {
  const piece = clause.pieces[at]!;
  if (piece.type === 'person') {
    const isMeant = requests.some(({ people }) =>
      people.some(({ candidates }) =>
        candidates.some(({ id }) => piece.mention.candidates.some((one) => one.id === id)),
      ),
    );
    return !isMeant && (!NOT_WHOM.isIn(clause.text) || SAYS_OF_ONESELF.test(clause.text));
  }
  if (goesOn) return false;
  if (piece.type === 'number') {
    const isCounted = requests.some(
      ({ number, numbers }) => number === piece.value || numbers.includes(piece.value),
    );
    return !isCounted && !COUNTS_OF_OLD.isIn(clause.text) && !isWhy(clause.pieces[0]!);
  }
  if (piece.type !== 'masses') return false;
  const spoken = world.masses.filter((mass) => piece.filters.some((filter) => massMatches(filter, mass)));
  const isHeld = spoken.some((mass) =>
    requests.some(({ masses }) => masses.some((filter) => massMatches(filter, mass))),
  );
  return spoken.length > 0 && !isHeld && !clause.sparesOrTells;
}

/**
 * Whether a text leaves something that could change who, when, how many or which way.
 * @param requests what was read of it.
 */
export function leavesUnexplained(
  pieces: readonly Piece[],
  requests: readonly Request[],
  known: Known,
): boolean {
  const read = heldAgainst(pieces, requests, known);
  return clausesOf(pieces).some((clause) =>
    clause.pieces.some(
      (_, at) => isDecisive(clause, at, read) || tellsWhich(clause, at, read) || isLeft(clause, at, read),
    ),
  );
}

/** Whether a text of which nothing was read holds a word that nobody knows where it could correct or name what another sets. */
export function holdsStrange(pieces: readonly Piece[], requests: readonly Request[], known: Known): boolean {
  const read = heldAgainst(pieces, requests, known);
  return clausesOf(pieces).some((clause) =>
    clause.pieces.some(
      (piece, at) =>
        isStrange(piece, read) &&
        (tellsWhatOf(clause, at) || isInstead(clause, at) || isSubject(clause, at) || endsNaming(clause, at)),
    ),
  );
}

/** "No dia lambisca", "a Bruna vastamente." */
const endsNaming = ({ pieces }: Clause, at: number) =>
  MASSES_OF.has(pieces[at - 1]?.text ?? '') ||
  (pieces[at - 1]?.type === 'person' && at === pieces.length - 1 && pieces.length <= SHORT);

/** "Em substituição ao arrudiar." */
const isInstead = ({ pieces }: Clause, at: number) =>
  /^(?:aos?|d[aeo])$/.test(pieces[at - 1]?.text ?? '') &&
  /^(?:lugar|substituicao|vez)$/.test(pieces[at - 2]?.text ?? '');

const heldAgainst = (pieces: readonly Piece[], requests: readonly Request[], known: Known): Read => ({
  ...known,
  requests,
  names: new Set(requests.flatMap(({ people }) => people.flatMap(({ words }) => words.split(' ')))),
  isTimed: pieces.some((piece) => piece.type === 'masses' && piece.filters.every(({ time }) => time)),
});
