import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';
import { runtimeConfig } from '../../shared/env.ts';

/** Lookup timeout in ms. */
const LOOKUP_TIMEOUT = 10_000;

/** The postal service: the mock API, or India's public lookup in production. It gets no data of customers. */
export const postalApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** An untrusted response, validated by its reader. */
    lookupPincode: build.query<unknown, string>({
      queryFn: (pincode, api) => {
        const ask = fetchBaseQuery({ baseUrl: runtimeConfig().postalBase, timeout: LOOKUP_TIMEOUT });
        return ask(contractRequest('lookupPincode', { path: { pincode } }), api, {});
      },
      keepUnusedDataFor: 0,
    }),
  }),
});
