/** What a message changes in, adds to or takes back of what was done before it. */
import { candidateIds } from '../references/people-references.js';
import { type MassKey, peopleOf } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import type { Piece } from '../message/piece.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import { inDoubt, type MessageReader } from '../reading/read-message.js';
import { bareRequest, idsOf, type NotUnderstood, type Request } from '../requests/request.js';
import { matches } from '../settling/settle.js';
import { PENDING } from '../vocabulary/doubts.js';
import {
  AGAIN,
  ALSO,
  ANYBODY,
  CALLED_OFF,
  EVERYTHING,
  FOR_EVERYBODY,
  FORGETTING,
  GOES_ON_AFTER,
  GUESSES,
  GUESSES_FIRST,
  IS_FREE,
  IS_LEFT,
  NEED_NOT,
  NOT_NEEDED,
  OF_ONE,
  ONE_OF_THEM,
  ONLY_BEHIND,
  RESTATES,
  SAYS_LEAST,
  withoutExclaims,
  INTERJECTIONS,
} from '../vocabulary/talk.js';
import { asSaid } from './as-said.js';
import { asDays, Continuations, namesakeOf } from './continuations.js';
import { Corrections } from './corrections.js';
import { decisionIn } from './decisions.js';
import { FittedToLast } from './fitted-to-last.js';
import { Fragments } from './fragments.js';
import { LEFT_AS_IT_IS } from './held-message.js';
import { type Memory, takenBack } from './memory.js';
import { leftOfLast } from './part-of-last.js';
import { withPointedAt } from './pronouns.js';
import { recounted } from './recounted.js';
import { correctedRemoval } from './removed-rules.js';
import { countedOn, goneOn } from './same-question.js';
import { deniesLast, withoutSlips } from './slips.js';
import { swapped } from './swapped.js';
import { freedBefore, takenBackBy } from './undoing.js';
import { Undone } from './undone.js';

const MOST_WORDS_OF_COUNT = 6;
/** Exclaims within a message, and not before what corrects. */
const EXCLAIMED = new RegExp(String.raw`(?<=\S)[\s,]+(?:${INTERJECTIONS})(?![\p{L}-])[\s,!]*(?=\S|$)`, 'giu');

/** Reads messages that go on from what was said. */
export class FollowUps {
  private readonly fitted: FittedToLast;
  private readonly undoing: Undone;

  constructor(
    private readonly reader: MessageReader,
    private readonly tools: AssistantTools,
    private readonly memory: Memory,
  ) {
    this.fitted = new FittedToLast(reader, tools, memory);
    this.undoing = new Undone(reader, tools, memory);
  }

  /** The requests of a message, in the light of what was done last. */
  read(written: string): (Request | NotUnderstood)[] {
    const message = this.withMiddle(this.memory.last.length > 0 ? written.replace(EXCLAIMED, ', ') : written);
    const found = this.fitted.withoutThePlaced(message, this.inItsLight(message));
    if (this.memory.last.length === 0 || !PENDING.test(spoken(message))) return found;
    // "Talvez também não, vou confirmar": nothing is certain yet, also not that what was done is wrong.
    const others = found.filter(({ kind }) => kind !== 'undoLast');
    return (others.length > 0 ? others : found).map(inDoubt);
  }

  /** "O do meio", of three that were asked for at once or one after another, is the second. */
  private withMiddle(message: string): string {
    const { last, changes } = this.memory;
    if (last.length === 3) return message.replace(THE_MIDDLE, 'o segundo');
    return changes.length === 3 ? message.replace(THE_MIDDLE, 'a segunda regra') : message;
  }

