/** What a sentence says of who was to serve and who serves now, and what it corrects of its own: the pieces that say the same plainly. */
import type { Meaning } from '../words/lexicon.js';
import { meantByPronoun } from '../words/gender.js';
import { combined, isTimeOnly } from '../references/mass-references.js';
import type { Piece } from './piece.js';

const COPULA = /^(?:e|eh|sao|era|eram|sera|serao|seja)$/;
const ARTICLE = /^(?:[oa]s?|dona|seu|sr|sra|senhora?|mesmo|so|mais)$/;

/** Where somebody is named after this place, but for articles; -1 for nobody. */
function namedAfter(pieces: readonly Piece[], at: number): number {
  const next = pieces.findIndex(
    (piece, index) => index > at && !(piece.type === 'word' && ARTICLE.test(piece.text)),
  );
  return pieces[next]?.type === 'person' ? next : -1;
}

/** A word as if it had been said. */
export const wordOf = (text: string, meanings: readonly Meaning[], breaks = false): Piece => ({
  breaks,
  text,
  type: 'word',
  meanings,
  capital: false,
});

/** "O Paulo que tá no dia 5" is Paulo of that day. */
export function withOwn(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, at): Piece[] => {
    const [verb, next, after] = pieces.slice(at + 1, at + 4);
    const isThere =
      piece.text === 'que' &&
      piece.type === 'word' &&
      !piece.breaks &&
      pieces[at - 1]?.type === 'person' &&
      /^(?:ta|esta|tava|estava|ficou|caiu|serve)$/.test(verb?.text ?? '') &&
      (next?.type === 'masses' || (/^(?:n[ao]|em)$/.test(next?.text ?? '') && after?.type === 'masses'));
    if (isThere) return [wordOf('do', [])];
    const isVerbOf =
      pieces[at - 1]?.text === 'que' && pieces[at - 2]?.type === 'person' && !pieces[at - 1]!.breaks;
    const isDropped =
      isVerbOf &&
      /^(?:ta|esta|tava|estava|ficou|caiu|serve)$/.test(piece.text) &&
      (verb?.type === 'masses' || (/^(?:n[ao]|em)$/.test(verb?.text ?? '') && next?.type === 'masses'));
    const isPreposition =
      /^(?:n[ao]|em)$/.test(piece.text) &&
      verb?.type === 'masses' &&
      pieces[at - 2]?.text === 'que' &&
      pieces[at - 3]?.type === 'person' &&
      /^(?:ta|esta|tava|estava|ficou|caiu|serve)$/.test(pieces[at - 1]?.text ?? '');
    return isDropped || isPreposition ? [] : [piece];
  });
}

/** "A Márcia no Natal não a Márcia no dia 27": what is said of somebody again, after a "não", corrects what was said before. */
export function repeated(pieces: readonly Piece[]): Piece[] {
  const idAt = (at: number) => {
    const piece = pieces[at];
    return piece?.type === 'person' ? piece.mention.candidates[0]?.id : undefined;
  };
  const not = pieces.findIndex(({ text }, at) => {
    const again = text === 'nao' ? namedAfter(pieces, at) : -1;
    return (
      again > 0 &&
      pieces[again + 1] !== undefined &&
      pieces.slice(again).some(({ type }) => type === 'masses') &&
      pieces.slice(0, at).some((_, before) => idAt(before) === idAt(again)) &&
      pieces[at - 1]?.type === 'masses'
    );
  });
  if (not < 0) return [...pieces];
  const again = namedAfter(pieces, not);
  const first = pieces.findIndex((_, at) => idAt(at) === idAt(again));
  const said = pieces.slice(first + 1, not);
  const isOnlyWhen = said.every(
    ({ type, text }) => type === 'masses' || /^(?:n[ao]s?|d[aeo]s?|em|missa)$/.test(text),
  );
  return isOnlyWhen && !pieces.slice(again).some(({ text }) => text === 'nao')
    ? [...pieces.slice(0, first), ...pieces.slice(again)]
    : [...pieces];
}

