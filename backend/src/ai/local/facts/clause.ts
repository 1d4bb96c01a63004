/** A clause of what is told, and how people stand in it. */
import type { MassFilter } from '../../../roster/index.js';
import type { Piece } from '../message/piece.js';
import type { Mention } from '../references/people-references.js';
import { COMES, COVERED, COVERS, HAD, LEAVES, PASSES, PLACE_NOUN, SWAPS, TITLE } from '../vocabulary/told.js';

/** How somebody stands in a clause: as who acts, whose the mass is, for whom, to whom, with whom, in whose place. */
export type Role = 'acts' | 'of' | 'for' | 'to' | 'with' | 'instead';

export interface Part {
  mention: Mention;
  role: Role;
  at: number;
}

/** How somebody is who cannot serve. */
export const UNWELL =
  /^(?:doentes?|rouc[oa]|gripad[oa]s?|mal|ruim|internad[oa]|acamad[oa]|pres[oa]|viuv[oa])$/;

export const words = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join(' ');

/** A clause of what is told: who stands in it and how, and which masses. */
export class Clause {
  readonly acting: readonly Mention[];

  constructor(
    readonly pieces: readonly Piece[],
    readonly parts: readonly Part[],
    /** The masses that it is about; null where none are said. */
    readonly where: readonly MassFilter[] | null,
  ) {
    this.acting = this.by('acts');
  }

  by(role: Role): Mention[] {
    return this.parts.filter((part) => part.role === role).map(({ mention }) => mention);
  }

  has(pattern: RegExp): boolean {
    return this.at(pattern) >= 0;
  }

  /** Where a word is first said; -1 when it is not. */
  at(pattern: RegExp): number {
    return this.pieces.findIndex((piece) => piece.type === 'word' && pattern.test(piece.text));
  }

  /** Whether somebody comes to serve; "vai operar" and "vai viajar" say otherwise. */
  get comes(): boolean {
    return this.pieces.some(
      (piece, at) => piece.type === 'word' && COMES.test(piece.text) && !this.isElsewhere(at),
    );
  }

  private isElsewhere(at: number): boolean {
    const [verb, next] = [this.pieces[at]!.text, this.pieces[at + 1]];
    if (/^fi[cq]\w+$/.test(verb) && next?.type === 'word' && UNWELL.test(next.text)) return true;
    return (
      /^(?:vai|vao)$/.test(verb) &&
      next?.type === 'word' &&
      /[aei]r$/.test(next.text) &&
      !COMES.test(next.text) &&
      !COVERS.test(next.text) &&
      !/^(?:estar|poder|conseguir|dar)$/.test(next.text)
    );
  }

  /** Those who are named, not meant by a pronoun. */
  get named(): readonly Part[] {
    return this.parts.filter(({ at }) => this.pieces[at]!.type === 'person');
  }

  get denied(): boolean {
    return this.has(/^(?:nao|nem|nunca|sem)$/) && !this.has(/^so$/);
  }

  /** To whom something is passed on. */
  get receiver(): Mention | undefined {
    return this.by('to')[0];
  }

  /** With whom somebody changes, or serves. */
  get partner(): Mention | undefined {
    return this.by('with')[0];
  }

  /** In whose place somebody comes. */
  get replaced(): Mention | null {
    return this.by('instead')[0] ?? this.by('for')[0] ?? null;
  }

  get owner(): Mention | null {
    return this.by('of')[0] ?? null;
  }

  get isInstead(): boolean {
    return this.has(/^lugar$|^vez$/) && !this.has(/^(?:deu|cede\w*|passou)$/);
  }

  get massAt(): number {
    return this.pieces.findIndex(({ type }) => type === 'masses');
  }

  get verbAt(): number {
    return this.pieces.findIndex(isVerb);
  }

  /** Whether the mass is said first, so that what follows is of it, too. */
  get isTopic(): boolean {
    return this.where !== null && this.massAt < Math.max(this.verbAt, 1);
  }

  /** Whether it says nothing but who, and maybe where. */
  get namesOnly(): boolean {
    return (
      this.acting.length > 0 &&
      this.pieces.every(
        ({ type, text }) =>
          type !== 'word' ||
          TITLE.test(text) ||
          /^(?:e|eh|sim|que|pediu|so|mesmo|em|n[ao]|d[aeo]|com|ai|dia|ne|agora|blz|viu|ta|ok|tambem|el[ea])$/.test(
            text,
          ),
      )
    );
  }
}

/** How somebody stands in a clause, by the words before. */
export function roleAt(clause: readonly Piece[], at: number): Role {
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
export function ownerRole(clause: readonly Piece[], at: number): Role | null {
  const before = clause[at - 1];
  if (!before) return 'of';
  // "No lugar do Paulo e da Neuza."
  if (before.text === 'e' && clause[at - 2]?.type === 'person') return roleAt(clause, at - 2);
  if (/^(?:lugar|vez)$/.test(before.text)) {
    const word = clause[at - 2]?.text ?? '';
    return /^(?:no|em|o)$/.test(word) ? 'instead' : clause[at - 2]?.type !== 'word' ? 'instead' : 'of';
  }
  if (before.type === 'masses') return 'of';
  return PLACE_NOUN.test(before.text) || /^(?:n?[ao]|era|ser|seria|fora|eram|com)$/.test(before.text)
    ? 'of'
    : null;
}

/** Whether a piece is a verb of exchanges. */
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
