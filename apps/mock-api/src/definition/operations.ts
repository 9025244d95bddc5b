import type { OperationId } from '@shop/api-contract/operation';
import { shopSeed, type ListCall } from '@shop/shop-seed/shop-seed';
import { login } from '../features/accounts/login.ts';
import { register } from '../features/accounts/register.ts';
import { createOrder } from '../features/orders/create-order.ts';
import { listOrders } from '../features/orders/list-orders.ts';
import { validatePayment } from '../features/payments/validate-payment.ts';
import { lookupPincode } from '../features/postal/postal.operations.ts';
import { ok, okList, type Operation } from '../world/operation.ts';

/** Lists of the seed are returned unchanged. */
const listCalls = Object.fromEntries(
  (Object.keys(shopSeed.lists) as ListCall[]).map((id): [ListCall, Operation<ListCall>] => [
    id,
    (_, { content }) => okList(content.lists[id]),
  ]),
) as { readonly [Id in ListCall]: Operation<Id> };

/** The operation of every call. */
export const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  ...listCalls,
  login,
  register,
  /** `phone` is the mobile number. */
  getUser: ({ principal: { name, mobile, email } }) => ok({ name, mobile, email, phone: mobile }),
  /** An empty list for an unknown slug. */
  getProduct: ({ path }, { content }) => okList(content.productsWithSlug(path.slug)),
  createOrder,
  validatePayment,
  listOrders,
  lookupPincode,
};
