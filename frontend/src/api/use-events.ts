import { EventSourceParserStream } from 'eventsource-parser/stream';
import { useEffect, useEffectEvent } from 'react';
import { send } from './http.ts';

const PAUSE_MS = 2000;

/**
 * Listens to a stream while its address is given. When the stream ends or breaks, `onPause` is called, to ask in the
 * plain way, and after a pause it is listened to again, unless `onEvent` said of an event that it was the last.
 */
export function useEvents<Data>(
  url: string | null,
  {
    onEvent,
    onPause,
  }: { onEvent: (data: Data, type: string | undefined) => 'last' | void; onPause: () => unknown },
): void {
  const receive = useEffectEvent(onEvent);
  const ask = useEffectEvent(onPause);
  useEffect(() => {
    if (url === null) return;
    const left = new AbortController();
    const follow = async (): Promise<void> => {
      while (!left.signal.aborted) {
        // Why a stream broke says nothing about the facts: they are asked for in the plain way, which tells a failure.
        let ended = false;
        const hear = (data: Data, type: string | undefined) => (ended ||= receive(data, type) === 'last');
        await listen<Data>(url, hear, left.signal).catch(() => undefined);
        if (ended || left.signal.aborted) return;
        await ask();
        await pause(left.signal);
      }
    };
    void follow();
    return () => left.abort();
  }, [url]);
}

/** Resolves after a while, or as soon as the signal is aborted. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Listens to server-sent events until the server ends them or the signal is aborted. EventSource itself cannot send
 * the session's token.
 * @throws ApiError as {@link send}; TypeError when the connection breaks.
 */
async function listen<Data>(
  url: string,
  onEvent: (data: Data, type: string | undefined) => unknown,
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
