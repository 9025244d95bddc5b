import { buyAgain } from './buy-again.ts';
import { CART_LINES_MAX, type CartLine } from './cart.ts';

const line = (product: number, quantity = 1): CartLine => ({ type: 'product', product, quantity });

it('buying an order again adds what is not in the cart, and leaves the quantity of what is', () => {
  const added = buyAgain([line(1, 2)], [line(1, 5), line(2, 3)]);
  expect(added).toEqual({ added: [line(2, 3)], alreadyThere: [line(1, 5)], withoutRoom: [] });
});

it('buying an order again names what a full cart has no room for', () => {
  const cart = Array.from({ length: CART_LINES_MAX - 1 }, (_, index) => line(index + 10));
  expect(buyAgain(cart, [line(1), line(2)])).toMatchObject({ added: [line(1)], withoutRoom: [line(2)] });
});
