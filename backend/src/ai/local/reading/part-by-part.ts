/** Reads a sentence part by part, each in the light of those before it. */
import { comparisonKey } from '../../../platform/text.js';
import { type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import type { PersonRef } from '../../assistant/index.js';
import { type Exchange, exchangeIn } from '../facts/exchanges.js';
import { withGuesses } from '../message/guess-names.js';
import type { Piece, Said } from '../message/piece.js';
import { inPlainWords, spoken } from '../message/said.js';
import { AS_IT_IS, Segment, WHOLE } from '../message/segment.js';
import { saysTheSame } from '../message/new-request.js';
import { segmentsOf } from '../message/segments.js';
import { withPointers } from '../message/word-order.js';
import { filtersOf, type Found } from '../parts/found.js';
import { meaningOf } from '../parts/meaning.js';
import { combined, isTimeOnly, type MassWorld } from '../references/mass-references.js';
import { candidateIds, type Mention, type PeopleFinder } from '../references/people-references.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import {
  type Context,
  type Doubt,
  isPair,
  needsMass,
  needsPerson,
  type Request,
  requestOf,
} from '../requests/request.js';
import { CONDITION, DOUBTS, MARKUP, WHENEVER } from '../vocabulary/doubts.js';
import { COMPUTE } from '../vocabulary/talk.js';
import { meantByPronoun } from '../words/gender.js';
import { isPlain } from '../words/spelling.js';
import { isGrammarWord, plain } from '../words/words.js';
import {
  asSpans,
  beginsWithVerb,
  clashes,
  contradicts,
  isOldCount,
  isPlaced,
  leavesNothing,
  namesApart,
  namesWithVerb,
  narrowsItself,
  risesAbove,
  runsOn,
  saysElse,
  saysUnknown,
  servesElsewhere,
  withoutTold,
} from './accounted.js';
import { TAG } from './question.js';
import { withoutFormerPairs, withoutWholeSchedule } from './former.js';

/** More masses than these nobody serves at: the number is more likely a day. */
const MOST_MASSES = 10;

/** Begins an exception, which no rule for all can have. */
const EXCEPT = /\b(?:menos|exceto|salvo|tirando|a nao ser|fora) (?:[oa]s? )?(?!\d)/;
/** Says that a day of the week is meant every week. */
const EVERY_TIME =
  /\b(?:nenhum|tod[oa]s? (?:[oa]s?)?) ?(?:domingo|sabado|segunda|terca|quarta|quinta|sexta)s?\b|\bo mes inteiro\b|\btoda semana\b|\b(?:nunca|jamais|sempre)\b/;
const REPORTS =
  /^(?:disse|falou|avisou|ligou|contou|comentou|confirmou|informou|mandou|lembrou|acha|pede|pediu|solicita|solicitou)$/;

/** Speaks of several masses together. */
const OF_BOTH =
  /\b(?:[nd][ao]s|nenhuma? d[ao]s) [23]\b(?! \w*(?:pessoa|ministr|missas?\b ))|\b(?:em|de|nas?|nos?) ?amb[ao]s\b|\bnenhuma? del[ao]s\b|\bnel[ao]s\b/;

/** Two, and no more. */
const OF_TWO = /\b(?:[ao]s|d[ao]s|para [ao]s|amb[ao]s|n[ao]s|aos) ?2?\b(?= |$)/;

/** The coordinator wants somebody. */
const WANTED =
  /\b(?:quero|queria|queremos|prefiro|preferimos|preciso|precisamos)(?: (?:d)?[oa]| dona| seu)? \S+(?: \S+)?$/;

/** Each has their own of what is listed. */
const RESPECTIVELY = /\brespectivamente\b|\bness[ae] (?:mesma )?ordem\b/;
/** "Em qualquer dia": where somebody may be placed, and not that they are. */
const WHEREVER = /\b(?:em|n[ao]|para) qualquer (?:dia|missa|uma|um|horario|celebracao)\b/;

/** Stays where they are. */
const STAYS_THERE =
  /^(?:mas |e )?(?:(?:[oa] |dona |seu )?\S+(?: \S+)?|el[ea]s?) (?:continua|continuam|permanece|permanecem|segue|seguem)(?: (?:la|firme|normal|sim|mesmo))*$/;
/** Orders at its end what it says before. */
const ENDS_IN_ORDER =
  /, (?:(?:entao|por isso|ai|pode|podem|ja|favor) )*(?:coloc[ae]r?|coloque|bot[ae]r?|poe|ponha|escal[ae]r?|inclu[ia]r?)(?: el[ea])?(?: (?:la|ai|entao))*,?$/;
/** Tells how it was once. */
const OF_OLD =
  /\b(?:na minha epoca|n[oa] (?:meu|nosso) tempo|antigamente|naquele tempo|naquela epoca|quando eu era|(?:ano|mes) passado|em outros tempos)\b/;

/** Takes back what was said first. */
const TURNS = /\b(?:mas|porem|agora|mudei de ideia|pensando bem)\b/;
/** "O Marcos foi chamado para trabalhar": what befell somebody is no order. */
const WAS_CALLED =
  /\b(?:foi|foram|fui|sera|vai ser|esta sendo) (?:chamad|convocad|escalad|designad|incluid)[oa]s?\b/;

/** A part of a sentence, where it stands among the others. */
interface Place {
  index: number;
  segment: Segment;
}

/** What a part asks for, as far as it is read. */
interface Draft {
  kind: KindId;
  words: string[];
  count: Found['count'];
  who: Mention[];
  masses: MassFilter[];
  doubt: Doubt | undefined;
}

