import { separatePrice } from './separate-price.ts';

const products = [
  { product_title: 'Tulsi Giloy Drops', product_price: 249 },
  { product_title: 'Saffron Night Serum', product_price: 1099.5 },
  { product_title: 'Giant', product_price: 1e300 },
];
const priceOf = (offer_name: string, offer_price: number) => separatePrice({ offer_name, offer_price }, products);

it.each([
  ['2 × Tulsi Giloy Drops', 49_800],
  ['3 x tulsi giloy drops', 74_700],
  ['Saffron Night Serum', 109_950],
  ['2 × Tulsi Giloy Drops + Saffron Night Serum', 159_750],
])('%s costs %d paise bought one by one', (name, paise) => {
  expect(priceOf(name, 99)).toBe(paise);
});

it('an offer has another price as long as it is cheaper', () => {
  expect(priceOf('2 × Tulsi Giloy Drops', 497.99)).toBe(49_800);
});

it.each([
  ['not cheaper', '2 × Tulsi Giloy Drops', 498],
  ['too large for any sum', 'Giant', 1],
  ['too large for any sum', 'Tulsi Giloy Drops', 1e300],
  ['too large for any sum', 'Tulsi Giloy Drops', -1e300],
  ['not of products that are found', '2 × Tulsi Giloy Drops + Neem Soap', 1],
  ['not of products that are found', '', 1],
])('an offer that is %s has no other price: %j at ₹%d', (_, name, price) => {
  expect(priceOf(name, price)).toBeNull();
});
