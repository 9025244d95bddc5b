import type { BrowserContext } from '@playwright/test';
import { storefrontUrl } from './servers.ts';
import type { World } from './world.ts';

/** Paths of the mock API outside any world. */
const OUTSIDE = /^\/(api|pincode|custom|customer|mockpay)\//;

/** What Chromium, Firefox and WebKit call a request that the page itself aborted. */
const ABORTED = /^net::ERR_ABORTED$|^NS_BINDING_ABORTED$|cancelled/;

/**
 * What the shop itself logs; what Playwright says of service workers, which these tests block; React Router's of storage that
 * is full or blocked, where only a scroll position is lost; and Chromium's of a preloaded picture, where it has a larger
 * width of the same one in its memory, and shows that.
 */
const EXPECTED_WARNING =
  /^\[shop\] |^Service Worker registration blocked|^Failed to save scroll positions|^The resource \S+\?w=\d+ was preloaded/;

/** How the shop reports a hydration mismatch. */
const NOT_AS_BUILT = '[shop] prerendered page';

/**
 * Collects errors of a browser, one line each, except responses of a situation.
 *
 * @returns the lines, to which more may come
 */
export function watchBrowser(context: BrowserContext, { prefix }: World): readonly string[] {
  const lines: string[] = [];
  const place = (url: string) => url.replace(storefrontUrl, '').replace(prefix, '');

  context.on('console', (message) => {
    if (message.text().startsWith(NOT_AS_BUILT)) lines.push(message.text());
    if (message.type() === 'warning' && !EXPECTED_WARNING.test(message.text()))
      lines.push(`console warning: ${message.text()}`);
    // The response itself, noted below, says more.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    lines.push(`console error: ${message.text()}`);
  });
  context.on('weberror', (error) => lines.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const path = request.url().replace(storefrontUrl, '');
    if (OUTSIDE.test(path)) lines.push(`outside the test’s world: ${request.method()} ${path}`);
  });
  context.on('response', (answer) => {
    if (answer.status() < 400 || 'x-mock-situation' in answer.headers()) return;
    lines.push(`response ${answer.status()}: ${answer.request().method()} ${place(answer.url())}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Navigation and newer lookups abort requests on purpose.
    if (ABORTED.test(reason)) return;
    lines.push(`failed request: ${request.method()} ${place(request.url())} ${reason}`);
  });

  return lines;
}