/** One sentence, read from its first part to its last. */
export class PartByPart {
  private readonly pieces: readonly Piece[];
  private readonly segments: readonly Segment[];
  private readonly asked: Request[] = [];
  /** Pieces of parts that were read, and of those that ask for nothing. */
  private readonly readPieces = new Set<Piece>();
  private readonly unasked = new Set<Piece>();
  private last: Request | null = null;
  /** Who was spoken of last. */
  private people: readonly PersonRef[];
  /** Everybody who was named so far, the latest last. */
  private named: readonly PersonRef[];
  /** Of names that several bear, who may be meant, by the first of them. */
  private readonly namesakes = new Map<number, Mention>();
  /** Parts that seem to ask for something and were not read. */
  private readonly unread: Segment[] = [];
  private readonly isDoubtful: boolean;
  private readonly isHanging: boolean;

  constructor(
    private readonly world: MassWorld,
    private readonly finder: PeopleFinder,
    private readonly said: Said,
    private readonly sentence: string,
    private readonly context: Context,
  ) {
    this.pieces = withPointers(withNamed(said.pieces, context.people), context.masses);
    this.segments = segmentsOf(withoutReporters(this.pieces));
    this.people = context.people;
    this.named = context.people;
    this.isDoubtful =
      CONDITION.test(inPlainWords(spoken(sentence))) ||
      DOUBTS.some((doubt) => doubt.test(spoken(sentence))) ||
      MARKUP.test(comparisonKey(sentence));
    this.isHanging = WHENEVER.test(spoken(sentence));
  }

  /** What the sentence asks for; in doubt where something of it is not accounted for. */
  read(): Request[] {
    const exchange = exchangeIn(this.pieces);
    if (exchange) return [this.exchanged(exchange)];
    for (const [index, segment] of this.segments.entries()) this.readPart({ index, segment });
    const requests = withoutTold(
      asSpans(withoutAble(withoutWholeSchedule(withoutFormerPairs(this.asked)))),
      this.world,
    );
    const spokenOf = this.pieces.filter(
      (piece) => (piece.type !== 'number' || this.readPieces.has(piece)) && !this.unasked.has(piece),
    );
    if (!this.isUnread(requests) && isExplained(spokenOf, requests) && isSound(requests, this.world))
      return requests;
    return requests.map((request) =>
      request.doubt || !RULE_SETTING_IDS.has(request.kind) ? request : { ...request, doubt: 'sure' as const },
    );
  }

  /** "A Ana passa a quinzena toda na praia, então não serve nesse período": what a part tells of those and of the masses that are asked about. */
  private isUnread(requests: readonly Request[]): boolean {
    const people = requests.flatMap((request) => request.people.flatMap(firstOfOne));
    const isMeant = (mass: MassKey) =>
      requests.some(({ masses }) => masses.some((filter) => massMatches(filter, mass)));
    return this.unread.some((segment) => {
      const named = this.world.masses.filter((mass) =>
        segment.masses.some(({ filters }) => filters.some((filter) => massMatches(filter, mass))),
      );
      return (
        named.length === 0 ||
        segment.numbers.length > 0 ||
        !named.every(isMeant) ||
        !firstOf(segment.people).every(({ id }) => people.some((person) => person.id === id))
      );
    });
  }

  private exchanged({ people, goals }: Exchange): Request {
    return requestOf(this.world, 'exchange', this.sentence, {
      people,
      masses: goals,
      doubt: this.isDoubtful ? 'meaning' : undefined,
      problem: this.said.problem,
      words: ['goals'],
    });
  }

  private readPart(place: Place): void {
    const { segment } = place;
    const own = firstOf(segment.people);
    for (const mention of segment.people)
      if (mention.candidates.length > 1) this.namesakes.set(mention.candidates[0]!.id, mention);
    this.named = [...this.named.filter(({ id }) => !own.some((person) => person.id === id)), ...own];
    const computes = COMPUTE.test(segment.text);
    if (computes) this.askToCompute(segment);
    // "O Geraldo pode ficar como está", "e na Imaculada mantém".
    const isOfMass = segment.people.length === 0 && this.asked.length > 0;
    if (
      AS_IT_IS.test(segment.text) &&
      (isOfMass || segment.masses.length === 0) &&
      segment.numbers.length === 0
    ) {
      for (const piece of segment.pieces) this.unasked.add(piece);
      return;
    }
    if (OF_OLD.test(segment.text) && !segment.has('place', 'remove', 'want', 'need')) return;
    // "O Luiz não pode no dia 24, mas a Terezinha continua."
    if (
      STAYS_THERE.test(segment.text) &&
      segment.masses.length + segment.numbers.length === 0 &&
      !segment.isStrong
    ) {
      for (const piece of segment.pieces) this.unasked.add(piece);
      return;
    }
    const found = this.foundIn(place, computes);
    // "O Paulo não pode no dia 6, mas a Neuza pode": of her, nothing is asked.
    if (
      !found &&
      segment.has('able') &&
      !segment.negated &&
      segment.masses.length + segment.numbers.length === 0 &&
      this.asked.every(({ kind }) => kind === 'exclude')
    )
      for (const piece of segment.pieces) this.unasked.add(piece);
    if (!found) {
      if (segment.isStrong && !computes && segment.masses.length > 0 && !segment.isReason)
        this.unread.push(segment);
      if (segment.people.length > 0) this.people = own;
      return;
    }
    const draft = this.drafted(found, segment);
    this.settleWho(draft, segment);
    this.settleTimes(draft, place);
    this.settleDoubtOfSentence(draft);
    this.settleMassesNear(draft, place);
    this.settleDoubts(draft, segment);
    this.settleExceptions(draft, segment);
    if (
      !draft.doubt &&
      draft.kind === 'exclude' &&
      draft.masses.length === 0 &&
      segment.isStrange &&
      !ordersWhole(segment)
    )
      draft.doubt = 'sure';
    const each = RESPECTIVELY.test(segment.text) ? this.respectively(draft) : [draft];
    for (const one of each.flatMap((draft) => pairsOf(draft, segment))) this.ask(one, segment);
  }

