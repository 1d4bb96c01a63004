/** Reads a whole message: the requests in it, and what was not understood. */
import { type MassFilter, massMatches } from '../../roster/index.js';
import type { PersonRef } from '../assistant-tools.js';
import { kindOf } from './grammar.js';
import { isTableWord } from './grammar.js';
import { type KindId, RULE_SETTING_IDS } from './kinds.js';
import { findMasses, type MassWorld, monthName } from './mass-references.js';
import { type Doubt, meaningOf } from './meaning.js';
import { cannotDo, ELSEWHERE } from './beyond.js';
import { PeopleFinder, type Mention } from './people-references.js';
import { questionOf } from './question.js';
import { type Piece, piecesOf, type Said, spoken } from './said.js';
import { combined, Segment, segmentsOf } from './segment.js';
import { canonicalWords, isGrammarWord, plain, rewritePhrases } from './words.js';

/** What requests may speak of. */
export interface World extends MassWorld {
  people: readonly PersonRef[];
}

/** One request, as far as it can be read without knowing the schedule's state. */
export interface Request {
  kind: KindId;
  /** As it was written. */
  text: string;
  people: Mention[];
  masses: MassFilter[];
  number: number | null;
  /** All of its numbers, in their order. */
  numbers: number[];
  /** Why what it says of days or times makes no sense, in Portuguese. */
  problem: string | null;
  /** Its canonical words. */
  words: string[];
  /** What must be asked before it is done. */
  doubt?: Doubt;
}

/** A request that says nothing but what it is, and `rest`. */
export const bareRequest = (kind: KindId, text: string, rest: Partial<Request> = {}): Request => ({
  kind,
  text,
  people: [],
  masses: [],
  number: null,
  numbers: [],
  problem: null,
  words: [],
  ...rest,
});

export interface NotUnderstood {
  kind: null;
  text: string;
  words: string[];
}

/** Who and which masses were spoken of before. */
export interface Context {
  people: readonly PersonRef[];
  masses: readonly MassFilter[];
}

const NO_CONTEXT: Context = { people: [], masses: [] };

/** Ends of sentences, but not after abbreviations and initials. */
const SENTENCE_END =
  /(?<!(?<![\p{L}\p{N}])(?:dom|seg|ter|qua|qui|sex|s[aá]b|m[aá]x|m[ií]n|sr|sra|srta|pe|ir|\p{L}))[.!]+(?=\s|$)|(?<=\?)[.!?]*(?=\s|$)|[\n;]+/iu;
const LONGEST_REQUEST = 400;
const MOST_REQUESTS = 30;
/** Kinds that the table of sentences may find although nothing was asked. */
const STATEMENT = new Set<KindId>(['place', 'serving', 'whyIncomplete', 'duties', 'unassigned']);
/** Words before a name, and before no other word that is not of the lexicon. */
const BEFORE_A_NAME =
  /^(?:o|a|do|da|dona|seu|sr|sra|senhor|senhora|ministro|ministra|com|e|para|pelo|pela|nem|irma|irmao)$/;
const NEVER_A_NAME = new Set(
  `bom dia boa tarde noite oi ola gente favor pfv pfvr missa padre senhor senhora dona seu deus nossa entao bem mas tudo ai la
  isso esse essa este esta que quem porque vez dia semana mes hora horas eu voce ele ela nos igreja todo toda gostaria olha
  olhe agora depois antes ate prezados prezado caro cara filha filho mae pai povo pessoal assim ja so tambem obrigado obrigada
  deve devem deveria dever precisa vamos seria favor pedido proprio propria caso kkk kkkk rs hein ne viu bah tche guria vixe oxe oxente uai visse so bora valeu joelho festa altar crianca criancas serio verdade`.split(
    /\s+/,
  ),
);

/** Reads messages about one schedule. */
export class MessageReader {
  private readonly finder: PeopleFinder;

  constructor(private readonly world: World) {
    this.finder = new PeopleFinder(world.people);
  }

