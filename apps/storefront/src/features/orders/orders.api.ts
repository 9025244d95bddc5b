import { zOrder } from '@shop/api-contract/generated/read-schemas';
import type { CreateOrderRequest, Order, PaymentProvider, ValidatePaymentRequest } from '@shop/api-contract/model';
import { ownField, parseJson } from '@shop/domain/json/parse-json';
import * as z from 'zod/mini';
import { accountApi, contractRequest, listSchema } from '../../shared/api/shop-api.ts';

interface ToProvider<Body> {
  provider: PaymentProvider;
  body: Body;
}

export const ordersApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    listOrders: build.query<Order[], void>({
      query: () => contractRequest('listOrders'),
      responseSchema: listSchema<Order>('listOrders', zOrder),
      providesTags: ['Orders'],
      keepUnusedDataFor: 0,
    }),
    /** The new order's id; empty when the response has none. */
    createOrder: build.mutation<string, ToProvider<CreateOrderRequest>>({
      query: ({ provider, body }) => ({
        ...contractRequest('createOrder', { path: { payment_provider: provider }, body }),
        responseHandler: 'text',
      }),
      transformResponse: readOrderId,
    }),
    /** For {@link readVerdict}: real providers may send other fields. */
    validatePayment: build.mutation<unknown, ToProvider<ValidatePaymentRequest>>({
      query: ({ provider, body }) => contractRequest('validatePayment', { path: { payment_provider: provider }, body }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const { useListOrdersQuery } = ordersApi;

/** Statuses worth a retry: no token, gateway errors, timeouts, rate limits. */
const RETRYABLE_STATUSES: readonly number[] = [401, 403, 407, 408, 425, 429];

const verdict = z.object({
  response: z.pipe(z.any().check(z.refine((response) => response !== undefined)), z.transform(Boolean)),
  message: z.catch(z.string(), ''),
});

/**
 * The server's verdict: a truthy `response` is success (specification, section 7). Without one, which is final when the
 * server will never accept the report, the message is null.
 */
export function readVerdict({ data, error }: { data?: unknown; error?: unknown }) {
  const reading = verdict.safeParse(data);
  if (reading.success) return { ...reading.data, error: null, isFinal: true };
  const status = ownField(error, 'status');
  const isFinal = typeof status === 'number' && status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status);
  return { response: false, message: null, error: error ?? data, isFinal };
}

/** Order ids of this or another provider; excludes an HTML page, for example. */
const ORDER_ID = /^[\w-]{1,64}$/;

/**
 * The order id from order/create's body (specification, section 7): a JSON string by the contract, also accepted
 * unquoted. Empty when there is none.
 */
export function readOrderId(body: string): string {
  const json = parseJson(body);
  const text = typeof json === 'string' ? json : body;
  return ORDER_ID.test(text.trim()) && text.trim() !== 'null' ? text.trim() : '';
}
