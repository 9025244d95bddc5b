import type { OperationId } from '@shop/api-contract/operation';

import { listAcademyCategories, listAcademyFiles } from '../features/academy/academy.operations.ts';
import { getUser } from '../features/accounts/get-user.ts';
import { login } from '../features/accounts/login.ts';
import { register } from '../features/accounts/register.ts';
import {
  getProduct,
  listCategories,
  listHeroProducts,
  listProducts,
} from '../features/catalogue/catalogue.operations.ts';
import { listOfferCategories, listOffers } from '../features/offers/offers.operations.ts';
import { createOrder } from '../features/orders/create-order.ts';
import { listOrders } from '../features/orders/list-orders.ts';
import { validatePayment } from '../features/payments/validate-payment.ts';
import { lookupPincode } from '../features/postal/postal.operations.ts';
import { listResourceCategories, listResourceFiles } from '../features/resources/resources.operations.ts';
import type { Operation } from '../world/operation.ts';

/** What every call of the contract does. */
export const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  listCategories,
  listHeroProducts,
  listProducts,
  getProduct,
  listOfferCategories,
  listOffers,
  listAcademyCategories,
  listAcademyFiles,
  listResourceCategories,
  listResourceFiles,
  login,
  register,
  getUser,
  createOrder,
  validatePayment,
  listOrders,
  lookupPincode,
};
