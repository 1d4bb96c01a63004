/** Parts of a sentence that ask for one thing each, and what each of them holds. */
import type { MassFilter } from '../../../roster/index.js';
import type { Meaning } from '../words/lexicon.js';
import { combined } from '../references/mass-references.js';
import type { Mention } from '../references/people-references.js';
import { REASONS } from '../vocabulary/reasons.js';
import { isGrammarWord } from '../words/words.js';
import type { Piece } from './piece.js';

/** A number and how it is meant: a total, or so many more or fewer. */
export interface Count {
  value: number;
  sign: '=' | '+' | '-';
  /** What is counted, where that is said. */
  of: 'people' | 'masses' | null;
}

/** Where one thing that is asked for may end and the next begin. */
const JOINTS = new Set('e mas entao porque pois que porem agora ai nem'.split(' '));
/** Meanings that tell what is to be done. */
const STRONG: readonly Meaning[] = [
  'remove',
  'leaves',
  'enters',
  'away',
  'place',
  'swap',
  'replace',
  'apart',
  'max',
  'more',
  'fewer',
  'double',
  'avoid',
  'without',
  'only',
  'together',
  'rule',
];
const WEAK: readonly Meaning[] = ['not', 'able', 'serve', 'want', 'need', 'leave', 'instead', 'nobody'];
/** What is taken away or put in the place of another. */
const ORDERS_CHANGE: ReadonlySet<Meaning> = new Set<Meaning>(['remove', 'replace', 'swap', 'rule', 'leaves']);
const REASON = /^(?:porque|pois|que|pq)$/;
/** After these, "que" begins nothing new. */
const BEFORE_THAN =
  /^(?:do|mais|menos|melhor|sempre|tem|para|antes|depois|quero|queria|gostaria|ate|ja|a|o|de|desde|nada|tudo|faz|peco|solicito|favor|quer)$/;
/** Tells what was. */
const WAS = /^(?:fez|fizeram|teve|tiveram|tinha|vinha)$|[a-z]{2,}(?:[aei]u|ou|[aei]ram)$/;
/** Says what the coordinator can, or does. */
export const FIRST_PERSON =
  /^(?:posso|podemos|pude|consigo|conseguimos|consegui|aguento|aguentamos|aguentei|suporto|tolero|dou|damos)$/;
/** After these, "mesma" speaks of being together. */
const SAME = /^(?:missas?|altar|celebrac|dias?|horari|escalas?)/;

/** What follows on "vai" where it means serving. */
const GOES =
  /^(?:servir|n[ao]s?|n?ess[ea]s?|n?est[ea]s?|em|para|[ao]s?|ser|estar|ficar|vir|com|nao|poder|entrar|la|sim|ajudar|assumir|cobrir|participar|mais|d[aeo]s?|so|apenas|aparecer|comparecer|dia|pegar|substituir|ter|por|pel[ao]|e|ele|ela|eles|elas|sempre|todo|toda|todos)$/;

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

export class Segment {
  constructor(
    readonly pieces: readonly Piece[],
    /** What stood before it in the message. */
    readonly before: Segment | null = null,
  ) {}

  get people(): Mention[] {
    return this.pieces.flatMap((piece) => (piece.type === 'person' ? [piece.mention] : []));
  }

  get masses() {
    return this.pieces.slice(0, this.exception).filter((piece) => piece.type === 'masses');
  }

