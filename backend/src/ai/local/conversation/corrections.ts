/** What was done last, corrected: by what a message denies of it, keeps of it or turns round. */
import { type MassFilter, type MassKey } from '../../../roster/index.js';
import { meantByPronoun } from '../words/gender.js';
import type { KindId } from '../requests/kinds.js';
import type { Meaning } from '../words/lexicon.js';
import type { Request } from '../requests/request.js';
import { Segment } from '../message/segment.js';
import { matches } from '../settling/settle.js';
import { CONTRARY, FORGETS, ONLY_THESE, RESTATES } from '../vocabulary/talk.js';
import type { Piece } from '../message/piece.js';
import { combined, isTimeOnly } from '../references/mass-references.js';

/** A name, its article and "não". */
const BARE_DENIAL = 4;
/** "A Íris vai." */
const GOES = /\b(?:vai|vem|serve|consegue|vai sim|vem sim)$/;
/** "Dia 22 é que não." */
const IS_WHAT_NOT = /^(?:e |eh )?que (?:el[ea] )?nao\b/;
/** "No 5 vem." */
const COMES = /\b(?:vai|vem|serve|consegue|da|ta livre|esta livre)(?: sim| normal| certo)?$/;
/** "A Neuza é dia 12": what is so of one of several. */
const IS_OF_THEM =
  /^(?:(?:nao|mas|ah|opa|ops|e que),? )*(?:(?:[oa]|dona|seu) )?(?:[a-z]{3,} ){1,3}(?:e|eh|era) (?:n?[oa] |so )?(?:dia )?\d/;
/** "… era só a Ana Lima." */
const WAS_ONLY = /^(?:era|eram|e|foi) (?:so|somente|apenas) /;
const IS_NOT_WHO = /^(?:nao|nem) (?:e|eh|era|foi) (?:[oa] |dona |seu )?\S+(?: \S+)?$/;
/** "O 8 não", of several days. */
const DENIES_BARELY = /^(?:(?:mas|ah|opa|ops|so),? )*(?:[oa] |n[oa] )?(?:dia )?\d{1,2} nao$/;
/** "E a Dores também." */
const ADDS = /\btambem\b/;

/** Reads what a message makes of the last requests; each reading is null where it is none of that. */
export class Corrections {
  constructor(
    private readonly last: readonly Request[],
    private readonly masses: readonly MassKey[],
  ) {}

  /** The last requests with what a message denies of them exchanged for what it says instead: "o Marcos não, o Geraldo". */
  exchanged(text: string, pieces: readonly Piece[]): Request[] | null {
    const { last } = this;
    const clauses = clausesOf(pieces);
    const denied = clauses.filter(isDenial);
    const affirmed = clauses.filter((clause) => !clause.isEmpty && !isDenial(clause));
    if (last.length === 0) return null;
    const other =
      this.otherDays(clauses) ??
      this.refusedInstead(clauses) ??
      this.substituted(text, clauses) ??
      this.mended(text, clauses);
    if (other) return other;
    if (denied.length === 0) return null;
    const day = this.anotherDay(denied, affirmed);
    if (day) return day;
    if (affirmed.length === 0)
      return RESTATES.test(text) || DENIES_BARELY.test(text) ? this.withoutDenied(denied) : null;
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
    const [count] = affirmed.flatMap(({ numbers }) => numbers);
    return last.map((request) => ({
      ...request,
      doubt: undefined,
      number: request.number !== null && count ? count.value : request.number,
      people: request.people.map((person) => (person.candidates[0]?.id === out.id ? into[0]! : person)),
    }));
  }

