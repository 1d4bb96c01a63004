/** Finds the people that a request speaks of, by their schedule names or parts of them. */
import type { PersonRef } from '../../assistant/index.js';
import { editDistance } from '../words/edit-distance.js';
import { NICKNAMES } from '../vocabulary/nicknames.js';
import { isWritten } from '../words/spelling.js';
import { plain } from '../words/words.js';

const MOST_WORDS = 4;
const MOST_CANDIDATES = 5;
const LONGEST_NAME = 60;

/** Somebody spoken of. */
export interface Mention {
  /** As it was written. */
  words: string;
  /** Who may be meant; one when it is certain. */
  candidates: PersonRef[];
  /** False for words that are nobody's name; the candidates then have a similar one. */
  known: boolean;
}

/** Everybody who may be meant. */
export const candidateIds = (people: readonly Mention[]): number[] =>
  people.flatMap(({ candidates }) => candidates.map(({ id }) => id));

/** They join the parts of a name. */
const PARTICLES = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'a', 'o', 'as', 'os', 'no', 'na']);

/** Ends a name that is made small. */
const SMALL = /(?:z?inh[oa]|z?it[oa])$/;

interface Named {
  person: PersonRef;
  /** Serves no more: not meant where somebody who serves may be. */
  isFormer: boolean;
  name: string;
  words: string[];
  /** How its words sound. */
  sounds: string[];
}

/** A known name with a surname that nobody of that name has, and a known surname after a name that is nobody's. */
const FOREIGN_SURNAME = /<p(\d+)> (?:d[aeo]s? )?<u(\d+)>/g;
const FOREIGN_FIRST_NAME = /<u(\d+)> (?:d[aeo]s? )?<p(\d+)>/g;

/** The names of a schedule's people, made ready to be looked for. */
export class PeopleFinder {
  private readonly named: Named[];
  private readonly fullNames: ReadonlyMap<string, PersonRef>;
  private readonly anyFullName: RegExp | null;
  private readonly similar = new Map<string, Mention>();
  /** How the words of names sound. */
  private readonly sounds: ReadonlySet<string>;

  /** @param former who serve no more: nobody is asked whether they are meant where somebody who serves may be. */
  constructor(people: readonly PersonRef[], former: readonly PersonRef[] = []) {
    this.named = [
      ...people.map((person) => ({ person, isFormer: false })),
      ...former.map((person) => ({ person, isFormer: true })),
    ]
      .map((one) => ({ ...one, name: plain(one.person.name), words: plain(one.person.name).split(' ') }))
      .map((named) => ({ ...named, sounds: named.words.map(soundOf) }))
      .sort((a, b) => b.name.length - a.name.length);
    this.sounds = new Set(this.named.flatMap(({ sounds }) => sounds));
    const several = this.named.filter(({ words }) => words.length > 1);
    this.fullNames = new Map(several.map(({ name, person }) => [name, person]));
    this.anyFullName =
      several.length > 0
        ? new RegExp(`(?<![a-z0-9])(?:${[...this.fullNames.keys()].join('|')})(?![a-z0-9])`, 'g')
        : null;
  }

  /** Whether somebody's name has this word, however it is spelled. */
  knows(word: string): boolean {
    return this.sounds.has(soundOf(word));
  }

  /** Masks whole names of more than one word, which no other word of the grammar can be. */
  maskFullNames(text: string, mentions: Mention[]): string {
    if (!this.anyFullName) return text;
    return text.replace(this.anyFullName, (name) =>
      mask(mentions, { words: name, candidates: [this.fullNames.get(name)!], known: true }),
    );
  }

