import type { OperationId } from '@shop/api-contract/operation';
import type { RequestArguments } from '@shop/api-contract/request';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import * as z from 'zod/mini';
import { reportError } from '../report-error.ts';
import { contractRequest } from './shop-api.ts';

type ItemSchema<Item> = z.ZodMiniType<{ [Field in keyof Item]?: unknown }>;

/**
 * The response schema of a list: invalid items are left out and reported by index and field, never by value. A list
 * without a valid item is a failure.
 *
 * @param item - Checks the fields that the storefront reads; items keep the others.
 */
export const listOf = <Item>(operation: OperationId, item: ItemSchema<Item>) =>
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

/**
 * Cache time of an unused list, in s, so that Back from a product finds it unchanged. The server prices orders anyway.
 */
export const LIST_CACHE_SECONDS = 1_800;

type CallWithoutInput = {
  [Id in OperationId]: RequestArguments<Id> extends [input?: undefined] ? Id : never;
}[OperationId];

/** How a list is asked for; one cache entry in any case. */
export type ListRequest = Pick<FetchArgs, 'cache' | 'timeout'> | void;

/** From no cache, not even the service worker's, and soon. */
export const FROM_NETWORK: ListRequest = { cache: 'no-cache', timeout: 8_000 };

/** RTK Query's definition of a whole list. */
export const wholeList = <Item>(operation: CallWithoutInput, item: ItemSchema<Item>) => ({
  query: (request: ListRequest) => ({ ...contractRequest(operation), ...request }),
  serializeQueryArgs: () => operation,
  responseSchema: listOf<Item>(operation, item),
  keepUnusedDataFor: LIST_CACHE_SECONDS,
});