  /** "No 5 vem, no 6 que não": of days that were refused, those that are given back, and others instead. */
  private otherDays(parts: readonly Segment[]): Request[] | null {
    const { last } = this;
    const clauses = parts.reduce<Segment[]>((joined, part) => {
      const before = joined.at(-1);
      return before && IS_WHAT_NOT.test(part.text) && part.isEmpty
        ? [...joined.slice(0, -1), new Segment([...before.pieces, ...part.pieces])]
        : [...joined, part];
    }, []);
    const whenOf = (some: readonly Segment[]) =>
      combined(some.flatMap(({ masses }) => masses.map((each) => each.filters)));
    const dated = clauses.filter(({ masses }) => masses.length > 0);
    const refused = dated.filter(({ negated }) => negated);
    const comes = clauses.filter(
      (clause) => !clause.negated && (clause.has('able', 'serve') || COMES.test(clause.text)),
    );
    const given = comes.filter(({ masses }) => masses.length > 0);
    const back =
      given.length > 0 ? whenOf(given) : comes.length > 0 ? last.flatMap(({ masses }) => masses) : [];
    const isOfLast = (filter: MassFilter) =>
      last.some(({ masses }) => masses.some((other) => JSON.stringify(other) === JSON.stringify(filter)));
    const known = new Set(last.flatMap(({ people }) => people.map(({ candidates }) => candidates[0]?.id)));
    const isPlain =
      last.length > 0 &&
      last.every(({ kind }) => kind === 'exclude') &&
      back.length > 0 &&
      refused.length > 0 &&
      given.length + refused.length === dated.length &&
      !clauses.some(
        (clause) => clause.numbers.length > 0 || clause.has('place', 'remove', 'replace', 'max', 'only'),
      ) &&
      clauses.every(({ people }) => people.every(({ candidates }) => known.has(candidates[0]?.id)));
    if (!isPlain || !back.every(isOfLast) || whenOf(refused).some(isOfLast)) return null;
    const left = last.flatMap((request) => {
      const masses = request.masses.filter(
        (filter) => !back.some((other) => JSON.stringify(other) === JSON.stringify(filter)),
      );
      return masses.length > 0 ? [{ ...request, masses }] : [];
    });
    return [
      ...left,
      ...last.slice(0, 1).map((request) => ({ ...request, doubt: undefined, masses: whenOf(refused) })),
    ];
  }

  /** "A Luísa pode sim, é só o Paulo que não": of those who were refused, who may after all is left out, another comes in. */
  private refusedInstead(clauses: readonly Segment[]): Request[] | null {
    const { last } = this;
    const isPlain = clauses.every(
      (clause) => clause.masses.length + clause.numbers.length === 0 || clause.negated,
    );
    const idsOf = (some: readonly Segment[]) =>
      some.flatMap(({ people }) =>
        people.flatMap(({ candidates }) => candidates.slice(0, 1).map(({ id }) => id)),
      );
    // "O João não, a Joana é que não pode": "o João não" says that it was not him.
    const isBare = ({ people, pieces, negated, text }: Segment) =>
      people.length === 1 &&
      negated &&
      // "Não é o João, é a Joana que não pode."
      ((pieces.at(-1)?.text === 'nao' && pieces.length <= BARE_DENIAL) || IS_NOT_WHO.test(text));
    const [denied, ...others] = clauses.filter(isBare);
    const meansOthers =
      denied !== undefined &&
      others.length === 0 &&
      clauses.some((clause) => clause !== denied && clause.negated);
    const able = [
      ...idsOf(clauses.filter((clause) => (clause.has('able') || GOES.test(clause.text)) && !clause.negated)),
      ...(meansOthers && denied === clauses.find(({ people }) => people.length > 0) ? idsOf([denied]) : []),
    ];
    const refused = clauses
      .filter((clause) => clause.negated || (meansOthers && ADDS.test(clause.text)))
      .flatMap(({ people }) => people);
    const known = new Set(last.flatMap(({ people }) => people.map(({ candidates }) => candidates[0]?.id)));
    const isOfLast =
      isPlain && last.every(({ kind }) => kind === 'exclude') && able.some((id) => known.has(id));
    const meant = refused.filter(({ candidates }) => candidates[0] && !able.includes(candidates[0].id));
    if (!isOfLast || meant.length === 0) return null;
    return last.map((request) => ({ ...request, doubt: undefined, people: meant }));
  }

