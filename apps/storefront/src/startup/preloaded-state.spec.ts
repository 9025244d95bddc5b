import { isMarkupOf, markupConfig } from './preloaded-state.ts';

const preloaded = { path: '/products', config: markupConfig(), responses: [] };

describe('a prerendered page', () => {
  it('is hydrated at its own address', () => {
    expect(isMarkupOf(preloaded, '/products')).toBe(true);
    expect(isMarkupOf({ ...preloaded, path: '/' }, '/index')).toBe(true);
  });

  it('is rendered again at another address: a host sent it for one that it does not know', () => {
    expect(isMarkupOf(preloaded, '/offers')).toBe(false);
    expect(isMarkupOf({ ...preloaded, path: null }, '/products')).toBe(false);
  });

  it('is rendered again in a deployment whose pictures stand elsewhere', () => {
    globalThis.shopConfig = { portalBase: 'https://pictures.shop.example' };
    expect(isMarkupOf(preloaded, '/products')).toBe(false);
    globalThis.shopConfig = undefined;
  });
});
