import { postOffices } from '@shop/shop-seed/postal/post-offices.seed';
import { shopContract } from '../../definition/contract.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.app.close());

const lookUp = (pincode: string) => shop.call('lookupPincode', { path: { pincode } });

it('lists all post offices of a PIN code', async () => {
  const { body } = await lookUp('208001');
  expect(body).toEqual([
    {
      Message: 'Number of pincode(s) found: 4',
      Status: 'Success',
      PostOffice: shop.world.content.officesWithPincode('208001'),
    },
  ]);
  expect(Array.isArray(body) && body[0]?.PostOffice?.[0]?.Name).toBe('Kanpur');
});

it('knows only post offices that are valid by the contract', () => {
  const reply = [{ Message: '', Status: 'Success', PostOffice: postOffices() }];

  expect(shopContract.calls['lookupPincode']?.responses[200]?.check?.(reply)).toEqual([]);
});

it('finds nothing at a PIN code without offices', async () => {
  expect((await lookUp('999999')).body).toEqual([{ Message: 'No records found', Status: 'Error', PostOffice: null }]);
});

it('rejects what is no PIN code in the lookup’s own format', async () => {
  const { status, body } = await lookUp('20800');
  expect([status, body]).toEqual([400, [{ Message: 'A PIN code has six digits', Status: 'Error', PostOffice: null }]]);
});