  /** "Para a Ana Lima; o João sai mesmo": of those who were meant, who is not named again is exchanged for the one who is new. */
  private substituted(text: string, clauses: readonly Segment[]): Request[] | null {
    const { last } = this;
    if (!RESTATES.test(text) && !/^(?:e |eh )?[oa] outr[oa] \S+$/.test(text)) return null;
    if (clauses.some((clause) => clause.masses.length + clause.numbers.length > 0 || isDenial(clause)))
      return null;
    if (clauses.some((clause) => clause.has('able', 'together', 'apart', 'only', 'max', 'they'))) return null;
    const before = last.flatMap(({ people }) => people);
    const idOf = ({ candidates }: Request['people'][number]) => candidates[0]?.id;
    const isOutOther = /\boutr[oa]\b/.test(text);
    const named = clauses
      .flatMap(({ people }) => people)
      .flatMap((mention) => {
        const fresh = mention.candidates.filter(({ id }) => !before.some((each) => idOf(each) === id));
        // "Me enganei de Ana", "a outra Ana".
        if (mention.candidates.length > 1 && fresh.length < mention.candidates.length)
          return isOutOther && fresh.length === 1 ? [{ ...mention, candidates: fresh, known: true }] : [];
        return [mention];
      });
    const [into, ...more] = named.filter((mention) => !before.some((each) => idOf(each) === idOf(mention)));
    const left = [...new Set(before.map(idOf))].filter(
      (id) => !named.some((mention) => idOf(mention) === id),
    );
    if (!into || more.length > 0 || into.candidates.length !== 1 || left.length !== 1) return null;
    if (clauses.some((clause) => clause.has('place', 'remove') && clause.people.length > 0)) return null;
    return last.map((request) => ({
      ...request,
      doubt: undefined,
      people: request.people.map((person) => (idOf(person) === left[0] ? into : person)),
    }));
  }

  /** "Só o do Paulo está errado, o dele é o 31": of several, what was done for one. */
  private mended(text: string, clauses: readonly Segment[]): Request[] | null {
    const last = IS_OF_THEM.test(text) ? this.last.flatMap(byPerson) : this.last;
    const people = clauses.flatMap((clause) => clause.people);
    const [id, ...others] = new Set(people.map(({ candidates }) => candidates[0]?.id));
    const said = clauses.flatMap((clause) => clause.masses);
    const counts = clauses.flatMap((clause) => clause.numbers);
    const meant = last.filter((request) => request.people.some(({ candidates }) => candidates[0]?.id === id));
    const [own] = meant;
    const isMeant =
      (/\berrad[oa]\b/.test(text) || IS_OF_THEM.test(text)) &&
      last.length > 1 &&
      others.length === 0 &&
      said.length + counts.length === 1 &&
      meant.length === 1 &&
      own!.people.length === 1 &&
      (counts.length === 0) === (own!.number === null);
    if (!isMeant) return null;
    const anew = counts[0] ? { number: counts[0].value } : { masses: said[0]!.filters };
    return last.map((request) => (request === own ? { ...request, doubt: undefined, ...anew } : request));
  }