/** "A Luísa, não a Neuza, entra no dia 17", "a Luísa e não a Neuza fica fora": who is not meant is left out. */
export function withoutContrast(pieces: readonly Piece[]): Piece[] {
  const not = pieces.findIndex(({ text, breaks }, at) => {
    const other = text === 'nao' ? namedAfter(pieces, at) : -1;
    const joint = pieces[at - 1]?.text === 'e' ? at - 1 : at;
    const next = pieces[other + 1];
    return (
      other > 0 &&
      !pieces.slice(at + 1, other + 1).some((piece) => piece.breaks) &&
      pieces[joint - 1]?.type === 'person' &&
      next?.type === 'word' &&
      next.meanings.length > 0 &&
      (joint < at ? !next.breaks : breaks && next.breaks)
    );
  });
  if (not < 0) return [...pieces];
  const other = namedAfter(pieces, not);
  const [next, ...rest] = pieces.slice(other + 1);
  const start = pieces[not - 1]!.text === 'e' ? not - 1 : not;
  return [...pieces.slice(0, start), { ...next!, breaks: false }, ...rest];
}

/** "Não é o Luiz que não pode no dia 31, é a Luísa": who cannot is the other. */
export function withMeant(pieces: Piece[]): Piece[] {
  const not = pieces.findIndex(
    ({ text }, at) =>
      text === 'nao' && COPULA.test(pieces[at + 1]?.text ?? '') && namedAfter(pieces, at + 1) > 0,
  );
  const denied = not < 0 ? -1 : namedAfter(pieces, not + 1);
  if (denied < 0 || !/^(?:que|quem)$/.test(pieces[denied + 1]?.text ?? '')) return pieces;
  const is = pieces.findIndex(
    ({ breaks, text }, at) => breaks && at > denied && COPULA.test(text) && namedAfter(pieces, at) > 0,
  );
  const meant = is < 0 ? -1 : namedAfter(pieces, is);
  const told = pieces.slice(denied + 2, Math.max(0, is));
  const refuses = told.some(
    (piece) =>
      piece.type === 'word' && piece.meanings.some((meaning) => /^(?:not|leaves|remove|away)$/.test(meaning)),
  );
  if (meant < 0 || !refuses || pieces[meant + 1]?.breaks === false) return pieces;
  const who = { ...pieces[meant]!, breaks: pieces[not]!.breaks };
  return [...pieces.slice(0, not), who, ...told, ...pieces.slice(meant + 1)];
}

/** "Quem vai no dia 8 é o João" says that João goes, and asks nothing; "não é o João, é a Rosa" that one comes for the other. */
export function stated(pieces: readonly Piece[], sentence: string): Piece[] {
  const isAsked = sentence.trim().endsWith('?');
  const found = [...pieces];
  const asks = found.findIndex(({ text }) => text === 'quem');
  const is = found.findIndex(
    ({ type, text }, at) =>
      type === 'word' && asks >= 0 && at > asks + 1 && COPULA.test(text) && namedAfter(found, at) > 0,
  );
  const who = found.slice(0, Math.max(0, is)).findLastIndex(({ text }) => text === 'quem');
  if (who < 0 || is < 0 || isAsked) return found;
  const first = found[is - 1];
  const denied = first?.text === 'nao' ? namedAfter(found, is) : -1;
  const other = found.findIndex(
    ({ text }, at) => at > denied && (COPULA.test(text) || text === 'sim' || text === 'mas'),
  );
  const instead = other < 0 ? -1 : namedAfter(found, other);
  if (denied > 0 && instead > 0) {
    found.splice(other, instead - other, wordOf('entra', ['enters']));
    found.splice(is - 1, denied - is + 1, wordOf('sai', ['leaves'], true));
    return [...found.slice(0, who), ...found.slice(who + 1)];
  }
  const named = namedAfter(found, is);
  const not = found.findIndex(({ text }, at) => at > named && at <= named + 2 && text === 'nao');
  const kept = not < 0 ? -1 : namedAfter(found, not);
  if (kept > 0) found.splice(not, 1, wordOf('sai', ['leaves'], true));
  // "Quem ia era o João, vai a Ana" tells who was to go.
  const was = /^(?:era|eram)$/.test(found[is]!.text);
  const comes = found.slice(named + 1).some(({ type }) => type === 'person');
  if (was && !comes) return found;
  if (was) found.splice(is, 1, wordOf('sai', ['leaves']));
  else if (kept > 0) found.splice(is, 1, wordOf('entra', ['enters']));
  else found.splice(is, 1);
  const { breaks } = found[who]!;
  found.splice(who, was ? 2 : 1);
  found[who] = { ...found[who]!, breaks };
  return found;
}

