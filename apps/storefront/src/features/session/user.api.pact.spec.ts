import { providerStates as given } from '@shop/api-contract/provider-states';
import { verifyInteraction, interaction } from '../../testing/pact-interaction.ts';
import { anyText } from '../../testing/pact-matchers.ts';
import { commonFailures } from '../../testing/pact-questions.ts';
import { sessionApi } from './session.api.ts';

const { getUser } = sessionApi.endpoints;

describe('the user', () => {
  it('is stored under their token', async () => {
    const terms = interaction({
      description: 'a question who is signed in',
      operation: 'getUser',
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
    });

    await verifyInteraction(terms, async ({ store, token, response }) => {
      await store.dispatch(getUser.initiate({ token }));

      expect(store.getState().session).toMatchObject({ token, user: response });
    });
  });

  it('is nobody without a token', async () => {
    const terms = interaction({
      description: 'a question who is signed in, without a token',
      operation: 'getUser',
      given: [given.signedOut],
      response: { status: 401 },
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
      response: { status: 401 },
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
      response: { status },
    });

    await verifyInteraction(terms, async ({ store, token }) => {
      await store.dispatch(getUser.initiate({ token }));

      expect(store.getState().session).toMatchObject({ token, user: null });
    });
  });
});
