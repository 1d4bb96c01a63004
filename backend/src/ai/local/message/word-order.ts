/** Brings the pieces of a sentence into the order in which requests are read, and tells what points back in it. */
import { addDays, weekday } from '../../../platform/dates/month.js';
import { type MassFilter, massMatches } from '../../../roster/index.js';
import type { Meaning } from '../words/lexicon.js';
import { REASONS } from '../vocabulary/reasons.js';
import type { Piece } from './piece.js';
import { Segment } from './segment.js';
import { combined, isTimeOnly, type MassWorld } from '../references/mass-references.js';

const ARTICLE = /^(?:[oa]s?|d[aeo]s?|n[ao]s?|em|aos?|e|as|missas?|dia|dias|as)$/;
const RELATIVE = /^(?:que|cuj[oa]s?)$/;
/** Of somebody, where they serve: needed to know which mass is meant. */
const SERVING = /^(?:esta|ta|serve|servia|ia|iria|ficou|estava|vai|entra|sai)$/;

/**
 * "Exceto na Imaculada, o Geraldo não serve à noite", "o Geraldo exceto na Imaculada não serve": an exception at the beginning is
 * read at the end.
 */
export function exceptionsLast(pieces: readonly Piece[]): Piece[] {
  const start = pieces.findIndex(({ text }) => text === 'exceto');
  const [before, from] = [pieces.slice(0, start), pieces.slice(start)];
  const isFirst = before.every(({ type, text }) => type === 'person' || ARTICLE.test(text));
  if (start < 0 || !isFirst || before.filter(({ type }) => type === 'person').length > 1) return [...pieces];
  const end = from.findIndex(
    (piece, at) =>
      at > 0 &&
      ((piece.breaks && piece.type !== 'masses') ||
        piece.type === 'person' ||
        (piece.type === 'word' && !ARTICLE.test(piece.text))),
  );
  const [exception, rest] = [from.slice(0, end), from.slice(end)];
  if (end < 0 || rest[0]!.text === 'quando' || !exception.some(({ type }) => type === 'masses'))
    return [...pieces];
  // "E" and articles that lead on to what follows stay with it.
  const last = exception.findLastIndex(({ type }) => type === 'masses');
  return [...before, ...exception.slice(last + 1), ...rest, ...exception.slice(0, last + 1)];
}

/** "A Ana, que estuda à noite, só serve de manhã": what is told of somebody between commas asks for nothing. */
export function withoutRelatives(pieces: readonly Piece[]): Piece[] {
  const start = pieces.findIndex(
    (piece, at) =>
      piece.breaks && RELATIVE.test(piece.text) && pieces[at - 1]?.type === 'person' && piece.type === 'word',
  );
  const end = pieces.findIndex(({ breaks }, at) => at > start && breaks);
  const told = pieces.slice(start, end);
  const others = [...pieces.slice(0, start), ...pieces.slice(end)];
  const isDated = others.some(({ type }) => type === 'masses');
  // "A Helena, que já está no dia 20, também no dia 27": where somebody serves besides.
  const isBesides =
    isDated &&
    told.every(({ type }) => type !== 'person') &&
    (/^(?:ja|tambem)$/.test(told[1]?.text ?? '') || pieces[end]?.text === 'tambem') &&
    others.some((piece) => piece.type === 'word' && piece.meanings.includes('place'));
  const isNeeded =
    (told.some(({ type, text }) => type === 'person' || SERVING.test(text)) && !isBesides) ||
    (told.some(({ type }) => type === 'masses') && !isDated);
  return start < 0 || end < 0 || isNeeded ? [...pieces] : others;
}

/** Meanings of words that order nothing by themselves. */
const AT_HAND: ReadonlySet<Meaning> = new Set<Meaning>([
  'masses',
  'schedule',
  'also',
  'there',
  'each',
  'which',
]);
/** What was, told by whom it happened to: "comi", "perdemos", "estava". */
const TOLD =
  /^(?:fui|vi|fiz|tive|estive|estava|tava|era|foi|fomos|vim|pus|dei)$|^[a-z]{2,}(?:ei|ou|iu|eu|amos|emos|imos|aram|eram|iram|ava|avam|[bcdgjlmnprstv]i)$/;

