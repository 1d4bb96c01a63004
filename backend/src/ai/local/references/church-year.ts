/** Feasts and seasons that a request names, as the dates they are on. */
import { addDays, datesOfMonth, isoDate, monthOf, weekday, yearOf } from '../../../platform/dates/month.js';
import { easterSunday } from '../../../timetable/index.js';
import type { MassRef } from '../../assistant/index.js';
import {
  ADVENT_FEASTS,
  DAY_NAMES,
  EASTER_FEASTS,
  FEAST_NOUNS,
  FIXED_FEASTS,
  SEASONS,
  SUNDAY_FEASTS,
} from '../vocabulary/church-year.js';
import { plain } from '../words/words.js';

/** First Sunday of Advent: the fourth Sunday before Christmas. */
export function firstOfAdvent(year: number): string {
  const christmas = isoDate(year, 12, 25);
  return addDays(christmas, -(weekday(christmas) || 7) - 21);
}

/** The Sunday after a date. */
const sundayAfter = (date: string) => addDays(date, 7 - weekday(date));

/** A feast: how it is called, and when it is in a year. */
interface Feast {
  name: string;
  on: (year: number) => string;
}

const FEASTS: readonly Feast[] = [
  ...FIXED_FEASTS.map(([name, month, day]) => ({ name, on: (year: number) => isoDate(year, month, day) })),
  ...EASTER_FEASTS.map(([name, days]) => ({ name, on: (year: number) => addDays(easterSunday(year), days) })),
  ...ADVENT_FEASTS.map(([name, weeks]) => ({
    name,
    on: (year: number) => addDays(firstOfAdvent(year), 7 * weeks),
  })),
  ...SUNDAY_FEASTS.map(([name, month, day]) => ({
    name,
    on: (year: number) => sundayAfter(isoDate(year, month, day)),
  })),
];

const ORDINALS = ['primeir', 'segund', 'terceir', 'quart'];
const ORDINAL = '(?:(?:primeir|segund|terceir|quart)[oa]|[1-4][oa]?)';
/** What links a feast to the words before it. */
const LINK = String.raw`(?:(n|d|pel|a|para )?([oa]s?) |(em|de) )?`;
/** "No terceiro domingo do Advento", "no segundo e no quarto domingo do Advento". */
const ADVENT_SUNDAYS = new RegExp(
  String.raw`\b((?:${ORDINAL}(?:, | e )(?:n?[oa] )?)*${ORDINAL}) domingos? d[eo] advento\b`,
  'g',
);
const EVE = String.raw`((?:vespera|vigilia) d[aeo]s? )?`;
const SPOKEN_OF_ALONE = /(?:^|,(?: e)? | e )$/;
const BEFORE_A_BOUND = /\b(?:ate|antes|depois|apos|a partir|desde|entre) (?:d?[aeo]s? )?$/;
const BEHIND_A_BOUND = /^ (?:ate|ao|a (?:dia|missa|natal|galo|festa|sagrada|imaculada)) /;

/** Days of a schedule, as `findMasses` is given them. */
interface Days {
  masses: readonly MassRef[];
  today: string;
}

/**
 * A request with feasts and seasons of the schedule's time in dates: "na festa de Santa Luzia" as "no dia 13/12".
 * @param said plain (words/words.ts), or as it is spoken.
 */
export function withFeasts(said: string, days: Days): string {
  const text = DAY_NAMES.reduce((plainer, [name, words]) => plainer.replace(name, words), said);
  const span = spanOf(days);
  const ofAdvent = text.replace(ADVENT_SUNDAYS, (all, which: string) => {
    const first = firstOfAdvent(yearOf(span.until));
    const dates = (which.match(new RegExp(ORDINAL, 'g')) ?? []).map((each) => {
      const week = /^\d/.test(each)
        ? Number(each[0]) - 1
        : ORDINALS.findIndex((start) => each.startsWith(start));
      return addDays(first, 7 * week);
    });
    return dates.length === 0 ? all : dates.map(asDay).join(' e ');
  });
  return withSeasons(
    FEASTS.reduce((plainer, feast) => withFeast(plainer, feast, days, span), ofAdvent),
    span,
  );
}

