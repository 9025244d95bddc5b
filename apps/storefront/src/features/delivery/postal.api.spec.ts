// spec-map: 5.1.3, 5.1.4, 7.1.18
import { makeStore } from '../../app/store.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { startShopServer } from '../../testing/shop-server.ts';
import { lookupErrorText } from './delivery-location-dialog.tsx';
import { foundOffices, postalApi } from './postal.api.ts';

it('a lookup has failed after ten seconds without a response, and sends the service nothing about the shopper', async () => {
  const server = startShopServer();
  server.hold('lookupPincode');
  jest.useFakeTimers();
  const store = makeStore({ storage: memoryStorage({ token: 'secret' }) });
  const lookup = store.dispatch(postalApi.endpoints.lookupPincode.initiate('208001'));
  const settled = jest.fn();
  void lookup.then(settled);

  await jest.advanceTimersByTimeAsync(9_999);
  expect(server.callsOf('lookupPincode')).toMatchObject([{ authorization: null }]);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  const { error } = await lookup;
  expect(error && lookupErrorText(error)).toBe('The postal service took too long to answer. Please try again.');
});

const read = (body: unknown) => foundOffices.safeParse(body);
const office = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

describe('the postal service’s reply', () => {
  it.each([[null], [{ Status: 'Success' }], [[{ Status: 'Success', PostOffice: 'x' }]]])(
    'is unreadable as %j',
    (body) => {
      expect(read(body).success).toBe(false);
    },
  );

  it.each([
    ['none of a Success without', [{ Status: 'Success', PostOffice: null }], []],
    ['those of the first item alone', [{ Status: 'Error' }, { Status: 'Success', PostOffice: [office] }], []],
    ['a failure without an item', [], null],
    ['a failure with another spelling', [{ Status: 'success', PostOffice: [office] }], null],
    ['a failure with an empty status', [{ Status: '' }], null],
  ])('has %s', (_, replies, offices) => {
    expect(read(replies).data).toEqual(offices);
  });

  it('leaves out records that could not serve as an address, and fields that the shop does not keep', () => {
    const records = [
      null,
      { ...office, Pincode: 'none' },
      { Name: 'Nowhere' },
      { ...office, Name: ' ' },
      { ...office, BranchType: 'Head' },
    ];

    expect(read([{ Status: 'Success', PostOffice: records }]).data).toEqual([{ ...office, District: '' }]);
  });
});
