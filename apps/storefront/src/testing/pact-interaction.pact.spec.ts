import { rmSync } from 'node:fs';
import { providerStates as given } from '@shop/api-contract/provider-states';
import { ordersApi } from '../features/dashboard/orders.api.ts';
import { sessionApi } from '../features/session/session.api.ts';
import { verifyInteraction, interaction } from './pact-interaction.ts';
import { interactionFolder } from './pact-files.ts';
import { filledText } from './pact-matchers.ts';

// Planted faults: each must be detected.

const right = { email: 'demo@vanaveda.example', password: 'demo1234' };
const login = interaction({
  description: 'a fault made on purpose',
  operation: 'login',
  given: [given.demoCustomer],
  body: right,
  response: { status: 200, body: { statusCode: 200, token: filledText('vv_example') } },
});

afterEach(() => rmSync(interactionFolder(login.description), { recursive: true, force: true }));

describe('a storefront that departs from the pact is caught', () => {
  it.each([
    ['sends another value', { ...right, password: 'demo12345' }],
    ['leaves a field out', { email: right.email }],
    ['sends a field more', { ...right, remember: true }],
  ])('when it %s', async (_, body) => {
    const driving = verifyInteraction(login, async ({ store }) => {
      await store.dispatch(sessionApi.endpoints.login.initiate(body as typeof right));
    });
    await expect(driving).rejects.toThrow('Mock server failed with the following mismatches');
  });

  it('when it sends another token than its own', async () => {
    const orders = interaction({
      description: login.description,
      operation: 'listOrders',
      given: [given.signedIn],
      signedIn: true,
      response: { status: 401 },
    });
    const driving = verifyInteraction(orders, async ({ store }) => {
      store.dispatch({ type: 'session/signedOut' });
      await store.dispatch(ordersApi.endpoints.listOrders.initiate({ token: '' }));
    });
    await expect(driving).rejects.toThrow("Expected 'Bearer no-token'");
  });
});

it('two interactions cannot share a description', async () => {
  const agree = () =>
    verifyInteraction(login, async ({ store }) => {
      await store.dispatch(sessionApi.endpoints.login.initiate(right));
    });
  await agree();
  await expect(agree()).rejects.toThrow('Two interactions are described as "a fault made on purpose".');
});