function withFeast(text: string, feast: Feast, days: Days, span: Span): string {
  const known = patternOf(feast.name);
  if (!known.bare.test(text)) return text;
  const named = datesNamed(known.bare, days.masses);
  const date = named.length > 0 ? named[0]! : dateIn(span, feast.on);
  const isFound = named.length > 0 && days.masses.filter((mass) => mass.date === date).length === 1;
  if (date === null || named.length > 1) return text;
  return text.replace(
    known.whole,
    (
      all: string,
      link: string | undefined,
      article: string | undefined,
      other: string | undefined,
      noun: string | undefined,
      eve: string | undefined,
      ...rest: (string | number)[]
    ) => {
      const at = rest.find((each): each is number => typeof each === 'number')!;
      const [before, behind] = [text.slice(0, at), text.slice(at + all.length)];
      const isBound = BEFORE_A_BOUND.test(before) || BEHIND_A_BOUND.test(behind);
      const isListed = article === undefined && SPOKEN_OF_ALONE.test(before) && /^(?:$|,| e )/.test(behind);
      const isOf = /\b(?:missas?|celebracao|missinha) $/.test(before);
      // A mass by its own name is found by it; a saint may be a church, a town or whom somebody prays to.
      const isDay =
        eve !== undefined ||
        isBound ||
        isListed ||
        (noun !== undefined && !isFound) ||
        (isOf && named.length === 0);
      if (!isDay || /\bnovena $/.test(before)) return all;
      const preposition = { n: 'no ', d: 'do ', pel: 'pelo ', 'para ': 'para o ', a: 'ao ' }[link ?? ''];
      const led = preposition ?? (article ? 'o ' : other === 'de' ? 'do ' : other ? 'no ' : '');
      return `${led}${asDay(eve === undefined ? date : addDays(date, -1))}`;
    },
  );
}

interface Pattern {
  bare: RegExp;
  whole: RegExp;
}
const patterns = new Map<string, Pattern>();
function patternOf(name: string): Pattern {
  const known = patterns.get(name);
  if (known) return known;
  const adjectives = '(?:(?:glorios[oa]|bem aventurad[oa]|nosso|nossa|querid[oa]|excels[oa]) )?';
  const found = {
    bare: new RegExp(String.raw`\b(?:${name})\b`),
    whole: new RegExp(
      String.raw`\b${LINK}(?:(${FEAST_NOUNS}) (?:d[aeo]s? )?)?${EVE}${adjectives}(?:${name})\b`,
      'g',
    ),
  };
  patterns.set(name, found);
  return found;
}

/** The dates of masses that are called by a feast. */
const datesNamed = (name: RegExp, masses: readonly MassRef[]): string[] => [
  ...new Set(masses.filter(({ description }) => name.test(plain(description))).map(({ date }) => date)),
];

/** The first and the last day of the schedule's months. */
interface Span {
  from: string;
  until: string;
}
function spanOf({ masses, today }: Days): Span {
  const [first, last] = [masses[0]?.date ?? today, masses.at(-1)?.date ?? today];
  return {
    from: datesOfMonth(yearOf(first), monthOf(first))[0]!,
    until: datesOfMonth(yearOf(last), monthOf(last)).at(-1)!,
  };
}

/** When a feast is in the time of a schedule; null where it is in none of it. */
function dateIn({ from, until }: Span, on: (year: number) => string): string | null {
  const dates = [...new Set([yearOf(from), yearOf(until)])].map(on);
  return dates.find((date) => from <= date && date <= until) ?? null;
}

/** "Nos domingos do Advento", "na oitava do Natal", as days of the schedule. */
function withSeasons(text: string, span: Span): string {
  return SEASONS.reduce((plainer, [name, first, last]) => {
    const match = new RegExp(
      String.raw`\b(?:durante (?:tod[oa] )?(?:[oa]s? )?|(?:em )?tod[oa]s? [oa]s? |(?:n|d|pel)[ao]s? |de |em )(?:(?:santo|sagrado) )?(?:(?:tempo|dias|periodo|semanas?) d[aeo]s? )?(?:${name})\b`,
      'g',
    );
    if (!match.test(plainer)) return plainer;
    const days = [...new Set([yearOf(span.from), yearOf(span.until)])]
      .map((year) => ({ from: dayOf(first, year), until: dayOf(last, year) }))
      .find(({ from, until }) => from <= span.until && until >= span.from);
    if (!days) return plainer;
    const isOpen = days.from <= span.from;
    const isEndless = days.until >= span.until;
    return plainer.replace(
      match,
      isOpen && isEndless
        ? 'o mes inteiro'
        : isOpen
          ? `ate o ${asDay(days.until)}`
          : isEndless
            ? `a partir do ${asDay(days.from)}`
            : `do ${asDay(days.from)} ao ${asDay(days.until)}`,
    );
  }, text);
}

function dayOf(
  told: readonly ['easter' | 'advent', number] | readonly [number, number],
  year: number,
): string {
  const [from, days] = told;
  if (from === 'easter') return addDays(easterSunday(year), days);
  return from === 'advent' ? addDays(firstOfAdvent(year), days) : isoDate(year, from, days);
}

/** "dia 13/12" */
const asDay = (date: string) => `dia ${Number(date.slice(8))}/${Number(date.slice(5, 7))}`;
