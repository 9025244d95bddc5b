import type { OperationId } from '@shop/api-contract/operation';
import { shopSeed, type ListCall } from '@shop/shop-seed/shop-seed';

import { getUser } from '../features/accounts/get-user.ts';
import { login } from '../features/accounts/login.ts';
import { register } from '../features/accounts/register.ts';
import { getProduct } from '../features/catalogue/get-product.ts';
import { createOrder } from '../features/orders/create-order.ts';
import { listOrders } from '../features/orders/list-orders.ts';
import { validatePayment } from '../features/payments/validate-payment.ts';
import { lookupPincode } from '../features/postal/postal.operations.ts';
import { okList, type Operation } from '../world/operation.ts';

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
  getUser,
  getProduct,
  createOrder,
  validatePayment,
  listOrders,
  lookupPincode,
};
