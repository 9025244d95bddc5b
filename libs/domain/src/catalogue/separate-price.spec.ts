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

it('an offer that is not cheaper has no other price', () => {
  expect(priceOf('2 × Tulsi Giloy Drops', 498)).toBeNull();
  expect(priceOf('2 × Tulsi Giloy Drops', 498.01)).toBeNull();
  expect(priceOf('2 × Tulsi Giloy Drops', 497.99)).toBe(49_800);
});

it('prices too large for any sum are not compared', () => {
  expect(priceOf('Giant', 1)).toBeNull();
  expect(priceOf('Tulsi Giloy Drops', 1e300)).toBeNull();
  expect(priceOf('Tulsi Giloy Drops', -1e300)).toBeNull();
});

it.each(['2 × Neem Soap', '2 × Tulsi Giloy Drops + Neem Soap', 'A surprise', '', '2 ×'])(
  'an offer of %j has no other price: not every product is found',
  (name) => {
    expect(priceOf(name, 1)).toBeNull();
  },
);
