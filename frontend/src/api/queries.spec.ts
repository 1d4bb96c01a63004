import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './http.ts';
import { useToasts } from './toasts.ts';
import { forgetPerson, queryClient, refresh, startingWith, useApiMutation } from './queries.ts';

describe('queryClient', () => {
  it('should have the defaults of the specification', () => {
    expect(queryClient.getDefaultOptions()).toMatchObject({
      queries: { retry: false, staleTime: Infinity, refetchInterval: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    });
  });
});

describe('forgetPerson', () => {
  it('should forget what was read for a person, and keep what everybody sees', () => {
    const kept = ['/api/settings/public', '/api/calendar/today'];
    [...kept, '/api/auth/me', '/api/my-duties'].forEach((url) => queryClient.setQueryData([url], {}));
    forgetPerson();
    const left = queryClient.getQueryCache().getAll();
    expect(left.map(({ queryKey }) => queryKey[0])).toEqual(kept);
  });
});

describe('refresh', () => {
  it('should ask again what is named and on the screen, and leave the rest for when it is next shown', async () => {
    const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
    const asked: string[] = [];
    const read = (address: string) => ({
      queryKey: [address],
      queryFn: () => {
        asked.push(address);
        return Promise.resolve(address);
      },
    });
    const shown = ['/api/schedules/4/editor', '/api/schedules/4', '/api/auth/me'];
    const ends = shown.map((address) => new QueryObserver(client, read(address)).subscribe(() => undefined));
    await client.fetchQuery(read('/api/news'));
    await client.refetchQueries({ type: 'active' });
    asked.length = 0;
    await refresh(client, startingWith(['/api/schedules/4/editor', '/api/news']));
    expect(asked).toEqual(['/api/schedules/4/editor']);
    await client.fetchQuery(read('/api/news'));
    expect(asked).toEqual(['/api/schedules/4/editor', '/api/news']);
    ends.forEach((end) => end());
  });

  it.each(['left again', 'still on the screen'])(
    'should not take for new what was on its way before the change: %s',
    async (where) => {
      const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
      const answers: ((names: string[]) => void)[] = [];
      const options = {
        queryKey: ['/api/mass-rules'],
        queryFn: () => new Promise<string[]>((answer) => void answers.push(answer)),
      };
      const watched = new QueryObserver(client, options);
      let leave = watched.subscribe(() => undefined);
      if (where === 'left again') leave();
      await refresh(client, () => false);
      answers[0]!(['before']);
      await vi.waitFor(() => expect(client.getQueryState(options.queryKey)?.fetchStatus).toBe('idle'));
      expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
      if (where !== 'left again') leave();
      leave = watched.subscribe(() => undefined);
      answers[1]!(['after']);
      await vi.waitFor(() => expect(watched.getCurrentResult().data).toEqual(['after']));
      leave();
    },
  );
});

describe('useApiMutation', () => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children);

  it('should send once what a double press asks for, something else beside it, and the same again later', async () => {
    const sent: string[] = [];
    const run = (given: { title: string }) => {
      sent.push(given.title);
      return Promise.resolve();
    };
    const { result } = renderHook(() => useApiMutation({ run }), { wrapper });
    const press = (title: string) => result.current.mutate({ title });
    press('Sexta');
    press('Sexta');
    press('Domingo');
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(sent).toEqual(['Sexta', 'Domingo']);
    press('Sexta');
    await waitFor(() => expect(sent).toEqual(['Sexta', 'Domingo', 'Sexta']));
  });

  it('should tell of its failure no longer once the same works', async () => {
    const run = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new ApiError(404, 'Não vale.'));
    const toasts = renderHook(useToasts).result;
    const { result } = renderHook(() => useApiMutation({ run, failure: 'Não abriu' }), { wrapper });
    act(() => result.current.mutate());
    await waitFor(() => expect(toasts.current[0]).toMatchObject({ title: 'Não abriu', open: true }));
    act(() => result.current.mutate());
    await waitFor(() => expect(toasts.current[0]).toMatchObject({ title: 'Não abriu', open: false }));
  });
});
