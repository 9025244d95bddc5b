// spec-map: 4.2.1
import { type CartLine, decreaseQuantity, increaseQuantity } from './cart.ts';

const offer: CartLine = { product: 46, quantity: 5, type: 'offer' };
const product = (quantity: number): CartLine => ({ product: 46, quantity, type: 'product' });

it.each([
  ['plus', increaseQuantity, 3, 4],
  ['plus', increaseQuantity, 39, 40],
  ['minus', decreaseQuantity, 3, 2],
  ['minus', decreaseQuantity, 2, 1],
])('%s changes its own line alone, by one piece', (_, change, before, after) => {
  expect(change([offer, product(before)], product(before))).toEqual({ ok: true, lines: [offer, product(after)] });
});

it.each([
  ['plus', increaseQuantity, 40, 'at-maximum'],
  ['minus', decreaseQuantity, 1, 'at-minimum'],
])('%s is refused at its end, and for an item that another tab has removed', (_, change, end, reason) => {
  expect(change([product(end)], product(end))).toEqual({ ok: false, reason });
  expect(change([offer], product(end))).toEqual({ ok: false, reason: 'not-in-cart' });
});
