import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.app.close());

const get = (name: string, headers = {}) => shop.app.inject({ url: `/mockpay/${name}`, headers });

describe('the payment window’s files', () => {
  it.each(readdirSync(join(import.meta.dirname, 'browser')))(
    'are served, without others of the folder: %s',
    async (name) => {
      const isServed = /\.(js|css|html)$/.test(name);
      expect((await get(name.replace('.html', ''))).statusCode).toBe(isServed ? 200 : 404);
    },
  );

  it('are revalidated by caches, and sent again only when they changed', async () => {
    const { headers } = await get('checkout.js');
    expect(headers['cache-control']).toBe('no-cache');
    const known = { 'if-none-match': headers.etag };
    const [again, other] = [await get('checkout.js', known), await get('window.css', known)];
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(other.statusCode).toBe(200);
  });

  it('work with a strict content security policy', async () => {
    const { headers, body } = await get('window');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).not.toMatch(/\sstyle=|\son\w+=|<style|<script>/);
  });
});

it('the QR code of a payment is the path of a square drawing', async () => {
  const { statusCode, body } = await get('qr?order=order_1&amount=59800');
  expect(statusCode).toBe(200);
  const { size, path } = JSON.parse(body) as { size: number; path: string };
  // Version 4 of QR codes has 33 modules a side, and two on each side are white.
  expect(size).toBe(37);
  expect(path).toMatch(/^M2 2h1v1h-1z(M\d+ \d+h1v1h-1z)+$/);
  for (const query of ['order=order_1&amount=0', 'order=order_1&amount=1.5', 'amount=100'])
    expect((await get(`qr?${query}`)).statusCode).toBe(400);
});

it('a malformed payment gets a problem like the rest of the API', async () => {
  const { statusCode, headers } = await shop.app.inject({ method: 'POST', url: '/mockpay/payments', payload: [] });
  expect(statusCode).toBe(400);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
});
