import { BODY_LIMIT } from '@shop/mock-engine/http/http';
import { shopSeed } from '@shop/shop-seed/shop-seed';
import type { LightMyRequestResponse } from 'fastify';
import { shopExamples } from '../contract.ts';
import { kanpur } from '../provider-states/arrange.ts';
import type { SituationName } from '../situations.ts';
import { tokenOf, type Changes, type Stage } from './stage.fixture.ts';

/** Reproduces an example of the contract. */
export type Scene = (stage: Stage) => Promise<LightMyRequestResponse>;

const sent =
  (changes?: Changes): Scene =>
  ({ send }) =>
    send(changes);

const during =
  (situation: SituationName): Scene =>
  ({ send, switchOn }) => {
    switchOn(situation);
    return send();
  };

const nothingToList: Scene = ({ send, emptyList }) => {
  emptyList();
  return send();
};

/** Places the contract's example order, then reports its payment. */
const reported =
  (...reports: Changes[]): Scene =>
  async ({ send, call }) => {
    const token = tokenOf(await call('login'));
    await call('createOrder', { token });
    const responses = [];
    for (const report of reports) responses.push(await send({ token, ...report }));
    return responses.at(-1) as LightMyRequestResponse;
  };

const line = { product: 46, quantity: 1, type: 'product' };

/** Responses that are the same for every call, by status and name. */
export const sharedScenes: Readonly<Record<string, Scene>> = {
  '401 signedOut': sent({ token: 'no-token' }),
  // This server accepts every known provider, so the response is forced.
  '404 notOffered': sent({ headers: { prefer: 'code=404' } }),
  '413 tooLarge': sent({ text: JSON.stringify('x'.repeat(BODY_LIMIT)) }),
  '415 notJson': sent({ text: 'email=demo', contentType: 'application/x-www-form-urlencoded' }),
  '429 tooMany': during('too-many-requests'),
  '500 fault': during('server-fault'),
  '503 stopping': during('maintenance'),
};

/** Each list of the seed, and the empty one. */
const listScenes = Object.fromEntries(
  Object.keys(shopSeed.lists).flatMap((call) =>
    Object.keys(shopExamples(call, 200)).map((name) => [
      `${call} 200 ${name}`,
      name === 'empty' ? nothingToList : sent(),
    ]),
  ),
);

/** By call, status and name. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...listScenes,
  'listProducts 200 empty': during('catalogue-empty'),
  'listOffers 200 empty': during('offers-empty'),
  'getProduct 200 found': sent(),
  'getProduct 200 notFound': sent({ path: { slug: 'no-such-product' } }),
  'getProduct 400 slugTooLong': sent({ path: { slug: 's'.repeat(201) } }),

  'login 200 signedIn': sent(),
  'login 400 malformed': sent({ body: { password: undefined } }),
  'login 401 refused': sent({ body: { password: 'not-the-password' } }),
  'register 200 registered': sent(),
  'register 409 emailTaken': async ({ send }) => {
    await send();
    return send();
  },
  'register 422 mobileInvalid': sent({ body: { mobile: '900000000' } }),
  'getUser 200 demoCustomer': sent(),

  'createOrder 200 created': sent(),
  'createOrder 200 empty': during('order-id-empty'),
  'createOrder 400 brokenJson': sent({ text: '{"cart":' }),
  'createOrder 400 quantityTooLarge': sent({ body: { cart: [{ ...line, quantity: 41 }] } }),
  'createOrder 400 unknownField': sent({ body: { amount: 1250 } }),
  'createOrder 400 unknownProduct': sent({ body: { cart: [{ ...line, product: 999 }] } }),
  'createOrder 400 duplicateLine': sent({ body: { cart: [line, line] } }),
  'createOrder 400 pincodeDiffers': sent({ body: { pincode: '209725' } }),
  'createOrder 400 addressLineInvalid': sent({ body: { address: JSON.stringify({ ...kanpur, Mobile: '12345' }) } }),
  'createOrder 400 addressUnreadable': sent({ body: { address: 'Kanpur, Uttar Pradesh' } }),
  'validatePayment 200 paid': reported({ example: 'succeeded' }),
  'validatePayment 200 cancelled': reported({ example: 'cancelled' }),
  'validatePayment 200 timedOut': reported({ example: 'timedOut' }),
  'validatePayment 200 failed': reported({ example: 'failed' }),
  'validatePayment 200 forged': reported({ example: 'succeeded', body: { payment_signature: '0'.repeat(64) } }),
  'validatePayment 200 unknownOrder': reported({ example: 'succeeded', body: { order_id: 'order_Nobodys' } }),
  'validatePayment 200 closedOrder': reported({ example: 'cancelled' }, { example: 'succeeded' }),
  'validatePayment 400 unknownStatus': reported({ body: { status: 'refunded' } }),
  'listOrders 200 orders': sent(),
  'listOrders 200 empty': async ({ send, call }) => send({ token: tokenOf(await call('register')) }),

  'lookupPincode 200 found': sent(),
  'lookupPincode 200 notFound': sent({ path: { pincode: '999999' } }),
  'lookupPincode 200 unknownStatus': during('pincode-unknown-status'),
  'lookupPincode 400 malformed': sent({ path: { pincode: '20800' } }),
};
