// spec-map: 5.4.4, 7.1.15, 7.1.16
import { readOrderId, readVerdict } from './orders.api.ts';

describe('the verdict on a payment', () => {
  it.each([
    [1, true],
    ['yes', true],
    [0, false],
    [null, false],
  ])('with the response %j is %s: truthy is success', (response, expected) => {
    expect(readVerdict({ data: { response, message: 'Done.' } })).toEqual({
      ok: true,
      response: expected,
      message: 'Done.',
    });
  });

  it.each([
    ['an answer without a response', { data: '<html>' }],
    ['a gateway before the server', { error: { status: 403 } }],
  ])('is missing in %s', (_, result) => {
    expect(readVerdict(result)).toMatchObject({ ok: false, reason: 'no-response' });
  });
});

describe('the answer to order/create', () => {
  it('is the order id as unquoted text, too', () => {
    expect(readOrderId('order_Qb7LxT2mWv9KzN\n')).toBe('order_Qb7LxT2mWv9KzN');
  });

  it.each(['', 'null', '{"error":"no order"}', '<!doctype html><p>Sign in to the network', '"a b"'])(
    'is no order id when it reads %j',
    (body) => {
      expect(readOrderId(body)).toBe('');
    },
  );
});
