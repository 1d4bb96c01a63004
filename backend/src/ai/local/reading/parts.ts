/** Reads the parts of a sentence that ask for rules, each in the light of those before it. */
import { massMatches } from '../../../roster/index.js';
import type { Piece, Said } from '../message/piece.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import type { MassWorld } from '../references/mass-references.js';
import type { Mention, PeopleFinder } from '../references/people-references.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import type { Context, NotUnderstood, Request } from '../requests/request.js';
import { REASONS } from '../vocabulary/reasons.js';
import { YES } from '../vocabulary/talk.js';
import type { Meaning } from '../words/lexicon.js';
import { holdsAll, tearsNames } from './accounted.js';
import { crosses, partsListed } from './listed.js';
import { isSound, PartByPart, pronouns } from './part-by-part.js';

/** A longer sentence is not tried in all its halves. */
const MOST_PIECES = 60;
/** Nor in more ways than these. */
const MOST_TRIED = 150;

/** What came of each end of a sentence, by how many pieces it has, for it is come upon by many ways; and how many halves were tried. */
interface Ends {
  read: Map<number, Request[] | null>;
  tried: number;
}

/** What leans on somebody or something that was said before. */
const LEANING: readonly Meaning[] = ['he', 'they', 'instead', 'replace', 'swap'];
const NOTHING_BEFORE: Context = { people: [], masses: [] };
/** Of requests that lean on what was said before, or that only permit. */
const OPEN_WORDS: ReadonlySet<string> = new Set([
  'able',
  'open',
  'same',
  'pronoun',
  'inherited',
  'nolugar',
  'with',
]);
/** Reads the parts of sentences about one schedule. */
export class PartReader {
  constructor(
    private readonly world: MassWorld,
    private readonly finder: PeopleFinder,
  ) {}

  /** What a sentence asks for; where that leaves a doubt and two halves of it leave none, what the two ask for. */
  read(said: Said, sentence: string, context: Context): Request[] {
    const whole = this.partByPart(said, sentence, context);
    if (said.problem === null && crosses(said.pieces, whole, this.world))
      return this.listed(said.pieces, sentence, context) ?? whole.map(inDoubt);
    if (said.problem !== null || this.isCertain(whole)) return whole;
    const pieces = withoutTalk(said.pieces);
    const bare =
      pieces.length < said.pieces.length ? this.partByPart({ ...said, pieces }, sentence, context) : [];
    if (this.isCertain(bare) && bare.every(({ kind }) => kind !== 'solve')) return bare;
    const isMeant = whole.every(({ doubt }) => doubt !== 'meaning') && !new Segment(pieces).has(...LEANING);
    return (isMeant && this.divided(pieces, sentence, context)) || whole;
  }

  /** "Dia 15 o João não pode e dia 22 é a Ana que não pode": what is asked for of each by themselves; null where one of them is in doubt. */
  private listed(pieces: readonly Piece[], sentence: string, context: Context): Request[] | null {
    const parts = partsListed(pieces)?.map((part) => this.certainly(part, sentence, context));
    const found = parts?.every((part) => part !== null) ? parts.flat() : [];
    return found.length > 0 &&
      holdsAll(pieces, found) &&
      isSound(found, this.world) &&
      !crosses(pieces, found, this.world)
      ? found
      : null;
  }

  /** The requests of the halves of a sentence that are certain each by itself; null where none are, or several differ. */
  private divided(
    pieces: readonly Piece[],
    sentence: string,
    context: Context,
    known: Ends = { read: new Map(), tried: 0 },
  ): Request[] | null {
    const anchors = pieces.filter(({ type }) => type !== 'word').length;
    if (anchors < 3 || pieces.length > MOST_PIECES) return null;
    const found = new Map<string, Request[]>();
    for (let at = 1; at < pieces.length; at += 1) {
      const [first, second] = [pieces.slice(0, at), pieces.slice(at)];
      // "Põe a Conceição não põe o João" corrects itself.
      if (!first.some(({ type }) => type !== 'word') || /^(?:nao|nem)$/.test(pieces[at]!.text)) continue;
      if (tearsNames(pieces, at)) continue;
      const after = this.readOnce(second, sentence, known);
      if (!after) continue;
      known.tried += 1;
      if (known.tried > MOST_TRIED) return null;
      const before = this.certainly(first, sentence, context);
      if (!before) continue;
      const both = [...before, ...after];
      if (holdsAll(pieces, both) && isSound(both, this.world)) found.set(asAsked(both), both);
      if (found.size > 1) return null;
    }
    return found.size === 1 ? [...found.values()][0]! : null;
  }

