/** What a follow-up was read as, fitted to what was done last: its day, its number, its mass, who was placed there. */
import type { AssistantTools } from '../../assistant/index.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import type { MessageReader } from '../reading/read-message.js';
import { combined, isTimeOnly } from '../references/mass-references.js';
import { bareRequest, idsOf, type NotUnderstood, type Request } from '../requests/request.js';
import { matches } from '../settling/settle.js';
import { ALONG, ALSO, ONLY_WORD } from '../vocabulary/talk.js';
import { clausesOf } from './corrections.js';
import type { Memory } from './memory.js';

/** Fits the requests of a message to what was done before it. */
export class FittedToLast {
  constructor(
    private readonly reader: MessageReader,
    private readonly tools: AssistantTools,
    private readonly memory: Memory,
  ) {}

  /** "A Vera tá de cama, põe a Ana Lima", after Vera was placed: whether she is to stay is asked, and she is not placed again. */
  withoutThePlaced(message: string, requests: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
    const { last, changed } = this.memory;
    const [[before, ...others], [pin, ...more]] = [last, requests];
    if (!changed || before?.kind !== 'pin' || pin?.kind !== 'pin' || others.length + more.length > 0)
      return requests;
    const known = idsOf(before);
    const people = pin.people.filter(({ candidates }) => !known.includes(candidates[0]?.id));
    const isAgain =
      people.length > 0 &&
      people.length < pin.people.length &&
      JSON.stringify(pin.masses) === JSON.stringify(before.masses) &&
      !/\b(?:e|com|mais|junto|tambem|alem)\b/.test(spoken(message));
    return isAgain
      ? [bareRequest('undoLast', message), { ...pin, people, doubt: pin.doubt ?? 'sure' }]
      : requests;
  }

  /** What no rule of the last kind holds: a day of a pair, "no dia 22 não"; more for one than for all, "menos a Vera, que pode 4". */
  isBeyondLast(message: string, request: Request | NotUnderstood): boolean {
    const [before] = this.memory.last;
    if (!before || request.kind === null) return false;
    if (before.kind === 'capAll')
      return (
        request.kind === 'cap' &&
        (request.number ?? 0) > (before.number ?? 0) &&
        !MAY_SO_OFTEN.test(spoken(message))
      );
    const named = this.reader.peopleOf(message).map(({ id }) => id);
    return (
      (before.kind === 'together' || before.kind === 'apart') &&
      (request.kind === 'exclude' || request.kind === 'pin') &&
      request.people.every(({ candidates: [one] }) => one && !named.includes(one.id)) &&
      !new Segment(this.reader.said(message).pieces).has('he', 'they', 'place', 'remove', 'able')
    );
  }

  /** "Dia 8 é que ela não pode", after "só dia 8": who can come to nothing is not kept from the rest. */
  insteadOfOnly(message: string, requests: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
    const [only, ...others] = this.memory.last;
    if (!this.memory.changed || only?.kind !== 'only' || others.length > 0) return requests;
    const isLeftNothing = ({ kind, ...rest }: Request | NotUnderstood) =>
      kind === 'exclude' &&
      'masses' in rest &&
      sortedIdsOf(rest as Request) === sortedIdsOf(only) &&
      this.tools.masses.every((mass) => matches(rest.masses, mass) || !matches(only.masses, mass));
    return requests.some(isLeftNothing) && requests[0]?.kind !== 'undoLast'
      ? [bareRequest('undoLast', message), ...requests]
      : requests;
  }

  /** "Às 7", after "põe a Vera no dia 28 às 15": the other time of that day, in the place of the first. */
  atOtherTime(message: string, requests: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
    const { last, changed } = this.memory;
    const [[before, ...others], [pin, ...more]] = [last, requests];
    if (!changed || before?.kind !== 'pin' || pin?.kind !== 'pin' || others.length + more.length > 0)
      return requests;
    const [[old], [now, ...rest]] = [before.masses, pin.masses];
    const isOtherTime =
      sortedIdsOf(pin) === sortedIdsOf(before) &&
      rest.length === 0 &&
      old?.date !== undefined &&
      now?.date === old.date &&
      now.time !== undefined &&
      now.time !== old.time &&
      isTimeOnly(this.reader.massesOf(message)) &&
      !ALSO.test(spoken(message));
    return isOtherTime ? [bareRequest('undoLast', message), { ...pin, doubt: undefined }] : requests;
  }