  /** "A Fátima e o Benedito, respectivamente, nos dias 12 e 13": each on their own day; in doubt where these are not as many. */
  private respectively(draft: Draft): Draft[] {
    const days = draft.masses.map(({ date }) => date);
    if (draft.who.length < 2 || days.length !== draft.who.length || days.includes(undefined))
      return [{ ...draft, doubt: draft.doubt ?? 'sure' }];
    return draft.who.map((one, at) => {
      const mass = draft.masses[at]!;
      return { ...draft, who: [one], masses: [this.hasMass([mass]) ? mass : { date: mass.date! }] };
    });
  }

  private askToCompute({ text }: Segment): void {
    const again =
      /^(?:.* )?refa[zc]/.test(text) ||
      /\b(?:ger|mont|calcul|fac|faz|rod)\w* (?:\S+ ){0,3}(?:de novo|novamente|outra vez)\b/.test(text);
    const anew = /\b(?:do )?zero\b|tudo de novo|do comeco/.test(text);
    this.asked.push(
      requestOf(this.world, 'solve', this.sentence, {
        words: [...(anew ? ['dozero'] : []), ...(again ? ['again'] : [])],
      }),
    );
  }

  /** What a part asks for by its own words, by those of the parts beside it, or by naming somebody and a mass. */
  private foundIn({ index, segment }: Place, computes: boolean): Found | null {
    const guessed = withGuesses(segment, this.finder);
    return (
      this.asIdem(segment) ??
      meaningOf(guessed) ??
      this.asTheLast(segment, guessed, computes) ??
      this.asTheNext(segment, this.segments[index + 1]) ??
      this.asAlso(segment) ??
      this.asBareNames(segment) ??
      asFramed(segment)
    );
  }

  /** "A Rosa não pode no dia 5, o João no dia 12": the same of somebody else. */
  private asTheLast(segment: Segment, guessed: Segment, computes: boolean): Found | null {
    const { last } = this;
    if (
      !last ||
      computes ||
      segment.people.length === 0 ||
      segment.isStrong ||
      segment.has('serve', 'able') ||
      segment.isReason ||
      segment.isStrange ||
      beginsWithVerb(segment)
    )
      return null;
    // "No dia 8 não quero a Márcia, quero a Fátima": the one in the place of the other.
    if (last.kind === 'exclude' && !segment.negated && segment.matches(WANTED))
      return {
        kind: 'pin',
        people: [...segment.people],
        masses: segment.masses.length > 0 ? filtersOf(segment) : [...last.masses],
        doubt: last.masses.length === 0 ? 'when' : undefined,
      };
    // "Ninguém com mais de três, Benedito no dia 20."
    if ((last.kind === 'cap' || last.kind === 'capAll') && segment.masses.length > 0) return null;
    // "Fora do dia 22 …, e o Zé no dia 8".
    if (last.kind === 'exclude' && linkOf(segment) === 'n' && linkOf(segment.before) === 'd') return null;
    // "O Luiz só de manhã, Benedito no dia 20."
    const isOfDate = datesOf(segment).some(({ date }) => date !== undefined);
    if (last.kind === 'only' && isOfDate && last.masses.every(({ date }) => date === undefined)) return null;
    return {
      kind: last.kind === 'capAll' ? 'cap' : last.kind,
      people: [...segment.people],
      masses: filtersOf(segment),
      doubt: needsMass(last.kind) ? 'when' : last.doubt === 'meaning' ? last.doubt : undefined,
      count:
        guessed.numbers.at(-1) ??
        (last.number === null ? undefined : { value: last.number, sign: '=', of: null }),
      words: [],
    };
  }

  /** "Tira a Neuza do dia 5 e põe no 12, e o Paulo a mesma coisa": all that was asked for of the one before. */
  private asIdem(segment: Segment): Found | null {
    const { last } = this;
    if (!last || !saysTheSame(segment)) return null;
    const whom = JSON.stringify(firstOf(last.people));
    const [...all] = this.asked.filter(({ people }) => JSON.stringify(firstOf(people)) === whom);
    for (const request of all.slice(0, -1)) this.asked.push({ ...request, people: [...segment.people] });
    return {
      kind: last.kind,
      people: [...segment.people],
      masses: [...last.masses],
      count: last.number === null ? undefined : { value: last.number, sign: '=', of: null },
      words: [...last.words],
    };
  }

  /** "Vai na novena, e no dia 31 também": the same of the same people, at other masses. */
  private asAlso(segment: Segment): Found | null {
    const { last } = this;
    const isMore =
      last !== null &&
      (last.kind === 'pin' || last.kind === 'exclude') &&
      segment.people.length === 0 &&
      segment.masses.length > 0 &&
      segment.has('also') &&
      !segment.negated &&
      !segment.isReason;
    return isMore ? { kind: last.kind, people: [...last.people], masses: filtersOf(segment) } : null;
  }

  /** "A Rosa no dia 5, que ela não pode": what is asked for is said next. */
  private asTheNext(segment: Segment, next: Segment | undefined): Found | null {
    if (next?.people.length !== 0 || next.masses.length > 0) return null;
    if (segment.people.length === 0 || segment.masses.length === 0) return null;
    const found = meaningOf(withGuesses(next, this.finder));
    return found && { ...found, people: [...segment.people], masses: filtersOf(segment) };
  }

  /** "Antônio no dia 22." */
  private asBareNames(segment: Segment): Found | null {
    const isBare =
      segment.people.length > 0 &&
      segment.masses.length > 0 &&
      !segment.isStrong &&
      !segment.negated &&
      !segment.pieces.some(
        (piece, at) =>
          piece.type === 'word' &&
          piece.meanings.length === 0 &&
          piece.text.length > 3 &&
          !(
            piece.text === 'para' &&
            segment.pieces.slice(at + 1, at + 3).some(({ type }) => type === 'masses')
          ),
      );
    if (!isBare || (this.sentence.trim().endsWith('?') && !TAG.test(spoken(this.sentence)))) return null;
    // "O dia 22 é do Antônio" leaves no doubt, "Antônio no dia 22" says no more, and no less.
    const isSure =
      segment.matches(/e (?:d[ao]s?|com|para) /) ||
      ((isPlaced(segment) || (listsOf(segment) && this.said.plain.length === segment.pieces.length)) &&
        this.segments.length === 1);
    return {
      kind: 'pin',
      people: [...segment.people],
      masses: filtersOf(segment),
      doubt: isSure ? undefined : 'sure',
      words: ['bare'],
    };
  }