  private readOnce(end: readonly Piece[], sentence: string, known: Ends): Request[] | null {
    const before = known.read.get(end.length);
    if (before !== undefined) return before;
    const found =
      this.certainly(end, sentence, NOTHING_BEFORE) ?? this.divided(end, sentence, NOTHING_BEFORE, known);
    known.read.set(end.length, found);
    return found;
  }

  private certainly(pieces: readonly Piece[], sentence: string, context: Context): Request[] | null {
    const found = this.partByPart(asSaid(pieces), sentence, context);
    const isUndone = found.some(({ kind }) => kind === 'solve') && new Segment(pieces).has('not');
    return this.isCertain(found) && !isUndone ? found : null;
  }

  private partByPart(said: Said, sentence: string, context: Context): Request[] {
    return new PartByPart(this.world, this.finder, said, sentence, context).read();
  }

  /** Whether requests leave nothing open that would be asked. */
  private isCertain(requests: readonly Request[]): boolean {
    return (
      requests.length > 0 &&
      requests.every(
        ({ kind, doubt, problem, people, masses, words }) =>
          (!doubt || (doubt === 'sure' && words.includes('bare'))) &&
          problem === null &&
          !words.some((word) => OPEN_WORDS.has(word)) &&
          people.every(({ candidates }) => candidates.length === 1) &&
          (kind === 'solve' || RULE_SETTING_IDS.has(kind)) &&
          (masses.length === 0 ||
            this.world.masses.some((mass) => masses.some((filter) => massMatches(filter, mass)))),
      )
    );
  }

  /** Those of a part, by name or by pronoun. */
  withPronouns(segment: Segment, context: Context): Mention[] {
    return segment.people.length > 0 ? [...segment.people] : pronouns(segment, context.people, null);
  }
}

const inDoubt = (request: Request): Request =>
  request.doubt || !RULE_SETTING_IDS.has(request.kind) ? request : { ...request, doubt: 'sure' };

/** A sentence without the clauses around it in which nobody, no day and nothing that is known is said. */
function withoutTalk(pieces: readonly Piece[]): Piece[] {
  const clauses: Piece[][] = [];
  for (const piece of pieces)
    if (clauses.length === 0 || piece.breaks) clauses.push([piece]);
    else clauses.at(-1)!.push(piece);
  const says = (clause: readonly Piece[]) =>
    YES.test(new Segment(clause).text) ||
    clause.some((piece) => piece.type !== 'word' || piece.meanings.length > 0 || REASONS.test(piece.text));
  const [first, last] = [clauses.findIndex(says), clauses.findLastIndex(says)];
  return clauses.slice(Math.max(0, first), last + 1).flat();
}

const asSaid = (pieces: readonly Piece[]): Said => ({
  pieces: [...pieces],
  plain: [...pieces],
  problem: null,
});

/** What requests come to, to tell whether two readings are one. */
const asAsked = (requests: readonly Request[]): string =>
  JSON.stringify(
    requests.map(({ kind, people, masses, number }) => [
      kind,
      people.map(({ candidates }) => candidates[0]?.id),
      masses,
      number,
    ]),
  );

/** Orders that somebody who was spoken of is left out: "pode tirar", "favor não escalar". */
const LEAVES_OUT =
  /\b(?:tir|retir|remov|dispens|liber|desmar|exclu)[a-z]*|\bnao (?:\S+ )?(?:escal|coloc|bot|poe|ponha|cham|convoc|marc|seja escalad|conte)[a-z]*/;
const idsOf = ({ people }: Request) => new Set(people.map(({ candidates }) => candidates[0]?.id));

