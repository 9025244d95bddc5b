import { paymentWindow } from './support/payment-window.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutDrawer } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';
const cart = [{ product: 1, quantity: 2, type: 'product' as const }];
test.use({ stored: { cart, selectedOffice: kanpur }, isSignedIn: true });
test('zz', async ({ page, context, world }) => {
  const end = await world.force('validatePayment', 503);
  await context.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, { log });
    new MutationObserver(() => {
      const last = (window as any).last;
      const now = [...document.querySelectorAll('[role=dialog]')].map((d) => d.textContent?.slice(0, 60)).join('|');
      (window as any).last = now;
      if (last !== now) log.push((performance.now() | 0) + ' ' + now);
    }).observe(document, { childList: true, subtree: true, characterData: true });
    addEventListener('storage', (e) => log.push(`${performance.now() | 0} EVENT ${e.key} ${e.newValue?.slice(0, 40)}`));
  });
  await page.goto('/my-cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' }).click();
  await paymentWindow(page).frame.getByText('order_').first().waitFor();
  const other = await context.newPage();
  await other.goto('/my-cart');
  await other.waitForTimeout(3000);
  await paymentWindow(page).payByUpi();
  await page.waitForTimeout(4000);
  await end();
  await page.waitForTimeout(15000);
  for (const p of [page, other]) console.log('----', (await p.evaluate(() => (window as any).log)).join('\n'));
});
