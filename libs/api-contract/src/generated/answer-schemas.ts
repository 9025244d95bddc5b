// Generated from openapi.yaml by `npm run contract`. Do not edit: change openapi.yaml and run it again.

import type { z } from 'zod';
import type { OperationId } from '../operation.ts';
import * as schemas from './zod-exact.ts';

/** Per call and status, the schema of the body; an answer without a body has none. */
export const exactAnswerSchemas = {
  listCategories: {
    200: schemas.zListCategoriesResponse,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  listHeroProducts: {
    200: schemas.zListHeroProductsResponse,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  listProducts: {
    200: schemas.zListProductsResponse,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  getProduct: {
    200: schemas.zGetProductResponse,
    400: schemas.zProblem,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  listOfferCategories: {
    200: schemas.zListOfferCategoriesResponse,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  listOffers: {
    200: schemas.zListOffersResponse,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  listAcademyCategories: {
    200: schemas.zListAcademyCategoriesResponse,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  listAcademyFiles: {
    200: schemas.zListAcademyFilesResponse,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  listResourceCategories: {
    200: schemas.zListResourceCategoriesResponse,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  listResourceFiles: {
    200: schemas.zListResourceFilesResponse,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  login: {
    200: schemas.zLoginResponse,
    400: schemas.zLoginFailure,
    401: schemas.zLoginFailure,
    413: schemas.zProblem,
    415: schemas.zProblem,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  register: {
    200: schemas.zRegisterResponse,
    409: schemas.zRegisterFailure,
    413: schemas.zProblem,
    415: schemas.zProblem,
    422: schemas.zRegisterFailure,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  getUser: {
    200: schemas.zGetUserResponse,
    401: schemas.zProblem,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  createOrder: {
    200: schemas.zCreateOrderResponse,
    400: schemas.zProblem,
    401: schemas.zProblem,
    404: schemas.zProblem,
    413: schemas.zProblem,
    415: schemas.zProblem,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  validatePayment: {
    200: schemas.zValidatePaymentResponse,
    400: schemas.zProblem,
    401: schemas.zProblem,
    404: schemas.zProblem,
    413: schemas.zProblem,
    415: schemas.zProblem,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  listOrders: {
    200: schemas.zListOrdersResponse,
    401: schemas.zProblem,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
  lookupPincode: {
    200: schemas.zLookupPincodeResponse,
    400: schemas.zPincodeReplies,
    429: schemas.zProblem,
    500: schemas.zProblem,
    503: schemas.zProblem,
  },
} as const satisfies Record<OperationId, Record<number, z.ZodType>>;
