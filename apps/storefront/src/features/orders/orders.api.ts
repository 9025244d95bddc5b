import { zOrder } from '@shop/api-contract/generated/read-schemas';
import type { Order } from '@shop/api-contract/model';
import { listOf } from '../../shared/api/response-schema.ts';
import { accountApi, contractRequest } from '../../shared/api/shop-api.ts';

/** The orders' call (specification, section 7). */
export const ordersApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    listOrders: build.query<Order[], void>({
      query: () => contractRequest('listOrders'),
      responseSchema: listOf<Order>('listOrders', zOrder),
      providesTags: ['Orders'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListOrdersQuery } = ordersApi;
