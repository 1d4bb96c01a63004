import { setTimeout as wait } from 'node:timers/promises';
import { APIError, OpenAI } from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionFunctionTool,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { AppError } from '../../platform/errors/app-error.js';
import { fault, faultOf, PASSING, type Fault } from './faults.js';
import { IdleTimeout } from './idle-timeout.js';

export interface ModelTimeouts {
  /** From the request to the first piece of its answer. */
  firstChunkMs: number;
  /** Between two pieces. */
  nextChunkMs: number;
  /** Before each further try of a request that failed in a passing way; as many as there are entries. */
  retryDelaysMs: readonly number[];
  /** Longest wait that the service may ask for (Retry-After); it is not tried again when it wants more. */
  longestWaitMs: number;
}

const TIMEOUTS: ModelTimeouts = {
  firstChunkMs: 60_000,
  nextChunkMs: 30_000,
  retryDelaysMs: [500, 2000],
  longestWaitMs: 15_000,
};

export interface ModelSettings {
  apiKey: string;
  /** Of any service that speaks OpenAI's chat completions; null for OpenAI's own. */
  baseUrl: string | null;
  model: string;
  timeouts?: Partial<ModelTimeouts>;
}

/** What the surroundings want of each request. */
export interface ModelWatch {
  /** Asked before each request that leaves; what it throws ends the reply. */
  beforeRequest?: () => Promise<void>;
  /** Told of each failed request: what kind of failure, never what was sent or with which key. */
  onFault?: (fact: { fault: Fault; status?: number; code?: string; attempt: number }) => void;
}

/** A tool that the model wants to use; the arguments are as it wrote them. */
export interface ModelCall {
  id: string;
  name: string;
  arguments: string;
}

const BASE_URL = 'https://api.openai.com/v1';
const LONGEST_ANSWER = 40_000;

/** A chat model behind an API like OpenAI's: asks it, waits with bounds, tries again what passes by itself. */
export class ChatModel {
  private readonly client: OpenAI;
  private readonly model: string;
  private readonly timeouts: ModelTimeouts;

  constructor(
    { apiKey, baseUrl, model, timeouts }: ModelSettings,
    private readonly watch: ModelWatch = {},
  ) {
    const baseURL = baseUrl ?? BASE_URL;
    this.client = new OpenAI({
      apiKey,
      baseURL,
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: 'off',
    });
    this.model = model;
    this.timeouts = { ...TIMEOUTS, ...timeouts };
  }

  /**
   * The model's next turn.
   * @returns the tools that it wants to use, after its text piece by piece.
   * @throws AppError with what to tell the coordinator.
   */
  async *turn(
    messages: ChatCompletionMessageParam[],
    tools: ChatCompletionFunctionTool[],
    signal: AbortSignal,
  ): AsyncGenerator<string, ModelCall[]> {
    const timeout = new IdleTimeout(signal);
    try {
      const stream = await this.open({ messages, tools }, timeout);
      return yield* this.read(stream, timeout);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AppError) throw error;
      throw fault(this.tell(error, timeout, this.timeouts.retryDelaysMs.length));
    } finally {
      timeout.end();
    }
  }

  private async open(
    asked: { messages: ChatCompletionMessageParam[]; tools: ChatCompletionFunctionTool[] },
    timeout: IdleTimeout,
  ): Promise<AsyncIterable<ChatCompletionChunk>> {
    for (let attempt = 0; ; attempt += 1) {
      await this.watch.beforeRequest?.();
      timeout.wait(this.timeouts.firstChunkMs);
      try {
        return await this.client.chat.completions.create(
          { model: this.model, stream: true, ...asked },
          { signal: timeout.signal },
        );
      } catch (error) {
        const pause = this.pauseBefore(attempt, error, timeout);
        if (pause === null) throw error;
        this.tell(error, timeout, attempt);
        timeout.end();
        await wait(pause, undefined, { signal: timeout.signal });
      }
    }
  }

  private async *read(
    stream: AsyncIterable<ChatCompletionChunk>,
    timeout: IdleTimeout,
  ): AsyncGenerator<string, ModelCall[]> {
    const calls = new Map<number, ModelCall>();
    let finish: string | null = null;
    let length = 0;
    for await (const { choices } of stream) {
      timeout.wait(this.timeouts.nextChunkMs);
      const choice = choices.at(0);
      if (!choice) continue;
      const { content, refusal, tool_calls: pieces } = choice.delta;
      const text = content || refusal || '';
      for (const piece of pieces ?? []) length += addPiece(calls, piece);
      length += text.length;
      if (length > LONGEST_ANSWER) throw fault('lengthy');
      if (text !== '') yield text;
      finish = choice.finish_reason ?? finish;
    }
    if (timeout.isOver) throw fault('slow');
    timeout.signal.throwIfAborted();
    if (finish === null) throw fault('cut');
    if (finish === 'length') throw fault('lengthy');
    if (finish === 'content_filter') throw fault('filtered');
    return [...calls.values()];
  }

  /** @returns milliseconds until the request may be tried again; null when it should not be. */
  private pauseBefore(attempt: number, error: unknown, timeout: IdleTimeout): number | null {
    const delay = this.timeouts.retryDelaysMs[attempt];
    if (delay === undefined || timeout.signal.aborted || !PASSING.has(faultOf(error))) return null;
    const pause = Math.max(delay, wantedWait(error));
    return pause > this.timeouts.longestWaitMs ? null : pause;
  }

  private tell(error: unknown, timeout: IdleTimeout, attempt: number): Fault {
    const name = timeout.isOver ? 'slow' : faultOf(error);
    const { status, code } = error instanceof APIError ? (error as APIError) : {};
    this.watch.onFault?.({
      fault: name,
      attempt,
      ...(status === undefined ? {} : { status }),
      ...(code ? { code } : {}),
    });
    return name;
  }
}

function addPiece(
  calls: Map<number, ModelCall>,
  { index, id, function: named }: ChatCompletionChunk.Choice.Delta.ToolCall,
): number {
  const call = calls.get(index) ?? { id: `call_${index}`, name: '', arguments: '' };
  const [name, text] = [named?.name ?? '', named?.arguments ?? ''];
  calls.set(index, { id: id ?? call.id, name: call.name + name, arguments: call.arguments + text });
  return name.length + text.length;
}

/** Milliseconds that the service asks to wait (RFC 9110, section 10.2.3: seconds or a date); 0 when it does not. */
function wantedWait(error: unknown): number {
  const header = error instanceof APIError ? (error as APIError).headers?.get('retry-after') : null;
  if (!header) return 0;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}