/** "A Joana e o Antônio combinaram: ela vai no 8, ele no 29": each of the two who were named, where the pronouns tell them apart. */
export function withEach(pieces: readonly Piece[]): Piece[] {
  const isPronoun = ({ type, text }: Piece) => type === 'word' && /^el[ea]$/.test(text);
  const first = pieces.findIndex(isPronoun);
  const named = pieces.flatMap((piece) => (piece.type === 'person' ? [piece] : []));
  const [one, other, ...more] = named;
  const head = pieces.slice(0, Math.max(0, first));
  // "No dia 6, ele às 8 e ela às 10": the day of both.
  const days = head.flatMap((piece) => (piece.type === 'masses' ? [piece] : []));
  const said = (...meanings: Meaning[]) =>
    pieces.some((piece) => piece.type === 'word' && piece.meanings.some((each) => meanings.includes(each)));
  if (
    !one ||
    !other ||
    more.length > 0 ||
    head.filter(({ type }) => type === 'person').length < 2 ||
    head.some(({ type }) => type === 'number') ||
    days.length > 1 ||
    !days.every(({ filters }) =>
      filters.every(({ date, time }) => date !== undefined && time === undefined),
    ) ||
    said('swap', 'replace', 'instead', 'together', 'apart', 'they')
  )
    return [...pieces];
  const people = [one, other].flatMap(({ mention }) => mention.candidates.slice(0, 1));
  const meant = (pronoun: string) => {
    const [who, ...others] = meantByPronoun(pronoun, people);
    return others.length === 0
      ? named.find(({ mention }) => mention.candidates[0]?.id === who?.id)
      : undefined;
  };
  const [he, she] = [meant('ele'), meant('ela')];
  const isEach = ['ele', 'ela'].every((pronoun) =>
    pieces.some(
      ({ text }, at) =>
        text === pronoun && pieces.slice(at + 1, at + 6).some(({ type }) => type === 'masses'),
    ),
  );
  if (!he || !she || he === she || !isEach) return [...pieces];
  const order = head.filter((piece) => piece.type === 'word' && piece.meanings.includes('place'));
  return [
    ...order,
    ...pieces.slice(first).map((piece): Piece => {
      if (isPronoun(piece)) return { ...(piece.text === 'ele' ? he : she), breaks: piece.breaks };
      return piece.type === 'masses' && days[0]
        ? { ...piece, filters: combined([days[0].filters, piece.filters]) }
        : piece;
    }),
  ];
}

/** Tells who is there now. */
const IS_THERE = /^(?:ta|tao|esta|estao|estavam|tem|temos|ficou|ficaram|ficam|foi|foram|serve|servem)$/;
const BESIDE =
  /^(?:e|com|[oa]s?|n[ao]|no|so|ne|la|hoje|agora|ja|escalad[oa]s?|marcad[oa]s?|dona|seu|dia|dos?|d[aeo]|sei|que|olha)$/;

/** "No dia 5 estão o Paulo e a Neuza, troca o Paulo pelo Benedito": who is there now is told so that one of them goes. */
export function withoutThose(pieces: readonly Piece[]): Piece[] {
  const end = pieces.findIndex(({ breaks }, at) => at > 0 && breaks);
  const [told, rest] = [pieces.slice(0, Math.max(0, end)), pieces.slice(Math.max(0, end))];
  const isTold =
    told.some(({ type }) => type === 'person') &&
    told.some(({ type }) => type === 'masses') &&
    told.some(({ type, text }) => type === 'word' && IS_THERE.test(text)) &&
    told.every(({ type, text }) => type !== 'word' || IS_THERE.test(text) || BESIDE.test(text));
  const ids = (some: readonly Piece[]) =>
    some.flatMap((piece) => (piece.type === 'person' ? [piece.mention.candidates[0]?.id] : []));
  const orders = rest.some(
    (piece) =>
      piece.type === 'word' &&
      piece.meanings.some((meaning) => meaning === 'remove' || meaning === 'replace' || meaning === 'swap'),
  );
  const isOneOfThem = ids(rest).some((id) => ids(told).includes(id));
  if (!isTold || !orders || !isOneOfThem || rest.some(({ type }) => type === 'masses')) return [...pieces];
  return [...told.filter(({ type }) => type === 'masses'), ...rest];
}