  /** "Não, do 29 não": what was done last, without what is denied. */
  private withoutDenied(denied: readonly Segment[]): Request[] | null {
    const { last } = this;
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
    const { last } = this;
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
      last.some(({ masses }) => masses.some((filter) => dayOf(filter) === into)) ||
      [...denied, ...affirmed].some(({ people }) => people.length > 0)
    )
      return null;
    const other = this.masses.find(({ date }) => Number(date.slice(8)) === into)?.date;
    return other === undefined
      ? null
      : last.map((request) => ({
          ...request,
          doubt: undefined,
          masses: request.masses.map((filter) => {
            if (!isMeant(filter)) return filter;
            // The time stays where the other day has it, too.
            const { time } = filter;
            const isSame = this.masses.some((mass) => mass.date === other && mass.time === time);
            return time !== undefined && isSame ? { date: other, time } : { date: other };
          }),
        }));
  }

  /** The last requests for some of whom or when they were about: "só a Vera", "só no dia 8". */
  narrowed(text: string, pieces: readonly Piece[]): Request[] | null {
    const { last } = this;
    const clauses = clausesOf(pieces).filter(({ pieces: some }) => some.length > 1 || !isLead(some[0]!));
    // "O João pode deixar, era só a Ana Lima."
    const narrowing = clauses.findIndex((clause) => WAS_ONLY.test(clause.text));
    const isFirst = ONLY_THESE.test(text);
    const said = isFirst ? clauses[0] : clauses[narrowing];
    const rest = clauses.filter((clause) => clause !== said);
    if (last.length === 0 || !said || said.has('not', 'able', 'serve', 'place')) return null;
    if (!isFirst && rest.some((clause) => clause.has('place', 'remove', 'replace', 'max'))) return null;
    if (rest.some((clause) => clause.masses.length + clause.numbers.length > 0 || clause.has('not')))
      return null;
    const before = last.flatMap(({ people }) => people.flatMap(({ candidates }) => candidates.slice(0, 1)));
    const pronoun = /\bel[ea]\b/.exec(said.text)?.[0];
    const pointedAt = pronoun && said.people.length === 0 ? meantByPronoun(pronoun, before) : [];
    const ids =
      pointedAt.length === 1
        ? [pointedAt[0]!.id]
        : said.people.flatMap(({ candidates }) => candidates.slice(0, 1).map(({ id }) => id));
    const filters = combined(said.masses.map((each) => each.filters));
    if (ids.length > 0 && filters.length === 0) {
      if (last[0]!.kind === 'capAll' && said.numbers.length === 0)
        return [{ ...last[0]!, kind: 'cap', people: said.people }];
      const meant = last.flatMap((request) => {
        const people = request.people.filter(({ candidates: [one] }) => one && ids.includes(one.id));
        return people.length > 0 && !isPairing(request) ? [{ ...request, people }] : [];
      });
      const known = new Set(before.map(({ id }) => id));
      return meant.length > 0 && ids.every((id) => known.has(id)) && ids.length < known.size ? meant : null;
    }
    // "Só da noite" is of the days that were meant.
    const isOfDays =
      filters.some((filter) => filter.date !== undefined) ||
      (filters.length > 0 &&
        (isTimeOnly(filters) || filters.every(({ weekday }) => weekday !== undefined)) &&
        last.every(
          ({ masses }) =>
            masses.length > 0 &&
            (isTimeOnly(filters) || masses.every(({ date, from, until }) => date ?? (from && until))),
        ));
    if (!isOfDays || ids.length > 0 || !last.every(({ kind }) => kind === 'exclude')) return null;
    const meant = last.map((request) => ({
      ...request,
      masses: this.masses
        .filter(
          (mass) =>
            matches(filters, mass) && matches(request.masses.length > 0 ? request.masses : everything, mass),
        )
        .map(({ date, time }) => ({ date, time })),
    }));
    return meant.every(({ masses }) => masses.length > 0) ? meant : null;
  }

  /** "É o contrário": who comes and who goes, together and apart. */
  turned(text: string, pieces: readonly Piece[]): Request[] | null {
    const { last } = this;
    // "É para pôr, não para tirar."
    const [act, ...others] = last.map(({ kind }) => kind);
    const said = new Segment(pieces);
    const places = (meaning: Meaning) => pieces.flatMap((_, at) => (said.means(at, meaning) ? [at] : []));
    const isOther = (meaning: Meaning) => places(meaning).some((at) => !isDeniedAt(pieces, at));
    const isDenied = (meaning: Meaning) => places(meaning).some((at) => isDeniedAt(pieces, at));
    const [own, opposite] = (act && ACT_OF[act]) ?? [];
    const turnsAct =
      others.length === 0 &&
      own !== undefined &&
      opposite !== undefined &&
      isOther(opposite) &&
      !isOther(own) &&
      (isDenied(own) || (RESTATES.test(text) && !isPairing({ kind: act! } as Request)));
    // "É pra ela ir!"
    const isToCome = act === 'exclude' && others.length === 0 && IS_TO_COME.test(text);
    const isTurned =
      last.length > 0 &&
      (turnsAct || isToCome || CONTRARY.test(text)) &&
      pieces.every(({ type }) => type === 'word');
    if (!isTurned || !last.every(({ kind }) => kind in OPPOSITE)) return null;
    return last.map((request) => ({
      ...request,
      kind: OPPOSITE[request.kind]!,
      people: request.kind === 'replace' ? [...request.people].reverse() : request.people,
    }));
  }
}