  /** What was found, a limit of all being one of those who were named where that is meant. */
  private drafted(found: Found, segment: Segment): Draft {
    const { kind, people = [], masses = [], doubt, words = [], count } = found;
    const ofNamed = kind === 'capAll' ? this.limited(doubt, segment) : null;
    return ofNamed
      ? { kind: 'cap', words, count, who: ofNamed, masses, doubt: undefined }
      : { kind, words, count, who: people, masses, doubt };
  }

  /** Those whom a limit of all is of, where it is of those who were named. */
  private limited(doubt: Doubt | undefined, segment: Segment): Mention[] | null {
    const { people, asked, context } = this;
    const isOfOne =
      doubt === 'sure' ||
      ((asked.length === 0
        ? context.own
        : asked.every(({ people: [who] }) => who?.candidates[0]?.id === people[0]?.id)) &&
        !segment.has('each', 'nobody') &&
        !segment.matches(/\bpor pessoa\b/));
    if (people.length === 1) return isOfOne ? people.map(sure) : null;
    // "Portanto, no máximo uma para cada": for each of those who were named.
    const isOfEach =
      people.length > 1 &&
      asked.length === 0 &&
      segment.matches(
        /\bcada(?: (?:uma?|qual))?(?: d[eo]s?\w*| delas| deles)?$|\bcada (?:uma?|qual)\b(?! pessoa| ministro)/,
      ) &&
      !segment.matches(/\b(?:tod[ao]s|pessoas?|ministr\w*|geral)\b/);
    return isOfEach ? people.map(sure) : null;
  }

  /** Who is meant by pronouns, or by saying nothing of it. */
  private settleWho(draft: Draft, segment: Segment): void {
    const { kind, words } = draft;
    const before = this.people.at(-1);
    if (draft.who.length === 0 && needsPerson(kind))
      draft.who =
        this.bothNamed(segment) ??
        ofTheirGender(segment, this.people, this.named) ??
        pronouns(segment, this.people, this.last).map(
          (mention) => this.namesakes.get(mention.candidates[0]!.id) ?? mention,
        );
    if (kind === 'replace' && words.includes('pronoun') && draft.who.length === 1 && before)
      draft.who = [sure(before), draft.who[0]!];
    if (words.includes('same')) {
      const [first] = this.last?.kind === 'replace' ? this.last.people : [];
      if (first) draft.who = [first];
      else if (this.asked.length === 0 && !this.context.own) draft.doubt ??= 'sure';
    }
    // "A Rosa com a Vera, mas não com a Neuza": of the first of the two.
    const pairing = this.last && isPair(this.last.kind) ? firstOf(this.last.people)[0] : before;
    if (words.includes('with') && draft.who.length === 1 && pairing)
      draft.who = [sure(pairing), draft.who[0]!];
    // "A Rosa no dia 12, a Neuza no 17, e nunca as duas na mesma missa."
    if (isPair(kind) && draft.who.length < 2 && this.named.length > 1)
      if (segment.has('they') || this.named.length === 2) draft.who = this.named.slice(-2).map(sure);
    const isOfPairs = segment.matches(/\b(?:par(?:es)?|duplas?|casa(?:l|is))\b/);
    if (isInherited(kind, segment) && draft.who.length > 2 && isOfPairs) draft.doubt = 'meaning';
  }

  /** "A Vera no dia 5, o Antônio no dia 15, e os dois fora do dia 22": each of the two who were named one by one. */
  private bothNamed(segment: Segment): Mention[] | null {
    const before = this.context.all?.people ?? [];
    const named = [...before.filter(({ id }) => !this.named.some((one) => one.id === id)), ...this.named];
    const isOfBoth =
      named.length === 2 && this.people.length < 2 && segment.has('they') && segment.matches(OF_TWO);
    return isOfBoth ? named.map(sure) : null;
  }

  /** A time alone is of a day that is said in another part; the place that somebody left is where they left it. */
  private settleTimes(draft: Draft, { index }: Place): void {
    const { kind, words, masses } = draft;
    if (masses.length > 0 && isTimeOnly(masses)) {
      const days = [...this.segments.slice(0, index).reverse(), ...this.segments.slice(index + 1)]
        .map(datesOf)
        .concat(needsMass(kind) && kind !== 'exclude' ? [daysOf(this.context.masses)] : [])
        .find((each) => each.length > 0 && this.hasMass(combined([each, masses])));
      if (days && kind !== 'only' && !words.includes('within')) draft.masses = combined([days, masses]);
    }
    const left = this.asked.findLast((request) => request.kind === 'exclude' && request.masses.length > 0);
    if (kind === 'pin' && words.includes('nolugar') && draft.masses.length === 0 && left)
      draft.masses = left.masses;
  }

  private hasMass(filters: readonly MassFilter[]): boolean {
    return this.world.masses.some((mass) => filters.some((filter) => massMatches(filter, mass)));
  }

  /** What the whole sentence leaves in doubt, or makes certain. */
  private settleDoubtOfSentence(draft: Draft): void {
    const hangs = this.isDoubtful || (this.isHanging && !isPair(draft.kind));
    if (hangs && (!draft.doubt || draft.doubt === 'sure')) draft.doubt = 'meaning';
    // "Ela pode no dia 15, então coloca."
    if (draft.doubt === 'sure' && draft.words.includes('able') && ENDS_IN_ORDER.test(spoken(this.sentence)))
      draft.doubt = undefined;
    if (draft.doubt === 'once' && EVERY_TIME.test(spoken(this.sentence))) draft.doubt = undefined;
    if (draft.doubt === 'when' && draft.masses.length > 0) draft.doubt = undefined;
  }

