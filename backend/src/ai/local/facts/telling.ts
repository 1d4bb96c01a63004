/** What a message tells of people and masses: who comes to which, who leaves it, whose it was. */
import type { MassFilter } from '../../../roster/index.js';
import { meantByPronoun } from '../words/gender.js';
import { isTimeOnly } from '../references/mass-references.js';
import type { Mention } from '../references/people-references.js';
import { COVERED, COVERS, HAD, LEAVES, PASSES, REASON, SWAPS } from '../vocabulary/told.js';
import { Clause, ownerRole, type Part, roleAt, UNWELL, words } from './clause.js';
import type { Piece } from '../message/piece.js';

/** What a clause says of somebody at a mass. */
type Relation = 'comes' | 'leaves' | 'had';

export interface Fact {
  relation: Relation;
  who: Mention;
  /** The masses as they were said; null where they were not. */
  where: readonly MassFilter[] | null;
  /** In whose place, where that is said. */
  instead: Mention | null;
}

/** The coordinator has spoken with somebody. */
const ADDRESSES =
  /^(?:falei|conversei|combinei|liguei|perguntei|pedi|acertei|tratei|ofereci|mandei|falamos|conversamos|combinamos)$/;

/** "O João falou para a Ana que não pode": she is told, and does not come. */
const TOLD_TO = /\b(?:disse|falou|avisou|contou|comentou|confirmou|informou|ligou) .*\bque\b/;

export const idOf = ({ candidates, words }: Mention) => candidates.map(({ id }) => id).join('/') || words;
export const isOne = (one: Mention, other: Mention) => idOf(one) === idOf(other);
/** The facts of a message, one clause after the other. */
export class Telling {
  readonly facts: Fact[] = [];
  /** Two who change places. */
  pair: Mention[] = [];
  isSwap = false;
  /** Whether what a pronoun or a day stands for is not certain. */
  isUnsure = false;
  private readonly known: Mention[] = [];
  private subject: Mention | null = null;
  /** The mass that is spoken of until another is. */
  private topic: readonly MassFilter[] | null = null;
  private day: readonly MassFilter[] | null = null;
  /** The mass that was said last. */
  private latest: readonly MassFilter[] | null = null;
  private before: readonly MassFilter[] | null = null;
  /** Whether a day that stands alone was that of what was told before. */
  private isPlaced = false;
  private latestNamed: Mention | null = null;
  /** Whether a clause that names somebody or a mass tells nothing that is understood. */
  isUnread = false;
  /** In whose place the next one comes. */
  private pending: Mention | null = null;
  /** A clause of somebody who is still to be named: "quem vai é…". */
  private open: Omit<Fact, 'who'> | null = null;

  /** Who is named without anything else, the masses of whom are said next: "e ela, a do dia 15". */
  private waiting: readonly Mention[] = [];

  read(clause: readonly Piece[]): void {
    const before = this.facts.length;
    const [topic, open, pending] = [this.topic, this.open, this.pending];
    const had = clause.some(({ type }) => type === 'masses');
    const latest = this.latest;
    this.isPlaced = false;
    this.tell(clause);
    const isTold =
      this.isPlaced ||
      this.facts.length > before ||
      this.topic !== topic ||
      this.open !== open ||
      this.pending !== pending;
    if (had && !isTold && this.latest !== latest && !REASON.test(clause[0]?.text ?? '')) this.isUnread = true;
    const named = clause.findLast(({ type }) => type === 'person');
    if (named?.type === 'person') this.latestNamed = named.mention;
  }

