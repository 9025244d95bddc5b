import { providerStates as given } from '@shop/api-contract/provider-states';
import { interactionsOf } from '../../testing/pact-interaction.ts';
import { anyText } from '../../testing/pact-matchers.ts';
import { testFailures, refusedCustomers } from '../../testing/pact-failures.ts';
import { sessionApi } from './session.api.ts';

const { getUser } = sessionApi.endpoints;

/** A 200 is stored, and only a 401 ends the session. */
const verifyUser = interactionsOf('getUser', async ({ store, token, response }, terms) => {
  const { status } = terms.response;
  const result = await store.dispatch(getUser.initiate({ token: terms.signedIn ? token : '' }));

  if (status !== 200) expect(result).toMatchObject({ error: { status } });
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

  it.each(refusedCustomers)('is nobody $who', ({ who, state, signedIn }) =>
    verifyUser({
      description: `a request for the signed-in customer, ${who}`,
      given: [state],
      signedIn,
      response: { status: 401 },
    }),
  );

  testFailures('getUser', verifyUser, {
    description: 'a request for the signed-in customer,',
    given: [given.signedIn],
    signedIn: true,
  });
});
