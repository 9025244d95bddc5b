// spec-map: 7.1.18
import { providerStates as given } from '@shop/mock-api/provider-states';
import { testFailures } from '../../testing/pact-failures.ts';
import { interactionsOf } from '../../testing/pact-interaction.ts';
import { anyText, exampleOf, filledText, fromState, listOf, textLike } from '../../testing/pact-matchers.ts';
import { postalApi } from './postal.api.ts';

const { lookupPincode } = postalApi.endpoints;

const testLookup = interactionsOf('lookupPincode', async ({ store, response }, terms) => {
  const { pincode = '' } = exampleOf<{ pincode?: string }>(terms.path ?? {});
  const { status } = terms.response;
  const [reply] = status === 200 ? (response as { Status: string; PostOffice?: unknown[] }[]) : [];
  const offices = { Success: reply?.PostOffice, Error: [] }[reply?.Status ?? ''] ?? null;
  const found = reply ? { data: offices, isSuccess: true } : { isError: true, error: { status } };
  expect(await store.dispatch(lookupPincode.initiate(pincode))).toMatchObject(found);
});

const office = {
  Name: filledText('Kanpur HO'),
  District: anyText('Kanpur Nagar'),
  State: filledText('Uttar Pradesh'),
  Country: filledText('India'),
  Pincode: textLike(/[0-9]{6}/, '208001'),
};
testLookup('a lookup of a pincode with post offices', {
  given: [given.pincodeKnown],
  path: { pincode: fromState('${pincode}', '208001') },
  response: { status: 200, body: [{ Status: 'Success', PostOffice: listOf(office) }] },
});
testLookup('a lookup of a pincode without a post office', {
  given: [given.pincodeUnknown],
  path: { pincode: fromState('${pincode}', '999999') },
  response: { status: 200, body: [{ Status: 'Error' }] },
});
testLookup('a lookup while the postal service is in trouble', {
  given: [given.postalInTrouble],
  path: { pincode: '208001' },
  // Any other status is neither Success nor Error.
  response: { status: 200, body: [{ Status: textLike(/[^SE].*/, 'Maintenance') }] },
});
testFailures('lookupPincode', testLookup, 'a request for the post offices of a pincode', {
  given: [],
  path: { pincode: '208001' },
});
