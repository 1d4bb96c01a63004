import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { request } from '../../api/http.ts';
import { KEPT_SINCE } from '../../lib/kept.ts';
import { askAgain, useKept } from './kept-answers.ts';

/** Asks for an address that the server answers, or the device with what it kept at this HTTP date. */
async function ask(url: string, kept?: string): Promise<void> {
  const headers: Record<string, string> = kept === undefined ? {} : { [KEPT_SINCE]: kept };
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{}', { headers }));
  await act(() => request(url));
}

describe('Answers that the device has kept', () => {
  it('should be told since the oldest of them, until the server answers for each or all are asked again', async () => {
    const { result } = renderHook(useKept);
    await ask('/api/auth/me');
    expect(result.current).toBeNull();
    await ask('/api/my-duties', 'Wed, 25 Nov 2026 12:10:00 GMT');
    await ask('/api/auth/me', 'Thu, 26 Nov 2026 08:00:00 GMT');
    expect(result.current).toEqual({ since: '2026-11-25T12:10:00.000Z' });
    await ask('/api/news');
    expect(result.current).toEqual({ since: '2026-11-25T12:10:00.000Z' });
    await ask('/api/my-duties');
    expect(result.current).toEqual({ since: '2026-11-26T08:00:00.000Z' });
    const client = new QueryClient();
    const again = vi.spyOn(client, 'invalidateQueries');
    act(() => askAgain(client));
    expect(result.current).toBeNull();
    expect(again).toHaveBeenCalledOnce();
    act(() => askAgain(client));
    expect(again).toHaveBeenCalledOnce();
  });

  it('should, where nothing is kept, ask again only for what did not come', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
    const news = vi.fn(() => Promise.reject(new Error('No network')));
    const duties = vi.fn(() => Promise.resolve([]));
    const ends = [news, duties].map((queryFn, at) =>
      new QueryObserver(client, { queryKey: [at], queryFn, staleTime: Infinity }).subscribe(() => undefined),
    );
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    act(() => askAgain(client));
    await vi.waitFor(() => expect(news).toHaveBeenCalledTimes(2));
    expect(duties).toHaveBeenCalledOnce();
    ends.forEach((end) => end());
  });

  it('should tell no time where an answer was kept without its date', async () => {
    const { result } = renderHook(useKept);
    await ask('/api/auth/me', '');
    expect(result.current).toEqual({ since: null });
    await ask('/api/my-duties', 'Wed, 25 Nov 2026 12:10:00 GMT');
    expect(result.current).toEqual({ since: '2026-11-25T12:10:00.000Z' });
    await ask('/api/my-duties');
    expect(result.current).toEqual({ since: null });
    await ask('/api/auth/me');
    expect(result.current).toBeNull();
  });
});
