import { customerId, customerNumber } from './customer-id.ts';

it.each([
  [1, 'VV100001'],
  [99_999, 'VV199999'],
  [900_000, 'VV1000000'],
])('the customer %i has the id %s, which is read in any case', (number, id) => {
  expect(customerId(number)).toBe(id);
  expect([customerNumber(id), customerNumber(id.toLowerCase())]).toEqual([number, number]);
});

it.each(['VV100000', 'VV1', '100001', 'VV 100001', 'VV100001x', 'XVV100001', 'VV1000010000000', ''])(
  'rejects %j',
  (id) => {
    expect(customerNumber(id)).toBeUndefined();
  },
);