  /** The requests of a message, in their order. */
  read(message: string, context: Context = NO_CONTEXT): (Request | NotUnderstood)[] {
    const found: (Request | NotUnderstood)[] = [];
    let known = context;
    for (const sentence of sentencesOf(message)) {
      const requests = this.readSentence(sentence, known);
      found.push(...requests);
      const people = requests.flatMap((request) =>
        request.kind === null ? [] : request.people.flatMap(({ candidates }) => candidates.slice(0, 1)),
      );
      const masses = requests.flatMap((request) => (request.kind === null ? [] : request.masses));
      const spoken = this.said(sentence).pieces.flatMap((piece) =>
        piece.type === 'person' && piece.mention.candidates.length === 1 ? piece.mention.candidates : [],
      );
      const named = people.length > 0 ? people : spoken;
      const when =
        masses.length > 0
          ? masses
          : combined(
              this.said(sentence).pieces.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : [])),
            );
      known = {
        people: named.length > 0 ? named : known.people,
        masses: when.length > 0 ? when : known.masses,
      };
    }
    if (found.length === 0) return [{ kind: null, text: message.trim(), words: [] }];
    const isDone = found.some(({ kind }) => kind !== null && !['greeting', 'thanks', 'yes'].includes(kind));
    return withoutEchoes(
      isDone ? found.filter(({ kind, text }) => kind !== null || ORDER.test(spoken(text))) : found,
    );
  }

  /** The canonical words of a text, people and masses masked. */
  wordsOf(text: string): string[] {
    return this.parse(text).words;
  }

  /** What is certain in a text. */
  said(text: string): Said {
    return piecesOf(text, this.world, this.finder);
  }

  /** What a text does not say itself: who, and which masses, were spoken of before. */
  private readSentence(sentence: string, context: Context): (Request | NotUnderstood)[] {
    const exact = this.readExactly(sentence);
    if (exact?.kind === 'publish') return [exact];
    const beyond = cannotDo(sentence);
    if (beyond) return [this.requestOf('cannot', sentence, { words: [beyond] })];
    const month = OTHER_MONTH.exec(spoken(sentence))?.[1];
    if (month && month !== monthName(this.world))
      return [this.requestOf('cannot', sentence, { words: [ELSEWHERE] })];
    const said = this.said(sentence);
    const whole = new Segment(said.pieces);
    if (exact && !(STATEMENT.has(exact.kind) && whole.has('place', 'remove', 'enters', 'leaves')))
      return [exact];
    const act = actOf(whole);
    if (act)
      return [
        this.requestOf(act, sentence, {
          words:
            /\b(?:limite|maximo|teto|quem quiser)\b/.test(whole.text) && !whole.text.includes('regra')
              ? ['limit']
              : [],
          people: whole.people,
          masses: combined(whole.masses.map(({ filters }) => filters)),
          numbers: whole.numbers.map(({ value }) => value),
          number: whole.numbers[0]?.value ?? null,
        }),
      ];
    const isAsked = sentence.trim().endsWith('?') || QUESTION_WORD.test(whole.text);
    if (!isAsked && !/\bou n(?:ao|\b)|\bconfere\b|\bquem\b/.test(whole.text)) {
      const meant = this.readMeanings(said, sentence, context);
      if (meant.length > 0 && meant.every(({ doubt }) => !doubt)) return meant;
    }
    const question = questionOf(whole, sentence);
    if (question)
      return [
        this.requestOf(question, sentence, {
          people: this.withPronouns(whole, context),
          masses:
            whole.masses.length > 0
              ? combined(whole.masses.map(({ filters }) => filters))
              : whole.has('there')
                ? [...context.masses]
                : [],
          problem: said.problem,
          words: whole.matches(/^(?:e )?com quem\b/) ? ['com'] : [],
        }),
      ];
    const requests = this.readMeanings(said, sentence, context);
    return requests.length > 0 ? requests : [{ kind: null, text: sentence, words: this.wordsOf(sentence) }];
  }

  private readMeanings({ pieces, problem }: Said, sentence: string, context: Context): Request[] {
    const requests: Request[] = [];
    const segments = segmentsOf(withoutReporters(pieces));
    const isConditional = CONDITION.test(spoken(sentence));
    const dates = (segment: Segment) =>
      combined(segment.masses.map(({ filters }) => filters))
        .map(({ time: _, ...day }) => day)
        .filter((day) => Object.keys(day).length > 0);
    let last: Request | null = null;
    let people = context.people;
    for (const [index, segment] of segments.entries()) {
      const compute = COMPUTE.test(segment.text);
      if (compute) {
        const again = /^(?:.* )?refa[zc]/.test(segment.text);
        const anew = /\b(?:do )?zero\b|tudo de novo|do comeco/.test(segment.text);
        requests.push(
          this.requestOf('solve', sentence, {
            words: [...(anew ? ['dozero'] : []), ...(again ? ['again'] : [])],
          }),
        );
      }
      const guessed = this.withGuesses(segment);
      let found = meaningOf(guessed);
      if (!found && last && !compute && segment.people.length > 0 && !segment.isStrong)
        found = {
          kind: last.kind,
          people: [...segment.people],
          masses: combined(segment.masses.map(({ filters }) => filters)),
          doubt: needsMass(last.kind) ? 'when' : undefined,
          count:
            guessed.numbers.at(-1) ??
            (last.number === null ? undefined : { value: last.number, sign: '=', of: null }),
          words: [],
        };
      if (!found && index < segments.length - 1 && segment.people.length > 0 && segment.masses.length > 0) {
        const next = meaningOf(this.withGuesses(segments[index + 1]!));
        if (next)
          found = {
            ...next,
            people: [...segment.people],
            masses: combined(segment.masses.map(({ filters }) => filters)),
          };
      }
      const isBare =
        segment.people.length > 0 &&
        segment.masses.length > 0 &&
        !segment.isStrong &&
        segment.pieces.filter(
          (piece) => piece.type === 'word' && piece.meanings.length === 0 && piece.text.length > 3,
        ).length === 0;
      if (!found && isBare && segments.length === 1 && !sentence.trim().endsWith('?'))
        found = {
          kind: 'pin',
          people: [...segment.people],
          masses: combined(segment.masses.map(({ filters }) => filters)),
          doubt: 'sure',
          words: ['bare'],
        };
      if (!found) {
        if (segment.people.length > 0)
          people = segment.people.flatMap(({ candidates }) => candidates.slice(0, 1));
        continue;
      }
      if (found.kind === 'capAll' && found.doubt === 'sure' && people.length === 1)
        found = { ...found, kind: 'cap', people: [sure(people[0]!)], doubt: undefined };
      const inherited = segment.before ?? segments[index - 1] ?? null;
      let who = found.people ?? [];
      if (who.length === 0 && needsPerson(found.kind)) who = this.pronouns(segment, people, last);
      if (
        found.kind === 'replace' &&
        found.words?.includes('pronoun') &&
        who.length === 1 &&
        people.length > 0
      )
        who = [sure(people.at(-1)!), who[0]!];
      let masses = found.masses ?? [];
      const isTimed =
        masses.length > 0 &&
        masses.every((filter) => filter.time !== undefined && Object.keys(filter).length === 1);
      if (isTimed) {
        const days = [...segments.slice(0, index).reverse(), ...segments.slice(index + 1)]
          .map(dates)
          .find((each) => each.length > 0);
        if (days && found.kind !== 'only' && !found.words?.includes('within'))
          masses = combined([days, masses]);
      }
      let { doubt } = found;
      if (isConditional && !doubt) doubt = 'meaning';
      if (doubt === 'when' && masses.length > 0) doubt = undefined;
      if (
        masses.length === 0 &&
        needsMass(found.kind) &&
        !(found.kind === 'exclude' && doubt === undefined)
      ) {
        const before = inherited ? combined(inherited.masses.map(({ filters }) => filters)) : [];
        const after = segments
          .slice(index + 1)
          .map((each) => combined(each.masses.map(({ filters }) => filters)))
          .find((each) => each.length > 0);
        const near =
          before.length > 0
            ? before
            : (last?.masses.length ?? 0) > 0
              ? last!.masses
              : after && !last
                ? after
                : context.masses;
        if (near.length > 0) {
          masses = [...near];
          if (doubt === 'when') doubt = undefined;
        }
      }
      if (doubt === 'who' && (isPair(found.kind) ? who.length > 1 : who.length > 0))
        doubt = found.kind === 'replace' && who.length < 2 ? 'who' : undefined;
      if (who.length === 0 && needsPerson(found.kind)) doubt = 'who';
      if (isPair(found.kind) && who.length === 1) doubt = 'who';
      const request = this.requestOf(found.kind, sentence, {
        people: who,
        masses,
        doubt,
        number: found.count?.value ?? null,
        problem,
        words: [
          ...(found.words ?? []),
          ...(segment.matches(/\b(?:todas as|cada|ambas as|nas duas|nas tres)\b/) ? ['each'] : []),
          ...(segment.matches(/^(?:e )?tambem|tambem$/) ? ['also'] : []),
        ],
      });
      if (
        request.kind === 'capAll' &&
        EXCEPT.test(spoken(sentence)) &&
        pieces.some(({ type }) => type === 'person')
      )
        request.doubt = 'meaning';
      const alternatives = this.either(segment);
      requests.push(
        alternatives && found.kind !== 'together' ? { ...request, people: [alternatives] } : request,
      );
      if (who.length > 0) people = who.flatMap(({ candidates }) => candidates.slice(0, 1));
      last = request;
    }
    return this.isExplained(pieces, requests)
      ? requests
      : requests.map((request) =>
          request.doubt || !RULE_SETTING_IDS.has(request.kind)
            ? request
            : { ...request, doubt: 'sure' as const },
        );
  }

  /** Whether everybody, every day and every number that was said is in what was understood. */
  private isExplained(pieces: readonly Piece[], requests: readonly Request[]): boolean {
    const rules = requests.filter(({ kind }) => RULE_SETTING_IDS.has(kind));
    if (rules.length === 0) return true;
    const people = new Set(
      rules.flatMap((request) => request.people.flatMap(({ candidates }) => candidates.map(({ id }) => id))),
    );
    const numbers = new Set(rules.flatMap(({ number }) => (number === null ? [] : [number])));
    return withoutReporters(pieces).every((piece) => {
      if (piece.type === 'person')
        return (
          piece.mention.candidates.some(({ id }) => people.has(id)) || piece.mention.candidates.length === 0
        );
      if (piece.type === 'number')
        return numbers.has(piece.value) || rules.some(({ kind }) => kind === 'exactly');
      return piece.type !== 'masses' || rules.some(({ masses }) => masses.length > 0 || false);
    });
  }

  /** "João ou Joana": one of the two, and not known which. */
  private either(segment: Segment): Mention | null {
    const at = segment.pieces.findIndex(({ text }) => text === 'ou');
    const [one, other] = [
      segment.pieces[at - 1],
      segment.pieces.slice(at + 1).find(({ type }) => type === 'person'),
    ];
    if (at < 1 || one?.type !== 'person' || other?.type !== 'person') return null;
    return {
      words: `${one.text} ou ${other.text}`,
      candidates: [...one.mention.candidates, ...other.mention.candidates],
      known: true,
    };
  }

  private withPronouns(segment: Segment, context: Context): Mention[] {
    return segment.people.length > 0 ? [...segment.people] : this.pronouns(segment, context.people, null);
  }

  /** Whom "ele" and "as duas" stand for. */
  private pronouns(segment: Segment, people: readonly PersonRef[], last: Request | null): Mention[] {
    const both = segment.has('they') || segment.matches(/\b(?:os|as|nenhum d[oa]s|nenhuma das) [23]\b/);
    const known =
      last && last.people.length > people.length
        ? last.people.flatMap(({ candidates }) => candidates.slice(0, 1))
        : people;
    if (known.length === 0) return [];
    return both
      ? known.map(sure)
      : known.length === 1 || segment.has('he')
        ? [sure(known.at(-1)!)]
        : known.map(sure);
  }

  /** A segment with the words that must be a name taken for one. */
  private withGuesses(segment: Segment): Segment {
    const needed = segment.has('together', 'apart', 'replace', 'instead') ? 2 : 1;
    if (segment.people.length >= needed) return segment;
    const isReferring = segment.has('he', 'they');
    if (needed === 1 && segment.numbers.length > 0 && segment.masses.length > 0) return segment;
    const pieces: Piece[] = segment.pieces.map((piece, at) => {
      if (
        piece.type !== 'word' ||
        piece.meanings.length > 0 ||
        piece.text.length < 3 ||
        NEVER_A_NAME.has(piece.text) ||
        isFiller(piece.text)
      )
        return piece;
      const before = segment.pieces[at - 1];
      const isNamed =
        (piece.capital && !isReferring) ||
        (isReferring
          ? /^(?:seu|dona|sr|sra)$/.test(before?.text ?? '')
          : before === undefined ||
            (before.type === 'word' && (BEFORE_A_NAME.test(before.text) || startsOrder(before))) ||
            piece.breaks);
      if (!isNamed) return piece;
      const candidates = this.finder.meantBy(piece.text);
      const next = segment.pieces[at + 1];
      const acts =
        (at > 0 && startsOrder(before!) && segment.pieces.length - at <= 2) ||
        (next?.type === 'word' &&
          next.meanings.some((each) => each === 'not' || each === 'able' || each === 'serve')) ||
        (at === 0 &&
          next !== undefined &&
          (next.text === 'no' || next.type === 'number') &&
          segment.has('max', 'only'));
      if (
        candidates.length === 0 &&
        !(piece.capital && !/^(?:mes|novembro|dezembro)$/.test(piece.text)) &&
        !acts
      )
        return piece;
      return { ...piece, type: 'person', mention: { words: piece.text, candidates, known: false } };
    });
    const guessed = new Segment(pieces, segment.before);
    return guessed;
  }

  /** A request that stands in the table of sentences. */
  private readExactly(sentence: string): Request | null {
    const { words, mentions, masses, problem } = this.parse(sentence);
    const kind = kindOf(words) ?? (OPENINGS.has(words[0] ?? '') ? kindOf(words.slice(1)) : null);
    if (kind === null || RULE_SETTING_IDS.has(kind)) return null;
    const isNamed = (mention: Mention) => mention.candidates.length > 0 || /(?<=\s)\p{Lu}/u.test(sentence);
    if (mentions.some((mention) => !mention.known && !(ASKS_ABOUT.test(plain(sentence)) && isNamed(mention))))
      return null;
    if (
      STATEMENT.has(kind) &&
      !/\?|^(?:e |me |por favor )*(?:quem|qual|quais|que\b|quant|quando|onde|cad[eê]|mostr|como|por ?qu|pq|falta|explique|em qu|tem )/i.test(
        sentence,
      ) &&
      (kind !== 'serving' || mentions.length > 0) &&
      mentions.length > 0 &&
      kind === 'place'
    ) {
      if (!words.includes('pode')) return null;
    }
    const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
    return this.requestOf(kind, sentence, {
      words,
      people: mentions,
      masses,
      problem,
      number: numbers[0] ?? null,
      numbers,
    });
  }

  private requestOf(kind: KindId, text: string, rest: Partial<Request>): Request {
    const request = bareRequest(kind, text, rest);
    const held = request.masses.filter((filter) =>
      this.world.masses.some((mass) => massMatches(filter, mass)),
    );
    return { ...request, masses: held.length > 0 ? held : request.masses };
  }

  private parse(text: string) {
    const mentions: Mention[] = [];
    const named = this.finder.maskFullNames(
      plain(text).replace(/\b(?:bom dia|boa (?:tarde|noite))\b/g, 'oi'),
      mentions,
    );
    const { text: dated, references, problem } = findMasses(named, this.world);
    const isMeaningful = (word: string) => isGrammarWord(word) || isTableWord(word);
    const masked = this.finder.maskRest(rewritePhrases(dated), mentions, isMeaningful);
    const words = canonicalWords(masked);
    const order = words.flatMap((word) => /^<[pu](\d+)>$/.exec(word)?.[1] ?? []);
    return {
      words,
      mentions: order.map((index) => mentions[Number(index)]!),
      masses: references.flat(),
      problem,
    };
  }
}