  private tell(pieces: readonly Piece[]): void {
    const parts = this.partsOf(pieces);
    const named = parts.filter(({ at }) => pieces[at]!.type === 'person');
    for (const { mention } of named)
      if (!this.known.some((each) => isOne(each, mention))) this.known.push(mention);
    const clause = new Clause(pieces, parts, this.whereIn(pieces));
    if (pieces[0]?.text === 'que' && this.latestNamed) this.subject = this.latestNamed;
    const { waiting } = this;
    this.waiting = [];
    const isNamed = (each: Mention) => named.some(({ mention }) => isOne(mention, each));
    if (REASON.test(pieces[0]?.text ?? '') && !clause.acting.some(isNamed)) return;
    // "Falei com o Francisco, e ele …".
    const addressed = named.at(-1);
    if (addressed && clause.has(ADDRESSES) && !clause.where && addressed.role !== 'acts') {
      this.subject = addressed.mention;
      return;
    }
    const isTold =
      this.swaps(clause) ||
      this.isCovered(clause) ||
      this.covers(clause) ||
      this.passesOn(clause) ||
      this.wasTheirs(clause) ||
      this.isOfTheNamed(clause) ||
      this.isTheirs(clause) ||
      this.leaves(clause) ||
      this.hasSubstitute(clause) ||
      this.goesElsewhere(clause) ||
      this.comes(clause) ||
      this.isInPlaceOf(clause) ||
      this.namesWhoIsOpen(clause) ||
      this.namesOneMoreOwner(clause) ||
      this.onlyNames(clause) ||
      this.saysWhereOf(waiting, clause) ||
      this.onlySaysWhere(clause);
    if (isTold) return;
    if (clause.where) {
      this.topic = clause.where;
      if (named.length > 0) this.isUnread = true;
    }
    this.subject = clause.acting.at(-1) ?? this.subject;
  }

  // Each of the following tells whether the clause is of its kind and is told; they are tried in this order.

  /** "Trocou com a Ana", "os dois trocaram". */
  private swaps(clause: Clause): boolean {
    const { pieces, where } = clause;
    const areAgreed = pieces.some((_, at) => words(pieces.slice(at, at + 2)) === 'se acertaram');
    if (!clause.has(SWAPS) && !areAgreed) return false;
    this.isSwap = true;
    const two = [...clause.acting, ...clause.by('with')];
    if (two.length === 2) this.pair = two;
    if (two.length > 0) this.subject = two[0]!;
    if (clause.comes && two.length !== 2) return false;
    if (where) this.topic = where;
    return true;
  }

  /** "Será substituída pelo Paulo". */
  private isCovered(clause: Clause): boolean {
    if (!clause.has(COVERED)) return false;
    const gone = clause.acting[0] ?? this.subject;
    const [comes] = clause.by('for');
    if (gone && comes) this.add('comes', comes, clause.where, gone);
    this.subject = gone;
    return true;
  }

  /** "O Paulo substitui a Ana", "cobre o João pelo Luiz". */
  private covers(clause: Clause): boolean {
    if (!clause.has(COVERS) || clause.denied) return false;
    const verb = clause.at(COVERS);
    const acting = clause.parts.filter(({ role }) => role === 'acts');
    const before = acting.find(({ at }) => at < verb)?.mention;
    const after = acting.find(({ at }) => at > verb)?.mention;
    const [other] = clause.by('for');
    const comes = other ?? before ?? this.subject;
    if (!after) return false;
    // "Substitua o Marcos no Natal. Quem vai é o Paulo."
    if (!comes) {
      this.add('leaves', after, clause.where);
      return true;
    }
    this.add('comes', comes, clause.where, after);
    this.subject = comes;
    return true;
  }

  /** "O João passou a vez para a Ana". */
  private passesOn(clause: Clause): boolean {
    const { receiver } = clause;
    if (!clause.has(PASSES) || !receiver || clause.denied) return false;
    const giver = clause.acting[0] ?? null;
    const owner = clause.owner ?? giver;
    this.add('comes', receiver, clause.where ?? (giver ? null : this.topic), giver ?? owner);
    if (giver) this.subject = giver;
    return true;
  }

  /** "A do dia 15, que era do João"; "no Natal era o Marcos"; "a dele é o Galo". */
  private wasTheirs(clause: Clause): boolean {
    const { where } = clause;
    const isOfHealth = clause.has(/^(?:fica|ficam|doente|rouca|gripad[oa]|mal|com|internad[oa])$/);
    if (clause.at(HAD) < 0 || clause.denied || isOfHealth) return false;
    const [acting] = clause.acting;
    const owner = clause.owner ?? acting ?? (where ? this.subject : null);
    if (!owner) return false;
    const pointedAt = clause.pieces[0]?.text === 'que' ? this.before : null;
    this.add('had', owner, where ?? pointedAt ?? this.topic);
    if (acting) this.subject = acting;
    if (where) this.topic = where;
    return true;
  }

