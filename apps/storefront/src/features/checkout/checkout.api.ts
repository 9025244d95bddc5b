import type { CreateOrderRequest, PaymentProvider, ValidatePaymentRequest } from '@shop/api-contract/model';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';
import { readOrderId } from './read-order-id.ts';

interface ToProvider<Body> {
  provider: PaymentProvider;
  body: Body;
}

/** The payment’s calls (specification, section 7). Only the report of a payment that was made is repeated by itself. */
export const checkoutApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the order id; empty when there is none. */
    createOrder: build.mutation<string, ToProvider<CreateOrderRequest>>({
      query: ({ provider, body }) => ({
        ...contractRequest('createOrder', { path: { payment_provider: provider }, body }),
        responseHandler: 'text',
      }),
      transformResponse: (body: string) => readOrderId(body),
      invalidatesTags: ['Orders'],
    }),
    /** The caller reads the answer: a real provider's backend may say more, or less. */
    validatePayment: build.mutation<unknown, ToProvider<ValidatePaymentRequest>>({
      query: ({ provider, body }) => contractRequest('validatePayment', { path: { payment_provider: provider }, body }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const { useValidatePaymentMutation } = checkoutApi;

/** Under this name the store keeps the answer to an account's last validation, for its banner. */
export const lastPaymentOf = (owner: string): string => `last-payment ${owner}`;
