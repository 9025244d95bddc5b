import {
  createApi,
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  type RetryOptions,
} from '@reduxjs/toolkit/query/react';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';
import { buildRequest } from '@shop/api-contract/request';
import { ownField } from '@shop/domain/json/parse-json';
import { FROM_CACHE } from '../../offline/protocol.ts';
import type { RootState } from '../app-store.ts';
import { noteResponse } from '../connection.ts';
import { runtimeConfig } from '../env.ts';
import { reportError } from '../report-error.ts';

/** The bearer value when signed out (specification, section 7). */
export const NO_TOKEN = 'no-token';

/**
 * How long a list is kept without a page that shows it, and counts as fresh, in s: Back from a product finds it
 * unchanged. The server prices orders anyway.
 */
export const LIST_CACHE_SECONDS = 1_800;

/** Request timeout, in ms. */
const RESPONSE_TIMEOUT = 30_000;

const needsToken = (endpoint: string): boolean =>
  endpoint in operationTable && operationTable[endpoint as OperationId].bearer;

type ShopQuery = BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, RetryOptions, FetchBaseQueryMeta>;

const callShop: ShopQuery = async (args, api, extra) => {
  const ask = fetchBaseQuery({
    baseUrl: runtimeConfig().apiBase,
    timeout: RESPONSE_TIMEOUT,
    prepareHeaders: (headers, { endpoint, getState }) => {
      headers.set('accept', 'application/json');
      if (needsToken(endpoint) && !headers.has('authorization')) {
        headers.set('authorization', `Bearer ${(getState() as RootState).session.token ?? NO_TOKEN}`);
      }
    },
  });
  const result = await ask(args, api, extra);
  const response = result.meta?.response;
  if (response) noteResponse(response.url, response.headers.has(FROM_CACHE));
  if (result.error && api.type === 'query' && !api.signal.aborted && statusOf(result.error) !== 401) {
    reportError(api.endpoint, result.error);
  }
  return result;
};

const statusOf = (error: unknown) => ownField(error, 'status');

/** Queries are retried once, unless they are refused; mutations never: an order would be created twice. */
const isWorthRetrying: RetryOptions['retryCondition'] = (error, _, { attempt, baseQueryApi }) =>
  baseQueryApi.type === 'query' && attempt === 1 && statusOf(error) !== 400 && statusOf(error) !== 401;

/**
 * The one RTK Query API. Features inject endpoints, named by operationId or by what they keep of its response. A second API
 * would slow down the start.
 */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  tagTypes: ['User', 'Orders'],
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: LIST_CACHE_SECONDS,
  baseQuery: retry(callShop, { retryCondition: isWorthRetrying }),
  catchSchemaFailure: ({ issues: [issue] }, { endpoint }) => {
    const path = issue?.path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
    const error = `The response to ${endpoint} breaks the contract: ${path || 'as a whole'}`;
    reportError(endpoint, error);
    return { status: 'CUSTOM_ERROR' as const, error };
  },
  endpoints: () => ({}),
});

/** An operation of the contract as RTK Query's request: path, method and shape are the contract's. */
export function contractRequest<Id extends OperationId>(...call: Parameters<typeof buildRequest<Id>>): FetchArgs {
  const { method, url, body } = buildRequest(...call);
  return { method, url, ...(body !== undefined && { body }) };
}

/** Sends a request with this token, even if another account has signed in by then. */
export const withToken = (token: string | undefined): Pick<FetchArgs, 'headers'> =>
  token ? { headers: { authorization: `Bearer ${token}` } } : {};
