import { publishedConfig, readDeployment, shopConfig } from './deployment-arguments.ts';

const live = `globalThis.shopConfig = { apiBase: 'https://api.shop.example', paymentProvider: 'razorpay', paymentKey: 'rzp' };`;
const read = (script: string) => shopConfig('shop-config.js', Buffer.from(script));

it('reads a deployment from its shop-config.js without arguments', () => {
  expect(readDeployment({}, read(live))).toEqual({
    apiBase: 'https://api.shop.example',
    postalBase: '',
    portalBase: '',
    paymentProvider: 'razorpay',
    paymentScript: '',
    paymentOrigins: [],
  });
});

describe('the published payment provider', () => {
  const artifact = new Map([['site/shop-config.js', Buffer.from('globalThis.shopConfig = {};')]]);

  it('must be given: the test provider is not a default', () => {
    expect(() => publishedConfig({}, artifact, undefined)).toThrow('Which payment provider?');
    expect(() => publishedConfig({}, artifact, read('globalThis.shopConfig = {};'))).toThrow('Which');
  });

  it('is given by the file or by an argument', () => {
    expect(publishedConfig({}, artifact, read(live)).settings.paymentProvider).toBe('razorpay');
    const values = { provider: 'mockpay' };
    expect(readDeployment(values, publishedConfig(values, artifact, undefined)).paymentProvider).toBe('mockpay');
  });

  it('cannot be razorpay when the published file has the test provider', () => {
    const values = { provider: 'razorpay' };
    expect(() => readDeployment(values, publishedConfig(values, artifact, undefined))).toThrow(
      'contradicts shop-config.js',
    );
  });
});

it('is given by arguments without a file', () => {
  expect(readDeployment({ portal: 'https://pictures.shop.example', provider: 'razorpay' })).toMatchObject({
    apiBase: '/api',
    portalBase: 'https://pictures.shop.example',
    paymentProvider: 'razorpay',
  });
});

it('accepts an argument that repeats the file', () => {
  expect(readDeployment({ provider: 'razorpay' }, read(live)).paymentProvider).toBe('razorpay');
});

it.each([
  ['another provider', { provider: 'mockpay' }, live, /--provider mockpay contradicts .* paymentProvider is razorpay/],
  ['a provider it leaves to the default', { provider: 'razorpay' }, 'globalThis.shopConfig = {}', /is mockpay/],
  ['another portal', { portal: 'https://p.example' }, live, /--portal https:\/\/p\.example .* portalBase is empty/],
])('rejects an argument that contradicts the file: %s', (_, values, script, message) => {
  expect(() => readDeployment(values, read(script))).toThrow(message);
});

it.each([
  ['an unknown provider', { provider: 'paypal' }, '--provider is mockpay or razorpay, not paypal.'],
  ['no address', { 'api-base': 'api.shop.example' }, "--api-base takes a path on the shop's own origin"],
  ['no origin', { 'payment-origin': ['pay.example'] }, '--payment-origin takes a path'],
])('rejects an invalid argument: %s', (_, values, message) => {
  expect(() => readDeployment(values)).toThrow(message);
});

it.each([
  ['does not run', 'globalThis.shopConfig = {', /shop-config\.js cannot be run: SyntaxError/],
  ['sets nothing', 'const shopConfig = {};', 'shop-config.js does not set globalThis.shopConfig.'],
  [
    'names no known provider',
    `globalThis.shopConfig = { paymentProvider: 'paypal' }`,
    'paymentProvider in shop-config.js',
  ],
  ['has no address', 'globalThis.shopConfig = { apiBase: 7 }', 'apiBase in shop-config.js takes a path'],
])('rejects a file that %s', (_, script, message) => {
  expect(() => read(script)).toThrow(message);
});
