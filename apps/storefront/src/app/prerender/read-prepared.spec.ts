import { markupConfig } from './prepared.ts';
import { isMarkupOf } from './read-prepared.ts';

const prepared = { path: '/products', readsQuery: true, config: markupConfig(), answers: [] };
const at = (pathname: string, search = '') => ({ pathname, search }) as Location;

describe('a prerendered page is hydrated', () => {
  it('at its own address', () => {
    expect(isMarkupOf(prepared, at('/products'))).toBe(true);
    expect(isMarkupOf({ ...prepared, path: '/' }, at('/index'))).toBe(true);
  });

  it('with a query that does not change what it shows', () => {
    expect(isMarkupOf({ ...prepared, readsQuery: false }, at('/products', '?from=letter'))).toBe(true);
  });
});

describe('a prerendered page is drawn anew', () => {
  it('at another address: a host gave it for one that it does not know', () => {
    expect(isMarkupOf(prepared, at('/offers'))).toBe(false);
    expect(isMarkupOf({ ...prepared, path: null }, at('/products'))).toBe(false);
  });

  it('with a query that filters it', () => {
    expect(isMarkupOf(prepared, at('/products', '?category=Immunity'))).toBe(false);
  });

  it('in a deployment whose pictures stand elsewhere', () => {
    globalThis.shopConfig = { portalBase: 'https://pictures.shop.example' };
    expect(isMarkupOf(prepared, at('/products'))).toBe(false);
    globalThis.shopConfig = undefined;
  });
});
