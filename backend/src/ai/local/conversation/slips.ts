/** What says that something was wrong, and what is right instead: "dia 22, li errado", "perdoe-me, à tarde". */
import type { MessageReader } from '../reading/read-message.js';
import type { KindId } from '../requests/kinds.js';
import type { Request } from '../requests/request.js';
import { editDistance } from '../words/edit-distance.js';
import { folded } from '../words/words.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import { CONTRASTS, DENIALS, IT_IS, OFF, SORRY, SORRY_TO_DISTURB, WRONG } from '../vocabulary/slips.js';
import { isPairing } from './corrections.js';
import { COUNTING, isSaidOf } from './changed-requests.js';
import { ALSO } from '../vocabulary/talk.js';

const oneOf = (sayings: readonly string[]) => sayings.join('|');
const STOP = String.raw`[\s,.;:!…*—-]`;
const EITHER = `(?:${oneOf(WRONG)}|${oneOf(SORRY)})`;
const LEAD = new RegExp(`^${STOP}*(?:${EITHER}(?:${STOP}+|$))+`);
const LAST = new RegExp(`${STOP}+${EITHER}${STOP}*$`);
const POLITE =
  '(?:cancelar?(?=[^a-z]*$)|por favor|favor|obrigad[oa]|pfv|viu|ta|entao|mesmo|ai|gente|tudo bem)';
const STOPS = new RegExp(`^${STOP}*`);
const NEXT_OFF = new RegExp(`(?:${oneOf(OFF)}|${EITHER}|${POLITE})(?:${STOP}+|$)`, 'y');
const SAYS_OFF = new RegExp(`(?:^|${STOP})(?:${oneOf(OFF)})(?=${STOP}|$)`);
/** Says how many of one mass or of one person. */
const countsOne = (kind: KindId) => kind !== 'capAll' && COUNTING.includes(kind);
/** Turns from what was said. */
const TURNS =
  /\b(?:melhor|ops+|digo|alias|na verdade|quis dizer|quer dizer|perd[ao]\w*|desculp\w*|minto|nao)\b/;
/** "Nem era ela" adds nothing. */
const NOR_WAS = /^\s*nem (?:era|foi|e)\b/;
const STARRED = /^\s*\*+\s*|\s*\*+\s*$/;
const SAYS_WRONG = new RegExp(`(?:^|${STOP})(?:${oneOf(WRONG)})(?=${STOP}|$)`);
const DENIES_LAST = new RegExp(`(?:^|${STOP})(?:${oneOf(DENIALS)})(?=${STOP}|$)`);
/** "Era isso" thanks; "um desses dias está errado" is of one of several. */
const IS_NO_DENIAL = /\b(?:era|e|foi) (?:so |bem )?isso(?: mesmo)?(?:,|$)|\bum[a]? d(?:el|ess|est|[ao])\w*\b/;
/** "É dia 22", with its accent: without it, "e" adds something. */
const IS_SO = /^\s*(?:é|eh)\s+(?!que\b)/iu;
/** Who corrects what was said says little. */
const LONGEST = 200;
const STATED = 'na verdade, ';

/**
 * What a message says is right instead of what was done last, in plain words; as it is where it says no such thing.
 * @param last what was done last; at least one request.
 */
