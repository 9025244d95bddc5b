import type { AddressInfo } from 'node:net';
import { test as base, type Page } from '@playwright/test';
import { readDemoParts } from '@shop/demo/build/demo-parts';
import { demoSite } from '@shop/demo/build/demo-site';
import { staticHost, type HostResponse } from '@shop/demo/build/static-host';

interface Demo {
  readonly url: string;
  /** Requests to the host, oldest first. */
  readonly asked: readonly HostResponse[];
}

/** Paths that only the API can serve. */
const OF_THE_API = /^\/(api|pincode|customer|mockpay|custom\/files|__demo)\b|^\/custom\/images\/(?!.*\.(avif|webp)$)/;

/**
 * A browser with the static demo. A test fails on errors in the browser, on requests to other hosts, and on requests
 * to the host that only the API can serve.
 */
export const test = base.extend<{ demo: Demo; watched: void }>({
  // The demo's API runs in one.
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
  demo: async ({}, use) => {
    const asked: HostResponse[] = [];
    const server = staticHost(demoSite(readDemoParts()), (answer) => asked.push(answer));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await use({ url: `http://localhost:${(server.address() as AddressInfo).port}`, asked });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  baseURL: async ({ demo }, use) => use(demo.url),
  watched: [
    async ({ context, demo }, use) => {
      const lines: string[] = [];
      context.on('console', (message) => {
        // Static hosts respond 404 with the router's page.
        if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
        lines.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => lines.push(`page: ${error.error().message}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== demo.url) lines.push(`left for ${request.url()}`);
      });
      await use();
      for (const { method, path } of demo.asked) {
        if (OF_THE_API.test(path) || !['GET', 'HEAD'].includes(method))
          lines.push(`the host was asked ${method} ${path}`);
      }
      if (lines.length > 0) throw new Error(`Went wrong:\n  ${lines.join('\n  ')}`);
    },
    { auto: true },
  ],
});

/** Stops the demo's worker, as browsers do when idle. */
export async function endWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}
