import { test as base, type BrowserContext } from '@playwright/test';
import { faults, type Mishaps } from './mishaps.ts';
import { storageState, type Stored } from './stored.ts';
import { newVisitor, register, type Visitor } from './visitor.ts';

export { expect } from '@playwright/test';

interface ShopOptions {
  /** What an earlier visit left in browser storage. */
  stored: Stored;
  /** Whether this browser belongs to a customer who has signed in before. */
  isSignedIn: boolean;
}

interface ShopFixtures {
  mishaps: Mishaps;
  /** A fresh customer of this test alone, registered when the browser is to be signed in. */
  customer: Visitor;
}

/** Playwright's `test`, which also fails on every error in the browser that the test has not announced. */
export const test = base.extend<ShopOptions & ShopFixtures>({
  stored: [{}, { option: true }],
  isSignedIn: [false, { option: true }],
  customer: async ({ playwright, isSignedIn }, use) => {
    const visitor = newVisitor();
    if (!isSignedIn) return use(visitor);
    const request = await playwright.request.newContext();
    await use({ ...visitor, token: await register(request, visitor) });
    await request.dispose();
  },
  storageState: async ({ stored, customer: { token } }, use) =>
    use(storageState({ ...stored, ...(token !== undefined && { token }) })),
  mishaps: [
    async ({ context }, use) => {
      const announced: (string | RegExp)[] = [];
      const happened = watch(context);
      await use({ expect: (...more) => void announced.push(...more) });
      const lines = faults(happened, announced);
      if (lines.length > 0) throw new Error(`Errors in the browser:\n  ${lines.join('\n  ')}`);
    },
    { auto: true },
  ],
});

function watch(context: BrowserContext): string[] {
  const happened: string[] = [];
  const place = (url: string) => url.replace(/^https?:\/\/localhost:\d+/, '');

  context.on('console', (message) => {
    // The browser's own line about a refused request says less than the answer itself, which is noted below.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    happened.push(`console error: ${message.text()}`);
  });
  context.on('weberror', (error) => happened.push(`page error: ${error.error().message}`));
  context.on('response', (answer) => {
    if (answer.status() < 400) return;
    happened.push(`answer ${answer.status()}: ${answer.request().method()} ${place(answer.url())}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page, or a newer PIN code, gives up what is under way: that is as it should be.
    if (reason === 'net::ERR_ABORTED') return;
    happened.push(`failed request: ${request.method()} ${place(request.url())} ${reason}`);
  });
  return happened;
}
