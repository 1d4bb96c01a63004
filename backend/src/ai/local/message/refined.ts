/** Numbers in a text that are days, people or nothing that counts; several of one name; a named mass as a bound. */
import { addDays } from '../../../platform/dates/month.js';
import { type MassFilter, massMatches } from '../../../roster/index.js';
import { isTimeOnly, type MassWorld } from '../references/mass-references.js';
import type { Meaning } from '../words/lexicon.js';
import { isGrammarWord } from '../words/words.js';
import type { Piece } from './piece.js';
import { wordOf } from './restated.js';

/** After these a number counts no masses and no ministers. */
const OTHER_NOUN =
  /^(?:anos?|mes|meses|dias?|semanas?|horas?|reais|coisas?|filhos?|filhas?|netos?|netas?|pedidos?|perguntas?|alteracoes|mudancas|minutos?|quilos?|graus?|regras?|experientes?)$/;

/** "Dois banhos": several of what the assistant knows nothing about. */
const isOtherNoun = ({ text, meanings, capital }: Piece & { type: 'word' }): boolean =>
  /^[a-z]{3,}[a-z]s$/.test(text) &&
  meanings.length === 0 &&
  !capital &&
  !isGrammarWord(text) &&
  !/^(?:nov|bon|boa|outr|leig|mesc|mec|titular|auxiliar|reserv|demais|depois|antes|mais|menos|apenas|irma|adult|homens|mulheres|jovens|casais)/.test(
    text,
  );

/** Numbers that count nothing left out; "as duas" as people; several of one name; a day without its word. */
export function refined(pieces: readonly Piece[], world: MassWorld): Piece[] {
  const numbers = new Numbers(pieces, world);
  return pieces.flatMap((piece, at): Piece[] => {
    const bound = boundAt(pieces, at);
    if (bound !== null) return bound;
    // "Francisco mais Fátima".
    const isAnd =
      piece.text === 'mais' && pieces[at - 1]?.type === 'person' && !piece.breaks && isNamed(pieces, at + 1);
    if (isAnd) return [wordOf('e', [], piece.breaks)];
    if (piece.type === 'number') return numbers.read(piece, at);
    return piece.type === 'person' ? severalOfName(piece, pieces[at - 1]) : [piece];
  });
}

/** "As duas Brunas": each of those who bear the name. */
function severalOfName(piece: Piece & { type: 'person' }, before: Piece | undefined): Piece[] {
  const { candidates } = piece.mention;
  const isCounted =
    candidates.length > 1 && before?.type === 'number' && !piece.breaks && before.value === candidates.length;
  if (!isCounted) return [piece];
  return candidates.map((person) => ({
    ...piece,
    mention: { words: person.name, candidates: [person], known: true },
  }));
}

/** A number, and what stands around it. */
interface Placed {
  at: number;
  value: number;
  /** The word before it. */
  before: string;
  next: Piece | undefined;
  /** The next piece, where that is a word of the same clause. */
  noun: (Piece & { type: 'word' }) | null;
  /** Whether people or masses are counted. */
  counts: boolean;
}

/** What the numbers of a text stand for. */
class Numbers {
  private readonly isCounting: boolean;
  private readonly isAside: boolean;

  constructor(
    private readonly pieces: readonly Piece[],
    private readonly world: MassWorld,
  ) {
    const has = (...meanings: Meaning[]) =>
      pieces.some(
        (piece) => piece.type === 'word' && piece.meanings.some((meaning) => meanings.includes(meaning)),
      );
    this.isCounting =
      has('max', 'only', 'more', 'fewer', 'need', 'people', 'each') ||
      !pieces.some(({ type }) => type === 'person') ||
      !has('away', 'not', 'without', 'remove', 'leaves', 'enters', 'replace', 'swap');
    this.isAside = !has('max', 'more', 'fewer', 'only', 'each', 'people', 'need');
  }

