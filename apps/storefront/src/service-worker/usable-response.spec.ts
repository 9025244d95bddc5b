/** @jest-environment node */
import { isUsableResponse } from './usable-response.ts';

const BASE = 'https://shop.example/api/v1';
const category = { id: 1, category_name: 'Immunity', category_image: '' };
const offerCategory = { id: 1, name: 'Family Packs' };

it.each([
  ['categories', [category]],
  ['categories', []],
  ['categories', [category, null]],
  ['offer-categories', [offerCategory]],
  ['get-product/s-46?fresh=1', []],
])('an answer to %s is kept when it is %j', async (call, body) => {
  expect(await isUsableResponse(`${BASE}/${call}`, Response.json(body))).toBe(true);
});

it.each([
  ['categories', {}],
  ['categories', null],
  ['categories', [offerCategory]],
  ['offer-categories', [category]],
  ['get-product/s-46', [category]],
])('what is kept of %s stays when the answer is %j', async (call, body) => {
  expect(await isUsableResponse(`${BASE}/${call}`, Response.json(body))).toBe(false);
});

it('what is kept stays when a line breaks within the answer', async () => {
  expect(await isUsableResponse(`${BASE}/categories`, new Response('[{"id": 1, "categ'))).toBe(false);
});
