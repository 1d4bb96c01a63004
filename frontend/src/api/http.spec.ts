import { describe, expect, it, vi } from 'vitest';
import {
  ApiError,
  isUnanswered,
  messageOf,
  NO_CONNECTION,
  onConsentAsked,
  onSessionLost,
  request,
  send,
} from './http.ts';

const answers = (body: string, init: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));

describe('send', () => {
  it('should send the stored token, cookies and a JSON body', async () => {
    localStorage.setItem('auth_token', 'abc');
    answers('{}', {});
    await send('/api/x', { method: 'POST', body: { a: 1 } });
    expect(fetch).toHaveBeenCalledWith('/api/x', {
      method: 'POST',
      credentials: 'include',
      headers: { authorization: 'Bearer abc', 'content-type': 'application/json' },
      body: '{"a":1}',
    });
  });

  it('should leave the content type of a form to the browser', async () => {
    answers('{}', {});
    await send('/api/x', { method: 'POST', body: new FormData() });
    expect(vi.mocked(fetch).mock.calls[0]![1]?.headers).toEqual({});
  });

  it.each([
    ['the status and the response text', 'texto', { status: 409 }, '409: texto'],
    [
      'the status text of an empty response',
      '',
      { status: 502, statusText: 'Bad Gateway' },
      '502: Bad Gateway',
    ],
  ])('should fail with %s', async (_, body, init, message) => {
    answers(body, init);
    await expect(send('/api/x')).rejects.toThrow(message);
  });

  it('should tell apart that no answer came', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(send('/api/x')).rejects.toMatchObject({ status: 0 });
  });

  it('should say that the session is lost when its token is refused, and only then', async () => {
    const lost = vi.fn();
    const stop = onSessionLost(lost);
    answers('{}', { status: 401 });
    await expect(send('/api/x')).rejects.toThrow();
    expect(lost).not.toHaveBeenCalled();
    localStorage.setItem('auth_token', 'abc');
    answers('{}', { status: 401 });
    await expect(send('/api/x')).rejects.toThrow();
    expect(lost).toHaveBeenCalledOnce();
    stop();
  });
});

describe('onConsentAsked', () => {
  it('should call back when consent is what is missing, and for no other refusal', async () => {
    const asked = vi.fn();
    const stop = onConsentAsked(asked);
    answers(JSON.stringify({ code: 'forbidden', message: 'm' }), { status: 403 });
    await expect(send('/api/x')).rejects.toThrow();
    expect(asked).not.toHaveBeenCalled();
    answers(JSON.stringify({ code: 'consent-required', message: 'm' }), { status: 403 });
    await expect(send('/api/x')).rejects.toMatchObject({ status: 403 });
    expect(asked).toHaveBeenCalledOnce();
    stop();
  });
});

describe('A server that says nothing', () => {
  it.each([0, 502, 503, 504])('should be told from one that refuses: %s', (status) => {
    expect(isUnanswered(new ApiError(status, ''))).toBe(true);
  });

  it.each([400, 401, 409, 422, 429, 500])('should not be what answers %s', (status) => {
    expect(isUnanswered(new ApiError(status, ''))).toBe(false);
  });

  it('should be one that lets the patience of a call end; a call that is given up is another thing', async () => {
    const ended = (reason: DOMException) => {
      vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(reason);
      return send('/api/x', { signal: AbortSignal.abort(reason) }).catch((error: unknown) => error);
    };
    expect(isUnanswered(await ended(new DOMException('', 'TimeoutError')))).toBe(true);
    expect(isUnanswered(await ended(new DOMException('', 'AbortError')))).toBe(false);
  });
});

describe('request', () => {
  it('should give the JSON', async () => {
    answers('{"id":7}', {});
    expect(await request('/api/x')).toEqual({ id: 7 });
  });
});

describe('messageOf', () => {
  const error = (status: number, body: unknown) => new ApiError(status, JSON.stringify(body));

  it.each([
    ['the server’s own sentence', error(409, { message: 'Este nome já existe.' }), 'Este nome já existe.'],
    ['the given sentence without one', error(502, 'nginx'), 'Tente mais tarde.'],
    ['the lack of a connection', new ApiError(0, ''), NO_CONNECTION],
    ['the given sentence for anything else', new Error('x is undefined'), 'Tente mais tarde.'],
  ])('should tell %s', (_, failure, message) => {
    expect(messageOf(failure, 'Tente mais tarde.')).toBe(message);
  });

  it('should keep the message of each field', () => {
    expect(error(400, { message: 'm', errors: { email: 'Email obrigatório' } }).fields).toEqual({
      email: 'Email obrigatório',
    });
  });
});
