/** What a message tells of people and masses: who comes to which, who leaves it, whose it was. */
import type { MassFilter } from '../../../roster/index.js';
import { meantByPronoun } from '../words/gender.js';
import { isTimeOnly } from '../references/mass-references.js';
import type { Mention } from '../references/people-references.js';
import {
  COMES,
  LEAVES,
  HAD,
  PASSES,
  COVERS,
  COVERED,
  SWAPS,
  PLACE_NOUN,
  TITLE,
  REASON,
} from '../vocabulary/told.js';
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

/** How somebody stands in a clause: as who acts, whose the mass is, for whom, to whom, with whom, in whose place. */
type Role = 'acts' | 'of' | 'for' | 'to' | 'with' | 'instead';

interface Part {
  mention: Mention;
  role: Role;
  at: number;
}

export const idOf = ({ candidates, words }: Mention) => candidates.map(({ id }) => id).join('/') || words;
export const isOne = (one: Mention, other: Mention) => idOf(one) === idOf(other);
export const words = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join(' ');

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

  private tell(clause: readonly Piece[]): void {
    const isReason = REASON.test(clause[0]?.text ?? '');
    const parts = this.partsOf(clause);
    const named = parts.filter(({ at }) => clause[at]!.type === 'person');
    for (const { mention } of named)
      if (!this.known.some((each) => isOne(each, mention))) this.known.push(mention);
    const isElsewhere = (at: number) => {
      const [verb, next] = [clause[at]!.text, clause[at + 1]];
      // "Vai operar", "vai viajar".
      return (
        /^(?:vai|vao)$/.test(verb) &&
        next?.type === 'word' &&
        /[aei]r$/.test(next.text) &&
        !COMES.test(next.text) &&
        !COVERS.test(next.text) &&
        !/^(?:estar|poder|conseguir|dar)$/.test(next.text)
      );
    };
    const has = (pattern: RegExp) =>
      clause.some(
        (piece, at) =>
          piece.type === 'word' && pattern.test(piece.text) && !(pattern === COMES && isElsewhere(at)),
      );
    const at = (pattern: RegExp) =>
      clause.findIndex((piece) => piece.type === 'word' && pattern.test(piece.text));
    const where = this.whereIn(clause);
    const by = (role: Role) => parts.filter((part) => part.role === role).map(({ mention }) => mention);
    const acting = by('acts');
    if (clause[0]?.text === 'que' && this.latestNamed) this.subject = this.latestNamed;
    const verbAt = clause.findIndex(isVerb);
    const massAt = clause.findIndex(({ type }) => type === 'masses');
    const { waiting } = this;
    this.waiting = [];
    const isTopic = where !== null && massAt < Math.max(verbAt, 1);
    if (isReason && acting.filter((each) => named.some(({ mention }) => isOne(mention, each))).length === 0)
      return;
    const denied = has(/^(?:nao|nem|nunca|sem)$/) && !has(/^so$/);
    const [receiver] = by('to');
    const [partner] = by('with');
    const replaced = by('instead')[0] ?? by('for')[0] ?? null;
    const isInstead = has(/^lugar$|^vez$/) && !has(/^(?:deu|cede\w*|passou)$/);
    // "Trocou com a Ana", "os dois trocaram".
    if (has(SWAPS) || clause.some((_, index) => words(clause.slice(index, index + 2)) === 'se acertaram')) {
      this.isSwap = true;
      const two = [...acting, ...by('with')];
      if (two.length === 2) this.pair = two;
      if (two.length > 0) this.subject = two[0]!;
      if (!has(COMES) || two.length === 2) {
        if (where) this.topic = where;
        return;
      }
    }
    // "Será substituída pelo Paulo".
    if (has(COVERED)) {
      const gone = acting[0] ?? this.subject;
      const [comes] = by('for');
      if (gone && comes) this.add('comes', comes, where, gone);
      this.subject = gone;
      return;
    }
    if (has(COVERS)) {
      const verb = at(COVERS);
      const before = parts
        .filter((part) => part.role === 'acts' && part.at < verb)
        .map(({ mention }) => mention);
      const after = parts
        .filter((part) => part.role === 'acts' && part.at > verb)
        .map(({ mention }) => mention);
      const [other] = by('for');
      const [comes, gone] = other ? [other, after[0]] : [before[0] ?? this.subject, after[0]];
      if (comes && gone && !denied) {
        this.add('comes', comes, where, gone);
        this.subject = comes;
        return;
      }
    }
    const passes = has(PASSES) && (receiver !== undefined || has(/^vez$|^vaga$/));
    if (passes && receiver && !denied) {
      const giver = acting[0] ?? null;
      const owner = by('of')[0] ?? giver;
      this.add('comes', receiver, where ?? (giver ? null : this.topic), giver ?? owner);
      if (giver) this.subject = giver;
      return;
    }
    // "A do dia 15, que era do João"; "no Natal era o Marcos"; "a dele é o Galo".
    const had = at(HAD);
    const isHad =
      had >= 0 && !denied && !has(/^(?:fica|ficam|doente|rouca|gripad[oa]|mal|com|internad[oa])$/);
    if (isHad) {
      const owner = by('of')[0] ?? acting[0] ?? (where ? this.subject : null);
      if (owner) {
        this.add('had', owner, where ?? (clause[0]?.text === 'que' ? this.before : null) ?? this.topic);
        if (acting.length > 0) this.subject = acting[0]!;
        if (where) this.topic = where;
        return;
      }
    }
    // "O Francisco da missa das 8".
    const [first] = named;
    if (
      where &&
      verbAt < 0 &&
      acting.length === 1 &&
      first &&
      massAt > first.at &&
      /^d[aeo]$/.test(clause[first.at + 1]?.text ?? '')
    ) {
      this.add('had', acting[0]!, where);
      this.subject = acting[0]!;
      return;
    }
    const owner = by('of')[0] ?? null;
    if (owner && where && acting.length === 0 && !has(COMES) && !has(LEAVES)) {
      this.add('had', owner, where);
      return;
    }
    const isAway = clause.some((piece) => piece.type === 'word' && piece.meanings.includes('away'));
    const leaves =
      has(LEAVES) ||
      (isAway && !has(/^(?:mae|pai|filh[oa]|marido|esposa|irma|irmao)$/)) ||
      (denied && (has(COMES) || has(/^(?:pode|podem|consegue|quem|mais|da)$/)));
    if (leaves) {
      const gone = acting.length > 0 ? acting : this.subject && where ? [this.subject] : [];
      for (const each of gone) this.add('leaves', each, where ?? this.topic);
      if (gone.length === 0 && where) this.topic = where;
      if (receiver && gone.length > 0) this.add('comes', receiver, where, gone[0]);
      if (gone.length > 0) this.subject = gone[0]!;
      if (isTopic) this.topic = where;
      if (gone.length === 0) this.open = { relation: 'leaves', where, instead: null };
      return;
    }
    // "Arrumou substituto: o Luiz".
    if (has(/^substitut[oa]$/) && acting.length > 0) {
      this.open = { relation: 'comes', where, instead: acting[0]! };
      return;
    }
    // "Do dia 5 para o dia 8", "passa para as 10h".
    const [from, to] = this.journeyIn(clause);
    const traveller = acting[0] ?? this.subject;
    if (to && traveller && !denied) {
      if (from) this.add('leaves', traveller, from);
      this.add('comes', traveller, to);
      this.subject = traveller;
      return;
    }
    const isWho = has(/^quem$/);
    if (has(COMES) || (isInstead && acting.length > 0) || (isWho && (where || replaced))) {
      const instead = replaced ?? owner ?? this.pending ?? (isInstead ? this.lastGone() : null);
      const own =
        acting.length > 0
          ? acting
          : partner && where === null && this.topic
            ? [partner]
            : partner && !this.subject
              ? [partner]
              : [];
      const when = where ?? (has(/^(?:ali|la|nela|nele|ness[ae])$/) ? (this.topic ?? this.latest) : null);
      const isElliptic = when !== null || instead !== null;
      const comes =
        own.length > 0
          ? own
          : isWho
            ? []
            : !partner && this.subject && isElliptic
              ? [this.subject]
              : partner
                ? [partner]
                : [];
      if (comes.length === 0 && !isWho && !isElliptic) return;
      if (comes.length === 0) {
        this.open = { relation: 'comes', where: when, instead };
        return;
      }
      for (const each of comes)
        this.add(
          'comes',
          each,
          when ?? (instead ? null : this.topic),
          instead && !isOne(instead, each) ? instead : null,
        );
      this.pending = null;
      this.subject = comes[0]!;
      if (isTopic) this.topic = where;
      return;
    }
    if (isInstead && replaced) {
      this.pending = replaced;
      if (where) this.topic = where;
      return;
    }
    // "Quem vai no lugar dela é a Ana"; "não é mais o João, é a Ana"; "a Ana no dia 15".
    const onlyNames =
      acting.length > 0 &&
      clause.every(
        ({ type, text }) =>
          type !== 'word' ||
          TITLE.test(text) ||
          /^(?:e|eh|sim|que|pediu|so|mesmo|em|n[ao]|d[aeo]|com|ai|dia|ne|agora|blz|viu|ta|ok|tambem|el[ea])$/.test(
            text,
          ),
      );
    if (onlyNames && this.open) {
      const { relation, where: when, instead } = this.open;
      for (const each of acting) this.add(relation, each, when ?? where, instead);
      if (relation === 'leaves') this.subject = acting[0]!;
      this.open = null;
      return;
    }
    // "A Neuza está no dia 5 e a Maria Helena no dia 20".
    if (onlyNames && where && clause[0]?.text === 'e' && this.facts.at(-1)?.relation === 'had') {
      for (const each of acting) this.add('had', each, where);
      this.subject = acting[0]!;
      return;
    }
    if (onlyNames) {
      const gone = this.lastGone();
      if (where || gone || this.pending || this.topic)
        for (const each of acting)
          this.add(
            'comes',
            each,
            where ?? (gone || this.pending ? null : this.topic),
            where ? this.pending : (this.pending ?? gone),
          );
      if (!where && !gone && !this.pending && !this.topic) this.waiting = acting;
      this.pending = null;
      this.subject = acting[0]!;
      return;
    }
    if (where && parts.length === 0 && waiting.length > 0) {
      for (const each of waiting) this.add('comes', each, where);
      return;
    }
    if (where && parts.length === 0) {
      const bare = this.facts.filter((fact) => fact.where === null && fact.instead === null);
      if (bare.length === 0) this.topic = where;
      for (const fact of bare) fact.where = where;
      this.isPlaced = bare.length > 0;
      return;
    }
    if (where && parts.length > 0) {
      this.topic = where;
      if (named.length > 0) this.isUnread = true;
    }
    if (acting.length > 0) this.subject = acting.at(-1)!;
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

/** How somebody stands in a clause, by the words before. */
function roleAt(clause: readonly Piece[], at: number): Role {
  let before = at - 1;
  while (
    before >= 0 &&
    TITLE.test(clause[before]!.text) &&
    clause[before]!.type === 'word' &&
    !isPreposition(clause, before)
  )
    before -= 1;
  const link = clause[before];
  // One of a list stands as the one before.
  if (link?.text === 'e' && clause[before - 1]?.type === 'person') return roleAt(clause, before - 1);
  if (link?.type !== 'word') return 'acts';
  if (/^(?:do|da|de)$/.test(link.text)) return ownerRole(clause, before) ?? 'of';
  if (/^(?:por|pel[ao])$/.test(link.text)) return 'for';
  if (/^com$/.test(link.text)) return 'with';
  if (/^(?:para|ao?)$/.test(link.text) && isPreposition(clause, before)) {
    const next = clause[at + 1]?.text ?? '';
    return /^(?:ir|vir|fazer|ficar|assumir|servir|entrar|pegar|cobrir|substituir)$/.test(next)
      ? 'acts'
      : 'to';
  }
  return 'acts';
}

/** "A" is a preposition after what is passed on. */
const isPreposition = (clause: readonly Piece[], at: number) =>
  clause[at]!.text === 'a'
    ? /^(?:lugar|vaga|vez|posto)$/.test(clause[at - 1]?.text ?? '') ||
      (clause[at - 1]?.type === 'masses' && clause.some(({ text }) => PASSES.test(text)))
    : clause[at]!.text !== 'o' && /^(?:ao|para)$/.test(clause[at]!.text);

/** "No lugar dela", "na dela", "a missa do João"; null where it is something else of theirs. */
function ownerRole(clause: readonly Piece[], at: number): Role | null {
  const before = clause[at - 1];
  if (!before) return 'of';
  if (/^(?:lugar|vez)$/.test(before.text)) {
    const word = clause[at - 2]?.text ?? '';
    return /^(?:no|em|o)$/.test(word) ? 'instead' : clause[at - 2]?.type !== 'word' ? 'instead' : 'of';
  }
  if (before.type === 'masses') return 'of';
  return PLACE_NOUN.test(before.text) || /^(?:n?[ao]|era|ser|seria|fora|eram|com)$/.test(before.text)
    ? 'of'
    : null;
}

/** Whether a clause is one of exchanges. */
export const isVerb = (piece: Piece) =>
  piece.type === 'word' &&
  (COMES.test(piece.text) ||
    LEAVES.test(piece.text) ||
    HAD.test(piece.text) ||
    PASSES.test(piece.text) ||
    COVERS.test(piece.text) ||
    COVERED.test(piece.text) ||
    SWAPS.test(piece.text)) &&
  !(piece.text === 'da' || piece.text === 'de');
