import type { AiSender } from '../records/index.js';
import type { AssistantTools } from './assistant-tools.js';
import type { KnownPerson } from './known-person.js';

/** What the coordinator is shown while the assistant works. */
export const ACTIVITIES = {
  thinking: 'Entendendo o pedido',
  reading: 'Lendo respostas',
  rules: 'Conferindo regras',
  solving: 'Calculando a escala',
} as const;
export type Activity = keyof typeof ACTIVITIES;

/** Who answers: the grammar of this server, or a model outside it. */
export const ASSISTANT_KINDS = ['local', 'external'] as const;
export type AssistantKind = (typeof ASSISTANT_KINDS)[number];

export interface ChatLine {
  sender: AiSender;
  message: string;
}

/** What is to be answered, and what was said before. */
export interface AssistantContext {
  message: string;
  /** The session's earlier messages, the oldest first. */
  history: readonly ChatLine[];
  /** What {@link remember} was last given in this session; null when nothing was. */
  memory: unknown;
  /** Keeps, with the reply, what the next one is to know, and the answers that the coordinator may choose from. */
  remember: (memory: unknown, choices: readonly string[]) => void;
  /** Local date of the present. */
  today: string;
  /** Everybody of the parish, for an assistant that must not name them to others. */
  people: readonly KnownPerson[];
  /** Aborted when nobody waits for the reply any more. */
  signal: AbortSignal;
}

/** Somebody, or something, that answers coordinators and acts through the tools alone. */
export abstract class Assistant {
  /**
   * Answers one message.
   * @param onProgress told what the assistant is doing.
   * @returns the answer's text, piece by piece. Nothing that was done through the tools counts before its end.
   */
  abstract reply(
    context: AssistantContext,
    tools: AssistantTools,
    onProgress: (activity: Activity) => void,
  ): AsyncIterable<string>;
}
