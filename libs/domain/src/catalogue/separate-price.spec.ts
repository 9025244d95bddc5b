import { separatePrice } from './separate-price.ts';

const products = [
  { product_title: 'Tulsi Giloy Drops', product_price: 249 },
  { product_title: 'Saffron Night Serum', product_price: 1099.5 },
  { product_title: 'Giant', product_price: 1e300 },
];
it.each([
  ['2 × Tulsi Giloy Drops', 497.99, 49_800],
  ['3 x tulsi giloy drops', 99, 74_700],
  ['2 × Tulsi Giloy Drops + Saffron Night Serum', 99, 159_750],
  ['2 × Tulsi Giloy Drops', 498, null],
  ['Giant', 1, null],
  ['Tulsi Giloy Drops', 1e300, null],
  ['Tulsi Giloy Drops', -1e300, null],
  ['2 × Tulsi Giloy Drops + Neem Soap', 1, null],
  ['', 1, null],
])('%j, offered for ₹%d, costs %j paise bought one by one', (offer_name, offer_price, paise) => {
  expect(separatePrice({ offer_name, offer_price }, products)).toBe(paise);
});
