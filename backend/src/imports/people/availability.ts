/** "dom 8h", "domingos às 8h e 10h", "seg a sex 6h30", "1ª sexta": which options of the timetable a text means. */
import { comparisonKey } from '../../platform/text.js';

export interface Option {
  value: string;
  label: string;
}

type Token =
  | { kind: 'day'; day: string; weekday?: number }
  | { kind: 'time'; time: string }
  | { kind: 'range' }
  | { kind: 'unknown'; text: string };

const WEEKDAYS = [
  /^dom(?:ing[oa]s?)?$/,
  /^seg(?:undas?)?(?:-?feiras?)?$/,
  /^ter(?:cas?)?(?:-?feiras?)?$/,
  /^qua(?:rtas?)?(?:-?feiras?)?$/,
  /^qui(?:ntas?)?(?:-?feiras?)?$/,
  /^sex(?:tas?)?(?:-?feiras?)?$/,
  /^sab(?:ados?)?$/,
];

const ORDINALS = [
  /^(?:1[ao]?|primeir[ao]s?)$/,
  /^(?:2[ao]?|segund[ao]s?)$/,
  /^(?:3[ao]?|terceir[ao]s?)$/,
  /^(?:4[ao]?|quart[ao]s?)$/,
  /^(?:5[ao]?|quint[ao]s?)$/,
];
const LAST = /^ultim[ao]s?$/;

const FILLERS = new Set(
  'a as o os e ou de da do das dos no na nos nas em aos ao cada todo toda todos todas feira feiras missa missas mes hora horas hs h pode podem posso servir serve so'.split(
    ' ',
  ),
);

const EVERYTHING =
  /^(?:tod[oa]s?(?: (?:os|as))?(?: (?:dias|horarios|missas))?|qualquer(?: (?:dia|horario|missa|um|uma))?|sempre)\.?$/;
const NOTHING = /^(?:nao|nenhum|nenhuma|nunca|-+|—)?$/;

/** A label without what it says of holidays. */
export const withoutNote = (label: string): string => label.replace(/\s*\(.*\)$/, '');

/** The options as {@link readAvailability} looks them up: day and time → values. */
export class AvailabilityIndex {
  private readonly byDay = new Map<string, Map<string, string>>();

  constructor(readonly options: readonly Option[]) {
    for (const { value, label } of options) {
      const plain = withoutNote(label);
      const at = plain.lastIndexOf(',');
      const [day] = tokensOf(plain.slice(0, at).split(':')[0]!);
      const [time] = tokensOf(plain.slice(at + 1));
      if (day?.kind !== 'day' || time?.kind !== 'time') continue;
      const times = this.byDay.get(day.day) ?? new Map<string, string>();
      this.byDay.set(day.day, times.set(time.time, value));
    }
  }

  /** Values of a day, at a time or at all of its times. */
  at(day: string, time?: string): string[] {
    const times = this.byDay.get(day);
    if (!times) return [];
    return time === undefined
      ? [...times.values()]
      : [times.get(time)].filter((value) => value !== undefined);
  }

  /** Values at a time, on whatever day. */
  atTime(time: string): string[] {
    return [...this.byDay.keys()].flatMap((day) => this.at(day, time));
  }
}

