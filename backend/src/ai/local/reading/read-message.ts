/** Reads a whole message: the requests in it, and what was not understood. */
import { comparisonKey } from '../../../platform/text.js';
import { type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import type { PersonRef } from '../../assistant/index.js';
import { narrowsItself } from './accounted.js';
import { conditionsIn } from '../facts/conditions.js';
import { ExactReader } from './exact.js';
import { QUESTION_KINDS } from '../requests/kinds-of-questions.js';
import { combined } from '../references/mass-references.js';
import { movesIn } from '../facts/moves.js';
import { shiftIn, swapIn } from '../facts/swaps.js';
import { isSound } from './part-by-part.js';
import { PartReader, withoutEchoes } from './parts.js';
import { candidateIds, PeopleFinder } from '../references/people-references.js';
import { holdsCount, onlyJudges, saysNoMore } from '../message/judged.js';
import { TAG } from './question.js';
import { type Context, isPair, type NotUnderstood, type Request, type World } from '../requests/request.js';
import { inPlainWords, piecesOf, spoken } from '../message/said.js';
import { SENDS_OR_MAKES, SentenceReader, type Texts } from './sentence-reader.js';
import { sentencesOf } from '../message/sentences.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import { holdsStrange, leavesUnexplained } from './unexplained.js';
import { leavesWeight, permitsRefused } from './weight.js';
import { CONDITION, DOUBTS, NO_ORDER, PENDING, TELLS, WHENEVER } from '../vocabulary/doubts.js';
import { TITLE } from '../vocabulary/told.js';
import { Segment } from '../message/segment.js';
import { respelled } from '../message/respelled.js';
import type { Piece, Said } from '../message/piece.js';

const NO_CONTEXT: Context = { people: [], masses: [] };
/** How an order begins that may be none of the assistant's. */
const ORDER =
  /^(?:por favor )?(?:faca|faz|manda|mande|compra|compre|liga|ligue|pede|peca|escreva|escreve|avisa|avise|ensina|marca|marque|reserva|reserve|traz|traga)\b/;
/** Begins what corrects the words before it. */
const CORRECTING =
  /^(?:nao,? (?:minto|digo|espera|pera|para)|nao, (?=[oa] |n[oa] |d[oa] |dia|\d)|espera|pera|perai|calma|quer dizer|minto|digo|ops|opa|ou melhor|alias|corrigindo)\b/;
/** Where a part of a sentence may begin that says by itself what is asked for. */
const JOINT =
  /[,;:–—]+ (?:e |mas )?|(?<!\p{L})(?:ent[ãa]o|por isso|portanto|da[ií]|sendo assim|des[st][ea] (?:modo|forma|maneira)|assim sendo|por conseguinte|(?:raz[ãa]o|motivo) pel[ao] qual)(?!\p{L})[, ]*/giu;
const MOST_PARTS = 6;
/** Says of how many masses something is. */
const SO_MANY_MASSES = /\b(?:n?as|das|para as|em) ([2-6]) (?:missas|celebracoes)\b/;
const OR = /\bou\b/;
/** Orders what the sentence before says of whom and when: "Joana dia 28 cedo. Pode colocar". */
const BARE_ORDER =
  /^(?:(?:pode|podem|ser|sim|isso|entao|ja|favor|ai),? )*(?:colocar?|coloque|botar?|bote|escalar?|escale|encaixar?|marcar|marca|incluir|inclui)(?: (?:o nome d)?el[ea])?(?: (?:ai|la|viu))*$/;
/** Tells what was; without its accent it would refuse. */
const COULD_NOT = /(?<!\p{L})(?:p[ôÔ]de|puderam)(?!\p{L})/iu;
/** Ends before what was to come: "tira a Vera de São Judas às". */
const CUT_OFF =
  /(?<!\p{L})(?:às|as|d[eo]s?|(?<!(?:que|q|n[ãa]o|não)\s+)da|das|n[ao]s?|com|(?<!n[ãa]o |num |n )para|pra|pro|pel[ao]s?|ou)[\s.…,]*$/iu;
/** Wonders whether to decide: "será que aceito?" */
const WONDERS = /\b(?:sera que|devo|deveria|devemos|e se|se eu)\b/;
/** The coordinator's own wish, and not what somebody wants. */
const WANTS =
  /\b(?:quero|queria|queremos|gostaria|gostariamos|prefiro|desejo|peco|pedimos|solicit\w+|favor|precis\w+|rogo)\b/;
const EVERY_WEEKDAY =
  /\b(?:aos|nos|dos|os|todos os)(?: \d)? (domingo|sabado)s\b.*\b\1\b|\b(?:as|nas|das|todas as)(?: \d)? (segunda|terca|quarta|quinta|sexta)s(?: feiras)?\b.*\b\2\b/;
const DECIDED: ReadonlySet<KindId> = new Set<KindId>(['accept', 'discard', 'undo']);
const ORDERING = ['place', 'remove', 'want', 'need'] as const;
/** What is told of an exchange is hardly longer. */
const LONGEST_TALE = 600;
/** Says how many. */
const COUNTS: ReadonlySet<KindId> = new Set<KindId>(['cap', 'capAll', 'exactly']);
/** "Bota cinco então, fechou." */
const LONGEST_CONFIRMATION = 5;
/** A name, and maybe another. */
const LONGEST_TOPIC = 60;

/** Reads messages about one schedule. */
export class MessageReader implements Texts {
  private readonly finder: PeopleFinder;
  /** What was read already of the message at hand. */
  private readonly texts = new Map<string, Said>();
  private readonly exact: ExactReader;
  private readonly parts: PartReader;
  private readonly sentences: SentenceReader;

  constructor(private readonly world: World) {
    this.finder = new PeopleFinder(world.people, world.former);
    this.exact = new ExactReader(world, this.finder);
    this.parts = new PartReader(world, this.finder);
    this.sentences = new SentenceReader(world, this, this.exact, this.parts);
  }

  /** Whether somebody of the schedule is called so. */
  isName(word: string): boolean {
    return this.finder.isLike(comparisonKey(word));
  }

  /** A message in the words that were meant, where a slip of the finger made one that nobody writes. */
  respelled(message: string): string {
    return respelled(
      message,
      this.world.masses.map(({ description }) => description),
      { isLike: (word) => this.finder.isLike(word), knows: (word) => this.finder.knows(word) },
    );
  }

  /** The requests of a message, in their order. */
  read(message: string, context: Context = NO_CONTEXT): (Request | NotUnderstood)[] {
    const told = this.told(message);
    if (told) return this.weighed(message, told);
    const found: (Request | NotUnderstood)[] = [];
    let known = context;
    for (const sentence of withCorrections(this.withTopics(sentencesOf(message)))) {
      const weighed = this.weighed(sentence, this.told(sentence) ?? this.sentences.read(sentence, known));
      const isDoubtful = weighed.some((request) => request.kind !== null && request.doubt);
      const requests = (isDoubtful ? this.ordered(sentence, weighed) : null) ?? weighed;
      found.push(...requests);
      const people = requests.flatMap((request) =>
        request.kind === null ? [] : request.people.flatMap(({ candidates }) => candidates.slice(0, 1)),
      );
      const masses = requests.flatMap((request) => (request.kind === null ? [] : request.masses));
      const spoken = this.peopleOf(sentence);
      const named = people.length > 0 ? people : spoken;
      const when = masses.length > 0 ? masses : this.massesOf(sentence);
      known = {
        people: named.length > 0 ? named : known.people,
        masses: when.length > 0 ? when : known.masses,
        own: named.length > 0 || (known.own ?? false),
        all: {
          people: [...new Map([...(known.all?.people ?? []), ...named].map((one) => [one.id, one])).values()],
          masses: [...(known.all?.masses ?? []), ...masses],
        },
      };
    }
    if (found.length === 0) return [{ kind: null, text: message.trim(), words: [] }];
    const asked = found.filter(({ kind, text }) => kind !== 'cannot' || SENDS_OR_MAKES.test(spoken(text)));
    // "Perdi a planilha. Quem serve no dia 8?"
    if (
      asked.length < found.length &&
      asked.length > 0 &&
      asked.every(({ kind }) => kind !== null && kind in QUESTION_KINDS)
    )
      return asked;
    const isDone = found.some(({ kind }) => kind !== null && !['greeting', 'thanks', 'yes'].includes(kind));
    const meant = withoutEchoes(
      this.withoutSuperseded(found).filter(
        ({ kind, text }) => !isDone || kind !== null || ORDER.test(spoken(text)),
      ),
    );
    // "… nos domingos. Domingo não dá para ela": every one.
    if (
      meant.some((request) => request.kind !== null && request.doubt === 'once') &&
      EVERY_WEEKDAY.test(spoken(message))
    )
      return meant.map((request) =>
        request.kind !== null && request.doubt === 'once' ? { ...request, doubt: undefined } : request,
      );
    // "O Luiz só no dia 24; nas demais, não o escale."
    const certain = meant.filter(isRule).filter(({ doubt }) => !doubt);
    return isSound(certain, this.world) ? meant : meant.map(inDoubt);
  }

  /** "Ela completa oitenta anos no dia 20; libere-a": without what one sentence only tells, where a later one orders it, or the contrary. */
  private withoutSuperseded(found: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
    const whom = ({ people }: Request) => people.map(({ candidates }) => candidates[0]?.id).join();
    const masses = (request: Request) =>
      this.world.masses.filter((mass) => request.masses.some((filter) => massMatches(filter, mass)));
    return found
      .flatMap((request) => this.withConfirmed(request, found))
      .filter((request, at, all) => {
        // "Pensei em dois por pessoa, mas não fecha; que sejam três."
        if (
          isRule(request) &&
          COUNTS.has(request.kind) &&
          all.some(
            (other) =>
              isRule(other) && other.text === request.text && other.kind === request.kind && other.doubt,
          ) &&
          all
            .slice(at + 1)
            .some(
              (other) =>
                isRule(other) &&
                !other.doubt &&
                other.text !== request.text &&
                other.kind === request.kind &&
                whom(other) === whom(request) &&
                JSON.stringify(other.masses) === JSON.stringify(request.masses),
            )
        )
          return false;
        if (!isRule(request) || (request.kind !== 'pin' && request.kind !== 'exclude')) return true;
        const own = masses(request);
        const isTold =
          request.kind === 'pin' && !request.words.includes('ordered') && !WANTS.test(spoken(request.text));
        return !all.slice(at + 1).some((other) => {
          if (!isRule(other) || other.doubt || other.text === request.text || whom(other) !== whom(request))
            return false;
          const meant = masses(other);
          return (
            own.length > 0 &&
            ((other.kind === request.kind &&
              (request.doubt === 'sure' || request.doubt === 'meaning') &&
              own.length === meant.length &&
              own.every((mass) => meant.includes(mass))) ||
              (isTold && other.kind === 'exclude' && own.some((mass) => meant.includes(mass))))
          );
        });
      });
  }

  /** "… talvez quatro, ou melhor, cinco. Fica cinco": a number that is said once more is sure; what says it asks for nothing else. */
  private withConfirmed(
    request: Request | NotUnderstood,
    all: readonly (Request | NotUnderstood)[],
  ): (Request | NotUnderstood)[] {
    const confirms = (text: string, number: number | null) => {
      const said = new Segment(this.said(text).pieces);
      const [count, ...more] = said.numbers;
      return (
        count?.value === number &&
        more.length + said.people.length + said.masses.length === 0 &&
        said.pieces.length <= LONGEST_CONFIRMATION &&
        !said.has('not', 'more', 'fewer') &&
        said.has('place', 'serve', 'want', 'leave')
      );
    };
    if (request.kind === null)
      return all.some(
        (other) =>
          isRule(other) && COUNTS.has(other.kind) && other.doubt && confirms(request.text, other.number),
      )
        ? []
        : [request];
    if (
      !isRule(request) ||
      !COUNTS.has(request.kind) ||
      (request.doubt !== 'sure' && request.doubt !== 'meaning')
    )
      return [request];
    const later = all.slice(all.indexOf(request) + 1);
    return later.some(({ kind, text }) => kind === null && confirms(text, request.number))
      ? [{ ...request, doubt: undefined }]
      : [request];
  }

  /** "Fátima? Só de noite": somebody who is named alone is whom the next sentence is about. */
  private withTopics(sentences: readonly string[]): string[] {
    const found: string[] = [];
    for (const sentence of sentences) {
      const before = found.at(-1);
      const isTopic =
        found.length === 1 &&
        before?.endsWith('?') === true &&
        !sentence.endsWith('?') &&
        !/^n[ãa]o,/i.test(sentence) &&
        before.length < LONGEST_TOPIC &&
        this.said(before).pieces.every(({ type, text }) => type === 'person' || TITLE.test(text));
      if (isTopic) found.splice(-1, 1, `${before.slice(0, -1)} ${sentence}`);
      else if (before !== undefined && found.length === 1 && this.isOfTopic(before, sentence))
        found.splice(-1, 1, `${before}, ${sentence}`);
      else found.push(sentence);
    }
    return found;
  }

  /** "João. 15/11. Indisponível.": after somebody, and maybe a day, alone, what is said of them in as few words. */
  private isOfTopic(before: string, sentence: string): boolean {
    if (before.length > LONGEST_TOPIC || sentence.length > LONGEST_TOPIC || sentence.endsWith('?'))
      return false;
    const { pieces } = this.said(before);
    return (
      pieces[0]?.type === 'person' &&
      pieces.every(({ type }) => type === 'person' || type === 'masses') &&
      !this.said(sentence).pieces.some(({ type }) => type === 'person')
    );
  }

  /** What was read of a text, to be asked about first where a word of weight is in none of it. */
  private weighed(text: string, found: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
    if (found.some(isDecision) && WONDERS.test(spoken(text)))
      return found.map((request) => (isDecision(request) ? { ...request, doubt: 'sure' } : request));
    const rules = found.filter(isRule);
    if (rules.every(({ doubt }) => doubt)) return found;
    const { pieces } = this.clauses(text);
    const said = spoken(text);
    const isTold =
      NO_ORDER.some((telling) => telling.test(said)) ||
      (TELLS.test(said) && !new Segment(pieces).has(...ORDERING));
    // "Seis ministros é pouco, coloca bruzega": the number that is meant was not understood.
    const isRejected = rules.some(({ kind }) => COUNTS.has(kind)) && onlyJudges(said);
    return isTold ||
      isRejected ||
      this.countsOthers(said, rules) ||
      CUT_OFF.test(text) ||
      COULD_NOT.test(text) ||
      leavesWeight(pieces, rules, this.world) ||
      this.leavesOpen(text, found)
      ? found.map(inDoubt)
      : found;
  }

  /** "Nas duas missas da catequese", of which there are three. */
  private countsOthers(said: string, rules: readonly Request[]): boolean {
    const many = SO_MANY_MASSES.exec(said)?.[1];
    const [only, ...others] = rules;
    if (!many || !only || others.length > 0 || (only.kind !== 'pin' && only.kind !== 'exclude')) return false;
    const meant = this.world.masses.filter(
      (mass) => mass.date >= this.world.today && only.masses.some((filter) => massMatches(filter, mass)),
    );
    return meant.length > Number(many);
  }

  /**
   * "Não pode dirigir à noite, então nada de missa noturna para ela": what the end of a sentence asks for by itself, where that is just
   * what all of it seems to ask for; what stands before it tells why, and names nobody and no day besides.
   */
  private ordered(text: string, found: readonly (Request | NotUnderstood)[]): Request[] | null {
    const rules = found.filter(isRule);
    if (rules.length === 0 || rules.length < found.length) return null;
    const said = inPlainWords(spoken(text));
    if ([OR, CONDITION, PENDING, WHENEVER, TELLS, ...DOUBTS, ...NO_ORDER].some((one) => one.test(said)))
      return null;
    if (this.leavesOpen(text, found)) return null;
    const asked = this.comesTo(rules);
    for (const { index, 0: joint } of [...text.matchAll(JOINT)].slice(0, MOST_PARTS)) {
      const [before, behind] = [text.slice(0, index), text.slice(index + joint.length)];
      const own = this.certainly(behind, before, rules);
      if (own && this.comesTo(own) === asked) return own;
    }
    return null;
  }

  /** What a part of a sentence asks for without a doubt, where the rest names only those and the days that are asked for. */
  private certainly(part: string, rest: string, rules: readonly Request[]): Request[] | null {
    const { pieces } = this.said(rest);
    const isOfThem = pieces.every(
      (piece) =>
        piece.type === 'word' ||
        (piece.type === 'person' &&
          rules.some(({ people }) =>
            candidateIds(people).some((id) => candidateIds([piece.mention]).includes(id)),
          )) ||
        (piece.type === 'masses' && isDated(piece.filters) && this.isWithin(piece.filters, rules)),
    );
    if (!isOfThem) return null;
    const own = this.sentences.read(part, {
      people: this.peopleOf(rest),
      masses: this.massesOf(rest),
      own: true,
    });
    const certain = this.weighed(part, own).filter(
      (request) => isRule(request) && !request.doubt && request.problem === null,
    );
    const isCertain = certain.length > 0 && certain.length === own.length;
    return isCertain ? certain.filter(isRule) : null;
  }

  /** Whether all the masses that are said are meant by what was read. */
  private isWithin(filters: readonly MassFilter[], rules: readonly Request[]): boolean {
    const isOf = (some: readonly MassFilter[]) => (mass: MassKey) =>
      some.some((filter) => massMatches(filter, mass));
    return this.world.masses
      .filter(isOf(filters))
      .every((mass) => rules.some(({ masses }) => isOf(masses)(mass)));
  }

  /** What requests come to, for each of their people and masses. */
  private comesTo(requests: readonly Request[]): string {
    const each = requests.flatMap(({ kind, people, masses, number }) => {
      const meant = this.world.masses.filter((mass) => masses.some((filter) => massMatches(filter, mass)));
      const who = people.map((one) => candidateIds([one]).join('/'));
      const whom = isPair(kind) ? [who.sort().join('+')] : who.length > 0 ? who : [''];
      return whom.flatMap((one) =>
        (meant.length > 0 ? meant : [null]).map((mass) =>
          [kind, one, mass?.date, mass?.time, number].join(' '),
        ),
      );
    });
    return [...new Set(each)].sort().join();
  }
  /**
   * Whether a text says something that could change a rule, and that nothing read of it holds.
   * @param before what was done before it, which it may speak of.
   */
  leavesOpen(
    text: string,
    found: readonly (Request | NotUnderstood)[],
    before: readonly Request[] = [],
  ): boolean {
    return leavesUnexplained(this.clauses(text).pieces, [...requestsIn(found), ...before], {
      world: this.world,
      isName: (word) => this.isName(word),
      goesOn: before.length > 0,
    });
  }

  /** Whether any sentence of a text, also one of which nothing was read, holds a word that nobody knows and that could change a rule. */
  holdsStrange(text: string, found: readonly (Request | NotUnderstood)[]): boolean {
    const known = { world: this.world, isName: (word: string) => this.isName(word), goesOn: false };
    return sentencesOf(text).some((sentence) =>
      holdsStrange(this.clauses(sentence).pieces, requestsIn(found), known),
    );
  }

  /** Whether a text permits a time that was read of it as refused. */
  permitsRefused(text: string, found: readonly (Request | NotUnderstood)[]): boolean {
    return permitsRefused(this.clauses(text).pieces, found.filter(isRule), this.world);
  }

  /** An exchange, or several conditions on when somebody serves, that a text tells; null where it tells neither in full. */
  private told(text: string): Request[] | null {
    const asked = text.split('?').slice(0, -1);
    if (text.length > LONGEST_TALE || !asked.every((question) => TAG.test(spoken(question)))) return null;
    const { plain, problem } = this.clauses(text);
    if (problem !== null) return null;
    const moves =
      swapIn(plain, text, this.world) ?? shiftIn(plain, text, this.world) ?? movesIn(plain, text, this.world);
    const found = moves ?? (asked.length > 0 ? null : conditionsIn(plain, text, this.world));
    return found && narrowsItself(found, this.world)
      ? found.map((request) => ({ ...request, doubt: request.doubt ?? 'sure' }))
      : found;
  }

  /** What is left of a message once a part of it was read. */
  readPieces(pieces: Piece[], message: string, context: Context): Request[] {
    return this.parts.read({ pieces, plain: pieces, problem: null }, message, context);
  }

  /** The canonical words of a text, people and masses masked. */
  wordsOf(text: string): string[] {
    return this.exact.parse(text).words;
  }

  /** Those whom a text names without doubt. */
  peopleOf(text: string): PersonRef[] {
    return this.said(text).pieces.flatMap((piece) =>
      piece.type === 'person' && piece.mention.candidates.length === 1 ? piece.mention.candidates : [],
    );
  }

  /** The days and times that a text names. */
  massesOf(text: string): MassFilter[] {
    return combined(
      this.said(text).pieces.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : [])),
    );
  }

  /** What is certain in a text. */
  said(text: string): Said {
    const known = this.texts.get(text);
    if (known) return known;
    const said = piecesOf(text, this.world, this.finder);
    this.texts.set(text, said);
    return said;
  }

  /** What is certain in a message, parted where its sentences end. */
  clauses(message: string): Said {
    return this.said(sentencesOf(message).join(', '));
  }
}