/** Begins when somebody else is to come, or not. */
const WHENEVER = /^(?:quando|onde|sempre|aonde|se)$/;
/** Serves there. */
const COMES =
  /^(?:for|forem|vai|va|ta|esta|estar|estiver|estiverem|servir|servirem|sirva|vier|vierem|venha|cair|caia|entrar|entre|ir|serve|esteja|escalad[oa])$/;
/** Says that the other is to be there, or elsewhere. */
const SO_IS_THE_OTHER = /^(?:tambem|junto|outr[ao]|mesm[ao]|nao|nunca)$/;

/** "Quando o João for, a Joana não vai", "onde for o Paulo vai a Rosa": the two together, or apart. */
export function linked(pieces: readonly Piece[]): Piece[] {
  const people = pieces.flatMap(({ type }, at) => (type === 'person' ? [at] : []));
  const [first, second, ...others] = people;
  const when = pieces.findIndex(({ type, text }) => type === 'word' && WHENEVER.test(text));
  const isOther =
    first === undefined ||
    second === undefined ||
    others.length > 0 ||
    when < 0 ||
    pieces.some(
      ({ type, text }, at) =>
        type === 'masses' ||
        (type === 'number' && pieces[at + 1]?.text !== 'missa') ||
        text === 'por' ||
        text === 'pois',
    ) ||
    (pieces[when]!.text === 'se' &&
      (when > first || !pieces.some(({ text }) => SO_IS_THE_OTHER.test(text)))) ||
    (when > 0 && when < first && pieces.slice(0, when).some(({ type }) => type === 'word'));
  if (isOther) return [...pieces];
  const comes = pieces.slice(when).some(({ type, text }) => type === 'word' && COMES.test(text));
  // What follows says who they are to each other: "…, que são noivos".
  const end = pieces.findIndex(({ breaks }, at) => at > second && breaks);
  const isKnown = pieces
    .slice(0, end < 0 ? undefined : end)
    .every(
      (piece) =>
        piece.type !== 'word' ||
        piece.meanings.length > 0 ||
        piece.text.length < 4 ||
        WHENEVER.test(piece.text) ||
        COMES.test(piece.text) ||
        /^(?:tambem|junto|quero|dona|quer)$/.test(piece.text),
    );
  if (!comes || !isKnown) return [...pieces];
  const isApart = pieces.some(
    (piece, at) =>
      piece.type === 'word' &&
      ((piece.meanings.includes('not') && piece.text !== 'sem') ||
        (piece.text === 'outra' && /^(?:em|na|n?uma|1)$/.test(pieces[at - 1]?.text ?? ''))),
  );
  return [
    pieces[first]!,
    wordOf('e', []),
    { ...pieces[second]!, breaks: false },
    isApart ? wordOf('separados', ['apart']) : wordOf('juntos', ['together']),
  ];
}

/** "No dia 15 não é o João, é a Ana": one goes, the other comes. */
export function denied(pieces: readonly Piece[]): Piece[] {
  const not = pieces.findIndex(
    ({ text }, at) =>
      text === 'nao' && COPULA.test(pieces[at + 1]?.text ?? '') && namedAfter(pieces, at + 1) > 0,
  );
  const out = not < 0 ? -1 : namedAfter(pieces, not + 1);
  const is = pieces.findIndex(
    ({ type, text }, at) =>
      type === 'word' &&
      out >= 0 &&
      at > out &&
      (COPULA.test(text) || text === 'sim') &&
      namedAfter(pieces, at) > 0,
  );
  const isWhole = is > 0 && pieces.some(({ type }) => type === 'masses');
  if (!isWhole) return [...pieces];
  const into = namedAfter(pieces, is);
  return [
    ...pieces.slice(0, not),
    wordOf('sai', ['leaves'], pieces[not]!.breaks),
    ...pieces.slice(out, is).filter(({ text }) => text !== 'mas' && text !== 'e'),
    wordOf('entra', ['enters'], true),
    ...pieces.slice(into),
  ];
}

