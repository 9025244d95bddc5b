import type { Order } from '@shop/api-contract/model';
import type { OperationId } from '@shop/api-contract/operation';
import { providerStates } from '@shop/api-contract/provider-states';

import type { ApiAnswer } from '@shop/mock-engine/contract/api-answer';
import { demoCustomer } from '../features/accounts/demo-customer.seed.ts';
import { ok } from '../world/operation.ts';
import type { Rule } from '@shop/mock-engine/situations/rules';
import { unusedStates } from './demands.ts';
import { openMockProvider } from './mock-provider.ts';
import type { StateHandler, StateHandlers } from '@shop/mock-engine/control/provider-states.routes';
import type { World } from '../world/world.ts';
import { readPacts, type Interaction, type Pact } from './pacts.ts';
import { stateHandlers } from '../definition/provider-states/state-handlers.ts';
import { verifyInteraction } from './verify-interaction.ts';

// Deliberate faults, which must be found and reported.

const { pact, interaction: login } = find('a login by e-mail address with the right password');

const wrong = (call: OperationId, answer: ApiAnswer): Rule => ({
  id: 'wrong',
  title: 'Responds against the pact',
  calls: [call],
  answer: () => answer,
});

/** Replaces the response of a login by the demo customer. */
const withLogin = (answer: ApiAnswer): StateHandlers<World> => ({
  ...stateHandlers,
  [providerStates.demoCustomer]: ({ world }) => {
    world.situations.switchOn(wrong('login', answer));
    return { email: demoCustomer.email, password: demoCustomer.password };
  },
});

describe('a server that does not match its pact fails', () => {
  it('when a field has another name', async () => {
    await expect(verify(login, withLogin(ok({ statusCode: 200, access_token: 'vv_1' })))).rejects.toThrow(
      /^"a login by e-mail address with the right password" does not match the pact:\s+Body .*token/,
    );
  });

  it.each([
    ['is of another type', ok({ statusCode: 200, token: 17 }), /Body \$\.token/],
    ['is empty', ok({ statusCode: 200, token: '' }), /Body \$\.token .*empty/],
    ['is not the expected value', ok({ statusCode: 201, token: 'vv_1' }), /Body \$\.statusCode/],
  ])('when a field %s', async (_, answer, failure) => {
    await expect(verify(login, withLogin(answer))).rejects.toThrow(failure);
  });

  it('when the status differs', async () => {
    const refused = { status: 401, body: { statusCode: 200, token: 'vv_1' } };
    await expect(verify(login, withLogin(refused))).rejects.toThrow(/Status .*200.*401/);
  });

  it('when an order id is not a string', async () => {
    const { interaction } = find('an order of a product and an offer');
    const handlers = withState(providerStates.signedIn, async (situation) => {
      situation.world.situations.switchOn(wrong('createOrder', ok(17)));
      return stateHandlers[providerStates.signedIn](situation);
    });
    await expect(verify(interaction, handlers)).rejects.toThrow(/Body \$/);
  });

  it.each<[string, (orders: Order[]) => object[], string]>([
    ['amounts are paise', (orders) => orders.map((order) => ({ ...order, amount: order.amount * 100 })), 'amount'],
    ['orders come oldest first', (orders) => orders.toReversed(), 'created_at'],
    ['Cancelled is spelt cancelled', respelt('Cancelled', 'cancelled'), 'payment_status'],
    ['failed is spelt Failed', respelt('failed', 'Failed'), 'payment_status'],
    ['timedout is spelt timed_out', respelt('timedout', 'timed_out'), 'payment_status'],
  ])('when %s', async (_, spoil, field) => {
    const { interaction } = find('a question for the orders, of a customer with one of each status');
    const handlers = withState(providerStates.signedInWithOrders, (situation) => {
      const known = situation.parameters['orders'] as Order[];
      const orders = known.map((order, index) => ({ ...order, id: `order_${index}`, order_id_token: `rcpt_${index}` }));
      situation.world.situations.switchOn(wrong('listOrders', ok(spoil(orders))));
      return stateHandlers[providerStates.signedInWithOrders](situation);
    });
    await expect(verify(interaction, handlers)).rejects.toThrow(`Body $[*].${field}`);
  });
});

describe('a state that is not set up fails', () => {
  it.each<[string, Partial<Interaction>, RegExp]>([
    ['missing', { providerStates: [] }, /has no provider state/],
    [
      'misspelt',
      { providerStates: [{ name: 'the demo custommer is registered' }] },
      /unknown state "the demo custommer/,
    ],
    ['named like a property of every object', { providerStates: [{ name: 'constructor' }] }, /unknown state/],
  ])('when its name is %s', async (_, change, failure) => {
    await expect(verify({ ...login, ...change })).rejects.toThrow(failure);
  });

  it('when its handler fails, although the response matches', async () => {
    const handlers = withState(providerStates.demoCustomer, () => {
      throw new Error('The database is not available.');
    });
    await expect(verify(login, handlers)).rejects.toThrow(
      'The state "the demo customer is registered" could not be set up: The database is not available.',
    );
  });

  it('when this server has no handler for it', async () => {
    const { [providerStates.demoCustomer]: _, ...others } = stateHandlers;
    await expect(verify(login, others)).rejects.toThrow('no handler for the state "the demo customer is registered"');
  });

  it('when no interaction uses it', () => {
    const known = [...Object.values(providerStates), 'the shop is closed'];
    expect(unusedStates(readPacts(), known)).toEqual(['the shop is closed']);
  });
});

it('a pending interaction fails', async () => {
  await expect(verify({ ...login, pending: true })).rejects.toThrow(/is pending/);
});

function respelt(status: string, misspelt: string) {
  return (orders: Order[]) => JSON.parse(JSON.stringify(orders).replace(`"${status}"`, `"${misspelt}"`)) as object[];
}

async function verify(interaction: Interaction, handlers?: StateHandlers<World>) {
  const provider = await openMockProvider(handlers);
  return verifyInteraction(pact, interaction, provider).finally(() => provider.close());
}

function withState(state: string, handler: StateHandler<World>): StateHandlers<World> {
  return { ...stateHandlers, [state]: handler };
}

function find(description: string): { pact: Pact; interaction: Interaction } {
  for (const pact of readPacts()) {
    const interaction = pact.interactions.find((candidate) => candidate.description === description);
    if (interaction) return { pact, interaction };
  }
  throw new Error(`No pact has "${description}".`);
}