/** Begins a question about somebody, whoever it names. */
const ASKS_ABOUT = /^(?:e )?(?:quem|quando|quant|onde|qual|quais|por ?que|pq|em que|que missas|com quem)/;
const OPENINGS = new Set(['quero', 'precisa', 'pode', 'mostre', 'sim', 'oi', 'e']);
/** Asks for a roster to be computed. */
const COMPUTE =
  /\b(?:mont[aeo]r?|ger[aeo]r?|calcul[aeo]r?|recalcul[aeo]r?|refa[zc]\w*|preench\w*|complet[ae]r?|roda(?:r)?|rode|faz(?:er)?|faca|organiz\w+|distribu\w+)\b.*\b(?:escala|vagas?|lugares|tudo|proposta|buracos|mes|rascunho|faltam?)\b|\b(?:ger[ae]|gerar|recalcul\w+|calcul[ae]r?|refaz|refaca|refazer)(?: (?:tudo|de novo|novamente|outra vez|ai|para mim))*$/;

/** Begins an exception, which no rule for all can have. */
const EXCEPT = /\b(?:menos|exceto|salvo|tirando|a nao ser|fora) (?:[oa]s? )?(?!\d)/;
/** "Se der" is only polite; any other "se" makes it depend on something. */
const CONDITION =
  /(?:^|, )(?:mas )?(?:se|caso) (?!possivel|der|puder(?:em)?,|nao for|uma?\b|quiser|tiver como|for possivel|precisar)/;
