import { isMarkupOf, markupConfig } from './preloaded-state.ts';

const preloaded = { path: '/products', config: markupConfig(), queries: {} };

it.each([
  ['hydrated', 'its own address', preloaded, '/products'],
  ['hydrated', 'the home page’s other one', { ...preloaded, path: '/' }, '/index'],
  ['rendered again', 'another address, for which a host sent it', preloaded, '/offers'],
  ['rendered again', 'an address that the shop does not know', { ...preloaded, path: null }, '/products'],
])('a prerendered page is %s at %s', (how, _, page, address) => {
  expect(isMarkupOf(page, address)).toBe(how === 'hydrated');
});

it('a prerendered page is rendered again in a deployment whose pictures stand elsewhere', () => {
  globalThis.shopConfig = { portalBase: 'https://pictures.shop.example' };
  expect(isMarkupOf(preloaded, '/products')).toBe(false);
  globalThis.shopConfig = undefined;
});
