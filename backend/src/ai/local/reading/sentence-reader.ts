/** Reads one sentence: what it asks for, or that it is not understood. */
import type { MassFilter } from '../../../roster/index.js';
import type { PersonRef } from '../../assistant/index.js';
import { actOf } from './acts.js';
import { asksWhich, detailsOf, inContext, OF_MASSES, ofTopic, POINTS, questionAfter } from './asked-about.js';
import { cannotDo, ELSEWHERE, pageSpokenOf } from './beyond.js';
import { editDistance } from '../words/edit-distance.js';
import { type ExactReader, STATEMENT } from './exact.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import { monthName, combined } from '../references/mass-references.js';
import type { PartReader } from './parts.js';
import { ASKS_WHETHER, questionOf, TAG, tells } from './question.js';
import {
  type Context,
  type NotUnderstood,
  type Request,
  requestOf,
  type World,
} from '../requests/request.js';
import { spoken } from '../message/said.js';
import { isGrammarWord } from '../words/words.js';
import { searchIn, searchWords } from './searches.js';
import { Segment } from '../message/segment.js';
import { segmentsOf } from '../message/segments.js';
import { THANKS } from '../vocabulary/talk.js';
import type { Piece, Said } from '../message/piece.js';

const QUESTION_WORD =
  /^(?:(?:e|entao|mas|por favor|oi|gente|bom dia|boa noite) )*(?:quem(?! (?:for|quiser|tem|puder))|qual|quais|quando(?! (?:o|a) )|onde|por ?que|pq|quant[oa]s?|o que|que dia|que horas?|cade|me (?:diz|diga|fala|mostra)|mostra|mostre|tem|ha|existe|lista|minha duvida)\b/;
const ORDERS_HOW_MANY =
  /^(?:(?:entao|e|mas|por isso),? )*(?:que )?(?:fi(?:que|quem|ca)|deix[ae]\w*|seja|sejam|bot[ae]|poe|ponha) (?:el[ea] )?(?:so )?(?:com|em) /;
const OTHER_MONTH = /\bescala (?:de|do mes de|para) ([a-z]{4,})/;
/** With a question mark, it orders all the same. */
const POLITE =
  /\b(?:favor|pode[ms]?|poderia[ms]?|podia|consegue[ms]?|vamos|quero|queria|gostaria|por que nao|que tal|(?:seria|e) (?:possivel|viavel)|da(?:ria|va)? para|(?:tem|teria) (?:como|jeito)|(?:voces?|vc|tu|o senhor|a senhora) (?:me )?(?:tir|coloc|escal|troc|limit|separ|junt|bot|dispens|p[oõ]e)\w*)\b/;
