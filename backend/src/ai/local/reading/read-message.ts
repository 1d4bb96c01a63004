/** Reads a whole message: the requests in it, and what was not understood. */
import type { MassFilter } from '../../../roster/index.js';
import type { PersonRef } from '../../assistant/index.js';
import { narrowsItself } from './accounted.js';
import { actOf } from './acts.js';
import { cannotDo, ELSEWHERE } from './beyond.js';
import { conditionsIn } from '../facts/conditions.js';
import { editDistance } from '../words/edit-distance.js';
import { ExactReader, STATEMENT } from './exact.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import { QUESTION_KINDS } from '../requests/kinds-of-questions.js';
import { monthName, combined } from '../references/mass-references.js';
import { movesIn } from '../facts/moves.js';
import { PartReader, withoutEchoes } from './parts.js';
import { PeopleFinder } from '../references/people-references.js';
import { ASKS_WHETHER, questionOf, TAG, tells } from './question.js';
import {
  type Context,
  type NotUnderstood,
  type Request,
  requestOf,
  type World,
} from '../requests/request.js';
import { piecesOf, spoken } from '../message/said.js';
import { isGrammarWord } from '../words/words.js';
import { searchIn, searchWords } from './searches.js';
import { Segment } from '../message/segment.js';
import { segmentsOf } from '../message/segments.js';
import { sentencesOf } from '../message/sentences.js';
import { THANKS } from '../vocabulary/talk.js';
import type { Piece, Said } from '../message/piece.js';

const NO_CONTEXT: Context = { people: [], masses: [] };
const QUESTION_WORD =
  /^(?:(?:e|entao|mas|por favor|oi|gente|bom dia|boa noite) )*(?:quem(?! (?:for|quiser|tem|puder))|qual|quais|quando(?! (?:o|a) )|onde|por ?que|pq|quant[oa]s?|o que|que dia|que horas?|cade|me (?:diz|diga|fala|mostra)|mostra|mostre|tem|ha|existe|lista|minha duvida)\b/;
/** How an order begins that may be none of the assistant's. */
const ORDER =
  /^(?:por favor )?(?:faca|faz|manda|mande|compra|compre|liga|ligue|pede|peca|escreva|escreve|avisa|avise|ensina|marca|marque|reserva|reserve|traz|traga)\b/;
const OTHER_MONTH = /\bescala (?:de|do mes de|para) ([a-z]{4,})/;
/** With a question mark, it orders all the same. */
const POLITE =
  /\b(?:favor|pode[ms]?|poderia[ms]?|podia|consegue[ms]?|vamos|quero|queria|gostaria|por que nao|que tal|(?:seria|e) (?:possivel|viavel)|da(?:ria|va)? para|(?:tem|teria) (?:como|jeito))\b/;
