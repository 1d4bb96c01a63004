/** Small words that change what a sentence asks for: whether what was read of it holds them. */
import { type MassFilter, massMatches } from '../../../roster/index.js';
import { candidateIds } from '../references/people-references.js';
import type { Piece } from '../message/piece.js';
import { Segment } from '../message/segment.js';
import type { MassWorld } from '../references/mass-references.js';
import type { KindId } from '../requests/kinds.js';
import type { Request } from '../requests/request.js';
import { isWritten } from '../words/spelling.js';
import { isGrammarWord } from '../words/words.js';

/** A word of weight: where a sentence says it and its reading holds nothing of it, the reading is asked about first. */
interface Weight {
  name: string;
  isUnread: (said: Segment, requests: readonly Request[], world: MassWorld) => boolean;
}

const of = (requests: readonly Request[], ...kinds: readonly KindId[]) =>
  requests.filter(({ kind }) => kinds.includes(kind));

/** The pieces of the clause in which one stands, which ends where the next breaks off. */
function clauseAround({ pieces }: Segment, at: number): Piece[] {
  const start = pieces.slice(0, at + 1).findLastIndex(({ breaks }) => breaks);
  const end = pieces.findIndex(({ breaks }, index) => index > at && breaks);
  return pieces.slice(Math.max(0, start), end < 0 ? undefined : end);
}

const isAnchor = ({ type }: Piece) => type === 'person' || type === 'masses' || type === 'number';
/** Stands between a word that bounds a time and the day at which it does. */
const TO_DAY = /^(?:d[aeo]s?|[ao]s?|aos?|missas?|celebracao|dias?)$/;
const BOUND = /^(?:ate|partir|desde|antes|depois|apos|seguinte|anterior)$/;
const BOUND_BEHIND = /^(?:seguinte|adiante|diante|tras)$/;
/** What is done in a mass, where it is denied: not to serve at all, or only this. */
const AUXILIARY =
  /^(?:pode|podem|podera|poderia|vai|vao|quer|querem|consegue|conseguem|deve|devem|precisa|ha|sabe)$/;
const SERVING =
  /^(?:fazer|poder|estar|trabalhar|cumprir|escalar|dar|rolar|saber|comungar|ministrar|distribuir|colaborar|contribuir|assistir|celebrar|exercer|comparecer|contar)$/;
/** "Não vai ter como." */
const ABILITY = /^(?:como|condic\w+|jeito|tempo|certo|nao|conta)$/;
const isUnknown = (piece?: Piece) =>
  piece?.type === 'word' && piece.meanings.length === 0 && !isGrammarWord(piece.text);

const OF = /^d[ao]$/;
/** Those around somebody, who are somebody else. */
const AROUND =
  /^(?:familia|turma|equipe|grupo|pessoal|galera|time|sogros|pais|criancas|bebe|carro|patrao|medic[oa])$/;
const OF_TIME =
  /^(?:manha|tarde|noite|dia|missa|escala|semana|mes|vez|lista|jeito|lado|servic\w+|carona|aula\w*|conta|certo|palestra|ministerio|tres|quatro)$/;

/** Whether a day that is said as the bound of a time was read as that day alone. */
function isBoundUnread(piece: Piece | undefined, requests: readonly Request[]): boolean {
  if (piece?.type !== 'masses') return false;
  const days = piece.filters.flatMap(({ date, time }) => (date && !time ? [date] : []));
  return (
    days.length === piece.filters.length &&
    requests.some(({ masses }) => masses.some(({ date }) => date !== undefined && days.includes(date)))
  );
}

/** What is done, or that somebody is able to. */
const isAct = (piece: Piece) =>
  piece.type === 'word' && piece.meanings.some((meaning) => meaning !== 'not' && meaning !== 'only');

const RUN_ON: Weight = {
  name: 'a time at which somebody can, run on after one at which they cannot: "cedo ele não pode às dez ele pode"',
  isUnread: ({ pieces }, requests) =>
    pieces.some((piece, at) => {
      if (piece.type !== 'masses' || !pieces.slice(0, at).some(({ text }) => text === 'nao')) return false;
      const [verb, next] = pieces
        .slice(at + 1)
        .filter(({ text }) => !/^(?:el[ea]s?|[oa]|dona|seu)$/.test(text));
      const isAble = /^(?:pode|podem|podera|consegue|conseguem)$/.test(verb?.text ?? '');
      return (
        isAble &&
        (next === undefined || next.breaks || next.text === 'sim') &&
        of(requests, 'exclude').some(({ masses }) =>
          masses.some((filter) =>
            piece.filters.some(
              ({ date, time }) =>
                (date === undefined || filter.date === date) && (time === undefined || filter.time === time),
            ),
          ),
        )
      );
    }),
};