  /** "E o João junto", after somebody was placed: at that mass, and not always. */
  alongWithLast(message: string, requests: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
    const {
      last,
      changed,
      question,
      masses: [mass, ...masses],
    } = this.memory;
    const [[before, ...others], [pair, ...more]] = [last, requests];
    // "Bota o Marcos junto", after who serves at a mass was told: there.
    if (
      question?.kind === 'serving' &&
      mass &&
      masses.length === 0 &&
      pair?.kind === 'together' &&
      pair.people.length === 1 &&
      more.length === 0 &&
      ALONG.test(spoken(message))
    )
      return [bareRequest('pin', message, { people: pair.people, masses: [mass] })];
    if (!changed || before?.kind !== 'pin' || pair?.kind !== 'together' || others.length + more.length > 0)
      return requests;
    const known = idsOf(before);
    const people = pair.people.filter(({ candidates }) => !known.includes(candidates[0]?.id));
    return people.length > 0 && pair.masses.length === 0 && ALONG.test(spoken(message))
      ? [{ ...before, text: message, people }]
      : requests;
  }

  /** "Mais 1 só", after two more were asked for: not yet another. */
  lessThanBefore(message: string, requests: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
    const { last, changed } = this.memory;
    const [[before, ...others], [now, ...more]] = [last, requests];
    const isLess =
      changed &&
      (before?.kind === 'more' || before?.kind === 'fewer') &&
      now?.kind === before.kind &&
      others.length + more.length === 0 &&
      now.number !== null &&
      now.number < (before.number ?? 0) &&
      ONLY_WORD.test(spoken(message)) &&
      JSON.stringify(now.masses) === JSON.stringify(before.masses);
    return isLess ? [bareRequest('undoLast', message), ...requests] : requests;
  }

  /** "Dia 15 também, dia 22 ele pode": nobody is kept from a day that the same message permits. */
  withoutPermitted(
    message: string,
    requests: readonly (Request | NotUnderstood)[],
  ): (Request | NotUnderstood)[] {
    if (this.memory.last[0]?.kind !== 'exclude') return [...requests];
    const permitted = new Set(
      clausesOf(this.reader.clauses(message).pieces)
        .filter((clause) => clause.has('able') && !clause.has('not', 'only', 'nobody', 'max'))
        .flatMap(({ masses }) =>
          masses.flatMap(({ filters }) => filters.map((each) => JSON.stringify(each))),
        ),
    );
    return requests.flatMap((request) => {
      if (request.kind !== 'exclude' || request.masses.length < 2) return [request];
      const masses = request.masses.filter((filter) => !permitted.has(JSON.stringify(filter)));
      return masses.length > 0 ? [{ ...request, masses }] : [request];
    });
  }

  /** "O limite de 3 agora é 2": the number of the rule that stands is no doubt about the new one. */
  withoutOldCount(request: Request | NotUnderstood): Request | NotUnderstood {
    if (request.kind !== 'capAll' || request.doubt !== 'sure') return request;
    const standing = this.tools.listRules().find(({ rule }) => rule.kind === 'cap-all')?.rule;
    const numbers = this.reader
      .said(request.text)
      .pieces.flatMap((piece) => (piece.type === 'number' ? [piece.value] : []));
    const isOld =
      standing?.kind === 'cap-all' &&
      (numbers.length === 2
        ? numbers.every((number) => number === standing.count || number === request.number)
        : numbers.length === 1 && /\b(?:limite|maximo|teto)\b/.test(spoken(request.text)));
    return isOld ? { ...request, doubt: undefined } : request;
  }