export function withoutSlips(written: string, reader: MessageReader, last: readonly Request[]): string {
  const message = written.normalize('NFC');
  const text = folded(message).replace(/\p{Pd}/gu, '-');
  if (text.length > LONGEST || /\?\s*$/.test(text) || SORRY_TO_DISTURB.test(text)) return written;
  if (SAYS_OFF.test(text) && takesOff(text.replace(/\bk{2,}\b|\b(?:rs)+\b|(?:ha){2,}/g, ''))) return 'errei';
  const namesake = namesakeBy(text, reader, last);
  if (namesake) return `${STATED}${namesake}`;
  const alike = likeNamed(text, reader, last);
  if (alike) return `${STATED}${alike}`;
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const tail = tailOf(text.slice(lead));
  const bare = [lead, message.length - tail] as const;
  const now =
    (lead + tail > 0 ? contrasted(message.slice(...bare), text.slice(...bare), reader, last) : null) ??
    contrasted(message, text, reader, last);
  if (now) return `${STATED}${now}`;
  const [{ kind }] = last as [Request];
  const itIs = kind === 'exclude' || kind === 'pin' ? IT_IS[kind] : null;
  if (itIs && last.every((each) => each.kind === kind)) {
    // "A Joana serve normalmente; quem não serve é a Íris", "no dia 29 quem vai é o Antônio".
    const clause = text.search(/[,;.]\s[^,;.]*$/);
    const starts = [0, clause > 0 ? clause + 2 : -1, text.search(/(?<=\s)quem\b/)];
    for (const start of starts.filter((at) => at >= 0)) {
      const found = itIs.exec(text.slice(start))?.[0].length;
      const before = start > 0 ? reader.clauses(message.slice(0, start)).pieces : [];
      const isOfLast = before.every((piece) => piece.type === 'word' || isSaidOf(last, piece));
      if (found && isOfLast) return `${STATED}${message.slice(start + found)}`;
    }
  }
  const said = text.slice(0, lead) + (tail > 0 ? ` ${text.slice(text.length - tail)}` : '');
  const rest = message
    .slice(lead, message.length - tail)
    .replace(STARRED, '')
    .trim();
  const isStarred = STARRED.test(message);
  const isSo = IS_SO.test(rest);
  if (lead + tail === 0 && !isStarred && !isSo) return written;
  const isWrong = SAYS_WRONG.test(said);
  if (rest === '') return isWrong ? 'errei' : written;
  const meant = rest.replace(IS_SO, '');
  if (ALSO.test(spoken(meant))) return written;
  const other = isWrong || TURNS.test(said) ? anotherWhoComes(meant, reader, last) : null;
  if (other) return `${STATED}${other}`;
  return isWrong || (isBare(meant, reader) && !isComplete(meant, reader)) ? `${STATED}${meant}` : written;
}

/** Whether a text only asks to be forgiven. */
export const isApology = (text: string): boolean => {
  const said = folded(text).replace(/\b(?:k{2,}|(?:rs)+|(?:ha){2,})\b/g, '');
  return LEAD.exec(`${said} `)?.[0].length === said.length + 1;
};

/** Whether a message, in words as `spoken` gives them, denies what was done last. */
export const deniesLast = (text: string): boolean =>
  text.length <= LONGEST &&
  DENIES_LAST.test(text) &&
  !(IS_NO_DENIAL.test(text) && !/\bnao (?:era|e|foi)\b/.test(text));

/** Whether a text says nothing but that what was asked for is not wanted: word by word, so that no text takes long. */
function takesOff(text: string): boolean {
  NEXT_OFF.lastIndex = STOPS.exec(text)![0].length;
  while (NEXT_OFF.lastIndex < text.length) if (!NEXT_OFF.test(text)) return false;
  return true;
}

/** How long the end of a text is that only says that something was wrong, one saying after another. */
function tailOf(text: string): number {
  let rest = text;
  for (let last = LAST.exec(rest); last; last = LAST.exec(rest)) rest = rest.slice(0, last.index);
  return text.length - rest.length;
}

/** "Entra o Geraldo, melhor", after another was to come: the one in the place of the other. */
function anotherWhoComes(text: string, reader: MessageReader, last: readonly Request[]): string | null {
  const said = new Segment(reader.clauses(text).pieces);
  const [person, ...more] = reader.peopleOf(text);
  const [old, ...others] = last.filter(({ kind }) => kind === 'pin').flatMap(({ people }) => people);
  const [before] = old?.candidates ?? [];
  const isAnother =
    person &&
    before &&
    more.length + others.length + said.masses.length + said.numbers.length === 0 &&
    last.length > 1 &&
    last.every(({ people }) => people.every(({ candidates }) => candidates[0]?.id !== person.id)) &&
    said.has('enters', 'place') &&
    !said.has('not', 'remove', 'leaves', 'instead', 'also');
  return isAnother ? `${person.name} no lugar de ${before.name}` : null;
}