/** "Ela não vai poder em novembro. Pode tirar": an absence that is told, and then ordered by a sentence that only points back to it. */
function isConfirmed(request: Request, all: readonly (Request | NotUnderstood)[]): boolean {
  if (request.kind !== 'exclude' || request.doubt !== 'sure' || request.people.length === 0) return false;
  const own = idsOf(request);
  return all
    .slice(all.indexOf(request) + 1)
    .some(
      (other) =>
        other.kind === 'exclude' &&
        other.text !== request.text &&
        other.doubt !== 'meaning' &&
        [...idsOf(other)].every((id) => own.has(id)) &&
        (other.masses.length === 0 || JSON.stringify(other.masses) === JSON.stringify(request.masses)) &&
        LEAVES_OUT.test(spoken(other.text)),
    );
}

/** Of two parts that say the same of somebody, one without saying when, the one that says it. */
export function withoutEchoes(all: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
  const isRule = (request: Request | NotUnderstood): request is Request =>
    request.kind !== null && RULE_SETTING_IDS.has(request.kind);
  const whom = ({ people }: Request) => people.map(({ candidates }) => candidates[0]?.id).join();
  const certain = all.filter((request) => isRule(request) && !request.doubt);
  const isSure = (kind: KindId) => all.some((request) => request.kind === kind && !request.doubt);
  const isElsewhere = all.some(({ kind }) => kind === 'cannot');
  const found = all
    .filter((request) => !(isRule(request) && request.doubt === 'count' && isSure(request.kind)))
    // "O padre cancelou a missa do 29. Apaga ela" is answered with the page.
    .filter(
      (request) =>
        !(isRule(request) && isElsewhere && request.doubt === 'who' && request.people.length === 0),
    )
    .filter(
      (request) =>
        !(
          isRule(request) &&
          certain.length > 0 &&
          request.doubt &&
          request.people.length === 0 &&
          request.masses.length === 0 &&
          request.number === null
        ),
    )
    .map((request) =>
      isRule(request) && isConfirmed(request, all) ? { ...request, doubt: undefined } : request,
    )
    .map((request) =>
      isRule(request) && request.words.includes('bare') && request.doubt === 'sure' && certain.length > 0
        ? { ...request, doubt: undefined }
        : request,
    );
  const isWeak = (request: Request) =>
    request.kind === 'pin' &&
    ((request.doubt === 'sure' && request.words.includes('able')) || request.words.includes('open')) &&
    certain.some(
      (other) =>
        isRule(other) && (other.kind === 'exclude' || other.kind === 'only') && whom(other) === whom(request),
    );
  const isOther = (request: Request) =>
    found.some(
      (other) =>
        other !== request &&
        (other.kind === 'only' ||
          other.kind === 'cap' ||
          (other.kind === 'exclude' && other.masses.length > 0)) &&
        other.people.some((one) =>
          request.people.some((each) => each.candidates[0]?.id === one.candidates[0]?.id),
        ),
    );
  const isSaid = (request: Request) => request.doubt !== 'when' && request.doubt !== 'who';
  // "O Marcos com a Márcia e o Geraldo com a Fátima; cada par fica junto": the pairs that were told.
  const isEcho = (request: Request) =>
    request.words.includes('inherited') &&
    request.people.length > 2 &&
    found.some(
      (other) =>
        isRule(other) &&
        other.kind === request.kind &&
        other !== request &&
        other.people.every(({ candidates }) =>
          request.people.some((one) => one.candidates[0]?.id === candidates[0]?.id),
        ),
    );
  return found.filter(
    (request, index) =>
      !(isRule(request) && (isWeak(request) || isEcho(request))) &&
      (request.kind !== 'exclude' ||
        (!(request.words.includes('order') && request.masses.length === 0 && isOther(request)) &&
          !found.some(
            (other, at) =>
              other.kind === 'exclude' &&
              at !== index &&
              (whom(other) === whom(request) || request.people.length === 0) &&
              ((!isSaid(request) && isSaid(other)) ||
                (JSON.stringify(other.masses) === JSON.stringify(request.masses) &&
                  isSaid(request) === isSaid(other) &&
                  at < index)),
          ))),
  );
}