  read(piece: Piece & { type: 'number' }, at: number): Piece[] {
    const { breaks, text, value } = piece;
    const next = this.pieces[at + 1];
    const noun = next?.type === 'word' && !next.breaks ? next : null;
    const counts = noun?.meanings.some((meaning) => meaning === 'people' || meaning === 'masses') ?? false;
    const placed: Placed = { at, value, before: this.textAt(at - 1), next, noun, counts };
    if (this.saysNothing(placed)) return [];
    if (this.isEach(placed))
      return [{ breaks, text: 'cada', type: 'word', meanings: ['each'], capital: false }];
    const time = this.timeOf(placed);
    if (time) return [{ breaks, text, type: 'masses', filters: [time], once: false }];
    if (this.isCountBehindDay(placed)) return [piece];
    if (this.isThey(placed)) return [{ breaks, text, type: 'word', meanings: ['they'], capital: false }];
    const filters = this.dayOf(placed);
    return filters ? [{ breaks, text, type: 'masses', filters, once: false }] : [piece];
  }

  private textAt(at: number): string {
    return this.pieces[at]?.text ?? '';
  }

  private saysNothing({ at, value, before, next, noun }: Placed): boolean {
    // "No máximo uma por mês", "max 1 mês".
    const isPerMonth = noun?.text === 'mes' && /^(?:max\w*|ate|so|somente|apenas|limite)$/.test(before);
    if (noun && !isPerMonth && (OTHER_NOUN.test(noun.text) || (this.isAside && isOtherNoun(noun))))
      return true;
    const isOfName = next?.type === 'person' && !next.breaks && next.mention.candidates.length === value;
    // "Das três missas do dia 28, a da noite"; "nas duas missas do dia 8", where there are two.
    const links = /^(?:[dn]?as|[dn]?os)$/.exec(before);
    const [link, of] = this.pieces.slice(at + 2, at + 4);
    const mass = /^d[aeo]$/.test(link?.text ?? '') ? of : link;
    const isAll =
      links !== null &&
      /^(?:missas|celebracoes)$/.test(noun?.text ?? '') &&
      mass?.type === 'masses' &&
      (!before.startsWith('n') || this.massesIn(mass.filters) === value);
    return isOfName || isAll;
  }

  private massesIn(filters: readonly MassFilter[]): number {
    return this.world.masses.filter((mass) => filters.some((filter) => massMatches(filter, mass))).length;
  }

  /** "Nas 2 do domingo". */
  private isEach({ at, before, next }: Placed): boolean {
    const mass = /^d[oae]s?$/.test(next?.text ?? '') ? this.pieces[at + 2] : next;
    return /^(?:nas|nos|das|dos|as)$/.test(before) && mass?.type === 'masses' && !next!.breaks;
  }

  /** "As duas": people who were spoken of. */
  private isThey({ value, before, counts }: Placed): boolean {
    return (
      value >= 2 &&
      value <= 3 &&
      /^(?:os|as|dos|das|d?elas|d?eles|aos|nos|nas|ess[ea]s|est[ea]s|aquel[ea]s)$/.test(before) &&
      !counts
    );
  }

  /** "De 6 e meia e de 7": one more time of day; null where it is none. */
  private timeOf({ at, value, before, counts }: Placed): MassFilter | null {
    const listed = this.pieces[at - 3];
    const time = `${String(value).padStart(2, '0')}:00`;
    const isTime =
      /^(?:de|d?as)$/.test(before) &&
      this.textAt(at - 2) === 'e' &&
      listed?.type === 'masses' &&
      isTimeOnly(listed.filters) &&
      !counts &&
      this.world.masses.some((mass) => mass.time === time);
    return isTime ? { time } : null;
  }

  /** "Quatro no dia 15 e cinco no dia 22", "dia 22 cinco": days of a list rise, so that what is less than the day before it counts. */
  private isCountBehindDay({ at, value, before }: Placed): boolean {
    const isJoined = before === 'e' && !this.pieces[at]!.breaks;
    const listed = this.pieces[isJoined ? at - 2 : at - 1];
    if (listed?.type !== 'masses' || this.pieces[at]!.breaks) return false;
    const days = listed.filters.flatMap(({ date }) => (date === undefined ? [] : [Number(date.slice(8))]));
    if (days.length === 0 || days.some((day) => day <= value)) return false;
    const next = this.pieces.slice(at + 1).find(({ text }) => !/^(?:n[oa]s?|em|para)$/.test(text));
    return isJoined ? next?.type === 'masses' && !next.breaks : this.isCounting;
  }

