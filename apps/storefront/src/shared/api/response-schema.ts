import type { OperationId } from '@shop/api-contract/operation';
import type { RequestArguments } from '@shop/api-contract/request';
import * as z from 'zod/mini';
import { reportError } from '../report-error.ts';
import { contractRequest, LIST_CACHE_SECONDS } from './shop-api.ts';

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

type CallWithoutInput = {
  [Id in OperationId]: RequestArguments<Id> extends [input?: undefined] ? Id : never;
}[OperationId];

/** RTK Query's definition of a list; `transformResponse` may keep less of each item. */
export const wholeList = <Item>(operation: CallWithoutInput, item: ItemSchema<Item>) => ({
  query: () => contractRequest(operation),
  rawResponseSchema: listOf<Item>(operation, item),
  keepUnusedDataFor: LIST_CACHE_SECONDS,
});