  /** "Na verdade, só não pode de noite": of somebody who was kept from a day, a time alone is of that day. */
  onItsDay(message: string, requests: readonly (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
    const { last, changed } = this.memory;
    const days = last.flatMap(({ masses }) => masses.flatMap(({ date }) => (date ? [{ date }] : [])));
    const idsOf = (some: readonly Request[]) =>
      JSON.stringify(some.flatMap(({ people }) => people.map(({ candidates }) => candidates[0]?.id)));
    const isOfOne =
      last.length > 0 &&
      last.every(
        ({ kind, people }) =>
          kind === 'exclude' && idsOf([{ people } as Request]) === idsOf(last.slice(0, 1)),
      );
    if (!isOfOne || EVERY_DAY.test(spoken(message))) return [...requests];
    const [span, ...others] = last.flatMap(({ masses }) => masses);
    const first = others.length === 0 ? (span?.date ?? span?.from) : undefined;
    // "Ela só volta dia 18, deixa fora até o dia 17", after "do dia 10 ao dia 15".
    const longer = (request: Request | NotUnderstood): Request | null => {
      const [filter, ...more] = request.kind === 'exclude' ? request.masses : [];
      const isLonger =
        request.kind === 'exclude' &&
        first !== undefined &&
        filter?.until !== undefined &&
        filter.from === undefined &&
        more.length === 0 &&
        first <= filter.until &&
        idsOf([request]) === idsOf(last.slice(0, 1));
      return isLonger ? { ...request, doubt: undefined, masses: [{ ...filter, from: first }] } : null;
    };
    const timed = (request: Request | NotUnderstood): Request | null => {
      const isTimed =
        request.kind === 'exclude' &&
        request.masses.length > 0 &&
        isTimeOnly(request.masses) &&
        days.length > 0 &&
        idsOf([request]) === idsOf(last.slice(0, 1));
      if (!isTimed) return null;
      const masses = combined([days, request.masses]).filter((filter) =>
        this.tools.masses.some((mass) => matches([filter], mass)),
      );
      return masses.length > 0 ? { ...request, masses } : null;
    };
    const narrows =
      last.some(({ masses }) => masses.some(({ date, time }) => date && !time)) && requests.some(timed);
    const undoes = changed && requests[0]?.kind !== 'undoLast' && (narrows || requests.some(longer));
    const found = requests.map((request) => timed(request) ?? longer(request) ?? request);
    return undoes ? [bareRequest('undoLast', message), ...found] : found;
  }

  /** Nobody is placed where they serve already, where another of the masses is meant. */
  whereNew(pin: Request): Request {
    const [person, ...others] = pin.people.flatMap(({ candidates }) => candidates);
    if (!person || others.length > 0 || pin.masses.length < 2) return pin;
    // "João no 15 e no 29": each is said.
    const said = this.reader.massesOf(pin.text).map((filter) => JSON.stringify(filter));
    if (pin.masses.every((filter) => said.includes(JSON.stringify(filter)))) return pin;
    const { duties } = this.tools.person(person.id);
    const left = pin.masses.filter((filter) => !duties.some((mass) => matches([filter], mass)));
    return left.length > 0 ? { ...pin, masses: left } : pin;
  }

  /** Who comes after somebody went on a day of several masses comes to the one where that person was. */
  whereLeft(pin: Request, before: readonly (Request | NotUnderstood)[]): Request {
    const left = before.findLast(
      (request): request is Request =>
        request.kind === 'exclude' && JSON.stringify(request.masses) === JSON.stringify(pin.masses),
    );
    const [person, ...others] = left?.people ?? [];
    const id = person?.candidates[0]?.id;
    if (id === undefined || others.length > 0 || pin.masses.length !== 1) return pin;
    const [own, ...more] = this.tools.person(id).duties.filter((mass) => matches(pin.masses, mass));
    return own && more.length === 0 ? { ...pin, masses: [{ date: own.date, time: own.time }] } : pin;
  }

  /** What only takes back what was done last does not set its opposite: "tira ele", after he was placed; "não precisa juntar". */
  withoutOpposites(message: string, requests: (Request | NotUnderstood)[]): (Request | NotUnderstood)[] {
    const { last, changed } = this.memory;
    const rules = requests.filter(({ kind }) => kind !== 'undoLast');
    const [rule, ...others] = rules;
    const [before, ...more] = last;
    if (!changed || !before || !rule || rule.kind === null || others.length + more.length > 0)
      return requests;
    const text = spoken(message);
    const said = new Segment(this.reader.said(message).pieces);
    const isOpposite =
      isAbout(rule, before) &&
      ((before.kind === 'pin' && rule.kind === 'exclude' && !said.has('able', 'away')) ||
        (before.kind === 'together' &&
          rule.kind === 'apart' &&
          (!SETS_APART.test(text) || IS_NEEDLESS.test(text))) ||
        (before.kind === 'apart' && rule.kind === 'together' && !SETS_TOGETHER.test(text)));
    return isOpposite ? [bareRequest('undoLast', message)] : requests;
  }
}

const sortedIdsOf = (request: Request) => JSON.stringify(idsOf(request).sort());
/** Whether a request is of those, and of the masses, that another was of. */
const isAbout = (request: Request, before: Request) =>
  sortedIdsOf(request) === sortedIdsOf(before) &&
  (request.kind !== 'exclude' ||
    request.masses.every((filter) =>
      before.masses.some(({ date, time }) => filter.date === date && (!filter.time || filter.time === time)),
    ));
/** Orders two to be kept apart, or together, and does not only deny the other. */
const SETS_APART = /\b(?:separ|longe|junt|mesm[ao]|afast|contrari|invers|perto|encontr)/;
const IS_NEEDLESS = /\b(?:nao|nem) (?:\S+ )?(?:precis|necess|obrig|faz questao)|\btanto faz\b/;
const SETS_TOGETHER = /\b(?<!nao (?:precisa )?)(?<!pode[m]? )(?:junt[oa]s?|para juntar|junt[ae]|sempre)\b/;
/** "Só o João que pode até 4": he may serve more often than the others. */
const MAY_SO_OFTEN =
  /^(?!.*\b(?:menos|exceto|excecao|salvo|fora)\b)(?:.*\b(?:pode|podem) (?:ir |servir )?ate \d|.*, ate \d+$)/;
/** Is of no day that was spoken of. */
const EVERY_DAY = /\b(?:tod[oa]s?|sempre|nunca|qualquer|aos|mes inteiro|nenhum\w*)\b/;
