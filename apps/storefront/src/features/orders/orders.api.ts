import type { Order } from '@shop/api-contract/model';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The orders' call (specification, section 7). */
export const ordersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked for each token anew, so that nobody is shown another's orders; newest first. */
    listOrders: build.query<Order[], { token: string }>({
      query: () => contractRequest('listOrders'),
      providesTags: ['Orders'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListOrdersQuery } = ordersApi;