  private inItsLight(message: string): (Request | NotUnderstood)[] {
    const read = this.fitted.withoutPermitted(message, this.requestsOf(message));
    const requests = this.fitted.alongWithLast(
      message,
      this.fitted.lessThanBefore(
        message,
        this.fitted.atOtherTime(
          message,
          this.fitted.insteadOfOnly(
            message,
            this.fitted.withoutOpposites(message, this.fitted.onItsDay(message, read)),
          ),
        ),
      ),
    );
    const { last } = this.memory;
    // What corrects takes back at once what was wrong.
    const isOpen =
      last.length > 0 &&
      requests.every(({ kind }) => kind !== 'undoLast') &&
      this.reader.leavesOpen(message, requests, last);
    const [undoing, ...anew] = requests;
    // What is said to be wrong is not set anew as it was.
    if (
      undoing?.kind === 'undoLast' &&
      anew.length > 0 &&
      (this.memory.changes.at(-1)?.added.length ?? 0) > 0 &&
      contentOf(anew) === contentOf(last) &&
      !/\bmesmo\b/.test(spoken(message))
    )
      return [{ ...undoing, words: ['denied'] }];
    const text = spoken(message);
    const denies = deniesLast(text) || SAYS_LEAST.test(text);
    const forgets = last.length > 0 && FORGETTING.test(text) && undoing?.kind === 'exclude';
    const isGuess = forgets || (undoing?.kind === 'undoLast' && GUESSES.test(text));
    return requests.map((each, at) => {
      if (each.kind === 'undoLast') return denies ? { ...each, words: ['denied'] } : each;
      const isUnsure = isOpen || isGuess || this.fitted.isBeyondLast(message, each);
      const request = this.fitted.withoutOldCount(isUnsure ? inDoubt(each) : each);
      return request.kind === 'pin'
        ? this.fitted.whereNew(
            this.fitted.whereLeft(request, [...this.memory.last, ...requests.slice(0, at)]),
          )
        : request;
    });
  }

  /** "O João não precisa", after only others were spoken of: nothing was done for him that could be taken back. */
  private needNot(message: string, pieces: readonly Piece[]): Request[] | null {
    const { last, changes, changed } = this.memory;
    const said = new Segment(pieces);
    const ids = candidateIds(said.people);
    const isOfOthers =
      ids.length > 0 &&
      last.length > 0 &&
      changed &&
      !last.some((request) => idsOf(request).some((id) => id !== undefined && ids.includes(id))) &&
      !changes.some(({ added }) => added.some((rule) => peopleOf(rule).some((id) => ids.includes(id))));
    const isBare = said.masses.length + said.numbers.length === 0 && NEED_NOT.test(spoken(message));
    return isOfOthers && isBare ? [bareRequest('cannot', message, { words: [LEFT_AS_IT_IS] })] : null;
  }

  /** What a message says of what was done last, in words that say it of nothing else. */
  private afterLast(written: string): string {
    const { memory, reader } = this;
    const [first] = memory.last;
    if (!first) return written;
    const told = (memory.changed ? asSaid(written, first) : written).replace(IS_WHO, 'quem $<does> é $<who>');
    const named = this.withNamesake(
      memory.changed ? told.replace(GUESSES_FIRST, 'era ').replace(CHANGES_TO, toAnother) : told,
    );
    const meant = this.withoutFreed(memory.changed ? withoutSlips(named, reader, memory.last) : named)
      .replace(GOES_ON_AFTER, '')
      .replace(OF_ONE, 'errei, $1 $2 é ');
    if (first.kind === 'pin') return meant.replace(PLACED_TOO, '$<who> também').replace(ONLY_BEHIND, 'só $1');
    const freed =
      first.kind === 'exclude' ? meant.replace(IS_FREE, 'pode').replace(IS_LEFT, '$1 pode') : meant;
    return freed.replace(ONLY_BEHIND, 'só $1');
  }

  /** "E a outra não pode no dia 20", of two who bear one name. */
  private withNamesake(written: string): string {
    const other = namesakeOf(this.memory.last, this.tools.people);
    if (!other) return written;
    const initial = / (\p{Lu})\.?$/u.exec(other.name)?.[1];
    return written
      .replace(
        THE_OTHER,
        (_, article: string, at: number) => `${at === 0 ? 'e ' : ''}${article} ${other.name}`,
      )
      .replace(BY_INITIAL, (said, article: string, letter: string) =>
        letter.toUpperCase() === initial ? `${article} ${other.name}` : said,
      );
  }

