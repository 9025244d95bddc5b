import type { Locator, Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { expectDrawn, expectSettled, openHydrated, openSettled } from './support/settled.ts';
import { expectScrolledTo } from './support/scroll.ts';
import { expect, test } from './support/shop-test.ts';

/** From then on the shop restores scroll positions, not the browser. */
const expectHydrated = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');

const scrollTo = (page: Page, top: number) =>
  page.evaluate((px) => window.scrollTo({ top: px, behavior: 'instant' }), top);

// With a query, so that the list is not prerendered.
test('a page opens at its top, and keeps its position on reload and Back', async ({ page }) => {
  await openSettled(page, '/products?category=Immunity');
  await expectHydrated(page);
  await scrollTo(page, 300);
  await openSettled(page, '/offers?search=a');
  await expectHydrated(page);
  await expectScrolledTo(page, 0);

  await scrollTo(page, 200);
  await page.reload();
  await expectHydrated(page);
  await expectScrolledTo(page, 200);
  await page.goBack();
  await expectHydrated(page);
  await expectScrolledTo(page, 300);
});

test('a page left before hydration keeps its position', async ({ page }) => {
  const release = await hold(page, '**/assets/shop-*.js');
  await page.goto('/products?category=Immunity');
  await scrollTo(page, 300);
  await page.reload();
  await expectScrolledTo(page, 300);

  release();
  await expectHydrated(page);
  await expectSettled(page);
  await expectScrolledTo(page, 300);
});

test.describe('a prerendered page, far below sections that are laid out late,', () => {
  test.use({ isPrerendered: true });

  /** Distance of a part's heading from the top of the window, in px. */
  const topOf = (page: Page, heading: string) =>
    page.evaluate((text) => {
      const found = Array.from(document.querySelectorAll('main h2')).find(({ textContent }) => textContent === text);
      return found?.getBoundingClientRect().top ?? NaN;
    }, heading);

  /** Jumps there without laying out the parts above, and stores the position. */
  async function leapTo(page: Page, heading: string): Promise<Locator> {
    await page.addInitScript((text) => {
      const note = () => {
        const found = Array.from(document.querySelectorAll('main h2')).find(({ textContent }) => textContent === text);
        if (found) sessionStorage.setItem('test-left-at', String(found.getBoundingClientRect().top));
      };
      window.addEventListener('pagehide', note);
      window.addEventListener('click', note, { capture: true });
      // Without the browser's scroll anchoring only the stored position counts.
      const begun = new MutationObserver(() => (document.documentElement.style.overflowAnchor = 'none'));
      begun.observe(document, { childList: true });
    }, heading);
    await openHydrated(page, '/');
    const part = page.getByRole('region', { name: heading });
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expectDrawn(page);
    return part;
  }

  const expectWhereItWas = async (page: Page, heading: string) => {
    const before = await page.evaluate(() => Number(sessionStorage.getItem('test-left-at')));
    await expect.poll(async () => Math.abs((await topOf(page, heading)) - before), 'px away').toBeLessThanOrEqual(2);
  };

  test.beforeEach(async ({ page, browserErrors }) => {
    // Fonts are optional: the first page keeps the fallback.
    await page.route('**/*.woff2', (route) => route.abort());
    browserErrors.expect(/\.woff2/);
  });

  test('keeps its place on reload, with other fonts and so other heights above it', async ({ page }) => {
    // In a narrow column other fonts break lines elsewhere: here 125 px.
    await page.setViewportSize({ width: 412, height: 800 });
    await leapTo(page, 'Top Selling');
    await page.unroute('**/*.woff2');
    await page.reload();
    await expectWhereItWas(page, 'Top Selling');
  });

  test('keeps its place on Back', async ({ page }) => {
    const invitation = await leapTo(page, 'Join Us');
    await invitation.getByRole('link').last().click();
    await expect(page).not.toHaveURL('/');
    await page.goBack();
    await expectWhereItWas(page, 'Join Us');
  });
});
