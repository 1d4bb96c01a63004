/** Finds masses that a request names by what they are called: "a missa de cura e libertação". */
import { weekday } from '../../../platform/dates/month.js';
import { isMass, type MassFilter, type MassKey, massMatches } from '../../../roster/index.js';
import type { MassRef } from '../../assistant/index.js';
import { NOT_OF_MASSES, SAME_MASSES } from '../vocabulary/church-year.js';
import { REASONS } from '../vocabulary/reasons.js';
import { likelyMeaningsOf } from '../words/lexicon.js';
import { isGrammarWord, plain } from '../words/words.js';

const MASS =
  /(?:missas?|missinhas?|celebracao|novena(?= d)) (?:(?:por|pel[ao]s?|d[aeo]s?|para) )?(?:[ao]s? )?/y;
/** After these one word of a name, if it is long, is enough too. */
const ARTICLE = /(?:[nd]?[ao]|para(?: [ao])?) (?:d[aeo]s? )?(?=[a-z]{4})/y;
/** Words between two that count. */
const LINK = /(?: (?:e|d[aeo]s?|por|com|[ao]s?))? /y;
const WORD = /[a-z]+/y;
const MASSES = /^(?:missas?|missinhas?)$/;
/** Words that many masses may be called by, or that say when they are. */
const GENERIC = new Set(
  `missa missas santa de da do das dos e a o as os por para com em na no nas nos dia dias mes semana semanal primeira
  segunda terceira quarta quinta sexta sabado domingo terca feira ultima ultimo manha tarde noite natal vespera ano novo
  senhor senhora finados janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro hora horas`.split(
    /\s+/,
  ),
);

/** Masses of one name at one place of a text. */
export interface NamedMasses {
  end: number;
  masses: MassKey[];
  /** Which names it may be, where that is not certain. */
  problem: string | null;
  /** Whether it is one word that is more often something else: "um casamento na família". */
  isCommon: boolean;
}

/** The names of a schedule's masses, made ready to be looked for. */
export class MassNames {
  /** With all words of each, and those of them that tell it from others. */
  private readonly names: {
    description: string;
    all: string[];
    words: string[];
    /** Of each word the ways to say it: itself, and after "missa" what else means the same. */
    own: Ways[];
    same: Ways[];
    masses: MassKey[];
  }[];

  constructor(
    private readonly masses: readonly MassRef[],
    private readonly isName: (word: string) => boolean = () => false,
  ) {
    this.names = [...new Set(masses.map(({ description }) => description))]
      .map((description) => ({ description, all: plain(description).split(' ') }))
      .map(({ description, all }) => ({
        description,
        all,
        words: all.filter((word) => /^[a-z]{2,}$/.test(word) && !GENERIC.has(word)),
      }))
      .map((name) => ({
        ...name,
        own: name.words.map((word) => [word]),
        same: name.words.map(waysToSay),
        masses: masses.filter((mass) => mass.description === name.description),
      }))
      .filter(({ words }) => words.length > 0);
  }

  /**
   * What is named at this place: after "missa" by one word of a name, elsewhere by two.
   * @param text plain (words/words.ts).
   */
  at(text: string, start: number): NamedMasses | null {
    if (this.names.length === 0) return null;
    MASS.lastIndex = start;
    ARTICLE.lastIndex = start;
    const mass = MASS.exec(text)?.[0];
    const prefix = (mass ?? ARTICLE.exec(text)?.[0])?.length ?? 0;
    // "Galo: nove", "colocar Pedro Imaculada": by one word that names nothing else.
    const isAlone = (end: number) =>
      // "Catequese dia 20", "…: novena não".
      /^ (?:d[oe] )?dia \d|^ (?:nao|sim)$/.test(text.slice(end)) ||
      ((start === 0) !== (end === text.length) &&
        (end === text.length ||
          (start === 0 && /^ (?:com|sem|precisa|mais|menos|para|\d|nao|so) ?/.test(text.slice(end))) ||
          (text[end] === ',' && (start === 0 || text.slice(0, start).endsWith(', ')))));
    const [longest, ...others] = this.names
      .map(({ own, same, all, ...name }) => ({
        ...name,
        isCommon: mass === undefined && COMMON.has(/^[a-z]*/.exec(text.slice(start + prefix))![0]),
        ...withRest(text, runOf(text, start + prefix, mass === undefined ? own : same), all),
        word: /^[a-z]*/.exec(text.slice(start + prefix))![0],
      }))
      .filter(
        ({ count, end, word }) =>
          count > 1 ||
          (count === 1 && word !== 'sao' && (prefix > 0 || (isAlone(end) && this.isTelling(word)))),
      )
      .sort((a, b) => b.end - a.end);
    if (!longest) return null;
    const isCommon = longest.isCommon && longest.count === 1;
    // "A família já marcou o almoço" names no mass.
    if (isCommon && /^[ao] $/.test(text.slice(start, start + prefix))) return null;
    const before = /([a-z]+) $/.exec(text.slice(0, start))?.[1] ?? '';
    // "A novena das almas" is another.
    const other = OTHER_NOVENA.exec(text.slice(longest.end))?.[1];
    if (text.slice(start, longest.end).endsWith('novena') && other && !this.isTime(other)) return null;
    const isOwned = mass === undefined && longest.count === 1 && text.startsWith('d', start);
    if (isCommon && (REASONS.test(before) || (isOwned && this.isThing(before)))) return null;
    // "As famílias da catequese", "o ensaio da novena".
    if (isOwned && NOT_OF_MASSES.test(before)) return null;
    const alike = others.filter(({ end }) => end === longest.end);
    const problem =
      alike.length === 0
        ? null
        : `Há mais de uma missa assim: ${[longest, ...alike].map(({ description }) => description).join('; ')}. Diga qual, ou o dia e o horário.`;
    return { end: longest.end, masses: longest.masses, problem, isCommon };
  }

