import { hashKey } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import {
  fetchUtils,
  HttpError,
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type Identifier,
  type QueryFunctionContext,
  type RaRecord,
} from 'react-admin';
import { ApiError, messageOf, send } from '../../api/http.ts';
import { queryClient, refresh } from '../../api/queries.ts';

const CHANGES: readonly string[] = ['create', 'update', 'updateMany', 'delete', 'deleteMany'];

/** react-admin's own client, over the one that the whole application uses. */
async function httpClient(url: string, { method = 'GET', body, headers }: fetchUtils.Options = {}) {
  try {
    const response = await send(url, {
      method,
      ...(typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {}),
      headers: Object.fromEntries(new Headers(headers)),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text,
      json: JSON.parse(text) as unknown,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new HttpError(messageOf(error), error.status, error.body);
  }
}

/**
 * A page of a list. `meta.atLeast` says that the server has not counted all of a long list: its total is a lower bound.
 */
async function getList<Row extends RaRecord>(
  resource: string,
  params: GetListParams & QueryFunctionContext,
): Promise<GetListResult<Row>> {
  let atLeast = false;
  const provider = simpleRestProvider('/api', async (url: string, options) => {
    const answer = await httpClient(url, options);
    atLeast = answer.headers.has('x-total-at-least');
    return answer;
  });
  return { ...(await provider.getList<Row>(resource, params)), meta: { atLeast } };
}

/**
 * The resources of the API in react-admin's terms. After a change everything that was read is asked again, as with
 * every other change of the application.
 */
export const dataProvider: DataProvider = new Proxy(simpleRestProvider('/api', httpClient), {
  get(provider, name: string) {
    if (name === 'getList') return getList;
    const method = (provider as unknown as Record<string, unknown>)[name];
    if (!CHANGES.includes(name) || typeof method !== 'function') return method;
    return async (resource: string, params: { id?: Identifier }) => {
      const answer: unknown = await (method as (...given: unknown[]) => Promise<unknown>)(resource, params);
      const gone = hashKey([resource, 'getOne', { id: String(params.id) }]);
      // A page stays a moment after its record: asked for again, that would be told as a failure.
      void refresh(queryClient, ({ queryHash }) => name !== 'delete' || queryHash !== gone);
      return answer;
    };
  },
});
