import { runtimeConfig } from './env.ts';
import { unusedSettings } from './runtime-config.ts';

afterEach(() => void (globalThis.shopConfig = undefined));

it.each([
  { serviceWorker: 'no' },
  { maskPassword: 'yes' },
  { pictureWidths: 'all' },
  { pictureWidths: null },
  { paymentTimeout: '10 minutes' },
  { paymentProvider: 'paypal' },
  { addressLines: 'must' },
  { apiBase: 7 },
  { apibase: '/api' },
  'https://shop.example',
])('the wrong shop-config.js %j leaves the page its defaults', (config) => {
  const defaults = runtimeConfig();
  Object.assign(globalThis, { shopConfig: config });
  expect(runtimeConfig()).toEqual(defaults);
});

it('a wrong value is named, and the others beside it are used', () => {
  const shopConfig = { serviceWorker: 'no', addressLines: 'required', pictureWidths: [] };
  Object.assign(globalThis, { shopConfig });
  expect(runtimeConfig()).toMatchObject({ serviceWorker: false, addressLines: 'required', pictureWidths: [] });
  expect(unusedSettings(shopConfig)).toEqual(['serviceWorker']);
});