  private requestsOf(message: string): (Request | NotUnderstood)[] {
    const { memory, tools, reader } = this;
    const pointed = memory.changed ? withPointedAt(message, memory.last, reader) : message;
    // "Ele pode", of two men: who is to be told.
    if (pointed === null && memory.last.every(({ kind }) => kind === 'exclude' || kind === 'pin'))
      return [bareRequest('undoLast', message, { doubt: 'sure' })];
    const told = pointed ?? message;
    const written = memory.changed ? told.replace(ONE_OF_THEM, 'só ') : told;
    // "Um desses dias está errado": which is not said, and the others are not to be lost.
    if (
      memory.changed &&
      (memory.changes.at(-1)?.added.length ?? 0) > 1 &&
      ONE_IS_WRONG.test(spoken(written))
    )
      return [bareRequest('undoLast', written, { doubt: 'sure' })];
    const { pieces } = reader.clauses(written);
    const found =
      this.needNot(written, pieces) ??
      takenBackBy(written, pieces, memory, tools) ??
      swapped(written, memory, tools) ??
      freedBefore(written, pieces, memory, tools) ??
      new Fragments(reader, tools, memory).corrected(written) ??
      recounted(written, pieces, memory, tools) ??
      correctedRemoval(written, pieces, memory, tools);
    if (found) return found;
    const part = leftOfLast(written, pieces, memory.last, tools.masses);
    if (part && memory.changed)
      return [
        bareRequest('undoLast', written, part === 'unclear' ? { words: ['denied'] } : {}),
        ...(part === 'unclear' ? [] : part),
      ];
    return this.ofLast(written, this.afterLast(written));
  }

  /** @param message what was written, in words that say it of what was done last. */
  private ofLast(written: string, message: string): (Request | NotUnderstood)[] {
    const { memory, tools, reader } = this;
    const text = withoutExclaims(spoken(message));
    const everybody = this.forEverybody(message, text);
    if (everybody) return everybody;
    const found = reader.read(message, memory);
    const said = reader.clauses(message);
    const pieces = asDays(said.pieces, memory.last);
    const plain = asDays(said.plain, memory.last);
    const sought =
      this.decided(message, found) ??
      this.sought(message, pieces) ??
      goneOn(message, pieces, memory) ??
      countedOn(message, pieces, memory) ??
      this.counted(message, pieces, found) ??
      this.acted(message, found);
    if (sought) return [sought];
    if (AGAIN.test(text) && memory.last.length > 0)
      return memory.changed && memory.last[0]!.kind === 'exclude' && /\bel[ea]s?\b/.test(text)
        ? [bareRequest('undoLast', message)]
        : memory.last;
    // "Tira", after somebody was placed.
    if (memory.changed && memory.last[0]?.kind === 'pin' && TAKES_OUT.test(text))
      return [bareRequest('undoLast', message)];
    const calledOff = memory.changed ? CALLED_OFF.exec(text) : null;
    const instead = calledOff ? text.slice(calledOff.index + calledOff[0].length) : '';
    if (calledOff)
      return [bareRequest('undoLast', message), ...(instead === '' ? [] : reader.read(instead, memory))];
    if (memory.changed && NOT_NEEDED.test(text)) return [bareRequest('undoLast', message)];
    const isPlaceLeft = memory.changed && memory.last[0]?.kind === 'exclude' && memory.masses.length > 0;
    if (isPlaceLeft && WHO_ENTERS.test(text))
      return [bareRequest('free', message, { masses: [...memory.masses] })];
    // "Tira o que eu falei."
    if (memory.changes.length > 0 && TAKES_BACK_SAID.test(text))
      return [bareRequest(EVERYTHING.test(text) ? 'undoEverything' : 'undoLast', message)];
    if (WHO_THEN.test(text) && memory.masses.length > 0)
      return [bareRequest('free', message, { masses: [...memory.masses] })];
    if (WHO_SERVES.test(text) && memory.masses.length > 0)
      return [bareRequest('serving', message, { masses: [...memory.masses] })];
    const corrections = new Corrections(memory.last, tools.masses);
    const continuations = new Continuations(reader, tools, memory);
    const freed = continuations.partlyFreed(message);
    if (freed) return freed;
    const corrected =
      corrections.exchanged(text, plain) ??
      corrections.exchanged(text, pieces) ??
      corrections.narrowed(text, pieces) ??
      corrections.turned(text, pieces);
    if (corrected) return [...takenBack(memory, message), ...corrected];
    const undone = this.undoing.undone(message, found) ?? continuations.read(message, found);
    if (undone)
      return /\bnao\b|\berrad|\bnada disso\b/.test(text) ? this.withoutRepeats(undone, pieces) : undone;
    const isDenied = memory.changed && memory.last.length > 0 && !/\?\s*$/.test(written) && deniesLast(text);
    if (isDenied && pieces.every(({ type }) => type === 'word')) return [bareRequest('undoLast', message)];
    if (ANYBODY.test(text) && memory.masses.length > 0 && found.every(({ kind }) => kind === null))
      return [bareRequest('free', message, { masses: [...memory.masses] })];
    // What was done is said to be wrong, and not what is right: it is taken back, and the rest quoted.
    const [only, ...others] = found;
    if (memory.changed && only?.kind === 'no' && others.length === 0)
      return [bareRequest('undoLast', message, /^nao\b/.test(text) ? { doubt: 'sure' } : {})];
    const isUnclear =
      memory.last.length > 0 && (isDenied || RESTATES.test(text)) && found.every(({ kind }) => kind === null);
    return isUnclear ? [bareRequest('undoLast', message, { words: ['denied'] })] : found;
  }