  /** The masses of the parts beside it, where it says none and needs one. */
  private settleMassesNear(draft: Draft, place: Place): void {
    const several = this.severalBefore(place.segment);
    if (several && draft.kind === 'exclude') {
      draft.masses = several;
      draft.doubt = undefined;
      return;
    }
    const isOfAll = draft.kind === 'exclude' && draft.doubt === undefined && !draft.words.includes('order');
    if (draft.masses.length > 0 || !needsMass(draft.kind) || draft.words.includes('rest') || isOfAll) return;
    const near = this.massesNear(place);
    if (near.length === 0) return;
    draft.masses = [...near];
    if (draft.doubt === 'when') draft.doubt = undefined;
  }

  /** "… e a Ana em nenhuma das duas": of the masses that were spoken of, each. */
  private severalBefore(segment: Segment): MassFilter[] | null {
    if (segment.people.length === 0 || segment.masses.length > 0 || !OF_BOTH.test(segment.text)) return null;
    const here = combinedOnce(this.asked.map(({ masses }) => masses));
    const spoken = here.length > 0 ? here : combinedOnce([this.context.all?.masses ?? []]);
    return spoken.length === 2 || spoken.length === 3 ? spoken : null;
  }

  private massesNear({ index, segment }: Place): readonly MassFilter[] {
    const before = segment.before ?? this.segments[index - 1] ?? null;
    if (before) {
      const isOfExcepted = segment.matches(/\b[dn]ess[ea]\b/) && before.excepted.length > 0;
      const masses = isOfExcepted ? before.excepted : filtersOf(before);
      if (masses.length > 0) return masses;
    }
    if (this.last) return this.last.masses.length > 0 ? this.last.masses : this.context.masses;
    const after = this.segments
      .slice(index + 1)
      .filter((each) => !each.matches(/\b(?:volt|retorn|regress|reassum)\w*|^(?:mas|porem|so) /))
      .map(filtersOf)
      .find((each) => each.length > 0);
    return after ?? this.context.masses;
  }

  /** What must be asked of who, when and how many. */
  private settleDoubts(draft: Draft, segment: Segment): void {
    const { kind, who, masses, count } = draft;
    // One vacant place of several masses.
    if (!draft.doubt && kind === 'pin' && segment.matches(/\b(?:vaga|lugar|posto)\b/) && masses.length > 1)
      draft.doubt = 'sure';
    // One person, and several who may be meant.
    const isOfOne = segment.people.length === 0 && segment.has('he') && !segment.has('they');
    if (!draft.doubt && who.length > 1 && isOfOne) draft.doubt = 'sure';
    if (draft.doubt === 'who' && (isPair(kind) ? who.length > 1 : who.length > 0))
      draft.doubt =
        kind === 'replace' && who.length < 2
          ? 'who'
          : kind === 'exclude' && masses.length === 0 && !segment.matches(WHOLE)
            ? 'when'
            : undefined;
    if (who.length === 0 && needsPerson(kind)) draft.doubt = 'who';
    if (isPair(kind) && who.length === 1) draft.doubt = 'who';
    const ids = who.map(({ candidates }) => candidates[0]?.id);
    const isTwice = new Set(ids).size < ids.length && !isPair(kind);
    const isMuch = kind === 'cap' && (count?.value ?? 0) > MOST_MASSES;
    if (!draft.doubt && (isTwice || isMuch)) draft.doubt = 'sure';
  }

  private settleExceptions(draft: Draft, segment: Segment): void {
    const { excepted } = segment;
    const isAnywhere = draft.kind === 'pin' && WHEREVER.test(segment.text);
    // "Pode pôr em qualquer dia, menos no Natal": kept from is what is excepted.
    if (isAnywhere && excepted.length > 0) {
      draft.kind = 'exclude';
      draft.masses = excepted;
      if (draft.doubt === 'when') draft.doubt = undefined;
      return;
    }
    if (isAnywhere) draft.doubt ??= 'meaning';
    if (excepted.length === 0) return;
    // "O mês inteiro, exceto nos dias 12 e 31, que aí não pode": refused is what is excepted.
    const isOfExcepted =
      draft.kind === 'exclude' &&
      segment.at('not') > segment.pieces.findIndex(({ text }) => text === 'exceto') &&
      !segment.has('away', 'remove', 'leaves', 'without', 'avoid');
    if (isOfExcepted) draft.masses = excepted;
    else if (!draft.words.includes('excepting')) draft.masses = without(this.world, draft.masses, excepted);
    // "Exceto aos domingos, a Luísa não pode": on all the others.
    if (draft.doubt === 'when' && draft.masses.length > 0) draft.doubt = undefined;
  }

