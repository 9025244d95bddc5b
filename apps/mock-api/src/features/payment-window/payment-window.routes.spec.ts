import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shopOfFile } from '../../testing/open-shop.ts';

const shop = shopOfFile();

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

it('a malformed payment gets a problem like the rest of the API', async () => {
  const { statusCode, headers } = await shop.app.inject({ method: 'POST', url: '/mockpay/payments', payload: [] });
  expect(statusCode).toBe(400);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
});
