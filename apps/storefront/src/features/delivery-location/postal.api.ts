import { createApi, fetchBaseQuery, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { contractRequest } from '../../shared/api/shop-api.ts';
import { runtimeConfig } from '../../shared/env.ts';

/** A lookup without an answer after so long, in ms, has failed. */
export const LOOKUP_TIMEOUT = 10_000;

/** The postal service: our own mock offline, India's public lookup in production. It knows nothing of the shop. */
export const postalApi = createApi({
  reducerPath: 'postalApi',
  baseQuery: (args: FetchArgs, api, extra) =>
    fetchBaseQuery({ baseUrl: runtimeConfig().postalBase, timeout: LOOKUP_TIMEOUT })(args, api, extra),
  endpoints: (build) => ({
    /** The reply is a foreign service's: checked by whoever reads it. */
    lookupPincode: build.query<unknown, string>({
      query: (pincode) => contractRequest('lookupPincode', { path: { pincode } }),
      keepUnusedDataFor: 0,
    }),
  }),
});