  /**
   * Masks parts of names, and words that are neither a name nor of the grammar.
   * @param text plain, with days and times already masked.
   */
  maskRest(text: string, mentions: Mention[], isGrammarWord: (word: string) => boolean): string {
    const words = text.split(' ');
    const masked: string[] = [];
    let unknown: string[] = [];
    const endUnknown = () => {
      if (unknown.length > 0) masked.push(mask(mentions, this.similarTo(unknown.join(' '))));
      unknown = [];
    };
    for (let at = 0; at < words.length;) {
      const word = words[at]!;
      const mention = this.mentionAt(words, at, isGrammarWord);
      const isUnknown = /^[a-z]{2,}$/.test(word) && !isGrammarWord(word);
      if (mention) {
        endUnknown();
        masked.push(mask(mentions, mention));
        at += mention.words.split(' ').length;
      } else {
        if (isUnknown) unknown.push(word);
        else {
          endUnknown();
          masked.push(word);
        }
        at += 1;
      }
    }
    endUnknown();
    return this.joinNames(masked.join(' '), mentions);
  }

  /** Two masks that stand for one name, of which a part is misspelt or foreign, become one that is in doubt. */
  private joinNames(text: string, mentions: Mention[]): string {
    const inDoubt = (first: string, last: string, { candidates }: Mention) => {
      const words = `${mentions[Number(first)]!.words} ${mentions[Number(last)]!.words}`;
      return mask(mentions, { words, candidates, known: false });
    };
    return text
      .replace(FOREIGN_SURNAME, (_, first: string, last: string) =>
        inDoubt(first, last, mentions[Number(first)]!),
      )
      .replace(FOREIGN_FIRST_NAME, (both: string, first: string, last: string) => {
        const surname = mentions[Number(last)]!;
        const isFirstName = surname.candidates.some(({ name }) => plain(name).startsWith(surname.words));
        return isFirstName ? both : inDoubt(first, last, surname);
      });
  }

  /**
   * Somebody named at a place of a text by a whole name or a part of one.
   * @param words plain, days and times masked.
   */
  at(words: readonly string[], at: number, isGrammarWord: (word: string) => boolean): Mention | null {
    const mention = this.mentionAt([...words], at, isGrammarWord);
    const next = words[at + (mention?.words.split(' ').length ?? 0)];
    const initial =
      mention && next && mention.candidates.length > 1
        ? mention.candidates.filter(
            ({ name }) =>
              plain(name)
                .split(' ')
                .slice(1)
                .some((word) => word.startsWith(next)) && !PARTICLES.has(next),
          )
        : [];
    if (
      mention &&
      next &&
      initial.length === 1 &&
      /^[a-z]{1,4}$/.test(next) &&
      (next.length === 1 ? !/^[aeo]$/.test(next) : !isGrammarWord(next))
    )
      return { words: `${mention.words} ${next}`, candidates: initial, known: true };
    if (
      !mention ||
      !next ||
      mention.candidates.length < 2 ||
      !/^[a-z]{3,}$/.test(next) ||
      /^(?:com|sem|nos|nas|dos|das|que|por|para|nem|mas|foi|vai|sai|tem)$/.test(next) ||
      isGrammarWord(next)
    )
      return mention;
    const said = `${mention.words} ${next}`;
    const near = mention.candidates.filter(({ name }) => editDistance(said, plain(name)) <= 2);
    return near.length === 1 ? { words: said, candidates: near, known: false } : mention;
  }

  /** Whether a word is a name of somebody, or a nickname, or one slip of the pen away from a name. */
  isLike(word: string): boolean {
    return (
      word in NICKNAMES ||
      this.knows(word) ||
      this.named.some(({ words }) =>
        words.some((own) => Math.abs(own.length - word.length) < 2 && editDistance(own, word) < 2),
      )
    );
  }

  /** Who may be meant by a word that is nobody's name: by a nickname, or by a slip of the pen. */
  meantBy(word: string): PersonRef[] {
    const root = word.replace(SMALL, '');
    const formal = NICKNAMES[word] ?? NICKNAMES[root] ?? [];
    const nicknamed = this.named.filter(({ words }) =>
      words.some(
        (own) =>
          formal.includes(own) ||
          (root !== word && root.length >= 2 && own.startsWith(root)) ||
          (root.length >= 5 && SMALL.test(own) && own.replace(SMALL, '') === root.replace(/[oa]$/, '')) ||
          (root.length >= 4 && own.startsWith(root)),
      ),
    );
    return nicknamed.length > 0 ? inOrder(nicknamed) : word.length < 4 ? [] : this.mostSimilar(word);
  }

