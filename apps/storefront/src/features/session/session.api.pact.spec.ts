import type { LoginRequest } from '@shop/api-contract/model';
import type { StatusOf } from '@shop/api-contract/operation';
import { providerStates as given } from '@shop/api-contract/provider-states';
import { verifyInteraction, interaction, type InteractionTerms } from '../../testing/pact-interaction.ts';
import { exampleOf, filledText, fromState, refusal } from '../../testing/pact-matchers.ts';
import { commonFailures } from '../../testing/pact-questions.ts';
import { readLogin, sessionApi } from './session.api.ts';

type Terms<Status extends StatusOf<'login'>> = Omit<InteractionTerms<'login', Status>, 'operation'>;

/** Agrees on the login and its response, which the storefront reads as it stands, or not at all. */
const verifyLogin = <Status extends StatusOf<'login'>>(terms: Terms<Status> & Required<Pick<Terms<Status>, 'body'>>) =>
  verifyInteraction(interaction({ ...terms, operation: 'login' }), async ({ store, response }) => {
    const result = await store.dispatch(sessionApi.endpoints.login.initiate(exampleOf<LoginRequest>(terms.body)));
    expect(readLogin(result)).toEqual(response);
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

  it.each(commonFailures)('fails while $when', ({ when, state, status }) =>
    verifyLogin({
      description: `a login while ${when}`,
      given: [[state, { operation: 'login' }]],
      body: { email: 'demo@vanaveda.example', password: 'demo1234' },
      response: { status },
    }),
  );
});
