/** How the local assistant reads a message, without doing anything: a tool for other assistants. */
import { AppError } from '../../platform/errors/app-error.js';
import type { ScheduleRule } from '../../roster/index.js';
import type { AssistantTools } from '../assistant/index.js';
import { rulesOf } from './settling/rules-of.js';
import { interpret } from './conversation/conversation.js';
import type { KindId } from './requests/kinds.js';
import { NOTHING } from './conversation/memory.js';
import { MessageReader } from './reading/read-message.js';
import { type Interpretation, Settling } from './settling/settle.js';
import { inWords } from './settling/understood.js';

/** One thing that a message asks for. */
export interface ReadRequest {
  kind: KindId;
  /** In Portuguese. */
  understood: string;
  /** The rules that it sets. */
  rules: ScheduleRule[];
  /** Why it cannot be done as it was said, in Portuguese. */
  problem: string | null;
}

export interface Reading {
  requests: ReadRequest[];
  /** What should be asked first, with the readings to choose from, the likeliest first. */
  question: { text: string; choices: { label: string; requests: ReadRequest[] }[] } | null;
  notUnderstood: string[];
}

/** Reads a message as {@link LocalAssistant} does. */
export function readingOf(message: string, tools: AssistantTools, today: string): Reading {
  const reader = new MessageReader({
    people: tools.people,
    former: tools.former,
    masses: tools.masses,
    today,
    dutiesOf: (person) => tools.person(person).duties,
  });
  const meant = interpret(reader.respelled(message), reader, { tools, today, memory: NOTHING });
  if (meant.type !== 'question') return { ...readIn(meant, tools), question: null };
  const settling = new Settling(tools, today);
  const choices = meant.choices.map(({ label, requests }) => ({
    label,
    requests: readIn(settling.settled(requests), tools).requests,
  }));
  return { requests: [], question: { text: meant.text, choices }, notUnderstood: [] };
}

function readIn(meant: Interpretation, tools: AssistantTools): Omit<Reading, 'question'> {
  const all = meant.type === 'requests' ? meant.requests : [];
  return {
    requests: all.flatMap((meaning): ReadRequest[] => {
      if (meaning.kind === null) return [];
      const read = { kind: meaning.kind, understood: inWords(meaning) };
      if (meaning.problem !== null) return [{ ...read, rules: [], problem: meaning.problem }];
      try {
        return [{ ...read, rules: rulesOf(meaning, tools), problem: null }];
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return [{ ...read, rules: [], problem: error.message }];
      }
    }),
    notUnderstood: all.flatMap(({ kind, text }) => (kind === null ? [text] : [])),
  };
}