  /** Masses that are left out: "menos no dia 29". */
  get excepted(): MassFilter[] {
    return combined(
      this.pieces.slice(this.exception).flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : [])),
    );
  }

  /** Where an exception begins; the end where there is none. */
  private get exception(): number {
    const at = this.pieces.findIndex(
      ({ text }, index) =>
        text === 'exceto' && this.pieces.slice(index, index + 6).some(({ type }) => type === 'masses'),
    );
    return at > 0 ? at : this.pieces.length;
  }

  get numbers(): Count[] {
    return this.pieces.flatMap((piece, at) =>
      piece.type === 'number' ? [this.countAt(at, piece.value)] : [],
    );
  }

  get text(): string {
    return this.pieces.map(({ text }) => text).join(' ');
  }

  has(...meanings: readonly Meaning[]): boolean {
    return this.pieces.some((_, at) => meanings.some((meaning) => this.means(at, meaning)));
  }

  /** Where a meaning is first said; -1 when it is not. */
  at(...meanings: readonly Meaning[]): number {
    return this.pieces.findIndex((_, at) => meanings.some((meaning) => this.means(at, meaning)));
  }

  get isStrong(): boolean {
    return this.has(...STRONG) || (this.numbers.length > 0 && this.has('people', 'each', 'nobody'));
  }

  get isAct(): boolean {
    return this.isStrong || this.has(...WEAK);
  }

  /** Whether there are words between what is understood of it that mean nothing to the assistant, and are no reasons. */
  get isStrange(): boolean {
    const isKnown = (piece: Piece) => piece.type !== 'word' || piece.meanings.length > 0;
    return this.pieces
      .slice(this.pieces.findIndex(isKnown), this.pieces.findLastIndex(isKnown) + 1)
      .some(
        (piece) =>
          !isKnown(piece) &&
          piece.text.length > 3 &&
          !isGrammarWord(piece.text) &&
          !REASONS.test(piece.text) &&
          !LINKING.test(piece.text),
      );
  }

  /** Whether it tells what happened: "a Ana passou mal". */
  get isStory(): boolean {
    const named = this.pieces.findIndex(({ type }) => type === 'person');
    const end = this.pieces.findIndex(({ breaks }, at) => at > named && breaks);
    return (
      named >= 0 &&
      !this.isAct &&
      this.pieces
        .slice(named, end < 0 ? undefined : end)
        .some(
          (piece) =>
            piece.type === 'word' &&
            piece.meanings.length === 0 &&
            (WAS.test(piece.text) || (REASONS.test(piece.text) && piece.text.length > 3)),
        )
    );
  }

  /** Whether it only tells of something that was: "leu tudo duas vezes". */
  get tellsPast(): boolean {
    return (
      !this.isAct &&
      this.pieces.some(
        (piece) => piece.type === 'word' && piece.meanings.length === 0 && WAS.test(piece.text),
      )
    );
  }

  /** "No lugar da Ana", of which the other is still to be said. */
  get isInsteadOf(): boolean {
    const at = this.at('instead');
    return (
      at >= 0 &&
      (!this.pieces[at]!.text.startsWith('lug') || this.pieces[at + 1]?.text.startsWith('d') === true)
    );
  }

  get isReason(): boolean {
    return REASON.test(this.pieces[0]?.text ?? '') && this.pieces[0]?.type === 'word';
  }

  get isEmpty(): boolean {
    return this.people.length === 0 && this.masses.length === 0 && this.numbers.length === 0;
  }

  get negated(): boolean {
    return (
      this.has('not', 'avoid') ||
      /\bnenhuma? (?:d(?:[ao]|ess[ea]|est[ea]|el[ea])s\b|missa\b|(?:domingo|sabado|dia)\b)/.test(this.text)
    );
  }

  matches(pattern: RegExp): boolean {
    return pattern.test(this.text);
  }

  means(at: number, meaning: Meaning): boolean {
    const piece = this.pieces[at]!;
    if (piece.type !== 'word') return false;
    const next = this.pieces[at + 1]?.text ?? '';
    const last = this.pieces[at - 1]?.text ?? '';
    const named = this.pieces[at + 1];
    // "João dia 15 sim" places him; "escala ele" is the verb, "a escala" is not.
    if (piece.text === 'sim')
      return (
        meaning === 'enters' &&
        at > 0 &&
        this.pieces[at - 1]!.type !== 'word' &&
        (at === this.pieces.length - 1 || this.pieces[at + 1]!.breaks)
      );
    // "Um desentendimento entre os dois".
    if (
      meaning === 'enters' &&
      piece.text === 'entre' &&
      !/^(?:que|e)?$/.test(last) &&
      (named?.type === 'person' || /^(?:[oa]s?|el[ea]s|si|amb[oa]s)$/.test(next))
    )
      return false;
    // "Se revezam cuidando da mãe."
    if (meaning === 'replace' && piece.text.startsWith('revez') && next.endsWith('ndo')) return false;
    // "Faz o dia 20", "por isso".
    if (meaning === 'serve' && /^(?:faz|fazem|fazer|faca|facam|fara)$/.test(piece.text))
      return this.pieces
        .slice(at + 1, at + 3)
        .some(({ type }, index) => type === 'masses' && (index === 0 || /^[oa]s?$/.test(next)));
    if (
      meaning === 'place' &&
      piece.text === 'por' &&
      /^(?:isso|isto|ess[ea]|est[ea]|conta|causa|que)$/.test(next)
    )
      return false;
    if (meaning === 'only' && /^(?:pois|porque|por|agora|que)$/.test(next)) return false;
    if (meaning === 'only' && isOrderAfter(this.pieces, at)) return false;
    // "O João falta no dia 15", "o João cobre o dia 15", "deixe o João perto da Joana".
    if (/^faltam?$/.test(piece.text) && meaning === 'leaves') return this.pieces[at - 1]?.type === 'person';
    if (/^c[ou]br\w+$/.test(piece.text) && (meaning === 'replace' || meaning === 'serve')) {
      const covered = /^[oa]$/.test(next) ? this.pieces[at + 2] : named;
      const isMass = covered?.type === 'masses' && this.people.length < 2;
      return isMass === (meaning === 'serve');
    }
    if (piece.text === 'perto' && meaning === 'together')
      return /^d[aeo]$/.test(next) && this.pieces[at + 2]?.type === 'person';
    if (piece.text === 'una' && meaning === 'together') return at === 0 && this.people.length > 1;
    if (piece.text === 'fora' && /^(?:trabalh|mora|estud)/.test(last)) return false;
    if (meaning === 'serve' && /^(?:vai|vao)$/.test(piece.text) && goesThrough(this.pieces.slice(at + 1)))
      return false;
    if (piece.text === 'escala' && meaning === 'place') return isOrderToPlace(this.pieces, at);
    if (!piece.meanings.includes(meaning)) return false;
    if (meaning === 'together' && piece.text.startsWith('mesm')) return SAME.test(next);
    if (meaning === 'instead')
      return piece.text.startsWith('lug') ? /^(?:no|em|o)$/.test(last) : last === 'em';
    if (
      meaning === 'serve' &&
      /^(?:vai|vao|vou|ir|vem|for|foi)$/.test(piece.text) &&
      this.pieces[at + 1]?.type === 'word' &&
      (!GOES.test(next) || goesElsewhere(this.pieces.slice(at + 1)))
    )
      return false;
    if (meaning === 'remove' && piece.text === 'some') return false;
    if (meaning === 'place' && piece.text === 'por')
      return (
        /^(?:para|pode|consegue|vou|vamos|e|favor|pode)$/.test(last) &&
        last !== '' &&
        (this.pieces[at + 1] !== undefined || last === 'para') &&
        last !== 'favor'
      );
    if (meaning === 'want' && piece.text === 'favor') return false;
    // "O Antônio …, não aguento mais" is of who says it; "Ana: não posso no dia 8" are her own words.
    if (meaning === 'able' && FIRST_PERSON.test(piece.text))
      return this.pieces.slice(at).some(({ type }) => type === 'masses');
    if (meaning === 'able' && piece.text === 'da') return last === 'nao' || next === 'para';
    if (meaning === 'together' && piece.text === 'par') return false;
    // "Acompanha os netos na catequese."
    if (meaning === 'together' && piece.text.startsWith('acompanh'))
      return (
        this.pieces
          .slice(at + 1, at + 4)
          .some(({ type, text }) => type === 'person' || /^(?:el[ea]s?|d?el[ea]s|outr[oa]|2)$/.test(text)) ||
        /^(?:el[ea]|[oa]|se|que)$/.test(last)
      );
    // "O casal João e Ana" tells who they are.
    if (
      meaning === 'together' &&
      /^(?:casal|dupla)$/.test(piece.text) &&
      /^[oa]$/.test(last) &&
      named?.type === 'person'
    )
      return !named.breaks ? false : true;
    return true;
  }

  private countAt(at: number, value: number): Count {
    const near = (from: number, to: number) =>
      this.pieces.slice(Math.max(0, at + from), Math.max(0, at + to + 1)).map(({ text }) => text);
    const [before, after] = [near(-3, -1), near(1, 3)];
    const last = before.at(-1) ?? '';
    const verb = this.pieces[at - 2];
    const isRaised =
      last === 'a' &&
      verb?.type === 'word' &&
      verb.meanings.some((meaning) => meaning === 'more' || meaning === 'fewer');
    const isTotal = /^(?:para|ate|eram)$/.test(last) || isRaised;
    const isAdded = /^(?:adicion|acrescent|som[ae])/.test(last);
    const [first = '', second = ''] = after;
    const sign =
      isAdded ||
      (first === 'a' && second === 'mais') ||
      /^\S+ a mais\b/.test(after.join(' ')) ||
      `${first} ${second}`.includes('alem d') ||
      after.slice(1).join(' ').startsWith('alem d') ||
      first === 'extra' ||
      first === 'extras' ||
      first === 'mais' ||
      last === 'mais' ||
      last === 'outros'
        ? '+'
        : (first === 'a' && second === 'menos') ||
            /^\S+ a menos\b/.test(after.join(' ')) ||
            (last === 'menos' && !/^(?:pelo|ao)$/.test(before.at(-2) ?? '')) ||
            first === 'menos'
          ? '-'
          : !isTotal &&
              this.has('more') &&
              !this.pieces.some(({ text }) => text === 'mais') &&
              !before.includes('para')
            ? '+'
            : !isTotal &&
                this.has('fewer') &&
                !this.pieces.some(({ text }) => text === 'menos') &&
                !before.includes('para')
              ? '-'
              : '=';
    const behind = this.pieces.slice(at + 1, at + 4);
    const link = behind.findIndex(
      (piece) => piece.type !== 'word' || /^(?:n[ao]s?|d[aeo]s?|em|para|[ao]s?)$/.test(piece.text),
    );
    const noun = (link < 0 ? behind : behind.slice(0, link)).map((piece) =>
      piece.type === 'word' ? piece.meanings : [],
    );
    const counted = noun.find((meanings) => meanings.includes('people') || meanings.includes('masses'));
    const of = counted ? (counted.includes('people') ? 'people' : 'masses') : null;
    return { value, sign, of };
  }
}