/** Tells where somebody was to serve, or that another takes the place. */
const WAS_THERE = /^(?:era|eram|ia|iam|iria|estava|tava|estaria|servia|serviria|vira|virou)$/;
const IS_DOWN = /^(?:escalad[oa]|marcad[oa]|designad[oa]|previst[oa]|anotad[oa])$/;
/** Begins what is so now. */
const NOW = /^(?:mas|agora|porem|hoje|entao|e|so|favor)$/;

/** "Dia 15 era o João, agora é a Ana", "a Rosa ia no dia 8, mas quem vai é o Paulo", "o Marcos do dia 25 vira o Pedro": one goes, the other comes. */
export function succeeded(pieces: readonly Piece[]): Piece[] {
  const people = pieces.flatMap(({ type }, at) => (type === 'person' ? [at] : []));
  const [first, second, ...others] = people;
  const was = pieces.findIndex(
    ({ type, text }, at) =>
      type === 'word' &&
      (WAS_THERE.test(text) ||
        (/^(?:esta|ta|foi|ficou)$/.test(text) && IS_DOWN.test(pieces[at + 1]?.text ?? ''))),
  );
  if (first === undefined || second === undefined || others.length > 0 || was < 0) return [...pieces];
  const isTurn = pieces[was]!.text.startsWith('vir');
  const means = (at: number, ...meanings: Meaning[]) => {
    const piece = pieces[at];
    return piece?.type === 'word' && piece.meanings.some((meaning) => meanings.includes(meaning));
  };
  const has = (from: number, until: number, ...meanings: Meaning[]) =>
    pieces.slice(from, until).some((_, index) => means(from + index, ...meanings));
  const now = isTurn
    ? was + 1
    : pieces.findIndex(
        ({ breaks, text }, at) => at > Math.max(was, first) && at <= second && (breaks || NOW.test(text)),
      );
  const isOther =
    was > second ||
    now < 0 ||
    !pieces.some(({ type }) => type === 'masses') ||
    has(
      0,
      now,
      'not',
      'leaves',
      'remove',
      'away',
      'place',
      'together',
      'apart',
      'replace',
      'swap',
      'only',
      'max',
    ) ||
    has(
      now,
      pieces.length,
      'not',
      'leaves',
      'remove',
      'away',
      'together',
      'apart',
      'swap',
      'only',
      'max',
      'also',
    ) ||
    pieces.some(({ text }) => text === 'com' || text === 'se' || text === 'quando');
  if (isOther) return [...pieces];
  const comes =
    isTurn ||
    pieces
      .slice(now, second)
      .some(({ type, text }) => type === 'word' && (COPULA.test(text) || text === 'agora')) ||
    has(now, pieces.length, 'serve', 'enters', 'place', 'instead', 'replace');
  if (!comes) return [...pieces];
  const isDown = IS_DOWN.test(pieces[was + 1]?.text ?? '');
  const before = [
    ...pieces.slice(0, was),
    wordOf('sai', ['leaves'], pieces[was]!.breaks),
    ...pieces.slice(was + (isDown ? 2 : 1), now),
  ];
  const rest = pieces
    .slice(now)
    .filter(({ type, text }) => type !== 'word' || !(COPULA.test(text) || NOW.test(text) || text === 'quem'));
  return [
    ...before,
    wordOf('entra', ['enters'], true),
    ...rest.map((piece, at) => (at === 0 ? { ...piece, breaks: false } : piece)),
  ];
}

/** "Só três este ano, não quatro": the number that is denied is not meant. */
export function withoutDeniedCount(pieces: readonly Piece[]): Piece[] {
  const not = pieces.findLastIndex(({ text }) => text === 'nao');
  const denied = pieces[not + 1];
  const behind = pieces[not + 2];
  const isDenied =
    denied?.type === 'number' &&
    !denied.breaks &&
    pieces[not - 1]?.type !== 'number' &&
    // "Dois no dia 20 às 10 não três também": what is said first is denied as well as what is said last.
    (pieces[not]?.breaks || pieces[not - 1]?.type !== 'masses') &&
    pieces.slice(0, not).some(({ type }) => type === 'number') &&
    (behind === undefined || behind.breaks || (not + 3 === pieces.length && behind.type === 'word'));
  return isDenied ? [...pieces.slice(0, not), ...pieces.slice(not + 3)] : [...pieces];
}

