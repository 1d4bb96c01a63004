/** Parts of a sentence that ask for one thing each, and what each of them holds. */
import type { MassFilter } from '../../../roster/index.js';
import type { Meaning } from '../words/lexicon.js';
import { combined } from '../references/mass-references.js';
import type { Mention } from '../references/people-references.js';
import { REASONS } from '../vocabulary/reasons.js';
import { isPlain } from '../words/spelling.js';
import { isGrammarWord } from '../words/words.js';
import { meansAt } from './meaning-at.js';
import type { Piece } from './piece.js';

/** A number and how it is meant: a total, or so many more or fewer. */
export interface Count {
  value: number;
  sign: '=' | '+' | '-';
  /** What is counted, where that is said. */
  of: 'people' | 'masses' | null;
}

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
export const REASON = /^(?:porque|pois|que|pq)$/;
/** Tells what was. */
const WAS = /^(?:fez|fizeram|teve|tiveram|tinha|vinha)$|[a-z]{2,}(?:[aei]u|ou|[aei]ram)$/;
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
          !isPlain(piece.text) &&
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
    return meansAt(this.pieces, at, meaning);
  }

  private countAt(at: number, value: number): Count {
    const near = (from: number, to: number) =>
      this.pieces.slice(Math.max(0, at + from), Math.max(0, at + to + 1)).map(({ text }) => text);
    const [before, after] = [near(-3, -1), near(1, 3)];
    // "Para o Natal aumenta um" is no total.
    const changing = this.pieces
      .slice(Math.max(0, at - 3), at)
      .findLastIndex(
        (piece) =>
          piece.type === 'word' &&
          piece.meanings.some((meaning) => meaning === 'more' || meaning === 'fewer'),
      );
    const isTo = before.slice(changing + 1).includes('para');
    // "Menos, 7": so many in all.
    const last = this.pieces[at]!.breaks ? '' : (before.at(-1) ?? '');
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
          : !isTotal && this.has('more') && !this.pieces.some(({ text }) => text === 'mais') && !isTo
            ? '+'
            : !isTotal && this.has('fewer') && !this.pieces.some(({ text }) => text === 'menos') && !isTo
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

/** "Como está", "na Imaculada mantém": asks for nothing. */
export const AS_IT_IS =
  /\bcomo (?:esta|ta|estao|tao|sempre|antes|estava|tava)$|\b(?:mantem|mantenha|mantem se|mantenha se|fica|deixa|deixe|continua|permanece)(?: (?:igual|assim|assim mesmo|do mesmo jeito|o mesmo numero|o mesmo|os mesmos|a mesma coisa))$|\b(?:mantem|mantenha|permanece|continua)(?: se)?$/;

/** Speaks of the schedule as a whole. */
export const WHOLE =
  /\b(?:(?:n?a|da|[dn]?ess[ae]|[dn]?est[ae]|toda) escala|(?<!(?:fim|final|comeco|inicio|meio|metade|semana|dia) d(?:[oe]|ess?e|est?e) )mes|inteir[oa]|nenhuma? (?:missa|dia)|missa (?:alguma|nenhuma)|serv\w* (?:em|para) nada|(?:de )?todas(?: as missas)?(?=$| exceto)|todas as missas|(?:esse|este|todo|o) ano)\b/;

/** Words that only hold others together. */
export const LINKING =
  /^(?:aquel[ea]s?|aquilo|tudo|nada|depois|antes|entre|desde|assim|quase|ainda|sempre|muito|pouco|outr[oa]s?|coitad[oa]|melhor|agora|hoje|ontem|aqui|onde|durante|tanto|quanto|alias|inclusive|realmente|infelizmente|certo|minha|nossa|deus|favor)$/;

/** How a pair is wanted, without a verb. */
export const ALWAYS = /\b(?:sempre|nunca|jamais)$|\bcom\b.*\bnao$/;

/** "… com o João e a Vera": one more in a list. */
