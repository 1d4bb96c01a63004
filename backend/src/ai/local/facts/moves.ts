/** Reads exchanges and replacements that are told, as facts about people and masses; the draft tells what they leave open. */
import { isMass, type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import type { Meaning } from '../words/lexicon.js';
import { keyOf } from '../references/mass-references.js';
import type { Mention } from '../references/people-references.js';
import { type Request, requestOf, type World } from '../requests/request.js';
import { isVerb, words } from './clause.js';
import { type Fact, idOf, isOne, Telling } from './telling.js';
import { COMPUTE } from '../vocabulary/talk.js';
import { JOINT, TITLE, UNSURE, WOULD } from '../vocabulary/told.js';
import { withPointers } from '../message/word-order.js';
import type { Piece } from '../message/piece.js';

/** What is none of this reader's, where it stands in a clause of somebody. */
const FOREIGN: readonly Meaning[] = [
  'max',
  'only',
  'together',
  'apart',
  'double',
  'fewer',
  'rule',
  'nobody',
  'avoid',
  'need',
];

/** "Aquela ficaria com o dia 27, e esta com o dia 6": read by `exchanges.ts`. */
const FORMER = /\baquel[ea] (?:fic|vai|faz|faria|peg|serv|entr|assum)\w*/;

/** Whether a word asks for something else than who comes and who leaves. */
function isForeign(clause: readonly Piece[], at: number): boolean {
  const piece = clause[at]!;
  const next = clause[at + 1];
  if (piece.type === 'number') return true;
  if (piece.type !== 'word') return false;
  if (/^mesm[oa]s?$/.test(piece.text)) return /^(?:missas?|celebrac\w+)$/.test(next?.text ?? '');
  if (piece.meanings.includes('they') && /^(?:nos|nas)$/.test(clause[at - 1]?.text ?? '')) return true;
  if (piece.text === 'sem') return next?.type === 'person' || clause[at + 2]?.type === 'person';
  return (
    !/^(?:passa|conta|previst[oa])$/.test(piece.text) &&
    piece.meanings.some((meaning) => FOREIGN.includes(meaning))
  );
}

/** The clauses of a message. */
function clausesIn(pieces: readonly Piece[]): Piece[][] {
  const clauses: Piece[][] = [];
  pieces.forEach((piece, at) => {
    const clause = clauses.at(-1);
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    const rest = pieces.slice(at + 1);
    const end = rest.findIndex(({ breaks }) => breaks);
    const ahead = end < 0 ? rest : rest.slice(0, end);
    const hasVerb = clause?.some(isVerb) ?? false;
    const follows = (some: readonly Piece[]) =>
      some.some((each) => isVerb(each) || each.text === 'lugar' || each.text === 'vez');
    const isDays =
      before?.type === 'masses' &&
      (next?.type === 'masses' ||
        (/^(?:n?[oa]|d[aeo]|dia)$/.test(next?.text ?? '') && pieces[at + 2]?.type === 'masses')) &&
      !follows(ahead);
    const isList =
      before?.type === 'person' &&
      (next?.type === 'person' ||
        (TITLE.test(next?.text ?? '') &&
          pieces.slice(at + 2, at + 4).some(({ type }) => type === 'person'))) &&
      (!hasVerb || !follows(ahead));
    const isJoint =
      piece.type === 'word' &&
      ((JOINT.test(piece.text) && !(piece.text === 'ai' && !ahead.some(isVerb))) ||
        (piece.text === 'e' &&
          !isList &&
          !isDays &&
          before?.text !== 'nao' &&
          before?.text !== 'que' &&
          !(
            /^d(?:el[ea]|[ao])$/.test(before?.text ?? '') &&
            ahead.slice(0, 2).some(({ type }) => type === 'masses')
          )) ||
        (piece.text === 'que' &&
          !/^(?:para|do|mais|menos|quero|queria)$/.test(before?.text ?? '') &&
          follows(ahead)) ||
        (piece.text === 'em' && next?.text === 'troca'));
    // "Sai Paulo entra Benedito"; "{a novena} … passa para o Geraldo"; "pediu para a Ana ir".
    const turns =
      piece.type === 'word' &&
      clause !== undefined &&
      hasVerb &&
      clause.some(({ type }) => type === 'person' || type === 'masses') &&
      ((/^(?:entra|sai|passa|fica|entre|quem)$/.test(piece.text) &&
        before?.text !== 'quem' &&
        before?.text !== 'nao' &&
        before?.text !== 'que') ||
        piece.text === 'ficando');
    // "… com a Neuza ele vai no dia 5": without a stop between.
    const isSubject = (at: number) =>
      pieces[at]?.type === 'person' || /^el[ea]$/.test(pieces[at]?.text ?? '');
    const starts =
      clause !== undefined &&
      hasVerb &&
      clause.some(({ type }) => type === 'person' || type === 'masses') &&
      (isSubject(at)
        ? isVerb(pieces[at + 1] ?? piece) && pieces[at + 1]?.type === 'word'
        : /^[oa]$/.test(piece.text) &&
          pieces[at + 1]?.type === 'person' &&
          pieces[at + 2] !== undefined &&
          isVerb(pieces[at + 2]!)) &&
      !(
        before?.type === 'word' &&
        (/^(?:d[aeo]|com|para|por|pel[ao]|que|e|[oa]|quem|dona|seu|ao)$/.test(before.text) || isVerb(before))
      );
    const asks =
      piece.text === 'para' &&
      ahead.findIndex(({ type }) => type === 'person') <= 2 &&
      /^(?:ir|vir|fazer|ficar|assumir|servir|entrar|pegar|cobrir|substituir)$/.test(
        ahead[ahead.findIndex(({ type }) => type === 'person') + 1]?.text ?? '',
      );
    if (!clause || piece.breaks || isJoint || turns || starts || asks) clauses.push([piece]);
    else clause.push(piece);
  });
  return clauses;
}

/** What a message makes of people and masses; null where it is no exchange, or one of which not all is understood. */
export function movesIn(all: readonly Piece[], sentence: string, world: World): Request[] | null {
  if (UNSURE.test(words(all)) || COMPUTE.test(words(all)) || FORMER.test(words(all))) return null;
  const telling = new Telling();
  for (const clause of clausesIn(withPointers(all))) {
    if (clause.some((_, at) => isForeign(clause, at))) return null;
    telling.read(clause);
  }
  if (telling.isUnread) return null;
  const moves = settled(telling, world);
  if (!moves) return null;
  const isWish = WOULD.test(words(all)) && moves.requests.length < 2;
  const explained = telling.people.every((person) => moves.people.has(idOf(person)));
  return moves.requests.map((request) =>
    requestOf(world, request.kind, sentence, {
      ...request,
      doubt: request.doubt ?? (!explained || isWish || telling.isUnsure ? 'sure' : undefined),
    }),
  );
}

type Move = Pick<Request, 'kind' | 'people' | 'masses'> & Partial<Pick<Request, 'doubt'>>;

/** Who leaves and who comes, mass by mass. */
function settled(
  { facts, pair: two, isSwap }: Telling,
  world: World,
): { requests: Move[]; people: Set<string> } | null {
  const places = (filters: readonly MassFilter[]) =>
    world.masses.filter((mass) => filters.some((filter) => massMatches(filter, mass)));
  const dutiesOf = ({ candidates: [person, ...others] }: Mention) =>
    person && others.length === 0
      ? (world.dutiesOf?.(person.id) ?? []).filter(({ date }) => date >= world.today)
      : [];
  const serves = (who: Mention, filters: readonly MassFilter[]) =>
    dutiesOf(who).some((mass) => filters.some((filter) => massMatches(filter, mass)));
  /** The one mass that is meant; of several of a day the one where somebody is whom the draft has there. */
  const seatOf = (filters: readonly MassFilter[], whose?: Mention | null): MassKey | null => {
    const all = places(filters).filter(({ date }) => date >= world.today);
    if (all.length === 1) return keyOf(all[0]!);
    const own = whose ? dutiesOf(whose).filter((mass) => all.some((each) => isMass(each, mass))) : [];
    return own.length === 1 ? keyOf(own[0]!) : null;
  };
  const gone = facts.filter(({ relation }) => relation === 'leaves');
  // "Ficou com a Ana; a Vera vai no lugar dela": it was hers.
  const isFollowed = ({ who, where, instead }: Fact, at: number) =>
    where !== null &&
    instead === null &&
    !facts.slice(0, at).some(({ relation }) => relation !== 'comes') &&
    facts
      .slice(at + 1)
      .some(
        (later) => later.relation === 'comes' && later.instead && isOne(later.instead, who) && !later.where,
      );
  const had = facts.filter(
    (fact, at) => fact.relation === 'had' || (fact.relation === 'comes' && isFollowed(fact, at)),
  );
  let comes = facts.filter((fact) => fact.relation === 'comes' && !had.includes(fact));
  const pair =
    two.length === 2
      ? two
      : isSwap && comes.length === 2
        ? comes.map(({ who }) => who)
        : isSwap && comes.length === 0 && had.length === 2
          ? had.map(({ who }) => who)
          : [];
  const otherOf = (who: Mention) =>
    pair.some((one) => isOne(one, who)) ? pair.find((one) => !isOne(one, who)) : undefined;
  if (isSwap) {
    if (pair.length !== 2) return null;
    // What they are said to have in an exchange, the other gets: as it is told, or as the draft has it.
    const told =
      comes.length === 0
        ? had
        : comes.filter(({ who, where, instead }) => where && !instead && serves(who, where));
    if (
      told.length === 2 &&
      (comes.length === 0 || comes.length === 2) &&
      told.every(({ who, where }) => where && otherOf(who))
    )
      comes = told.map((fact) => ({
        relation: 'comes',
        who: otherOf(fact.who)!,
        where: fact.where,
        instead: fact.who,
      }));
  }
  /** Where somebody is now, by what is said or by the draft. */
  const placeOf = (who: Mention): readonly MassFilter[] | null => {
    const told = [...gone, ...had].findLast((fact) => isOne(fact.who, who) && fact.where);
    const duties = dutiesOf(who);
    return told?.where ?? (duties.length === 1 ? [keyOf(duties[0]!)] : null);
  };
  const isExplicit = isSwap || had.length > 0 || comes.some(({ instead }) => instead !== null);
  if (comes.length === 0 || (!isExplicit && gone.length === 0)) return null;
  const requests: Move[] = [];
  const left: { who: Mention; seat: MassKey | null; where: readonly MassFilter[] | null }[] = [];
  const followed = new Set<Fact>();
  for (const fact of comes) {
    const { who, instead } = fact;
    const earlier = facts
      .slice(0, facts.indexOf(fact))
      .findLast((other) => other.relation !== 'comes' && !isOne(other.who, who) && !followed.has(other));
    const follows = !instead && !fact.where ? earlier : undefined;
    const gives = instead ?? follows?.who;
    const where = fact.where ?? follows?.where ?? (gives ? placeOf(gives) : null);
    if (follows) followed.add(follows);
    if (!where) {
      if (!gives) return null;
      requests.push({ kind: 'replace', people: [gives, who], masses: [], doubt: 'when' });
      left.push({ who: gives, seat: null, where: null });
      continue;
    }
    const owner =
      gives ??
      otherOf(who) ??
      [...had, ...gone].find(
        (other) =>
          other.where && !isOne(other.who, who) && JSON.stringify(other.where) === JSON.stringify(where),
      )?.who;
    const seat = seatOf(where, owner);
    // "A Dores faz a das 8 e a Joana fica de folga".
    const next = facts[facts.indexOf(fact) + 1];
    const freed =
      !gives && next?.relation === 'leaves' && next.where === null && !isOne(next.who, who)
        ? next
        : undefined;
    const told =
      freed ??
      (seat
        ? [...had, ...gone].find(
            (other) =>
              !isOne(other.who, who) &&
              other.where !== null &&
              places(other.where).some((mass) => isMass(mass, seat)) &&
              (other.relation === 'had' || places(other.where).length === 1) &&
              !left.some((one) => isOne(one.who, other.who) && one.seat && isMass(one.seat, seat)),
          )
        : undefined);
    const leaver = gives ?? otherOf(who) ?? told?.who;
    if (!leaver || isOne(leaver, who)) {
      requests.push({ kind: 'pin', people: [who], masses: seat ? [seat] : [...where] });
      continue;
    }
    left.push({ who: leaver, seat, where });
    const masses = seat ? [seat] : [...where];
    // Whose leaving is told by itself leaves also where the other cannot come.
    if (instead || isSwap || told?.relation === 'had')
      requests.push({ kind: 'replace', people: [leaver, who], masses });
    else requests.push({ kind: 'exclude', people: [leaver], masses }, { kind: 'pin', people: [who], masses });
  }
  if (left.length === 0) return null;
  for (const { who, where } of gone) {
    const seat = where ? seatOf(where, who) : null;
    const isDone = left.some(
      (one) =>
        isOne(one.who, who) &&
        (!where ||
          JSON.stringify(one.where) === JSON.stringify(where) ||
          (one.seat &&
            places(where).some((mass) => isMass(mass, one.seat!)) &&
            (seat !== null || places(where).length === 1 || serves(who, [one.seat])))),
    );
    if (isDone) continue;
    const meant = where ?? placeOf(who);
    if (!meant) return null;
    requests.push({
      kind: 'exclude',
      people: [who],
      masses: seat && serves(who, [seat]) ? [seat] : [...meant],
    });
  }
  return {
    requests,
    people: new Set([...requests.flatMap(({ people }) => people.map(idOf)), ...pair.map(idOf)]),
  };
}