const REPORTS = /^(?:disse|falou|avisou|ligou|contou|comentou|confirmou|informou|mandou|lembrou|acha)$/;

/** "O João falou que a Íris não pode" is about Íris. */
function withoutReporters(pieces: readonly Piece[]): Piece[] {
  const says = pieces.findIndex((piece) => piece.type === 'word' && REPORTS.test(piece.text));
  const later = pieces.slice(says + 1).find((piece) => piece.type === 'person');
  if (says < 0 || !later || !pieces.slice(says + 1, says + 4).some(({ text }) => text === 'que'))
    return [...pieces];
  return pieces.filter((piece, at) => at > says || piece.type !== 'person');
}

const QUESTION_WORD =
  /^(?:(?:e|entao|mas|por favor|oi|gente|bom dia|boa noite) )*(?:quem(?! (?:for|quiser|tem|puder))|qual|quais|quando(?! (?:o|a) )|onde|por ?que|pq|quant[oa]s?|o que|que dia|que horas?|cade|me (?:diz|diga|fala|mostra)|mostra|mostre|tem|ha|existe|lista|minha duvida)\b/;
/** How an order begins that may be none of the assistant's. */
const ORDER =
  /^(?:por favor )?(?:faca|faz|manda|mande|compra|compre|liga|ligue|pede|peca|escreva|escreve|avisa|avise|ensina|marca|marque|reserva|reserve|traz|traga)\b/;
