import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDeployment, settingNames } from './shop-config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'config-'));
const config = path.join(folder, 'shop-config.js');
afterAll(() => rmSync(folder, { recursive: true }));

it('describes a deployment, with further origins of the payment window', () => {
  const settings = { apiBase: 'https://api.shop.example', paymentProvider: 'razorpay' };
  writeFileSync(config, `globalThis.shopConfig = ${JSON.stringify({ ...settings, paymentKey: 'rzp' })};`);
  const paymentOrigin = ['https://pay.example'];
  expect(readDeployment({ config, paymentOrigin }).deployment).toMatchObject({
    ...{ ...settings, postalBase: '', portalBase: '', paymentScript: '' },
    paymentOrigins: paymentOrigin,
  });
  expect(() => readDeployment({ paymentOrigin: ['pay.example'] })).toThrow('--payment-origin must be a path');
});

const base = "a path on the shop's own origin or an http(s) URL, without a slash at the end";
const seconds = 'a whole number of seconds from 1 to 86400';
const widths = 'a list of whole numbers such as [320, 640], or []';
const known = `It knows ${settingNames.join(', ')}.`;

it.each([
  ['globalThis.shopConfig = {', 'cannot be run: SyntaxError'],
  ['const shopConfig = {};', 'does not set globalThis.shopConfig.'],
  ['globalThis.shopConfig = [];', 'does not set globalThis.shopConfig.'],
])('%s is refused: %s', (script, message) => {
  writeFileSync(config, script);
  expect(() => readDeployment({ config })).toThrow(message);
});

it.each([
  ['apiBase: 7', `apiBase in FILE must be ${base}, but is 7.`],
  [`apiBase: 'https://shop.example/'`, `apiBase in FILE must be ${base}, but is "https://shop.example/".`],
  [`postalBase: 'postal.example'`, `postalBase in FILE must be ${base}, but is "postal.example".`],
  ['portalBase: null', `portalBase in FILE must be ${base}, but is null.`],
  [`paymentScript: '//pay.example/a.js'`, `paymentScript in FILE must be ${base}, but is "//pay.example/a.js".`],
  [`portalBase: 'https://['`, `portalBase in FILE must be ${base}, but is "https://[".`],
  [`paymentProvider: 'paypal'`, 'paymentProvider in FILE must be mockpay or razorpay, but is "paypal".'],
  [`paymentProvider: 'razorpay'`, "paymentKey in FILE is missing: razorpay needs the provider's public key."],
  ['paymentKey: 7', 'paymentKey in FILE must be a text, but is 7.'],
  [`paymentTimeout: '10 minutes'`, `paymentTimeout in FILE must be ${seconds}, but is "10 minutes".`],
  ['paymentTimeout: 600_000', `paymentTimeout in FILE must be ${seconds}, but is 600000.`],
  [`pictureWidths: 'all'`, `pictureWidths in FILE must be ${widths}, but is "all".`],
  ['pictureWidths: [320, -1, 0.5]', `pictureWidths in FILE must be ${widths}, but is [320,-1,0.5].`],
  [`addressLines: 'must'`, 'addressLines in FILE must be optional or required, but is "must".'],
  ['maskPassword: 1', 'maskPassword in FILE must be true or false, without quotes, but is 1.'],
  [`serviceWorker: 'no'`, 'serviceWorker in FILE must be true or false, without quotes, but is "no".'],
  ['paymentOrigins: []', `FILE has settings that the shop does not know: paymentOrigins. ${known}`],
  [
    `apibase: '/api', maskPassword: 1`,
    `maskPassword in FILE must be true or false, without quotes, but is 1.\nFILE has settings that the shop does not know: apibase. ${known}`,
  ],
])('a configuration with %s is refused: %s', (settings, message) => {
  writeFileSync(config, `globalThis.shopConfig = { ${settings} };`);
  expect(() => readDeployment({ config })).toThrow(new Error(message.replaceAll('FILE', config)));
});
