import { exactAnswerSchemas } from '@shop/api-contract/generated/answer-schemas';

import { manyProducts } from './many-products.ts';
import { shopSeed } from './shop-seed.ts';

const { listProducts: products, listCategories: categories } = shopSeed.lists;
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('a catalogue of 2,000 products', () => {
  const many = manyProducts(products, 2000);

  it('is written as the contract has it, and begins with the shop’s own products', () => {
    expect(exactAnswerSchemas.listProducts[200].parse(many)).toEqual(many);
    expect(many.slice(0, products.length)).toEqual(products);
  });

  it('gives every product an id, a code, a title and a slug of its own', () => {
    expect(many).toHaveLength(2000);
    expect(distinct(many.map(({ id }) => id))).toBe(2000);
    expect(distinct(many.map(({ product_code }) => product_code))).toBe(2000);
    expect(distinct(many.map(({ product_title }) => product_title))).toBe(2000);
    expect(distinct(many.map(({ product_slug }) => product_slug))).toBe(2000);
    expect(many.filter(({ product_slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(product_slug))).toEqual([]);
  });

  it('fills every shelf', () => {
    expect(distinct(many.map(({ category_name }) => category_name))).toBe(categories.length);
  });

  it('is the same every time', () => {
    expect(manyProducts(products, 2000)).toEqual(many);
  });
});

it('even a catalogue of 20,000 products holds no title, slug or code twice', () => {
  const many = manyProducts(products, 20_000);
  expect(distinct(many.map(({ product_title }) => product_title))).toBe(20_000);
  expect(distinct(many.map(({ product_slug }) => product_slug))).toBe(20_000);
  expect(distinct(many.map(({ product_code }) => product_code))).toBe(20_000);
});

it('a catalogue never holds fewer products than it begins with, since past orders name them', () => {
  expect(() => manyProducts(products, products.length - 1)).toThrow(RangeError);
  expect(manyProducts(products, products.length)).toEqual(products);
});