  /** The day of the schedule that a number is; null where it is none. */
  private dayOf(placed: Placed): MassFilter[] | null {
    const date = dayOf(placed.value, this.world);
    if (date === null) return null;
    if (/^(?:ele|ela)$/.test(placed.before) && !placed.counts) return [{ date }];
    if (this.isFirstOfTwo(placed)) {
      const other = this.pieces[placed.at + 2];
      const time = other?.type === 'masses' ? other.filters[0]?.time : undefined;
      return [{ date, ...(time !== undefined && { time }) }];
    }
    const isDay =
      this.isBareDay() ||
      this.isFirstOfList(placed) ||
      this.isBeforeDay(placed) ||
      (!placed.counts &&
        placed.noun?.text !== 'h' &&
        (this.isLikelyDay(placed) ||
          this.isAfterAct(placed) ||
          this.isAfterDay(placed) ||
          this.isAfterPerson(placed)));
    return isDay ? [{ date }] : null;
  }

  /** "Vai 5 e 29", "6 e 13 às 8h". */
  private isFirstOfTwo({ at, before, noun }: Placed): boolean {
    if (
      noun?.text !== 'e' ||
      /^(?:para|mais|menos|maximo|ate|so|com|de|quero|precis\w+|bot[ae]|poe|ponha|colo\w+|deix[ae])$/.test(
        before,
      )
    )
      return false;
    const other = this.pieces[at + 2];
    if (other?.type === 'masses') return other.filters.length === 1 && other.filters[0]?.date !== undefined;
    return (
      other?.type === 'number' &&
      dayOf(other.value, this.world) !== null &&
      other.value > 12 &&
      this.pieces[at + 3]?.text !== 'pessoas'
    );
  }

  /** "João e Ana 15 e 22": nothing else is said. */
  private isBareDay(): boolean {
    return (
      this.pieces.every(
        ({ type, text }) => type === 'person' || type === 'number' || /^(?:e|[oa]|dia)$/.test(text),
      ) && this.pieces.some(({ type }) => type === 'person')
    );
  }

  /** "6, 13 e 20": the first of all that is said. */
  private isFirstOfList({ at, next }: Placed): boolean {
    return (
      at === 0 &&
      next?.breaks === true &&
      this.pieces.some((other, index) => index > 0 && other.type === 'number')
    );
  }

  /** "Não pode 5, 12 nem 17": one of several numbers of which the last can only be a day. */
  private isBeforeDay({ at, before }: Placed): boolean {
    if (/^(?:para|mais|menos|maximo|ate|so|com|quero|precis\w+|as|das)$/.test(before)) return false;
    const rest = this.pieces.slice(at + 1);
    const end = rest.findIndex(({ type, text }) => type !== 'number' && !/^(?:e|nem)$/.test(text));
    const list = (end < 0 ? rest : rest.slice(0, end)).filter(({ type }) => type === 'number');
    const [last] = list.slice(-1);
    return (
      last?.type === 'number' &&
      last.value > 12 &&
      list.every((piece) => piece.type === 'number' && dayOf(piece.value, this.world) !== null) &&
      rest[list.length]?.text !== 'pessoas'
    );
  }

  /** Hardly so many are counted without a word for what, and nobody serves on so many days. */
  private isLikelyDay({ at, value, before, noun }: Placed): boolean {
    // "Vera só 28": nobody serves so often.
    if (/^(?:so|somente|apenas)$/.test(before) && value > 12 && noun === null) return true;
    return (
      !/^(?:para|mais|menos|maximo|ate|so|com|de|eram?|sao|e|ou|minimo|total|quero|bastam?|precis\w+|as|das)$/.test(
        before,
      ) &&
      !/^(?:a|mais|menos|no|ou)$/.test(noun?.text ?? '') &&
      (value > 12 || (/^(?:pode|podem|vai|vao|serve)$/.test(before) && this.textAt(at - 2) === 'nao'))
    );
  }

