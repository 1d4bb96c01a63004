/** Days that a message tells by others, put as plain days: "nos outros domingos", "um domingo antes", "na primeira". */
import { addDays, weekday } from '../../../platform/dates/month.js';
import { formatTime } from '../../../platform/dates/format.js';
import type { MassFilter, MassKey } from '../../../roster/index.js';
import type { MessageReader } from '../reading/read-message.js';
import { folded } from '../words/words.js';
import { EARLIER, FIRST_OF_DAY, LAST_OF_DAY, LATER, OTHERS, WEEKDAYS } from '../vocabulary/pointing.js';
import { UNDOING } from '../vocabulary/undoing.js';
import type { Memory } from './memory.js';

/** What a message is read with. */
interface Read {
  reader: MessageReader;
  masses: readonly MassKey[];
  today: string;
  memory: Pick<Memory, 'changed' | 'last' | 'changes'>;
}

/** A message in plain days, and whether they might be others. */
export interface PlainDays {
  text: string;
  isInDoubt: boolean;
}

const WEEKDAY = `(?<weekday>${WEEKDAYS.join('|')})(?:s?-feiras?|s)?`;
const DAY = String.raw`dia (?<day>\d{1,2})`;
const OTHER_DAYS = new RegExp(String.raw`\b(?:n|a)?[oa]s (?:${OTHERS}) ${WEEKDAY}\b`);
const THOSE_DAYS = /\bn?(?:ess[ea]s|est[ea]s) (?<count>dois|duas|tres|[2-9]) (?:dias|datas)\b/;
const WEEK_OF = /\bna (?:mesma )?semana d[oae] (?<of>dia \d{1,2}|[a-z]+)/;
const BESIDE_A_DAY = new RegExp(
  String.raw`\b(?:n[oa] |[oa] )?(?:(?<later>${WEEKDAY} (?:${LATER}))|${WEEKDAY.replace('weekday', 'before')} (?:${EARLIER})) (?:ao|a|do|de|o) ${DAY}\b`,
);
const SHIFTED = new RegExp(
  String.raw`\b(?:n[oa] |[oa] |uma? )?(?<unit>semana|dia|${WEEKDAYS.join('|')}) (?:(?<later>${LATER})|${EARLIER})(?! d[oae]\b| de \d|\w)(?: d(?:isso|esse|aquele))?`,
);
const ONE_OF_DAY = new RegExp(
  String.raw`\b(?<lead>n?a|da) (?:(?<first>${FIRST_OF_DAY})|${LAST_OF_DAY})(?: missa| celebracao| delas| das duas)*(?= do dia \d|[,.;!?]|$| (?:el[ea]|nao|e|mas|que|ok|viu|mesmo)\b)`,
);
const ONLY = /\b(?:so|somente|apenas)\b/;

/** A message with its days told plainly. */
export function plainDays(message: string, read: Read): PlainDays {
  const rewritten =
    thoseDays(message, read) ??
    othersOf(message, read) ??
    besideADay(message, read) ??
    shifted(message, read);
  const text = oneOfDay(rewritten ?? message, read) ?? rewritten ?? message;
  return weekOf(text, read) ?? { text, isInDoubt: false };
}

const daysIn = (filters: readonly MassFilter[]) =>
  new Set(filters.flatMap(({ date }) => (date === undefined ? [] : [date])));

const daysOfLast = ({ memory: { changed, last } }: Read) =>
  changed ? daysIn(last.flatMap(({ masses }) => masses)) : new Set<string>();

const daysOf = (masses: readonly MassKey[]) => [...new Set(masses.map(({ date }) => date))];

const dayOf = (date: string) => Number(date.slice(8));

/** "nos dias 8, 15 e 29" */
function inDays(days: readonly string[]): string {
  const numbers = days.map(dayOf);
  if (numbers.length === 1) return `no dia ${numbers[0]}`;
  return `nos dias ${numbers.slice(0, -1).join(', ')} e ${numbers.at(-1)}`;
}

/** The day that is told by its number. */
const dateOf = (day: string | undefined, masses: readonly MassKey[]) => {
  const [month] = masses.map(({ date }) => date.slice(0, 8));
  return month === undefined || day === undefined ? null : `${month}${day.padStart(2, '0')}`;
};

const replaced = (message: string, { index, 0: found }: RegExpExecArray, by: string) =>
  message.slice(0, index) + by + message.slice(index + found.length);