/** What somebody wished, or was to do. */
const WISHED = /\b(?:queria|queriam|preferia|preferiam|ia|iam|estava|estavam|tava|tavam|era|eram)\b/;
/** Stands before a name. */
const CALLED = /^(?:[oa]|d[oa]|ao|dona|seu|senhora?|sra?|ministr[oa]|irma|irmao)$/;
/** Turns from what is refused to what is not, or to all the rest. */
const TURNS = /^(?:mas|porem|resto|demais|restante)$/;
/** Tells that somebody may come, or does; and that they are or go there, right before a mass. */
const MAY_COME = /^(?:ok|sim|pode|podem|serve|servem)$/;
const IS_THERE = /^(?:esta|estao|ta|tao|vai|vao|vem)$/;

/** The parts of a run of words of which a "não" is said, or is not: each ends where the next "não" begins, or a word that turns. */
function sidesOf(pieces: readonly Piece[]): Piece[][] {
  const sides: Piece[][] = [];
  for (const piece of pieces) {
    const side = sides.at(-1);
    const isDenial = piece.type === 'word' && piece.meanings.includes('not');
    const begins =
      (piece.breaks && !(side && awaitsVerb(side))) ||
      (piece.type === 'word' && TURNS.test(piece.text)) ||
      (isDenial && side?.some(({ type }) => type === 'masses'));
    if (!side || begins) sides.push([piece]);
    else side.push(piece);
  }
  return sides;
}

/** "Nem a Luísa nem o Marcos, tadinho, …": what is denied of them is still to be said. */
const awaitsVerb = (side: readonly Piece[]) =>
  side.some(({ type }) => type === 'person') && new Segment(side).has('not') && !side.some(isAct);

/** Whether a part says that somebody may come on its days. */
function permits(side: readonly Piece[]): boolean {
  const isThere = side.some(({ type, text }, at) => {
    const mass = side.findIndex((piece, index) => index > at && piece.type !== 'word');
    return (
      type === 'word' &&
      IS_THERE.test(text) &&
      side[mass]?.type === 'masses' &&
      side
        .slice(at + 1, mass)
        .every((piece) => TO_DAY.test(piece.text) || /^(?:n[oa]|em|para)$/.test(piece.text))
    );
  });
  return (
    (isThere || side.some(({ type, text }) => type === 'word' && MAY_COME.test(text))) &&
    !side.some(({ text }) => text === 'exceto' || text === 'quem') &&
    !new Segment(side).has(
      'not',
      'away',
      'remove',
      'leaves',
      'without',
      'avoid',
      'only',
      'nobody',
      'instead',
      'place',
    )
  );
}

/** "Já estão no dia 5 não coloca no dia 6", "não vai ao Galo mas vai no Natal", "8 e 22 ok resto não". */
const PERMITTED: Weight = {
  name: 'days of which the "não" is not said: "já estão no dia 5 não coloca no dia 6"',
  isUnread: ({ pieces }, requests, world) =>
    sidesOf(pieces).some((side) => {
      if (!permits(side)) return false;
      const own = new Set(
        side.flatMap((piece) => (piece.type === 'person' ? candidateIds([piece.mention]) : [])),
      );
      const refused = of(requests, 'exclude').filter(
        ({ people }) => own.size === 0 || candidateIds(people).some((id) => own.has(id)),
      );
      const isSaid = (request: Request, filter: MassFilter) =>
        request.masses.some((other) => other.date !== undefined && other.date === filter.date);
      return side.some(
        (piece) =>
          piece.type === 'masses' &&
          piece.filters.some(
            (filter) =>
              world.masses.some((mass) => massMatches(filter, mass)) &&
              refused.some((request) => isSaid(request, filter)) &&
              !of(requests, 'pin', 'replace', 'exchange', 'move').some((request) => isSaid(request, filter)),
          ),
      );
    }),
};

