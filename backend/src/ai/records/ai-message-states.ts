import { transition, type Transitions } from '../../platform/states/state-machine.js';

export const AI_MESSAGE_STATUSES = ['pending', 'working', 'done', 'failed', 'stopped'] as const;
export type AiMessageStatus = (typeof AI_MESSAGE_STATUSES)[number];

/** Replies that somebody waits for. */
export const REPLY_UNDER_WAY = ['pending', 'working'] as const satisfies readonly AiMessageStatus[];

/** A reply is made, fails or is stopped; what failed or was stopped can be asked for again. */
const AI_MESSAGE_TRANSITIONS: Transitions<AiMessageStatus> = {
  pending: ['working', 'failed', 'stopped'],
  working: ['done', 'failed', 'stopped'],
  done: [],
  failed: ['pending'],
  stopped: ['pending'],
};

/** @throws AppError 422 with `message`. */
export function changeMessageStatus(
  from: AiMessageStatus,
  to: AiMessageStatus,
  message: string,
): AiMessageStatus {
  return transition(AI_MESSAGE_TRANSITIONS, from, to, message);
}
