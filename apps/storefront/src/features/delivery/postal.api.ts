import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import * as z from 'zod/mini';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { officeSchema } from '../../shared/storage/stored-values.ts';

/** Lookup timeout in ms. */
const LOOKUP_TIMEOUT = 10_000;

const foundOffice = z.extend(officeSchema, { District: z.catch(z.string(), '') });

type FoundOffice = z.infer<typeof foundOffice>;

/**
 * The post offices of the response's first item (specification, sections 5 and 7): none with the status `Error`; null, a
 * failure, with any but `Success` and `Error`. Records unusable as an address are left out.
 */
export const foundOffices = z.pipe(
  // RTK Query takes a schema's input for its output, hence `any`.
  z.array(z.pipe(z.any(), z.object({ Status: z.string(), PostOffice: z.nullish(z.array(z.unknown())) }))),
  z.transform(([reply]) => {
    if (reply?.Status === 'Error') return [];
    if (reply?.Status !== 'Success') return null;
    return (reply.PostOffice ?? []).flatMap((record) => foundOffice.safeParse(record).data ?? []);
  }),
);

/** The postal service: the mock API, or India's public lookup in production. It gets no data of customers. */
export const postalApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    lookupPincode: build.query<FoundOffice[] | null, string>({
      queryFn: async (pincode, api) => {
        const ask = fetchBaseQuery({ baseUrl: runtimeConfig().postalBase, timeout: LOOKUP_TIMEOUT });
        const { data, error } = await ask(contractRequest('lookupPincode', { path: { pincode } }), api, {});
        return error ? { error } : { data: data as FoundOffice[] };
      },
      responseSchema: foundOffices,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLookupPincodeQuery } = postalApi;