/** "Só tira a Vera do dia 22": nothing else is asked for; it keeps nobody to that day. */
const isOrderAfter = (pieces: readonly Piece[], at: number): boolean => {
  const next = pieces
    .slice(at + 1)
    .find(({ text }) => !/^(?:me|nos|por|favor|ai|mesmo|quero|queria|vai|vao|precisa)$/.test(text));
  return (
    next?.type === 'word' &&
    !next.breaks &&
    next.meanings.some((meaning) => ORDERS_CHANGE.has(meaning)) &&
    !next.text.endsWith('ndo')
  );
};

/** Whether "escala" is the verb: nothing makes a noun of it, and it has somebody to place. */
function isOrderToPlace(pieces: readonly Piece[], at: number): boolean {
  const [before, after] = [pieces[at - 1]?.text ?? '', pieces[at + 1]];
  if (/^(?:a|as|na|da|pela|essa|esta|minha|nossa|sua|de|em|toda|uma|nova|outra|mesma)$/.test(before))
    return false;
  if (after === undefined) return pieces.some(({ type }) => type === 'person');
  return after.type === 'person' || /^(?:[oa]s?|el[ea]s?|dona|seu)$/.test(after.text);
}

/** "Vai ser operado" is not serving. */
function goesThrough([being, what]: readonly Piece[]): boolean {
  return (
    /^(?:ser|estar|ficar|ter|passar)$/.test(being?.text ?? '') &&
    what?.type === 'word' &&
    /[aei]d[oa]s?$/.test(what.text) &&
    what.meanings.length === 0
  );
}

