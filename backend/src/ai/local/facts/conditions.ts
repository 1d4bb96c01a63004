/** Reads several conditions on when somebody serves as one: each takes masses away from what was said before it, or gives them back. */
import { isMass, type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import type { Meaning } from '../words/lexicon.js';
import { isTimeOnly, keyOf, type MassWorld, combined } from '../references/mass-references.js';
import type { Mention } from '../references/people-references.js';
import { type Request, requestOf } from '../requests/request.js';
import { WHOLE } from '../message/segment.js';
import { words } from './clause.js';
import { isOne } from './telling.js';
import { CONDITION, DOUBTS } from '../vocabulary/doubts.js';
import { REASONS } from '../vocabulary/reasons.js';
import { COMPUTE } from '../vocabulary/talk.js';
import { withPointers } from '../message/word-order.js';
import { isGrammarWord } from '../words/words.js';
import type { Piece } from '../message/piece.js';

/** What a clause does to the masses of somebody. */
type Act = 'refuse' | 'only' | 'permit' | 'except';

interface Clause {
  act: Act | null;
  /** Whom it names; nobody where it goes on. */
  people: Mention[];
  /** The masses it speaks of, and those within which it holds; null where it names none. */
  masses: MassKey[] | null;
  scope: MassKey[] | null;
  /** As they were said. */
  filters: readonly MassFilter[];
  isWhole: boolean;
  /** At most so many. */
  most: number | null;
  /** Somebody is to go there, not only able to. */
  isOrder: boolean;
  /** From when somebody is back. */
  back: string | null;
  /** Whether it is one of several that are denied: "nem às oito nem às dez". */
  isNem: boolean;
}

/** What no condition speaks of. */
const FOREIGN: readonly Meaning[] = [
  'together',
  'apart',
  'double',
  'more',
  'fewer',
  'rule',
  'replace',
  'swap',
  'instead',
  'people',
  'who',
  'maybe',
  'or',
];
/** Words of conditions that change nothing. */
const PLAIN =
  /^(?:exceto|contanto|desde|comec\w+|seja|sejam|fosse|for|resto|tudo|todo|toda|tanto|faz|sempre|assim|ainda|tambem|depois|antes|mesmo|dona|horarios?|abrindo|abre|liber\w+|delas|deles|nenhuma?|jamais|nunca|coitad[oa]|assim|inteir[oa]|volta|agora|qualquer|missas?|celebrac\w+|comigo|gente|menina|anota|avisos?|estes|esses|essas|estas|daqui|semanas?|periodo|datas?)$/;
const REASON = /^(?:porque|pq|pois|como)$/;

/** What is asked for by the conditions of a text; null where there are not several, or one that is not understood. */
export function conditionsIn(all: readonly Piece[], sentence: string, world: MassWorld): Request[] | null {
  const text = words(all);
  if (COMPUTE.test(text) || CONDITION.test(text) || DOUBTS.some((doubt) => doubt.test(text))) return null;
  const reading = new Reading(world);
  const isSeveral = (text.match(/\bnem\b/g) ?? []).length > 1;
  let isTold = false;
  for (const part of partsOf(withPointers(all))) {
    // A reason lasts as long as its clause.
    isTold = isReason(part, reading.hasBegun) || (isTold && !part[0]!.breaks);
    if (isTold) {
      reading.mention(part);
      continue;
    }
    const clause = clauseOf(part, isSeveral, world);
    if (!clause || !reading.add(clause)) return null;
  }
  return reading.requests(sentence);
}

/** Somebody's conditions, one upon the other. */
interface Group {
  people: Mention[];
  /** By person, what each condition takes away. */
  layers: Map<Mention, MassKey[][]>;
  acts: Act[];
  caps: number[];
  /** Whether a limit was told after what else is asked for. */
  isCapLater: boolean;
  pin: MassKey | null;
  /** The days as they were said, and all masses of those that have a date. */
  filters: readonly MassFilter[];
  days: readonly MassKey[];
  /** Whether something holds within some days only. */
  isScoped: boolean;
}

class Reading {
  private readonly groups: Group[] = [];
  private readonly mentioned: Mention[] = [];
  private scope: MassKey[] | null = null;
  /** An exception that was said before what it is of. */
  private early: Clause | null = null;
  /** Whether somebody was named of whom nothing is said. */
  private isOdd = false;

  constructor(private readonly world: MassWorld) {}

  get hasBegun(): boolean {
    return this.groups.some(({ acts }) => acts.length > 0);
  }

  /** Who is named in a reason may be whom "ela" means. */
  mention(part: readonly Piece[]): void {
    for (const piece of part) if (piece.type === 'person') this.mentioned.push(piece.mention);
  }

  /** @returns false where the clause makes no sense here. */
  add(clause: Clause): boolean {
    const group = this.groupOf(clause);
    if (this.isOdd) return false;
    const isEmpty = clause.act === null && clause.most === null;
    if (clause.back !== null) return group !== null && this.awayUntil(group, clause.back);
    if (isEmpty) {
      if (clause.masses) this.scope = clause.masses;
      return clause.masses === null || clause.people.length === 0;
    }
    if (!group) {
      if (clause.act !== 'except' || this.early) return false;
      this.early = clause;
      return true;
    }
    if (clause.most !== null) {
      group.isCapLater = group.acts.length > 0;
      group.caps.push(clause.most);
      if (clause.act === null) return true;
    }
    const act = clause.act!;
    if (act === 'except' && group.acts.length === 0) {
      if (this.early) return false;
      this.early = clause;
      return true;
    }
    const scope = clause.scope ?? (clause.masses && act !== 'only' ? null : this.scope);
    const within = clause.masses && act !== 'only' && this.scope ? this.scope : null;
    const masses = within ? both(within, clause.masses!) : clause.masses;
    this.scope = null;
    if (!this.apply(group, { ...clause, act, masses, scope })) return false;
    if (this.early) {
      const early = this.early;
      this.early = null;
      return this.apply(group, { ...early, act: 'except' });
    }
    return true;
  }

  private apply(group: Group, clause: Clause): boolean {
    const { act, people, masses, scope, filters, isWhole, isOrder, isNem } = clause;
    const all = [...this.world.masses];
    const whom = people.length > 0 && people.length < group.people.length ? people : group.people;
    for (const person of whom) {
      const layers = [...(group.layers.get(person) ?? [])];
      const gone = layers.flat();
      const before = group.acts.at(-1) ?? null;
      const take = (some: readonly MassKey[]) => layers.push([...some]);
      const giveBack = (some: readonly MassKey[], from: number) => {
        for (let at = from; at < layers.length; at += 1) layers[at] = without(layers[at]!, some);
      };
      if (act === 'refuse') {
        const meant = masses ?? scope ?? (isWhole ? all : null);
        if (!meant) return false;
        // "No dia 13, nem às oito nem às dez", "nem às oito nem às dez do dia 13": times of one day.
        if (before === 'refuse' && isNem) {
          const last = layers.length - 1;
          const own = both(group.days, meant);
          const isOfDays = isTimeOnly(filters) && own.length > 0;
          if (!isOfDays && isTimeOnly(group.filters) && filters.every(({ date, time }) => date && time)) {
            const days = all.filter(({ date }) => filters.some((filter) => filter.date === date));
            const earlier = both(layers[last]!, days);
            if (earlier.length > 0) layers[last] = earlier;
          }
          take(isOfDays ? own : meant);
        }
        // "Dia 13 só às 8, às 10 ela não pode": on that day.
        else if (before === 'only' && group.isScoped && isTimeOnly(filters) && group.days.length > 0)
          take(both(group.days, meant));
        else take(sinceLast(meant, filters, before === 'refuse' ? layers.at(-1) : undefined));
      } else if (act === 'only') {
        if (!masses) return false;
        group.isScoped ||= scope !== null;
        const days = dayMasses(group.filters, filters, all);
        // "Pode no dia 28, mas só de manhã", "as três do dia 28 não, só a da manhã".
        if (scope === null && before === 'permit' && days.length > 0) {
          group.isScoped = true;
          take(without(days, masses));
          group.layers.set(person, layers);
          continue;
        }
        const inside = both(layers.at(-1) ?? [], masses);
        if (scope === null && before === 'refuse' && days.length > 0 && inside.length > 0) {
          giveBack(inside, layers.length - 1);
          group.layers.set(person, layers);
          continue;
        }
        // "Dia 28 cedo não dá, só à tarde": on that day.
        const isOfTimes = group.filters.every(({ date, time }) => date !== undefined && time !== undefined);
        if (
          scope === null &&
          before === 'refuse' &&
          isOfTimes &&
          both(group.days, masses).length > 0 &&
          isTimeOnly(filters)
        ) {
          take(without(group.days, masses));
          group.isScoped = true;
          group.layers.set(person, layers);
          continue;
        }
        const isWithin =
          scope === null && before === 'refuse' && masses.every((mass) => has(layers.at(-1) ?? [], mass));
        // "Aos sábados não, só no dia 12."
        if (isWithin) giveBack(masses, layers.length - 1);
        else take(without(scope ?? all, masses));
      } else if (act === 'permit') {
        if (!masses && isOrder) return false;
        if (masses) {
          const isGiven = masses.some((mass) => has(gone, mass));
          if (!isGiven && isOrder) {
            const [mass, ...others] = masses.filter(({ date }) => date >= this.world.today);
            if (group.acts.length > 0 || group.people.length > 1 || !mass || others.length > 0) return false;
            group.pin = mass;
          }
          giveBack(masses, 0);
        }
      } else {
        if (!masses) return false;
        if (before === 'refuse') {
          const own = layers.at(-1) ?? [];
          giveBack(masses, own.some((mass) => has(masses, mass)) ? layers.length - 1 : 0);
        } else take(masses);
      }
      group.layers.set(person, layers);
    }
    group.filters = filters;
    if (filters.some(({ date }) => date !== undefined))
      group.days = all.filter(({ date }) => filters.some((filter) => filter.date === date)).map(keyOf);
    group.acts.push(
      act === 'except' && group.acts.at(-1) !== 'refuse' ? 'refuse' : act === 'except' ? 'permit' : act!,
    );
    return true;
  }

  /** "Viaja no dia 17 e volta no dia 26." */
  private awayUntil(group: Group, back: string): boolean {
    for (const [person, layers] of group.layers) {
      const [first] = layers.at(-1) ?? [];
      if (!first) return false;
      layers.push(this.world.masses.filter(({ date }) => first.date <= date && date < back));
      group.layers.set(person, layers);
    }
    return group.layers.size > 0;
  }

  /** Whom a clause is about: those whom it names, or those of before. */
  private groupOf({ people }: Clause): Group | null {
    const current = this.groups.at(-1) ?? null;
    if (people.length === 0) {
      if (current || this.mentioned.length !== 1) return current;
      return this.begin(this.mentioned);
    }
    const isOfThem =
      current !== null && people.every((each) => current.people.some((one) => isOne(one, each)));
    if (isOfThem) {
      for (const [at, each] of people.entries()) people[at] = current.people.find((one) => isOne(one, each))!;
      return current;
    }
    // Of whom nothing was said yet: "com a Márcia é assim".
    if (current && (this.scope || current.acts.length + current.caps.length === 0)) {
      this.isOdd = true;
      return null;
    }
    return this.begin(people);
  }

  private begin(people: Mention[]): Group {
    const group: Group = {
      people,
      layers: new Map(),
      acts: [],
      caps: [],
      isCapLater: false,
      pin: null,
      filters: [],
      days: [],
      isScoped: false,
    };
    this.groups.push(group);
    return group;
  }

  requests(sentence: string): Request[] | null {
    const { world, groups } = this;
    const isOne = groups.length === 1;
    const isTold = groups.every(
      ({ acts, caps, pin }) => caps.length > 0 || pin !== null || acts.some((act) => act !== 'permit'),
    );
    const count = Math.max(
      0,
      ...groups.map(({ acts, caps, isScoped }) => acts.length + caps.length + Number(isScoped)),
    );
    if (!isTold || this.early || this.scope || (isOne && count < 2) || groups.length === 0) return null;
    if (!groups.some(({ acts }) => acts.length > 0)) return null;
    if (groups.some(({ pin, acts }) => pin !== null && acts.length > 1)) return null;
    // Several people of whom one thing each is said need no reading of their own, but where one is told without a stop.
    const requests = groups.flatMap((group) => {
      const caps = group.caps.map((number) =>
        requestOf(world, 'cap', sentence, { people: group.people, number }),
      );
      const [act, ...others] = group.acts;
      const inOrder = (some: Request[]) => (group.isCapLater ? [...some, ...caps] : [...caps, ...some]);
      if (act === 'only' && others.length === 0 && !group.isScoped)
        return inOrder([
          requestOf(world, 'only', sentence, { people: group.people, masses: [...group.filters] }),
        ]);
      if (group.pin)
        return [...caps, requestOf(world, 'pin', sentence, { people: group.people, masses: [group.pin] })];
      const known = new Map<string, Request>();
      for (const [person, layers] of group.layers) {
        const gone = world.masses.filter((mass) => mass.date >= world.today && has(layers.flat(), mass));

        const masses =
          gone.length === world.masses.filter(({ date }) => date >= world.today).length
            ? []
            : filtersOf(gone, world);
        const isPlain = act === 'refuse' && others.length === 0 && group.filters.length > 0;
        if (gone.length === 0 && !isPlain) continue;
        const own = isPlain ? [...group.filters] : masses;
        const key = JSON.stringify(own);
        const same = known.get(key);
        if (same) same.people.push(person);
        else known.set(key, requestOf(world, 'exclude', sentence, { people: [person], masses: own }));
      }
      return inOrder([...known.values()]);
    });
    return requests.length > 0 ? requests : null;
  }
}

/** The masses of days that were said, where what follows only says when on them. */
function dayMasses(
  said: readonly MassFilter[],
  next: readonly MassFilter[],
  all: readonly MassKey[],
): MassKey[] {
  const isDated = said.length > 0 && said.every(({ date }) => date !== undefined);
  if (!isDated || !isTimeOnly(next)) return [];
  return all.filter((mass) => said.some((filter) => massMatches(filter, mass)));
}

/** "Casam no dia 12 e ficam fora até o dia 20": away since the day that was said before. */
function sinceLast(
  meant: readonly MassKey[],
  [filter, ...others]: readonly MassFilter[],
  before: readonly MassKey[] | undefined,
): MassKey[] {
  const [first] = before ?? [];
  const isOpen =
    first !== undefined &&
    others.length === 0 &&
    filter?.until !== undefined &&
    filter.from === undefined &&
    first.date < filter.until &&
    before!.every(({ date }) => date === first.date);
  return isOpen ? meant.filter(({ date }) => date >= first.date) : [...meant];
}

const has = (some: readonly MassKey[], mass: MassKey) => some.some((each) => isMass(each, mass));
const without = (some: readonly MassKey[], others: readonly MassKey[]) =>
  some.filter((mass) => !has(others, mass));
const both = (some: readonly MassKey[], others: readonly MassKey[]) =>
  some.filter((mass) => has(others, mass));

/** Whole days where all of their masses are meant. */
function filtersOf(masses: readonly MassKey[], world: MassWorld): MassFilter[] {
  const isDay = (date: string) =>
    world.masses.filter((mass) => mass.date === date).every((mass) => has(masses, mass));
  const filters = masses.map((mass): MassFilter => (isDay(mass.date) ? { date: mass.date } : keyOf(mass)));
  return filters.filter(
    (one, at) => filters.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
  );
}

/** The clauses of a text: where an exception, a refusal or somebody else begins. */
function partsOf(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [];
  pieces.forEach((piece, at) => {
    const part = parts.at(-1);
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    const end = pieces.findIndex(({ breaks }, index) => index > at && breaks);
    const ahead = pieces.slice(at + 1, end < 0 ? undefined : end);
    const acts = (some: readonly Piece[]) => some.some(isActing);
    const isFull = part !== undefined && acts(part) && part.some(({ type }) => type === 'masses');
    const isList = (type: Piece['type']) =>
      before?.type === type &&
      (next?.type === type ||
        (pieces[at + 2]?.type === type && /^(?:n?[oa]s?|d[aeo]s?|aos?|dia|dona)$/.test(next?.text ?? '')));
    const starts =
      piece.type === 'word' &&
      (/^(?:mas|porem|entao|exceto)$/.test(piece.text) ||
        (piece.text === 'nem' &&
          !(part !== undefined && acts(part) && !part.some(({ type }) => type === 'masses'))) ||
        (piece.text === 'fora' &&
          isExcepting(pieces, at) &&
          part !== undefined &&
          !(part.length === 1 && part[0]!.text === 'e')) ||
        (piece.text === 'e' &&
          !isList('person') &&
          !(isList('masses') && !acts(ahead)) &&
          (before?.text !== 'nao' || isFull)));
    const isPerson = piece.type === 'person' || (/^[oa]$/.test(piece.text) && next?.type === 'person');
    const begins = isPerson && isFull && !/^(?:e|exceto|com|d[aeo]|para|[oa])$/.test(before?.text ?? '');
    if (!part || piece.breaks || starts || begins) parts.push([piece]);
    else part.push(piece);
  });
  return parts;
}

const ACTING: readonly Meaning[] = ['not', 'only', 'able', 'away', 'remove', 'serve', 'place'];
const isActing = (piece: Piece) =>
  piece.type === 'word' && piece.meanings.some((meaning) => ACTING.includes(meaning));

/** "Fora o dia 8", not "fora do dia 8". */
const isExcepting = (pieces: readonly Piece[], at: number) => {
  const [next, second] = [pieces[at + 1], pieces[at + 2]];
  return next?.type === 'masses'
    ? !next.text.startsWith('d') || /^dia|^domingo/.test(next.text)
    : /^[oa]s?$/.test(next?.text ?? '') && second?.type === 'masses';
};

/** Tells why, or of somebody: "que mora longe", "estuda à noite". */
function isReason(part: readonly Piece[], hasBegun: boolean): boolean {
  const [first] = part;
  if (first?.type !== 'word' && !part.some((piece) => piece.type === 'word')) return false;
  if (REASON.test(first!.text)) return true;
  if (first!.text === 'que' && !part.some(isActing)) return true;
  const tells = part.some(
    (piece) => piece.type === 'word' && piece.meanings.length === 0 && REASONS.test(piece.text),
  );
  return (
    hasBegun &&
    tells &&
    !part.some((piece) => isActing(piece) || piece.type === 'person' || piece.text === 'exceto')
  );
}

/**
 * What a clause says; null where it says something else.
 * @param isSeveral whether the text denies several things: "nem às oito nem às dez".
 */
function clauseOf(whole: readonly Piece[], isSeveral: boolean, world: MassWorld): Clause | null {
  // "… que ela prometeu": why.
  const tail = whole.findIndex(
    ({ text, type }, at) =>
      at > 0 &&
      type === 'word' &&
      (REASON.test(text) ||
        (text === 'que' &&
          !isActing(whole[at + 1] ?? whole[at]!) &&
          !whole[at + 1]?.text.startsWith('comec') &&
          whole.slice(0, at).some((piece) => piece.type === 'masses'))),
  );
  const part = tail < 0 ? whole : whole.slice(0, tail);
  const means = (...meanings: Meaning[]) =>
    part.some(
      (piece) =>
        piece.type === 'word' &&
        !isPlainWord(part, piece) &&
        piece.meanings.some((meaning) => meanings.includes(meaning)),
    );
  if (means(...FOREIGN)) return null;
  const text = words(part);
  const numbers = part.flatMap((piece) => (piece.type === 'number' ? [piece.value] : []));
  const isExcept =
    /\bexceto\b|\bexcecao\b/.test(text) ||
    part.some((piece, at) => piece.text === 'fora' && isExcepting(part, at));
  const isMost = !isExcept && means('max');
  if (numbers.length > (isMost ? 1 : 0)) return null;
  if ((!isMost && !isExcept && means('max')) || (isMost && /\bcada\b|\bpor pessoa\b/.test(text))) return null;
  const denials = part.filter(
    (piece, at) =>
      piece.type === 'word' &&
      (piece.meanings.includes('not') || /^nenhuma?$/.test(piece.text)) &&
      !(
        piece.text === 'nem' && part.slice(0, at).some(({ text: word }) => word === 'nao' || word === 'nunca')
      ) &&
      !(
        piece.text === 'nao' &&
        at === part.length - 1 &&
        at > 0 &&
        part.slice(0, at).some((other) => other.type === 'word' && other.meanings.includes('not'))
      ),
  ).length;
  const isAway = (means('away', 'remove', 'leaves', 'avoid') || /\bliber\w+/.test(text)) && !isExcept;
  const isOnly = means('only');
  // "Fora só no dia 6": kept to it, or from it?
  if (denials > 1 || (isOnly && (denials > 0 || means('remove', 'leaves')))) return null;
  const isAble =
    means('able', 'serve', 'place', 'enters', 'want', 'leave') ||
    /\bsim\b|\btanto faz\b|\bsempre\b/.test(text);
  const filters = combined(part.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : [])));
  const act: Act | null =
    isMost && filters.length === 0
      ? null
      : isExcept
        ? 'except'
        : isOnly
          ? 'only'
          : denials > 0
            ? isAway && deniesNext(part)
              ? 'permit'
              : 'refuse'
            : isAway
              ? 'refuse'
              : isAble
                ? 'permit'
                : null;
  const isStrange = part.some(
    (piece) =>
      piece.type === 'word' &&
      piece.meanings.length === 0 &&
      piece.text.length > 4 &&
      !isGrammarWord(piece.text) &&
      !REASONS.test(piece.text) &&
      !PLAIN.test(piece.text),
  );
  // "Trabalha de noite": why.
  const isWhy =
    act === null &&
    part.some((piece) => piece.type === 'word' && piece.meanings.length === 0 && REASONS.test(piece.text));
  if (isStrange) return null;
  const back = part.some(({ text: word }) => /^(?:volta|retorna)$/.test(word))
    ? part.find((piece) => piece.type === 'masses')
    : undefined;
  const only = part.findIndex((piece) => piece.type === 'word' && piece.meanings.includes('only'));
  const onceRefused =
    act === 'refuse' &&
    part.some((piece) => piece.type === 'masses' && piece.once) &&
    !/\bn(?:em|unca)\b|\bnenhum/.test(text);
  if (onceRefused) return null;
  const later = only < 0 ? part : part.slice(only);
  const earlier = only < 0 ? [] : part.slice(0, only);
  const target = massesOf(later, world);
  const scope = massesOf(earlier, world);
  const people = part.flatMap((piece) => (piece.type === 'person' ? [piece.mention] : []));
  return {
    act: back ? null : act,
    people,
    masses: isWhy ? null : (target ?? scope),
    scope: target ? scope : null,
    filters,
    isWhole: WHOLE.test(text),
    most: isMost ? (numbers[0] ?? null) : null,
    // "Pode colocar" orders; "pode ir" permits.
    isOrder: means('place') || ((means('serve', 'enters') || I_WANT.test(text)) && !means('able')),
    isNem: /\bnem\b/.test(text) && (isSeveral || /\bnem (?:n?a )?d?as \d/.test(text)),
    back: back?.type === 'masses' ? (back.filters[0]?.date ?? null) : null,
  };
}