/** "Perdi o ônibus no domingo, põe a Ana no dia 8": days of a clause that only tells are not meant, where others are named. */
export function withoutTales(pieces: readonly Piece[]): Piece[] {
  const clauses: Piece[][] = [];
  for (const piece of pieces)
    if (clauses.length === 0 || piece.breaks) clauses.push([piece]);
    else clauses.at(-1)!.push(piece);
  const has = (clause: readonly Piece[], type: Piece['type']) => clause.some((piece) => piece.type === type);
  const isTale = (clause: readonly Piece[]) =>
    has(clause, 'masses') &&
    !has(clause, 'person') &&
    clause.every(
      (piece) => piece.type !== 'word' || piece.meanings.every((meaning) => AT_HAND.has(meaning)),
    ) &&
    clause.some((piece) => piece.type === 'word' && piece.meanings.length === 0 && TOLD.test(piece.text));
  const isOrder = (clause: readonly Piece[]) => has(clause, 'masses') && has(clause, 'person');
  if (!clauses.some((clause) => isOrder(clause))) return [...pieces];
  return clauses.flatMap((clause) =>
    isTale(clause) ? clause.filter(({ type }) => type === 'word') : clause,
  );
}

/** Goes to a place. */
const JOURNEY =
  /^(?:romarias?|peregrinac\w+|excurs\w+|viagem|viagens|passeio|visita|peregrinar|viajar|viaja|viajou)$/;
/** "Um retiro em Aparecida", "um exame em São Paulo": who is named after "em" is a place. */
export function withoutPlaces(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const [before, saint] = [pieces[at - 2], pieces[at - 1]?.text ?? ''];
    const link = before?.text ?? '';
    const isThing = before?.type === 'word' && before.meanings.length === 0 && link.length > 3;
    const isGoal = /^(?:a|para|ate|de)$/.test(saint) && JOURNEY.test(link);
    const isPlace =
      isGoal ||
      (saint === 'em' && (isThing || before?.type === 'masses')) ||
      (saint === 'sao' && /^(?:em|para|de|ate)$/.test(link));
    return piece.type === 'person' && isPlace && !piece.breaks
      ? { breaks: false, text: piece.text, type: 'word', meanings: [], capital: false }
      : piece;
  });
}

/** Stands between a mass and what it is called besides: "no dia 28, na festa de São Judas", "no dia 25, que é Natal". */
const CALLED = /^(?:que|e|eh|n[ao]|em|[ao]|festa|solenidade|criancas|dia|missa|d[aeo]s?|cai|vai|ser|ja)$/;

/** Whether nothing is said of a day but that it is one of several: "dia 27 e dia 31", and not "dia 13 nem pensar". */
function endsThere(pieces: readonly Piece[], day: Piece): boolean {
  const next = pieces[pieces.indexOf(day) + 1];
  return next === undefined || next.breaks || next.text === 'e';
}

