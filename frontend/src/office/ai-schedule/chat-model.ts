import type { Answer } from '../../api/client.ts';
import { saidNext } from './reply-model.ts';

export type Conversation = Answer<'GET /api/ai-schedule/sessions/{scheduleId}/active'>;
export type Message = Conversation['messages'][number];

export type Proposal = NonNullable<Message['proposal']>;

/** Where a proposal stands, for those who read the conversation. */
export type ProposalState = Proposal['status'] | 'undone';

export const proposalState = ({ status, undone }: Pick<Proposal, 'status' | 'undone'>): ProposalState =>
  status === 'accepted' && undone ? 'undone' : status;

/** What the stream of a session tells; its type is the event's name. */
export type ReplyEvent =
  | { type: 'activity'; data: { messageId: number; activity: string } }
  | { type: 'text'; data: { messageId: number; offset: number; text: string } }
  | { type: 'done' | 'failed' | 'stopped'; data: Message };

/** Prompts to start from; each is understood also without an outside model. */
export const PROMPTS = [
  'Gere a escala',
  'No máximo 3 por pessoa',
  'Quais missas estão incompletas?',
  'Quem ainda não respondeu?',
];

const RULES_PROMPTS = ['Gere a escala', 'Quais são as regras?', 'Desfaz', 'Quem ainda não respondeu?'];
const WAITING_PROMPTS = ['O que muda?', 'Quais missas estão incompletas?', 'Quem ainda não respondeu?'];

/**
 * What could be said next: of a proposal that waits, else of rules that want a roster, else to begin with; without what
 * stands below the last reply anyway.
 */
export function promptsFor(messages: readonly Message[], rules: number): string[] {
  const waits = messages.some(({ proposal }) => proposal && proposalState(proposal) === 'waiting');
  const last = messages.at(-1);
  const offered = last ? answersTo(last) : [];
  const prompts = waits ? WAITING_PROMPTS : rules > 0 ? RULES_PROMPTS : PROMPTS;
  return prompts.filter((prompt) => !offered.includes(prompt));
}

/** What the proposal's own card has buttons for. */
const ON_CARD = ['Aceite', 'Descarte'];

/** What can be said with one press after the last reply: its answers, else what it tells to say, until that is decided. */
export function answersTo({ choices, message, proposal }: Message): string[] {
  if (choices.length > 0) return choices;
  if (proposal && proposalState(proposal) !== 'waiting') return [];
  return saidNext(message).filter((words) => !proposal || !ON_CARD.includes(words));
}

export const isUnderWay = ({ status }: Pick<Message, 'status'>): boolean =>
  status === 'pending' || status === 'working';

/** The reply that is still coming, if there is one. */
export const replyUnderWay = (messages: readonly Message[]): Message | undefined =>
  messages.findLast((message) => message.sender === 'ai' && isUnderWay(message));

export type Sent = Answer<'POST /api/ai-schedule/sessions/{id}/messages'>;

/** The messages with what was just sent and the reply that it waits for. */
export const afterSending = (messages: readonly Message[], { message, reply }: Sent): Message[] => [
  ...messages.filter(({ id }) => id !== message.id && id !== reply.id),
  message,
  reply,
];

/** The messages after an event: a reply's activity, a piece of its text, or the whole of it. */
export function afterEvent(messages: readonly Message[], event: ReplyEvent): Message[] {
  switch (event.type) {
    case 'activity':
      return change(messages, event.data.messageId, () => ({
        activity: event.data.activity,
        status: 'working',
      }));
    case 'text':
      return change(messages, event.data.messageId, ({ message }) => ({
        message: message.slice(0, event.data.offset) + event.data.text,
      }));
    default:
      return change(messages, event.data.id, () => event.data);
  }
}

const change = (
  messages: readonly Message[],
  id: number,
  changed: (message: Message) => Partial<Message>,
): Message[] =>
  messages.map((message) => (message.id === id ? { ...message, ...changed(message) } : message));
