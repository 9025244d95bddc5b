import { checkResponse } from '@shop/mock-engine/samples/declared-response';
import { requireCall } from '@shop/mock-engine/testing/require-call.fixture';
import { shopSeed } from '@shop/shop-seed/shop-seed';
import { shopContract } from './contract.ts';
import { manyProducts } from './many-products.ts';

const { listProducts: products, listCategories: categories } = shopSeed.lists;
const distinct = (values: readonly unknown[]) => new Set(values).size;

it('a large catalogue is valid, the same each time, and has unique ids, titles, codes, and plain slugs', () => {
  const many = manyProducts(products, 2_000);
  expect(checkResponse(requireCall(shopContract, 'listProducts'), 200, many)).toEqual([]);
  expect(manyProducts(products, 2_000)).toEqual(many);
  expect(many.slice(0, products.length)).toEqual(products);
  expect(distinct(many.map(({ category_name }) => category_name))).toBe(categories.length);
  for (const field of ['id', 'product_title', 'product_slug', 'product_code'] as const)
    expect(distinct(many.map((product) => product[field]))).toBe(2_000);
  expect(many.filter(({ product_slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(product_slug))).toEqual([]);
});