  /** Adds what a part asks for, which is what the next parts are read by. */
  private ask({ kind, words, count, who, masses, doubt }: Draft, segment: Segment): void {
    const request = requestOf(this.world, kind, this.sentence, {
      people: who,
      masses,
      doubt,
      number: count?.value ?? null,
      problem: this.said.problem,
      words: [
        ...words,
        ...(isInherited(kind, segment) ? ['inherited'] : []),
        ...(kind === 'exclude' && masses.length === 0 && isOfSchedule(segment) ? ['schedule'] : []),
        ...(segment.has('place', 'enters') && !WAS_CALLED.test(segment.text) ? ['ordered'] : []),
        ...(segment.matches(
          /\b(?:todas (?:as|d[oae]s?|n[oa]s?)|cada|ambas as|nas [23]|(?:nas|das|as) missas|domingos|sabados|tod[oa] (?:domingo|sabado|segunda|terca|quarta|quinta|sexta))\b/,
        )
          ? ['each']
          : []),
        ...(segment.matches(/^(?:e )?tambem|tambem$/) ? ['also'] : []),
        ...(isPair(kind) && (segment.pieces[0]?.breaks || TURNS.test(spoken(this.sentence)))
          ? ['turned']
          : []),
        ...(segment.has('able') && !segment.has('place', 'enters') ? ['permitted'] : []),
      ],
    });
    if (kind === 'capAll' && this.exceptsSomebody()) request.doubt = 'meaning';
    if (!request.doubt && RULE_SETTING_IDS.has(kind) && saysMore(kind, segment)) request.doubt = 'sure';
    const alternatives = either(segment);
    this.asked.push(alternatives && kind !== 'together' ? { ...request, people: [alternatives] } : request);
    for (const piece of segment.pieces) this.readPieces.add(piece);
    // Who left was spoken of before: whatever follows is of the one who comes.
    if (who.length > 0) this.people = firstOf(words.includes('pronoun') ? who.slice(-1) : who);
    this.last = request;
  }

  private exceptsSomebody(): boolean {
    return (
      EXCEPT.test(inPlainWords(spoken(this.sentence))) && this.pieces.some(({ type }) => type === 'person')
    );
  }
}

/** "Os casais juntos: Marcos e Márcia, Paulo e Neuza": each two that a comma parts from the next. */
function pairsOf(draft: Draft, { pieces }: Segment): Draft[] {
  const groups: Mention[][] = [];
  for (const piece of pieces) {
    if (piece.type !== 'person') continue;
    if (piece.breaks || groups.length === 0) groups.push([piece.mention]);
    else groups.at(-1)!.push(piece.mention);
  }
  const isOfPairs =
    isPair(draft.kind) &&
    groups.length > 1 &&
    groups.every((two) => two.length === 2) &&
    draft.who.length === 2 * groups.length;
  return isOfPairs ? groups.map((who) => ({ ...draft, who })) : [draft];
}

/** An order by a verb that is not known, as Portuguese makes it: "empurra", "leve", "arranjar". */
const ORDERS = /^[a-z]{3,}(?:[ae]|[aei]r)$/;

/** "Empurra a Luísa para o dia 27", "espana o João do dia 8": what an unknown verb orders, told by what stands before the day; asked about. */
function asFramed({ pieces, people, masses, numbers }: Segment): Found | null {
  const [verb, ...rest] = pieces.filter(({ text }) => text !== 'e');
  const mass = rest.findIndex(({ type }) => type === 'masses');
  const who = rest.findIndex(({ type }) => type === 'person');
  const isFrame =
    verb?.type === 'word' &&
    verb.meanings.length === 0 &&
    ORDERS.test(verb.text) &&
    !isGrammarWord(verb.text) &&
    !isPlain(verb.text) &&
    people.length > 0 &&
    masses.length === 1 &&
    numbers.length === 0 &&
    who <= 1 &&
    mass > who &&
    mass === rest.length - 1 &&
    rest
      .slice(0, mass)
      .every(
        ({ type, text, breaks }) =>
          !breaks && (type === 'person' || /^(?:[oae]|dona|seu|n[oa]|d[oa]|em|para|de)$/.test(text)),
      );
  if (!isFrame) return null;
  const link = `${rest[mass - 1]?.text ?? ''} ${rest[mass]!.text}`;
  const kind = /^(?:n[oa]|em|para|[oa]) |^\S* n[oa] /.test(link)
    ? 'pin'
    : /^d[oae] |^\S* d[oa] /.test(link)
      ? 'exclude'
      : null;
  return (
    kind && {
      kind,
      people: [...people],
      masses: [...masses.flatMap(({ filters }) => filters)],
      doubt: 'sure',
    }
  );
}

const isTimed = (piece?: Piece) =>
  piece?.type === 'masses' &&
  piece.filters.every(({ date, time }) => date !== undefined && time !== undefined);

/** "São Judas das 15h: Ana e João": a mass, and then nothing but names. */
const listsOf = ({ pieces }: Segment): boolean => {
  const mass = pieces.findIndex(({ type }) => type === 'masses');
  return (
    pieces.slice(0, Math.max(0, mass)).every(({ text }) => /^(?:n?[oa]s?|em|para|dia|missa)$/.test(text)) &&
    (pieces[mass + 1]?.breaks === true || isTimed(pieces[mass])) &&
    pieces
      .slice(mass + 1)
      .every(({ type, text }) => type === 'person' || /^(?:e|[oa]|dona|seu|com)$/.test(text))
  );
};

/** "Pode ir no dia 8, mas no dia 13 não": where somebody is able to come asks for nothing, beside where they are not. */
const withoutAble = (requests: readonly Request[]): Request[] =>
  requests.filter(
    ({ kind, words, people }) =>
      kind !== 'pin' ||
      !words.includes('permitted') ||
      !requests.some(
        (other) =>
          other.kind === 'exclude' &&
          JSON.stringify(firstOf(other.people)) === JSON.stringify(firstOf(people)),
      ),
  );

/** "Vai ganhar neném, então tira ela de dezembro inteiro": the last clause says by itself that it is of all. */
function ordersWhole({ pieces }: Segment): boolean {
  const start = pieces.findLastIndex(({ breaks, text }, at) => at > 0 && (breaks || text === 'entao'));
  const clause = new Segment(pieces.slice(Math.max(0, start)));
  return (
    start > 0 &&
    WHOLE.test(clause.text) &&
    (clause.has('remove', 'away') || (clause.negated && clause.has('serve', 'place', 'able'))) &&
    !clause.isStrange
  );
}

/** "Não é para ela aparecer na escala": of the schedule, and not of all of it. */
const isOfSchedule = (segment: Segment) =>
  segment.matches(/\b(?:n?a|da) escala\b/) && !segment.matches(/\b(?:mes|inteir\w+|tod[ao]\w*|nenhuma?)\b/);

