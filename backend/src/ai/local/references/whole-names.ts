/** Reads whole names, and first names with a surname, as the names of the roster. */
import { comparisonKey } from '../../../platform/text.js';
import type { NamedPerson } from '../../assistant/index.js';

const WORD = /[\p{L}\p{M}’']+\.?/gu;
/** Joins the parts of a name, in the register or in the message alone. */
const JOINING = /^d[aeo]s?$/;
/** Before the name of a mass or a place. */
const HOLY = /^(?:s(?:ao|anto|anta)|senhora)$/;

interface Word {
  key: string;
  start: number;
  end: number;
}

/**
 * The text with the roster's name where somebody is called by more of their name: "Bruna Lisboa" of Bruna Zacarias
 * Lisboa, who is "Bruna L." there. What may be two people, or stands in the roster as it is written, stays.
 */
export function inScheduleNames(text: string, people: readonly NamedPerson[]): string {
  const known = people
    .filter(({ name, fullName }) => fullName !== undefined && comparisonKey(fullName) !== comparisonKey(name))
    .map((person) => ({ name: person.name, parts: partsOf(person.fullName!) }));
  const own = people.map(({ name }) => partsOf(name)).filter(({ length }) => length > 1);
  const words = wordsOf(text);
  let read = '';
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (HOLY.test(words[at - 1]?.key ?? '')) continue;
    if (own.some((name) => name.every((part, next) => words[at + next]?.key === part))) continue;
    const runs = known.map(({ name, parts }) => ({ name, last: lastOfRun(words, at, parts) }));
    const last = Math.max(...runs.map((run) => run.last), -1);
    const [meant, ...others] = runs.filter((run) => run.last === last);
    if (last <= at || !meant || others.length > 0) continue;
    read += text.slice(from, words[at]!.start) + meant.name;
    from = words[last]!.end;
    at = last;
  }
  return read + text.slice(from);
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({
      key: keyOf(word),
      start: index,
      end: index + word.length - (word.endsWith('.') ? 1 : 0),
    }))
    .filter(({ key }) => key !== '');

const keyOf = (word: string) => comparisonKey(word).replace(/[^a-z]/g, '');

const partsOf = (name: string): string[] =>
  wordsOf(name)
    .map(({ key }) => key)
    .filter((key) => !JOINING.test(key));

/** Where a run of words ends that begins with somebody's first name and goes on with others of their names; the place itself without any. */
function lastOfRun(words: readonly Word[], at: number, [first, ...rest]: readonly string[]): number {
  if (words[at]!.key !== first) return -1;
  let last = at;
  for (let next = at + 1; next < words.length; next += 1) {
    const { key } = words[next]!;
    const place = rest.indexOf(key);
    if (place >= 0) {
      rest = rest.slice(place + 1);
      // "Costa e Silva" is one name; after another "e" comes somebody else.
      if (key !== 'e') last = next;
    } else if (!JOINING.test(key)) break;
  }
  return last;
}
