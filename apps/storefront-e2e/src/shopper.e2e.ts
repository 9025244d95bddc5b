import { test } from '@playwright/test';
import fc from 'fast-check';
import { openShop, settle, type Memory, type Shop } from './shopper/shopper.ts';
import { anyStep } from './shopper/steps.ts';
import { phone } from './support/phone.ts';

// A shopper walks about as people do, each step chosen by a generator with a seed: docs/qa.md.

const { SHOPPER_SEED, SHOPPER_WALKS = '1', SHOPPER_STEPS = '20', SHOPPER_SHORTEN } = process.env;
const seeds = Array.from({ length: Number(SHOPPER_WALKS) }, (_, index) => Number(SHOPPER_SEED ?? 40) + index);
const anyWalk = fc.commands([anyStep], { maxCommands: Number(SHOPPER_STEPS), size: 'max' });

/** How long a shorter walk is looked for that fails, too, in ms. */
const SHORTENING = 300_000;

const devices = { desktop: {}, phone: { ...phone, viewport: { width: 390, height: 844 } } };
for (const [device, use] of Object.entries(devices)) {
  test.describe(`a shopper on a ${device}`, () => {
    test.use(use);

    for (const seed of seeds) {
      test(`seed ${seed}`, async ({ browser, hasTouch }, { testId, timeout }) => {
        test.setTimeout(2 * timeout + (SHOPPER_SHORTEN ? SHORTENING : 0));
        let walks = 0;
        const walk = fc.asyncProperty(anyWalk, async (steps) => {
          const shop = await openShop(browser, `${testId}-${walks++}`, hasTouch);
          try {
            await fc.asyncModelRun(() => enter(shop), steps);
          } catch (error) {
            const again = `Again: SHOPPER_SEED=${seed} SHOPPER_STEPS=${SHOPPER_STEPS} npm run e2e -- -g "a shopper on a ${device}"`;
            throw new Error([...shop.story, String(error), again].join('\n'), { cause: error });
          } finally {
            await shop.close();
          }
        });
        const limits = { endOnFailure: !SHOPPER_SHORTEN, interruptAfterTimeLimit: SHORTENING };
        const { errorInstance } = await fc.check(walk, { seed, numRuns: 1, ...limits });
        if (errorInstance) throw errorInstance as Error;
      });
    }
  });
}

/** She comes to the products, with nothing in the cart. */
async function enter(shop: Shop): Promise<{ model: Memory; real: Shop }> {
  await shop.page.goto('/products');
  await settle(shop.page);
  return { model: { address: new URL(shop.page.url()), cart: [], inTab: null, onDevice: null }, real: shop };
}
