import { test as base } from '@playwright/test';
import { compareErrors, type BrowserErrors } from './browser-errors.ts';
import { missingStylesIn } from './missing-styles.ts';
import { requestLogErrors } from './request-log.ts';
import { servedHeaders } from './served.ts';
import { storageState, type Stored } from './stored.ts';
import { newVisitor, register, type Visitor } from './visitor.ts';
import { watchBrowser } from './watch-browser.ts';
import { createWorld, type World } from './world.ts';

export { expect } from '@playwright/test';

interface ShopOptions {
  /** Initial browser storage. */
  stored: Stored;
  /** Whether a customer is signed in. */
  isSignedIn: boolean;
  /** Whether pages are prerendered, or only the fallback page is served. */
  isPrerendered: boolean;
  /** Whether the shop's fonts come too late for every page. */
  areFontsLate: boolean;
  /** Whether pages arrive piece by piece. */
  isPageLate: boolean;
}

interface ShopFixtures {
  /** The test's own world on the mock API. */
  world: World;
  /** Switches a situation on in the test's world, for the next requests or until the returned function is called. */
  situation: World['switchOn'];
  browserErrors: BrowserErrors;
  /** A customer, registered if `isSignedIn`. */
  customer: Visitor;
}

/**
 * Playwright's `test` in its own world. It also fails on unexpected errors in the browser, contract violations,
 * situations that affected no request, and elements without styles.
 */
export const test = base.extend<ShopOptions & ShopFixtures>({
  stored: [{}, { option: true }],
  isSignedIn: [false, { option: true }],
  isPrerendered: [true, { option: true }],
  areFontsLate: [false, { option: true }],
  isPageLate: [false, { option: true }],
  world: async ({ browserName }, use, { testId, workerIndex }) => {
    const world = await createWorld(`${browserName}-${workerIndex}-${testId}`);
    await use(world);
    await world.end();
  },
  situation: async ({ world }, use) => use(world.switchOn),
  customer: async ({ world, isSignedIn }, use) => {
    const visitor = newVisitor();
    await use(isSignedIn ? { ...visitor, token: await register(world, visitor) } : visitor);
  },
  storageState: async ({ stored, customer: { token } }, use) =>
    use(storageState({ ...stored, ...(token !== undefined && { token }) })),
  extraHTTPHeaders: async ({ world: { prefix }, isPrerendered, areFontsLate, isPageLate }, use) =>
    use(servedHeaders({ prefix, isPrerendered, areFontsLate, isPageLate })),
  browserErrors: [
    async ({ context, world }, use) => {
      const announced: (string | RegExp)[] = [];
      const happened = watchBrowser(context, world);
      await use({ expect: (...more) => void announced.push(...more) });
      const lines = [
        ...compareErrors([...happened, ...(await missingStylesIn(context))], announced),
        ...requestLogErrors(await world.requests(), world),
      ];
      if (lines.length > 0) throw new Error(`Went wrong in the browser or the traffic:\n  ${lines.join('\n  ')}`);
    },
    { auto: true },
  ],
});
