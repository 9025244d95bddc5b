import { readLookup } from './read-lookup.ts';

const office = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

describe('the postal service’s reply', () => {
  it('is the post offices on Success, without the fields the shop does not keep', () => {
    const record = { ...office, District: 'Kanpur Nagar', BranchType: 'Head Post Office' };

    expect(readLookup([{ Status: 'Success', PostOffice: [record] }])).toEqual({
      ok: true,
      offices: [{ office, district: 'Kanpur Nagar' }],
    });
  });

  it.each([
    [null],
    ['Success'],
    [{ Status: 'Success' }],
    [[null]],
    [[{ Status: 1 }]],
    [[{ Status: 'Success', PostOffice: 'x' }]],
  ])('is unreadable as %j', (body) => {
    expect(readLookup(body)).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('leaves out records that could not serve as an address', () => {
    const records = [null, { ...office, Pincode: 'none' }, { Name: 'Nowhere' }, office];

    expect(readLookup([{ Status: 'Success', PostOffice: records }])).toEqual({
      ok: true,
      offices: [{ office, district: '' }],
    });
  });
});
