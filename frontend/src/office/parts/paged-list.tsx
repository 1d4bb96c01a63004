import { keepPreviousData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { urlOf, type Address, type Answer } from '../../api/client.ts';
import { send, type ApiError } from '../../api/http.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import styles from './paged-list.module.css';

const PAGE_SIZE = 25;
const SEARCH_PAUSE_MS = 300;

interface Page<Row> {
  rows: Row[];
  total: number;
}

type RowOf<A extends Address> = Answer<`GET ${A}`> extends readonly (infer Row)[] ? Row : never;

type Pages<Row> = UseInfiniteQueryResult<Page<Row>, ApiError>;

interface Options {
  filter?: Readonly<Record<string, string | boolean>>;
  size?: number;
}

export interface PagedRows<Row> {
  pages: Pages<Row>;
  /** How many there are without a search; undefined until that is known. */
  total: number | undefined;
  search: Search;
}

/** A list of the server that grows page by page, and what is searched in it: what {@link PagedList} shows. */
export function usePagedList<A extends Address>(address: A, options: Options = {}): PagedRows<RowOf<A>> {
  const { filter = {}, size = PAGE_SIZE } = options;
  const search = useSearch();
  const everything = usePages(address, filter, size);
  const pages = usePages(address, search.q === '' ? filter : { ...filter, q: search.q }, size);
  return { pages, total: everything.data?.total, search };
}

function usePages<A extends Address>(
  address: A,
  filter: Readonly<Record<string, string | boolean>>,
  size: number,
): Pages<RowOf<A>> {
  return useInfiniteQuery<Page<RowOf<A>>, ApiError, Page<RowOf<A>>, readonly unknown[], number>({
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

interface Search {
  /** What is being typed. */
  text: string;
  setText: (text: string) => void;
  /** What the server is asked for once the typing pauses. */
  q: string;
}

function useSearch(): Search {
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setQ(text.trim()), text === '' ? 0 : SEARCH_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return { text, setText, q };
}

/** The one list of the office's own pages: a search, the rows, how many of them are shown and the way to more. */
export function PagedList<Row>({
  list: { pages, search },
  searchLabel,
  beside,
  empty,
  next,
  loading,
  children,
}: {
  list: PagedRows<Row>;
  /** Without it, there is no search. */
  searchLabel?: string;
  /** A field before the search, where there is room on the same line. */
  beside?: ReactNode;
  empty: string;
  /** The way on from an empty list. */
  next?: ReactNode;
  loading?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  return (
    <Stack>
      {searchLabel !== undefined && (
        <div className={styles.search}>
          {beside}
          <TextField
            type="search"
            label={searchLabel}
            value={search.text}
            onChange={({ target }) => search.setText(target.value)}
          />
        </div>
      )}
      <QueryState query={pages} {...(loading === undefined ? {} : { loading })}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <NothingFound q={search.q} empty={empty} next={next} clear={() => search.setText('')} />
          ) : (
            <>
              {children(rows)}
              <ListFoot shown={rows.length} total={total} pages={pages} />
            </>
          )
        }
      </QueryState>
    </Stack>
  );
}

/** An empty list, or a search that finds nothing in one that is not. */
function NothingFound({
  q,
  empty,
  next,
  clear,
}: {
  q: string;
  empty: string;
  next: ReactNode;
  clear: () => void;
}) {
  return q === '' ? (
    <EmptyState text={empty} action={next} />
  ) : (
    <EmptyState text={`${empty} com “${q}”`} action={<Button onClick={clear}>Limpar busca</Button>} />
  );
}

/** How much of a list is shown, and the way to more of it. */
function ListFoot<Row>({
  shown,
  total,
  pages: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
  shown: number;
  total: number;
  pages: Pages<Row>;
}) {
  if (total <= 1) return null;
  return (
    <div className={styles.foot}>
      <Muted>
        {shown < total
          ? `Mostrando ${shown} de ${total.toLocaleString('pt-BR')}`
          : `${total.toLocaleString('pt-BR')} no total`}
      </Muted>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Carregar mais
        </Button>
      )}
    </div>
  );
}