/** "O Antônio, não o João": the other is out, or is not meant at all where the first is. */
export function contrasted(pieces: readonly Piece[]): Piece[] {
  const not = pieces.findIndex(
    ({ breaks, text }, at) =>
      text === 'nao' && (breaks || (pieces[at - 1]?.text === 'e' && pieces[at - 1]!.breaks)),
  );
  const other = pieces.findIndex(
    (piece, at) =>
      at > not && !(piece.type === 'word' && /^(?:[oa]s?|d[aeo]|com|dona|seu)$/.test(piece.text)),
  );
  const rest = pieces.slice(other + 1);
  const before = pieces.slice(0, Math.max(0, not));
  if (not < 0 || pieces[other]?.type !== 'person' || (rest.length > 0 && !rest[0]!.breaks))
    return [...pieces];
  const said = (...meanings: Meaning[]) =>
    before.some(
      (piece) => piece.type === 'word' && piece.meanings.some((meaning) => meanings.includes(meaning)),
    );
  const isWhole =
    before.some(({ type }) => type === 'person') && before.some(({ type }) => type === 'masses');
  if (!isWhole || said('not', 'together', 'apart', 'replace', 'swap', 'instead')) return [...pieces];
  const start = pieces[not]!.breaks ? not : not - 1;
  if (said('remove', 'leaves', 'away')) return [...pieces.slice(0, start), ...rest];
  const comes = said('place', 'serve', 'enters', 'want', 'able') ? [] : [wordOf('entra', ['enters'])];
  return [...comes, ...pieces.slice(0, start), wordOf('sai', ['leaves'], true), ...pieces.slice(other)];
}

/** "Esquece a Bruna, …": who is not meant after all. */
export function withoutForgotten(pieces: readonly Piece[]): Piece[] {
  const end = pieces.findIndex(({ breaks }, at) => at > 0 && breaks);
  const part = pieces.slice(0, end);
  const [first, ...rest] = part;
  const isForgotten =
    end > 0 &&
    /^(?:esquec\w+|esqueca\w*)$/.test(first?.text ?? '') &&
    rest.some(({ type }) => type === 'person') &&
    rest.every((piece) => piece.type === 'person' || (piece.type === 'word' && ARTICLE.test(piece.text)));
  return isForgotten ? pieces.slice(end) : [...pieces];
}

const CORRECTIONS =
  /^(?:(?:ai|ah|opa|ops|eita|ih|nao|espera|calma|desculpa|desculpe|perdao|digo|minto|alias|corrigindo|melhor|mentira|pera|perai)|quer dizer|ou melhor|pensando (?:bem|melhor)|na verdade)(?: (?:nao|digo|melhor|eu|minto|espera|pera))*$/;

/** What is said instead; a time alone is of the days that were said before. */
function corrected(wrong: Piece, value: Piece): Piece {
  const isTimed = wrong.type === 'masses' && value.type === 'masses' && isTimeOnly(value.filters);
  if (!isTimed) return value;
  const days = wrong.filters.map(({ time: _, ...day }) => day);
  const filters = days.flatMap((day) => value.filters.map((time) => ({ ...day, ...time })));
  return { ...value, filters };
}