/** "Nem a Rosa nesses dois dias": those that rules were last set for. */
function thoseDays(message: string, { memory }: Read): string | null {
  const found = THOSE_DAYS.exec(folded(message));
  if (!found) return null;
  const count = { dois: 2, duas: 2, tres: 3 }[found.groups!.count!] ?? Number(found.groups!.count);
  const rules = memory.changes.flatMap(({ added }) => added);
  const days = rules.flatMap((rule) =>
    rule.kind === 'exclude' ? [rule.masses.date] : rule.kind === 'pin' ? [rule.mass.date] : [],
  );
  const known = [...new Set(days.filter((date) => date !== undefined))];
  return known.length === count ? replaced(message, found, inDays(known.sort())) : null;
}

/** "Serve no dia 22 e nos outros domingos não": all Sundays but that one. */
function othersOf(message: string, read: Read): string | null {
  const text = folded(message);
  const found = OTHER_DAYS.exec(text);
  if (!found || ONLY.test(text)) return null;
  const told = daysIn(read.reader.massesOf(message.slice(0, found.index)));
  const known = told.size > 0 ? told : daysOfLast(read);
  const at = WEEKDAYS.findIndex((name) => name === found.groups!.weekday);
  const all = daysOf(read.masses).filter((date) => weekday(date) === at);
  const left = all.filter((date) => !known.has(date) && date >= read.today);
  return left.length > 0 && all.some((date) => known.has(date))
    ? replaced(message, found, inDays(left))
    : null;
}

/** "No domingo seguinte ao dia 15." */
function besideADay(message: string, { masses }: Read): string | null {
  const found = BESIDE_A_DAY.exec(folded(message));
  const { later, weekday: after, before, day } = found?.groups ?? {};
  const date = dateOf(day, masses);
  if (!found || !date) return null;
  const at = WEEKDAYS.findIndex((name) => name === (after ?? before));
  const way = later === undefined ? -1 : 1;
  const [near] = [1, 2, 3, 4, 5, 6, 7]
    .map((days) => addDays(date, way * days))
    .filter((other) => weekday(other) === at && masses.some((mass) => mass.date === other));
  return near === undefined ? null : replaced(message, found, inDays([near]));
}

/** "Era um domingo antes", after one day was spoken of. */
function shifted(message: string, read: Read): string | null {
  const found = SHIFTED.exec(folded(message));
  const [date, ...others] = daysOfLast(read);
  if (
    !found ||
    date === undefined ||
    others.length > 0 ||
    read.reader.massesOf(message.replace(found[0], '')).length > 0
  )
    return null;
  const { unit, later } = found.groups!;
  const way = later === undefined ? -1 : 1;
  const at = WEEKDAYS.findIndex((name) => name === unit);
  const isMeant = (days: number) =>
    unit === 'dia' ? days === 1 : unit === 'semana' ? days === 7 : weekday(addDays(date, way * days)) === at;
  const days = [1, 2, 3, 4, 5, 6, 7].find(isMeant)!;
  const other = addDays(date, way * days);
  return read.masses.some((mass) => mass.date === other)
    ? replaced(message, found, `dia ${dayOf(other)}`)
    : null;
}

/** "Dia 8 só pode na primeira": of a day's masses, the one at that time. */
function oneOfDay(message: string, read: Read): string | null {
  const found = ONE_OF_DAY.exec(folded(message));
  if (!found) return null;
  const filters = read.reader.massesOf(message);
  const [date, ...others] = filters.length > 0 ? daysIn(filters) : daysOfLast(read);
  if (date === undefined || others.length > 0 || filters.some(({ time }) => time !== undefined)) return null;
  const times = read.masses
    .filter((mass) => mass.date === date)
    .map(({ time }) => time)
    .sort();
  const time = found.groups!.first === undefined ? times.at(-1) : times[0];
  if (time === undefined || times.length < 2) return null;
  // "Desfaz a primeira" is of what was asked for.
  const before = folded(message)
    .slice(0, found.index)
    .trim()
    .split(/[\s,]+/)
    .at(-1)!;
  if (found.groups!.lead === 'a' && UNDOING.test(before)) return null;
  return replaced(message, found, `${found.groups!.lead} missa das ${formatTime(time)}`);
}

/** "Na semana do dia 17": from its Sunday to its Saturday; in doubt where the week from Monday has other masses. */
function weekOf(message: string, { reader, masses }: Read): PlainDays | null {
  const found = WEEK_OF.exec(folded(message));
  if (!found) return null;
  const [date, ...others] = daysIn(reader.massesOf(`no ${found.groups!.of!}`));
  if (date === undefined || others.length > 0) return null;
  const weekFrom = (first: string) =>
    daysOf(masses.filter((mass) => mass.date >= first && mass.date <= addDays(first, 6)));
  const days = weekFrom(addDays(date, -weekday(date)));
  const counted = weekFrom(addDays(date, -((weekday(date) + 6) % 7)));
  if (days.length === 0) return null;
  return { text: replaced(message, found, inDays(days)), isInDoubt: days.join() !== counted.join() };
}
