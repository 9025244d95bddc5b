import type { BrowserContext } from '@playwright/test';
import { isBrokenOnPurpose } from './request-log.ts';
import { storefrontUrl } from './servers.ts';
import type { Exchange, World } from './world.ts';

/** Where the storefront asks the mock API when nothing leads it into a world. */
const OUTSIDE = /^\/(api|pincode|custom|customer|mockpay)\//;

/** How the shop reports a page that is not, in the browser, what the build wrote. */
const NOT_AS_BUILT = '[shop] prerendered page';

/**
 * Notes what goes wrong in a browser, each in a line. What a situation does on purpose is left out.
 *
 * @returns the lines so far, in the light of the traffic of the test's world
 */
export function watchBrowser(context: BrowserContext, { prefix }: World): (traffic: readonly Exchange[]) => string[] {
  const lines: string[] = [];
  const failed: { method: string; url: string; reason: string }[] = [];
  const place = (url: string) => url.replace(storefrontUrl, '').replace(prefix, '');

  context.on('console', (message) => {
    if (message.text().startsWith(NOT_AS_BUILT)) lines.push(message.text());
    // The browser's own line about a refused request says less than the answer itself, which is noted below.
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
    lines.push(`answer ${answer.status()}: ${answer.request().method()} ${place(answer.url())}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page, or a newer PIN code, gives up what is under way: that is as it should be.
    if (reason === 'net::ERR_ABORTED') return;
    failed.push({ method: request.method(), url: request.url(), reason });
  });

  return (traffic) => [
    ...lines,
    ...failed
      .filter((request) => !isBrokenOnPurpose(request, traffic))
      .map(({ method, url, reason }) => `failed request: ${method} ${place(url)} ${reason}`),
  ];
}
