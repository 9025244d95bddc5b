// Generated from openapi.yaml by `npm run contract`. Do not edit: change openapi.yaml and run it again.

import type { z } from 'zod';
import type { OperationId } from '../operation.ts';
import * as schemas from './zod.ts';

/** Per call, the schemas of its path parameters and of its body, where it has them. */
export const requestSchemas = {
  listCategories: {},
  listHeroProducts: {},
  listProducts: {},
  getProduct: { path: schemas.zGetProductPath },
  listOfferCategories: {},
  listOffers: {},
  listAcademyCategories: {},
  listAcademyFiles: {},
  listResourceCategories: {},
  listResourceFiles: {},
  login: { body: schemas.zLoginBody },
  register: { body: schemas.zRegisterBody },
  getUser: {},
  createOrder: { path: schemas.zCreateOrderPath, body: schemas.zCreateOrderBody },
  validatePayment: { path: schemas.zValidatePaymentPath, body: schemas.zValidatePaymentBody },
  listOrders: {},
  lookupPincode: { path: schemas.zLookupPincodePath },
} as const satisfies Record<OperationId, { path?: z.ZodType; body?: z.ZodType }>;