/** "A M.", of two Brunas: the other one, by an initial. */
function namesakeBy(text: string, reader: MessageReader, last: readonly Request[]): string | null {
  const initial = /^(?:nao,? )?(?:(?:e|era|eh|quis dizer|digo) )?(?:[ao] )?([a-z])\.?\s*$/.exec(text)?.[1];
  const [one, ...others] = last.flatMap(({ people }) => people);
  const [person] = one?.candidates ?? [];
  if (initial === undefined || !person || others.length > 0) return null;
  const name = `${person.name.split(' ')[0]} ${initial.toUpperCase()}.`;
  const [namesake, ...more] = reader.peopleOf(name);
  return namesake && more.length === 0 && namesake.id !== person.id ? namesake.name : null;
}

/** "Lúcia, a Vera Lúcia", after "o Lúcio": a name alone, which is like the one that was read. */
function likeNamed(text: string, reader: MessageReader, last: readonly Request[]): string | null {
  const [one, ...others] = last.flatMap(({ people }) => people);
  const [person, ...more] = reader.peopleOf(text);
  if (!one || !person || others.length + more.length > 0) return null;
  const { pieces } = reader.clauses(text);
  const isBareName = pieces.every(
    ({ type, text: word }) => type === 'person' || /^(?:[oa]|dona|seu)$/.test(word),
  );
  const words = text.split(/[^a-z]+/);
  const isAlike = words.some(
    (word) =>
      word.length > 3 && one.words.split(' ').some((own) => own !== word && editDistance(own, word) === 1),
  );
  const isOther = one.candidates.every(({ id }) => id !== person.id);
  return isBareName && isAlike && isOther ? person.name : null;
}

/** "Dia 6 em vez do dia 5": what is meant now, where it stands beside what was meant before. */
function contrasted(
  message: string,
  text: string,
  reader: MessageReader,
  last: readonly Request[],
): string | null {
  if (ALSO.test(spoken(message)) && !NOR_WAS.test(text)) return null;
  const end = text.replace(/[\s.!]+$/, '').length;
  for (const contrast of CONTRASTS) {
    const { old, now } = contrast.exec(text.slice(0, end))?.groups ?? {};
    if (now === undefined) continue;
    const before = reader.clauses(old ?? '').pieces;
    const isOld = before.some(({ type }) => type !== 'word')
      ? isBare(old!, reader) && before.every((piece) => piece.type === 'word' || isSaidOf(last, piece))
      : old === undefined || (new Segment(before).has('together', 'apart') && last.every(isPairing));
    const meant = message.slice(text.indexOf(now), text.indexOf(now) + now.length);
    // "Ana Souza, não Lima", of two: whom she stands for is told by who is denied.
    const isOfOne = last.every(isPairing) && before.some(({ type }) => type === 'person');
    if (isOfOne && isOld) return null;
    const isPair = last.every(isPairing) && new Segment(reader.clauses(now).pieces).has('together', 'apart');
    if (isOld && (isBare(meant, reader) || isPair) && now !== old) return meant;
  }
  return null;
}

/** "O galo era 7" says all that it needs. */
const isComplete = (text: string, reader: MessageReader) =>
  reader.read(text).some((request) => request.kind !== null && countsOne(request.kind) && !request.doubt);

/** Whether a text names somebody, a day or a number, and says nothing of what is done. */
function isBare(text: string, reader: MessageReader): boolean {
  const said = new Segment(reader.clauses(text).pieces);
  return (
    said.pieces.some(({ type }) => type !== 'word') &&
    !said.has(
      'place',
      'remove',
      'able',
      'serve',
      'leaves',
      'enters',
      'away',
      'replace',
      'want',
      'need',
      'swap',
    )
  );
}
