/** A follow-up as it is held against what a reading of it does to the rules: what it says, and of whom. */
import { candidateIds } from '../references/people-references.js';
import type { MassFilter, ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/index.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import type { MessageReader } from '../reading/read-message.js';
import { bareRequest } from '../requests/request.js';
import type { Interpretation, Settling } from '../settling/settle.js';
import { ADDS, IS_SO, MARKS_CORRECTION } from '../vocabulary/roles.js';
import { ALSO, RESTATES } from '../vocabulary/talk.js';
import type { Memory } from './memory.js';

/** What a reading is held against. */
export interface Held {
  message: string;
  reader: MessageReader;
  tools: AssistantTools;
  memory: Memory;
  settling: Settling;
}

/** What a message says, by the part that each of it may play. */
export interface Spoken {
  text: string;
  said: Segment;
  people: readonly number[];
  days: readonly MassFilter[];
  isMore: boolean;
  corrects: boolean;
}

export type Question = Extract<Interpretation, { type: 'question' }>;

/** What is answered where a message leaves all as it is. */
export const LEFT_AS_IT_IS = 'Certo. Não mudei nada: tudo fica como está.';

/** @returns what is answered where a message leaves all as it is. */
export const leftAsItIs = (message: string, settling: Settling): Interpretation =>
  settling.settled([bareRequest('cannot', message, { words: [LEFT_AS_IT_IS] })]);

export function spokenOf({ message, reader }: Held): Spoken {
  const { pieces } = reader.clauses(message);
  const said = new Segment(pieces);
  const text = spoken(message);
  return {
    text,
    said,
    people: candidateIds(said.people),
    days: pieces.flatMap((piece) => (piece.type === 'masses' ? piece.filters : [])),
    isMore: (ALSO.test(text) || ADDS.test(text)) && !IS_SO.test(message),
    corrects: IS_SO.test(message) || MARKS_CORRECTION.test(text) || RESTATES.test(text),
  };
}

export const isPair = ({ kind }: { kind: string }) => kind === 'together' || kind === 'apart';

export const filterOf = (rule: ScheduleRule): MassFilter | null =>
  rule.kind === 'exclude' ? rule.masses : 'mass' in rule ? rule.mass : null;