/** "Já faz a de janeiro", "monta logo fevereiro". */
const MAKES_MONTH =
  /\b(?:faz(?:er)?|faca|mont\w+|ger[ae]\w*|cri[ae]r?|abr[aei]\w*|prepar\w+|adiant\w+|comec\w+) (?:(?:logo|ja|ai|tambem|agora|as?|o|uma|mes|de|do|para) ){0,4}(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/;
/** Begins what corrects the words before it. */
const CORRECTING =
  /^(?:nao,? (?:minto|digo|espera|pera|para)|nao, (?=[oa] |n[oa] |d[oa] |dia|\d)|espera|pera|perai|calma|quer dizer|minto|digo|ops|opa|ou melhor|alias|corrigindo)\b/;
/** What is told of an exchange is hardly longer. */
const LONGEST_TALE = 600;
const IF_THEN_WHO =
  /^(?:\S+,? ){0,3}?(?:se|caso|supo\w+ que|imagin\w+ que|digamos que|na hipotese de) .*\b(?:quem|alguem)\b.*\b(?:pode\w*|poderia|posso|podemos|consegue|vai|iria|cobr\w*|substitu\w*|lugar|livre|entra\w*|assum\w*|ter(?:ia|emos)? condic\w*)\b/;
/** Questions that are of one mass where one is said. */
const OF_MASSES = new Set<KindId>([
  'serving',
  'incomplete',
  'free',
  'maybes',
  'refusing',
  'unassigned',
  'load',
  'experienced',
  'inexperienced',
  'whyIncomplete',
  'summary',
  'search',
]);
const ofTopic = (request: Request, masses: MassFilter[]): Request => {
  if (request.masses.length > 0) return request;
  const kind = ['incomplete', 'summary', 'load', 'search'].includes(request.kind) ? 'serving' : request.kind;
  return {
    ...request,
    kind: kind === 'unassigned' ? 'free' : kind === 'inexperienced' ? 'experienced' : kind,
    masses,
  };
};
/** Points at the mass that was spoken of: "quem mais está nessa missa?" */
const POINTS =
  /\bquem\b.*\b(?:n?ess[ea]|d?ess[ea]|nest[ea])(?: (?:missa|celebracao|dia|horario|hora))?$|\b(?:falta\w*|vagas?|lugares?)\b.*\b(?:ness[ea]|nest[ea]) (?:missa|celebracao|dia|horario|hora)\b|\bquem\b.*\b(?:la|ali)$/;
/** Tells how it is. */
const STATES = /\b(?:esta|ta|estao|tao|serve|servem|ficou|ficaram|foi|continua|tem|respondeu|responderam)\b/;
/** Asks for no more than a yes. */
const NICE_TAG = /,? (?:n[ée]|viu|certo|n[ãa]o [ée]|t[áa] certo|confere)\s*\?\s*$/iu;
/** Orders something that is done on another page. */
const SENDS_OR_MAKES =
  /\b(?:mand[ae]r?|envi[ae]r?|imprim[aei]\w*|avis[ae]r?|post[ae]r?|baix[ae]r?|cri[ae]r?|cadastr[ae]r?|publi(?:ca|que|car)|lembr[ae]r?|mud[ae]r?|cancel[ae]r?|remar(?:ca|que|car)|pergunt[ae]r?|di(?:z|ga)|fal[ae]r?|pass[ae]r?|coloc[ae]|coloque|poe|bota)\b/;
/** Asks for the masses that somebody said no to. */
const REFUSED =
  /\b(?:quais|qual|que|quando|lista\w*|as|os|em que) .*\b(?:nao (?:pode|podem|podera|consegue|vai poder|marcou|quis|quer)|recusou|negou|disse (?:que )?nao|respondeu (?:que )?nao|se declarou|impedid[oa]|indisponi\w+)\b/;
const MONTHS =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const isLike = (word: string, name: string) =>
  word === name || (word.length > 4 && editDistance(word, name) === 1);

/** Reads messages about one schedule. */
export class MessageReader {
  private readonly finder: PeopleFinder;
  /** What was read already of the message at hand. */
  private readonly texts = new Map<string, Said>();
  private readonly exact: ExactReader;
  private readonly parts: PartReader;

  constructor(private readonly world: World) {
    this.finder = new PeopleFinder(world.people);
    this.exact = new ExactReader(world, this.finder);
    this.parts = new PartReader(world, this.finder);
  }

  /** The requests of a message, in their order. */
  read(message: string, context: Context = NO_CONTEXT): (Request | NotUnderstood)[] {
    const told = this.told(message);
    if (told) return told;
    const found: (Request | NotUnderstood)[] = [];
    let known = context;
    for (const sentence of withCorrections(sentencesOf(message))) {
      const requests = this.told(sentence) ?? this.readSentence(sentence, known);
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
    return withoutEchoes(
      isDone ? found.filter(({ kind, text }) => kind !== null || ORDER.test(spoken(text))) : found,
    );
  }

  /** An exchange, or several conditions on when somebody serves, that a text tells; null where it tells neither in full. */
  private told(text: string): Request[] | null {
    const asked = text.split('?').slice(0, -1);
    if (text.length > LONGEST_TALE || !asked.every((question) => TAG.test(spoken(question)))) return null;
    const { plain, problem } = this.clauses(text);
    if (problem !== null) return null;
    const moves = movesIn(plain, text, this.world);
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

  /** What a text does not say itself: who, and which masses, were spoken of before. */
  private readSentence(sentence: string, context: Context): (Request | NotUnderstood)[] {
    const exact = withDuties(this.exactly(sentence));
    if (exact?.kind === 'publish') return [exact];
    const said = this.said(sentence);
    const whole = new Segment(said.pieces);
    const search = this.searchOf(sentence, said);
    if (search) return [search];
    const beyond = cannotDo(sentence, whole);
    const aside = beyond ? questionAfter(sentence) : null;
    // "A folha sumiu da geladeira: em que dia a Joana serve?"
    if (
      aside &&
      !SENDS_OR_MAKES.test(spoken(aside.before)) &&
      !cannotDo(aside.question, this.segmentOf(aside.question))
    )
      return this.readSentence(aside.question, context);
    if (beyond) return [requestOf(this.world, 'cannot', sentence, { words: [beyond] })];
    const month = (OTHER_MONTH.exec(spoken(sentence)) ?? MAKES_MONTH.exec(spoken(sentence)))?.[1];
    if (month && MONTHS.some((name) => isLike(month, name)) && !isLike(month, monthName(this.world)))
      return [requestOf(this.world, 'cannot', sentence, { words: [ELSEWHERE] })];
    // "A Neuza está no dia 5, né?"
    const untagged = sentence.replace(NICE_TAG, '?');
    const isState =
      STATES.test(whole.text) &&
      !whole.has('place', 'remove', 'replace', 'want', 'away', 'not', 'only', 'max');
    if (untagged !== sentence && isState) return this.readSentence(untagged, context);
    // "Quem está livre?", after a mass was spoken of, is about that mass.
    const isOfContext =
      (exact?.kind === 'unassigned' || (exact !== null && POINTS.test(whole.text))) &&
      inContext(whole, context) !== whole;
    // "Quantas missas ele tem?" is about him.
    const isOfSomebody =
      (exact?.kind === 'summary' &&
        (this.pronounced(whole, context) !== whole || whole.has('nobody', 'not', 'without'))) ||
      (exact?.kind === 'serving' && whole.has('he') && this.pronounced(whole, context) !== whole);
    if (
      exact &&
      !isOfContext &&
      !isOfSomebody &&
      !(STATEMENT.has(exact.kind) && whole.has('place', 'remove', 'enters', 'leaves'))
    )
      return [exact];
    const parts = segmentsOf(said.pieces);
    const first = parts.find((part) => actOf(part) !== null);
    const others =
      first && parts.length > 1
        ? this.parts.read(
            { ...said, pieces: said.pieces.filter((piece) => !first.pieces.includes(piece)) },
            sentence,
            context,
          )
        : [];
    // "Tira o limite de todos e deixa a Vera com uma": both are asked for.
    const acting =
      first && parts[1]?.pieces[0]?.text !== 'que' && others.length > 0 && others.every(({ doubt }) => !doubt)
        ? first
        : whole;
    const act = actOf(acting);
    if (act) return [this.actIn(acting, act, sentence), ...(acting === whole ? [] : others)];
    // "João e Joana estão juntos em alguma missa?" sets nothing.
    const isWondering = sentence.trim().endsWith('?') && !TAG.test(whole.text) && !POLITE.test(whole.text);
    // "Se o Marcos faltar no dia 25, quem poderia cobrir?"
    if (IF_THEN_WHO.test(spoken(sentence)) && whole.masses.length > 0)
      return [
        requestOf(this.world, 'free', sentence, {
          people: whole.people,
          masses: combined(whole.masses.map(({ filters }) => filters)),
          problem: said.problem,
        }),
      ];
    const tail = questionAfter(sentence);
    const topic = tail ? this.topicOf(tail.before) : [];
    if (tail && topic.length > 0) {
      const found = this.readSentence(tail.question, { ...context, masses: topic });
      const isOpen = found.every(({ kind }) => kind !== null && OF_MASSES.has(kind));
      if (isOpen) return found.map((request) => ofTopic(request as Request, topic));
    }
    if (tail && this.parts.read(this.said(tail.before), tail.before, context).length === 0) {
      const people = this.peopleOf(tail.before);
      const masses = this.massesOf(tail.before);
      const found = this.readSentence(tail.question, {
        people: people.length > 0 ? people : context.people,
        masses: masses.length > 0 ? masses : context.masses,
        own: context.own,
      });
      if (found.every(({ kind }) => kind !== null && !RULE_SETTING_IDS.has(kind))) return found;
    }
    const isAsked =
      sentence.trim().endsWith('?') || QUESTION_WORD.test(whole.text) || ASKS_WHETHER.test(whole.text);
    if (
      !isAsked &&
      !/\bou n(?:ao|\b)|\bconfere\b|\bquem\b|\bquant[oa]s?\b/.test(whole.text) &&
      !tells(whole.text)
    ) {
      const meant = this.parts.read(said, sentence, context);
      if (meant.length > 0 && meant.every(({ doubt }) => !doubt)) return meant;
    }
    const about = inContext(this.pronounced(whole, context), context);
    const asked = asksWhich(whole) ? 'serving' : questionOf(about, sentence);
    const question = asked === 'duties' && detailsOf(whole).includes('refused') ? 'availability' : asked;
    if (question)
      return [
        requestOf(this.world, question, sentence, {
          people: asksWhich(whole) ? [] : this.parts.withPronouns(whole, context),
          masses:
            about.masses.length > 0
              ? combined(about.masses.map(({ filters }) => filters))
              : whole.has('there')
                ? [...context.masses]
                : [],
          problem: said.problem,
          words: detailsOf(whole),
        }),
      ];
    const requests = this.parts
      .read(said, sentence, context)
      .map((request) =>
        isWondering && !request.doubt && RULE_SETTING_IDS.has(request.kind)
          ? { ...request, doubt: 'sure' as const }
          : request,
      );
    if (requests.length > 0) return requests;
    // "A Maria José não respondeu, né?"
    if (untagged !== sentence) return this.readSentence(untagged, context);
    if (whole.isEmpty && !whole.isStrong && THANKS.test(spoken(sentence)))
      return [requestOf(this.world, 'thanks', sentence, {})];
    return [{ kind: null, text: sentence, words: this.wordsOf(sentence) }];
  }

  /** "Quais missas já estão completas?": which masses, or who, of all of them. */
  private searchOf(sentence: string, { plain, problem }: Said): Request | null {
    if (plain.some(({ type }) => type === 'person')) return null;
    const days = plain.flatMap(({ type, text }) => (type === 'masses' ? [text] : []));
    const search = searchIn(days.reduce((text, day) => text.replace(day, ' '), spoken(sentence)));
    const masses = combined(plain.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : [])));
    if (!search || (search.of === 'people' && masses.length > 0)) return null;
    return requestOf(this.world, 'search', sentence, { masses, problem, words: searchWords(search) });
  }

  /** "Galo: quem já está?": the masses that a question is said to be about, and nothing else. */
  private topicOf(before: string): MassFilter[] {
    const bare = before.replace(/[,:;.…\s]+$/, '');
    for (const text of [bare, `missa do ${bare}`, `missa da ${bare}`]) {
      const { pieces } = this.said(text);
      const isOnly = pieces.every(
        ({ type, text: word }) => type === 'masses' || (type === 'word' && isGrammarWord(word)),
      );
      if (isOnly && pieces.some(({ type }) => type === 'masses')) return this.massesOf(text);
    }
    return [];
  }

  private segmentOf(text: string): Segment {
    return new Segment(this.said(text).pieces);
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

/** What is asked after something is told, or by somebody else: "a comadre ficou sentida, por que ela não está no dia 15". */
function questionAfter(sentence: string): { before: string; question: string } | null {
  const found =
    /^(.*(?:[,;:…]|\.\.)) ?((?:e |mas )?(?:(?:em|de|para|pra|com) (?=qu|q ))?(?:por ?qu[eê]|pq|quem|quais|qual|quant[oa]s?|qts|qtas|cad[eê]|(?:onde|quando)(?=.*\?$)|(?:que|q) (?:dias?|missas?|horas?|hrs?))(?![\p{L}]).*\p{L}.*)$/iu.exec(
      sentence,
    ) ??
    /^(.*\b(?:pergunt(?:ou|aram|a|ando)|quer(?:em|ia|iam)? saber|cobr(?:ou|aram|ando))\b.*?) ((?:por ?qu[eê]|pq|quem|quais|qual|quant[oa]s?|onde|quando|em que|(?:que|q) (?:dias?|missas?|horas?|hrs?))(?![\p{L}]).*\p{L}.*)$/iu.exec(
      sentence,
    );
  // "A Vera perguntou se ela está no dia 22."
  const whether =
    /^(.*\b(?:pergunt(?:ou|aram|a|am|ando)|quer(?:em|ia|iam)? saber|querendo saber)) se (.*\p{L}.*)$/iu.exec(
      sentence,
    );
  if (!found && whether) return { before: whether[1]!, question: `${whether[2]!.replace(/\?$/, '')}?` };
  return found ? { before: found[1]!, question: found[2]! } : null;
}

/** "No dia 5. Não, no dia 8": what corrects the sentence before it is read with it. */
function withCorrections(sentences: readonly string[]): string[] {
  const found: string[] = [];
  for (const sentence of sentences) {
    const before = found.at(-1);
    if (before !== undefined && CORRECTING.test(spoken(sentence)))
      found.splice(-1, 1, `${before.replace(/\?$/, '')}, ${sentence}`);
    else found.push(sentence);
  }
  return found;
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

/** What of an answer is asked for. */
function detailsOf(said: Segment): string[] {
  if (said.matches(/^(?:e )?com quem\b/)) return ['com'];
  if (
    said.people.length === 0 &&
    said.matches(/\b(?:limite|maximo|teto)\b|\bquantas (?:missas|vezes)\b.*\bcada\b/)
  )
    return ['limit'];
  return said.people.length === 1 && REFUSED.test(said.text) ? ['refused'] : [];
}

/** "Qual Rosa está no dia 8?": of those of one name, who serves there. */
function asksWhich(said: Segment): boolean {
  const [one] = said.people;
  return (
    /^(?:e )?(?:qual|quais) (?:d[ao]s |de las )?/.test(said.text) &&
    said.people.length === 1 &&
    one!.known &&
    one!.candidates.length > 1 &&
    said.masses.length > 0
  );
}

/** A question that does not say which mass speaks of that which was spoken of. */
function inContext(said: Segment, { masses }: Context): Segment {
  if (
    said.masses.length > 0 ||
    masses.length === 0 ||
    (!said.matches(POINTS) &&
      !said.matches(
        /\b(?:quem|alguem)\b.*\b(?:pode|livre|lugar|substitu\w*|cobrir|cobre)\b|^(?:e |mas |sera que )*(?:[oa] )?(?!qua|quem|onde|em )\S+(?: \S+)? (?:pode|poderia|consegue|da|esta livre)$/,
      ))
  )
    return said;
  return new Segment([
    ...said.pieces,
    { type: 'masses', filters: [...masses], once: false, breaks: false, text: '' },
  ]);
}
