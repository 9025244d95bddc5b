import { readCreatedOrder, readVerdict } from './checkout.api.ts';

describe('the verdict on a payment', () => {
  it.each([
    [true, true],
    [1, true],
    ['yes', true],
    [false, false],
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
    ['no reply', { error: { status: 'FETCH_ERROR' } }, 'no-response'],
    ['an answer without a response', { data: '<html>' }, 'no-response'],
    ['a gateway before the server', { error: { status: 403 } }, 'no-response'],
  ])('is not to be had from %s', (_, result, reason) => {
    expect(readVerdict(result)).toMatchObject({ ok: false, reason });
  });
});

describe('the answer to order/create', () => {
  it.each([
    ['unquoted text', 'order_Qb7LxT2mWv9KzN'],
    ['unquoted text with a line break', 'order_Qb7LxT2mWv9KzN\n'],
  ])('is the order id as %s', (_, body) => {
    expect(readCreatedOrder({ data: body })).toEqual({ ok: true, orderId: 'order_Qb7LxT2mWv9KzN' });
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
    expect(readCreatedOrder({ data: body })).toEqual({ ok: true, orderId: '' });
  });
});
