import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { urlOf, type Address, type Answer } from '../api/client.ts';
import { send, type ApiError } from '../api/http.ts';

const PAGE_SIZE = 25;
const SEARCH_PAUSE_MS = 300;

interface Page<Row> {
  rows: Row[];
  total: number;
}

type RowOf<A extends Address> = Answer<`GET ${A}`> extends readonly (infer Row)[] ? Row : never;

/** A list that grows page by page ('Carregar mais'), with how many rows there are in all. */
export function usePages<A extends Address>(
  address: A,
  filter: Readonly<Record<string, string | boolean>>,
  { size = PAGE_SIZE }: { size?: number } = {},
) {
  return useInfiniteQuery<
    Page<RowOf<A>>,
    ApiError,
    { rows: RowOf<A>[]; total: number },
    readonly unknown[],
    number
  >({
    queryKey: [address, 'pages', filter, size],
    queryFn: async ({ pageParam, signal }) => {
      const range = JSON.stringify([pageParam, pageParam + size - 1]);
      const url = urlOf(address, { query: { filter: JSON.stringify(filter), range } });
      const response = await send(url, { signal });
      return { rows: (await response.json()) as RowOf<A>[], total: totalOf(response) };
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return loaded < total ? loaded : undefined;
    },
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      total: pages.at(-1)?.total ?? 0,
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** `ministers 0-24/319` → 319. */
const totalOf = (response: Response): number =>
  Number(response.headers.get('content-range')?.split('/').at(-1) ?? 0);

/** What is being typed into a search box, and the words to ask the server for once the typing pauses. */
export function useSearch(): { text: string; setText: (text: string) => void; q: string } {
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setQ(text.trim()), text === '' ? 0 : SEARCH_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return { text, setText, q };
}