const OTHER_MONTH =
  /\bescala (?:de|do mes de|para) (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/;

/** What is asked for about proposals and the list of rules, by its words. */
const ACTS: readonly [RegExp, KindId][] = [
  [
    /\b(?:tir|remov|retir|acab|liber|derrub|esquec|apag|cancel)\w*\b.*\b(?:limite|maximo|teto)\b/,
    'removeRule',
  ],
  [
    /\bnao precisam? (?:mais )?(?:de )?(?:separ|junt|ficar|servir)\w*\b|\bquem quiser .*\bmais de \d/,
    'removeRule',
  ],
  [
    /\b(?:apag|tir|remov|exclu|retir|cancel|delet|limp|zer|esquec)\w*\b.*\b(?:todas|todos|tudo)\b.*\bregras?\b/,
    'removeAllRules',
  ],
  [/\b(?:apag|tir|remov|exclu|retir|cancel|delet|desfa|elimin)\w*\b.*\bregras?\b/, 'removeRule'],
  [/\b(?:volt\w*|deix\w*) .*\bcomo (?:estava|era|tava)\b|\bdesfa[zc]\w* .*\bproposta\b/, 'undo'],
  [/\b(?:descart\w*|rejeit\w*|recus\w*)\b/, 'discard'],
];
const ACCEPTS = /\b(?:aplic\w*|aceit[aeo]\w*|aprov\w*|efetiv\w*|manda ver)\b/;

function actOf(said: Segment): KindId | null {
  if (said.has('why', 'who')) return null;
  const found = ACTS.find(([words]) => said.matches(words));
  if (found) return found[1];
  if (said.has('how')) return null;
  return ACCEPTS.test(said.text) && !said.has('not') && said.people.length === 0 && said.masses.length === 0
    ? 'accept'
    : null;
}

/** Whether a word places somebody or takes them away, so that a name follows. */
const startsOrder = (piece: Piece) =>
  piece.type === 'word' && piece.meanings.some((meaning) => meaning === 'place' || meaning === 'remove');

const sure = (person: PersonRef): Mention => ({
  words: plain(person.name),
  candidates: [person],
  known: true,
});
const isPair = (kind: KindId) => kind === 'together' || kind === 'apart' || kind === 'exchange';
const needsPerson = (kind: KindId) =>
  isPair(kind) || ['exclude', 'pin', 'cap', 'only', 'replace', 'move'].includes(kind);
const needsMass = (kind: KindId) =>
  ['exclude', 'pin', 'replace', 'more', 'fewer', 'exactly', 'double'].includes(kind);
const isFiller = (word: string) => canonicalWords(word).length === 0;

function sentencesOf(message: string): string[] {
  return message
    .replace(/\?\s*(quais|qual|quem|quando|onde)\s*\??$/iu, ', $1?')
    .replace(/(^|[\s,;:])\d{1,2}[)]\s/g, '$1\n')
    .replace(
      /(?<=(?:escala|proposta|vagas|lugares)) e (?=(?:(?:me )?(?:diga|mostr|quem|quais|qual|quant)|apli|aceit))/giu,
      '\n',
    )
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim().slice(0, LONGEST_REQUEST))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .slice(0, MOST_REQUESTS);
}

