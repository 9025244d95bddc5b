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
import { stateHandlers } from '../provider-states/state-handlers.ts';
import { verifyInteraction } from './verify-interaction.ts';

// Faults made on purpose: each must be caught, and said plainly.

const { pact, interaction: login } = find('a login by e-mail address with the right password');

const wrong = (call: OperationId, answer: ApiAnswer): Rule => ({
  id: 'wrong',
  title: 'Answers what was not agreed',
  calls: [call],
  answer: () => answer,
});

/** The demo customer is there, and the server's login does what the fault makes of it. */
const withLogin = (answer: ApiAnswer): StateHandlers<World> => ({
  ...stateHandlers,
  [providerStates.demoCustomer]: ({ world }) => {
    world.situations.switchOn(wrong('login', answer));
    return { email: demoCustomer.email, password: demoCustomer.password };
  },
});

describe('a server that breaks its pact is caught', () => {
  it('when a field has another name', async () => {
    await expect(verify(login, withLogin(ok({ statusCode: 200, access_token: 'vv_1' })))).rejects.toThrow(
      /^"a login by e-mail address with the right password" is not answered as agreed:\s+Body .*token/,
    );
  });

  it.each([
    ['is of another type', ok({ statusCode: 200, token: 17 }), /Body \$\.token/],
    ['is empty', ok({ statusCode: 200, token: '' }), /Body \$\.token .*empty/],
    ['is not the one that the storefront goes by', ok({ statusCode: 201, token: 'vv_1' }), /Body \$\.statusCode/],
  ])('when a field %s', async (_, answer, failure) => {
    await expect(verify(login, withLogin(answer))).rejects.toThrow(failure);
  });

  it('when the status is another', async () => {
    const refused = { status: 401, body: { statusCode: 200, token: 'vv_1' } };
    await expect(verify(login, withLogin(refused))).rejects.toThrow(/Status .*200.*401/);
  });

  it('when an order id is no text', async () => {
    const { interaction } = find('an order of a product and an offer');
    const handlers = withState(providerStates.signedIn, async (situation) => {
      situation.world.situations.switchOn(wrong('createOrder', ok(17)));
      return stateHandlers[providerStates.signedIn](situation);
    });
    await expect(verify(interaction, handlers)).rejects.toThrow(/Body \$/);
  });
});

describe('a situation that is not brought about is caught', () => {
  it.each<[string, Partial<Interaction>, RegExp]>([
    ['missing', { providerStates: [] }, /does not say in which situation/],
    ['misspelt', { providerStates: [{ name: 'the demo custommer is registered' }] }, /custommer.*is no state/],
    ['named like something that every object has', { providerStates: [{ name: 'constructor' }] }, /is no state/],
  ])('when its name is %s', async (_, change, failure) => {
    await expect(verify({ ...login, ...change })).rejects.toThrow(failure);
  });

  it('when its handler fails, though the answer would fit', async () => {
    const handlers = withState(providerStates.demoCustomer, () => {
      throw new Error('The database is away.');
    });
    await expect(verify(login, handlers)).rejects.toThrow(
      '"the demo customer is registered" could not be brought about: The database is away.',
    );
  });

  it('when this server does not know it', async () => {
    const { [providerStates.demoCustomer]: _, ...others } = stateHandlers;
    await expect(verify(login, others)).rejects.toThrow('"the demo customer is registered" is no state of this server');
  });

  it('when no interaction asks for it', () => {
    const known = [...Object.values(providerStates), 'the shop is closed'];
    expect(unusedStates(readPacts(), known)).toEqual(['the shop is closed']);
  });
});

it('an interaction that is pending, which Pact would let pass, is caught', async () => {
  await expect(verify({ ...login, pending: true })).rejects.toThrow(/is pending/);
});

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
