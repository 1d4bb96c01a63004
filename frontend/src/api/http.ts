import { KEPT_SINCE } from '../lib/kept.ts';
import { WITHOUT_SERVER } from '../lib/without-server.ts';
import { takeEarly } from './early.ts';
import type { ErrorResponse } from './generated/types.gen.ts';

const TOKEN_KEY = 'auth_token';

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);
export const storeToken = (token: string): void => localStorage.setItem(TOKEN_KEY, token);
export const removeToken = (): void => localStorage.removeItem(TOKEN_KEY);

export const NO_CONNECTION = 'Não foi possível conectar ao servidor. Tente novamente.';

/** An answer of the server that is not OK, or none at all (status 0). */
export class ApiError extends Error {
  /** What the server says about it, when it answered in its error form. */
  readonly body: ErrorResponse | null;
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = parseError(text);
  }

  /** Field → message, for forms. */
  get fields(): Record<string, string> {
    return this.body?.errors ?? {};
  }
}

function parseError(text: string): ErrorResponse | null {
  try {
    const body = JSON.parse(text) as Partial<ErrorResponse> | null;
    return typeof body?.message === 'string' ? (body as ErrorResponse) : null;
  } catch {
    return null;
  }
}

/** Whether the server has said nothing: no network, no answer in time, none behind its proxy. A refusal is an answer. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || WITHOUT_SERVER.has(error.status));

/** How long somebody who has pressed a button waits for a server that is silent. */
const PATIENCE_MS = 10_000;

/** For `signal` of a call: no answer by then is no answer at all ({@link isUnanswered}). */
export const patience = (): AbortSignal => AbortSignal.timeout(PATIENCE_MS);

/** What to tell a person about a failure: the server's own sentence, or the given one. */
export function messageOf(error: unknown, otherwise = 'Tente novamente.'): string {
  if (!(error instanceof ApiError)) return otherwise;
  return error.status === 0 ? NO_CONNECTION : (error.body?.message ?? otherwise);
}

type Listener = () => void;
const lostSession = new Set<Listener>();

/** Calls back whenever the server says that the stored session has ended. Returns how to stop listening. */
export function onSessionLost(listener: Listener): Listener {
  lostSession.add(listener);
  return () => lostSession.delete(listener);
}

const askedForConsent = new Set<Listener>();

/** Calls back whenever the server says that the person has to agree to the consent text first. Returns how to stop listening. */
export function onConsentAsked(listener: Listener): Listener {
  askedForConsent.add(listener);
  return () => askedForConsent.delete(listener);
}

type AnswerListener = (url: string, keptSince: string | null) => void;
const answered = new Set<AnswerListener>();

/** Calls back with what answers: since when the device keeps it, null where the server gave it. Returns how to stop listening. */
export function onAnswer(listener: AnswerListener): Listener {
  answered.add(listener);
  return () => answered.delete(listener);
}

export interface RequestOptions {
  method?: string;
  /** Sent as JSON, or as it is when it is a form. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/**
 * One call to the server, with the stored token and cookies.
 * @throws ApiError `{status}: {response text, or status text when it is empty}`; status 0 without an answer.
 */
export async function send(url: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', body, signal, headers } = options;
  const token = readToken();
  const isForm = body instanceof FormData;
  let response: Response;
  try {
    response = await (takeEarly(method, url, token) ??
      fetch(url, {
        method,
        credentials: 'include',
        ...(signal ? { signal } : {}),
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      }));
  } catch (error) {
    if (signal?.aborted && !isTimeout(signal.reason)) throw error;
    throw new ApiError(0, NO_CONNECTION);
  }
  if (response.ok) {
    answered.forEach((listener) => listener(url, response.headers.get(KEPT_SINCE)));
    return response;
  }
  if (response.status === 401 && token !== null && token === readToken()) {
    lostSession.forEach((listener) => listener());
  }
  const error = new ApiError(response.status, (await response.text()) || response.statusText);
  if (error.body?.code === 'consent-required') askedForConsent.forEach((listener) => listener());
  throw error;
}

const isTimeout = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/** The JSON of one call. @throws ApiError as {@link send}. */
export async function request<Answer>(url: string, options?: RequestOptions): Promise<Answer> {
  return (await (await send(url, options)).json()) as Answer;
}
