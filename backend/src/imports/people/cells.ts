/** What a person wrote in a cell, as what the records hold; or what is wrong with it, to follow the column's name. */
import { isEmail } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Experience } from '../../ministers/index.js';
import { ALL_EXPERIENCES, EXPERIENCE_LABELS, toExperience } from '../../ministers/index.js';
import { isIsoDate } from '../../platform/dates/month.js';
import { formatPhone } from '../../platform/phone.js';
import { comparisonKey, emailKey } from '../../platform/text.js';

export type Read<Value> = { value: Value } | { problem: string };

const MONTHS =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

const FIRST_DATE = '1900-01-01';

/** Days of Excel's calendar before 1970. */
const EXCEL_EPOCH = 25_569;

const DAY_AND_MONTH = /^\d{1,2}[ao]?\s*(?:[/.-]|de )\s*(?:\d{1,2}|[a-z]{3,9})\.?$/;
export const WITHOUT_YEAR = 'falta o ano';

/**
 * A date as Brazilians write it: 5/3/1980, 05.03.80, 5-mar-1980, 5 de março de 1980, or as programs do.
 * @param latest the last day that it may be; of two figures for the year, the century is the latest that fits.
 */
export function readDate(text: string, latest: string): Read<string> {
  const key = comparisonKey(text).replace(/ \d{1,2}:\d{2}(?::\d{2})?$/, '');
  const date = isoOf(key, latest);
  if (date === null) {
    if (DAY_AND_MONTH.test(key)) return { problem: WITHOUT_YEAR };
    return { problem: 'escreva a data como 25/12/1980' };
  }
  if (!isIsoDate(date)) return { problem: 'esse dia não existe' };
  if (date < FIRST_DATE || date > latest) return { problem: 'confira o ano' };
  return { value: date };
}

function isoOf(key: string, latest: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(key);
  if (iso) return dateOf(iso[3]!, iso[2]!, iso[1]!, latest);
  const figures = /^(\d{1,2})[ao]?\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})$/.exec(key);
  if (figures) return dateOf(figures[1]!, figures[2]!, figures[3]!, latest);
  const words = /^(\d{1,2})[ao]?[\s/.-]+(?:de )?([a-z]{3,9})\.?[\s/.-]+(?:de )?(\d{4}|\d{2})$/.exec(key);
  if (words) {
    const month = MONTHS.findIndex((name) => name === words[2] || name.slice(0, 3) === words[2]);
    return month === -1 ? null : dateOf(words[1]!, String(month + 1), words[3]!, latest);
  }
  if (/^\d{4,5}$/.test(key) && Number(key) > 3000)
    return new Date((Number(key) - EXCEL_EPOCH) * 86_400_000).toISOString().slice(0, 10);
  return null;
}

function dateOf(day: string, month: string, year: string, latest: string): string {
  const rest = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year.length === 4) return year + rest;
  return `20${year}${rest}` <= latest ? `20${year}${rest}` : `19${year}${rest}`;
}

/**
 * The first telephone in a cell, `+CC (AA) NNNNN-NNNN`.
 * @param areaCode put before numbers that have none.
 */
export function readPhone(text: string, areaCode?: string): Read<string> {
  const [first = ''] = text.split(/\s*(?:[/;,|]|\bou\b|\be\b)\s*/i).filter((part) => /(\d\D*){4}/.test(part));
  const digits = first.replace(/\D/g, '');
  const isLocal = /^\d{8,9}$/.test(digits);
  if (isLocal && !areaCode) return { problem: 'falta o DDD' };
  const parsed = parsePhoneNumberFromString(withNinth(isLocal ? `${areaCode}${digits}` : first), 'BR');
  const phone = formatPhone(parsed?.number ?? first);
  return phone && parsed?.isPossible()
    ? { value: phone }
    : { problem: 'escreva com DDD, como (15) 99999-9999' };
}

/** Mobile numbers of before 2016 have got a nine in front since. */
const withNinth = (text: string): string => {
  const old = /^(?:\+?55|0)?(\d{2})([6-9]\d{7})$/.exec(text.replace(/[^\d+]/g, ''));
  return old ? `${old[1]}9${old[2]}` : text;
};

/** Also as `Ana <ana@exemplo.org>` and `mailto:`. */
export function readEmail(text: string): Read<string> {
  const email = emailKey(text.replace(/^mailto:/i, '').replace(/^.*<([^<>]+)>$/, '$1'));
  const isOne = email.length <= 254 && isEmail(email, { allow_utf8_local_part: false });
  return isOne ? { value: email } : { problem: 'não é um e-mail válido' };
}

const EXPERIENCES = new Map<string, Experience>([
  ...ALL_EXPERIENCES.map((word) => [comparisonKey(word), toExperience(word)] as const),
  ...Object.entries(EXPERIENCE_LABELS).map(
    ([word, label]) => [comparisonKey(label), word as Experience] as const,
  ),
  ...(['nunca', 'nao', 'novo', 'nova', 'iniciante', 'sem experiencia'] as const).map(
    (word) => [word, 'nunca-participei'] as const,
  ),
]);

/** How long somebody has served: the profile's words, "3 anos", "6 meses", "desde 2015", "2015". */
export function readExperience(text: string, today: string): Read<Experience> {
  const key = comparisonKey(text);
  const known = EXPERIENCES.get(key);
  if (known) return { value: known };
  const since = /^(?:\D*|.*[/.-])((?:19|20)\d{2})(?:-\d{2}-\d{2})?$/.exec(key);
  if (since) {
    const years = Number(today.slice(0, 4)) - Number(since[1]);
    return years >= 0 && years < 90 ? { value: afterYears(years) } : { problem: 'confira o ano' };
  }
  const months = /^(\d{1,3}) mes(?:es)?$/.exec(key);
  if (months) return { value: afterYears(Number(months[1]) / 12) };
  const years =
    /^(?:mais de |menos de |cerca de |ha |\+ ?)?(\d{1,2}|um|uma)(?: a \d{1,2})? ?anos?(?: .*)?$/.exec(key);
  if (years) {
    const count = /^\d/.test(years[1]!) ? Number(years[1]) : 1;
    return {
      value: afterYears(key.startsWith('menos') ? count - 0.5 : count + (/^(?:mais|\+)/.test(key) ? 0.1 : 0)),
    };
  }
  return { problem: 'escreva, por exemplo, “2 anos” ou “desde 2019”' };
}

function afterYears(years: number): Experience {
  if (years < 1) return 'menos-1-ano';
  if (years < 3) return '1-3-anos';
  return years <= 5 ? '3-5-anos' : 'mais-5-anos';
}

const YES = new Set([
  'x',
  'sim',
  's',
  '1',
  'ok',
  'v',
  '✓',
  '✔',
  'pode',
  'true',
  'verdadeiro',
  'xx',
  '(x)',
  '[x]',
]);
const NO = new Set(['', 'nao', 'n', '0', '-', '—', 'false', 'falso', '( )', '[ ]', '()', '[]']);

/** A tick in a mass's column. */
export function readTick(text: string): Read<boolean> {
  const key = comparisonKey(text);
  if (YES.has(key)) return { value: true };
  return NO.has(key) ? { value: false } : { problem: 'marque com “x”, ou deixe vazio' };
}