  /** Whoever has a name like this one, the most similar only. */
  similarTo(words: string): Mention {
    const known = this.similar.get(words);
    if (known) return known;
    const mention = {
      words,
      candidates: words.length > LONGEST_NAME ? [] : this.mostSimilar(words),
      known: false,
    };
    this.similar.set(words, mention);
    return mention;
  }

  private mostSimilar(words: string): PersonRef[] {
    const count = words.split(' ').length;
    const distances = this.named.map(({ person, isFormer, name, words: own }) => ({
      person,
      isFormer,
      distance: Math.min(editDistance(words, name), editDistance(words, own.slice(0, count).join(' '))),
    }));
    const least = Math.min(tolerance(words) + 1, ...distances.map(({ distance }) => distance));
    const near = least > tolerance(words) ? [] : distances.filter(({ distance }) => distance === least);
    return inOrder(near).slice(0, MOST_CANDIDATES);
  }

  private mentionAt(words: string[], at: number, isGrammarWord: (word: string) => boolean): Mention | null {
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
      const said = words.slice(at, at + count);
      const phrase = said.join(' ');
      const whole = this.named.filter(({ name }) => name === phrase);
      if (whole.length > 0) return { words: phrase, candidates: [whole[0]!.person], known: true };
      if (
        PARTICLES.has(said.at(-1)!) ||
        said.some((word) => word.length < (count === 1 ? 2 : 1) || (count === 1 && isGrammarWord(word)))
      )
        continue;
      const part = this.named.filter(({ words: own }) => own.some((_, start) => startsAt(own, start, said)));
      if (part.length === 0 && said.every((word) => word.length > 3 || PARTICLES.has(word))) {
        const sounds = said.map(soundOf);
        part.push(
          ...this.named.filter(({ sounds: own }) => own.some((_, start) => startsAt(own, start, sounds))),
        );
      }
      if (part.length === 0) {
        const swapped = this.named.filter(({ words: own }) =>
          own.some((_, start) => isSwapped(own, start, said)),
        );
        if (swapped.length === 1) part.push(...swapped);
      }
      if (part.length > 0) {
        return { words: phrase, candidates: inOrder(part), known: true };
      }
    }
    return null;
  }
}

function inOrder(found: readonly Pick<Named, 'person' | 'isFormer'>[]): PersonRef[] {
  const serving = found.filter(({ isFormer }) => !isFormer);
  return (serving.length > 0 ? serving : found)
    .map(({ person }) => person)
    .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

/** How many slips of the pen a name of this length may have. */
function tolerance(words: string): number {
  return words.length <= 4 ? 1 : words.length <= 9 ? 2 : 3;
}

function startsAt(own: string[], start: number, said: string[]): boolean {
  return said.every((word, i) => own[start + i] === word);
}

/** From so many letters on, a name in which two of them changed places is hardly another word. */
const SWAPPED = 5;

/** "Nezua", "maria heelna": the words of a name, in which two letters beside each other changed places. */
function isSwapped(own: string[], start: number, said: string[]): boolean {
  const differing = said.filter((word, i) => own[start + i] !== word);
  const [word, ...others] = differing;
  const meant = own[start + said.indexOf(word ?? '')];
  if (!word || !meant || others.length > 0 || word.length < SWAPPED || isWritten(word)) return false;
  return meant.length === word.length && sorted(meant) === sorted(word) && editDistance(meant, word) === 1;
}
const sorted = (word: string) => [...word].sort().join('');

function mask(mentions: Mention[], mention: Mention): string {
  mentions.push(mention);
  return `<${mention.known ? 'p' : 'u'}${mentions.length - 1}>`;
}

/** How a word sounds in Portuguese: spellings that are read alike become one. The word is without accents. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ch/g, 'x')
    .replace(/(?<![ln])h/g, '')
    .replace(/qu?(?=[ei])|q/g, 'k')
    .replace(/sc(?=[ei])|c(?=[ei]|ao$|oes$)|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/m$/, 'n')
    .replace(/(?<!([lnst]))(ll|nn|ss|tt)(?![lnst])/g, (double) => double.charAt(0));
}
