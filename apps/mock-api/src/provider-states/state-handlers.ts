import { listEntries, type ListName } from '@shop/api-contract/list-resources';
import type { OperationId } from '@shop/api-contract/operation';
import { providerStates, type ProviderState } from '@shop/api-contract/provider-states';
import type { SituationName } from '@shop/api-contract/situations';

import { demoCustomer } from '../features/accounts/demo-customer.seed.ts';
import { customerId } from '../features/accounts/customer-id.ts';
import { newSession } from '../features/accounts/sessions.ts';
import type { StateHandler as EngineStateHandler } from '@shop/mock-engine/control/provider-states.routes';
import type { RuleReading } from '@shop/mock-engine/situations/rules';
import { shopRules } from '../shop/situations.ts';
import type { World } from '../world/world.ts';
import { anotherCustomer, logInDemoCustomer, payOrder, placeOrder, registerAnother, signPayment } from './arrange.ts';

/** Brings a state about, or makes sure of it. @throws Error when it cannot */
type StateHandler = EngineStateHandler<World>;

/** How each state comes about in a fresh world. */
export const stateHandlers: Readonly<Record<ProviderState, StateHandler>> = {
  [providerStates.catalogueOnSale]: ({ world }) => {
    const { id, product_slug } = first(world.content.lists.listProducts);
    return { product: id, slug: product_slug };
  },
  [providerStates.catalogueEmpty]: ({ world }) => arise(world, 'catalogue-empty'),
  [providerStates.slugUnknown]: ({ world }) => {
    const slug = 'no-such-product';
    if (world.content.productsWithSlug(slug).length > 0) throw new Error(`There is a product ${slug}.`);
    return { slug };
  },
  ...filledLists(),

  [providerStates.demoCustomer]: ({ world }) => {
    const { email, password } = demoCustomer;
    const customer = world.store.read(({ customers }) => customers.withEmail(email));
    if (!customer) throw new Error('There is no demo customer.');
    return { email, password, customerId: customerId(customer.number) };
  },
  [providerStates.signedIn]: async ({ world }) => ({ token: await logInDemoCustomer(world) }),
  [providerStates.signedInWithoutOrders]: async ({ world }) => ({ token: await registerAnother(world) }),
  [providerStates.signedInWithOneOrder]: async ({ world, parameters: { status } }) => {
    if (status !== 'created' && status !== 'paid') throw new Error(`No order becomes ${String(status)} by itself.`);
    const token = await registerAnother(world);
    const orderId = await placeOrder(world, token);
    if (status === 'paid') await payOrder(world, token, orderId);
    return { token };
  },
  [providerStates.sessionExpired]: async ({ world }) => {
    const { token, fingerprint } = await newSession(world);
    const expiresAt = world.clock.now() - 1;
    await world.store.write(({ sessions }) => sessions.add({ fingerprint, customer: 1, expiresAt }));
    return { token };
  },
  [providerStates.signedOut]: () => undefined,
  [providerStates.emailFree]: ({ world }) => {
    const { email } = anotherCustomer;
    const isTaken = world.store.read(({ customers }) => customers.withEmail(email) !== undefined);
    if (isTaken) throw new Error(`${email} is registered.`);
    return { email };
  },
  [providerStates.emailTaken]: async ({ world }) => {
    await registerAnother(world);
    return { email: anotherCustomer.email };
  },

  [providerStates.ordersPast]: ({ world }) => void first(world.store.read(({ orders }) => orders.ofCustomer(1))),
  [providerStates.orderOpen]: async ({ world }) => ({
    order_id: await placeOrder(world, await logInDemoCustomer(world)),
  }),
  [providerStates.orderSigned]: async ({ world, parameters: { provider } }) => {
    const paidWith = provider === 'razorpay' ? 'razorpay' : 'mockpay';
    return signPayment(world, await placeOrder(world, await logInDemoCustomer(world), paidWith));
  },
  [providerStates.orderOfAnother]: async ({ world }) => ({
    order_id: await placeOrder(world, await registerAnother(world)),
  }),
  [providerStates.providerOpensNoOrder]: ({ world }) => arise(world, 'order-id-empty'),

  [providerStates.pincodeKnown]: ({ world }) => {
    const pincode = '208001';
    first(world.content.officesWithPincode(pincode));
    return { pincode };
  },
  [providerStates.pincodeUnknown]: ({ world }) => {
    const pincode = '999999';
    if (world.content.officesWithPincode(pincode).length > 0) throw new Error(`${pincode} has post offices.`);
    return { pincode };
  },
  [providerStates.postalInTrouble]: ({ world }) => arise(world, 'pincode-unknown-status'),

  [providerStates.listEmpty]: answering(200, 'empty'),
  [providerStates.providerNotOffered]: answering(404),
  [providerStates.serverFault]: answering(500),
  [providerStates.serverUnavailable]: answering(503),
  [providerStates.callsTooFast]: answering(429),
};

/** Every list of the contract's table has an entry, and gives some of its fields. */
function filledLists() {
  type State = (typeof providerStates)[`${ListName}Filled`];
  return Object.fromEntries(
    listEntries.map(([, { calls, filled, gives = {} }]): [string, StateHandler] => [
      filled,
      ({ world }) => {
        const lists: Readonly<Partial<Record<OperationId, readonly object[]>>> = world.content.lists;
        const entry = first(lists[calls[0]] ?? []) as Readonly<Record<string, string | number>>;
        return Object.fromEntries(Object.entries(gives).map(([value, field]) => [value, entry[field] ?? '']));
      },
    ]),
  ) as Readonly<Record<State, StateHandler>>;
}

function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

/** The state's own `operation` answers one of the contract's examples. */
function answering(status: number, example?: string): StateHandler {
  return ({ world, parameters }) =>
    switchOn(world, shopRules.forcedAnswer(String(parameters['operation']), status, example));
}

const arise = (world: World, name: SituationName) => switchOn(world, shopRules.situation(name));

function switchOn({ situations }: World, reading: RuleReading): void {
  if (!reading.ok) throw new Error(reading.detail);
  situations.switchOn(reading.rule);
}