  /** "O Francisco da missa das 8". */
  private isOfTheNamed({ pieces, named, where, acting, massAt, verbAt }: Clause): boolean {
    const [first] = named;
    const [one, ...others] = acting;
    if (!where || verbAt >= 0 || !one || others.length > 0 || !first || massAt <= first.at) return false;
    if (!/^d[aeo]$/.test(pieces[first.at + 1]?.text ?? '')) return false;
    this.add('had', one, where);
    this.subject = one;
    return true;
  }

  /** "A do dia 15 é da Ana". */
  private isTheirs(clause: Clause): boolean {
    const { where, owner, acting } = clause;
    if (!owner || !where || acting.length > 0 || clause.comes || clause.has(LEAVES)) return false;
    this.add('had', owner, where);
    return true;
  }

  /** "A Ana não pode no dia 15", "o João sai". */
  private leaves(clause: Clause): boolean {
    const { where, acting, receiver } = clause;
    const isAway = clause.pieces.some((piece) => piece.type === 'word' && piece.meanings.includes('away'));
    const leaves =
      clause.has(LEAVES) ||
      clause.has(UNWELL) ||
      (isAway && !clause.has(/^(?:mae|pai|filh[oa]|marido|esposa|irma|irmao)$/)) ||
      (clause.denied && (clause.comes || clause.has(/^(?:pode|podem|consegue|quem|mais|da)$/)));
    if (!leaves) return false;
    const gone = acting.length > 0 ? acting : this.subject && where ? [this.subject] : [];
    for (const each of gone) this.add('leaves', each, where ?? this.topic);
    const [first] = gone;
    if (!first && where) this.topic = where;
    if (receiver && first && !TOLD_TO.test(words(clause.pieces))) this.add('comes', receiver, where, first);
    if (first) this.subject = first;
    if (clause.isTopic) this.topic = where;
    if (!first) this.open = { relation: 'leaves', where, instead: null };
    return true;
  }

  /** "Arrumou substituto: o Luiz". */
  private hasSubstitute(clause: Clause): boolean {
    const [gone] = clause.acting;
    if (!gone || !clause.has(/^substitut[oa]$/)) return false;
    this.open = { relation: 'comes', where: clause.where, instead: gone };
    return true;
  }

  /** "Do dia 5 para o dia 8", "passa para as 10h". */
  private goesElsewhere({ pieces, acting, denied }: Clause): boolean {
    const [from, to] = this.journeyIn(pieces);
    const traveller = acting[0] ?? this.subject;
    if (!to || !traveller || denied) return false;
    if (from) this.add('leaves', traveller, from);
    this.add('comes', traveller, to);
    this.subject = traveller;
    return true;
  }

  /** "Vai a Ana", "quem vai no lugar dela". */
  private comes(clause: Clause): boolean {
    const { where, acting, replaced, owner, isInstead } = clause;
    const isWho = clause.has(/^quem$/);
    if (!clause.comes && !(isInstead && acting.length > 0) && !(isWho && (where || replaced))) return false;
    const instead = replaced ?? owner ?? this.pending ?? (isInstead ? this.lastGone() : null);
    const when =
      where ?? (clause.has(/^(?:ali|la|nela|nele|ness[ae])$/) ? (this.topic ?? this.latest) : null);
    const isElliptic = when !== null || instead !== null;
    const coming = this.comingIn(clause, isWho, isElliptic);
    const [first] = coming;
    if (!first) {
      if (isWho || isElliptic) this.open = { relation: 'comes', where: when, instead };
      return true;
    }
    const leaving = clause.by('instead');
    const areAsMany = leaving.length > 1 && leaving.length === coming.length;
    coming.forEach((each, at) => {
      const whose = areAsMany ? leaving[at]! : instead;
      this.add(
        'comes',
        each,
        when ?? (whose ? null : this.topic),
        whose && !isOne(whose, each) ? whose : null,
      );
    });
    this.pending = null;
    this.subject = first;
    if (clause.isTopic) this.topic = where;
    return true;
  }

