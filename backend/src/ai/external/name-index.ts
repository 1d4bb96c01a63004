/** The names of a parish, made ready to be found in running text. */
import { comparisonKey } from '../../platform/text.js';
import { editDistance, isGrammarWord } from '../local/index.js';

/** They join the parts of a name and are nobody's name themselves. */
const PARTICLES = new Set(['da', 'de', 'do', 'das', 'dos', 'di', 'del', 'della', 'van', 'von']);
/** Names of days and months: written small, and alone, they are nobody's. */
const CALENDAR = new Set(
  `domingo domingos segunda segundas terca tercas quarta quartas quinta quintas sexta sextas sabado sabados janeiro
  fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro natal pascoa`.split(/\s+/),
);
/** The same holds for these, unless somebody is called just so. */
const ORDINARY = new Set(
  `santo santa santas sao quaresma advento novena festa comunhao altar igreja capela matriz bispo frei diacono filho
  filha filhos neto neta sobrinho sobrinha junior mae pai esposa esposo marido mulher`.split(/\s+/),
);
/** How many letters of a word may be wrong, by its length. */
const SLIPS = [
  { from: 8, slips: 2 },
  { from: 4, slips: 1 },
];
const SHORTEST_MISSPELT_SMALL = 5;
const WORD = /\p{N}+|(?:(?<!\p{L})d['’])?[\p{L}\p{M}]+/giu;
const INITIAL = /^\p{L}$/u;
/** Numbers and initials: part of a name only after the rest of it. */
const MINOR = /^(?:\p{N}+|\p{L})$/u;
const BETWEEN_PARTS = /^[\s\-.'’]{0,3}$/u;

export interface Named {
  /** Null for whoever is no minister. */
  id: number | null;
  names: readonly string[];
}

/** Somebody spoken of. */
export interface NameFound {
  start: number;
  end: number;
  /** Everybody who may be meant. */
  people: readonly Named[];
  /** Whether it was only like a name. */
  doubtful: boolean;
}

interface Word {
  start: number;
  end: number;
  key: string;
  isCapital: boolean;
}

interface Known {
  people: ReadonlySet<Named>;
  doubtful: boolean;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(([word], at, all) => {
    const start = all[at]!.index;
    return { start, end: start + word.length, key: keyOf(word), isCapital: /^\p{Lu}/u.test(word) };
  });

/** "Marco" is a name, "março" is none. */
const keyOf = (word: string) =>
  word.toLowerCase() === 'março' ? 'março' : comparisonKey(word.replace(/^d['’]/i, ''));

/** The parts of a name that tell somebody from others. */
const partsOf = (name: string): string[] =>
  wordsOf(name)
    .map(({ key }) => key)
    .filter((key) => !PARTICLES.has(key));

export class NameIndex {
  private readonly byPart = new Map<string, Set<Named>>();
  private readonly byName = new Map<string, Set<Named>>();
  private readonly similar = new Map<string, Known | null>();

  constructor(people: readonly Named[]) {
    for (const person of people) {
      for (const parts of person.names.map(partsOf)) {
        add(this.byName, parts.join(' '), person);
        for (const part of parts) add(this.byPart, part, person);
      }
    }
  }

  /**
   * The names in a text, in their order.
   * @param misspelt whether words that are only like a name count too.
   */
  find(text: string, misspelt: boolean): NameFound[] {
    const words = wordsOf(text);
    const found: NameFound[] = [];
    for (let at = 0; at < words.length;) {
      const run = this.runAt(text, words, at, misspelt);
      if (run) found.push(run.name);
      at = run ? run.next : at + 1;
    }
    return found;
  }

  /** The longest run of words from here on that are parts of one person's name. */
  private runAt(text: string, words: Word[], at: number, misspelt: boolean) {
    const first = MINOR.test(words[at]!.key) ? null : this.known(words[at]!, misspelt);
    if (!first) return null;
    let [people, doubtful, last] = [[...first.people], first.doubtful, at];
    const parts = [words[at]!.key];
    for (;;) {
      const next = nextPart(text, words, last);
      const known = next === null ? null : this.known(words[next]!, misspelt);
      const both = [...people].filter((person) => known?.people.has(person));
      if (next === null || !known || both.length === 0) break;
      [people, doubtful, last] = [both, doubtful || known.doubtful, next];
      parts.push(words[next]!.key);
    }
    const word = words[at]!;
    if (parts.length === 1 && !word.isCapital && this.isOrdinary(word.key)) return null;
    const exact = this.byName.get(parts.join(' '));
    const name = { start: word.start, end: words[last]!.end, people: exact ? [...exact] : people, doubtful };
    return { name, next: last + 1 };
  }

  private known({ key, isCapital }: Word, misspelt: boolean): Known | null {
    const people = this.byPart.get(key);
    if (people && (isCapital || !INITIAL.test(key))) return { people, doubtful: false };
    if (!misspelt || MINOR.test(key) || PARTICLES.has(key) || this.isOrdinary(key)) return null;
    if (key.length < SHORTEST_MISSPELT_SMALL && !isCapital) return null;
    const asked = isCapital ? key.toUpperCase() : key;
    if (!this.similar.has(asked)) this.similar.set(asked, this.similarTo(key, isCapital));
    return this.similar.get(asked)!;
  }

  private isOrdinary(key: string): boolean {
    if (CALENDAR.has(key)) return true;
    return (ORDINARY.has(key) || isGrammarWord(key)) && !this.byName.has(key);
  }

  private similarTo(key: string, isCapital: boolean): Known | null {
    const most = SLIPS.find(({ from }) => key.length >= from)?.slips ?? 0;
    const near = [...this.byPart].filter(
      ([part]) =>
        most > 0 &&
        part.length >= SHORTEST_MISSPELT_SMALL - 1 &&
        (isCapital || part.startsWith(key[0]!)) &&
        Math.abs(part.length - key.length) <= most &&
        editDistance(part, key) <= most,
    );
    if (near.length === 0) return null;
    return { people: new Set(near.flatMap(([, people]) => [...people])), doubtful: true };
  }
}

/** The word that goes on with a name: the next one, or the one after its particles. */
function nextPart(text: string, words: Word[], last: number): number | null {
  for (let next = last + 1; next < words.length; next += 1) {
    if (!BETWEEN_PARTS.test(text.slice(words[next - 1]!.end, words[next]!.start))) return null;
    if (!PARTICLES.has(words[next]!.key)) return next;
  }
  return null;
}

function add(index: Map<string, Set<Named>>, key: string, person: Named): void {
  index.set(key, (index.get(key) ?? new Set()).add(person));
}
