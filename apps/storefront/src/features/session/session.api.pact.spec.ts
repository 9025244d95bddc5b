import { providerStates as given } from '@shop/api-contract/provider-states';
import { verifyInteraction, interaction } from '../../testing/pact-interaction.ts';
import { filledText, fromState, refusal } from '../../testing/pact-matchers.ts';
import { commonFailures } from '../../testing/pact-questions.ts';
import { readLogin, sessionApi } from './session.api.ts';

const { login } = sessionApi.endpoints;

describe('login', () => {
  it.each([
    { by: 'e-mail address', field: '${email}', example: 'demo@vanaveda.example' },
    { by: 'customer id', field: '${customerId}', example: 'VV100001' },
  ])('signs in by $by', async ({ by, field, example }) => {
    const terms = interaction({
      description: `a login by ${by} with the right password`,
      operation: 'login',
      given: [given.demoCustomer],
      body: { email: fromState(field, example), password: fromState('${password}', 'demo1234') },
      response: { status: 200, body: { statusCode: 200, token: filledText('vv_example') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(login.initiate({ email: example, password: 'demo1234' }));

      expect(readLogin(result)).toEqual({ statusCode: 200, token: 'vv_example' });
    });
  });

  it("shows the server's own words when it refuses", async () => {
    const terms = interaction({
      description: 'a login with a wrong password',
      operation: 'login',
      given: [given.demoCustomer],
      body: { email: fromState('${email}', 'demo@vanaveda.example'), password: 'not-the-password' },
      response: { status: 401, body: { statusCode: refusal(401), error: filledText('Not correct.') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const form = { email: 'demo@vanaveda.example', password: 'not-the-password' };
      const result = await store.dispatch(login.initiate(form));

      expect(readLogin(result)).toEqual({ statusCode: 401, error: 'Not correct.' });
    });
  });

  it("shows the server's own words when the form is not what it wants", async () => {
    const form = { email: 'asha'.repeat(70), password: 'demo1234' };
    const terms = interaction({
      description: 'a login with too long a customer id',
      operation: 'login',
      given: [given.signedOut],
      body: form,
      response: { status: 400, body: { statusCode: refusal(400), error: filledText('Too long.') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(login.initiate(form));

      expect(readLogin(result)).toEqual({ statusCode: 400, error: 'Too long.' });
    });
  });

  it.each(commonFailures)('fails while $when', async ({ when, state, status }) => {
    const form = { email: 'demo@vanaveda.example', password: 'demo1234' };
    const terms = interaction({
      description: `a login while ${when}`,
      operation: 'login',
      given: [[state, { operation: 'login' }]],
      body: form,
      response: { status },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(login.initiate(form));

      expect(readLogin(result)).toBeUndefined();
    });
  });
});
