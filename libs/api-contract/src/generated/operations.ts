// Generated from openapi.yaml by `npm run contract`. Do not edit: change openapi.yaml and run it again.

import type { OperationEntry, OperationId } from '../operation.ts';

/** How each call is made and what it may return, in the order of openapi.yaml. */
export const operationTable = {
 "listCategories": {
  "method": "GET",
  "path": "/v1/categories",
  "server": "api",
  "bearer": false,
  "hasBody": false,
  "responses": {
   "200": "json",
   "304": "none",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "listHeroProducts": {
  "method": "GET",
  "path": "/v1/hero-products",
  "server": "api",
  "bearer": false,
  "hasBody": false,
  "responses": {
   "200": "json",
   "304": "none",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "listProducts": {
  "method": "GET",
  "path": "/v1/all-products",
  "server": "api",
  "bearer": false,
  "hasBody": false,
  "responses": {
   "200": "json",
   "304": "none",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "getProduct": {
  "method": "GET",
  "path": "/v1/get-product/{slug}",
  "server": "api",
  "bearer": false,
  "hasBody": false,
  "responses": {
   "200": "json",
   "304": "none",
   "400": "problem",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "listOfferCategories": {
  "method": "GET",
  "path": "/v1/offer-categories",
  "server": "api",
  "bearer": false,
  "hasBody": false,
  "responses": {
   "200": "json",
   "304": "none",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "listOffers": {
  "method": "GET",
  "path": "/v1/all-offers",
  "server": "api",
  "bearer": false,
  "hasBody": false,
  "responses": {
   "200": "json",
   "304": "none",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "listAcademyCategories": {
  "method": "GET",
  "path": "/v1/academy-category",
  "server": "api",
  "bearer": false,
  "hasBody": false,
  "responses": {
   "200": "json",
   "304": "none",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "listAcademyFiles": {
  "method": "GET",
  "path": "/v1/all-academy-files",
  "server": "api",
  "bearer": false,
  "hasBody": false,
  "responses": {
   "200": "json",
   "304": "none",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "listResourceCategories": {
  "method": "GET",
  "path": "/v1/resource-category",
  "server": "api",
  "bearer": false,
  "hasBody": false,
  "responses": {
   "200": "json",
   "304": "none",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "listResourceFiles": {
  "method": "GET",
  "path": "/v1/all-resource-files",
  "server": "api",
  "bearer": false,
  "hasBody": false,
  "responses": {
   "200": "json",
   "304": "none",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "login": {
  "method": "POST",
  "path": "/v1/login",
  "server": "api",
  "bearer": false,
  "hasBody": true,
  "responses": {
   "200": "json",
   "400": "json",
   "401": "json",
   "413": "problem",
   "415": "problem",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "register": {
  "method": "POST",
  "path": "/v1/register",
  "server": "api",
  "bearer": false,
  "hasBody": true,
  "responses": {
   "200": "json",
   "409": "json",
   "413": "problem",
   "415": "problem",
   "422": "json",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "getUser": {
  "method": "GET",
  "path": "/user",
  "server": "api",
  "bearer": true,
  "hasBody": false,
  "responses": {
   "200": "json",
   "401": "problem",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "createOrder": {
  "method": "POST",
  "path": "/v1/payments/{payment_provider}/order/create",
  "server": "api",
  "bearer": true,
  "hasBody": true,
  "responses": {
   "200": "json",
   "400": "problem",
   "401": "problem",
   "404": "problem",
   "413": "problem",
   "415": "problem",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "validatePayment": {
  "method": "POST",
  "path": "/v1/payments/{payment_provider}/order/validate",
  "server": "api",
  "bearer": true,
  "hasBody": true,
  "responses": {
   "200": "json",
   "400": "problem",
   "401": "problem",
   "404": "problem",
   "413": "problem",
   "415": "problem",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "listOrders": {
  "method": "GET",
  "path": "/v1/orders",
  "server": "api",
  "bearer": true,
  "hasBody": false,
  "responses": {
   "200": "json",
   "401": "problem",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 },
 "lookupPincode": {
  "method": "GET",
  "path": "/pincode/{pincode}",
  "server": "postal",
  "bearer": false,
  "hasBody": false,
  "responses": {
   "200": "json",
   "400": "json",
   "429": "problem",
   "500": "problem",
   "503": "problem"
  }
 }
} as const satisfies Record<OperationId, OperationEntry>;