/** "Vai para a praia" is not serving. */
function goesElsewhere(pieces: readonly Piece[]): boolean {
  const goal = pieces.find(
    (piece) =>
      piece.type !== 'word' || !/^(?:para|pro|n[ao]s?|em|d[aeo]s?|[ao]s?|um|uma|casa)$/.test(piece.text),
  );
  return (
    /^(?:para|n[ao]|em|a)$/.test(pieces[0]?.text ?? '') &&
    goal?.type === 'word' &&
    goal.meanings.length === 0 &&
    !/^(?:missa|dia)/.test(goal.text)
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
    else if (isNew(current, chunk)) segments.push(new Segment(chunk.pieces, current));
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

/** Speaks of the schedule as a whole. */
export const WHOLE =
  /\b(?:(?:n?a|da|[dn]?ess[ae]|[dn]?est[ae]|toda) escala|(?<!(?:fim|final|comeco|inicio|meio|metade|semana|dia) d(?:[oe]|ess?e|est?e) )mes|inteir[oa]|nenhuma? (?:missa|dia)|missa (?:alguma|nenhuma)|serv\w* (?:em|para) nada|(?:de )?todas(?: as missas)?(?=$| exceto)|todas as missas|(?:esse|este|todo|o) ano)\b/;

/** Words that only hold others together. */
export const LINKING =
  /^(?:aquel[ea]s?|aquilo|tudo|nada|depois|antes|entre|desde|assim|quase|ainda|sempre|muito|pouco|outr[oa]s?|coitad[oa]|melhor|agora|hoje|ontem|aqui|onde|durante|tanto|quanto|alias|inclusive|realmente|infelizmente|certo|minha|nossa|deus|favor)$/;

/** How a pair is wanted, without a verb. */
export const ALWAYS = /\b(?:sempre|nunca|jamais)$|\bcom\b.*\bnao$/;

/** "… com o João e a Vera": one more in a list. */
const isListedName = (current: Segment, chunk: Segment) =>
  current.pieces.at(-1)?.type === 'person' &&
  chunk.pieces[0]?.text === 'e' &&
  !chunk.pieces[0].breaks &&
  chunk.people.length > 0 &&
  chunk.pieces.every(
    (piece) => piece.type === 'person' || /^(?:e|[oa]s?|d[aeo]|com|dona|seu)$/.test(piece.text),
  );

/** Whether a chunk asks for something of its own. */
function isNew(current: Segment, chunk: Segment): boolean {
  if (isListedName(current, chunk)) return false;
  // "Substituição no dia 15: sai o João, entra o Antônio."
  if (
    current.people.length === 0 &&
    current.has('replace', 'swap') &&
    chunk.people.length > 0 &&
    chunk.has('leaves', 'enters', 'remove')
  )
    return true;
  // "O João não vai no dia 15, vai o Antônio."
  if (
    chunk.pieces[0]!.breaks &&
    current.negated &&
    current.people.length > 0 &&
    current.masses.length > 0 &&
    chunk.people.length === 1 &&
    (chunk.means(0, 'serve') || chunk.means(0, 'enters'))
  )
    return true;
  // "A Rosa e a Neuza juntas o Paulo e o Marcos separados."
  const end = current.pieces.length - 1;
  if (
    current.people.length > 1 &&
    chunk.people.length > 0 &&
    !chunk.pieces[0]!.breaks &&
    chunk.pieces[0]!.text !== 'e' &&
    (current.means(end, 'together') || current.means(end, 'apart'))
  )
    return true;
  // "Peço que a Ana não sirva no dia 15 e que a missa do dia 22 tenha três."
  if (
    chunk.pieces[0]?.text === 'que' &&
    current.pieces.at(-1)?.text === 'e' &&
    current.isAct &&
    current.people.length > 0 &&
    (chunk.people.length > 0 || chunk.masses.length > 0)
  )
    return true;
  // "Una a Rosa ao Paulo e conceda ao Luiz …": after a whole pair, a verb that is not known begins something else.
  const [joint, verb] = chunk.pieces;
  if (
    current.has('together', 'apart') &&
    current.people.length > 1 &&
    chunk.people.length > 0 &&
    joint?.text === 'e' &&
    verb?.type === 'word' &&
    !/^(?:[oa]s?|d[aeo]|com|dona|seu|tambem)$/.test(verb.text)
  )
    return true;
  if (
    chunk.isEmpty &&
    !chunk.isStrong &&
    !chunk.has('he', 'they') &&
    !(chunk.has('not') && chunk.has('able', 'serve'))
  )
    return false;
  if (chunk.pieces[0]?.text === 'exceto' && !chunk.pieces.some(({ type }) => type === 'person')) return false;
  // "A Rosa no dia 12, a Neuza no dia 17, mas nunca as duas na mesma missa."
  if (
    current.people.length > 0 &&
    current.masses.length > 0 &&
    chunk.has('they') &&
    chunk.has('together', 'apart') &&
    chunk.people.length + chunk.masses.length === 0
  )
    return true;
  // "Mais gente no dia 22, quero cinco."
  if (
    current.has('more', 'fewer') &&
    current.has('people') &&
    current.numbers.length === 0 &&
    chunk.numbers.length === 1 &&
    chunk.people.length === 0 &&
    chunk.masses.length === 0 &&
    !chunk.has('max', 'each')
  )
    return false;
  // "A Ana passou mal, então vai o Antônio."
  if (
    current.isStory &&
    current.people.length > 0 &&
    current.masses.length === 0 &&
    chunk.people.length > 0 &&
    chunk.isAct
  )
    return true;
  // "Mas no dia 15 ela vai."
  if (
    chunk.matches(/^(?:mas|porem) /) &&
    chunk.masses.length > 0 &&
    current.isAct &&
    current.masses.length > 0
  )
    return true;
  const isOnlyInstead =
    current.has('instead') &&
    current.people.length === 1 &&
    !current.has('place', 'enters', 'replace', 'remove', 'leaves', 'not') &&
    chunk.people.length === 1 &&
    chunk.has('place', 'enters', 'serve');
  if (isOnlyInstead) return false;
  if (current.has('swap') && !current.negated && current.people.length < 2) return false;
  // "Troca o João, põe o Antônio."
  if (
    current.has('replace') &&
    !current.negated &&
    current.people.length === 1 &&
    chunk.people.length === 1 &&
    chunk.masses.length + chunk.numbers.length === 0 &&
    chunk.has('place', 'enters') &&
    !chunk.has('remove', 'leaves', 'not', 'instead')
  )
    return false;
  // "Troca: Paulo dia 5, Geraldo dia 8."
  if (
    current.has('replace') &&
    !current.negated &&
    current.people.length === 1 &&
    chunk.people.length === 1 &&
    !chunk.isAct
  )
    return false;
  if (
    chunk.pieces[0]!.breaks &&
    chunk.people.length === 0 &&
    chunk.masses.length > 0 &&
    current.masses.length > 0 &&
    !chunk.isAct &&
    chunk.isStrange
  )
    return true;
  if (current.has('without') && chunk.people.length > 0 && chunk.matches(/^(?:e )?com /)) return true;
  // "João com a Vera sempre, Joana com a Ana nunca."
  if (
    chunk.pieces[0]!.breaks &&
    [current, chunk].every(({ people, masses }) => people.length === 2 && masses.length === 0) &&
    (ALWAYS.test(chunk.text) || chunk.has('together', 'apart'))
  )
    return true;
  const isCapped =
    current.people.length > 0 && current.numbers.length > 0 && current.has('max', 'only', 'masses');
  const isPaired =
    !isCapped &&
    !current.has('together', 'apart') &&
    (current.people.length > 0 || current.has('they')) &&
    chunk.people.length < 2 &&
    (chunk.has('together', 'apart') ||
      chunk.matches(/\boutr[oa]\b/) ||
      (current.isInsteadOf && current.people.length < 2 && chunk.people.length > 0 && !chunk.isStrong));
  if (
    isPaired &&
    current.masses.length === 0 &&
    (chunk.has('together', 'apart')
      ? (chunk.masses.length === 0 || (current.pieces.at(-1)?.type === 'person' && chunk.matches(/^e /))) &&
        current.people.length + chunk.people.length >= 2
      : true)
  )
    return false;
  if (current.isInsteadOf && current.people.length < 2 && chunk.people.length > 0 && !chunk.isStrong)
    return false;
  if (current.matches(/\bse um/) && chunk.matches(/\boutr[oa]\b/)) return false;
  if (current.isEmpty && current.has('not') && !current.isStrong && !current.has('he', 'they')) return false;
  const isListed =
    current.people.length > 0 &&
    current.masses.length === 0 &&
    current.numbers.length === 0 &&
    chunk.matches(/^e /) &&
    !(chunk.numbers.length > 0 && chunk.has('max', 'only')) &&
    chunk.pieces.slice(0, 3).some(({ type }) => type === 'person') &&
    !chunk.has(
      'remove',
      'leaves',
      'enters',
      'away',
      'place',
      'replace',
      'not',
      'able',
      'serve',
      'want',
      'without',
      'avoid',
      'together',
      'apart',
      'instead',
    );
  const isEach =
    current.people.length > 0 &&
    current.masses.length === 0 &&
    current.numbers.length === 0 &&
    !current.isStrong &&
    chunk.people.length > 0 &&
    chunk.matches(/\bcada (?:uma?|qual)\b/);
  if (isListed || isEach) return false;
  // "No máximo duas cada um, e a Joana uma."
  if (
    current.people.length === 0 &&
    current.numbers.length > 0 &&
    current.has('each', 'nobody') &&
    chunk.people.length > 0
  )
    return true;
  const isWhole = current.people.length > 0 && (current.masses.length > 0 || current.numbers.length > 0);
  if (
    chunk.numbers.length > 0 &&
    chunk.masses.length > 0 &&
    current.numbers.length > 0 &&
    current.masses.length > 0 &&
    !chunk.has('max')
  )
    return true;
  if (!current.isAct)
    return (
      isWhole &&
      chunk.people.length > 0 &&
      (chunk.masses.length > 0 ||
        chunk.numbers.length > 0 ||
        (chunk.pieces[0]!.breaks &&
          chunk.isStrong &&
          !chunk.has('replace', 'swap', 'instead', 'together', 'apart', 'he', 'they')))
    );
  if (chunk.isAct) {
    if (current.has('replace', 'swap') && current.people.length >= 2 && !chunk.isStrong) return false;
    if (chunk.pieces[0]?.text === 'nem' && !chunk.isStrong && !chunk.has('able', 'serve'))
      return isWhole && chunk.people.length > 0;
    return (
      !(current.isEmpty && !current.isStrong && !current.has('he', 'they')) &&
      (chunk.isStrong ||
        chunk.people.length > 0 ||
        chunk.masses.length > 0 ||
        chunk.has('able', 'serve', 'he', 'they') ||
        chunk.numbers.length > 0)
    );
  }
  const isOther = isWhole && chunk.people.length > 0;
  const paired = current.at('together', 'apart');
  const isOtherPair =
    chunk.people.length > 0 &&
    chunk.pieces[0]!.breaks &&
    current.people.length >= 2 &&
    current.pieces.slice(0, Math.max(0, paired)).filter(({ type }) => type === 'person').length >= 2;
  if (isOther || isOtherPair) return true;
  const carriesPlace = chunk.people.length > 0 && (current.numbers.length > 0 || isWhole);
  const isParallel =
    chunk.people.length > 0 &&
    chunk.masses.length > 0 &&
    current.people.length > 0 &&
    current.masses.length > 0;
  return (
    isParallel ||
    (carriesPlace &&
      current.people.length === 0 &&
      current.masses.length > 0 &&
      chunk.matches(/^(?:e )?com /))
  );
}