/** A mass that is only called by another name once more is said once. */
export function withoutNamesakes(pieces: readonly Piece[], { masses }: MassWorld): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    if (piece.type !== 'masses') {
      found.push(piece);
      continue;
    }
    const last = found.findLastIndex(({ type }) => type === 'masses');
    const before = found[last];
    const between = found.slice(last + 1);
    const [first = piece, second] = between;
    const of = (some: Piece) =>
      some.type === 'masses'
        ? masses.filter((mass) => some.filters.some((filter) => massMatches(filter, mass)))
        : [];
    const isNamesake =
      before?.type === 'masses' &&
      between.every(({ type, text }) => type === 'word' && CALLED.test(text)) &&
      ((first.breaks && first.text !== 'e') ||
        // "Dia 27, dia da Sagrada Família", without its comma.
        (between.length > 0 && /^(?:dia|festa|solenidade)$/.test(first.text)) ||
        (first.text === 'que' && /^(?:e|eh|cai|ja|vai)$/.test(second?.text ?? ''))) &&
      !/\d/.test(piece.text) &&
      of(before).length > 0 &&
      of(before).every((mass) => of(piece).includes(mass));
    // "No terceiro domingo, dia 15, na missa das 8": the same day, and which mass of it.
    const isNarrower =
      before?.type === 'masses' &&
      (first.breaks || piece.breaks) &&
      // "Na última semana do ano, dia 27": whatever ends the clause that names the time.
      (piece.breaks
        ? between.length <= 3 && between.every(({ type, breaks }) => type === 'word' && !breaks)
        : between.every(({ type, text }) => type === 'word' && text !== 'e' && CALLED.test(text))) &&
      between.every(
        (word) => word.type === 'word' && word.meanings.every((meaning) => AT_HAND.has(meaning)),
      ) &&
      [before, piece].every(({ filters }) => filters.length === 1) &&
      (before.filters[0]!.date ?? before.filters[0]!.from ?? before.filters[0]!.until) !== undefined &&
      piece.filters[0]!.date !== undefined &&
      (before.filters[0]!.date !== undefined || endsThere(pieces, piece)) &&
      of(piece).length > 0 &&
      of(piece).every((mass) => of(before).includes(mass));
    if (isNamesake) found.splice(last + 1);
    else if (isNarrower) found.splice(last, found.length, { ...piece, breaks: before.breaks });
    else found.push(piece);
  }
  return found;
}

/** "Dia 6, 13 e 20 às 8h": the time that is said last is of all of the days. */
export function withSharedTime(pieces: readonly Piece[], { masses }: MassWorld): Piece[] {
  const found = [...pieces];
  for (let at = found.length - 1; at > 0; at -= 1) {
    const piece = found[at]!;
    const before = found[at - 1]!.text === 'e' ? at - 2 : at - 1;
    const day = found[before];
    const [first] = piece.type === 'masses' ? piece.filters : [];
    const isShared =
      piece.type === 'masses' &&
      day?.type === 'masses' &&
      (piece.breaks || before === at - 2) &&
      /^\d/.test(piece.text) &&
      first?.time !== undefined &&
      piece.filters.every(({ date, time }) => date !== undefined && time === first.time) &&
      day.filters.every(
        ({ date, time }) =>
          date !== undefined &&
          time === undefined &&
          masses.some((mass) => mass.date === date && mass.time === first.time),
      );
    if (isShared && day.type === 'masses')
      found[before] = { ...day, filters: day.filters.map((filter) => ({ ...filter, time: first.time })) };
  }
  return found;
}

/** Says why. */
const WHY = /^(?:porque|pois|pq)$/;
/** What rules count. */
const COUNTED = /^(?:ministr\w+|pessoas?|missas?|vez|vezes|celebrac\w+|lugar\w*|por|cada)$/;
/** What a reason does not say. */
const NO_REASON: ReadonlySet<Meaning> = new Set<Meaning>([
  'instead',
  'enters',
  'replace',
  'swap',
  'remove',
  'only',
  'max',
  'together',
  'apart',
  'place',
]);

/** What somebody has or does besides, where "que" begins why: "no dia 8, que ele tem batizado às 10". */
const HAS_BESIDES =
  /^(?:tem|tera|esta|ta|vai|faz|trabalha|estuda|canta|toca|leciona|coordena|ajuda|viaja|chega|sai|ja)$/;

/** Where a clause begins that says why; -1 where none does. */
function whyAt(pieces: readonly Piece[]): number {
  return pieces.findIndex((piece, at) => {
    if (piece.type !== 'word' || at === 0) return false;
    if (WHY.test(piece.text)) return true;
    const [first, second] = pieces.slice(at + 1, at + 3);
    const verb = /^el[ea]s?$/.test(first?.text ?? '') ? second : first;
    const isOfSomebody = pieces
      .slice(0, at)
      .some(({ type, text }) => type === 'person' || /^el[ea]s?$/.test(text));
    return (
      piece.text === 'que' &&
      pieces[at - 1]!.type === 'masses' &&
      isOfSomebody &&
      HAS_BESIDES.test(verb?.text ?? '')
    );
  });
}

/** Says whether somebody serves. */
const OF_SERVICE: ReadonlySet<Meaning> = new Set<Meaning>(['not', 'able', 'serve', 'want', 'away', 'leaves']);

