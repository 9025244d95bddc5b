import { providerStates as given } from '@shop/api-contract/provider-states';
import { verifyInteraction, interaction } from '../../testing/pact-interaction.ts';
import { anyText, filledText, fromState } from '../../testing/pact-matchers.ts';
import { commonFailures } from '../../testing/pact-questions.ts';
import { readRegistration, sessionApi } from './session.api.ts';

const { register } = sessionApi.endpoints;

describe('register', () => {
  const form = { email: 'ravi@example.org', password: 'ashwagandha', name: 'Ravi Kumar', mobile: '9000000002' };
  const body = { ...form, email: fromState('${email}', form.email) };

  it('opens an account and signs in', async () => {
    const terms = interaction({
      description: 'a registration with a free e-mail address',
      operation: 'register',
      given: [given.emailFree],
      body,
      response: { status: 200, body: { scode: true, message: anyText('Welcome.'), token: filledText('vv_example') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(register.initiate(form));

      expect(readRegistration(result)).toEqual({ scode: true, message: 'Welcome.', token: 'vv_example' });
    });
  });

  it("shows the server's own words when the e-mail address is taken", async () => {
    const terms = interaction({
      description: 'a registration with an e-mail address that has an account',
      operation: 'register',
      given: [given.emailTaken],
      body,
      response: { status: 409, body: { scode: false, message: filledText('Already registered.') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(register.initiate(form));

      expect(readRegistration(result)).toEqual({ scode: false, message: 'Already registered.' });
    });
  });

  it("shows the server's own words when a field breaks its rules", async () => {
    const wrong = { ...form, mobile: '900000000' };
    const terms = interaction({
      description: 'a registration with a mobile number of nine digits',
      operation: 'register',
      given: [given.signedOut],
      body: wrong,
      response: { status: 422, body: { scode: false, message: filledText('Not valid.') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(register.initiate(wrong));

      expect(readRegistration(result)).toEqual({ scode: false, message: 'Not valid.' });
    });
  });

  it.each(commonFailures)('fails in words of our own while $when', async ({ when, state, status }) => {
    const terms = interaction({
      description: `a registration while ${when}`,
      operation: 'register',
      given: [[state, { operation: 'register' }]],
      body: form,
      response: { status },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(register.initiate(form));

      expect(readRegistration(result)).toBeUndefined();
    });
  });
});