/** Whether a day is said as one that somebody is taken from, or where they are. */
const linkOf = (segment: Segment | null): 'd' | 'n' | null => {
  const at = segment?.pieces.findIndex(({ type }) => type === 'masses') ?? -1;
  const [first = ''] = segment?.pieces[at]?.text.split(' ') ?? [];
  const link = /^[dn][oa]s?$/.test(first) ? first : (segment?.pieces[at - 1]?.text ?? '');
  return /^[dn][oa]s?$/.test(link) ? (link[0] as 'd' | 'n') : null;
};

/** Each of several masses that were spoken of one by one. */
const combinedOnce = (all: readonly (readonly MassFilter[])[]): MassFilter[] => {
  const known = new Map(all.flat().map((filter) => [JSON.stringify(filter), filter]));
  return [...known.values()];
};

/** The likeliest of one who is mentioned. */
const firstOfOne = ({ candidates }: Mention): PersonRef[] => candidates.slice(0, 1);

const datesOf = (segment: Segment) => daysOf(filtersOf(segment));

/** Of each who is mentioned, the likeliest. */
const firstOf = (people: readonly Mention[]): PersonRef[] =>
  people.flatMap(({ candidates }) => candidates.slice(0, 1));

/** Whether a pair is of those who were named before. */
const isInherited = (kind: KindId, segment: Segment) => isPair(kind) && segment.people.length === 0;

/** Whether a part says what a rule of this kind does not account for. */
function saysMore(kind: KindId, segment: Segment): boolean {
  if (saysElse(kind, segment)) return true;
  const isKept = kind === 'exclude' || kind === 'only';
  if ((kind === 'pin' || isKept) && namesWithVerb(segment)) return true;
  if (isKept) return namesApart(segment);
  if (kind !== 'pin') return false;
  const isUnknown = !segment.has('he', 'they') && saysUnknown(segment);
  return servesElsewhere(segment) || isUnknown || runsOn(segment);
}

/** Whether nothing that is asked for stands against something else of it. */
export function isSound(requests: readonly Request[], world: MassWorld): boolean {
  return (
    !contradicts(requests) &&
    !clashes(requests, world) &&
    !leavesNothing(requests, world) &&
    !narrowsItself(requests, world) &&
    !risesAbove(requests)
  );
}

/** The masses that are meant, but for those that are excepted. */
function without(
  world: MassWorld,
  masses: readonly MassFilter[],
  excepted: readonly MassFilter[],
): MassFilter[] {
  const fits = (filters: readonly MassFilter[], mass: MassKey) =>
    filters.some((filter) => massMatches(filter, mass));
  return world.masses
    .filter(
      (mass) =>
        mass.date >= world.today && (masses.length === 0 || fits(masses, mass)) && !fits(excepted, mass),
    )
    .map(({ date, time }) => ({ date, time }));
}

/** Whether everybody, every day and every number that was said is in what was understood. */
function isExplained(pieces: readonly Piece[], requests: readonly Request[]): boolean {
  const rules = requests.filter(({ kind }) => RULE_SETTING_IDS.has(kind));
  if (rules.length === 0) return true;
  const people = new Set(rules.flatMap((request) => candidateIds(request.people)));
  const isOfAll = new Segment(pieces).has('nobody', 'max');
  const numbers = new Set(rules.flatMap(({ number }) => (number === null ? [] : [number])));
  const isExcepting = pieces.some(({ text }) => text === 'exceto');
  return withoutReporters(pieces).every((piece) => {
    if (piece.type === 'person')
      return (
        piece.mention.candidates.some(({ id }) => people.has(id)) || piece.mention.candidates.length === 0
      );
    if (piece.type === 'number')
      return (
        numbers.has(piece.value) ||
        (!isOfAll && rules.some(({ kind }) => kind === 'exactly') && isOldCount(pieces, piece))
      );
    // "… põe ela também às 15h": an hour that no reading has.
    if (!isExcepting && piece.type === 'masses' && piece.filters.length === 1 && isTimeOnly(piece.filters)) {
      const [{ time } = {}] = piece.filters;
      const timed = rules.flatMap(({ masses }) => masses.filter((filter) => filter.time !== undefined));
      if (timed.length > 0 && !timed.some((filter) => filter.time === time)) return false;
    }
    return piece.type !== 'masses' || rules.some(({ masses }) => masses.length > 0 || false);
  });
}

/** "João ou Joana": one of the two, and not known which. */
function either(segment: Segment): Mention | null {
  const at = segment.pieces.findIndex(({ text }) => text === 'ou');
  const [one, other] = [
    segment.pieces[at - 1],
    segment.pieces.slice(at + 1).find(({ type }) => type === 'person'),
  ];
  return at < 1 || one?.type !== 'person' || other?.type !== 'person' ? null : oneOf(one, other);
}

type Named = Extract<Piece, { type: 'person' }>;

/** Two of whom one is meant, and not known which. */
const oneOf = (one: Named, other: Named): Mention => ({
  words: `${one.text} ou ${other.text}`,
  candidates: [...one.mention.candidates, ...other.mention.candidates],
  known: true,
});

/** Whom "ele" and "as duas" stand for. */
export function pronouns(segment: Segment, people: readonly PersonRef[], last: Request | null): Mention[] {
  const both = segment.has('they') || segment.matches(/\b(?:os|as|nenhum d[oa]s|nenhuma das) [23]\b/);
  const known =
    last && last.kind !== 'replace' && last.people.length > people.length
      ? last.people.flatMap(({ candidates }) => candidates.slice(0, 1))
      : people;
  if (known.length === 0) return [];
  const ordinal = /\b[oa] (primeir|segund|terceir|ultim)[oa]\b/.exec(segment.text)?.[1];
  const pointedAt = ordinal
    ? known.at({ primeir: 0, segund: 1, terceir: 2, ultim: -1 }[ordinal]!)
    : undefined;
  if (pointedAt) return [sure(pointedAt)];
  if (both) return known.map(sure);
  const pronoun = /\b[dn]?el[ea]\b/.exec(segment.text)?.[0];
  const meant = pronoun ? meantByPronoun(pronoun, known) : known;
  return known.length === 1 || segment.has('he') ? [sure(meant.at(-1)!)] : known.map(sure);
}

