import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import * as z from 'zod/mini';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { officeSchema } from './delivery-location.slice.ts';

/** Lookup timeout in ms. */
const LOOKUP_TIMEOUT = 10_000;

const foundOffice = z.extend(officeSchema, { District: z.catch(z.string(), '') });

export type FoundOffice = z.infer<typeof foundOffice>;

/** The postal service's response, for the domain's `readPincodeReply`; records unusable as an address are left out. */
export const pincodeReplies = z.array(
  z.object({
    Status: z.string(),
    PostOffice: z.nullish(
      z.pipe(
        z.array(z.custom<FoundOffice>()),
        z.transform((records) => records.flatMap((record) => foundOffice.safeParse(record).data ?? [])),
      ),
    ),
  }),
);

type PincodeReplies = z.infer<typeof pincodeReplies>;

/** The postal service: the mock API, or India's public lookup in production. It gets no data of customers. */
export const postalApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    lookupPincode: build.query<PincodeReplies, string>({
      queryFn: async (pincode, api) => {
        const ask = fetchBaseQuery({ baseUrl: runtimeConfig().postalBase, timeout: LOOKUP_TIMEOUT });
        const { data, error } = await ask(contractRequest('lookupPincode', { path: { pincode } }), api, {});
        return error ? { error } : { data: data as PincodeReplies };
      },
      responseSchema: pincodeReplies,
      keepUnusedDataFor: 0,
    }),
  }),
});
