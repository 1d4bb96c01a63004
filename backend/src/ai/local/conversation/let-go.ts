/** What is let go by the name of those who are asked about: "esquece o João", while it is asked which João. */
import { peopleOf } from '../../../roster/index.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import type { MessageReader } from '../reading/read-message.js';
import type { Interpretation, Settling } from '../settling/settle.js';
import { LEAVES_OFF, LETS_GO } from '../vocabulary/talk.js';
import { leftAsItIs } from './held-message.js';
import { type Memory, takenBackOf } from './memory.js';

type Asked = NonNullable<Memory['asked']>;

/** Ends what lets go; more may follow: "esquece o João, a Vera não pode no dia 8". */
const ENDS = /[,.;!…]+(?:\s+e(?=\s))?\s*|$/gu;

/** Whom a question which of several is meant is about. */
const askedAbout = ({ choices }: Asked): number[] =>
  choices.length > 1 && choices.every(({ person }) => person !== undefined)
    ? choices.flatMap(({ person }) => person ?? [])
    : [];

const namedIn = (message: string, reader: MessageReader) =>
  new Segment(reader.said(message).pieces).people.map(({ candidates }) => candidates.map(({ id }) => id));

/** @returns what a message asks for besides what it lets go; null where it does not let go whom it is asked about. */
export function letGoBeside(message: string, asked: Asked, reader: MessageReader): string | null {
  const ids = askedAbout(asked);
  if (ids.length === 0) return null;
  for (const end of message.matchAll(ENDS)) {
    const head = message.slice(0, end.index);
    if (letsGo(head, ids, reader)) return message.slice(end.index + end[0].length).trim();
  }
  return null;
}

/** @returns what a message asks for besides that the question is dropped: "esquece, tira o João do dia 22"; null where it is no such message. */
export function droppedBeside(message: string, reader: MessageReader): string | null {
  const [end] = message.matchAll(ENDS);
  if (!end || end.index === message.length) return null;
  const rest = message.slice(end.index + end[0].length).trim();
  const isDropped =
    LEAVES_OFF.test(spoken(message.slice(0, end.index))) &&
    new Segment(reader.said(rest).pieces).isAct &&
    !/\?\s*$/.test(message);
  return isDropped ? rest : null;
}

function letsGo(head: string, ids: readonly number[], reader: MessageReader): boolean {
  const { pieces } = reader.said(head);
  const [name, ...others] = pieces.filter(({ type }) => type === 'person');
  if (name?.type !== 'person' || others.length > 0) return false;
  const meant = name.mention.candidates.map(({ id }) => id);
  return ids.every((id) => meant.includes(id)) && LETS_GO.test(spoken(head).replace(name.text, '@'));
}

const takesBackAlone = (meant: Interpretation) =>
  meant.type === 'requests' && meant.requests.every(({ kind }) => kind === 'undoLast');

/** What speaks of those alone who are asked about takes back no rule of anybody else. */
export function sparingOthers(
  meant: Interpretation,
  message: string,
  reader: MessageReader,
  { asked, changes }: Memory,
  settling: Settling,
): Interpretation {
  const ids = asked ? askedAbout(asked) : [];
  const named = ids.length > 0 || takesBackAlone(meant) ? namedIn(message, reader) : [];
  const isOfThem = named.length > 0 && (!asked || named.every((some) => some.some((id) => ids.includes(id))));
  if (!isOfThem) return meant;
  const isForeign = (undoing: Parameters<typeof takenBackOf>[1]) =>
    takenBackOf(changes, undoing).some(({ added, removed }) =>
      [...added, ...removed].every((rule) => !peopleOf(rule).some((id) => named.flat().includes(id))),
    );
  if (meant.type === 'question') {
    const { undoes, ...question } = meant;
    return undoes && isForeign({ kind: 'undoLast', number: null }) ? question : meant;
  }
  if (meant.type === 'dropped') return meant;
  const isSpared = ({ kind, number }: { kind: string | null; number?: number | null }) =>
    (kind === 'undoLast' || kind === 'undoEverything') && isForeign({ kind, number: number ?? null });
  const requests = meant.requests.filter((request) => !isSpared(request));
  if (requests.length === meant.requests.length) return meant;
  if (requests.length > 0) return { ...meant, requests };
  return asked ? { type: 'question', ...asked } : leftAsItIs(message, settling);
}
