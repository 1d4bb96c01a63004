/** What a message changes in, adds to or takes back of what was done before it. */
import { type MassFilter, type MassKey, massMatches } from '../../roster/index.js';
import type { AssistantTools } from '../assistant-tools.js';
import { type KindId, RULE_SETTING_IDS } from './kinds.js';
import type { Meaning } from './lexicon.js';
import type { Memory } from './memory.js';
import type { Mention } from './people-references.js';
import type { MessageReader } from './read-message.js';
import { bareRequest, type NotUnderstood, type Request } from './request.js';
import { type Piece, spoken } from './said.js';
import { combined, Segment } from './segment.js';
import { revokedBy } from './revoking.js';
import { matches } from './settle.js';
import { WHOLE } from './meaning.js';
import {
  ALSO,
  CONTRARY,
  CORRECTS,
  DENIES,
  DROPS,
  EVERYTHING,
  FORGETS,
  IN_ALL,
  LAST,
  ONLY_THESE,
  ORDINALS,
  RESTATES,
  RETURNS,
  TAKES_BACK,
  UNDOES,
} from './vocabulary/talk.js';

/** Reads messages that go on from what was said. */
export class FollowUps {
  constructor(
    private readonly reader: MessageReader,
    private readonly tools: AssistantTools,
    private readonly memory: Memory,
  ) {}

  /** The requests of a message, in the light of what was done last. */
  read(message: string): (Request | NotUnderstood)[] {
    const requests = this.requestsOf(message);
    return requests.map((request, at) =>
      request.kind === 'pin'
        ? this.whereLeft(request, [...this.memory.last, ...requests.slice(0, at)])
        : request,
    );
  }

