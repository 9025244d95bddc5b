import { createAction } from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  retry,
  type BaseQueryApi,
  type BaseQueryFn,
  type EndpointBuilder,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  type NamedSchemaError,
  type RetryOptions,
  type SchemaFailureInfo,
} from '@reduxjs/toolkit/query/react';
import type { OperationId } from '@shop/api-contract/operation';
import { buildRequest, type RequestArguments } from '@shop/api-contract/request';
import { ownField } from '@shop/domain/json/parse-json';
import * as z from 'zod/mini';
import { noteResponse } from '../connection.ts';
import { runtimeConfig } from '../env.ts';
import { FROM_CACHE } from '../offline-protocol.ts';
import { reportError } from '../report-error.ts';
import { noteServerTime } from '../server-clock.ts';

/** The bearer value when signed out (specification, section 7). */
export const NO_TOKEN = 'no-token';

/**
 * How long a list is kept without a page that shows it, and counts as fresh, in s: Back from a product finds it
 * unchanged. The server prices orders anyway.
 */
const LIST_CACHE_SECONDS = 1_800;

const RESPONSE_TIMEOUT_MS = 30_000;

type ShopQuery = BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, RetryOptions, FetchBaseQueryMeta>;

const callShop: ShopQuery = async (args, api, extra) => {
  const ask = fetchBaseQuery({ baseUrl: runtimeConfig().apiBase, timeout: RESPONSE_TIMEOUT_MS });
  const result = await ask({ ...args, headers: { accept: 'application/json', ...args.headers } }, api, extra);
  const response = result.meta?.response;
  if (response) noteResponse(response.url, response.headers.has(FROM_CACHE));
  if (result.error && api.type === 'query' && !api.signal.aborted && statusOf(result.error) !== 401) {
    reportError(api.endpoint, result.error);
  }
  return result;
};

/** A call was refused for its token: the session has ended. */
export const sessionEnded = createAction('session/sessionEnded');

const tokenOf = ({ getState }: BaseQueryApi) => (getState() as { session: { token: string | null } }).session.token;

const callAsCustomer: ShopQuery = async (args, api, extra) => {
  const token = tokenOf(api);
  const result = await callShop({ ...args, headers: { authorization: `Bearer ${token ?? NO_TOKEN}` } }, api, extra);
  noteServerTime(result.meta?.response?.headers.get('date') ?? null);
  // Of the session that asked: another one may have begun since.
  if (statusOf(result.error) === 401 && token !== null && token === tokenOf(api)) api.dispatch(sessionEnded());
  return result;
};

const statusOf = (error: unknown) => ownField(error, 'status');

/** Queries are retried once, unless they are refused; mutations never: an order would be created twice. */
const isWorthRetrying: RetryOptions['retryCondition'] = (error, _, { attempt, baseQueryApi }) =>
  baseQueryApi.type === 'query' && attempt === 1 && statusOf(error) !== 400 && statusOf(error) !== 401;

const reportInvalidResponse = ({ issues: [issue] }: NamedSchemaError, { endpoint }: SchemaFailureInfo) => {
  const path = issue?.path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
  const error = `The response to ${endpoint} breaks the contract: ${path || 'as a whole'}`;
  reportError(endpoint, error);
  return { status: 'CUSTOM_ERROR' as const, error };
};

/** The calls that carry no token. Features inject endpoints, named by operationId or by what they keep of its response. */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  keepUnusedDataFor: LIST_CACHE_SECONDS,
  refetchOnReconnect: true,
  refetchOnFocus: true,
  refetchOnMountOrArgChange: LIST_CACHE_SECONDS,
  baseQuery: retry(callShop, { retryCondition: isWorthRetrying }),
  catchSchemaFailure: reportInvalidResponse,
  endpoints: () => ({}),
});

/** The calls with the token of who is signed in. What it holds goes when that changes. */
export const accountApi = createApi({
  reducerPath: 'accountApi',
  tagTypes: ['Orders'],
  refetchOnReconnect: true,
  baseQuery: retry(callAsCustomer, { retryCondition: isWorthRetrying }),
  catchSchemaFailure: reportInvalidResponse,
  endpoints: () => ({}),
});

/** An operation of the contract as RTK Query's request: path, method and shape are the contract's. */
export function contractRequest<Id extends OperationId>(...call: Parameters<typeof buildRequest<Id>>): FetchArgs {
  const { method, url, body } = buildRequest(...call);
  return { method, url, ...(body !== undefined && { body }) };
}

type ItemSchema<Item> = z.ZodMiniType<{ [Field in keyof Item]?: unknown }>;

/**
 * The response schema of a list: invalid items are left out and reported by index and field, never by value. A list
 * without a valid item is a failure.
 *
 * @param item - Checks the fields that the storefront reads; items keep the others.
 */
export const listSchema = <Item>(operation: OperationId, item: ItemSchema<Item>) =>
  z.pipe(
    z.array(z.custom<Item>()),
    z.transform((items, { issues }) => {
      const errors = items.map((one) => item.safeParse(one).error?.issues[0]?.path);
      const leftOut = errors.flatMap((path, index) => (path ? [[index, ...path]] : []));
      if (leftOut.length > 0 && leftOut.length === items.length) {
        issues.push({ code: 'custom', path: leftOut[0], input: items });
      } else if (leftOut.length > 0) {
        const places = leftOut.map((path) => path.join('.'));
        reportError(`items of ${operation} that break the contract`, places);
      }
      return items.filter((_, index) => !errors[index]);
    }),
  );

type CallWithoutInput = {
  [Id in OperationId]: RequestArguments<Id> extends [input?: undefined] ? Id : never;
}[OperationId];

/** How a list is asked for; one cache entry in any case. */
export type ListRequest = Pick<FetchArgs, 'cache' | 'timeout'> | void;

/** From no cache, not even the service worker's, and soon. */
export const FROM_NETWORK: ListRequest = { cache: 'no-cache', timeout: 8_000 };

type Build = EndpointBuilder<ShopQuery, never, 'shopApi'>;

export const listEndpoint = <Item>(build: Build, operation: CallWithoutInput, item: ItemSchema<Item>) =>
  build.query<Item[], ListRequest>({
    query: (request) => ({ ...contractRequest(operation), ...request }),
    serializeQueryArgs: ({ endpointName }) => endpointName,
    responseSchema: listSchema<Item>(operation, item),
  });
