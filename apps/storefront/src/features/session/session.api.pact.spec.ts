// spec-map: 4.5.2, 7.1.12, 7.1.13, 7.1.14, 7.2.1, 7.2.2, 7.2.4, 8.1.25
import type { LoginRequest, RegisterRequest } from '@shop/api-contract/model';
import { providerStates as given } from '@shop/mock-api/provider-states';
import { testFailures } from '../../testing/pact-failures.ts';
import { interactionsOf } from '../../testing/pact-interaction.ts';
import { anyText, exampleOf, filledText, fromState, refusal } from '../../testing/pact-matchers.ts';
import { sessionApi, userApi } from './session.api.ts';

const { login, register } = sessionApi.endpoints;
const { getUser } = userApi.endpoints;

/** The storefront reads the response as it stands, the server's own words too, or not at all. */
const testLogin = interactionsOf('login', async ({ store, response }, { body }) => {
  const asked = exampleOf<LoginRequest>(body as LoginRequest);
  expect((await store.dispatch(login.initiate(asked))).data).toEqual(response);
});

const logins = [
  { by: 'e-mail address', field: '${email}', example: 'demo@vanaveda.example' },
  { by: 'customer id', field: '${customerId}', example: 'VV100001' },
];
for (const { by, field, example } of logins) {
  testLogin(`a login by ${by} with the right password`, {
    given: [given.demoCustomer],
    body: { email: fromState(field, example), password: fromState('${password}', 'demo1234') },
    response: { status: 200, body: { statusCode: 200, token: filledText('vv_example') } },
  });
}
testLogin('a login with a wrong password', {
  given: [given.demoCustomer],
  body: { email: fromState('${email}', 'demo@vanaveda.example'), password: 'not-the-password' },
  response: { status: 401, body: { statusCode: refusal(401), error: filledText('Not correct.') } },
});
testLogin('a login with too long a customer id', {
  given: [given.signedOut],
  body: { email: 'asha'.repeat(70), password: 'demo1234' },
  response: { status: 400, body: { statusCode: refusal(400), error: filledText('Too long.') } },
});
testFailures('login', testLogin, 'a login', {
  given: [],
  body: { email: 'demo@vanaveda.example', password: 'demo1234' },
});

const form = { email: 'ravi@example.org', password: 'ashwagandha', name: 'Ravi Kumar', mobile: '9000000002' };
const body = { ...form, email: fromState('${email}', form.email) };

const testRegistration = interactionsOf('register', async ({ store, response }, { body: form }) => {
  const asked = exampleOf<RegisterRequest>(form as RegisterRequest);
  expect((await store.dispatch(register.initiate(asked))).data).toEqual(response);
});

testRegistration('a registration with a free e-mail address', {
  given: [given.emailFree],
  body,
  response: { status: 200, body: { scode: true, message: anyText('Welcome.'), token: filledText('vv_example') } },
});
testRegistration('a registration with an e-mail address that has an account', {
  given: [given.emailTaken],
  body,
  response: { status: 409, body: { scode: false, message: filledText('Already registered.') } },
});
testRegistration('a registration with a mobile number of nine digits', {
  given: [given.signedOut],
  body: { ...form, mobile: '900000000' },
  response: { status: 422, body: { scode: false, message: filledText('Not valid.') } },
});
testFailures('register', testRegistration, 'a registration', { given: [], body: form });

/** A 200 is stored under their token, and only a 401 ends the session. */
const testUser = interactionsOf('getUser', async ({ store, token, response }, terms) => {
  const { status } = terms.response;
  const result = await store.dispatch(getUser.initiate());

  // The end of a session ends its calls without a result.
  if (status !== 200 && status !== 401) expect(result).toMatchObject({ error: { status } });
  expect(store.getState().session).toMatchObject({
    token: terms.signedIn && status !== 401 ? token : null,
    user: status === 200 ? response : null,
  });
});

const user = {
  name: anyText('Asha Verma'),
  mobile: anyText('9000000001'),
  email: anyText('demo@vanaveda.example'),
  phone: anyText('9000000001'),
};
const ofCustomer = { given: [given.signedIn], signedIn: true } as const;
testUser('a request for the signed-in customer', { ...ofCustomer, response: { status: 200, body: user } });
testFailures('getUser', testUser, 'a request for the signed-in customer,', ofCustomer);
