import { shopOfFile } from '../../testing/open-shop.ts';

const shop = shopOfFile();

const get = (url: string) => shop.app.inject({ url });

/** Every font URL of a page and its style sheets, resolved as in a browser. */
async function fontsOf(page: string) {
  const { body, headers } = await get(page);
  const at = new URL(page, 'http://shop');
  const styles = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => new URL(href, at));
  const files: string[] = [];
  const families: string[] = [];
  for (const style of styles) {
    const sheet = (await get(style.pathname)).body;
    families.push(...[...sheet.matchAll(/@font-face \{\s*font-family: '([^']+)'/g)].map(([, family = '']) => family));
    const named = [...sheet.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, href = '']) => new URL(href, style).pathname);
    files.push(...named);
  }
  return { policy: String(headers['content-security-policy']), families: new Set(families), files };
}

it.each([
  ['the payment window', '/mockpay/window'],
  ['the payment window of a world', '/__world/one/mockpay/window'],
  ['the receipt of a world', '/__world/one/customer/bill-print/rcpt_Demo5oW2yHx8CkVa6Jt3Sl'],
])('%s uses the shop’s fonts from its own server', async (_name, page) => {
  const { policy, families, files } = await fontsOf(page);
  expect(families).toEqual(new Set(['Eczar Variable', 'Figtree Variable']));
  expect(policy).toContain("font-src 'self';");

  // figtree-latin-ext contains the rupee sign.
  expect(files.join()).toContain('figtree-latin-ext-wght-normal.woff2');
  for (const file of files) {
    const { headers, rawPayload } = await get(file);
    expect(headers['content-type']).toBe('font/woff2');
    expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  }
});

it.each([
  '/custom/fonts/figtree/files/..%2F..%2Fpackage.json',
  '/custom/fonts/figtree/files/package.json',
  '/custom/fonts/comic/index.css',
])('serves nothing else: %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
