/** What a message means after what was said before it: an answer, a correction, something more, or a request of its own. */
import type { AssistantTools } from '../assistant-tools.js';
import { Answers } from './answers.js';
import { FollowUps } from './follow-ups.js';
import type { Memory } from './memory.js';
import type { MessageReader } from './read-message.js';
import { type Interpretation, Settling } from './settle.js';

/** Reads a message in its conversation. */
export function interpret(
  message: string,
  reader: MessageReader,
  { tools, today, memory }: { tools: AssistantTools; today: string; memory: Memory },
): Interpretation {
  const settling = new Settling(tools, today);
  const answered =
    memory.asked && new Answers(reader, tools, memory, settling).answerTo(memory.asked, message);
  return answered ?? settling.settled(new FollowUps(reader, tools, memory).read(message));
}
