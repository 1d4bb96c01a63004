/** What the page's own script (`ask-early.ts`) has asked the server for while the code was still coming. */
export interface Early {
  /** Who asked. */
  token: string;
  /** Address → its answer; null: somebody has it. */
  answers: Record<string, Promise<Response> | null>;
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
  const { early } = window;
  if (!early) return null;
  if (method !== 'GET' || token !== early.token || performance.now() > VALID_MS) {
    window.early = undefined;
    return null;
  }
  const answer = early.answers[url] ?? null;
  early.answers[url] = null;
  return answer;
}
