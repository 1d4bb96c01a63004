export {
  AI_MESSAGE_STATUSES,
  type AiMessageStatus,
  changeMessageStatus,
  REPLY_UNDER_WAY,
} from './ai-message-states.js';
export { AI_SENDERS, AiMessage, type AiSender } from './ai-message.entity.js';
export { AiRule } from './ai-rule.entity.js';
export { AiSession } from './ai-session.entity.js';