  /** Who comes; nobody where that is still to be said. */
  private comingIn(
    { acting, partner, where }: Clause,
    isWho: boolean,
    isElliptic: boolean,
  ): readonly Mention[] {
    if (acting.length > 0) return acting;
    if (partner && ((where === null && this.topic) || !this.subject)) return [partner];
    if (isWho) return [];
    if (partner) return [partner];
    return this.subject && isElliptic ? [this.subject] : [];
  }

  /** "No lugar da Ana", of which who comes is said next. */
  private isInPlaceOf({ isInstead, replaced, where }: Clause): boolean {
    if (!isInstead || !replaced) return false;
    this.pending = replaced;
    if (where) this.topic = where;
    return true;
  }

  /** "Quem vai no lugar dela é a Ana". */
  private namesWhoIsOpen({ namesOnly, acting, where }: Clause): boolean {
    if (!namesOnly || !this.open) return false;
    const { relation, where: when, instead } = this.open;
    for (const each of acting) this.add(relation, each, when ?? where, instead);
    if (relation === 'leaves') this.subject = acting[0]!;
    this.open = null;
    return true;
  }

  /** "A Neuza está no dia 5 e a Maria Helena no dia 20". */
  private namesOneMoreOwner({ namesOnly, pieces, acting, where }: Clause): boolean {
    if (!namesOnly || !where || pieces[0]?.text !== 'e' || this.facts.at(-1)?.relation !== 'had')
      return false;
    for (const each of acting) this.add('had', each, where);
    this.subject = acting[0]!;
    return true;
  }

  /** "Não é mais o João, é a Ana"; "a Ana no dia 15". */
  private onlyNames(clause: Clause): boolean {
    const { namesOnly, acting, where } = clause;
    if (!namesOnly) return false;
    const last = this.facts.at(-1);
    // "O Paulo viaja no dia 12, a Neuza também."
    if (last && !last.instead && !where && clause.has(/^tambem$/)) {
      for (const each of acting) this.add(last.relation, each, last.where);
      return true;
    }
    const gone = this.lastGone();
    const { pending, topic } = this;
    if (where || gone || pending || topic)
      for (const each of acting)
        this.add(
          'comes',
          each,
          where ?? (gone || pending ? null : topic),
          where ? pending : (pending ?? gone),
        );
    else this.waiting = acting;
    this.pending = null;
    this.subject = acting[0]!;
    return true;
  }

  /** "E ela, a do dia 15": the mass of who was named alone before. */
  private saysWhereOf(waiting: readonly Mention[], { where, parts }: Clause): boolean {
    if (!where || parts.length > 0 || waiting.length === 0) return false;
    for (const each of waiting) this.add('comes', each, where);
    return true;
  }

  /** A mass alone is that of what was told without one. */
  private onlySaysWhere({ where, parts }: Clause): boolean {
    if (!where || parts.length > 0) return false;
    const bare = this.facts.filter((fact) => fact.where === null && fact.instead === null);
    if (bare.length === 0) this.topic = where;
    for (const fact of bare) fact.where = where;
    this.isPlaced = bare.length > 0;
    return true;
  }

  private add(relation: Relation, who: Mention, where: Fact['where'], instead: Mention | null = null): void {
    this.facts.push({ relation, who, where, instead });
  }

  /** "Do dia 5 para o dia 8": from where to where somebody goes. */
  private journeyIn(
    clause: readonly Piece[],
  ): [from: readonly MassFilter[] | null, to: readonly MassFilter[] | null] {
    const masses = clause.flatMap((piece, at) =>
      piece.type === 'masses' ? [{ filters: piece.filters, at, text: piece.text }] : [],
    );
    const isTo = ({ at, text }: (typeof masses)[number]) =>
      /^para\b/.test(text) ||
      clause
        .slice(Math.max(0, at - 3), at)
        .some(
          (piece, index, all) =>
            piece.text === 'para' &&
            all
              .slice(index + 1)
              .every(
                ({ type, text: word }) => type === 'word' && /^(?:[oa]s?|d[aeo]s?|missa|dia)$/.test(word),
              ),
        );
    const goal = masses.find(isTo);
    const start = masses.find((each) => each !== goal && goal !== undefined && each.at < goal.at);
    const moves = clause.some(({ text }) => /^(?:pass|mud|vai$|va$)/.test(text)) || start !== undefined;
    if (!goal || !moves) return [null, null];
    if (start && !isTimeOnly(start.filters)) this.day = start.filters.map(({ time: _, ...rest }) => rest);
    const dated = (filters: readonly MassFilter[]) =>
      isTimeOnly(filters) && this.day
        ? this.day.flatMap((day) => filters.map((time) => ({ ...day, ...time })))
        : filters;
    return [start ? dated(start.filters) : null, dated(goal.filters)];
  }

