import type { Answer } from '../../api/client.ts';

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
