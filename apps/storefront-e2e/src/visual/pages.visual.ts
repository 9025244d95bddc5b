import { loadEverything } from '../support/load-everything.ts';
import { onWays, routes, shopRoutes } from '../support/routes.ts';
import { openHydrated } from '../support/settled.ts';
import { expect, test } from '../support/shop-test.ts';
import { pictureCart } from '../support/stored.ts';

/** The cart shows when an order of today arrives. */
const TODAY = Date.parse('2026-11-16T12:00:00+05:30');

test.use({ stored: pictureCart });

/** Runs in the page: photographs would make up most of a baseline's size, so of each only its place and size count. */
function showPlainImages(): void {
  for (const image of Array.from(document.images)) {
    if (image.naturalWidth === 0) throw new Error(`Did not load: ${image.src}`);
    image.style.filter = 'contrast(0)';
  }
}

/** On a desktop and in the dark, which the texts share. */
const inBothSizes = [...shopRoutes.flat(), ...onWays];

for (const { name, path } of routes) {
  test(`${name} looks as in its baseline`, { tag: inBothSizes.includes(name) ? '@desktop' : [] }, async ({ page }) => {
    await page.addInitScript((now) => (Date.now = () => now), TODAY);
    await openHydrated(page, path);
    // Parts that are loaded later have pictures, too.
    await page.waitForLoadState('networkidle');
    await loadEverything(page);
    await page.evaluate(showPlainImages);
    await expect(page).toHaveScreenshot(`${name}.webp`, { fullPage: true });
  });
}