/** "…, porque o Luiz faz a leitura e não dá para fazer as duas": what only says why, after what is asked for, is left out. */
export function withoutWhy(pieces: readonly Piece[]): Piece[] {
  const at = whyAt(pieces);
  const [asked, told] = [pieces.slice(0, Math.max(0, at)), pieces.slice(at + 1)];
  const has = (some: readonly Piece[], meanings: ReadonlySet<Meaning>) =>
    some.some((piece) => piece.type === 'word' && piece.meanings.some((meaning) => meanings.has(meaning)));
  const idsOf = (some: readonly Piece[]) =>
    some.flatMap((piece) => (piece.type === 'person' ? piece.mention.candidates.map(({ id }) => id) : []));
  const known = idsOf(asked);
  const isDated = asked.some(({ type }) => type === 'masses');
  const isOfKin =
    told.some(({ type, text }) => type === 'word' && isAround(text)) &&
    isDated &&
    !told.some(({ text }) => /^(?:el[ea]s?|nao)$/.test(text));
  const isOfKept =
    isDated &&
    has(asked, new Set<Meaning>(['only'])) &&
    told.some(({ type, text }) => type === 'word' && REASONS.test(text)) &&
    !told.some(
      (piece) =>
        piece.type === 'word' &&
        piece.text !== 'da' &&
        piece.meanings.some((meaning) => meaning === 'not' || meaning === 'able'),
    );
  // "No dia 8, pois às 9h tem consulta": an hour at which something else is, told of who was named.
  const isElsewhere =
    isDated &&
    !has(told, OF_SERVICE) &&
    told.some((piece) => piece.type === 'word' && piece.meanings.length === 0 && !ARTICLE.test(piece.text));
  const isWhy =
    at > 0 &&
    asked.some(({ type }) => type !== 'word') &&
    asked.some((piece) => piece.type === 'word' && piece.meanings.some((meaning) => meaning !== 'which')) &&
    told.length > 0 &&
    idsOf(told).every((id) => known.includes(id)) &&
    told.every(
      (piece) =>
        piece.type === 'person' ||
        // "Porque de noite o marido fica sozinho."
        (piece.type === 'masses' && isTimeOnly(piece.filters) && (isOfKin || isElsewhere)) ||
        // "Porque a mãe precisa de uma em casa."
        (piece.type === 'number' && !COUNTED.test(told[told.indexOf(piece) + 1]?.text ?? '')) ||
        // "Só de manhã, porque à tarde faz fisioterapia."
        (piece.type === 'masses' && isOfKept) ||
        (piece.type === 'word' && !piece.meanings.some((meaning) => NO_REASON.has(meaning))),
    );
  return isWhy ? [...asked] : [...pieces];
}

/** Whose somebody is. */
export const KIN =
  /^(?:marido|espos[oa]|mulher|mae|pai|pais|filh[oa]s?|irma|irmao|irmas|irmaos|sogr[oa]|cunhad[oa]|net[oa]s?|avo|tia|tio|prim[oa]|sobrinh[oa]|genro|nora|namorad[oa]|noiv[oa]|afilhad[oa]|padrinho|madrinha|amig[oa]|vizinh[oa]|comadre|compadre)$/;
const AROUND = /^(?:familia|patrao|patroa|chefe|medic[oa]|doutora?)$/;
const OWNED = /^(?:[oa]s?|meus?|minhas?|seus?|suas?|um|uma)$/;
const BEGINS_REASON = /^(?:que|pois|porque|pq|como|enquanto|quando|e)$/;
/** What a reason may say that would be an order of somebody else. */
const REFUSES: ReadonlySet<Meaning> = new Set<Meaning>([
  'away',
  'not',
  'leaves',
  'remove',
  'without',
  'able',
]);
const ORDERS: ReadonlySet<Meaning> = new Set<Meaning>([
  'remove',
  'place',
  'replace',
  'swap',
  'he',
  'they',
  'enters',
]);

/** "… que a mãe está internada": what is refused by somebody of the family is why, and nobody's absence. */
export function withoutKin(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const length = kinClauseAt(pieces, at);
    if (length > 0 && pieces[at + length]) at += length - 1;
    else if (length > 0) break;
    else found.push(pieces[at]!);
  }
  return found.some(({ type }) => type === 'person') ? found : [...pieces];
}

