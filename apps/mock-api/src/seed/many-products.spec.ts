import { exactAnswerSchemas } from '@shop/api-contract/generated/answer-schemas';

import { manyProducts } from './many-products.ts';
import { shopSeed } from './shop-seed.ts';

const { listProducts: products, listCategories: categories } = shopSeed.lists;
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('a catalogue of 2,000 products', () => {
  const many = manyProducts(products, 2000);

  it('is valid by the contract, and begins with the default products', () => {
    expect(exactAnswerSchemas.listProducts[200].parse(many)).toEqual(many);
    expect(many.slice(0, products.length)).toEqual(products);
  });

  it('gives every product a unique id, code, title and slug', () => {
    expect(many).toHaveLength(2000);
    expect(distinct(many.map(({ id }) => id))).toBe(2000);
    expect(distinct(many.map(({ product_code }) => product_code))).toBe(2000);
    expect(distinct(many.map(({ product_title }) => product_title))).toBe(2000);
    expect(distinct(many.map(({ product_slug }) => product_slug))).toBe(2000);
    expect(many.filter(({ product_slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(product_slug))).toEqual([]);
  });

  it('has products in every category', () => {
    expect(distinct(many.map(({ category_name }) => category_name))).toBe(categories.length);
  });

  it('is deterministic', () => {
    expect(manyProducts(products, 2000)).toEqual(many);
  });
});

it('a catalogue of 20,000 products has unique titles, slugs and codes', () => {
  const many = manyProducts(products, 20_000);
  expect(distinct(many.map(({ product_title }) => product_title))).toBe(20_000);
  expect(distinct(many.map(({ product_slug }) => product_slug))).toBe(20_000);
  expect(distinct(many.map(({ product_code }) => product_code))).toBe(20_000);
});

it('rejects a catalogue smaller than the default, because past orders need its products', () => {
  expect(() => manyProducts(products, products.length - 1)).toThrow(RangeError);
  expect(manyProducts(products, products.length)).toEqual(products);
});
