import { routes } from '../support/routes.ts';
import { openSettled } from '../support/settled.ts';
import { test } from '../support/shop-test.ts';
import { pictureCart } from '../support/stored.ts';
import { takeScreen } from '../support/take-screen.ts';
import { walks } from '../support/walks.ts';

test.describe('pages', () => {
  test.use({ stored: pictureCart });

  for (const { name, path } of routes)
    test(name, { tag: '@page' }, async ({ page }) => {
      await openSettled(page, path);
      await takeScreen(page, name);
    });
});

for (const { title, use, go } of walks)
  test.describe('on the way through', () => {
    test.use(use);

    test(title, ({ page, customer, situation }) =>
      go({ page, customer, situation }, (name, part) => takeScreen(page, name, part)),
    );
  });
