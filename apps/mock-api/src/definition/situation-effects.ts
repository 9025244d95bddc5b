import { operationTable } from '@shop/api-contract/generated/operations';
import type { Order } from '@shop/api-contract/model';
import type { OperationId } from '@shop/api-contract/operation';
import type { FaultEffect, FaultScope, Situation } from '@shop/mock-engine/faults/fault';
import type { ApiResponse } from '@shop/mock-engine/http/call';
import { errorMessages } from '@shop/mock-engine/http/contract.messages';
import { problem } from '@shop/mock-engine/http/problem';
import { loginMessages, registrationMessages } from '../features/accounts/accounts.messages.ts';
import { paymentMessages } from '../features/payments/payments.messages.ts';
import { postalMessages } from '../features/postal/postal.messages.ts';
import { situations, type SituationName } from './situations.ts';

const allCalls = Object.keys(operationTable) as OperationId[];
const callsWithToken = allCalls.filter((id) => operationTable[id].bearer);

const nothing: FaultEffect = { respond: () => ({ status: 200, body: [] }) };
const fault: FaultEffect = { respond: () => problem(500) };
const unavailable: FaultEffect = { respond: () => problem(503, { detail: errorMessages.tryAgain }) };
const noReply: FaultEffect = { connection: 'reset' };

const at = (calls: readonly OperationId[], effect: FaultEffect): FaultScope & FaultEffect => ({ calls, ...effect });
const postal = (Message: string, Status: string) => () => ({
  status: 200,
  body: [{ Message, Status, PostOffice: null }],
});

/** Orders with the required fields alone, as of an API without the others. */
function withoutLines(response: ApiResponse): ApiResponse {
  if (!Array.isArray(response.body)) return response;
  const orders = response.body as readonly Order[];
  return { ...response, body: orders.map(({ lines: _, summary: __, deliver_to: ___, ...order }) => order) };
}

const faults: Readonly<Record<SituationName, FaultScope & FaultEffect>> = {
  'catalogue-down': at(['listCategories', 'listHeroProducts', 'listProducts', 'getProduct'], unavailable),
  'catalogue-empty': at(['listHeroProducts', 'listProducts', 'getProduct'], nothing),
  'categories-down': at(['listCategories'], unavailable),
  'product-unknown': at(['getProduct'], nothing),
  'product-down': at(['getProduct'], unavailable),
  'pictures-missing': { path: /^\/custom\/images\//, respond: () => problem(404) },
  'offers-down': at(['listOffers', 'listOfferCategories'], unavailable),
  'offers-empty': at(['listOffers'], nothing),
  'academy-down': at(['listAcademyFiles', 'listAcademyCategories'], unavailable),
  'academy-empty': at(['listAcademyFiles'], nothing),
  'resources-down': at(['listResourceFiles', 'listResourceCategories'], unavailable),
  'resources-empty': at(['listResourceFiles'], nothing),
  'pincode-error': at(['lookupPincode'], { respond: postal(postalMessages.notFound, 'Error') }),
  'pincode-unknown-status': at(['lookupPincode'], { respond: postal(postalMessages.maintained, 'Maintenance') }),
  'pincode-down': at(['lookupPincode'], fault),
  'pincode-silent': at(['lookupPincode'], { latency: { min: 60_000, max: 60_000 } }),
  'login-rejected': at(['login'], {
    respond: () => ({ status: 401, body: { statusCode: 401, error: loginMessages.refused } }),
  }),
  'login-down': at(['login'], noReply),
  'register-rejected': at(['register'], {
    respond: () => ({ status: 409, body: { scode: false, message: registrationMessages['email-taken'] } }),
  }),
  'register-down': at(['register'], noReply),
  'session-expired': at(callsWithToken, { respond: () => problem(401, { detail: errorMessages.signInFirst }) }),
  'user-down': at(['getUser'], unavailable),
  'orders-empty': at(['listOrders'], nothing),
  'orders-without-lines': at(['listOrders'], { change: withoutLines }),
  'orders-down': at(['listOrders'], unavailable),
  'order-id-empty': at(['createOrder'], { respond: () => ({ status: 200, body: '' }) }),
  'order-create-down': at(['createOrder'], fault),
  'payment-window-down': { path: /^\/mockpay\//, connection: 'reset' },
  'payment-failed': { path: /^\/mockpay\/payments/, variant: 'failed' },
  'payment-timeout': { path: /^\/mockpay\/payments/, variant: 'never-answers' },
  'validation-refused': at(['validatePayment'], {
    respond: () => ({ status: 200, body: { response: false, message: paymentMessages['signature-invalid'] } }),
  }),
  'validation-down': at(['validatePayment'], noReply),
  'server-fault': at(allCalls, fault),
  maintenance: at(allCalls, unavailable),
  'too-many-requests': at(allCalls, { respond: () => problem(429, { detail: errorMessages.tryAgain }) }),
  offline: noReply,
  flaky: { ...noReply, oneIn: 3 },
  'garbled-answers': at(allCalls, { connection: 'garbage' }),
  'empty-answers': at(allCalls, { connection: 'empty' }),
  'slow-3g': { latency: { min: 400, max: 400 }, bytesPerSecond: 50_000 },
  'fast-3g': { latency: { min: 150, max: 150 }, bytesPerSecond: 200_000 },
};

/** The effect and scope of every situation, by name. */
export const shopSituations = Object.fromEntries(
  Object.entries(faults).map(([name, fault]) => [name, { ...situations[name as SituationName], ...fault }]),
) as Readonly<Record<SituationName, Situation>>;