/** "Nem a namorada, a Fátima": who is called by what they are to somebody, and by name. */
export function withKinNamed(pieces: readonly Piece[]): Piece[] {
  const isCalled = (at: number) => {
    const [kin, next, named] = pieces.slice(Math.max(0, at), at + 3);
    return (
      at > 0 &&
      kin?.type === 'word' &&
      KIN.test(kin.text) &&
      next?.breaks === true &&
      (OWNED.test(next.text) ? named : next)?.type === 'person'
    );
  };
  return pieces.flatMap((piece, at): Piece[] => {
    if (isCalled(at) || (isCalled(at + 1) && OWNED.test(piece.text))) return [];
    return [isCalled(at - 1) ? { ...piece, breaks: false } : piece];
  });
}

/** "Rosa T., a irmã da Rosa M., não pode": whose somebody is, said behind their name, names nobody else. */
export function withoutWhose(pieces: readonly Piece[]): Piece[] {
  const whoseAt = (at: number): number => {
    if (pieces[at - 1]?.type !== 'person') return 0;
    const kin = pieces.slice(at).findIndex(({ text }) => !OWNED.test(text));
    const [is, of, whom, next] = pieces.slice(at + Math.max(0, kin));
    const isWhose =
      is?.type === 'word' &&
      KIN.test(is.text) &&
      /^d[aeo]s?$/.test(of?.text ?? '') &&
      whom?.type === 'person' &&
      (pieces[at]!.breaks ? next?.breaks === true : kin === 0);
    return isWhose ? kin + 3 : 0;
  };
  const found: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const length = whoseAt(at);
    if (length === 0) {
      found.push(pieces[at]!);
      continue;
    }
    const next = pieces[at + length];
    if (next) found.push({ ...next, breaks: false });
    at += length;
  }
  return found;
}

const isAround = (word: string) => KIN.test(word) || AROUND.test(word);

/** How many pieces tell why by somebody of the family; 0 where none do. */
function kinClauseAt(pieces: readonly Piece[], at: number): number {
  const first = pieces[at]!;
  if (first.type !== 'word' || (!BEGINS_REASON.test(first.text) && !first.breaks) || at === 0) return 0;
  let kin = BEGINS_REASON.test(first.text) ? at + 1 : at;
  while (OWNED.test(pieces[kin]?.text ?? '')) kin += 1;
  if (kin === at || pieces[kin]?.type !== 'word' || !isAround(pieces[kin]!.text)) return 0;
  const ends = (piece: Piece) =>
    piece.breaks ||
    piece.type !== 'word' ||
    /^(?:entao|ai|mas|e|porque|pois|por)$/.test(piece.text) ||
    piece.meanings.some((meaning) => ORDERS.has(meaning));
  const rest = pieces.slice(kin + 1);
  const own = /^d(?:el[ea]s?)$/.test(rest[0]?.text ?? '') ? 1 : 0;
  const end = rest.slice(own).findIndex(ends);
  const length = (end < 0 ? pieces.length : kin + 1 + own + end) - at;
  const told = pieces.slice(kin + 1, at + length);
  const next = pieces[at + length];
  const isNamed = next !== undefined && !next.breaks && (next.type === 'person' || next.type === 'number');
  const refuses = told.some(
    (piece) => piece.type === 'word' && piece.meanings.some((meaning) => REFUSES.has(meaning)),
  );
  return isNamed || !refuses ? 0 : length;
}

const THIS = /^(?:[nd]?ess[ea]|[nd]?est[ea]|[nd]?aquel[ea]|[dn][oa])$/;
const THESE = /^(?:[nd]?ess[ea]s|[nd]?est[ea]s)$/;
const DAY = /^(?:dia|data|missa|celebracao|domingo|sabado|tempo|periodo|epoca|intervalo|prazo)$/;
const THERE = /^(?:nel[ea]|ali)$/;