/** "Ele não pode no dia 27 e ela não pode no dia 31": who was named before, where the one of before is no "ela". */
function ofTheirGender(
  segment: Segment,
  people: readonly PersonRef[],
  named: readonly PersonRef[],
): Mention[] | null {
  const pronoun = /\bel[ea]\b/.exec(segment.text)?.[0];
  const [before, ...others] = people;
  if (!pronoun || !before || others.length > 0 || named.length < 2) return null;
  const meant = meantByPronoun(pronoun, named);
  const isOther = meant.length < named.length && !meant.some(({ id }) => id === before.id);
  return isOther ? [sure(meant.at(-1)!)] : null;
}

/** "Ela e o João", "separa ela do João": the pronoun beside a name stands for who was spoken of, if that is one. */
function withNamed(pieces: readonly Piece[], people: readonly PersonRef[]): Piece[] {
  const [person, ...others] = people;
  if (!person || others.length > 0) return [...pieces];
  return pieces.map((piece, at) => {
    if (piece.type !== 'word' || !/^el[ea]$/.test(piece.text)) return piece;
    const isLinked = (link: string) => /^(?:e|nem|com|d[aeo]|ou)$/.test(link);
    const after = pieces.slice(at + 1, at + 4);
    const named = after.findIndex(({ type }) => type === 'person');
    const follows =
      named > 0 && isLinked(after[0]!.text) && after.slice(1, named).every(({ text }) => /^[oa]$/.test(text));
    const next = after[named];
    const isOther = next?.type === 'person' && next.mention.candidates.every(({ id }) => id !== person.id);
    return follows && isOther
      ? { breaks: piece.breaks, text: piece.text, type: 'person', mention: sure(person) }
      : piece;
  });
}

/** Leads from telling to whom it is told. */
const TO_WHOM =
  /^(?:[ao]s?|ao|para(?: [ao])?|com|de|dona|seu|senhora?|hoje|ontem|ja|dizendo|avisando|falando)$/;

/** "O Francisco avisou a Neuza que não vem": one of the two, where nobody is named behind "que"; null for anything else. */
function toldTo(pieces: readonly Piece[]): Piece[] | null {
  const says = pieces.findIndex((piece) => piece.type === 'word' && REPORTS.test(piece.text));
  const that = pieces.findIndex(({ text }, at) => at > says && text === 'que');
  const [teller, ...others] = pieces.slice(0, Math.max(0, says)).filter(({ type }) => type === 'person');
  const between = pieces.slice(says + 1, Math.max(0, that));
  const [whom, ...more] = between.filter(({ type }) => type === 'person');
  const isTold =
    teller?.type === 'person' &&
    whom?.type === 'person' &&
    others.length + more.length === 0 &&
    between.every(({ type, text, breaks }) => !breaks && (type === 'person' || TO_WHOM.test(text)));
  if (!isTold) return null;
  const of = pieces.slice(that + 1).find(({ text }) => !/^(?:[oa]s?|dona|seu|nem)$/.test(text));
  if (of?.type === 'person') return pieces.filter((piece) => piece !== teller && piece !== whom);
  return pieces.flatMap((piece): Piece[] =>
    piece === teller ? [{ ...teller, mention: oneOf(teller, whom) }] : piece === whom ? [] : [piece],
  );
}

/** "O João falou que a Íris não pode", "a Íris pediu para tirar o João": it is about who is named last. */
function withoutReporters(pieces: readonly Piece[]): Piece[] {
  const told = toldTo(pieces);
  if (told) return told;
  const says = pieces.findIndex((piece) => piece.type === 'word' && REPORTS.test(piece.text));
  const isAsked = says >= 0 && /^(?:ped|solicit)/.test(pieces[says]!.text);
  const behind = pieces.slice(says + 1, says + 4);
  const isTold =
    behind.some(({ text }) => text === 'que') ||
    (isAsked && behind[0]?.text === 'para' && !new Segment(pieces).has('he', 'they'));
  const end = pieces.findIndex(
    ({ breaks }, at) => at > says + 1 && breaks && pieces[at - 1]!.type !== 'word' && isTold,
  );
  const later = pieces.slice(says + 1, end < 0 ? undefined : end).find((piece) => piece.type === 'person');
  if (says < 0 || !later || !isTold || saysOfOneself(pieces.slice(says + 1, pieces.indexOf(later))))
    return [...pieces];
  return pieces.filter((piece, at) => at > says || piece.type !== 'person');
}

/** "Avisou que não pode de manhã e a Terezinha à noite": what is said first is of nobody else. */
function saysOfOneself(pieces: readonly Piece[]): boolean {
  const verb = pieces
    .slice(pieces.findIndex(({ text }) => text === 'que') + 1)
    .find(({ text }) => !/^(?:nao|so|nunca|tambem|ja)$/.test(text));
  return (
    verb?.type === 'word' &&
    verb.meanings.some((meaning) => meaning === 'able' || meaning === 'serve') &&
    pieces.slice(pieces.indexOf(verb) + 1).some(({ text }) => text === 'e' || text === 'mas')
  );
}

const daysOf = (filters: readonly MassFilter[]): MassFilter[] =>
  filters.map(({ time: _, ...day }) => day).filter((day) => Object.keys(day).length > 0);

const sure = (person: PersonRef): Mention => ({
  words: plain(person.name),
  candidates: [person],
  known: true,
});