/** What was done for several, for each of them. */
const byPerson = (request: Request): Request[] =>
  request.kind === 'exclude' || request.kind === 'pin'
    ? request.people.map((person) => ({ ...request, people: [person] }))
    : [request];

/** A denial reaches so many words on: "não era para colocar". */
const DENIED_WITHIN = 4;

/** Whether what a word orders is denied: "não era pra colocar, era pra tirar", "separados não". */
function isDeniedAt(pieces: readonly Piece[], at: number): boolean {
  const start = Math.max(
    pieces.slice(0, at + 1).findLastIndex(({ breaks }) => breaks),
    at - DENIED_WITHIN,
    0,
  );
  const next = pieces[at + 1];
  const isBehind = next?.text === 'nao' && !next.breaks && pieces[at + 2]?.breaks !== false;
  return isBehind || pieces.slice(start, at).some(({ text }) => text === 'nao');
}

/** By what words a kind is ordered, and its opposite. */
const ACT_OF: Partial<Record<KindId, readonly [Meaning, Meaning]>> = {
  exclude: ['remove', 'place'],
  pin: ['place', 'remove'],
  together: ['together', 'apart'],
  apart: ['apart', 'together'],
};
/** Orders after all who was kept away. */
const IS_TO_COME =
  /^(?:(?:nao|mas|ue|oxe|ah|opa|gente|eu (?:disse|falei)(?: que)?),? )*(?:e|era|eh) (?:para|pra) (?:(?:el[ea]s?|[oa] [a-z]+) )?(?:ir|vir|entrar|irem|virem|entrarem)(?: sim| mesmo)?$/;

const OPPOSITE: Partial<Record<KindId, KindId>> = {
  replace: 'replace',
  together: 'apart',
  apart: 'together',
  pin: 'exclude',
  exclude: 'pin',
  more: 'fewer',
  fewer: 'more',
};

export const isPairing = ({ kind }: Request) => kind === 'together' || kind === 'apart';
/** Every mass. */
export const everything: readonly MassFilter[] = [{}];

/** Says nothing by itself, before what is meant. */
const isLead = ({ type, text }: Piece) => type === 'word' && /^(?:nao|ah|alias|ops|opa|mas|e)$/.test(text);

/** Whether somebody is named right after this place. */
const isNamedNext = (pieces: readonly Piece[], at: number) =>
  pieces.slice(at + 1).find(({ text }) => !/^(?:[oa]s?|dona|seu)$/.test(text))?.type === 'person';

/** Begins what is said instead of something. */
const TURN = /^(?:e|mas|era|eram|sim|foi|agora|porem|poe|bota|ponha|coloca|tira)$/;

/** The clauses of a message, parted where one ends or turns. */
export function clausesOf(pieces: readonly Piece[]): Segment[] {
  const clauses: Piece[][] = [];
  for (const [at, piece] of pieces.entries()) {
    const turns =
      piece.type === 'word' &&
      TURN.test(piece.text) &&
      !/^(?:nao|n|num|se|e)$/.test(pieces[at - 1]?.text ?? '') &&
      !(piece.text === 'e' && pieces[at - 1]?.type === 'person' && isNamedNext(pieces, at));
    if (at === 0 || piece.breaks || turns) clauses.push([piece]);
    else clauses.at(-1)!.push(piece);
  }
  return clauses.map((clause) => new Segment(clause));
}

/** "O Marcos não", "deixa a Rosa pra lá", "em vez do dia 15". */
const isDenial = (clause: Segment) =>
  !clause.isEmpty &&
  !clause.has('able', 'only') &&
  ((clause.matches(FORGETS) && !clause.matches(/\b(?:no lugar|em vez) del[ea]s?\b/)) ||
    (clause.has('not') && !clause.has('serve')));
