import { buildRequest } from './request.ts';

const order = {
  cart: [{ product: 46, quantity: 3, type: 'product' as const }],
  address: '{"Name":"Kanpur","State":"Uttar Pradesh","Country":"India","Pincode":"208001"}',
  pincode: '208001',
};

it.each([
  ['a slash', 'a/b', 'a%2Fb'],
  ['a query', 'a?b=c', 'a%3Fb%3Dc'],
  ['a fragment', 'a#b', 'a%23b'],
  ['a space', 'life elixir', 'life%20elixir'],
  ['a replacement pattern', "$&$'", "%24%26%24'"],
  ['another script', 'आंवला', '%E0%A4%86%E0%A4%82%E0%A4%B5%E0%A4%B2%E0%A4%BE'],
])('keeps a slug with %s one segment of the path', (_, slug, segment) => {
  expect(buildRequest('getProduct', { path: { slug } }).url).toBe(`/v1/get-product/${segment}`);
});

it.each(['', '.', '..'])('refuses the slug "%s", which would lead to another call', (slug) => {
  expect(() => buildRequest('getProduct', { path: { slug } })).toThrow(RangeError);
});

it('does not compile with arguments that differ from the contract', () => {
  const mockpay = { payment_provider: 'mockpay' } as const;
  const mistakes = [
    // @ts-expect-error login has a body
    () => buildRequest('login'),
    // @ts-expect-error an order goes to a payment provider
    () => buildRequest('createOrder', { body: order }),
    // @ts-expect-error no such payment provider
    () => buildRequest('createOrder', { path: { payment_provider: 'cash' }, body: order }),
    // @ts-expect-error a cart line is of a type
    () => buildRequest('createOrder', { path: mockpay, body: { ...order, cart: [{ product: 46, quantity: 1 }] } }),
    // @ts-expect-error no such call
    () => buildRequest('listTickets'),
  ];

  expect(mistakes).toHaveLength(5);
});
