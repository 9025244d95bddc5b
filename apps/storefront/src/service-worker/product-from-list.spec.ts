/** @jest-environment node */
import { productFromList } from './product-from-list.ts';

const BASE = 'https://shop.example/api/v1';
const list = [{ product_slug: 's-46' }, { product_slug: 'tulsi & neem' }, null];

/** Caches with the list of all products. */
const keptList = () =>
  Object.assign(globalThis, {
    caches: {
      match: async (address: string) => (address === `${BASE}/all-products` ? Response.json(list) : undefined),
    },
  });

beforeEach(keptList);
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

it('a product that was never looked at is answered as its call would be', async () => {
  expect(await (await productFromList(`${BASE}/get-product/s-46`))?.json()).toEqual([{ product_slug: 's-46' }]);
  expect(await (await productFromList(`${BASE}/get-product/tulsi%20%26%20neem`))?.json()).toEqual([list[1]]);
});

it('nothing is made up: neither an unknown product, nor one without a list, nor another call', async () => {
  expect(await productFromList(`${BASE}/get-product/unknown`)).toBeUndefined();
  expect(await productFromList('https://elsewhere.example/v1/get-product/s-46')).toBeUndefined();
  expect(await productFromList(`${BASE}/all-offers`)).toBeUndefined();
});