/** "Nesse dia", "nessa mesma noite", "nela", "nesses dois": the days or masses that the sentence named before. */
export function withPointers(pieces: readonly Piece[], before: readonly MassFilter[] = []): Piece[] {
  const found: Piece[] = [];
  const named: (readonly MassFilter[])[] = before.length > 0 ? [before] : [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]!;
    const pointed = named.length === 0 ? null : pointerAt(pieces, at, named);
    if (pointed) {
      found.push({ ...pointed.piece, breaks: piece.breaks });
      at += pointed.length - 1;
      continue;
    }
    const within = piece.type === 'masses' && piece.once ? dayWithin(piece.filters, named.flat()) : null;
    if (within && piece.type === 'masses') {
      found.push({ ...piece, filters: within, once: false });
      continue;
    }
    if (piece.type === 'masses') named.push(piece.filters);
    found.push(piece);
  }
  return found;
}

/** "Depois disso", "antes desse dia", "a partir daí": the days on one side of the one that was named. */
function beyondIn(
  pieces: readonly Piece[],
  at: number,
  [day, ...others]: readonly MassFilter[],
): { filter: MassFilter; length: number } | null {
  const text = pieces
    .slice(at, at + 6)
    .map((piece) => piece.text)
    .join(' ');
  if (others.length > 0) return null;
  const onwards =
    /^(?:[ad] )?(?:partir )?d?(?:ess[ea]|est[ea]) (?:dia|data) (?:em|para) (?:a )?(?:diante|frente)(?= |$)/.exec(
      text,
    );
  if (onwards && day)
    return { filter: { from: day.date ?? day.from ?? '' }, length: onwards[0].split(' ').length };
  const until = /^ate (?:la|ali|ess[ea] (?:dia|data)|est[ea] (?:dia|data)|entao)(?= |$)/.exec(text);
  if (until && day) return untilOf(day, until[0].split(' ').length);
  const said =
    /^(depois|antes|a partir|dai)(?: (?:disso|d?ai|de entao|dess[ea] (?:dia|data)))?(?: em diante| para frente)?(?= |$)/.exec(
      text,
    );
  const [first, last] = [day?.date ?? day?.from, day?.date ?? day?.until];
  if (!said || !/ (?:disso|d?ai|de entao|dess[ea] \w+|em diante|para frente)$/.test(said[0])) return null;
  const length = said[0].split(' ').length;
  if (said[1] === 'antes') return first ? { filter: { until: addDays(first, -1) }, length } : null;
  if (said[1] === 'depois') return last ? { filter: { from: addDays(last, 1) }, length } : null;
  return first ? { filter: { from: first }, length } : null;
}

/** "Depois do dia 15 … até lá": until the day before what begins then. */
function untilOf({ date, from, until }: MassFilter, length: number) {
  const last = date ?? until ?? (from === undefined ? undefined : addDays(from, -1));
  return last === undefined ? null : { filter: { until: last }, length };
}

/** "No fim de semana do dia 28, nem no sábado nem no domingo": the Saturday of those days, where there is one only. */
function dayWithin(said: readonly MassFilter[], named: readonly MassFilter[]): MassFilter[] | null {
  const [only, ...more] = said;
  if (only?.weekday === undefined || more.length > 0) return null;
  const days = named.flatMap(({ date, from, until }) => {
    if (date !== undefined) return [date];
    if (from === undefined || until === undefined) return [];
    return [0, 1, 2, 3, 4, 5, 6].map((more) => addDays(from, more)).filter((day) => day <= until);
  });
  const [day, ...others] = new Set(days.filter((each) => weekday(each) === only.weekday));
  return day !== undefined && others.length === 0 ? [{ date: day }] : null;
}

/** The weekend of one day; null where the day is within none. */
function weekendOf([day, ...others]: readonly MassFilter[]): MassFilter[] | null {
  if (!day?.date || others.length > 0) return null;
  const of = weekday(day.date);
  if (of !== 0 && of !== 6) return null;
  const saturday = of === 6 ? day.date : addDays(day.date, -1);
  return [{ date: saturday }, { date: addDays(saturday, 1) }];
}