/** "Dia 6, não, dia 5": what is corrected within a sentence stands in the place of what was said wrongly. */
export function repaired(pieces: readonly Piece[]): Piece[] {
  const parts: Piece[][] = [];
  for (const piece of pieces) {
    if (parts.length === 0 || piece.breaks) parts.push([piece]);
    else parts.at(-1)!.push(piece);
  }
  const kept: Piece[] = [];
  let isCorrecting = false;
  for (const part of parts) {
    const words = part.filter(({ type }) => type === 'word').map(({ text }) => text);
    const said = part.filter(({ type }) => type !== 'word');
    const isLast = part === parts.at(-1);
    if (
      kept.length > 0 &&
      said.length === 0 &&
      CORRECTIONS.test(words.join(' ')) &&
      !(isLast && words.join() === 'nao')
    ) {
      isCorrecting = true;
      continue;
    }
    const begins =
      words.length > 0 &&
      CORRECTIONS.exec(
        words
          .slice(0, 2)
          .join(' ')
          .replace(/ (?:[oa]s?|d[aeo]|n[ao]|para|e|em)$/, ''),
      );
    const isPlain = part.every(
      (piece) =>
        piece.type !== 'word' ||
        piece.meanings.length === 0 ||
        CORRECTIONS.test(piece.text) ||
        piece.text === 'em',
    );
    const [value] = said;
    const until = part.indexOf(value!) + 1;
    // What follows on the right day or name goes on: "não, dia 22, que é o batizado".
    const goesOn =
      isCorrecting &&
      value !== undefined &&
      !isPlain &&
      part
        .slice(0, until)
        .every((piece) => piece.type !== 'word' || piece.meanings.length === 0 || piece.text === 'em') &&
      part[until]?.text === 'que';
    const wrong = kept.findLastIndex(({ type }) => type === value?.type);
    // "A Neuza, digo, a Luísa não pode no dia 13": what is said of her follows.
    const goesOnOf: boolean =
      isCorrecting &&
      !isPlain &&
      value?.type === 'person' &&
      wrong === kept.length - 1 &&
      part.slice(0, until - 1).every(({ text }) => ARTICLE.test(text));
    if (
      (isCorrecting || (begins && words[0] !== 'nao')) &&
      (isPlain ? said.length === 1 : goesOn || goesOnOf) &&
      value &&
      wrong >= 0
    ) {
      const named = words.at(-1) === 'nao' && part.at(-1)?.text === 'nao';
      // "A Luísa não, a Neuza": who is meant comes next.
      if (named) continue;
      kept[wrong] = { ...corrected(kept[wrong]!, value), breaks: kept[wrong]!.breaks };
      if (goesOn || goesOnOf) kept.push(...part.slice(until));
      isCorrecting &&= !goesOnOf;
      continue;
    }
    const isPair = (piece: Piece) =>
      piece.type === 'word' &&
      piece.meanings.some((meaning) => meaning === 'together' || meaning === 'apart');
    if (isCorrecting && part.some(isPair))
      kept.splice(0, kept.length, ...kept.filter((piece) => !isPair(piece)));
    isCorrecting = false;
    kept.push(...part);
  }
  return kept;
}

/** "Dia 5 não dia 6 sim", "dia 15 não, dia 22 sim": where each day has its own answer, another begins behind each. */
export function withAnswers(pieces: readonly Piece[]): Piece[] {
  const answers = pieces.flatMap(({ type, text }, at) =>
    type === 'word' && /^(?:nao|sim)$/.test(text) && pieces[at - 1]?.type === 'masses' ? [at] : [],
  );
  const isEach =
    answers.length > 1 &&
    new Set(answers.map((at) => pieces[at]!.text)).size === 2 &&
    answers.every((at) => {
      const next = pieces[at + 1];
      return (
        next === undefined ||
        next.breaks ||
        next.type !== 'word' ||
        /^(?:e|mas|no|na|em|dia|[oa])$/.test(next.text)
      );
    });
  return isEach
    ? pieces.map((piece, at) => (answers.includes(at - 1) ? { ...piece, breaks: true } : piece))
    : [...pieces];
}

/** "Quatro ministros: Paulo, Neuza e Marcos": who is named behind a count of people is placed. */
export function withListed(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex(({ type }) => type === 'person');
  const before = pieces.slice(0, Math.max(0, first));
  const listed = pieces.slice(first);
  const start = before.findLastIndex(({ text }) => !ARTICLE.test(text)) + 1;
  const people = listed.filter(({ type }) => type === 'person').length;
  const [count, noun] = before.slice(start - 2, start);
  const isListed =
    first > 0 &&
    pieces[start]!.breaks &&
    count?.type === 'number' &&
    noun?.type === 'word' &&
    noun.meanings.includes('people') &&
    people <= count.value &&
    before.some(({ type }) => type === 'masses') &&
    listed.every(({ type, text }) => type === 'person' || text === 'e' || ARTICLE.test(text));
  return isListed
    ? [
        ...before.slice(0, start),
        wordOf('coloca', ['place'], true),
        ...[...before.slice(start), ...listed].map((piece, at) =>
          at === 0 ? { ...piece, breaks: false } : piece,
        ),
      ]
    : [...pieces];
}
