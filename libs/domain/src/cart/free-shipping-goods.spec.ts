import { freeShippingGoods } from './free-shipping-goods.ts';

const products = [120, 650, 480, 900, 300].map((product_price, index) => ({ id: index + 1, product_price }));

it.each`
  left    | inCart    | prices             | because
  ${400}  | ${[]}     | ${[480, 650, 900]} | ${'each of them reaches free shipping, the cheapest first'}
  ${400}  | ${[3, 4]} | ${[650, 300, 120]} | ${'what the cart has is left out, and the dearest others follow'}
  ${1252} | ${[]}     | ${[900, 650, 480]} | ${'none reaches it, and the dearest come nearest'}
`(
  'with ₹$left missing, $prices are offered: $because',
  ({ left, inCart, prices }: { left: number; inCart: number[]; prices: number[] }) => {
    expect(freeShippingGoods(products, inCart, left, 3).map(({ product_price }) => product_price)).toEqual(prices);
  },
);