  private isTime(word: string): boolean {
    return GENERIC.has(word) || this.names.some(({ words }) => words.includes(word)) || this.isName(word);
  }

  /** "A ceia da família": whether a word names something else, whose the common word is. */
  private isThing(word: string): boolean {
    return (
      word.length > 3 && likelyMeaningsOf(word).length === 0 && !isGrammarWord(word) && !this.isName(word)
    );
  }

  /** Whether a word alone, without "missa" or an article, names a mass rather than somebody or a reason. */
  private isTelling(word: string): boolean {
    return word.length > 3 && !REASONS.test(word) && !COMMON.has(word) && !this.isName(word);
  }

  /** The fewest filters that fit these masses of the schedule and no others. */
  filtersOf(named: readonly MassKey[]): MassFilter[] {
    const isNamed = (mass: MassKey) => named.some((each) => isMass(each, mass));
    const fits = (filter: MassFilter) =>
      this.masses.filter((mass) => massMatches(filter, mass)).every(isNamed);
    const [first] = named;
    if (first && named.length > 1) {
      const weekly = { weekday: weekday(first.date), time: first.time };
      if (named.every((mass) => massMatches(weekly, mass)) && fits(weekly)) return [weekly];
    }
    const filters = named.map(({ date, time }) =>
      named.length > 1 && fits({ date }) ? { date } : { date, time },
    );
    return filters.filter(
      (filter, index) =>
        filters.findIndex(({ date, time }) => date === filter.date && time === filter.time) === index,
    );
  }
}

/** What a novena is of. */
const OTHER_NOVENA = /^ d[aeo]s? ((?:sao|santo|santa)(?= [a-z])|[a-z]{4,})/;

/** Words of names that are more often something else when they stand alone. */
const COMMON = new Set(
  'cura acao graca gracas criancas crianca familia coracao sagrada sagrado libertacao povo vida saude dizimo jovens enfermos maria jose joao pedro paulo ana rita'.split(
    ' ',
  ),
);

/** What else of its name follows, though it tells nothing: "novena de natal". */
function withRest(text: string, run: { count: number; end: number }, all: readonly string[]) {
  let { end } = run;
  while (run.count > 0) {
    LINK.lastIndex = end;
    WORD.lastIndex = end + (LINK.exec(text)?.[0].length ?? 0);
    const word = WORD.exec(text)?.[0];
    if (word === undefined || MASSES.test(word) || !GENERIC.has(word) || !all.includes(word)) break;
    end = WORD.lastIndex;
  }
  return { ...run, end };
}

/** A word of a name, or any that people say for it. */
type Ways = readonly string[];
const SAME = SAME_MASSES.map((same) => same.split(' '));
const waysToSay = (word: string): Ways => SAME.find((same) => same.includes(word)) ?? [word];

/** Where a word stands among others; in the plural too. */
function indexOf(words: readonly Ways[], word: string, from: number): number {
  const find = (some: string) => words.findIndex((ways, index) => index >= from && ways.includes(some));
  const at = find(word);
  if (at >= 0) return at;
  // "As vespertinas", "as dominicais", of masses that are "vespertina" or "dominical" each.
  const one = word.endsWith('ais') ? word.replace(/ais$/, 'al') : word.replace(/(?<=[a-z]{4})s$/, '');
  return one === word ? -1 : find(one);
}

/** As many of the words as stand here one after another, in their order, and where they end. */
function runOf(text: string, start: number, words: readonly Ways[]): { count: number; end: number } {
  let run = { count: 0, end: start };
  let from = 0;
  for (let at = start; ;) {
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0];
    const index = word === undefined ? -1 : indexOf(words, word, from);
    if (index < 0) return run;
    from = index + 1;
    run = { count: run.count + 1, end: at + word!.length };
    LINK.lastIndex = run.end;
    const link = LINK.exec(text);
    if (!link) return run;
    at = run.end + link[0].length;
  }
}
