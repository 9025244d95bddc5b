import { zOrder } from '@shop/api-contract/generated/read-schemas';
import type { Order } from '@shop/api-contract/model';
import { listOf } from '../../shared/api/response-schema.ts';
import { contractRequest, shopApi, withToken } from '../../shared/api/shop-api.ts';

/** The orders' call (specification, section 7). */
export const ordersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cached by token, so that nobody sees another customer's orders; newest first. */
    listOrders: build.query<Order[], { token: string }>({
      query: ({ token }) => ({ ...contractRequest('listOrders'), ...withToken(token) }),
      responseSchema: listOf<Order>('listOrders', zOrder),
      providesTags: ['Orders'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListOrdersQuery } = ordersApi;