  /** "Sai 6 a Ana". */
  private isAfterAct({ at }: Placed): boolean {
    const verb = this.pieces[at - 1];
    return (
      verb?.type === 'word' &&
      verb.meanings.some((meaning) => meaning === 'leaves' || meaning === 'enters') &&
      this.pieces.some(({ type }) => type === 'person')
    );
  }

  /** "Dia 6 e 13". */
  private isAfterDay({ at, value, before }: Placed): boolean {
    const listed = this.pieces[at - 2];
    if (before !== 'e' && before !== 'nem') return false;
    // "4 no 22 e 5 no 29": so many, where a day follows.
    const next = this.pieces[at + 1];
    if (next?.type === 'masses' && !next.breaks && /^n[oa]s? /.test(next.text)) return false;
    return listed?.type === 'masses'
      ? listed.filters.every((filter) => filter.date !== undefined && filter.time === undefined)
      : listed?.type === 'number' && value > 12 && dayOf(listed.value, this.world) !== null;
  }

  /** "O João 6", "fora 6", where nothing is counted. */
  private isAfterPerson({ at, before }: Placed): boolean {
    return (
      !this.isCounting &&
      (this.pieces[at - 1]?.type === 'person' ||
        /^(?:fora|nao|sem|e|dai|nem|de|do|no|pro|dia|d|sai|entra|tira|o|do)$|^$/.test(
          before.replace(/\d+/, ''),
        ))
    );
  }
}

/** "Até a missa do Galo", "depois do Galo": a mass by its name as the end or the beginning of a time; null where none is. */
function boundAt(pieces: readonly Piece[], at: number): Piece[] | null {
  const isEdge = (piece?: Piece) => piece?.type === 'word' && /^(?:ate|depois|antes)$/.test(piece.text);
  const isLink = (piece?: Piece) => piece?.type === 'word' && /^(?:[oa]|d[aeo])$/.test(piece.text);
  const start = isEdge(pieces[at]) ? at : isLink(pieces[at]) && isEdge(pieces[at - 1]) ? at - 1 : null;
  const own = pieces[at];
  const isEnd =
    own?.type === 'masses' && (isEdge(pieces[at - 1]) || (isLink(pieces[at - 1]) && isEdge(pieces[at - 2])));
  const from = start ?? (isEnd ? (isEdge(pieces[at - 1]) ? at - 1 : at - 2) : null);
  if (from === null) return null;
  const mass = isLink(pieces[from + 1]) ? pieces[from + 2] : pieces[from + 1];
  if (mass?.type !== 'masses' || /\d/.test(mass.text) || mass.filters.length !== 1) return null;
  const [{ date, time } = {}] = mass.filters;
  if (date === undefined || time === undefined) return null;
  if (own !== mass) return [];
  const edge = pieces[from]!;
  const filter: MassFilter =
    edge.text === 'ate'
      ? { until: date }
      : edge.text === 'antes'
        ? { until: addDays(date, -1) }
        : { from: addDays(date, 1) };
  return [
    {
      breaks: edge.breaks,
      text: `${edge.text} ${mass.text}`,
      type: 'masses',
      filters: [filter],
      once: false,
    },
  ];
}

/** Whether somebody is named here, an article before or not. */
const isNamed = (pieces: readonly Piece[], at: number) =>
  pieces[at]?.type === 'person' ||
  (/^[oa]$/.test(pieces[at]?.text ?? '') && pieces[at + 1]?.type === 'person');

/** The day of the month as a date, where it has a mass. */
const dayOf = (day: number, { masses }: MassWorld) =>
  masses.find(({ date }) => Number(date.slice(8)) === day)?.date ?? null;
