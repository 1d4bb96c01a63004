/** What a message changes in, adds to or takes back of what was done before it. */
import type { AssistantTools } from '../assistant-tools.js';
import { Continuations } from './continuations.js';
import { clausesOf, Corrections } from './corrections.js';
import { type KindId, RULE_SETTING_IDS } from './kinds.js';
import { type Memory, takenBack } from './memory.js';
import type { MessageReader } from './read-message.js';
import { bareRequest, type NotUnderstood, type Request } from './request.js';
import { type Piece, spoken } from './said.js';
import { Segment } from './segment.js';
import { revokedBy } from './revoking.js';
import { matches } from './settle.js';
import { DROPS, EVERYTHING, LAST, ORDINALS, RESTATES, TAKES_BACK, UNDOES } from './vocabulary/talk.js';

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
    const { memory, tools, reader } = this;
    const text = spoken(message);
    const found = reader.read(message, memory);
    const { pieces } = reader.said(message);
    const sought = this.sought(message, pieces);
    if (sought) return [sought];
    const corrections = new Corrections(memory.last, tools.masses);
    const corrected =
      corrections.exchanged(text, pieces) ??
      corrections.narrowed(text, pieces) ??
      corrections.turned(text, pieces);
    if (corrected) return [...takenBack(memory, message), ...corrected];
    const undone =
      this.undone(message, found) ?? new Continuations(reader, tools, memory).read(message, found);
    if (undone) return undone;
    // What was done is said to be wrong, and not what is right: it is taken back, and the rest quoted.
    const isUnclear =
      memory.last.length > 0 && RESTATES.test(text) && found.every(({ kind }) => kind === null);
    return isUnclear ? [bareRequest('undoLast', message), ...found] : found;
  }

  /** What a message takes back: rules by what it says of them or by their numbers, what was done last, all of it. */
  private undone(message: string, found: readonly (Request | NotUnderstood)[]): Request[] | null {
    const { memory, tools, reader } = this;
    const text = spoken(message);
    const bare = (kind: KindId, rest?: Partial<Request>): Request => bareRequest(kind, message, rest);
    const { pieces } = reader.said(message);
    if (memory.changes.length > 0 && TAKES_BACK.test(text)) return [bare('undoLast')];
    const isRead = found.every((request) => request.kind === 'removeRule' && request.numbers.length > 0);
    const revoked = isRead ? null : revokedBy(message, clausesOf(pieces), tools);
    if (revoked) return [revoked.request, ...reader.readPieces(revoked.rest, message, memory)];
    const isOfRules =
      memory.rules &&
      /^(?:\S+ ){0,2}(?:tir|apag|remov|retir|exclu|cancel)\w* (?:as? |os? )?d[aeo]s? /.test(text);
    const [whose] = new Segment(pieces).people;
    if (isOfRules && whose) return [bare('removeRule', { people: [whose] })];
    const isNothing = found.every(({ kind }) => kind === null);
    if (UNDOES.test(text) && memory.changes.length === 0 && isNothing) return [bare('undo')];
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
        tools.viewing === 'proposal' ||
        (memory.computed && tools.compare()?.status === 'accepted') ||
        /\b(?:proposta|escala)\b/.test(text);
      if (!isOfProposal || !UNDOES.test(text))
        return [bare(EVERYTHING.test(text) || this.isAllOf(text) ? 'undoEverything' : 'undoLast')];
    }
    const number = this.numberOfRule(text, found);
    if (number !== null) return [bare('removeRule', { number, numbers: [number] })];
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
    return DROPS.test(text) && !isCorrection && isNothing ? [bare('no')] : null;
  }

  /** "Tira a segunda", after the rules were told. */
  private numberOfRule(text: string, found: readonly (Request | NotUnderstood)[]): number | null {
    const isRemoval =
      this.memory.rules &&
      /^(?:(?:pode|entao|agora|quero|queria|favor|por|voce|ja) )*(?:apag|tir|remov|exclu|retir|cancel|delet|anul|revog|elimin)/.test(
        text,
      ) &&
      found.every(
        ({ kind, ...rest }) => kind === null || kind === 'removeRule' || ('doubt' in rest && rest.doubt),
      );
    if (!isRemoval) return null;
    const ordinal = ORDINALS.findIndex((start) => new RegExp(`\\b${start}[oa]\\b`).test(text));
    if (ordinal >= 0) return ordinal + 1;
    if (LAST.test(text)) return this.tools.listRules().length;
    const digit = /\b\d\b/.exec(text);
    return digit && Number(digit[0]);
  }

  /** "Desfaz as duas", where there were two. */
  private isAllOf(text: string): boolean {
    const count = /\b[ao]s (\d)\b|\bamb[ao]s\b/.exec(text);
    return count !== null && Number(count[1] ?? 2) === this.memory.changes.length;
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

const isSmallWord = ({ type, text }: Piece) =>
  type === 'word' &&
  /^(?:[oa]|entao|pode|ser|eh|e|poe|bota|coloca|ponha|dona|seu|mesmo|favor|por|vai|fica|entra|escolho|com|quero)$/.test(
    text,
  );
