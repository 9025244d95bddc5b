import type { RegisterRequest } from '@shop/api-contract/model';
import { providerStates as given } from '@shop/api-contract/provider-states';
import { interactionsOf } from '../../testing/pact-interaction.ts';
import { anyText, exampleOf, filledText, fromState } from '../../testing/pact-matchers.ts';
import { testFailures } from '../../testing/pact-failures.ts';
import { readRegistration, sessionApi } from './session.api.ts';

const form = { email: 'ravi@example.org', password: 'ashwagandha', name: 'Ravi Kumar', mobile: '9000000002' };
const body = { ...form, email: fromState('${email}', form.email) };

/** The storefront reads the response as it stands, or not at all. */
const verifyRegistration = interactionsOf('register', async ({ store, response }, { body }) => {
  const asked = exampleOf<RegisterRequest | undefined>(body);
  if (!asked) throw new Error('The terms need a body.');
  expect(readRegistration(await store.dispatch(sessionApi.endpoints.register.initiate(asked)))).toEqual(response);
});

describe('register', () => {
  it('opens an account and signs in', () =>
    verifyRegistration({
      description: 'a registration with a free e-mail address',
      given: [given.emailFree],
      body,
      response: { status: 200, body: { scode: true, message: anyText('Welcome.'), token: filledText('vv_example') } },
    }));

  it("shows the server's own words when the e-mail address is taken", () =>
    verifyRegistration({
      description: 'a registration with an e-mail address that has an account',
      given: [given.emailTaken],
      body,
      response: { status: 409, body: { scode: false, message: filledText('Already registered.') } },
    }));

  it("shows the server's own words when a field breaks its rules", () =>
    verifyRegistration({
      description: 'a registration with a mobile number of nine digits',
      given: [given.signedOut],
      body: { ...form, mobile: '900000000' },
      response: { status: 422, body: { scode: false, message: filledText('Not valid.') } },
    }));

  testFailures('register', verifyRegistration, { description: 'a registration', given: [], body: form });
});
