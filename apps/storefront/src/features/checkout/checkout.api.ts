import type { CreateOrderRequest, PaymentProvider, ValidatePaymentRequest } from '@shop/api-contract/model';
import { ownField, parseJson } from '@shop/domain/json/parse-json';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';

interface ToProvider<Body> {
  provider: PaymentProvider;
  body: Body;
}

/** The payment’s calls (specification, section 7). Only the report of a payment that was made is repeated by itself. */
export const checkoutApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Answers text, for {@link readCreatedOrder}. */
    createOrder: build.mutation<string, ToProvider<CreateOrderRequest>>({
      query: ({ provider, body }) => ({
        ...contractRequest('createOrder', { path: { payment_provider: provider }, body }),
        responseHandler: 'text',
      }),
      invalidatesTags: ['Orders'],
    }),
    /** For {@link readVerdict}: a real provider's backend may say more, or less. */
    validatePayment: build.mutation<unknown, ToProvider<ValidatePaymentRequest>>({
      query: ({ provider, body }) => contractRequest('validatePayment', { path: { payment_provider: provider }, body }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const { useValidatePaymentMutation } = checkoutApi;

/** Under this name the store keeps the answer to an account's last validation, for its banner. */
export const lastPaymentOf = (owner: string): string => `last-payment ${owner}`;

export type CreatedOrder =
  /** Empty when the server had no order id to give. */
  { ok: true; orderId: string } | { ok: false; reason: 'session-expired' | 'failed'; error: unknown };

export type Verdict =
  | { ok: true; response: boolean; message: string }
  /** `refused`: the server will never take this report. `no-answer`: it may take it another time. */
  | { ok: false; reason: 'session-expired' | 'refused' | 'no-answer'; error: unknown };

/** What a finished RTK Query call gives. */
interface CallResult<Data> {
  data?: Data;
  error?: unknown;
}

/** Refusals that a later try may not meet: no token, a gateway's own, too slow, too early, too many at once. */
const PASSING_REFUSALS: readonly number[] = [401, 403, 407, 408, 425, 429];

/** The answer to order/create (specification, section 7). */
export function readCreatedOrder({ data, error }: CallResult<string>): CreatedOrder {
  if (error === undefined) return { ok: true, orderId: readOrderId(data ?? '') };
  return { ok: false, reason: ownField(error, 'status') === 401 ? 'session-expired' : 'failed', error };
}

/** The server's verdict: a truthy `response` is success (specification, section 7). */
export function readVerdict({ data, error }: CallResult<unknown>): Verdict {
  if (error !== undefined) return { ok: false, reason: failureOf(ownField(error, 'status')), error };
  const [response, message] = ['response', 'message'].map((field) => ownField(data, field));
  if (response === undefined) return { ok: false, reason: 'no-answer', error: data };
  return { ok: true, response: Boolean(response), message: typeof message === 'string' ? message : '' };
}

function failureOf(status: unknown): 'session-expired' | 'refused' | 'no-answer' {
  if (status === 401) return 'session-expired';
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500 && !PASSING_REFUSALS.includes(status);
  return isRefusal ? 'refused' : 'no-answer';
}

/** What an order id looks like, ours or another provider's; a whole page, for example, is none. */
const ORDER_ID = /^[\w-]{1,64}$/;

/**
 * The order id from order/create's body, a JSON string by the contract; unquoted it counts as well. Empty when there is
 * none.
 */
function readOrderId(body: string): string {
  const json = parseJson(body);
  const text = json.ok && typeof json.value === 'string' ? json.value : body;
  return ORDER_ID.test(text.trim()) && text.trim() !== 'null' ? text.trim() : '';
}