/** Of two parts that say the same of somebody, one without saying when, the one that says it. */
function withoutEchoes(all: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
  const isRule = (request: Request | NotUnderstood): request is Request =>
    request.kind !== null && RULE_SETTING_IDS.has(request.kind);
  const certain = all.filter((request) => isRule(request) && !request.doubt);
  const isSure = (kind: KindId) => all.some((request) => request.kind === kind && !request.doubt);
  const found = all
    .filter((request) => !(isRule(request) && request.doubt === 'count' && isSure(request.kind)))
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
      isRule(request) && request.words.includes('bare') && certain.length > 0
        ? { ...request, doubt: undefined }
        : request,
    );
  const whom = ({ people }: Request) => people.map(({ candidates }) => candidates[0]?.id).join();
  const isSaid = (request: Request) => request.doubt !== 'when' && request.doubt !== 'who';
  return found.filter(
    (request, index) =>
      request.kind !== 'exclude' ||
      !found.some(
        (other, at) =>
          other.kind === 'exclude' &&
          at !== index &&
          (whom(other) === whom(request) || request.people.length === 0) &&
          ((!isSaid(request) && isSaid(other)) ||
            (JSON.stringify(other.masses) === JSON.stringify(request.masses) &&
              isSaid(request) === isSaid(other) &&
              at < index)),
      ),
  );
}
