import type { StateHandler as EngineStateHandler } from '@shop/mock-engine/control/control-call';
import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';
import { customerId } from '../../features/accounts/customer-id.ts';
import { newSession, openSession } from '../../features/accounts/sessions.ts';
import type { World } from '../../world/world.ts';
import { providerStates, type ProviderState } from '../provider-states.ts';
import type { SituationName } from '../situations.ts';
import { addOrders, anotherCustomer, kanpur, knownOrders, placeOrder, registerAnother } from './arrange.ts';

/** Sets up a state. @throws Error when it cannot */
type StateHandler = EngineStateHandler<World>;

/** Sets up each state in a new world. */
export const stateHandlers: Readonly<Record<ProviderState, StateHandler>> = {
  [providerStates.catalogueOnSale]: ({ world }) => {
    const { id, product_slug } = first(world.content.lists.listProducts);
    return { product: id, slug: product_slug };
  },
  [providerStates.slugUnknown]: () => ({ slug: 'no-such-product' }),
  [providerStates.offersFilled]: ({ world }) => ({ offer: first(world.content.lists.listOffers).id }),
  [providerStates.academyFilled]: ({ world }) => void first(world.content.lists.listAcademyFiles),
  [providerStates.resourcesFilled]: ({ world }) => void first(world.content.lists.listResourceFiles),

  [providerStates.demoCustomer]: () => {
    const { email, password } = demoCustomer;
    return { email, password, customerId: customerId(1) };
  },
  [providerStates.signedIn]: async ({ world }) => ({ token: await openSession(1, world) }),
  [providerStates.signedInWithoutOrders]: async ({ world }) => ({ token: await registerAnother(world) }),
  [providerStates.signedInWithOrders]: async ({ world, parameters }) => {
    const token = await registerAnother(world);
    addOrders(world, knownOrders.parse(parameters['orders']));
    return { token };
  },
  [providerStates.sessionExpired]: async ({ world }) => {
    const { token, fingerprint } = await newSession(world);
    world.store.sessions.add({ fingerprint, customer: 1, expiresAt: world.clock.now() - 1 });
    return { token };
  },
  [providerStates.signedOut]: () => undefined,
  [providerStates.emailFree]: () => ({ email: anotherCustomer.email }),
  [providerStates.emailTaken]: async ({ world }) => {
    await registerAnother(world);
    return { email: anotherCustomer.email };
  },

  // The demo customer has some.
  [providerStates.ordersPast]: () => undefined,
  [providerStates.orderOpen]: ({ world }) => ({ order_id: placeOrder(world, demoCustomer.email) }),
  [providerStates.orderSigned]: async ({ world, parameters: { provider } }) => {
    const paidWith = provider === 'razorpay' ? 'razorpay' : 'mockpay';
    const [orderId, paymentId] = [placeOrder(world, demoCustomer.email, paidWith), 'pay_Hs81nCw5YjEz3A'];
    const payment_signature = await world.signer.sign({ orderId, paymentId });
    return { order_id: orderId, payment_id: paymentId, payment_signature };
  },
  [providerStates.orderOfAnother]: async ({ world }) => {
    await registerAnother(world);
    return { order_id: placeOrder(world, anotherCustomer.email) };
  },
  [providerStates.providerOpensNoOrder]: activating('order-id-empty'),

  [providerStates.pincodeKnown]: () => ({ pincode: kanpur.Pincode }),
  [providerStates.pincodeUnknown]: () => ({ pincode: '999999' }),
  [providerStates.postalInTrouble]: activating('pincode-unknown-status'),

  [providerStates.listEmpty]: responding(200, 'empty'),
  [providerStates.providerNotOffered]: responding(404),
  [providerStates.serverFault]: responding(500),
  [providerStates.serverUnavailable]: responding(503),
  [providerStates.rateLimited]: responding(429),
};

function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

/** Forces an example of the contract as the response to the state's `operation`. */
function responding(status: number, example?: string): StateHandler {
  return ({ world, rules, parameters }) =>
    world.situations.switchOn(rules.override({ operation: String(parameters['operation']), status, example }));
}

function activating(name: SituationName): StateHandler {
  return ({ world, rules }) => world.situations.switchOn(rules.situation(name));
}
