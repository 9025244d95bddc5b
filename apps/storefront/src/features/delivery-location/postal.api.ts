import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';
import { runtimeConfig } from '../../shared/env.ts';

/** A lookup without an answer after so long, in ms, has failed. */
export const LOOKUP_TIMEOUT = 10_000;

/**
 * The postal service: our own mock offline, India's public lookup in production. It is told nothing of the shop's
 * customers.
 */
export const postalApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The reply is a foreign service's: checked by whoever reads it. */
    lookupPincode: build.query<unknown, string>({
      queryFn: (pincode, api) => {
        const ask = fetchBaseQuery({ baseUrl: runtimeConfig().postalBase, timeout: LOOKUP_TIMEOUT });
        return ask(contractRequest('lookupPincode', { path: { pincode } }), api, {});
      },
      keepUnusedDataFor: 0,
    }),
  }),
});
