/** What a message means after what was said before it: an answer, a correction, something more, or a request of its own. */
import type { AssistantTools } from '../assistant-tools.js';
import { Answers } from './answers.js';
import { FollowUps } from './follow-ups.js';
import { type KindId, RULE_SETTING_IDS } from './kinds.js';
import type { Memory } from './memory.js';
import { ended } from './phrases.js';
import { GAP, parted } from './quoted.js';
import type { MessageReader } from './read-message.js';
import { bareRequest, type NotUnderstood, type Request } from './request.js';
import { Segment } from './segment.js';
import { type Interpretation, Settling } from './settle.js';
import { inWords } from './understood.js';

/** Kinds that change something. */
const ACTS: ReadonlySet<KindId> = new Set<KindId>([
  ...RULE_SETTING_IDS,
  'solve',
  'accept',
  'discard',
  'undo',
  'removeRule',
  'removeAllRules',
  'undoLast',
  'undoEverything',
]);
/** What bare names, days and masses are read as. */
const NAMING: ReadonlySet<KindId> = new Set<KindId>(['place', 'serving', 'duties']);
const isAct = (request: Request | NotUnderstood): request is Request =>
  request.kind !== null && ACTS.has(request.kind);

const QUOTED = 'Está no texto que você colou ou citou.';
const LEFT = 'O que está no texto que você colou ou citou eu não fiz.';

/** Reads a message in its conversation. */
export function interpret(
  message: string,
  reader: MessageReader,
  { tools, today, memory }: { tools: AssistantTools; today: string; memory: Memory },
): Interpretation {
  const settling = new Settling(tools, today);
  const isNaming = (words: string) =>
    !new Segment(reader.said(words).pieces).isAct &&
    reader.read(words).every(({ kind }) => kind === null || NAMING.has(kind));
  const { own, foreign, whole } = parted(message, isNaming);
  const hasOwn = /[\p{L}\p{N}]/u.test(own);
  const answered =
    memory.asked && hasOwn && new Answers(reader, tools, memory, settling).answerTo(memory.asked, own);
  if (answered) return answered;
  if (foreign === '') return settling.settled(new FollowUps(reader, tools, memory).read(own));
  const found = hasOwn ? new FollowUps(reader, tools, withNamed(memory, foreign, reader)).read(own) : [];
  const acts = found.filter(isAct);
  const said = new Segment(reader.said(own).pieces);
  const isOwn = ({ kind, text, people, masses }: Request) =>
    own.includes(text) &&
    !text.includes(GAP) &&
    (!RULE_SETTING_IDS.has(kind) ||
      ((people.length === 0 || said.people.length > 0) && (masses.length === 0 || said.masses.length > 0)));
  const isAsked = /\?\s*…?\s*$/.test(own) && found.some(({ kind }) => kind !== null);
  if (acts.length > 0 ? acts.every(isOwn) : isAsked) {
    const isLeft = reader
      .read(foreign)
      .some((request) => isAct(request) && !acts.some(({ kind }) => kind === request.kind));
    const left = isLeft ? [bareRequest('cannot', foreign, { words: [LEFT] })] : [];
    return settling.settled([...found, ...left]);
  }
  return asking(settling.settled(new FollowUps(reader, tools, memory).read(whole)));
}

/** Asks before it does what somebody else wrote. */
function asking(meant: Interpretation): Interpretation {
  if (meant.type === 'question') return { ...meant, text: `${QUOTED} ${meant.text}` };
  if (meant.type === 'dropped') return meant;
  const acts = meant.requests.flatMap((request) =>
    request.kind !== null && ACTS.has(request.kind) && request.problem === null ? [request] : [],
  );
  if (acts.length === 0) return meant;
  return {
    type: 'question',
    text: `${QUOTED} ${ended(`Entendi: ${acts.map(inWords).join('; ')}`)} Quer que eu faça isso?`,
    choices: [
      { label: 'Sim', requests: meant.understood },
      { label: 'Não', requests: [] },
    ],
    open: [],
  };
}

/** With those, and the days and masses, that somebody else's words name. */
function withNamed(memory: Memory, foreign: string, reader: MessageReader): Memory {
  const people = reader.peopleOf(foreign);
  const masses = reader.massesOf(foreign);
  return {
    ...memory,
    people: people.length > 0 ? people : memory.people,
    masses: masses.length > 0 ? masses : memory.masses,
  };
}