  /** "Errei, dia 20. Dia 27 ela pode": who may come where they were kept from says only once more that it was wrong. */
  private withoutFreed(written: string): string {
    const { last, changed } = this.memory;
    const parts = written.split(/(?<=[.,;!])\s+/);
    if (!changed || parts.length < 2 || !last.every(({ kind }) => kind === 'exclude')) return written;
    const isOfLast = (mass: MassKey) => last.some(({ masses }) => matches(masses, mass));
    const of = (part: string) => {
      const filters = this.reader.massesOf(part);
      return filters.length > 0 ? this.tools.masses.filter((mass) => matches(filters, mass)) : [];
    };
    const isFreed = (part: string) => {
      const said = new Segment(this.reader.said(part.replace(IS_FREE, 'pode')).pieces);
      const own = of(part);
      const isRest = own.length === 0 && /^(?:(?:e|mas) )?(?:antes|depois)\b/.test(spoken(part));
      return (
        said.has('able') && !said.has('not', 'only') && (isRest || (own.length > 0 && own.every(isOfLast)))
      );
    };
    const others = parts.filter((part) => !isFreed(part));
    const isNew = others.some((part) => of(part).some((mass) => !isOfLast(mass)));
    const isCorrection = RESTATES.test(withoutExclaims(spoken(written)));
    // "De noite; de manhã ele pode": what is so instead, and no act of its own.
    const isBare = others.every(
      (part) =>
        of(part).length > 0 && !new Segment(this.reader.said(part).pieces).isAct && !ALSO.test(spoken(part)),
    );
    return others.length > 0 && others.length < parts.length && ((isNew && isCorrection) || isBare)
      ? `na verdade, ${others.join(' ')}`
      : written;
  }

  /** "Era pra todo mundo", after a maximum for one: for all; nothing else is set for all, and asked about. */
  private forEverybody(message: string, text: string): Request[] | null {
    const { last, changed } = this.memory;
    const [limit, ...others] = last;
    if (!changed || !limit || !FOR_EVERYBODY.test(text)) return null;
    const isLimit = limit.kind === 'cap' && others.length === 0;
    return isLimit
      ? [bareRequest('undoLast', message), { ...limit, kind: 'capAll', doubt: undefined, people: [] }]
      : [bareRequest('undoLast', message, { words: ['denied'] })];
  }

  /** "Não foi isso que eu pedi": what is taken back is not set anew as it was. */
  private withoutRepeats(requests: Request[], pieces: readonly Piece[]): Request[] {
    const [undoing, ...anew] = requests;
    const isSame =
      undoing?.kind === 'undoLast' && anew.length > 0 && contentOf(anew) === contentOf(this.memory.last);
    return isSame && pieces.every(({ type }) => type === 'word') ? [undoing] : requests;
  }

