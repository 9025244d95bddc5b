// spec-map: 4.5.2, 7.1.12, 7.1.13, 7.1.14, 7.2.1, 7.2.2, 7.2.4, 8.1.25
import type { LoginRequest, RegisterRequest } from '@shop/api-contract/model';
import { providerStates as given } from '@shop/mock-api/provider-states';
import { interactionsOf } from '../../testing/pact-interaction.ts';
import { anyText, exampleOf, filledText, fromState, refusal } from '../../testing/pact-matchers.ts';
import { testFailures } from '../../testing/pact-failures.ts';
import { readLogin, readRegistration, sessionApi, userApi } from './session.api.ts';

const { login, register } = sessionApi.endpoints;
const { getUser } = userApi.endpoints;

/** The storefront reads the response as it stands, or not at all. */
const verifyLogin = interactionsOf('login', async ({ store, response }, { body }) => {
  const asked = exampleOf<LoginRequest>(body as LoginRequest);
  expect(readLogin(await store.dispatch(login.initiate(asked)))).toEqual(response);
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

const form = { email: 'ravi@example.org', password: 'ashwagandha', name: 'Ravi Kumar', mobile: '9000000002' };
const body = { ...form, email: fromState('${email}', form.email) };

const verifyRegistration = interactionsOf('register', async ({ store, response }, { body: form }) => {
  const asked = exampleOf<RegisterRequest>(form as RegisterRequest);
  expect(readRegistration(await store.dispatch(register.initiate(asked)))).toEqual(response);
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

/** A 200 is stored, and only a 401 ends the session. */
const verifyUser = interactionsOf('getUser', async ({ store, token, response }, terms) => {
  const { status } = terms.response;
  const result = await store.dispatch(getUser.initiate());

  // The end of a session ends its calls without a result.
  if (status !== 200 && status !== 401) expect(result).toMatchObject({ error: { status } });
  expect(store.getState().session).toMatchObject({
    token: terms.signedIn && status !== 401 ? token : null,
    user: status === 200 ? response : null,
  });
});

describe('the user', () => {
  it('is stored under their token', () =>
    verifyUser({
      description: 'a request for the signed-in customer',
      given: [given.signedIn],
      signedIn: true,
      response: {
        status: 200,
        body: {
          name: anyText('Asha Verma'),
          mobile: anyText('9000000001'),
          email: anyText('demo@vanaveda.example'),
          phone: anyText('9000000001'),
        },
      },
    }));

  testFailures('getUser', verifyUser, {
    description: 'a request for the signed-in customer,',
    given: [given.signedIn],
    signedIn: true,
  });
});