/** What stands at a place and means days or masses that were named before. */
function pointerAt(
  pieces: readonly Piece[],
  at: number,
  named: readonly (readonly MassFilter[])[],
): { piece: Piece; length: number } | null {
  const [first, second, third] = pieces.slice(at, at + 3);
  const masses = (filters: readonly MassFilter[], length: number) => ({
    piece: {
      breaks: false,
      text: pieces
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' '),
      type: 'masses' as const,
      filters: [...filters],
      once: false,
    },
    length,
  });
  if (first?.type !== 'word') return null;
  const beyond = beyondIn(pieces, at, named.at(-1)!);
  if (beyond) return masses([beyond.filter], beyond.length);
  if (THERE.test(first.text)) return masses(named.at(-1)!, 1);
  if (THESE.test(first.text) && second) {
    const isCount = second.text === '2' || second.text === '3' || second.text === 'mesmos';
    const noun = isCount ? third : second;
    const isNoun = noun?.type === 'word' && /^(?:dias|datas|missas)$/.test(noun.text);
    return isCount || isNoun ? masses(combined(named), isCount && isNoun ? 3 : 2) : null;
  }
  if (/^[nd]ess[ea]$/.test(first.text) && second?.text === 'ai') return masses(named.at(-1)!, 2);
  if (/^[nd]ess[ea]$/.test(first.text) && (!second || second.breaks || second.text === 'mas'))
    return masses(named.at(-1)!, 1);
  if (THESE.test(first.text) && pieces[at - 1]?.text.startsWith('nenhum') && (!second || second.breaks))
    return masses(combined(named), 1);
  if (!THIS.test(first.text) || !second) return null;
  const isSame = /^mesm[oa]$/.test(second.text);
  const isOfOne =
    new Set(pieces.flatMap((piece) => (piece.type === 'person' ? [piece.mention.candidates[0]?.id] : [])))
      .size < 2;
  if (/^[dn][oa]$/.test(first.text) && (!isSame || (first.text.startsWith('n') && !isOfOne))) return null;
  const noun = isSame ? third : second;
  const isPart =
    noun?.type === 'masses' &&
    noun.filters.every((filter) => filter.date === undefined && filter.from === undefined);
  const isNoun = (noun?.type === 'word' && DAY.test(noun.text)) || isPart;
  const last = named.at(-1)!;
  // "Nesse dia" is all of that day, also where one mass of it was named.
  const isDay =
    noun?.type === 'word' && /^(?:dia|data)$/.test(noun.text) && last.every(({ date }) => date !== undefined);
  // "Nesse fim de semana" is the one of that day.
  if (isPart && noun.text.includes('fim de semana')) {
    const weekend = weekendOf(last);
    return weekend ? masses(weekend, isSame ? 3 : 2) : null;
  }
  return isNoun ? masses(isDay ? last.map(({ date }) => ({ date: date! })) : last, isSame ? 3 : 2) : null;
}

/** All that is left besides what somebody is kept to. */
const REST = /^(?:outr[oa]s|demais|resto|restante)$/;
const LEADS_TO_REST = /^(?:e|mas|n?[ao]s?|d[ao]s?|em|de|para|tudo|todo|tod[oa]s)$/;

/** "Só pode aos domingos, no resto nem adianta": what is refused besides is what "só" says already. */
export function withoutRest(pieces: readonly Piece[]): Piece[] {
  const only = new Segment(pieces).at('only');
  const rest = pieces.findIndex(({ type, text }, at) => at > only && type === 'word' && REST.test(text));
  if (only < 0 || rest < 0) return [...pieces];
  const start = pieces.findLastIndex(
    ({ text, breaks }, at) => at <= rest && ((at < rest && !LEADS_TO_REST.test(text)) || breaks),
  );
  const from = pieces[start]?.breaks && start <= rest ? start : start + 1;
  const next = pieces.findIndex(({ breaks }, at) => at > rest && breaks);
  const clause = new Segment(pieces.slice(from, next < 0 ? undefined : next));
  const isRefused =
    clause.has('not', 'remove', 'away', 'without') && !clause.has('place', 'able', 'enters', 'leave');
  return isRefused && clause.isEmpty ? pieces.filter((piece) => !clause.pieces.includes(piece)) : [...pieces];
}
