import { expect, type Locator, type Page } from '@playwright/test';
import { fromRupees, type Paise } from '@shop/domain/money/paise';
import { typeInto } from './type-into.ts';

/** Parses a displayed amount, for example `₹1,899.50`. @throws RangeError when there is none */
function amountIn(text: string): Paise {
  const [, digits = ''] = /₹([\d,]+(?:\.\d{2})?)/.exec(text) ?? [];
  return fromRupees(digits === '' ? NaN : Number(digits.replaceAll(',', '')));
}

export async function amountOn(place: Locator): Promise<Paise> {
  return amountIn(await place.innerText());
}

/** A product's or offer's card. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

/** The Cart Summary: each term with its amount. */
export async function cartSummary(page: Page): Promise<Record<string, string>> {
  const panel = page.getByRole('region', { name: 'Cart Summary' });
  const terms = await panel.getByRole('term').allInnerTexts();
  const amounts = await panel.getByRole('definition').allInnerTexts();
  return Object.fromEntries(terms.map((term, index) => [term, amounts[index] ?? '']));
}

/** Searches a pincode in the open delivery dialog and chooses a post office. */
export async function chooseDeliveryLocation(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Setup Delivery Location?' });
  await typeInto(dialog.getByLabel('Pincode'), '208001');
  await dialog.getByRole('button', { name: 'Kanpur' }).first().click();
  await expect(dialog).toBeHidden();
}

/** The one under the total. That of a phone's bar goes away under a tap for which Playwright scrolls. */
export const checkoutButton = (page: Page): Locator => page.getByRole('button', { name: 'Checkout' }).first();

export const checkoutDrawer = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Complete Your Checkout|Thank you for your order)$/ });

export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

/** A toast. */
export const toast = (page: Page, text: string): Locator => toasts(page).getByText(text, { exact: true });

/** Closes all toasts; in the page at once, since meanwhile they may go by themselves. */
export async function closeToasts(page: Page): Promise<void> {
  const buttons = toasts(page).getByRole('button', { name: 'Close this message' });
  const closed = await buttons.evaluateAll((all) => {
    for (const button of all) (button as HTMLButtonElement).click();
    return all.length;
  });
  if (closed > 0) await expect(buttons).toHaveCount(0);
}
