import { customerId, customerNumber } from './customer-id.ts';

it('counts customers from VV100001', () => {
  expect(customerId(1)).toBe('VV100001');
  expect(customerId(900_000)).toBe('VV1000000');
});

it('reads an id in lower case', () => expect(customerNumber('vv100001')).toBe(1));

it('reads what it writes', () => {
  for (const number of [1, 2, 99_999, 900_000, 12_345_678]) expect(customerNumber(customerId(number))).toBe(number);
});

it.each(['VV100000', 'VV1', '100001', 'VV 100001', 'VV100001x', 'XVV100001', 'VV1000010000000', ''])(
  'rejects %j',
  (id) => {
    expect(customerNumber(id)).toBeUndefined();
  },
);
