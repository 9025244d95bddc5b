import { providerStates as given } from '@shop/api-contract/provider-states';
import { verifyInteraction, interaction } from '../../testing/pact-interaction.ts';
import { anyText, filledText, fromState, listOf, textLike } from '../../testing/pact-matchers.ts';
import { agreeOnFailures } from '../../testing/pact-questions.ts';
import { postalApi } from './postal.api.ts';

const { lookupPincode } = postalApi.endpoints;

describe('the postal lookup', () => {
  it('brings the post offices of a pincode', async () => {
    const terms = interaction({
      description: 'a lookup of a pincode with post offices',
      operation: 'lookupPincode',
      given: [given.pincodeKnown],
      path: { pincode: fromState('${pincode}', '208001') },
      response: {
        status: 200,
        body: [
          {
            Status: 'Success',
            PostOffice: listOf({
              Name: filledText('Kanpur HO'),
              District: anyText('Kanpur Nagar'),
              State: filledText('Uttar Pradesh'),
              Country: filledText('India'),
              Pincode: textLike(/[0-9]{6}/, '208001'),
            }),
          },
        ],
      },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const { data } = await store.dispatch(lookupPincode.initiate('208001'));

      const office = { Name: 'Kanpur HO', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };
      expect(data).toEqual([{ Status: 'Success', PostOffice: [{ ...office, District: 'Kanpur Nagar' }] }]);
    });
  });

  it('finds no office for an unknown pincode', async () => {
    const terms = interaction({
      description: 'a lookup of a pincode without a post office',
      operation: 'lookupPincode',
      given: [given.pincodeUnknown],
      path: { pincode: fromState('${pincode}', '999999') },
      response: { status: 200, body: [{ Status: 'Error' }] },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const { data } = await store.dispatch(lookupPincode.initiate('999999'));

      expect(data).toEqual([{ Status: 'Error' }]);
    });
  });

  it('has failed when the service answers a status of its own', async () => {
    const terms = interaction({
      description: 'a lookup while the postal service is in trouble',
      operation: 'lookupPincode',
      given: [given.postalInTrouble],
      path: { pincode: '208001' },
      // Any other status is neither Success nor Error.
      response: { status: 200, body: [{ Status: textLike(/[^SE].*/, 'Maintenance') }] },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const { data } = await store.dispatch(lookupPincode.initiate('208001'));

      expect(data).toEqual([{ Status: 'Maintenance' }]);
    });
  });
});

agreeOnFailures({
  what: 'the post offices of a pincode',
  operation: 'lookupPincode',
  path: { pincode: '208001' },
  ask: ({ dispatch }) => dispatch(lookupPincode.initiate('208001')),
});
