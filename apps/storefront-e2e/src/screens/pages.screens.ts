import { routes } from '../support/routes.ts';
import { openSettled } from '../support/settled.ts';
import { test } from '../support/shop-test.ts';
import { pictureCart } from '../support/stored.ts';
import { takeScreen } from '../support/take-screen.ts';

test.use({ stored: pictureCart });

for (const { name, path } of routes) {
  test(name, async ({ page }) => {
    await openSettled(page, path);
    await takeScreen(page, name);
  });
}
