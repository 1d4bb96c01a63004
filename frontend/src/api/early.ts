/** What the page's own script (`ask-early.ts`) has asked the server for while the code was still coming. */
export interface Early {
  /** Who asked. */
  token: string;
  /** Address → its answer; null: somebody has it. */
  answers: Record<string, Promise<Response> | null>;
  /** What of that has already come. */
  data: Record<string, unknown>;
}

declare global {
  interface Window {
    early?: Early | undefined;
  }
}

/** What has not been wanted by then was not for this page; asked for later it would be old. */
const VALID_MS = 30_000;

/** The answer that is already there or on its way: once, to the same session, and to nobody after a change. */
export function takeEarly(method: string, url: string, token: string | null): Promise<Response> | null {
  const early = method === 'GET' ? earlyOf(token) : (window.early = undefined);
  const answer = early?.answers[url] ?? null;
  if (early) early.answers[url] = null;
  return answer;
}

/**
 * What such an answer says, if it has come: the page is drawn with it at once, not first without.
 * @param again the answer is left to whoever asks for the same.
 */
export function earlyData(url: string, token: string | null, again: boolean): unknown {
  const early = earlyOf(token);
  if (!early?.answers[url]) return undefined;
  const data = early.data[url];
  if (data !== undefined && !again) early.answers[url] = null;
  return data;
}

function earlyOf(token: string | null): Early | undefined {
  if (window.early?.token !== token || performance.now() > VALID_MS) window.early = undefined;
  return window.early;
}
