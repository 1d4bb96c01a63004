/** A follow-up of several sentences, each read in the light of those before it: "Nem no 25. A Socorro idem." */
import type { AssistantTools } from '../../assistant/index.js';
import { spoken } from '../message/said.js';
import { sentencesOf } from '../message/sentences.js';
import type { MessageReader } from '../reading/read-message.js';
import { RULE_SETTING_IDS } from '../requests/kinds.js';
import type { NotUnderstood, Request } from '../requests/request.js';
import { isGrammarWord } from '../words/words.js';
import { ALSO } from '../vocabulary/talk.js';
import { FollowUps } from './follow-ups.js';
import type { Memory } from './memory.js';

const MOST_SENTENCES = 4;

/** @returns null where any of its sentences asks for nothing certain, or none leans on the one before it. */
export function sentenceBySentence(
  message: string,
  reader: MessageReader,
  tools: AssistantTools,
  memory: Memory,
): Request[] | null {
  const sentences = sentencesOf(message);
  const isOfSeveral = sentences.length > 1 && sentences.length <= MOST_SENTENCES && !message.includes('?');
  if (!memory.changed || memory.last.length === 0 || !isOfSeveral) return null;
  // What leans on nothing is read as well by itself.
  const leaning = sentences.slice(1).filter((sentence) => leans(sentence, reader));
  if (leaning.length === 0 || !leaning.every((sentence) => isPlain(sentence, reader))) return null;
  const all: Request[] = [];
  let known = memory;
  for (const [at, sentence] of sentences.entries()) {
    const found = new FollowUps(reader, tools, known).read(sentence);
    const rules = found.filter(isCertainRule);
    const isUndoing = at === 0 && found[0]?.kind === 'undoLast' && found[0].doubt === undefined;
    if (rules.length === 0 || found.length > rules.length + (isUndoing ? 1 : 0)) return null;
    all.push(...(isUndoing ? [found[0] as Request] : []), ...rules);
    const people = rules.flatMap((rule) => rule.people.flatMap(({ candidates }) => candidates));
    known = {
      ...known,
      last: rules,
      people: people.length > 0 ? people : known.people,
      masses: rules.flatMap(({ masses }) => masses),
      changes: [...known.changes, { added: [], removed: [] }],
    };
  }
  return all;
}

const isCertainRule = (request: Request | NotUnderstood): request is Request =>
  request.kind !== null &&
  RULE_SETTING_IDS.has(request.kind) &&
  request.problem === null &&
  (request.doubt === undefined || request.doubt === 'sure') &&
  request.people.every(({ candidates }) => candidates.length === 1);

/** Whether a sentence only says of whom, when or how many what the one before it asks for. */
function leans(sentence: string, reader: MessageReader): boolean {
  const [only, ...others] = reader.read(sentence);
  const kind = only?.kind ?? null;
  const isNoAct = kind === null || !RULE_SETTING_IDS.has(kind);
  return others.length === 0 && (isNoAct || ALSO.test(spoken(sentence)));
}

/** Whether every word of a sentence means something to a follow-up. */
const isPlain = (sentence: string, reader: MessageReader): boolean =>
  reader
    .said(sentence)
    .plain.every(
      (piece) =>
        piece.type !== 'word' ||
        piece.meanings.length > 0 ||
        piece.text.length < 3 ||
        isGrammarWord(piece.text) ||
        ALSO.test(piece.text) ||
        ALSO.test(`${piece.text} `),
    );