const WEIGHTS: readonly Weight[] = [
  PERMITTED,
  {
    name: 'whose a limit is, where nobody is known by that name: "a marica só 2 missas"',
    isUnread: (said, requests) =>
      of(requests, 'capAll').length > 0 &&
      !said.has('each', 'nobody', 'people', 'they') &&
      said.pieces.some(
        (piece, at) =>
          piece.type === 'word' &&
          piece.meanings.length === 0 &&
          !isGrammarWord(piece.text) &&
          !isWritten(piece.text) &&
          CALLED.test(said.pieces[at - 1]?.text ?? ''),
      ),
  },
  {
    name: 'until a day, and from the next one on',
    isUnread: (_, requests) =>
      of(requests, 'exclude').some(({ masses }) =>
        masses.some(
          ({ until, from }) =>
            until !== undefined &&
            from === undefined &&
            masses.some(
              (other) => other.from !== undefined && other.until === undefined && other.from > until,
            ),
        ),
      ),
  },
  {
    name: 'one of several: "tira o Geraldo ou a Rosa"',
    isUnread: (said, requests) =>
      said.pieces.some(({ text, type }, at) => {
        if (text !== 'ou' || type !== 'word') return false;
        const clause = new Segment(clauseAround(said, at));
        const isOfTwo =
          said.pieces.slice(0, at).some(isAnchor) && said.pieces.slice(at + 1, at + 5).some(isAnchor);
        const isAsked = requests.some(({ people }) => people.some(({ words }) => words.includes(' ou ')));
        const isOfAll =
          clause.has('not', 'nobody', 'without', 'only') || said.pieces[at + 1]?.text === 'seja';
        return isOfTwo && !isOfAll && !isAsked;
      }),
  },
  {
    name: 'the bound of a time: "desde o dia 20", "no dia seguinte ao natal"',
    isUnread: ({ pieces }, requests) =>
      pieces.some(({ text, type }, at) => {
        if (type !== 'word') return false;
        if (BOUND.test(text))
          return isBoundUnread(
            pieces.slice(at + 1).find((piece) => piece.type !== 'word' || !TO_DAY.test(piece.text)),
            requests,
          );
        const before = /^(?:em|para)$/.test(pieces[at - 1]?.text ?? '') ? pieces[at - 2] : pieces[at - 1];
        return BOUND_BEHIND.test(text) && isBoundUnread(before, requests);
      }),
  },
  {
    name: 'nobody or nothing else: "só a Vera no dia 8"',
    isUnread: (said, requests) =>
      said.has('only') && of(requests, 'pin', 'replace').length === requests.length,
  },
  {
    name: 'what is denied: "não pode dar carona no dia 22"',
    isUnread: (said, requests) =>
      of(requests, 'exclude').length === requests.length &&
      said.pieces.some(({ text }, at) => {
        const [verb, act, what] = said.pieces.slice(at + 1, at + 4);
        if (text !== 'nao' || !AUXILIARY.test(verb?.text ?? '') || act?.type !== 'word') return false;
        const isOther = isUnknown(act) && /[aei]r$/.test(act.text) && !SERVING.test(act.text);
        const isGivenOrHad =
          /^(?:dar|ter|fazer)$/.test(act.text) &&
          isUnknown(what) &&
          !what!.breaks &&
          !ABILITY.test(what!.text);
        return (isOther || isGivenOrHad) && clauseAround(said, at).some(({ type }) => type === 'masses');
      }),
  },
  {
    name: 'as long as something lasts',
    isUnread: ({ text }, requests) =>
      of(requests, 'together', 'apart').length === 0 &&
      /\benquanto (?:\S+ ){0,4}?(?:estiver|for|dur|tiver|continu|nao)\w*\b/.test(text) &&
      requests.some(({ masses }) =>
        masses.every(({ until, date }) => until === undefined && date === undefined),
      ),
  },
  {
    name: 'a name that says more: "o Zé da padaria", "o Paulo da Neuza", "a turma do João"',
    isUnread: ({ pieces }, requests) =>
      pieces.some((piece, at) => {
        if (piece.type !== 'person') return false;
        const [link, whose] = pieces.slice(at + 1, at + 3);
        const isOfSomebody =
          OF.test(link?.text ?? '') && !link!.breaks && whose?.type === 'person' && !whose.breaks;
        if (isOfSomebody && of(requests, 'exclude', 'pin').length === requests.length) return true;
        const isOther =
          OF.test(link?.text ?? '') &&
          !link!.breaks &&
          isUnknown(whose) &&
          !whose!.breaks &&
          !OF_TIME.test(whose!.text);
        return isOther || (OF.test(pieces[at - 1]?.text ?? '') && AROUND.test(pieces[at - 2]?.text ?? ''));
      }),
  },
  {
    name: 'one of several days: "só pode em um domingo"',
    isUnread: ({ text }) =>
      /\b(?:so|somente|apenas)\b.* (?:em )?(?:1|uma?) (?:domingo|sabado|fim de semana)\b/.test(text),
  },
  {
    name: 'two, of more masses: "em ambas as da noite"',
    isUnread: ({ pieces }, requests, world) =>
      of(requests, 'pin', 'exclude', 'exactly').length > 0 &&
      pieces.some(({ text }, at) => {
        if (!/^amb[ao]s$/.test(text)) return false;
        const next = pieces.slice(at + 1, at + 4).find(({ type }) => type !== 'word');
        return (
          next?.type === 'masses' &&
          world.masses.filter(
            (mass) => mass.date >= world.today && next.filters.some((filter) => massMatches(filter, mass)),
          ).length > 2
        );
      }),
  },
  {
    name: 'a number that is denied: "não precisa de dois"',
    isUnread: ({ text }, requests) => {
      const denied = /\bnao (?:precis|necess)\w* (?:d[eao] |mais )*(\d+)/.exec(text)?.[1];
      return denied !== undefined && of(requests, 'exactly').at(-1)?.number === Number(denied);
    },
  },
  {
    name: 'a count run on behind a day and a "não": "dois no dia 20 não três"',
    isUnread: ({ pieces }, requests) =>
      of(requests, 'exactly', 'more', 'fewer').length > 0 &&
      pieces.some(
        ({ text, breaks }, at) =>
          text === 'nao' &&
          !breaks &&
          pieces[at - 1]?.type === 'masses' &&
          pieces[at + 1]?.type === 'number' &&
          !pieces[at + 1]!.breaks,
      ),
  },
  {
    name: 'whose a mass was to be: "a missa que seria da Neuza fica com ela"',
    isUnread: ({ text, people }, requests) =>
      people.length > 1 &&
      /\bque (?:seria|era|ia ser) d[ao]\b/.test(text) &&
      of(requests, 'replace', 'exchange', 'move').length < requests.length,
  },
  {
    name: 'one of two times: "às 8 e às 10 não"',
    isUnread: ({ pieces }, requests) => {
      const [before, , time, not] = pieces.slice(-4);
      return (
        of(requests, 'exclude').length === requests.length &&
        not?.text === 'nao' &&
        time?.type === 'masses' &&
        time.text.startsWith('as ') &&
        before?.type === 'masses' &&
        before.filters.every(({ date, time: at }) => date !== undefined && at !== undefined)
      );
    },
  },
  {
    name: 'a permission after a refusal: "não podia no dia 8, mas agora pode"',
    isUnread: ({ text }, requests) =>
      of(requests, 'exclude').length > 0 &&
      /\b(?:mas|agora|ja|esque\w+)(?: el[ea]s?)? (?:pode|podem|vai|consegue|da)(?: sim)?$|\b(?:pode|podem|vai) sim$/.test(
        text,
      ),
  },
  {
    name: 'a day on which somebody is kept to a time, refused as a whole: "dia 13 só pode às 10"',
    isUnread: (said, requests, world) =>
      said.pieces.some((piece, at) => {
        if (piece.type !== 'masses' || !piece.filters.every(({ date }) => date !== undefined)) return false;
        const clause = new Segment(clauseAround(said, at));
        const meant = world.masses.filter((mass) =>
          piece.filters.some((filter) => massMatches(filter, mass)),
        );
        return (
          new Segment(said.pieces.slice(at + 1, at + 4)).has('only') &&
          clause.has('able') &&
          !clause.has('not', 'away', 'remove', 'without', 'nobody') &&
          meant.length > 0 &&
          meant.every((mass) =>
            of(requests, 'exclude').some(({ masses }) =>
              masses.some((filter) => filter.date !== undefined && massMatches(filter, mass)),
            ),
          )
        );
      }),
  },
  {
    name: 'a day of which nothing is asked, before "mas": "tem prova no dia 15, mas pode servir no dia 22"',
    isUnread: ({ pieces }, requests) =>
      pieces.some(({ text }, at) => {
        const before = new Segment(pieces.slice(0, at));
        return (
          /^(?:mas|porem)$/.test(text) &&
          before.people.length > 0 &&
          (!before.isAct || WISHED.test(before.text)) &&
          before.masses.some(({ filters }) =>
            of(requests, 'pin').some(({ masses }) =>
              masses.some(({ date }) => date !== undefined && filters.some((filter) => filter.date === date)),
            ),
          )
        );
      }),
  },
  {
    name: 'who does not come where another does not: "sem o Marcos a Márcia não vai"',
    isUnread: ({ pieces, people }, requests) =>
      people.length > 1 &&
      of(requests, 'exclude').length > 0 &&
      pieces.some(({ text, type }, at) => {
        const next = pieces.slice(at + 1).find((piece) => !/^(?:[oa]s?|dona|seu)$/.test(piece.text));
        const behind = next === undefined ? [] : pieces.slice(pieces.indexOf(next) + 1);
        const other = behind.findIndex((piece) => piece.type === 'person');
        return (
          type === 'word' &&
          text === 'sem' &&
          next?.type === 'person' &&
          (behind.slice(Math.max(0, other)).some((piece) => piece.text === 'nao') ||
            pieces.slice(0, at).some((piece) => piece.text === 'nao'))
        );
      }),
  },
  RUN_ON,
  {
    name: 'somebody who is back: "voltou do retiro e já pode servir a partir do dia 13"',
    isUnread: ({ text }, requests) =>
      of(requests, 'exclude').length > 0 &&
      /\b(?:volt|retorn|regress|sar|melhor|recuper)ou\b(?:(?!\bnao\b).)*?\b(?:pode|podera|quer|consegue|vai poder)\b(?! s(?:er|o)\b)/.test(
        text,
      ),
  },
  {
    name: 'one of those who were named, and the other: "o primeiro no dia 6, o segundo no dia 13"',
    isUnread: (said) =>
      said.people.length > 1 && said.matches(/\b[oa] primeir[oa]\b.*\b[oa] (?:segund[oa]|outr[oa])\b/),
  },
  {
    name: 'an exception of what can have none: "juntas, menos no dia 20"',
    isUnread: (said, requests) =>
      said.excepted.length > 0 && of(requests, 'together', 'apart', 'cap', 'capAll').length > 0,
  },
  {
    name: 'a verb that is not known, after a refusal: "folga no dia 5 e trabalha no dia 6"',
    isUnread: ({ pieces }, requests, world) =>
      pieces.some((piece, at) => {
        const verb = pieces[at + 1];
        const next = pieces.slice(at + 2, at + 4).find(({ type }) => type === 'masses');
        return (
          piece.type === 'word' &&
          /^(?:e|mas)$/.test(piece.text) &&
          (isUnknown(verb) || verb?.text.startsWith('trabalh') === true) &&
          /[a-z]{3}(?:[ae]|[ae]m)$/.test(verb!.text) &&
          next?.type === 'masses' &&
          pieces.slice(0, at).some(({ type }) => type === 'masses') &&
          of(requests, 'exclude').some(({ masses }) =>
            world.masses.some(
              (mass) =>
                masses.some((filter) => massMatches(filter, mass)) &&
                next.filters.some((filter) => massMatches(filter, mass)),
            ),
          )
        );
      }),
  },
];

/** Whether what runs on permits a time that was read as refused. */
export const permitsRefused = (
  pieces: readonly Piece[],
  requests: readonly Request[],
  world: MassWorld,
): boolean => RUN_ON.isUnread(new Segment(pieces), requests, world);

/** Whether a sentence says a word of weight that nothing of what was read of it holds. */
export const leavesWeight = (
  pieces: readonly Piece[],
  requests: readonly Request[],
  world: MassWorld,
): boolean => {
  const said = new Segment(pieces);
  return WEIGHTS.some(({ isUnread }) => isUnread(said, requests, world));
};
