import { readProductSort, sortProducts, type ProductSort } from './sort-products.ts';

const arranged = [
  { product_title: 'Tulsi Drops', product_price: 249 },
  { product_title: 'amla Capsules', product_price: 1899.5 },
  { product_title: 'Rose Toner', product_price: 249 },
  { product_title: 'Life Elixir', product_price: 99.5 },
];
const titlesBy = (sort: ProductSort | undefined) =>
  sortProducts(arranged, sort).map(({ product_title }) => product_title);

describe('a list of products', () => {
  it('stays as arranged without a sort', () => {
    expect(sortProducts(arranged, undefined)).toBe(arranged);
  });

  it('is sorted by price, products of one price as arranged', () => {
    expect(titlesBy('price-up')).toEqual(['Life Elixir', 'Tulsi Drops', 'Rose Toner', 'amla Capsules']);
    expect(titlesBy('price-down')).toEqual(['amla Capsules', 'Tulsi Drops', 'Rose Toner', 'Life Elixir']);
  });

  it('is sorted by name, whatever the case', () => {
    expect(titlesBy('name')).toEqual(['amla Capsules', 'Life Elixir', 'Rose Toner', 'Tulsi Drops']);
  });
});

it.each([
  ['price-up', 'price-up'],
  ['rating', undefined],
  ['', undefined],
  [null, undefined],
])('the address %j names the sort %j', (text, sort) => {
  expect(readProductSort(text)).toBe(sort);
});