  /** Who left last and was not followed by anybody yet. */
  private lastGone(): Mention | null {
    const at = this.facts.findLastIndex(({ relation }) => relation === 'leaves' || relation === 'had');
    const gone = this.facts[at];
    const isFollowed = this.facts.slice(at + 1).some(({ relation }) => relation === 'comes');
    return gone && !isFollowed ? gone.who : null;
  }

  /** The days and times of a clause; a time alone is of the day that was said last. */
  private whereIn(clause: readonly Piece[]): readonly MassFilter[] | null {
    const said = clause.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : []));
    if (said.length === 0) {
      this.before = this.latest;
      return null;
    }
    const days = said.filter((filters) => !isTimeOnly(filters));
    // "Dias 24 e 25"; of days that are said apart the last is meant.
    const isListed = clause
      .slice(clause.findIndex(({ type }) => type === 'masses'))
      .every(
        ({ type, text }, index, all) =>
          index > all.findLastIndex((each) => each.type === 'masses') ||
          type === 'masses' ||
          /^(?:e|n?[oa]s?|d[aeo]s?|dia)$/.test(text),
      );
    const day = days.length > 1 && isListed ? days.flat() : days.at(-1);
    const times = said.filter(isTimeOnly).flat();
    const base = day ?? (times.length > 0 ? this.day : null);
    if (day) this.day = day.map(({ time: _, ...rest }) => rest);
    const found = !base
      ? times
      : times.length > 0 && base.every(({ time }) => time === undefined)
        ? base.flatMap((one) => times.map((time) => ({ ...one, ...time })))
        : base;
    this.latest = found;
    return found;
  }

  /** Those of a clause, by name or by pronoun, and how they stand in it. */
  private partsOf(clause: readonly Piece[]): Part[] {
    const named = clause.flatMap((piece, at): Part[] =>
      piece.type === 'person' ? [{ mention: piece.mention, role: roleAt(clause, at), at }] : [],
    );
    const parts = [...named];
    clause.forEach((piece, at) => {
      if (piece.type !== 'word') return;
      const [, link = '', pronoun] = /^(d|n)?(el[ea]s?|est[ea])$/.exec(piece.text) ?? [];
      if (!pronoun || (pronoun.startsWith('est') && !/^(?:que|e)$/.test(clause[at - 1]?.text ?? ''))) return;
      const role = link === 'd' ? ownerRole(clause, at) : link === 'n' ? null : roleAt(clause, at);
      if (!role) return;
      for (const mention of this.meant(pronoun, parts)) parts.push({ mention, role, at });
    });
    return parts.sort((a, b) => a.at - b.at);
  }

  /** Whom a pronoun stands for: of those who were named before, none who stands in the clause besides. */
  private meant(pronoun: string, besides: readonly Part[]): Mention[] {
    const others = (this.pair.length === 2 ? this.pair : this.known).filter(
      (each) => !besides.some(({ mention }) => isOne(mention, each)),
    );
    if (pronoun.endsWith('s')) {
      const gone = this.facts.filter(({ relation }) => relation === 'leaves').map(({ who }) => who);
      return gone.length > 1 ? gone : others;
    }
    if (pronoun.startsWith('est')) return others.slice(-1);
    const people = others.flatMap(({ candidates }) => candidates.slice(0, 1));
    const fitting = meantByPronoun(pronoun, people);
    const meant = others.filter(({ candidates }) => fitting.some(({ id }) => id === candidates[0]?.id));
    const recent = meant.find((each) => this.subject && isOne(each, this.subject));
    if (meant.length > 1 && !recent) this.isUnsure = true;
    const one = recent ?? meant.at(-1);
    return one ? [one] : [];
  }

  /** Everybody who was named. */
  get people(): readonly Mention[] {
    return this.known;
  }
}
