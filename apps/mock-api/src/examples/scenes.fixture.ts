import { exampleAnswers } from '@shop/api-contract/generated/examples';
import type { OperationId } from '@shop/api-contract/operation';
import type { SituationName } from '@shop/api-contract/situations';
import type { LightMyRequestResponse } from 'fastify';

import { BODY_LIMIT } from '@shop/mock-engine/contract/limits';
import { shopSeed } from '../seed/shop-seed.ts';
import { tokenOf, type Changes, type Stage } from './stage.fixture.ts';

/** How an example of the contract comes about. */
export interface Scene {
  readonly play: (stage: Stage) => Promise<LightMyRequestResponse>;
  /** In a shop with nothing to list. */
  readonly isShopEmpty?: boolean;
}

const asked = (changes?: Changes): Scene => ({ play: ({ ask }) => ask(changes) });

const during = (situation: SituationName): Scene => ({
  play({ ask, switchOn }) {
    switchOn(situation);
    return ask();
  },
});

const nothingToList: Scene = { play: ({ ask }) => ask(), isShopEmpty: true };

/** An order is placed first, as the contract's example places it, and then reported on. */
const reported = (...reports: Changes[]): Scene => ({
  async play({ ask, call }) {
    const token = tokenOf(await call('login'));
    await call('createOrder', { token });
    const answers = [];
    for (const report of reports) answers.push(await ask({ token, ...report }));
    return answers.at(-1) as LightMyRequestResponse;
  },
});

const line = { product: 46, quantity: 1, type: 'product' };

/** By status and name: what every call answers alike. */
export const sharedScenes: Readonly<Record<string, Scene>> = {
  '401 signedOut': asked({ token: 'no-token' }),
  // This server offers every provider that it knows: a backend that does not is played on demand.
  '404 notOffered': asked({ headers: { prefer: 'code=404' } }),
  '413 tooLarge': asked({ text: JSON.stringify('x'.repeat(BODY_LIMIT)) }),
  '415 notJson': asked({ text: 'email=demo', contentType: 'application/x-www-form-urlencoded' }),
  '429 tooMany': during('too-many-requests'),
  '500 fault': during('server-fault'),
  '503 stopping': during('maintenance'),
};

/** Each list of the seed, and nothing on it. */
const listScenes = Object.fromEntries(
  Object.keys(shopSeed.lists).flatMap((call) =>
    Object.keys(exampleAnswers[call as OperationId][200] ?? {}).map((name) => [
      `${call} 200 ${name}`,
      name === 'empty' ? nothingToList : asked(),
    ]),
  ),
);

/** By call, status and name. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...listScenes,
  'listProducts 200 empty': during('catalogue-empty'),
  'listOffers 200 empty': during('offers-empty'),
  'getProduct 200 found': asked(),
  'getProduct 200 notFound': asked({ path: { slug: 'no-such-product' } }),
  'getProduct 400 slugTooLong': asked({ path: { slug: 's'.repeat(201) } }),

  'login 200 signedIn': asked(),
  'login 400 malformed': asked({ body: { password: undefined } }),
  'login 401 refused': asked({ body: { password: 'not-the-password' } }),
  'register 200 registered': asked(),
  'register 409 emailTaken': {
    async play({ ask }) {
      await ask();
      return ask();
    },
  },
  'register 422 mobileInvalid': asked({ body: { mobile: '900000000' } }),
  'getUser 200 demoCustomer': asked(),

  'createOrder 200 created': asked(),
  'createOrder 200 empty': during('order-id-empty'),
  'createOrder 400 brokenJson': asked({ text: '{"cart":' }),
  'createOrder 400 quantityTooLarge': asked({ body: { cart: [{ ...line, quantity: 41 }] } }),
  'createOrder 400 unknownField': asked({ body: { amount: 1250 } }),
  'createOrder 400 unknownProduct': asked({ body: { cart: [{ ...line, product: 999 }] } }),
  'createOrder 400 duplicateLine': asked({ body: { cart: [line, line] } }),
  'createOrder 400 pincodeDiffers': asked({ body: { pincode: '209725' } }),
  'createOrder 400 addressUnreadable': asked({ body: { address: 'Kanpur, Uttar Pradesh' } }),
  'validatePayment 200 paid': reported({ example: 'succeeded' }),
  'validatePayment 200 cancelled': reported({ example: 'cancelled' }),
  'validatePayment 200 timedOut': reported({ example: 'timedOut' }),
  'validatePayment 200 failed': reported({ example: 'failed' }),
  'validatePayment 200 forged': reported({ example: 'succeeded', body: { payment_signature: '0'.repeat(64) } }),
  'validatePayment 200 unknownOrder': reported({ example: 'succeeded', body: { order_id: 'order_Nobodys' } }),
  'validatePayment 200 closedOrder': reported({ example: 'cancelled' }, { example: 'succeeded' }),
  'validatePayment 400 unknownStatus': reported({ body: { status: 'refunded' } }),
  'listOrders 200 orders': asked(),
  'listOrders 200 empty': {
    play: async ({ ask, call }) => ask({ token: tokenOf(await call('register')) }),
  },

  'lookupPincode 200 found': asked(),
  'lookupPincode 200 notFound': asked({ path: { pincode: '999999' } }),
  'lookupPincode 200 unknownStatus': during('pincode-unknown-status'),
  'lookupPincode 400 malformed': asked({ path: { pincode: '20800' } }),
};
