import { markupConfig } from './preloaded-state.ts';
import { isMarkupOf } from './read-preloaded-state.ts';

const preloaded = { path: '/products', readsQuery: true, config: markupConfig(), answers: [] };
const at = (pathname: string, search = '') => ({ pathname, search }) as Location;

describe('a prerendered page is hydrated', () => {
  it('at its own address', () => {
    expect(isMarkupOf(preloaded, at('/products'))).toBe(true);
    expect(isMarkupOf({ ...preloaded, path: '/' }, at('/index'))).toBe(true);
  });

  it('with a query that does not change what it shows', () => {
    expect(isMarkupOf({ ...preloaded, readsQuery: false }, at('/products', '?from=letter'))).toBe(true);
  });
});

describe('a prerendered page is rendered again', () => {
  it('at another address: a host gave it for one that it does not know', () => {
    expect(isMarkupOf(preloaded, at('/offers'))).toBe(false);
    expect(isMarkupOf({ ...preloaded, path: null }, at('/products'))).toBe(false);
  });

  it('with a query that filters it', () => {
    expect(isMarkupOf(preloaded, at('/products', '?category=Immunity'))).toBe(false);
  });

  it('in a deployment whose pictures stand elsewhere', () => {
    globalThis.shopConfig = { portalBase: 'https://pictures.shop.example' };
    expect(isMarkupOf(preloaded, at('/products'))).toBe(false);
    globalThis.shopConfig = undefined;
  });
});
