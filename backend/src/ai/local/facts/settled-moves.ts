/** Who leaves and who comes, mass by mass, by what a message tells; the draft tells what it leaves open. */
import { isMass, type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import { keyOf } from '../references/mass-references.js';
import type { Mention } from '../references/people-references.js';
import type { Request, World } from '../requests/request.js';
import { type Fact, idOf, isOne, type Telling } from './telling.js';

type Move = Pick<Request, 'kind' | 'people' | 'masses'> & Partial<Pick<Request, 'doubt'>>;

/** The requests that the facts come to, and those of whom they speak; null where they come to nothing certain. */
export function settledMoves(
  telling: Telling,
  world: World,
): { requests: Move[]; people: Set<string> } | null {
  const settling = new MoveSettling(telling, new Draft(world));
  if (!settling.settle()) return null;
  const people = [...settling.requests.flatMap((request) => request.people), ...settling.pair];
  return { requests: settling.requests, people: new Set(people.map(idOf)) };
}

/** Who is where in the draft. */
class Draft {
  constructor(private readonly world: World) {}

  places(filters: readonly MassFilter[]) {
    return this.world.masses.filter((mass) => filters.some((filter) => massMatches(filter, mass)));
  }

  /** The masses to come of one who is named without doubt. */
  dutiesOf({ candidates: [person, ...others] }: Mention) {
    return person && others.length === 0
      ? (this.world.dutiesOf?.(person.id) ?? []).filter(({ date }) => date >= this.world.today)
      : [];
  }

  serves(who: Mention, filters: readonly MassFilter[]): boolean {
    return this.dutiesOf(who).some((mass) => filters.some((filter) => massMatches(filter, mass)));
  }

  /** The one mass that is meant; of several of a day the one where somebody is whom the draft has there. */
  seatOf(filters: readonly MassFilter[], whose?: Mention | null): MassKey | null {
    const all = this.places(filters).filter(({ date }) => date >= this.world.today);
    if (all.length === 1) return keyOf(all[0]!);
    const own = whose ? this.dutiesOf(whose).filter((mass) => all.some((each) => isMass(each, mass))) : [];
    return own.length === 1 ? keyOf(own[0]!) : null;
  }
}

/** Somebody who has left a mass by what was settled. */
interface Left {
  who: Mention;
  seat: MassKey | null;
  where: readonly MassFilter[] | null;
}

class MoveSettling {
  readonly requests: Move[] = [];
  /** Two who change places; empty where nobody does. */
  readonly pair: readonly Mention[];
  private readonly facts: readonly Fact[];
  private readonly isSwap: boolean;
  private readonly gone: readonly Fact[];
  private readonly had: readonly Fact[];
  private comes: readonly Fact[];
  private readonly left: Left[] = [];
  /** Those whose leaving was told of who came after them. */
  private readonly followed = new Set<Fact>();

  constructor(
    { facts, pair, isSwap }: Telling,
    private readonly draft: Draft,
  ) {
    this.facts = facts;
    this.isSwap = isSwap;
    this.gone = facts.filter(({ relation }) => relation === 'leaves');
    this.had = facts.filter(
      (fact, at) => fact.relation === 'had' || (fact.relation === 'comes' && isFollowed(facts, at)),
    );
    this.comes = facts.filter((fact) => fact.relation === 'comes' && !this.had.includes(fact));
    this.pair = pair.length === 2 ? pair : isSwap ? this.pairOfFacts() : [];
  }

  /** Fills the requests. @returns whether all of it is certain. */
  settle(): boolean {
    if (this.isSwap) {
      if (this.pair.length !== 2) return false;
      this.comes = this.exchanged();
    }
    const isExplicit =
      this.isSwap || this.had.length > 0 || this.comes.some(({ instead }) => instead !== null);
    if (this.comes.length === 0 || (!isExplicit && this.gone.length === 0)) return false;
    return (
      this.comes.every((fact) => this.settleComing(fact)) &&
      this.left.length > 0 &&
      this.gone.every((fact) => this.settleLeaving(fact))
    );
  }

  private pairOfFacts(): Mention[] {
    const told = this.comes.length === 2 ? this.comes : this.comes.length === 0 ? this.had : [];
    return told.length === 2 ? told.map(({ who }) => who) : [];
  }

  private otherOf(who: Mention): Mention | undefined {
    return this.pair.some((one) => isOne(one, who)) ? this.pair.find((one) => !isOne(one, who)) : undefined;
  }

  /** What they are said to have in an exchange, the other gets: as it is told, or as the draft has it. */
  private exchanged(): readonly Fact[] {
    const { comes, had } = this;
    const told =
      comes.length === 0
        ? had
        : comes.filter(({ who, where, instead }) => where && !instead && this.draft.serves(who, where));
    const isFull =
      told.length === 2 &&
      (comes.length === 0 || comes.length === 2) &&
      told.every(({ who, where }) => where && this.otherOf(who));
    if (!isFull) return comes;
    return told.map(({ who, where }) => ({
      relation: 'comes',
      who: this.otherOf(who)!,
      where,
      instead: who,
    }));
  }

  /** Where somebody is now, by what is said or by the draft. */
  private placeOf(who: Mention): readonly MassFilter[] | null {
    const told = [...this.gone, ...this.had].findLast((fact) => isOne(fact.who, who) && fact.where);
    const duties = this.draft.dutiesOf(who);
    return told?.where ?? (duties.length === 1 ? [keyOf(duties[0]!)] : null);
  }

  /** @returns false where nothing says to which mass, or in whose place, somebody comes. */
  private settleComing(fact: Fact): boolean {
    const { who, instead } = fact;
    const follows = instead || fact.where ? undefined : this.earlierLeaver(fact);
    if (follows) this.followed.add(follows);
    const gives = instead ?? follows?.who;
    const where = fact.where ?? follows?.where ?? (gives ? this.placeOf(gives) : null);
    if (!where) {
      if (!gives) return false;
      this.requests.push({ kind: 'replace', people: [gives, who], masses: [], doubt: 'when' });
      this.left.push({ who: gives, seat: null, where: null });
      return true;
    }
    const seat = this.draft.seatOf(where, gives ?? this.otherOf(who) ?? this.ownerOf(where, who));
    const told = this.freedBy(fact, gives) ?? (seat ? this.toldToLeave(seat, who) : undefined);
    const leaver = gives ?? this.otherOf(who) ?? told?.who;
    const masses = seat ? [seat] : [...where];
    if (!leaver || isOne(leaver, who)) {
      this.requests.push({ kind: 'pin', people: [who], masses });
      return true;
    }
    this.left.push({ who: leaver, seat, where });
    // Whose leaving is told by itself leaves also where the other cannot come.
    if (instead || this.isSwap || told?.relation === 'had')
      this.requests.push({
        kind: 'replace',
        people: [leaver, who],
        masses,
        doubt: this.isSwap && !told && seat && this.isElsewhere(leaver, seat) ? 'sure' : undefined,
      });
    else
      this.requests.push(
        { kind: 'exclude', people: [leaver], masses },
        { kind: 'pin', people: [who], masses },
      );
    return true;
  }

  /** Whether the draft has somebody, and not at the mass where the other of an exchange goes. */
  private isElsewhere(who: Mention, seat: MassKey): boolean {
    return this.draft.dutiesOf(who).length > 0 && !this.draft.serves(who, [seat]);
  }

  /** Who was told to leave before somebody comes, and whom nobody has followed yet. */
  private earlierLeaver(fact: Fact): Fact | undefined {
    return this.facts
      .slice(0, this.facts.indexOf(fact))
      .findLast(
        (other) => other.relation !== 'comes' && !isOne(other.who, fact.who) && !this.followed.has(other),
      );
  }

  /** Who is told to have, or to leave, the masses that were said in the same way. */
  private ownerOf(where: readonly MassFilter[], who: Mention): Mention | undefined {
    return [...this.had, ...this.gone].find(
      (other) => other.where && !isOne(other.who, who) && isSameWhere(other.where, where),
    )?.who;
  }

  /** "A Dores faz a das 8 e a Joana fica de folga". */
  private freedBy(fact: Fact, gives: Mention | undefined): Fact | undefined {
    const next = this.facts[this.facts.indexOf(fact) + 1];
    return !gives && next?.relation === 'leaves' && next.where === null && !isOne(next.who, fact.who)
      ? next
      : undefined;
  }

  /** Who is told to have, or to leave, this mass, and has not left it yet. */
  private toldToLeave(seat: MassKey, who: Mention): Fact | undefined {
    return [...this.had, ...this.gone].find((other) => {
      if (isOne(other.who, who) || other.where === null) return false;
      const places = this.draft.places(other.where);
      return (
        places.some((mass) => isMass(mass, seat)) &&
        (other.relation === 'had' || places.length === 1) &&
        !this.left.some((one) => isOne(one.who, other.who) && one.seat && isMass(one.seat, seat))
      );
    });
  }

  /** @returns false where nothing says which mass somebody leaves. */
  private settleLeaving({ who, where }: Fact): boolean {
    const seat = where ? this.draft.seatOf(where, who) : null;
    if (this.left.some((one) => isOne(one.who, who) && this.isLeaving(one, where, seat))) return true;
    const meant = where ?? this.placeOf(who);
    if (!meant) return false;
    this.requests.push({
      kind: 'exclude',
      people: [who],
      masses: seat && this.draft.serves(who, [seat]) ? [seat] : [...meant],
    });
    return true;
  }

  /** Whether what somebody has left is what they are told to leave. */
  private isLeaving(one: Left, where: readonly MassFilter[] | null, seat: MassKey | null): boolean {
    if (!where || isSameWhere(one.where, where)) return true;
    if (!one.seat) return false;
    const [left, places] = [one.seat, this.draft.places(where)];
    return (
      places.some((mass) => isMass(mass, left)) &&
      (seat !== null || places.length === 1 || this.draft.serves(one.who, [left]))
    );
  }
}

const isSameWhere = (one: readonly MassFilter[] | null, other: readonly MassFilter[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** "Ficou com a Ana; a Vera vai no lugar dela": it was hers. */
function isFollowed(facts: readonly Fact[], at: number): boolean {
  const { who, where, instead } = facts[at]!;
  return (
    where !== null &&
    instead === null &&
    !facts.slice(0, at).some(({ relation }) => relation !== 'comes') &&
    facts
      .slice(at + 1)
      .some(
        (later) => later.relation === 'comes' && later.instead && isOne(later.instead, who) && !later.where,
      )
  );
}
