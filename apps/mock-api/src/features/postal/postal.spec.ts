import { checkResponse } from '@shop/mock-engine/samples/declared-response';
import { requireCall } from '@shop/mock-engine/testing/require-call.fixture';
import { postOffices } from '@shop/shop-seed/postal/post-offices.seed';
import { shopContract } from '../../definition/contract.ts';

it('knows only post offices that are valid by the contract', () => {
  const reply = [{ Message: '', Status: 'Success', PostOffice: postOffices() }];

  expect(checkResponse(requireCall(shopContract, 'lookupPincode'), 200, reply)).toEqual([]);
});
