import { enterWorld } from './page-world.ts';

const enter = (address: string) => {
  history.replaceState(null, '', address);
  return enterWorld();
};
afterEach(() => void delete globalThis.shopConfig);

it('a tab shops in the world that its address names, which then is the shop’s own again, also after a reload, else in the default one', () => {
  expect(enter('/products')).toBe('default');
  expect(globalThis.shopConfig).toBeUndefined();

  globalThis.shopConfig = { paymentProvider: 'mockpay' };
  expect(enter('/products?category=Hair&world=priya')).toBe('priya');
  expect(location.search).toBe('?category=Hair');
  expect(globalThis.shopConfig).toMatchObject({
    paymentProvider: 'mockpay',
    apiBase: '/__world/priya/api',
    postalBase: '/__world/priya',
    portalBase: '/__world/priya',
  });
  expect(enter('/my-cart')).toBe('priya');

  delete globalThis.shopConfig;
  expect(enter('/?world=default')).toBe('default');
  expect(globalThis.shopConfig).toBeUndefined();
});