  /** What is said of the proposal that waits, where nothing was done since. */
  private decided(message: string, found: readonly (Request | NotUnderstood)[]): Request | null {
    const { tools, memory, reader } = this;
    const isLatest = memory.computed || memory.changes.length === 0;
    return tools.viewing === 'proposal' && isLatest ? decisionIn(message, found, reader) : null;
  }

  /** "Então ponha oito", after one mass was spoken of: so many people. */
  private counted(
    message: string,
    pieces: readonly Piece[],
    found: readonly (Request | NotUnderstood)[],
  ): Request | null {
    const { masses, people } = this.memory;
    const said = new Segment(pieces);
    const [count, ...others] = said.numbers;
    const isCount =
      count !== undefined &&
      others.length + said.people.length + said.masses.length === 0 &&
      count.of !== 'masses' &&
      masses.length === 1 &&
      pieces.length <= MOST_WORDS_OF_COUNT &&
      (said.has('place', 'leave', 'need', 'people', 'more', 'fewer') ||
        said.matches(/\b(?:mud|pass|alter|ajust|fix)\w* (?:\S+ )?para \d/)) &&
      !said.has('not', 'max', 'he', 'they', 'remove') &&
      found.every(({ kind }) => kind === null);
    if (!isCount) return null;
    const kind = count.sign === '+' ? 'more' : count.sign === '-' ? 'fewer' : 'exactly';
    const isOfSomebody = people.length > 0 && kind === 'exactly' && count.of === null;
    return bareRequest(kind, message, {
      masses: [...masses],
      number: count.value,
      doubt: isOfSomebody ? 'sure' : undefined,
    });
  }