/** The values that a text means, or what of it is not understood. */
export function readAvailability(
  text: string,
  index: AvailabilityIndex,
): { values: string[] } | { problem: string } {
  const key = comparisonKey(text);
  if (NOTHING.test(key)) return { values: [] };
  if (EVERYTHING.test(key)) return { values: index.options.map(({ value }) => value) };
  const exact = index.options.find(
    ({ value, label }) => value === key || [label, withoutNote(label)].map(comparisonKey).includes(key),
  );
  if (exact) return { values: [exact.value] };
  const values = new Set<string>();
  let days: string[] = [];
  let timed = true;
  let last: number | null = null;
  let range = false;
  let timeFirst = false;
  const close = (): string | null => {
    if (!timed && timeFirst) return 'escreva o dia antes da hora';
    if (!timed)
      for (const day of days) {
        const found = index.at(day);
        if (found.length === 0) return 'não há missa nesse dia no cronograma';
        found.forEach((value) => values.add(value));
      }
    return null;
  };
  for (const token of tokensOf(text)) {
    if (token.kind === 'unknown') return { problem: `não entendi “${token.text}”` };
    if (token.kind === 'range') {
      range = last !== null;
      continue;
    }
    if (token.kind === 'day') {
      if (timed && !range) {
        const problem = close();
        if (problem) return { problem };
        days = [];
      }
      if (range && last !== null && token.weekday !== undefined) {
        for (let day = last + 1; day <= token.weekday; day += 1) days.push(`w${day}`);
      } else days.push(token.day);
      last = token.weekday ?? null;
      range = false;
      timed = false;
      continue;
    }
    last = null;
    const found =
      days.length > 0 ? days.flatMap((day) => index.at(day, token.time)) : index.atTime(token.time);
    if (found.length === 0)
      return { problem: `não há missa às ${spoken(token.time)} nesse dia no cronograma` };
    if (days.length === 0 && found.length > 1)
      return { problem: `diga o dia da missa das ${spoken(token.time)}` };
    found.forEach((value) => values.add(value));
    timeFirst ||= days.length === 0;
    timed = true;
  }
  const problem = close();
  if (problem) return { problem };
  return values.size > 0 ? { values: [...values] } : { problem: `não entendi “${text}”` };
}

const spoken = (time: string) => time.replace(':00', 'h').replace(':', 'h').replace(/^0/, '');

function tokensOf(text: string): Token[] {
  const words = comparisonKey(text)
    .replace(/(\d)\s*(?:hs|hrs|horas|hora|h)\b(?!\d)/g, '$1h')
    .replace(
      /\b([2-6])a? (?:a|ate) (?=[2-6]a?\s*-?\s*feira)/g,
      (_, day: string) => `${WEEKDAY_NAMES[Number(day) - 1]!} a `,
    )
    .replace(/([2-6])a?\s*-?\s*feiras?\b/g, (_, day: string) => WEEKDAY_NAMES[Number(day) - 1]!)
    .replace(/\b(segunda|terca|quarta|quinta|sexta)\s*-?\s*feiras?\b/g, '$1')
    .replace(/[–—-]/g, ' - ')
    .split(/[\s,;/.|+&]+/)
    .filter(Boolean);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const next = words[at + 1] ?? '';
    const nextDay = weekdayOf(next);
    const nth = ORDINALS.findIndex((pattern) => pattern.test(word));
    const time = timeOf(word);
    const weekday = weekdayOf(word);
    if (nextDay !== null && (LAST.test(word) || (nth !== -1 && !isRangeOfDays(word, words[at - 1])))) {
      tokens.push({ kind: 'day', day: `n${LAST.test(word) ? -1 : nth + 1}w${nextDay}` });
      at += 1;
    } else if (weekday !== null) tokens.push({ kind: 'day', day: `w${weekday}`, weekday });
    else if (word === 'dia' && /^\d{1,2}$/.test(next)) {
      tokens.push({ kind: 'day', day: `d${Number(next)}` });
      at += 1;
    } else if (time !== null) tokens.push({ kind: 'time', time });
    else if (['a', 'ate', '-'].includes(word)) {
      if (tokens.at(-1)?.kind === 'day' && nextDay !== null) tokens.push({ kind: 'range' });
    } else if (!FILLERS.has(word)) tokens.push({ kind: 'unknown', text: word });
  }
  return tokens;
}

const WEEKDAY_NAMES = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'];

/** "segunda" before another day is a day, unless it is "a segunda sexta": only the words with a number are ordinals then. */
function isRangeOfDays(word: string, before: string | undefined): boolean {
  return weekdayOf(word) !== null && before !== 'a' && before !== 'na' && before !== 'toda';
}

function weekdayOf(word: string): number | null {
  const found = WEEKDAYS.findIndex((pattern) => pattern.test(word));
  return found === -1 ? null : found;
}

function timeOf(word: string): string | null {
  const found = /^(\d{1,2})(?:[h:](\d{2})?(?:min|h)?)$/.exec(word);
  if (!found) return null;
  const [, hour = '', minute = '00'] = found;
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}
