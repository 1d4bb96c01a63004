import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';

export interface ToolCallValues {
  name: string;
  /** An object is sent as JSON, a text as it is. */
  arguments: unknown;
}

/** What a chat completion was asked with, as far as tests look at it. */
export interface ChatRequest {
  model: string;
  stream: boolean;
  messages: { role: string; content: string | null; tool_call_id?: string }[];
  tools: { function: { name: string; description: string; parameters: Record<string, unknown> } }[];
}

/** One answer of the endpoint. */
export type EndpointAnswer =
  | {
      /** Text, in these pieces. */
      text?: string | readonly string[];
      calls?: readonly ToolCallValues[];
      /** As the service says it; null leaves it out. `stop` or `tool_calls` when left out. */
      finish?: string | null;
      /** What happens after all has been sent, instead of the proper end. */
      then?: 'hang' | 'cut';
    }
  | { status: number; code?: string; retryAfter?: number | string }
  /** Sent as it is, as an event stream. */
  | { raw: string }
  | 'hang';

export type ScriptedAnswer = EndpointAnswer | ((request: ChatRequest) => EndpointAnswer);

/** A service that speaks OpenAI's chat completions, answers as it is told, and keeps all that it receives. */
export class RecordingEndpoint {
  /** Everything received, request line, headers and body. */
  readonly received: string[] = [];
  readonly requests: ChatRequest[] = [];
  private script: ScriptedAnswer[] = [];

  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  static async start(): Promise<RecordingEndpoint> {
    const server = createServer();
    const endpoint = new RecordingEndpoint(server);
    server.on('request', (request, response) => void endpoint.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return endpoint;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** What to answer from now on, in this order; the last one is repeated. */
  willAnswer(...script: ScriptedAnswer[]): void {
    this.script = script;
  }

  /** Forgets what was received. */
  forget(): void {
    this.received.length = 0;
    this.requests.length = 0;
  }

  /** What the model was last told by tools, the latest last. */
  toolAnswers(): unknown[] {
    const { messages } = this.requests.at(-1)!;
    return messages
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => JSON.parse(content!) as unknown);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    this.received.push(`${request.method} ${request.url}\n${JSON.stringify(request.headers)}\n${body}`);
    const asked = JSON.parse(body) as ChatRequest;
    this.requests.push(asked);
    const next = this.script.length > 1 ? this.script.shift() : this.script[0];
    const answer = typeof next === 'function' ? next(asked) : (next ?? { status: 501 });
    if (answer === 'hang') return;
    if ('status' in answer) return refuse(response, answer);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if ('raw' in answer) return void response.end(answer.raw);
    const { text = [], calls = [], finish = calls.length > 0 ? 'tool_calls' : 'stop', then } = answer;
    for (const piece of typeof text === 'string' ? [text] : text) response.write(event({ content: piece }));
    for (const [index, call] of calls.entries())
      for (const delta of piecesOf(call, index)) response.write(event({ tool_calls: [delta] }));
    if (then === 'hang') return;
    if (then === 'cut') return void response.write('data: {"ch', () => response.destroy());
    if (finish !== null) response.write(event({}, finish));
    response.end('data: [DONE]\n\n');
  }
}

function refuse(
  response: ServerResponse,
  { status, code = 'scripted', retryAfter }: Extract<EndpointAnswer, { status: number }>,
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  });
  response.end(JSON.stringify({ error: { message: 'Refused, as scripted', code, type: 'scripted' } }));
}

function event(delta: object, finish: string | null = null): string {
  const chunk = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'recorded',
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

/** The call as services stream it: the name first, then the arguments in two halves. */
function piecesOf({ name, arguments: given }: ToolCallValues, index: number): object[] {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const half = Math.ceil(text.length / 2);
  return [
    { index, id: `call_${index}_${name}`, type: 'function', function: { name, arguments: '' } },
    { index, function: { arguments: text.slice(0, half) } },
    { index, function: { arguments: text.slice(half) } },
  ];
}
