import type { OperationId } from '@shop/api-contract/operation';
import { shopSeed, type ListCall } from '@shop/shop-seed/shop-seed';
import { login } from '../features/accounts/login.ts';
import { register } from '../features/accounts/register.ts';
import { createOrder } from '../features/orders/create-order.ts';
import { listOrders } from '../features/orders/list-orders.ts';
import { validatePayment } from '../features/payments/validate-payment.ts';
import { lookupPincode } from '../features/postal/postal.operations.ts';
import type { Operation } from '../world/operation.ts';

/** Lists of the seed are returned unchanged. */
const listCalls = Object.fromEntries(
  (Object.keys(shopSeed.lists) as ListCall[]).map((id): [ListCall, Operation<ListCall>] => [
    id,
    (_, { content }) => ({ status: 200, body: content.lists[id], isCacheable: true }),
  ]),
) as { readonly [Id in ListCall]: Operation<Id> };

/** The operation of every call. */
export const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  ...listCalls,
  login,
  register,
  /** `phone` is the mobile number. */
  getUser: ({ principal: { name, mobile, email } }) => ({ status: 200, body: { name, mobile, email, phone: mobile } }),
  /** An empty list for an unknown slug. */
  getProduct: ({ path }, { content }) => ({
    status: 200,
    body: content.productsWithSlug(path.slug),
    isCacheable: true,
  }),
  createOrder,
  validatePayment,
  listOrders,
  lookupPincode,
};
