import { enterWorld } from './page-world.ts';

const open = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  sessionStorage.clear();
  delete globalThis.shopConfig;
});

describe('the world that a tab shops in', () => {
  it('is the default one, with the shop as it is configured', () => {
    open('/products');
    expect(enterWorld()).toBe('default');
    expect(globalThis.shopConfig).toBeUndefined();
  });

  it('is named by the address, which then is the shop’s own again, and stays on reload, until another is named', () => {
    globalThis.shopConfig = { paymentProvider: 'mockpay' };
    open('/products?category=Hair&world=priya');
    expect(enterWorld()).toBe('priya');
    expect(location.search).toBe('?category=Hair');
    expect(globalThis.shopConfig).toMatchObject({
      paymentProvider: 'mockpay',
      apiBase: '/__world/priya/api',
      postalBase: '/__world/priya',
      portalBase: '/__world/priya',
    });

    open('/my-cart');
    expect(enterWorld()).toBe('priya');

    delete globalThis.shopConfig;
    open('/?world=default');
    expect(enterWorld()).toBe('default');
    expect(globalThis.shopConfig).toBeUndefined();
  });
});
