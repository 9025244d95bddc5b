// spec-map: 5.4.4, 7.1.15, 7.1.16
import { readOrderId, readVerdict } from './orders.api.ts';

describe('the verdict on a payment', () => {
  it.each([
    [1, true],
    ['yes', true],
    [0, false],
    [null, false],
  ])('with the response %j is %s: truthy is success', (response, expected) => {
    const verdict = { response: expected, message: 'Done.', error: null, isFinal: true };
    expect(readVerdict({ data: { response, message: 'Done.' } })).toEqual(verdict);
  });

  it.each([
    ['an answer without a response', { data: '<html>' }, false],
    ['a gateway before the server', { error: { status: 403 } }, false],
    ['a refusal of the server', { error: { status: 404 } }, true],
  ])('is missing in %s', (_, result, isFinal) => {
    expect(readVerdict(result)).toMatchObject({ response: false, message: null, isFinal });
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
