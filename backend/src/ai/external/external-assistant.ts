import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import {
  type Activity,
  Assistant,
  type AssistantContext,
  type AssistantTools,
  type ChatLine,
} from '../assistant/index.js';
import { ChatModel, type ModelCall, type ModelSettings, type ModelWatch } from './chat-model.js';
import { fault } from './faults.js';
import { isEnglish } from './language.js';
import { Pseudonyms } from './pseudonyms.js';
import { schedulePrompt, SYSTEM_PROMPT } from './system-prompt.js';
import { Toolbox, TOOL_SCHEMAS } from './toolbox.js';

export type { ModelSettings, ModelTimeouts, ModelWatch } from './chat-model.js';

const MOST_ROUNDS = 8;
const HISTORY_LINES = 20;
/** So much text is looked at before any of it is shown, to tell its language. */
const HEAD = 60;
const IN_PORTUGUESE =
  'Responda de novo, inteiramente em português do Brasil: quem lê não entende outra língua.';

interface Turn {
  text: string;
  calls: ModelCall[];
  /** Written in English, and not shown. */
  english: boolean;
}

/** An assistant whose answers come from a model outside this server. People leave as codes and come back as names. */
export class ExternalAssistant extends Assistant {
  private readonly model: ChatModel;

  constructor(settings: ModelSettings, watch: ModelWatch = {}) {
    super();
    this.model = new ChatModel(settings, watch);
  }

  /** @throws AppError with what to tell the coordinator when the model cannot be asked or does not make sense. */
  async *reply(
    context: AssistantContext,
    tools: AssistantTools,
    onProgress: (activity: Activity) => void,
  ): AsyncIterable<string> {
    const names = new Pseudonyms(context.people, [...tools.people, ...tools.former], context.today);
    const toolbox = new Toolbox(tools, names, context.message, context.today, onProgress);
    const messages = opening(context, tools, names);
    let hasSpoken = false;
    let wasEnglish = false;
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      onProgress('thinking');
      const { text, calls, english }: Turn = yield* this.turn(messages, names, context.signal, hasSpoken);
      hasSpoken ||= text !== '' && !english;
      if (calls.length > 0) {
        messages.push(asked(text, calls));
        for (const call of calls) {
          const content = await toolbox.use(call);
          context.signal.throwIfAborted();
          messages.push({ role: 'tool', tool_call_id: call.id, content });
        }
      } else if (english) {
        if (wasEnglish) throw fault('english');
        wasEnglish = true;
        messages.push({ role: 'assistant', content: text }, { role: 'user', content: IN_PORTUGUESE });
      } else if (text.trim() === '') {
        throw fault('empty');
      } else {
        return;
      }
    }
    throw fault('endless');
  }

  /** One answer of the model: yields what of its text may be shown. */
  private async *turn(
    messages: ChatCompletionMessageParam[],
    names: Pseudonyms,
    signal: AbortSignal,
    afterOthers: boolean,
  ): AsyncGenerator<string, Turn> {
    const restorer = names.restorer();
    let [text, shown, english] = ['', 0, false];
    const show = function* (piece: string): Generator<string> {
      if (shown === 0 && afterOthers) yield '\n\n';
      shown = text.length;
      yield restorer.push(piece);
    };
    const answer = this.model.turn(messages, TOOL_SCHEMAS, signal);
    try {
      for (;;) {
        const { done, value } = await answer.next();
        if (done) {
          english ||= shown === 0 && isEnglish(text);
          if (!english && text.trim() !== '') {
            if (shown < text.length) yield* show(text.slice(shown));
            yield restorer.end();
          }
          return { text, calls: value, english };
        }
        text += value;
        if (shown === 0 && text.length >= HEAD) english ||= isEnglish(text);
        if (!english && text.length >= HEAD) yield* show(text.slice(shown));
      }
    } finally {
      await answer.return([]);
    }
  }
}

function opening(
  { message, history, today }: AssistantContext,
  tools: AssistantTools,
  names: Pseudonyms,
): ChatCompletionMessageParam[] {
  const said = ({ sender, message: text }: ChatLine): ChatCompletionMessageParam => ({
    role: sender === 'ai' ? 'assistant' : 'user',
    content: names.mask(text),
  });
  return [
    { role: 'system', content: `${SYSTEM_PROMPT}\n\n${schedulePrompt(tools, names, today)}` },
    ...history.slice(-HISTORY_LINES).map(said),
    said({ sender: 'coordinator', message }),
  ];
}

function asked(text: string, calls: ModelCall[]): ChatCompletionMessageParam {
  return {
    role: 'assistant',
    content: text || null,
    tool_calls: calls.map(({ id, name, arguments: given }) => ({
      id,
      type: 'function',
      function: { name, arguments: given },
    })),
  };
}
