import { EventSourceParserStream } from 'eventsource-parser/stream';
import { send } from './http.ts';

/**
 * Listens to server-sent events until the server ends them or the signal is aborted. EventSource itself cannot send
 * the session's token.
 * @throws ApiError as {@link send}; TypeError when the connection breaks.
 */
export async function listen<Data>(
  url: string,
  onEvent: (data: Data, type: string | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await send(url, { signal, headers: { accept: 'text/event-stream' } });
  const events = response
    .body!.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await events.read();
    if (done) return;
    onEvent(JSON.parse(value.data) as Data, value.event);
  }
}