/** Days that are told by their dates, or times: not one of several Sundays. */
const isDated = (filters: readonly MassFilter[]) =>
  filters.every(({ weekday, date }) => weekday === undefined || date !== undefined);

const isRule = (request: Request | NotUnderstood): request is Request =>
  request.kind !== null && RULE_SETTING_IDS.has(request.kind);

const requestsIn = (found: readonly (Request | NotUnderstood)[]): Request[] =>
  found.filter((request): request is Request => request.kind !== null);

const isDecision = (request: Request | NotUnderstood): request is Request =>
  request.kind !== null && DECIDED.has(request.kind);

/** A request that is asked about first, where it would set a rule. */
export const inDoubt = (request: Request | NotUnderstood): Request | NotUnderstood =>
  isRule(request) && !request.doubt ? { ...request, doubt: 'sure' } : request;

/** "No dia 5. Não, no dia 8": what corrects the sentence before it is read with it. */
function withCorrections(sentences: readonly string[]): string[] {
  const found: string[] = [];
  for (const sentence of sentences) {
    const before = found.at(-1);
    const isCorrected =
      before !== undefined &&
      (CORRECTING.test(spoken(sentence)) ||
        BARE_ORDER.test(spoken(sentence)) ||
        (onlyJudges(spoken(before)) && holdsCount(spoken(sentence))) ||
        (holdsCount(spoken(before)) && saysNoMore(spoken(sentence))));
    if (isCorrected) found.splice(-1, 1, `${before.replace(/\?$/, '')}, ${sentence}`);
    else found.push(sentence);
  }
  return found;
}