/** The coordinator's own wish orders; "ela prefere às 8h" does not. */
const I_WANT = /\b(?:quero|queria|queremos|gostaria|gostariamos)\b/;

/** Whether it is the going that is denied: "não tira", but not "nem dia 29, tira". */
function deniesNext(part: readonly Piece[]): boolean {
  const not = part.findIndex((piece) => piece.type === 'word' && piece.meanings.includes('not'));
  const next = part
    .slice(not + 1)
    .find((piece) => piece.type === 'masses' || isActing(piece) || piece.text.startsWith('liber'));
  return next?.type !== 'masses';
}

/** Words that mean something else in a condition. */
function isPlainWord(part: readonly Piece[], piece: Piece): boolean {
  const next = part[part.indexOf(piece) + 1]?.text ?? '';
  if (/^mesm[oa]$/.test(piece.text)) return !/^missas?$/.test(next);
  if (piece.text === 'mais') return !/^(?:\d|gente|pessoas)/.test(next);
  if (piece.text === 'excecao') return true;
  return (
    piece.text === 'da' &&
    !/^(?:sim|certo)?$/.test(next) &&
    !/^(?:nao|que)$/.test(part[part.indexOf(piece) - 1]?.text ?? '')
  );
}

/** The masses of a clause: what is listed together, of what is said one after the other only what both mean. */
function massesOf(part: readonly Piece[], world: MassWorld): MassKey[] | null {
  let found: MassKey[] | null = null;
  let isListed = false;
  for (const piece of part) {
    if (piece.type === 'masses') {
      const own = world.masses
        .filter((mass) => piece.filters.some((filter) => massMatches(filter, mass)))
        .map(keyOf);
      found =
        found === null
          ? own
          : isListed || piece.breaks || both(found, own).length === 0
            ? [...found, ...without(own, found)]
            : both(found, own);
      isListed = false;
    } else if (piece.type === 'word' && /^(?:e|ou|nem)$/.test(piece.text)) isListed = true;
  }
  return found;
}
