/** Parts a message into clauses: where the next one begins. */
import { JOINT, TITLE } from '../vocabulary/told.js';
import type { Piece } from '../message/piece.js';
import { isVerb } from './clause.js';

/** The clauses of a message. */
export function clausesIn(pieces: readonly Piece[]): Piece[][] {
  const clauses: Piece[][] = [];
  pieces.forEach((piece, at) => {
    const clause = clauses.at(-1);
    if (clause && !new Border(pieces, at, clause).begins()) clause.push(piece);
    else clauses.push([piece]);
  });
  return clauses;
}

/** A piece that may begin a clause, with what stands around it. */
class Border {
  private readonly piece: Piece;
  private readonly before: Piece | undefined;
  private readonly next: Piece | undefined;
  /** What follows until something breaks. */
  private readonly ahead: readonly Piece[];
  private readonly hasVerb: boolean;

  /** @param clause the one that it would end. */
  constructor(
    private readonly pieces: readonly Piece[],
    private readonly at: number,
    private readonly clause: readonly Piece[],
  ) {
    this.piece = pieces[at]!;
    this.before = pieces[at - 1];
    this.next = pieces[at + 1];
    const rest = pieces.slice(at + 1);
    const end = rest.findIndex(({ breaks }) => breaks);
    this.ahead = end < 0 ? rest : rest.slice(0, end);
    this.hasVerb = clause.some(isVerb);
  }

  begins(): boolean {
    return this.piece.breaks || this.joins() || this.turns() || this.startsAnew() || this.asks();
  }

  private joins(): boolean {
    const { type, text } = this.piece;
    if (type !== 'word') return false;
    switch (text) {
      case 'e':
        return this.addsClause();
      case 'que':
        return (
          !/^(?:para|do|mais|menos|quero|queria)$/.test(textOf(this.before)) && this.ahead.some(leadsToVerb)
        );
      case 'em':
        return textOf(this.next) === 'troca';
      case 'ai':
        return this.ahead.some(isVerb);
      default:
        return JOINT.test(text);
    }
  }

  /** "E" that joins clauses, and not people or days. */
  private addsClause(): boolean {
    const before = textOf(this.before);
    const isOfMass = /^d(?:el[ea]|[ao])$/.test(before) && this.ahead.slice(0, 2).some(isMasses);
    return !this.joinsPeople() && !this.joinsDays() && before !== 'nao' && before !== 'que' && !isOfMass;
  }

  private joinsPeople(): boolean {
    const goesOn =
      this.next?.type === 'person' ||
      (/^d[aeo]$/.test(textOf(this.next)) &&
        this.clause.some(({ text }) => text === 'lugar') &&
        this.pieces[this.at + 2]?.type === 'person') ||
      (TITLE.test(textOf(this.next)) && this.pieces.slice(this.at + 2, this.at + 4).some(isPerson));
    return this.before?.type === 'person' && goesOn && (!this.hasVerb || !this.ahead.some(leadsToVerb));
  }

  private joinsDays(): boolean {
    const goesOn =
      this.next?.type === 'masses' ||
      (/^(?:n?[oa]|d[aeo]|dia)$/.test(textOf(this.next)) && this.pieces[this.at + 2]?.type === 'masses');
    return this.before?.type === 'masses' && goesOn && !this.ahead.some(leadsToVerb);
  }

  /** Whether the clause before says already what somebody does, or what becomes of a mass. */
  private isFull(): boolean {
    return this.hasVerb && this.clause.some((piece) => isPerson(piece) || isMasses(piece));
  }

  /** "Sai Paulo entra Benedito"; "{a novena} … passa para o Geraldo". */
  private turns(): boolean {
    const { type, text } = this.piece;
    if (type !== 'word' || !this.isFull()) return false;
    return (
      text === 'ficando' ||
      (/^(?:entra|sai|passa|fica|entre|quem)$/.test(text) && !/^(?:quem|nao|que)$/.test(textOf(this.before)))
    );
  }

  /** "… com a Neuza ele vai no dia 5": without a stop between. */
  private startsAnew(): boolean {
    if (!this.isFull()) return false;
    const second = this.pieces[this.at + 2];
    const acts = isSubject(this.piece)
      ? this.next?.type === 'word' && isVerb(this.next)
      : /^[oa]$/.test(this.piece.text) &&
        this.next?.type === 'person' &&
        second !== undefined &&
        isVerb(second);
    const leadsOn =
      this.before?.type === 'word' &&
      (/^(?:d[aeo]|com|para|por|pel[ao]|que|e|[oa]|quem|dona|seu|ao)$/.test(this.before.text) ||
        isVerb(this.before));
    return acts && !leadsOn;
  }

  /** "Pediu para a Ana ir." */
  private asks(): boolean {
    const person = this.ahead.findIndex(isPerson);
    return (
      this.piece.text === 'para' &&
      person <= 2 &&
      /^(?:ir|vir|fazer|ficar|assumir|servir|entrar|pegar|cobrir|substituir)$/.test(
        textOf(this.ahead[person + 1]),
      )
    );
  }
}

const textOf = (piece: Piece | undefined) => piece?.text ?? '';
const isPerson = ({ type }: Piece) => type === 'person';
const isMasses = ({ type }: Piece) => type === 'masses';
const isSubject = (piece: Piece) => isPerson(piece) || /^el[ea]$/.test(piece.text);
const leadsToVerb = (piece: Piece) => isVerb(piece) || piece.text === 'lugar' || piece.text === 'vez';
