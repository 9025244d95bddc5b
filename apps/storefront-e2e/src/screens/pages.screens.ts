import { routes } from '../support/routes.ts';
import { openSettled } from '../support/settled.ts';
import { test } from '../support/shop-test.ts';
import { kanpur } from '../support/stored.ts';
import { takeScreen } from '../support/take-screen.ts';

test.use({
  stored: {
    selectedOffice: kanpur,
    cart: [
      { product: 46, quantity: 2, type: 'product' },
      { product: 7, quantity: 1, type: 'offer' },
    ],
  },
});

for (const { name, path } of routes) {
  test(name, async ({ page }) => {
    await openSettled(page, path);
    await takeScreen(page, name);
  });
}
