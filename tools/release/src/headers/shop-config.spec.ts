import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDeployment } from './shop-config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'config-'));
const config = path.join(folder, 'shop-config.js');
afterAll(() => rmSync(folder, { recursive: true }));

it('describes a deployment, with further origins of the payment window', () => {
  writeFileSync(
    config,
    `globalThis.shopConfig = { apiBase: 'https://api.shop.example', paymentProvider: 'razorpay', paymentKey: 'rzp' };`,
  );
  expect(readDeployment({ config, paymentOrigin: ['https://pay.example'] }).deployment).toMatchObject({
    apiBase: 'https://api.shop.example',
    postalBase: '',
    portalBase: '',
    paymentProvider: 'razorpay',
    paymentScript: '',
    paymentOrigins: ['https://pay.example'],
  });
});

it.each([
  ['does not run', 'globalThis.shopConfig = {', /shop-config\.js cannot be run: SyntaxError/],
  ['sets nothing', 'const shopConfig = {};', /shop-config\.js does not set globalThis\.shopConfig\./],
  ['names no known provider', `globalThis.shopConfig = { paymentProvider: 'paypal' }`, /must be mockpay or razorpay/],
  ['has no address', 'globalThis.shopConfig = { apiBase: 7 }', /apiBase in .* must be a path/],
  ['omits a scheme', `globalThis.shopConfig = { paymentScript: '//pay.example/a.js' }`, /paymentScript in .* must/],
  ['has a slash at the end', `globalThis.shopConfig = { apiBase: 'https://shop.example/' }`, /apiBase in .* without a/],
  ['has no key for Razorpay', `globalThis.shopConfig = { paymentProvider: 'razorpay' }`, /paymentKey in/],
  [
    'has an unknown setting',
    'globalThis.shopConfig = { paymentOrigins: [] }',
    /shop-config\.js .* setting, paymentOrigins/,
  ],
])('is refused when it %s', (_, script, message) => {
  writeFileSync(config, script);
  expect(() => readDeployment({ config })).toThrow(message);
});

it('refuses an origin that is no address', () => {
  expect(() => readDeployment({ paymentOrigin: ['pay.example'] })).toThrow('--payment-origin must be a path');
});
