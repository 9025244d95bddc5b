import { test as base } from '@playwright/test';
import { compareErrors, type BrowserErrors } from './browser-errors.ts';
import { routePages } from './pages.ts';
import { storageState, type Stored } from './stored.ts';
import { requestLogErrors } from './request-log.ts';
import { missingStylesIn } from './missing-styles.ts';
import { newVisitor, register, type Visitor } from './visitor.ts';
import { watchBrowser } from './watch-browser.ts';
import { createWorld, configurationOf, type World } from './world.ts';

export { expect } from '@playwright/test';

interface ShopOptions {
  /** What an earlier visit left in browser storage. */
  stored: Stored;
  /** Whether this browser belongs to a customer who has signed in before. */
  isSignedIn: boolean;
  /** Whether pages come prerendered; else as the frame in which the script shows them first. */
  isPrerendered: boolean;
}

interface ShopFixtures {
  /** The test's own shop behind the mock API, where its browser is led. */
  world: World;
  /** Switches a situation on in the test's world, for the next so many requests or until the returned call. */
  situation: World['switchOn'];
  browserErrors: BrowserErrors;
  /** Who may open an account; registered already when the browser is to be signed in. */
  customer: Visitor;
}

/**
 * Playwright's `test`, in a world of its own, which also fails on every error in the browser that the test has not
 * announced, on every request or answer that breaks the contract, on situations that no request has met, and on elements
 * without their looks.
 */
export const test = base.extend<ShopOptions & ShopFixtures>({
  stored: [{}, { option: true }],
  isSignedIn: [false, { option: true }],
  isPrerendered: [true, { option: true }],
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
  context: async ({ context, world, isPrerendered }, use) => {
    await routePages(context, world, isPrerendered);
    await context.route('**/shop-config.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: configurationOf(world) }),
    );
    await use(context);
  },
  browserErrors: [
    async ({ context, world }, use) => {
      const announced: (string | RegExp)[] = [];
      const happened = watchBrowser(context, world);
      await use({ expect: (...more) => void announced.push(...more) });
      const traffic = await world.exchanges();
      const lines = [
        ...compareErrors([...happened(traffic), ...(await missingStylesIn(context))], announced),
        ...requestLogErrors(traffic, world),
      ];
      if (lines.length > 0) throw new Error(`Went wrong in the browser or the traffic:\n  ${lines.join('\n  ')}`);
    },
    { auto: true },
  ],
});
