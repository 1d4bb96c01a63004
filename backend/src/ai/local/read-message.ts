/** Reads a whole message: the requests in it, and what was not understood. */
import type { MassFilter } from '../../roster/index.js';
import type { PersonRef } from '../assistant-tools.js';
import { isTableWord, kindOf } from './grammar.js';
import type { KindId } from './kinds.js';
import { findMasses, type MassWorld } from './mass-references.js';
import { PeopleFinder, type Mention } from './people-references.js';
import { canonicalWords, isGrammarWord, plain, rewritePhrases } from './words.js';

/** What requests may speak of. */
export interface World extends MassWorld {
  people: readonly PersonRef[];
}

/** One request, as far as it can be read without knowing the schedule's state. */
export interface Request {
  kind: KindId;
  /** As it was written. */
  text: string;
  people: Mention[];
  masses: MassFilter[];
  number: number | null;
  /** All of its numbers, in their order. */
  numbers: number[];
  /** Why what it says of days or times makes no sense, in Portuguese. */
  problem: string | null;
  /** Its canonical words. */
  words: string[];
}

export interface NotUnderstood {
  kind: null;
  text: string;
  words: string[];
}

/** Ends of sentences, but not after abbreviations and initials. */
const SENTENCE_END =
  /(?<!(?<![\p{L}\p{N}])(?:dom|seg|ter|qua|qui|sex|s[aá]b|m[aá]x|m[ií]n|sr|sra|pe|ir|\p{L}))[.!?]+(?=\s|$)|[\n;]+/iu;
const REASON = /,?\s+(?:pois|j[aá] que|visto que|uma vez que|porque|por causa d[eoa]|para que)\s.*$/isu;
/** Where one sentence may hold two requests. */
const JOINTS =
  /\s*,?\s+(?:e depois|e ent[aã]o|depois|mas|e tamb[eé]m|e)\s+|\s*,\s+|\s+com (?=(?:no )?m[aá]x|at[eé] )|\s+(?=sem )/giu;
/** Requests that speak of people beyond doubt: there an unknown word is a name that nobody has. */
const NAMING = new Set<KindId>([
  'apart',
  'together',
  'cap',
  'only',
  'replace',
  'exclude',
  'pin',
  'whyAbsent',
]);
/** Words that a request may begin with and mean the same without. */
const OPENINGS = new Set(['quero', 'precisa', 'pode', 'mostre', 'sim', 'oi', 'e']);
const LONGEST_REQUEST = 400;
const MOST_REQUESTS = 30;
const MOST_JOINTS = 15;

/** Reads messages about one schedule. */
export class MessageReader {
  private readonly finder: PeopleFinder;
  /** What texts are made of; a sentence's parts are tried again and again. */
  private readonly known = new Map<string, Request | null>();
  private readonly knownParts = new Map<string, Request[] | null>();

  constructor(private readonly world: World) {
    this.finder = new PeopleFinder(world.people);
  }

  /** The requests of a message, in their order. */
  read(message: string): (Request | NotUnderstood)[] {
    return message
      .split(SENTENCE_END)
      .map((sentence) => sentence.trim().slice(0, LONGEST_REQUEST))
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
      .slice(0, MOST_REQUESTS)
      .flatMap((sentence) => this.readSentence(sentence));
  }

  /** The canonical words of a text, people and masses masked. */
  wordsOf(text: string): string[] {
    return this.parse(text).words;
  }

  /** The person that the whole text names, with candidates where it is not certain; null for anything else. */
  personIn(text: string): Mention | null {
    const { words, mentions } = this.parse(text);
    return words.length === 1 && mentions.length === 1 ? mentions[0]! : null;
  }

  /** The masses that the whole text names; empty for anything else. */
  massesIn(text: string): MassFilter[] {
    const { words, masses } = this.parse(text);
    return words.every((word) => /^<m\d+>$/.test(word)) ? masses : [];
  }

  private readSentence(sentence: string): (Request | NotUnderstood)[] {
    const whole = this.readRequest(sentence);
    if (whole) return [whole];
    const parts = this.readParts(sentence);
    if (parts) return parts;
    const bare = sentence.replace(REASON, '');
    const without =
      bare === sentence || bare === '' ? null : (this.readRequest(bare) ?? this.readParts(bare));
    if (without) return [without].flat();
    return [{ kind: null, text: sentence, words: this.wordsOf(sentence) }];
  }

  /** Both halves of a sentence, where there is a place to part it so that both are understood. */
  private readParts(sentence: string): Request[] | null {
    return remembered(this.knownParts, sentence, () => this.partsOf(sentence));
  }

  private partsOf(sentence: string): Request[] | null {
    for (const joint of [...sentence.matchAll(JOINTS)].slice(0, MOST_JOINTS).reverse()) {
      const left = this.readPart(sentence.slice(0, joint.index));
      if (!left) continue;
      const rest = sentence.slice(joint.index + joint[0].length);
      const right = this.readPart(rest);
      const parts = right ? [right] : this.readParts(rest);
      if (parts) return [left, ...parts];
    }
    return null;
  }

  /** As {@link readRequest}, but a name or a day alone is no request there. */
  private readPart(text: string): Request | null {
    const request = this.readRequest(text);
    return request?.words.some((word) => /^[a-z]/.test(word)) ? request : null;
  }

  private readRequest(text: string): Request | null {
    return remembered(this.known, text, () => this.requestOf(text));
  }

  private requestOf(text: string): Request | null {
    const { words, mentions, masses, problem } = this.parse(text);
    const kind = kindOf(words) ?? (OPENINGS.has(words[0] ?? '') ? kindOf(words.slice(1)) : null);
    if (kind === null || (!NAMING.has(kind) && mentions.some(({ candidates }) => candidates.length === 0)))
      return null;
    const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
    return {
      kind,
      text,
      words,
      people: mentions,
      masses,
      problem,
      number: numbers[0] ?? null,
      numbers,
    };
  }

  private parse(text: string) {
    const mentions: Mention[] = [];
    const named = this.finder.maskFullNames(plain(text), mentions);
    const { text: dated, references, problem } = findMasses(named, this.world);
    const isMeaningful = (word: string) => isGrammarWord(word) || isTableWord(word);
    const masked = this.finder.maskRest(rewritePhrases(dated), mentions, isMeaningful);
    const words = canonicalWords(masked);
    const order = words.flatMap((word) => /^<[pu](\d+)>$/.exec(word)?.[1] ?? []);
    return {
      words,
      mentions: order.map((index) => mentions[Number(index)]!),
      masses: references.flat(),
      problem,
    };
  }
}

function remembered<T>(known: Map<string, T>, text: string, read: () => T): T {
  const found = known.get(text);
  if (found !== undefined) return found;
  const made = read();
  known.set(text, made);
  return made;
}
