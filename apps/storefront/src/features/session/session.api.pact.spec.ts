import type { LoginRequest } from '@shop/api-contract/model';
import { providerStates as given } from '@shop/api-contract/provider-states';
import { interactionsOf } from '../../testing/pact-interaction.ts';
import { exampleOf, filledText, fromState, refusal } from '../../testing/pact-matchers.ts';
import { testFailures } from '../../testing/pact-failures.ts';
import { readLogin, sessionApi } from './session.api.ts';

/** The storefront reads the response as it stands, or not at all. */
const verifyLogin = interactionsOf('login', async ({ store, response }, { body }) => {
  const form = exampleOf<LoginRequest | undefined>(body);
  if (!form) throw new Error('The terms need a body.');
  expect(readLogin(await store.dispatch(sessionApi.endpoints.login.initiate(form)))).toEqual(response);
});

describe('login', () => {
  it.each([
    { by: 'e-mail address', field: '${email}', example: 'demo@vanaveda.example' },
    { by: 'customer id', field: '${customerId}', example: 'VV100001' },
  ])('signs in by $by', ({ by, field, example }) =>
    verifyLogin({
      description: `a login by ${by} with the right password`,
      given: [given.demoCustomer],
      body: { email: fromState(field, example), password: fromState('${password}', 'demo1234') },
      response: { status: 200, body: { statusCode: 200, token: filledText('vv_example') } },
    }),
  );

  it("shows the server's own words when it refuses", () =>
    verifyLogin({
      description: 'a login with a wrong password',
      given: [given.demoCustomer],
      body: { email: fromState('${email}', 'demo@vanaveda.example'), password: 'not-the-password' },
      response: { status: 401, body: { statusCode: refusal(401), error: filledText('Not correct.') } },
    }));

  it("shows the server's own words when the form is not what it wants", () =>
    verifyLogin({
      description: 'a login with too long a customer id',
      given: [given.signedOut],
      body: { email: 'asha'.repeat(70), password: 'demo1234' },
      response: { status: 400, body: { statusCode: refusal(400), error: filledText('Too long.') } },
    }));

  testFailures('login', verifyLogin, {
    description: 'a login',
    given: [],
    body: { email: 'demo@vanaveda.example', password: 'demo1234' },
  });
});
