import { test } from '../support/shop-test.ts';
import { takeScreen } from '../support/take-screen.ts';
import { walks } from '../support/walks.ts';

for (const { title, use, go } of walks) {
  test.describe('on the way through', () => {
    test.use(use);

    test(title, ({ page, customer, situation }) =>
      go({ page, customer, situation }, (name, part) => takeScreen(page, name, part)),
    );
  });
}