/** "Já faz a de janeiro", "monta logo fevereiro". */
const MAKES_MONTH =
  /\b(?:faz(?:er)?|faca|mont\w+|ger[ae]\w*|cri[ae]r?|abr[aei]\w*|prepar\w+|adiant\w+|comec\w+) (?:(?:logo|ja|ai|tambem|agora|as?|o|uma|mes|de|do|para) ){0,4}(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/;
const IF_THEN_WHO =
  /^(?:\S+,? ){0,3}?(?:se|caso|supo\w+ que|imagin\w+ que|digamos que|na hipotese de) .*\b(?:quem|alguem)\b.*\b(?:pode\w*|poderia|posso|podemos|consegue|vai|iria|cobr\w*|substitu\w*|lugar|livre|entra\w*|assum\w*|ter(?:ia|emos)? condic\w*)\b/;
/** Tells how it is. */
const STATES = /\b(?:esta|ta|estao|tao|serve|servem|ficou|ficaram|foi|continua|tem|respondeu|responderam)\b/;
/** Asks for no more than a yes. */
const NICE_TAG = /,? (?:n[ée]|viu|certo|n[ãa]o [ée]|t[áa] certo|confere)\s*\?\s*$/iu;
/** Orders something that is done on another page. */
export const SENDS_OR_MAKES =
  /\b(?:mand[ae]r?|envi[ae]r?|imprim[aei]\w*|avis[ae]r?|post[ae]r?|baix[ae]r?|cri[ae]r?|cadastr[ae]r?|publi(?:ca|que|car)|lembr[ae]r?|mud[ae]r?|cancel[ae]r?|remar(?:ca|que|car)|pergunt[ae]r?|di(?:z|ga)|fal[ae]r?|pass[ae]r?|coloc[ae]|coloque|poe|bota)\b/;
const MONTHS =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const isLike = (word: string, name: string) =>
  word === name || (word.length > 4 && editDistance(word, name) === 1);

/** What is certain in texts. */
export interface Texts {
  said(text: string): Said;
  peopleOf(text: string): PersonRef[];
  massesOf(text: string): MassFilter[];
  wordsOf(text: string): string[];
}

interface Sentence {
  text: string;
  said: Said;
  /** All of it, not parted. */
  whole: Segment;
  context: Context;
}

/** Reads sentences about one schedule. */
export class SentenceReader {
  constructor(
    private readonly world: World,
    private readonly texts: Texts,
    private readonly exact: ExactReader,
    private readonly parts: PartReader,
  ) {}

  /**
   * What a sentence asks for, or that it is not understood.
   * @param context what it does not say itself: who, and which masses, were spoken of before.
   */
  read(text: string, context: Context): (Request | NotUnderstood)[] {
    const exact = withDuties(this.exactly(text));
    if (exact?.kind === 'publish') return [exact];
    const said = this.texts.said(text);
    const sentence: Sentence = { text, said, whole: new Segment(said.pieces), context };
    return (
      this.search(sentence) ??
      this.beyond(sentence) ??
      this.otherMonth(sentence) ??
      this.tagged(sentence) ??
      this.meantExactly(sentence, exact) ??
      this.acted(sentence) ??
      this.whoIf(sentence) ??
      this.askedOfTopic(sentence) ??
      this.askedAfterTale(sentence) ??
      this.ordered(sentence) ??
      this.question(sentence) ??
      this.askedFor(sentence) ??
      this.untagged(sentence) ??
      this.thanks(sentence) ??
      this.elsewhere(sentence) ?? [{ kind: null, text, words: this.texts.wordsOf(text) }]
    );
  }

  /** "Quais missas já estão completas?": which masses, or who, of all of them. */
  private search({ text, said: { plain, problem } }: Sentence): Request[] | null {
    if (plain.some(({ type }) => type === 'person')) return null;
    const days = plain.flatMap(({ type, text: day }) => (type === 'masses' ? [day] : []));
    const search = searchIn(days.reduce((rest, day) => rest.replace(day, ' '), spoken(text)));
    const masses = combined(plain.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : [])));
    // "Que fique com uma missa só."
    if (!search || ORDERS_HOW_MANY.test(spoken(text)) || (search.of === 'people' && masses.length > 0))
      return null;
    return [requestOf(this.world, 'search', text, { masses, problem, words: searchWords(search) })];
  }

  /** What is done on another page, or nowhere. */
  private beyond({ text, whole, context }: Sentence): (Request | NotUnderstood)[] | null {
    const beyond = cannotDo(text, whole);
    if (!beyond) return null;
    const aside = questionAfter(text);
    // "A folha sumiu da geladeira: em que dia a Joana serve?"
    const isAside =
      aside &&
      !SENDS_OR_MAKES.test(spoken(aside.before)) &&
      !cannotDo(aside.question, new Segment(this.texts.said(aside.question).pieces));
    return isAside
      ? this.read(aside.question, context)
      : [requestOf(this.world, 'cannot', text, { words: [beyond] })];
  }

  /** "A escala de janeiro", on the page of another month. */
  private otherMonth({ text }: Sentence): Request[] | null {
    const month = (OTHER_MONTH.exec(spoken(text)) ?? MAKES_MONTH.exec(spoken(text)))?.[1];
    const isOther =
      month &&
      this.texts.peopleOf(month).length === 0 &&
      MONTHS.some((name) => isLike(month, name)) &&
      !isLike(month, monthName(this.world));
    return isOther ? [requestOf(this.world, 'cannot', text, { words: [ELSEWHERE] })] : null;
  }

  /** "A Neuza está no dia 5, né?" */
  private tagged(sentence: Sentence): (Request | NotUnderstood)[] | null {
    const { whole } = sentence;
    const isState =
      STATES.test(whole.text) &&
      !whole.has('place', 'remove', 'replace', 'want', 'away', 'not', 'only', 'max');
    return isState ? this.untagged(sentence) : null;
  }

  /** The sentence without "né?" and the like; null where it has none. "A Maria José não respondeu, né?" */
  private untagged({ text, context }: Sentence): (Request | NotUnderstood)[] | null {
    const untagged = text.replace(NICE_TAG, '?');
    return untagged === text ? null : this.read(untagged, context);
  }

  /** What is said in words that are known as they stand, and that the rest of the sentence does not change. */
  private meantExactly({ whole, context }: Sentence, exact: Request | null): Request[] | null {
    if (!exact) return null;
    // "Quem está livre?", after a mass was spoken of, is about that mass.
    const isOfContext =
      (exact.kind === 'unassigned' || POINTS.test(whole.text)) && inContext(whole, context) !== whole;
    // "Quantas missas ele tem?" is about him.
    const isOfSomebody =
      (exact.kind === 'summary' &&
        (this.pronounced(whole, context) !== whole || whole.has('nobody', 'not', 'without'))) ||
      (exact.kind === 'serving' && whole.has('he') && this.pronounced(whole, context) !== whole);
    // "O Paulo pode até o dia 12" tells it, and asks nothing.
    const isTold =
      exact.kind === 'place' &&
      !exact.text.trim().endsWith('?') &&
      whole.has('able') &&
      !ASKS_WHETHER.test(whole.text) &&
      (whole.has('only', 'max') ||
        exact.masses.some(({ from, until }) => from !== undefined || until !== undefined));
    // "O Antônio cobriria a Ana no dia 28?" only wonders.
    const isWondering =
      RULE_SETTING_IDS.has(exact.kind) &&
      exact.text.trim().endsWith('?') &&
      whole.matches(/\b[a-z]{3,}ria[ms]?\b/) &&
      !POLITE.test(whole.text);
    // "Uma só pra Neuza."
    const isLimit = exact.kind === 'duties' && whole.numbers.length > 0 && whole.has('only', 'max');
    const isOrder = STATEMENT.has(exact.kind) && whole.has('place', 'remove', 'enters', 'leaves');
    return isOfContext || isOfSomebody || isOrder || isLimit || isTold || isWondering ? null : [exact];
  }

  /** What is to be done with the schedule or its rules: "tira o limite de todos". */
  private acted({ text, said, whole, context }: Sentence): Request[] | null {
    const parts = segmentsOf(said.pieces);
    const first = parts.find((part) => actOf(part) !== null);
    const others =
      first && parts.length > 1
        ? this.parts.read(
            { ...said, pieces: said.pieces.filter((piece) => !first.pieces.includes(piece)) },
            text,
            context,
          )
        : [];
    // "Tira o limite de todos e deixa a Vera com uma": both are asked for.
    const acting =
      first && parts[1]?.pieces[0]?.text !== 'que' && others.length > 0 && others.every(({ doubt }) => !doubt)
        ? first
        : whole;
    const act = actOf(acting);
    return act && [this.actIn(acting, act, text), ...(acting === whole ? [] : others)];
  }

  /** "Se o Marcos faltar no dia 25, quem poderia cobrir?" */
  private whoIf({ text, said, whole }: Sentence): Request[] | null {
    if (!IF_THEN_WHO.test(spoken(text)) || whole.masses.length === 0) return null;
    return [
      requestOf(this.world, 'free', text, {
        people: whole.people,
        masses: combined(whole.masses.map(({ filters }) => filters)),
        problem: said.problem,
      }),
    ];
  }

  /** "Galo: quem já está?" */
  private askedOfTopic({ text, context }: Sentence): Request[] | null {
    const tail = questionAfter(text);
    const topic = tail ? this.topicOf(tail.before) : [];
    if (!tail || topic.length === 0) return null;
    const found = this.read(tail.question, { ...context, masses: topic });
    const isOpen = found.every(({ kind }) => kind !== null && OF_MASSES.has(kind));
    return isOpen ? found.map((request) => ofTopic(request as Request, topic)) : null;
  }

  /** "A comadre ficou sentida, por que ela não está no dia 15?" */
  private askedAfterTale({ text, context }: Sentence): (Request | NotUnderstood)[] | null {
    const tail = questionAfter(text);
    if (!tail || this.parts.read(this.texts.said(tail.before), tail.before, context).length > 0) return null;
    const people = this.texts.peopleOf(tail.before);
    const masses = this.texts.massesOf(tail.before);
    const found = this.read(tail.question, {
      people: people.length > 0 ? people : context.people,
      masses: masses.length > 0 ? masses : context.masses,
      own: context.own,
    });
    return found.every(({ kind }) => kind !== null && !RULE_SETTING_IDS.has(kind)) ? found : null;
  }

  /** What is ordered without a doubt, by a sentence that asks nothing. */
  private ordered({ text, said, whole, context }: Sentence): Request[] | null {
    const isAsked =
      text.trim().endsWith('?') ||
      QUESTION_WORD.test(whole.text) ||
      ASKS_WHETHER.test(whole.text) ||
      /\bou n(?:ao|\b)|\bconfere\b|\bquem\b|\bquant[oa]s?\b/.test(whole.text);
    if (isAsked || tells(whole.text)) return null;
    const meant = this.parts.read(said, text, context);
    return meant.length > 0 && meant.every(({ doubt }) => !doubt) ? meant : null;
  }

  private question({ text, said, whole, context }: Sentence): Request[] | null {
    const about = inContext(this.pronounced(whole, context), context);
    const asked = asksWhich(whole) ? 'serving' : questionOf(about, text);
    const question = asked === 'duties' && detailsOf(whole).includes('refused') ? 'availability' : asked;
    if (!question) return null;
    const masses = combined(about.masses.map(({ filters }) => filters));
    const there = whole.has('there') ? [...context.masses] : [];
    return [
      requestOf(this.world, question, text, {
        people: asksWhich(whole) ? [] : this.parts.withPronouns(whole, context),
        masses: about.masses.length > 0 ? masses : there,
        problem: said.problem,
        words: detailsOf(whole),
      }),
    ];
  }

  /** The rules that a sentence asks for; one that wonders sets none without being asked. */
  private askedFor({ text, said, whole, context }: Sentence): Request[] | null {
    // "João e Joana estão juntos em alguma missa?" sets nothing.
    const isWondering = text.trim().endsWith('?') && !TAG.test(whole.text) && !POLITE.test(whole.text);
    const requests = this.parts
      .read(said, text, context)
      .map((request) =>
        isWondering && !request.doubt && RULE_SETTING_IDS.has(request.kind)
          ? { ...request, doubt: 'sure' as const }
          : request,
      );
    return requests.length > 0 ? requests : null;
  }

  /** What is not understood, and speaks of what another page is about. */
  private elsewhere({ text }: Sentence): Request[] | null {
    const page = pageSpokenOf(text);
    return page === null ? null : [requestOf(this.world, 'cannot', text, { words: [page] })];
  }

  private thanks({ text, whole }: Sentence): Request[] | null {
    return whole.isEmpty && !whole.isStrong && THANKS.test(spoken(text))
      ? [requestOf(this.world, 'thanks', text, {})]
      : null;
  }

  /** "Galo: quem já está?": the masses that a question is said to be about, and nothing else. */
  private topicOf(before: string): MassFilter[] {
    const bare = before.replace(/[,:;.…\s]+$/, '');
    for (const text of [bare, `missa do ${bare}`, `missa da ${bare}`]) {
      const { pieces } = this.texts.said(text);
      const isOnly = pieces.every(
        ({ type, text: word }) => type === 'masses' || (type === 'word' && isGrammarWord(word)),
      );
      if (isOnly && pieces.some(({ type }) => type === 'masses')) return this.texts.massesOf(text);
    }
    return [];
  }

  /** With those whom "ele" and "elas" of a question stand for. */
  private pronounced(said: Segment, context: Context): Segment {
    if (said.people.length > 0 || !said.matches(/\b[dn]?el[ea]s?\b/)) return said;
    const people = this.parts.withPronouns(said, context);
    return new Segment(
      said.pieces.flatMap((piece): Piece[] =>
        /^[dn]?el[ea]s?$/.test(piece.text) && people.length > 0
          ? people.map((mention) => ({ breaks: piece.breaks, text: piece.text, type: 'person', mention }))
          : [piece],
      ),
      said.before,
    );
  }

  private actIn(said: Segment, act: KindId, sentence: string): Request {
    // "A regra de 3 missas por pessoa" is named by what it says, not by its number.
    const counts = act === 'removeRule' ? said.numbers.filter(({ of }) => of === null) : said.numbers;
    const isNamed =
      counts.length < said.numbers.length && /\bpor (?:pessoa|ministr|cabeca)|\bcada\b/.test(said.text);
    const isLimit =
      isNamed || (/\b(?:limit\w*|maximo|teto|quem quiser)\b/.test(said.text) && !said.text.includes('regra'));
    return requestOf(this.world, act, sentence, {
      words: isLimit ? ['limit'] : [],
      people: said.people,
      masses: combined(said.masses.map(({ filters }) => filters)),
      numbers: counts.map(({ value }) => value),
      number: counts[0]?.value ?? null,
    });
  }

  private exactly(sentence: string): Request | null {
    const found = this.exact.read(sentence);
    return found && requestOf(this.world, found.kind, sentence, found);
  }
}

/** "Ana foi escalada pra quando?" asks where she serves, not when she could. */
function withDuties(request: Request | null): Request | null {
  const isOfDuties =
    request?.kind === 'availability' &&
    /\bescalad[oa]|\bserv(?:e|iu|ira)\b/.test(spoken(request.text)) &&
    !/\bpode/.test(spoken(request.text));
  // "A Vera pode?" asks when she could.
  const isOfAnswers =
    request?.kind === 'duties' &&
    /\bpode(?:ria|m|riam)?\b/.test(spoken(request.text)) &&
    !/\bescal|\bserv/.test(spoken(request.text));
  if (isOfAnswers) return { ...request, kind: 'availability' };
  return isOfDuties ? { ...request, kind: 'duties' } : request;
}
