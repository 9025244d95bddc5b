import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';
import type { SituationName } from '@shop/api-contract/situations';

import { loginMessages, registrationMessages } from '../features/accounts/accounts.messages.ts';
import { paymentMessages } from '../features/payments/payments.messages.ts';
import { postalMessages } from '../features/postal/postal.messages.ts';
import { dispatchMessages } from '../dispatch/dispatch.messages.ts';
import { problem } from '../dispatch/problem.ts';
import { unchanging } from '../world/unchanging.ts';
import type { Effects } from './effects.ts';
import { situationMessages as messages } from './situations.messages.ts';
import type { Target } from './target.ts';

/** What a situation touches: calls of the contract, paths beside it, or, without any, every request of its world. */
export interface Reach {
  readonly calls?: readonly OperationId[];
  readonly path?: RegExp;
  /** Decides by the request alone, whatever it asks for. */
  readonly reaches?: (target: Target) => boolean;
}

const allCalls = Object.keys(operationTable) as OperationId[];
const callsWithToken = allCalls.filter((id) => operationTable[id].bearer);

const noItems = unchanging([]);
const nothing: Effects = { answer: () => ({ status: 200, body: noItems }) };
const fault: Effects = { answer: () => problem(500) };
const unavailable: Effects = { answer: () => problem(503, { detail: messages.tryAgain }) };
const noReply: Effects = { line: 'reset' };

const at = (calls: readonly OperationId[], effects: Effects): Reach & Effects => ({ calls, ...effects });
const postal = (Message: string, Status: string) => () => ({
  status: 200,
  body: [{ Message, Status, PostOffice: null }],
});

/** What each situation does. */
export const behaviours: Readonly<Record<SituationName, Reach & Effects>> = {
  'catalogue-down': at(['listCategories', 'listHeroProducts', 'listProducts', 'getProduct'], unavailable),
  'catalogue-empty': at(['listHeroProducts', 'listProducts', 'getProduct'], nothing),
  'categories-down': at(['listCategories'], unavailable),
  'product-unknown': at(['getProduct'], nothing),
  'product-down': at(['getProduct'], unavailable),
  'offers-down': at(['listOffers', 'listOfferCategories'], unavailable),
  'offers-empty': at(['listOffers'], nothing),
  'pictures-missing': { path: /^\/custom\/images\//, answer: () => problem(404) },
  'academy-down': at(['listAcademyCategories', 'listAcademyFiles'], unavailable),
  'academy-empty': at(['listAcademyFiles'], nothing),
  'resources-down': at(['listResourceCategories', 'listResourceFiles'], unavailable),
  'resources-empty': at(['listResourceFiles'], nothing),
  'pincode-error': at(['lookupPincode'], { answer: postal(postalMessages.notFound, 'Error') }),
  'pincode-unknown-status': at(['lookupPincode'], { answer: postal(messages.maintained, 'Maintenance') }),
  'pincode-down': at(['lookupPincode'], fault),
  'pincode-silent': at(['lookupPincode'], { latency: { least: 60_000, most: 60_000 } }),
  'login-rejected': at(['login'], {
    answer: () => ({ status: 401, body: { statusCode: 401, error: loginMessages.refused } }),
  }),
  'login-down': at(['login'], noReply),
  'register-rejected': at(['register'], {
    answer: () => ({ status: 409, body: { scode: false, message: registrationMessages['email-taken'] } }),
  }),
  'register-down': at(['register'], noReply),
  'session-expired': at(callsWithToken, { answer: () => problem(401, { detail: dispatchMessages.signInFirst }) }),
  'user-down': at(['getUser'], unavailable),
  'orders-empty': at(['listOrders'], nothing),
  'orders-down': at(['listOrders'], unavailable),
  'order-id-empty': at(['createOrder'], { answer: () => ({ status: 200, body: '' }) }),
  'order-create-down': at(['createOrder'], fault),
  'payment-window-down': { path: /^\/mockpay\//, line: 'reset' },
  'payment-failed': { path: /^\/mockpay\/payments/, payment: 'failed' },
  'payment-timeout': { path: /^\/mockpay\/payments/, payment: 'never-answers' },
  'validation-refused': at(['validatePayment'], {
    answer: () => ({ status: 200, body: { response: false, message: paymentMessages['signature-invalid'] } }),
  }),
  'validation-down': at(['validatePayment'], noReply),
  'server-fault': at(allCalls, fault),
  maintenance: at(allCalls, unavailable),
  'too-many-requests': at(allCalls, { answer: () => problem(429, { detail: messages.tryAgain }) }),
  offline: noReply,
  flaky: { ...noReply, oneIn: 3 },
  'garbled-answers': at(allCalls, { line: 'garbage' }),
  'empty-answers': at(allCalls, { line: 'empty' }),
  'slow-3g': { latency: { least: 400, most: 400 }, bytesPerSecond: 50_000 },
  'fast-3g': { latency: { least: 150, most: 150 }, bytesPerSecond: 200_000 },
};
