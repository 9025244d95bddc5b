import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { ExtraResponse } from '@shop/mock-engine/pipeline/extra-route';
import { createRows } from '@shop/mock-engine/store/rows';

import { shopStore } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { browserFiles } from './browser-files.ts';
import { paymentWindowRoutes } from './payment-window.routes.ts';

const rows = createRows();
const nowhere = { rows, store: shopStore(rows) } as unknown as World;

async function call(
  method: 'GET' | 'POST',
  url: string,
  more: { body?: unknown; headers?: Record<string, string> } = {},
  world = nowhere,
) {
  const route = paymentWindowRoutes(browserFiles()).find((one) => one.method === method && one.url === url);
  if (!route) throw new Error(`no ${method} ${url}`);
  return route.respond({ path: {}, query: {}, headers: {}, body: undefined, ...more }, world);
}
const textOf = ({ body }: Pick<ExtraResponse, 'body'>) => Buffer.from(body).toString();

describe('the payment window’s files', () => {
  it('are served, without other files of the folder', () => {
    const shipped = readdirSync(join(import.meta.dirname, 'browser')).filter((name) => /\.(js|css|html)$/.test(name));
    expect(browserFiles().map(({ name }) => name)).toEqual(shipped.map((name) => name.replace('.html', '')));
  });

  it('are revalidated by caches, and sent again only when they changed', async () => {
    const { headers } = await call('GET', '/mockpay/checkout.js');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      etag: expect.stringMatching(/^"[\w-]{20,}"$/) as string,
    });
    const again = await call('GET', '/mockpay/checkout.js', { headers: { 'if-none-match': headers['etag'] ?? '' } });
    expect([again.status, again.body]).toEqual([304, '']);
    const other = await call('GET', '/mockpay/window.css', { headers: { 'if-none-match': headers['etag'] ?? '' } });
    expect(other.status).toBe(200);
  });

  it('work with a strict content security policy', async () => {
    const { headers, ...page } = await call('GET', '/mockpay/window');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(textOf(page)).not.toMatch(/\sstyle=|\son\w+=|<style|<script>/);
  });
});

describe('the payment window’s calls', () => {
  it('return the world’s time', async () => {
    const clock = { now: () => 86_400_000 };
    const response = await call('GET', '/mockpay/clock', {}, { ...nowhere, clock } as unknown as World);
    expect([response.headers['cache-control'], response.body]).toEqual(['no-store', '{"now":86400000}']);
  });

  it('respond with problems like the rest of the API', async () => {
    const malformed = await call('POST', '/mockpay/payments', { body: [] });
    expect(malformed.status).toBe(400);
    expect(malformed.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});
