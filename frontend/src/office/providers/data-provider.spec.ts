import { QueryObserver } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { dataProvider } from './data-provider.ts';

function answer(body: unknown, init: ResponseInit = {}): void {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), init));
}

describe('dataProvider', () => {
  beforeEach(() => localStorage.setItem('auth_token', 'abc'));

  it('should send the stored token and read the total from Content-Range', async () => {
    answer([{ id: 1 }], { headers: { 'content-range': 'news 0-24/319' } });
    const list = await dataProvider.getList('news', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    expect(list).toMatchObject({ data: [{ id: 1 }], total: 319 });
    const [url, options] = vi.mocked(fetch).mock.calls[0]!;
    expect(url).toContain('/api/news?');
    expect(options?.headers).toMatchObject({ authorization: 'Bearer abc' });
  });

  it('should tell when a total is a lower bound', async () => {
    const headers = { 'content-range': 'audit-events 0-24/1000', 'x-total-at-least': 'true' };
    answer([{ id: 1 }], { headers });
    const list = await dataProvider.getList('audit-events', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'at', order: 'DESC' },
      filter: {},
    });
    expect(list).toMatchObject({ total: 1000, meta: { atLeast: true } });
  });

  it('should give forms the message of each field', async () => {
    const errors = { title: 'Título é obrigatório' };
    answer({ message: 'Confira os campos.', errors }, { status: 400 });
    const failure = await dataProvider.create('news', { data: {} }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HttpError);
    expect(failure).toMatchObject({ message: 'Confira os campos.', status: 400, body: { errors } });
  });

  it('should ask everything on the screen again after a change, but not what it has deleted', async () => {
    const asked: unknown[] = [];
    const shown = [
      ['news', 'getOne', { id: '3' }],
      ['news', 'getOne', { id: '4' }],
      ['news', 'getList'],
    ];
    const ends = shown.map((queryKey) =>
      new QueryObserver(queryClient, {
        queryKey,
        queryFn: () => {
          asked.push(queryKey);
          return {};
        },
      }).subscribe(() => undefined),
    );
    await vi.waitFor(() => expect(asked).toEqual(shown));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    answer({ id: 3 });
    await dataProvider.delete('news', { id: 3 });
    await vi.waitFor(() => expect(asked).toEqual([...shown, ...shown.slice(1)]));
    ends.forEach((end) => end());
    queryClient.clear();
  });

  it('should ask nothing again after a change that was refused', async () => {
    const again = vi.spyOn(queryClient, 'invalidateQueries');
    answer({ message: 'Não.' }, { status: 409 });
    await expect(dataProvider.delete('news', { id: 3 })).rejects.toThrow('Não.');
    expect(again).not.toHaveBeenCalled();
  });
});