  /** Who comes after somebody went on a day of several masses comes to the one where that person was. */
  private whereLeft(pin: Request, before: readonly (Request | NotUnderstood)[]): Request {
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

  private requestsOf(message: string): (Request | NotUnderstood)[] {
    const { memory } = this;
    const text = spoken(message);
    const found = this.reader.read(message, memory);
    const bare = (kind: KindId, rest?: Partial<Request>): Request => bareRequest(kind, message, rest);
    const { pieces } = this.reader.said(message);
    const sought = this.sought(message, pieces);
    if (sought) return [sought];
    const exchanged = this.exchanged(text, pieces);
    if (exchanged) return [...this.undoing(bare), ...exchanged];
    const narrowed = this.narrowed(text, pieces);
    if (narrowed) return [...this.undoing(bare), ...narrowed];
    const turned = this.turned(text, pieces);
    if (turned) return [...this.undoing(bare), ...turned];
    if (memory.changes.length > 0 && TAKES_BACK.test(text)) return [bare('undoLast')];
    const isRead = found.every((request) => request.kind === 'removeRule' && request.numbers.length > 0);
    const revoked = isRead ? null : revokedBy(message, clausesOf(pieces), this.tools);
    if (revoked) return [revoked.request, ...this.reader.readPieces(revoked.rest, message, memory)];
    const isOfRules =
      memory.rules &&
      /^(?:\S+ ){0,2}(?:tir|apag|remov|retir|exclu|cancel)\w* (?:as? |os? )?d[aeo]s? /.test(text);
    const [whose] = new Segment(pieces).people;
    if (isOfRules && whose) return [bare('removeRule', { people: [whose] })];
    if (UNDOES.test(text) && memory.changes.length === 0 && found.every(({ kind }) => kind === null))
      return [bare('undo')];
    const isCorrection =
      memory.last.length > 0 &&
      !UNDOES.test(text) &&
      pieces.some(({ type }) => type !== 'word') &&
      !/\b(?:pode|podem)\b/.test(text);
    if (
      memory.changes.length > 0 &&
      !isCorrection &&
      (UNDOES.test(text) || DROPS.test(text)) &&
      !found.some(({ kind }) => kind !== null && RULE_SETTING_IDS.has(kind))
    ) {
      const isOfProposal =
        this.tools.viewing === 'proposal' ||
        (memory.computed && this.tools.compare()?.status === 'accepted') ||
        /\b(?:proposta|escala)\b/.test(text);
      if (!isOfProposal || !UNDOES.test(text))
        return [bare(EVERYTHING.test(text) || this.isAllOf(text) ? 'undoEverything' : 'undoLast')];
    }
    const ordinal = ORDINALS.findIndex((start) => new RegExp(`\\b${start}[oa]\\b`).test(text));
    if (
      memory.rules &&
      /^(?:(?:pode|entao|agora|quero|queria|favor|por|voce|ja) )*(?:apag|tir|remov|exclu|retir|cancel|delet|anul|revog|elimin)/.test(
        text,
      ) &&
      (ordinal >= 0 || LAST.test(text) || /\b\d\b/.test(text)) &&
      found.every(
        ({ kind, ...rest }) => kind === null || kind === 'removeRule' || ('doubt' in rest && rest.doubt),
      )
    ) {
      const number =
        ordinal >= 0
          ? ordinal + 1
          : LAST.test(text)
            ? this.tools.listRules().length
            : Number(/\d/.exec(text));
      return [bare('removeRule', { number, numbers: [number] })];
    }
    const [only] = found;
    const takesBack =
      found.length === 1 &&
      memory.changes.length > 0 &&
      ((only?.kind === 'undo' && !memory.computed) ||
        (only?.kind === 'removeRule' &&
          only.words.includes('limit') &&
          memory.last[0]?.kind === 'cap' &&
          only.people.length === 0));
    if (takesBack) return [bare('undoLast')];
    if (DROPS.test(text) && !isCorrection && found.every(({ kind }) => kind === null)) return [bare('no')];
    const following = this.following(message, text, found, bare);
    if (following) return following;
    // What was done is said to be wrong, and not what is right: it is taken back, and the rest quoted.
    const isUnclear =
      memory.last.length > 0 && RESTATES.test(text) && found.every(({ kind }) => kind === null);
    return isUnclear ? [bare('undoLast'), ...found] : found;
  }

  /** "Desfaz as duas", where there were two. */
  private isAllOf(text: string): boolean {
    const count = /\b[ao]s (\d)\b|\bamb[ao]s\b/.exec(text);
    return count !== null && Number(count[1] ?? 2) === this.memory.changes.length;
  }

  /** Takes back what was done last, where it changed anything. */
  private undoing(bare: (kind: KindId) => Request): Request[] {
    return this.memory.changed ? [bare('undoLast')] : [];
  }

  /** A bare name after it was told who is free at a mass: somebody to place there. */
  private sought(message: string, pieces: readonly Piece[]): Request | null {
    const { seeking } = this.memory;
    const people = pieces.filter((piece) => piece.type === 'person');
    const isName =
      pieces.length <= 4 && pieces.every((piece) => piece.type === 'person' || isSmallWord(piece));
    if (!seeking || people.length !== 1 || !isName || /\?\s*$/.test(message)) return null;
    return bareRequest('pin', message, { people: [people[0]!.mention], masses: [seeking] });
  }

  /** The last requests with what a message denies of them exchanged for what it says instead: "o Marcos não, o Geraldo". */
  private exchanged(text: string, pieces: readonly Piece[]): Request[] | null {
    const { last } = this.memory;
    const clauses = clausesOf(pieces);
    const denied = clauses.filter(isDenial);
    const affirmed = clauses.filter((clause) => !clause.isEmpty && !isDenial(clause));
    if (last.length === 0 || denied.length === 0) return null;
    const day = this.anotherDay(denied, affirmed);
    if (day) return day;
    if (affirmed.length === 0) return RESTATES.test(text) ? this.withoutDenied(denied) : null;
    const acts: readonly [KindId, Meaning][] = [
      ['exclude', 'place'],
      ['exclude', 'enters'],
      ['pin', 'remove'],
      ['pin', 'leaves'],
    ];
    const turns = affirmed.some(
      (clause) =>
        clause.negated ||
        clause.has('able', 'together', 'apart') ||
        acts.some(([kind, meaning]) => last.some((request) => request.kind === kind) && clause.has(meaning)),
    );
    if (turns) return null;
    const idsOf = (some: readonly Segment[]) =>
      some.flatMap(({ people }) => people.flatMap(({ candidates }) => candidates.slice(0, 1)));
    const [out, ...others] = idsOf(denied).filter(({ id }) =>
      last.some(({ people }) => people.some(({ candidates }) => candidates[0]?.id === id)),
    );
    const into = affirmed
      .flatMap(({ people }) => people)
      .filter(
        ({ candidates }) =>
          !last.some(({ people }) => people.some((one) => one.candidates[0]?.id === candidates[0]?.id)),
      );
    const said = affirmed.flatMap((clause) => clause.masses);
    if (!out || others.length > 0 || into.length !== 1 || said.length > 0) return null;
    if (into[0]!.candidates[0]?.id === out.id) return null;
    return last.map((request) => ({
      ...request,
      doubt: undefined,
      people: request.people.map((person) => (person.candidates[0]?.id === out.id ? into[0]! : person)),
    }));
  }

  /** "A outra Ana": of those of one name, the one who was not meant before. */
  private theOther(mention: Mention, text: string): Mention {
    const before = new Set(
      this.memory.last.flatMap(({ people }) => people.map(({ candidates }) => candidates[0]?.id)),
    );
    const others = mention.candidates.filter(({ id }) => !before.has(id));
    return /\boutr[oa]\b/.test(text) && others.length === 1
      ? { ...mention, candidates: others, known: true }
      : mention;
  }

  /** "Não, do 29 não": what was done last, without what is denied. */
  private withoutDenied(denied: readonly Segment[]): Request[] | null {
    const { last } = this.memory;
    const ids = denied.flatMap(({ people }) => people.map(({ candidates }) => candidates[0]?.id));
    const filters = combined(denied.flatMap(({ masses }) => masses.map((each) => each.filters)));
    if (ids.length > 0 && filters.length > 0) return null;
    if (denied.some((clause) => clause.numbers.length > 0 || clause.has('place', 'remove', 'max', 'only')))
      return null;
    const left = last.flatMap((request) => {
      const people = request.people.filter(({ candidates }) => !ids.includes(candidates[0]?.id));
      const masses = request.masses.filter(
        (filter) => !filters.some((other) => JSON.stringify(other) === JSON.stringify(filter)),
      );
      const isGone =
        (request.people.length > 0 && people.length < (isPairing(request) ? 2 : 1)) ||
        (request.masses.length > 0 && masses.length === 0);
      return isGone ? [] : [{ ...request, people, masses }];
    });
    return JSON.stringify(left) === JSON.stringify(last) ? null : left;
  }

  /** "Dia 22 não, 28": the day that is denied is exchanged for the other, also where it is a mere number. */
  private anotherDay(denied: readonly Segment[], affirmed: readonly Segment[]): Request[] | null {
    const { last } = this.memory;
    const daysOf = (some: readonly Segment[]) =>
      some.flatMap(({ pieces }) =>
        pieces.flatMap((piece) => {
          if (piece.type === 'number') return [piece.value];
          if (piece.type !== 'masses') return [];
          return piece.filters.map(({ date }) => (date === undefined ? Number.NaN : Number(date.slice(8))));
        }),
      );
    const dayOf = ({ date }: MassFilter) => (date === undefined ? null : Number(date.slice(8)));
    const [out, ...others] = daysOf(denied);
    const [into, ...more] = daysOf(affirmed);
    const isMeant = (filter: MassFilter) => out !== undefined && dayOf(filter) === out;
    if (into === undefined || others.length + more.length > 0) return null;
    if (
      !last.some(({ masses }) => masses.some(isMeant)) ||
      [...denied, ...affirmed].some(({ people }) => people.length > 0)
    )
      return null;
    const other = this.tools.masses.find(({ date }) => Number(date.slice(8)) === into)?.date;
    return other === undefined
      ? null
      : last.map((request) => ({
          ...request,
          doubt: undefined,
          masses: request.masses.map((filter) => (isMeant(filter) ? { date: other } : filter)),
        }));
  }

  /** The last requests for some of whom or when they were about: "só a Vera", "só no dia 8". */
  private narrowed(text: string, pieces: readonly Piece[]): Request[] | null {
    const { last } = this.memory;
    const said = new Segment(pieces);
    if (last.length === 0 || !ONLY_THESE.test(text) || said.has('not', 'able', 'serve', 'place')) return null;
    const ids = said.people.map(({ candidates }) => candidates[0]?.id);
    const filters = combined(said.masses.map((each) => each.filters));
    if (ids.length > 0 && filters.length === 0) {
      if (last[0]!.kind === 'capAll' && said.numbers.length === 0)
        return [{ ...last[0]!, kind: 'cap', people: said.people }];
      const meant = last.flatMap((request) => {
        const people = request.people.filter(({ candidates }) => ids.includes(candidates[0]?.id));
        return people.length > 0 && !isPairing(request) ? [{ ...request, people }] : [];
      });
      const before = new Set(last.flatMap(({ people }) => people.map(({ candidates }) => candidates[0]?.id)));
      return meant.length > 0 && ids.every((id) => before.has(id)) && ids.length < before.size ? meant : null;
    }
    const days = filters.some((filter) => filter.date !== undefined);
    if (!days || ids.length > 0 || !last.every(({ kind }) => kind === 'exclude')) return null;
    const meant = last.map((request) => ({
      ...request,
      masses: this.tools.masses
        .filter(
          (mass) =>
            matches(filters, mass) && matches(request.masses.length > 0 ? request.masses : everything, mass),
        )
        .map(({ date, time }) => ({ date, time })),
    }));
    return meant.every(({ masses }) => masses.length > 0) ? meant : null;
  }

  /** "É o contrário": who comes and who goes, together and apart. */
  private turned(text: string, pieces: readonly Piece[]): Request[] | null {
    const { last } = this.memory;
    const isTurned = last.length > 0 && CONTRARY.test(text) && pieces.every(({ type }) => type === 'word');
    if (!isTurned || !last.every(({ kind }) => kind in OPPOSITE)) return null;
    return last.map((request) => ({
      ...request,
      kind: OPPOSITE[request.kind]!,
      people: request.kind === 'replace' ? [...request.people].reverse() : request.people,
    }));
  }

  /** What a message changes in, or adds to, what was done last; null where it is a request of its own. */
  private following(
    message: string,
    text: string,
    found: (Request | NotUnderstood)[],
    bare: (kind: KindId) => Request,
  ): Request[] | null {
    const { last } = this.memory;
    if (last.length === 0 || text.length > 120) return null;
    const { pieces: read, problem } = this.reader.said(message);
    const counts = ['cap', 'capAll'].includes(last[0]!.kind);
    const pieces = counts ? read.map(asCount) : read;
    const said = new Segment(affirmed(pieces));
    const rules = found.filter(
      (request): request is Request => request.kind !== null && RULE_SETTING_IDS.has(request.kind),
    );
    const [before] = last;
    const people = said.people.map((mention) => this.theOther(mention, text));
    const masses = combined(said.masses.map(({ filters }) => filters));
    const number = said.numbers.at(-1)?.value ?? null;
    const saidBefore = (filter: MassFilter) =>
      last.some((request) =>
        request.masses.some((other) => JSON.stringify(other) === JSON.stringify(filter)),
      );
    // Who says one of the days again, and another one beside it, says anew which days are meant.
    const restates =
      people.length === 0 && masses.some(saidBefore) && !masses.every(saidBefore) && last.length === 1;
    const corrects =
      restates || CORRECTS.test(text) || (before!.kind === 'pin' && /^(?:em vez|no lugar) d/.test(text));
    const asks =
      /\?\s*$/.test(message) || /^(?:e )?(?:quem|qual|quais|quando|onde|quant[oa]s?|por ?que)\b/.test(text);
    if (DENIES.test(text)) return [bare('undoLast')];
    if (before!.kind === 'exclude' && RETURNS.test(text) && !asks) return [bare('undoLast')];
    const permits =
      !asks &&
      (said.has('able') ? !said.has('not') : said.has('need') && said.has('not')) &&
      rules.length <= 1 &&
      (before!.kind === 'exclude' || before!.kind === 'only');
    const isOfLast =
      people.length === 0 ||
      people.some(({ candidates }) =>
        last.some((each) => each.people.some((one) => one.candidates[0]?.id === candidates[0]?.id)),
      );
    if (permits && isOfLast && !found.some(({ kind }) => kind === 'solve'))
      return this.permitted(last, people, clausesOf(pieces), bare);
    const returns =
      rules.length === 1 &&
      rules[0]!.kind === 'pin' &&
      before!.kind === 'exclude' &&
      people.length + rules[0]!.people.length > 0 &&
      this.contradicts(rules[0]!, last);
    if (returns) return [bare('undoLast')];
    // "Dia 22, não dia 15" has no verb of its own: what it denies is only what was said before.
    const isBare =
      (corrects || (isPairing(before!) && ALSO.test(text) && people.length === 2)) &&
      !said.has(
        'remove',
        'place',
        'able',
        'serve',
        'leaves',
        'enters',
        'away',
        'max',
        'only',
        'replace',
        'together',
        'apart',
      );
    if (
      rules.length > 0 &&
      !isBare &&
      !(rules.every(({ doubt }) => doubt !== undefined && doubt !== 'once') && (corrects || ALSO.test(text)))
    ) {
      if (RESTATES.test(text) && rules.some(({ kind }) => kind === before!.kind))
        return [...this.undoing(bare), ...rules];
      return null;
    }
    if (
      found.some(
        ({ kind }) =>
          kind !== null &&
          !RULE_SETTING_IDS.has(kind) &&
          kind !== 'serving' &&
          kind !== 'place' &&
          kind !== 'no' &&
          !(kind === 'duties' && ALSO.test(text)),
      )
    )
      return null;
    if (found.some(({ kind }) => kind === 'serving' || kind === 'place') && message.trim().endsWith('?'))
      return null;
    if (
      people.length === 0 &&
      masses.length === 0 &&
      number === null &&
      !(corrects && (said.has('together', 'apart', 'place', 'remove', 'not') || said.matches(WHOLE)))
    )
      return null;
    if (
      !corrects &&
      !ALSO.test(text) &&
      said.pieces.some(
        (piece) => piece.type === 'word' && piece.meanings.length === 0 && piece.text.length > 5,
      )
    )
      return null;
    if (
      before!.kind === 'only' &&
      ALSO.test(text) &&
      people.length === 0 &&
      masses.length > 0 &&
      !said.negated
    )
      return [
        ...this.undoing(bare),
        ...last.map((request) => ({ ...request, masses: [...request.masses, ...masses] })),
      ];
    const meant = this.concerned(last, pieces, people, masses, number);
    const change = (request: Request) =>
      this.changed(request, said, people, masses, number, problem, corrects, pieces);
    const changed = corrects
      ? last.map((request) => (meant.includes(request) ? change(request) : request))
      : meant.map(change);
    const unique = changed.filter(
      (request, index) =>
        changed.findIndex((other) => JSON.stringify(other) === JSON.stringify(request)) === index,
    );
    const asksFirst = said.isStrange && !corrects && !ALSO.test(text);
    if (asksFirst) return unique.map((request) => ({ ...request, doubt: 'sure' }));
    if (corrects || isNarrower(masses, last)) return [...this.undoing(bare), ...unique];
    return ALSO.test(text) || !isAnotherDay(masses, people)
      ? unique
      : unique.map((request) => ({ ...request, doubt: 'sure' }));
  }

  /** Whether somebody is put where they were just kept from. */
  private contradicts(pin: Request, last: readonly Request[]): boolean {
    return last.some(
      (request) =>
        request.kind === 'exclude' &&
        request.masses.length > 0 &&
        request.people.some((person) =>
          pin.people.some((other) => other.candidates[0]?.id === person.candidates[0]?.id),
        ) &&
        this.tools.masses.some((mass) => matches(request.masses, mass) && matches(pin.masses, mass)),
    );
  }

  /** Which of the last requests a message speaks of: those of whom it names, else those of one kind, else the last. */
  private concerned(
    last: readonly Request[],
    pieces: readonly Piece[],
    people: readonly Mention[],
    masses: readonly MassFilter[],
    number: number | null,
  ): readonly Request[] {
    const named = new Set(
      pieces.flatMap((piece) =>
        piece.type === 'person' ? piece.mention.candidates.map(({ id }) => id) : [],
      ),
    );
    const ofThem = last.filter((request) =>
      request.people.some(({ candidates }) => candidates[0] && named.has(candidates[0].id)),
    );
    if (ofThem.length > 0) return ofThem;
    const counting = last.filter((request) => request.number !== null);
    if (number !== null && people.length + masses.length === 0 && counting.length > 0)
      return counting.slice(-1);
    return last.every(({ kind }) => kind === last[0]!.kind) ? last : last.slice(-1);
  }

  /** A request as it was, but for what is said anew. */
  private changed(
    request: Request,
    said: Segment,
    people: readonly Mention[],
    masses: readonly MassFilter[],
    number: number | null,
    problem: string | null,
    corrects: boolean,
    spokenOf: readonly Piece[],
  ): Request {
    const counts = ['cap', 'capAll', 'exactly', 'more', 'fewer'].includes(request.kind);
    let who = request.people;
    if (people.length > 0) {
      const isPair = request.kind === 'together' || request.kind === 'apart' || request.kind === 'replace';
      const denied = spokenOf.find((piece) => piece.type === 'person' && !said.pieces.includes(piece));
      const isOld = (person: Mention) =>
        request.people.some(({ candidates }) => candidates[0]?.id === person.candidates[0]?.id);
      const old = corrects && denied?.type === 'person' && isOld(denied.mention) ? denied.mention : null;
      const fresh = people.filter((person) => person !== old);
      if (old && !(isPair && fresh.length > 1))
        who = request.people.map((person) =>
          person.candidates[0]?.id === old.candidates[0]?.id ? fresh[0]! : person,
        );
      else if (isPair && fresh.length === 1 && said.has('they')) who = [...request.people, fresh[0]!];
      else if (isPair && fresh.length === 1) who = [request.people[0]!, fresh[0]!];
      else who = [...fresh];
    }
    let when: readonly MassFilter[] = request.masses;
    if (masses.length > 0) {
      const isTime = masses.every((filter) => filter.time !== undefined && Object.keys(filter).length === 1);
      const days = request.masses
        .map(({ time: _, ...day }) => day)
        .filter((day) => Object.keys(day).length > 0);
      when = isTime && days.length > 0 && request.kind !== 'only' ? combined([days, masses]) : masses;
    } else if (
      number !== null &&
      said.numbers.at(-1)?.of === null &&
      !counts &&
      request.masses.some(({ date }) => date !== undefined)
    ) {
      const date = request.masses[0]!.date!;
      when = [{ date: `${date.slice(0, 8)}${String(number).padStart(2, '0')}` }];
    }
    const { doubt: _, ...rest } = request;
    const act = corrects
      ? said.pieces.findLastIndex(
          (__, at) =>
            (said.means(at, 'place') || said.means(at, 'remove')) &&
            !said.pieces
              .slice(Math.max(0, at - 2), at)
              .some((___, before) => said.means(Math.max(0, at - 2) + before, 'not')),
        )
      : -1;
    if (
      act >= 0 &&
      people.length + masses.length === 0 &&
      (request.kind === 'exclude' || request.kind === 'pin')
    )
      return { ...rest, kind: said.means(act, 'place') ? 'pin' : 'exclude' };
    if (request.kind === 'exclude' && masses.length === 0 && said.matches(WHOLE))
      return { ...rest, masses: [] };
    const isPair = request.kind === 'together' || request.kind === 'apart';
    if (request.kind === 'exclude' && people.length === 1 && said.has('replace', 'instead') && corrects)
      return {
        ...rest,
        kind: 'replace',
        people: [request.people[0]!, people[0]!],
        masses: masses.length > 0 ? [...when] : request.masses,
      };
    const sign = said.numbers.at(-1)?.sign;
    if (
      (request.kind === 'cap' || request.kind === 'capAll') &&
      request.number !== null &&
      number !== null &&
      (sign === '+' || sign === '-')
    )
      return { ...rest, number: Math.max(0, request.number + (sign === '+' ? number : -number)), problem };
    if (
      ['exactly', 'more', 'fewer'].includes(request.kind) &&
      corrects &&
      number !== null &&
      (sign === '+' || sign === '-')
    )
      return {
        ...rest,
        kind: sign === '+' ? 'more' : 'fewer',
        masses: held(when, this.tools.masses),
        number,
        problem,
      };
    const kind =
      isPair && corrects && people.length === 0 && said.negated && !said.has('apart')
        ? request.kind === 'together'
          ? 'apart'
          : 'together'
        : isPair && said.has('apart')
          ? 'apart'
          : isPair && said.has('together') && !said.negated
            ? 'together'
            : request.kind;
    return {
      ...rest,
      kind:
        said.matches(IN_ALL) && number !== null && (kind === 'more' || kind === 'fewer') ? 'exactly' : kind,
      people: who,
      masses: held(when, this.tools.masses),
      number: number !== null && counts ? number : request.number,
      problem,
    };
  }

  /** Somebody may serve after all, at all of what they were kept from or at some of it. */
  private permitted(
    last: Request[],
    people: readonly Mention[],
    clauses: readonly Segment[],
    bare: (kind: KindId) => Request,
  ): Request[] {
    const isKept = (clause: Segment) => clause.has('only') || (clause.has('not') && !clause.has('need'));
    const whenOf = (some: readonly Segment[]) =>
      combined(some.flatMap((clause) => clause.masses.map(({ filters }) => filters)));
    const kept = whenOf(clauses.filter(isKept));
    const masses = whenOf(clauses.filter((clause) => !isKept(clause)));
    if (masses.length + kept.length === 0) {
      const isPermitted = ({ candidates }: Mention) =>
        people.length === 0 || people.some((one) => one.candidates[0]?.id === candidates[0]?.id);
      const others = last.flatMap((request) => {
        const kept = request.people.filter((person) => !isPermitted(person));
        return kept.length > 0 ? [{ ...request, people: kept }] : [];
      });
      return [...this.undoing(bare), ...others];
    }
    const again = last.flatMap((request): Request[] => {
      const [one] = people;
      const isMeant =
        !one || request.people.some(({ candidates }) => candidates[0]?.id === one.candidates[0]?.id);
      if (!isMeant) return [request];
      if (request.kind === 'only')
        return [{ ...request, masses: [...(kept.length > 0 ? kept : request.masses), ...masses] }];
      const others = request.people.filter(
        ({ candidates }) => one && candidates[0]?.id !== one.candidates[0]?.id,
      );
      const without = this.tools.masses.filter(
        (mass) =>
          matches(request.masses.length > 0 ? request.masses : everything, mass) &&
          (kept.length > 0 ? matches(kept, mass) : !matches(masses, mass)),
      );
      const meant = request.people.filter((person) => !others.includes(person));
      if (kept.length > 0 && without.length === 0) return [{ ...request, masses: [...kept] }];
      return [
        ...(others.length > 0 ? [{ ...request, people: others }] : []),
        ...(without.length > 0
          ? [{ ...request, people: meant, masses: without.map(({ date, time }) => ({ date, time })) }]
          : []),
      ];
    });
    return [...this.undoing(bare), ...again];
  }
}

const OPPOSITE: Partial<Record<KindId, KindId>> = {
  replace: 'replace',
  together: 'apart',
  apart: 'together',
  pin: 'exclude',
  exclude: 'pin',
  more: 'fewer',
  fewer: 'more',
};

/** "E a Joana 1" after a maximum: a number, not a day. */
const asCount = (piece: Piece): Piece =>
  piece.type === 'masses' && /^\d{1,2}$/.test(piece.text)
    ? { breaks: piece.breaks, text: piece.text, type: 'number', value: Number(piece.text) }
    : piece;

const isPairing = ({ kind }: Request) => kind === 'together' || kind === 'apart';

/** Those of the filters that the schedule has masses for; all where it has none. */
function held(filters: readonly MassFilter[], masses: readonly MassKey[]): MassFilter[] {
  const some = filters.filter((filter) => masses.some((mass) => massMatches(filter, mass)));
  return some.length > 0 ? some : [...filters];
}

/** "Às 8h" after a whole day says which mass of that day is meant. */
const isNarrower = (masses: readonly MassFilter[], last: readonly Request[]) =>
  masses.length > 0 &&
  masses.every((filter) => filter.time !== undefined && Object.keys(filter).length === 1) &&
  last.every(
    ({ kind, masses: before }) =>
      kind === 'exclude' && before.some(({ date, time }) => date !== undefined && time === undefined),
  );

const isAnotherDay = (masses: readonly MassFilter[], people: readonly Mention[]) =>
  masses.length > 0 && people.length === 0;

const everything: readonly MassFilter[] = [{}];

/** Begins what is said instead of something. */
const TURN = /^(?:e|mas|era|eram|sim|foi|agora|porem|poe|bota|ponha|coloca|tira)$/;

/** The clauses of a message, parted where one ends or turns. */
function clausesOf(pieces: readonly Piece[]): Segment[] {
  const clauses: Piece[][] = [];
  for (const [at, piece] of pieces.entries()) {
    const turns =
      piece.type === 'word' &&
      TURN.test(piece.text) &&
      !/^(?:nao|n|num|se|e)$/.test(pieces[at - 1]?.text ?? '');
    if (at === 0 || piece.breaks || turns) clauses.push([piece]);
    else clauses.at(-1)!.push(piece);
  }
  return clauses.map((clause) => new Segment(clause));
}

/** "O Marcos não", "deixa a Rosa pra lá", "em vez do dia 15". */
const isDenial = (clause: Segment) =>
  !clause.isEmpty && !clause.has('able', 'serve', 'only') && (clause.has('not') || clause.matches(FORGETS));

const isSmallWord = ({ type, text }: Piece) =>
  type === 'word' &&
  /^(?:[oa]|entao|pode|ser|eh|e|poe|bota|coloca|ponha|dona|seu|mesmo|favor|por|vai|fica|entra|escolho|com|quero)$/.test(
    text,
  );

/** What a correction says, without what it denies: "a Íris, não a Joana", "não dia 15, dia 22". */
function affirmed(pieces: readonly Piece[]): Piece[] {
  const not = pieces.findIndex(({ text }) => text === 'nao');
  // "Falei Antônio, mas era João."
  const instead = pieces.findIndex(({ text }) => /^(?:era|eram)$/.test(text));
  const [said] = pieces.filter(({ type }, at) => type !== 'word' && at < instead);
  if (not < 0 && said && pieces.slice(instead).some(({ type }) => type === said.type))
    return pieces.filter((piece) => piece !== said);
  if (not < 0) return [...pieces];
  const after = pieces.slice(not + 1).findIndex(({ type }) => type !== 'word');
  const next = after < 0 ? undefined : pieces[not + 1 + after];
  const [last] = pieces.slice(0, not).filter(({ type }) => type !== 'word');
  const people = (some: readonly Piece[]) => some.filter(({ type }) => type === 'person').length;
  if (people(pieces.slice(0, not)) > 1 && people(pieces.slice(not)) > 1) return pieces.slice(not + 1);
  const sameKind = (piece: Piece) => pieces.filter(({ type }) => type === piece.type).length > 1;
  if (next && !next.breaks && after <= 2 && sameKind(next) && !pieces[not + 1]?.breaks)
    return pieces.filter((piece) => piece !== next && piece !== pieces[not]);
  if (last && sameKind(last)) return pieces.filter((piece) => piece !== last && piece !== pieces[not]);
  return [...pieces];
}
