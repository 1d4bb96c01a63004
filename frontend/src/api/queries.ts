import { useCallback, useId, useRef } from 'react';
import {
  hashKey,
  keepPreviousData,
  type Query,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { dismissToast, toast, toastError, type Toast } from './toasts.ts';
import { urlOf, type Address, type Answer, type Arguments, type Input } from './client.ts';
import { earlyData } from './early.ts';
import { ApiError, isUnanswered, NO_CONNECTION, readToken, request } from './http.ts';

/** Specification section 9: a query is a GET on the first element of its key; nothing is retried or goes stale. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, signal }) => request(queryKey[0] as string, { signal }),
      retry: false,
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** What is the same for whoever is there: the frame of every page is drawn with it. */
const OF_EVERYBODY: readonly unknown[] = ['/api/settings/public', '/api/calendar/today'] satisfies Address[];

/** Forgets whatever was read for the person who was there. */
export function forgetPerson(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !OF_EVERYBODY.includes(queryKey[0]) });
  queryClient.getMutationCache().clear();
}

interface Extras {
  /** false: not now. */
  enabled?: boolean;
  /** true: asked again each time the screen opens, for what other people change. */
  fresh?: boolean;
  /** true: what was answered before stays on the screen while another part of the same list is on its way. */
  keep?: boolean;
}

type ReadInput<A extends Address> = Omit<Input<`GET ${A}`>, 'body' | 'signal'>;

/**
 * Reads an address of the API: `useApiQuery('/api/schedules/{id}', { path: { id } })`. Its key is the whole URL.
 * A second object holds what concerns the reading, not the call.
 */
export function useApiQuery<A extends Address>(
  address: A,
  ...given: [...Arguments<ReadInput<A>>, extras?: Extras]
): UseQueryResult<Answer<`GET ${A}`>, ApiError> {
  const [input, extras] = given as unknown as [Parameters<typeof urlOf>[1]?, Extras?];
  const { enabled = true, fresh = false, keep = false } = extras ?? {};
  const url = urlOf(address, input);
  return useQuery<Answer<`GET ${A}`>, ApiError>({
    queryKey: [url],
    enabled,
    initialData: () => earlyData(url, readToken(), fresh) as Answer<`GET ${A}`> | undefined,
    refetchOnMount: fresh ? 'always' : true,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  });
}

/**
 * Whether a page should still wait for a part that it can do without: nothing is known of it yet, and nothing failed.
 * Not without network, where it would never come.
 */
export const isFirstOnItsWay = ({
  isLoading,
  failureCount,
}: Pick<UseQueryResult, 'isLoading' | 'failureCount'>): boolean => isLoading && failureCount === 0;

/**
 * After a change: whatever was read before is out of date, and so is what is on its way, which may have been read before
 * the change. What is on the screen is asked again now; the rest when it is next shown.
 * @param isAsked which of the screen's queries are asked again; absent: all of them.
 */
export async function refresh(
  client: QueryClient,
  isAsked: (query: Query) => boolean = () => true,
): Promise<void> {
  for (const query of client.getQueryCache().findAll({ fetchStatus: 'fetching' })) {
    const again = {
      queryKey: query.queryKey,
      exact: true,
      refetchType: isAsked(query) ? 'active' : 'none',
    } as const;
    // One that fails has brought nothing that could be out of date, and tells its failure where it is shown.
    void query.promise?.then(
      () => client.invalidateQueries(again),
      () => undefined,
    );
  }
  await client.invalidateQueries({ refetchType: 'none' });
  await client.refetchQueries({ type: 'active', predicate: isAsked });
}

/** The queries of these addresses, by how they begin, as {@link refresh} takes them. */
export const startingWith =
  (addresses: readonly string[]) =>
  ({ queryKey }: Query): boolean =>
    addresses.some((address) => String(queryKey[0]).startsWith(address));

/** A toast's two lines, and what can be done then; or its first line. */
export type Words = string | Pick<Toast, 'title' | 'description' | 'action'>;

export interface ApiMutation<Given, Answered> {
  run: (given: Given) => Promise<Answered>;
  /** The toast of success. */
  success?: Words | ((answered: Answered, given: Given) => Words);
  /** Title of the destructive toast; its description is the server's message, or `otherwise`. */
  failure?: string;
  otherwise?: string;
  then?: (answered: Answered, given: Given) => void;
  /** What is done in the place of telling a failure when the server says nothing; without network it is not even asked. */
  unanswered?: (given: Given) => void;
  /** What of the screen it changes beside what `then` puts there, by how its addresses begin; absent: all of it. */
  changes?: readonly string[];
}

/**
 * Something that changes the server. What was read before is asked again afterwards, all of it unless it says what it
 * changes: one change shows in many places. A failure keeps what was typed; the same can simply be sent again, and once it
 * works the failure is told of no longer. `mutate`
 * leaves out what is just being sent: the second press of a double one comes before the button says that it is busy.
 */
export function useApiMutation<Given = void, Answered = unknown>(
  change: ApiMutation<Given, Answered>,
): UseMutationResult<Answered, ApiError, Given> {
  const client = useQueryClient();
  const key = useId();
  const told = useRef('');
  const mutation = useMutation<Answered, ApiError, Given>({
    mutationKey: [key],
    mutationFn: (given) => {
      if (change.unanswered && !navigator.onLine) throw new ApiError(0, NO_CONNECTION);
      return change.run(given);
    },
    onSuccess: (answered, given) => {
      if (told.current) dismissToast(told.current);
      void refresh(client, change.changes && startingWith(change.changes));
      const words = typeof change.success === 'function' ? change.success(answered, given) : change.success;
      if (words !== undefined) toast(typeof words === 'string' ? { title: words } : words);
      change.then?.(answered, given);
    },
    onError: (error, given) => {
      if (change.unanswered && isUnanswered(error)) change.unanswered(given);
      else if (change.failure !== undefined)
        told.current = toastError(change.failure, error, change.otherwise);
    },
  });
  const send = mutation.mutate;
  const mutate = useCallback<typeof send>(
    (...args) => {
      const given = hashKey([args[0]]);
      const isOnItsWay = client.isMutating({
        mutationKey: [key],
        predicate: ({ state }) => hashKey([state.variables]) === given,
      });
      if (!isOnItsWay) send(...args);
    },
    [client, key, send],
  );
  return { ...mutation, mutate };
}
