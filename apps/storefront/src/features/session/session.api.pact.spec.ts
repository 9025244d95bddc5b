import { providerStates as given } from '@shop/api-contract/provider-states';
import { verifyInteraction, interaction } from '../../testing/pact-interaction.ts';
import { anyText, filledText, fromState, refusal } from '../../testing/pact-matchers.ts';
import { commonFailures } from '../../testing/pact-failures.ts';
import { errorText } from '../../shared/api/error-text.ts';
import { readLogin } from './read-login.ts';
import { readRegistration } from './read-registration.ts';
import { sessionApi } from './session.api.ts';

const { login, register, getUser } = sessionApi.endpoints;

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
      answer: { status: 200, body: { statusCode: 200, token: filledText('vv_example') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(login.initiate({ email: example, password: 'demo1234' }));

      expect(readLogin(result)).toEqual({ ok: true, token: 'vv_example' });
    });
  });

  it("shows the server's own words when it refuses", async () => {
    const terms = interaction({
      description: 'a login with a wrong password',
      operation: 'login',
      given: [given.demoCustomer],
      body: { email: fromState('${email}', 'demo@vanaveda.example'), password: 'not-the-password' },
      answer: { status: 401, body: { statusCode: refusal(401), error: filledText('Not correct.') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const form = { email: 'demo@vanaveda.example', password: 'not-the-password' };
      const result = await store.dispatch(login.initiate(form));

      expect(readLogin(result)).toEqual({ ok: false, reason: 'refused', error: 'Not correct.' });
    });
  });

  it("shows the server's own words when the form is not what it wants", async () => {
    const form = { email: 'asha'.repeat(70), password: 'demo1234' };
    const terms = interaction({
      description: 'a login with too long a customer id',
      operation: 'login',
      given: [given.signedOut],
      body: form,
      answer: { status: 400, body: { statusCode: refusal(400), error: filledText('Too long.') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(login.initiate(form));

      expect(readLogin(result)).toEqual({ ok: false, reason: 'refused', error: 'Too long.' });
    });
  });

  it.each(commonFailures)('fails while $when', async ({ when, state, status }) => {
    const form = { email: 'demo@vanaveda.example', password: 'demo1234' };
    const terms = interaction({
      description: `a login while ${when}`,
      operation: 'login',
      given: [[state, { operation: 'login' }]],
      body: form,
      answer: { status },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(login.initiate(form));

      expect(readLogin(result)).toEqual({ ok: false, reason: 'unreadable' });
    });
  });
});

describe('register', () => {
  const form = { email: 'ravi@example.org', password: 'ashwagandha', name: 'Ravi Kumar', mobile: '9000000002' };
  const body = { ...form, email: fromState('${email}', form.email) };

  it('opens an account and signs in', async () => {
    const terms = interaction({
      description: 'a registration with a free e-mail address',
      operation: 'register',
      given: [given.emailFree],
      body,
      answer: { status: 200, body: { scode: true, message: anyText('Welcome.'), token: filledText('vv_example') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(register.initiate(form));

      expect(readRegistration(result)).toEqual({ ok: true, message: 'Welcome.', token: 'vv_example' });
    });
  });

  it("shows the server's own words when the e-mail address is taken", async () => {
    const terms = interaction({
      description: 'a registration with an e-mail address that has an account',
      operation: 'register',
      given: [given.emailTaken],
      body,
      answer: { status: 409, body: { scode: false, message: filledText('Already registered.') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(register.initiate(form));

      expect(readRegistration(result)).toEqual({ ok: false, message: 'Already registered.' });
    });
  });

  it("shows the server's own words when a field breaks its rules", async () => {
    const wrong = { ...form, mobile: '900000000' };
    const terms = interaction({
      description: 'a registration with a mobile number of nine digits',
      operation: 'register',
      given: [given.signedOut],
      body: wrong,
      answer: { status: 422, body: { scode: false, message: filledText('Not valid.') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(register.initiate(wrong));

      expect(readRegistration(result)).toEqual({ ok: false, message: 'Not valid.' });
    });
  });

  it.each(commonFailures)('fails in words of our own while $when', async ({ when, state, status }) => {
    const terms = interaction({
      description: `a registration while ${when}`,
      operation: 'register',
      given: [[state, { operation: 'register' }]],
      body: form,
      answer: { status },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(register.initiate(form));

      expect(readRegistration(result)).toEqual({ ok: false, message: errorText({ status }) });
    });
  });
});

describe('the user', () => {
  it('is stored under their token', async () => {
    const terms = interaction({
      description: 'a question who is signed in',
      operation: 'getUser',
      given: [given.signedIn],
      signedIn: true,
      answer: {
        status: 200,
        body: {
          name: anyText('Asha Verma'),
          mobile: anyText('9000000001'),
          email: anyText('demo@vanaveda.example'),
          phone: anyText('9000000001'),
        },
      },
    });

    await verifyInteraction(terms, async ({ store, token, answer }) => {
      await store.dispatch(getUser.initiate({ token }));

      expect(store.getState().session).toMatchObject({ token, user: answer });
    });
  });

  it('is nobody without a token', async () => {
    const terms = interaction({
      description: 'a question who is signed in, without a token',
      operation: 'getUser',
      given: [given.signedOut],
      answer: { status: 401 },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const { error } = await store.dispatch(getUser.initiate({ token: '' }));

      expect(error).toMatchObject({ status: 401 });
      expect(store.getState().session).toMatchObject({ token: null, user: null });
    });
  });

  it('is signed out when the session has expired', async () => {
    const terms = interaction({
      description: 'a question who is signed in, with an expired token',
      operation: 'getUser',
      given: [given.sessionExpired],
      signedIn: true,
      answer: { status: 401 },
    });

    await verifyInteraction(terms, async ({ store, token }) => {
      await store.dispatch(getUser.initiate({ token }));

      expect(store.getState().session).toMatchObject({ token: null, user: null });
    });
  });

  it.each(commonFailures)('stays signed in, though unknown, while $when', async ({ when, state, status }) => {
    const terms = interaction({
      description: `a question who is signed in, while ${when}`,
      operation: 'getUser',
      given: [given.signedIn, [state, { operation: 'getUser' }]],
      signedIn: true,
      answer: { status },
    });

    await verifyInteraction(terms, async ({ store, token }) => {
      await store.dispatch(getUser.initiate({ token }));

      expect(store.getState().session).toMatchObject({ token, user: null });
    });
  });
});
