import type { AddressInfo } from 'node:net';
import type { Files } from '@shop/release-tools/archive/files';
import { smallBuild, withFiles } from '@shop/release-tools/testing/small-build.fixture';
import { demoSite } from './demo-site.ts';
import { staticHost } from './static-host.ts';

const styled =
  '<!doctype html><html><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width"><style>p{color:red}</style></head><body></body></html>';
const parts = {
  storefront: withFiles(smallBuild, { 'products.html': styled, '404.html': styled }),
  scripts: withFiles(new Map(), { 'demo.js': 'boot', 'demo-worker.js': 'worker' }),
  apiFiles: withFiles(new Map(), { 'custom/images/tea-640.avif': 'picture' }),
};
const textOf = (files: Files, name: string) => files.get(name)?.toString() ?? '';

describe('the demo’s folder', () => {
  const site = demoSite(parts);
  const pages = [...site.keys()].filter((name) => name.endsWith('.html'));

  it('starts every page with the demo’s script, after charset, viewport and policy, and before other scripts', () => {
    expect(pages).toEqual(expect.arrayContaining(['index.html', 'products.html', '404.html']));
    for (const name of pages) {
      const page = textOf(site, name);
      const [boot, rules] = [
        page.indexOf(name === 'index.html' ? '<script src="demo.js">' : '<script src="/demo.js">'),
        page.indexOf('Content-Security-Policy'),
      ];
      expect(rules).toBeGreaterThan(0);
      expect(boot).toBeGreaterThan(rules);
      expect(page.search(/<script|<style/)).toBe(boot);
      expect(page.indexOf('viewport')).toBeLessThan(rules);
    }
  });

  it('allows the worker’s Trusted Types policy, and is otherwise as strict as the shop', () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(textOf(site, 'products.html'))?.[1] ?? '';
    expect(policy).toMatch(/trusted-types [^;]*\bdemo\b/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('disables the shop’s offline worker, which would replace the demo’s', () => {
    expect(textOf(site, 'shop-config.js')).toContain('serviceWorker: false');
  });

  it('has scripts, pictures and a page for unknown URLs, and no build files', () => {
    expect([...site.keys()]).toEqual(
      expect.arrayContaining(['demo.js', 'demo-worker.js', 'custom/images/tea-640.avif', '404.html', '.nojekyll']),
    );
    expect([...site.keys()].filter((name) => name.endsWith('.map') || name.startsWith('.vite/'))).toEqual([]);
  });
});

it('its host names the charset of texts, and answers malformed paths with 400', async () => {
  const host = staticHost(demoSite(parts)).listen(0);
  const [page, ...others] = await Promise.all(
    ['/products', '/%', '//'].map((path) => fetch(`http://localhost:${(host.address() as AddressInfo).port}${path}`)),
  );
  host.close();
  expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(others.map(({ status }) => status)).toEqual([400, 400]);
});
