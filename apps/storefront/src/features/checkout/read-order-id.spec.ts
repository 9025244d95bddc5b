import { readOrderId } from './read-order-id.ts';

describe('the answer to order/create', () => {
  it.each([
    ['a JSON string', '"order_Qb7LxT2mWv9KzN"'],
    ['unquoted text', 'order_Qb7LxT2mWv9KzN'],
    ['unquoted text with a line break', 'order_Qb7LxT2mWv9KzN\n'],
  ])('is the order id as %s', (_, body) => {
    expect(readOrderId(body)).toBe('order_Qb7LxT2mWv9KzN');
  });

  it.each([
    '""',
    '',
    'null',
    '{"error":"no order"}',
    '[]',
    '<!doctype html><p>Sign in to the hotel’s network',
    '"a b"',
  ])('is no order id when it reads %j', (body) => {
    expect(readOrderId(body)).toBe('');
  });
});