  /** "Põe", "então tira", after one person and one mass were spoken of. */
  private acted(message: string, found: readonly (Request | NotUnderstood)[]): Request | null {
    const { masses, people } = this.memory;
    const [, placing, taking] = BARE_ACT.exec(spoken(message)) ?? [];
    // "Tira", after somebody was placed, takes that back.
    if (taking && this.memory.changed) return null;
    if (!(placing ?? taking) || people.length !== 1 || masses.length !== 1) return null;
    if (found.some(({ kind }) => kind !== null)) return null;
    const [person] = people;
    return bareRequest(placing ? 'pin' : 'exclude', message, {
      people: [{ words: person!.name, candidates: [person!], known: true }],
      masses: [...masses],
    });
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
}

/** What requests ask for, whatever their words. */
export const contentOf = (some: readonly (Request | NotUnderstood)[]) =>
  JSON.stringify(
    some.map((each) =>
      each.kind === null
        ? each.text
        : [each.kind, each.people.map(({ candidates }) => candidates[0]?.id), each.masses, each.number],
    ),
  );
/** Says that one of several is wrong, and not which. */
const ONE_IS_WRONG =
  /^(?:(?:mas|ops|opa|olha|acho que),? )*(?:um|uma|1) d(?:el[ea]s|ess[ea]s|[oa]s)(?: [a-z]+)? (?:\S+ )?(?:errad[oa]|trocad[oa])(?: ai)?$/;
/** "E a T não vem", of two Rosas. */
const BY_INITIAL =
  /(?<!\p{L})([oa]) (\p{L})\.?(?= (?:n[ãa]o|num|n|tb|tamb[ée]m|pode|vai|vem|serve|fica|sai|entra)(?!\p{L}))/giu;
/** Whoever else bears that name, of whom something is said. */
const THE_OTHER =
  /(?<!\p{L}|(?:é|eh|era|foi) )([oa]) outr[oa](?: (?!dia|missa|data|semana|domingo|s[áa]bado|pessoa|vez|coisa|op[çc])\p{L}{3,}(?<!tamb[ée]m|tampouco|fora|idem|nem|pode|vai|vem|serve|fica|sai|entra))?(?=,? (?:n[ãa]o|s[oó]|pode|vai|vem|serve|fica|sai|entra|tamb[ée]m|tb|tbm|tampouco|idem|fora|no m[áa]ximo|n[oa] (?!lugar))(?!\p{L}))/iu;
/** An initial alone says by itself that another is meant. */
const toAnother = (_: string, __: number, whole: string) => (/\s\p{L}\.?\s*$/u.test(whole) ? '' : 'errei, ');
/** "A Fátima pode pôr lá também", after somebody was placed. */
const PLACED_TOO =
  /^\s*(?:e\s+)?(?<who>[oa]\s[^,;?]{2,40}?)\s+pode\s+(?:p[oô]r|botar|colocar|escalar|incluir|ir|entrar|servir)(?:\s+(?:l[áa]|nela|nessa|a[íi]))?\s+(?:tamb[ée]m|tb[m]?|junt[oa])\s*[.!]*$|^\s*(?:e\s+)?pode\s+(?:p[oô]r|botar|colocar|escalar|incluir)\s+(?<who>[oa]\s[^,;?]{2,40}?)\s+(?:tamb[ée]m|tb[m]?|junt[oa])\s*[.!]*$/iu;
/** "O João é quem estará ausente." */
const IS_WHO =
  /^\s*(?:n[ãa]o,\s+)?(?<who>(?:[oa]|dona|seu)\s\p{L}+(?:\s\p{L}+\.?)?)\s+(?:é|eh|era)\s+quem\s+(?<does>[^,;?]{2,60}?)\s*[.!]*$/iu;
/** "Troca, é a Souza": another than was said. */
const CHANGES_TO =
  /^\s*(?:(?:pode|favor|por favor)\s+)?(?:tro[cq]|mud|corrij)\p{L}+\s*[,:.]\s+(?=(?:é|eh|era)\s)/iu;
/** "O do meio", of three. */
const THE_MIDDLE = /(?<!\p{L})[oa] (?:regra |pedido )?d[oe] meio(?!\p{L})/giu;
/** Takes back who was placed, and names nobody. */
const TAKES_OUT =
  /^(?:nao,? )?(?:pode )?(?:tira|retira|remove|tire|retire|remova)(?: (?:entao|ai|isso|de novo))?$/;
/** Takes back what was asked for, and says of nobody what. */
const TAKES_BACK_SAID =
  /^(?:(?:nao|pode|ah|opa|entao|agora),? )*(?:cancel|apag|tir|retir|remov|desfa[zc]|desconsider|ignor|anul)\w* (?:tudo |so )?(?:aquilo|isso|o) que (?:eu )?(?:acabei de )?(?:pedi|pedir|falei|falar|disse|dizer|mandei|mandar)(?: antes| agora| por ultimo)?$/;
/** Asks for somebody to place. */
const WHO_THEN =
  /^(?:e |entao |mas )*(?:(?:ponho|poe|coloco|coloca|boto|bota|escalo|chamo|chama) quem|quem (?:eu )?(?:ponho|poe|coloco|coloca|boto|bota|escalo|chamo|posso por|posso colocar|posso chamar))(?: (?:no lugar|entao|ai|la|agora|em vez))?(?: d(?:el[ea]|[ao] \S+))?$/;
/** Asks who is at the mass that was spoken of. */
const WHO_SERVES =
  /^(?:e |entao |mas )?quem (?:serve|esta|ta|vai|ficou|vai servir)(?: (?:la|nela|nele|nesse dia|nessa))?$/;
/** Asks who comes where somebody has gone. */
const WHO_ENTERS =
  /^(?:e |entao |mas |ai )*quem (?:entra|vai|fica|vem|cobre|assume|substitui)(?: (?:entao|no lugar|agora|ai|la))*(?: del[ea])?$/;
/** An order that leaves out whom, and where. */
const BARE_ACT =
  /^(?:(?:entao|ok|okay|beleza|blz|ta|ta bom|isso|certo|otimo|e|ai|ah|pode|agora|bom),? )*(?:(poe|ponha|bota|bote|coloca|coloque|colocar|escala|escale|encaixa|inclui|marca)|(tira|tire|tirar|retira|remove|desmarca|desescala))(?: (?:el[ea]|la|ai|nel[ea]|ness[ea]|entao|sim|logo|ja|por favor|favor))*,?$/;
const isSmallWord = ({ type, text }: Piece) =>
  type === 'word' &&
  /^(?:[oa]|entao|pode|ser|eh|e|poe|bota|coloca|ponha|dona|seu|mesmo|favor|por|vai|fica|entra|escolho|com|quero)$/.test(
    text,
  );
