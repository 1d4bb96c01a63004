/** Which month a sheet is of, by its title, its name or the file's: days in it are written without. */
import { comparisonKey } from '../../platform/text.js';

export interface MonthContext {
  /** 1 to 12. */
  month?: number;
  year?: number;
}

const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
const MONTH =
  /(?<![a-z])(jan(?:eiro)?|fev(?:ereiro)?|mar(?:co)?|abr(?:il)?|mai(?:o)?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)(?![a-z])[\s./-]*(?:de )?(\d{2}(?!\d))?/g;
const YEAR = /(?<!\d)20\d{2}(?!\d)/g;

/** What these texts say, and where they do not, the file's name; two months or years are none. */
export function contextOf(texts: readonly string[], fileName: string): MonthContext {
  const own = readContext(texts.join(' '));
  const { year } = readContext(fileName);
  return year !== undefined && own.year === undefined ? { ...own, year } : own;
}

function readContext(text: string): MonthContext {
  const key = comparisonKey(text);
  const found = [...key.matchAll(MONTH)];
  const months = new Set(found.map(([, name]) => MONTHS.indexOf(name!.slice(0, 3)) + 1));
  const years = new Set([
    ...[...key.matchAll(YEAR)].map(([year]) => Number(year)),
    ...found.flatMap(([, , short]) => (short ? 2000 + Number(short) : [])),
  ]);
  return {
    ...(months.size === 1 && { month: [...months][0]! }),
    ...(years.size === 1 && { year: [...years][0]! }),
  };
}

/** A day with the month and the year that it does not say itself: "5", "dom 5/2 8h", "5 de fevereiro". */
export function withContext(text: string, { month, year }: MonthContext): string {
  if (year === undefined) return text;
  const day = /^\s*(\d{1,2})\s*$/.exec(text)?.[1];
  if (day !== undefined) return month === undefined ? text : `${day}/${month}/${year}`;
  return text
    .replace(/(?<![\d/.])(\d{1,2})[ºªo]?([/.])(\d{1,2})(?![\d/.]|\s*h)/, `$1$2$3$2${year}`)
    .replace(/(\d{1,2}[ºªo]? de [a-zç]{3,9})(?![a-zç]| de \d)/i, `$1 de ${year}`);
}
