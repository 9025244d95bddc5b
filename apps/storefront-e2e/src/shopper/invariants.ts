import { expect, type Page } from '@playwright/test';
import { itemId } from '@shop/domain/cart/cart';
import { priceLines, summariseCart } from '@shop/domain/cart/price';
import { ALL_CATEGORIES, containsText, filterProducts } from '@shop/domain/catalogue/filter-products';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { widestOverflow } from '../support/overflow.ts';
import { PATIENCE, type Memory, type Shop } from './shopper.ts';

/** Holds her tab to what the shopper knows, and any other tab to its account and the cart. */
export async function expectAllIsWell(shop: Shop, memory: Memory): Promise<void> {
  const { page, otherTabs, errors } = shop;
  const { cart, inTab, onDevice } = memory;
  const everywhere = { badge: cart.length === 0 ? '' : String(cart.length), stored: cart };
  await expect(async () => {
    memory.address = new URL(page.url());
    const [heading, title = String(heading)] = namesOf(memory.address, shop);
    expect({
      ...(await page.evaluate(readPage)),
      headings: await page.getByRole('heading', { level: 1 }).allInnerTexts(),
      tooWide: await page.evaluate(widestOverflow),
      errors: errors(),
    }).toEqual({
      ...everywhere,
      headings: [heading],
      title: `${title} · Vanaveda`,
      account: (inTab ?? onDevice)?.name ?? 'Sign In',
      cart: memory.address.pathname === '/my-cart' ? cartPage(memory, shop) : [],
      searchBoxesUnlikeAddress: [],
      isFocusLost: false,
      tooWide: [],
      errors: [],
    });
    for (const tab of otherTabs())
      expect(await tab.evaluate(readPage)).toMatchObject({ ...everywhere, account: onDevice?.name ?? 'Sign In' });
  }).toPass({ timeout: PATIENCE });
}

/** What each page calls itself, in its one heading of level 1 and in its title. */
function namesOf({ pathname, searchParams }: URL, { products, offers }: Shop): [heading: unknown, title?: string] {
  const path = pathname.replace(/(.)\/$/, '$1');
  const search = searchParams.get('search') ?? '';
  const category = searchParams.get('category') ?? ALL_CATEGORIES;
  const found = filterProducts(products, { search, category }).length;
  const names: Record<string, [heading: unknown, title?: string]> = {
    // Each slide has a heading of its own.
    '/': [expect.stringMatching(/./), 'Herbal supplements with every plant named'],
    '/products': [
      `Products(${found}) in ${category}`,
      (category === ALL_CATEGORIES ? 'Products' : category) + (search && ` with “${search}” in the name`),
    ],
    '/offers': [`Offers(${offers.filter((offer) => containsText(offer.offer_title, search)).length})`, 'Offers'],
    '/my-cart': ['Your Cart', 'Cart'],
    '/login': ['Login'],
    '/dashboard': ['My Dashboard'],
    '/start-a-bussines': ['Start a Business'],
    '/vanaveda-academy': ['Vanaveda Academy'],
    '/about-vanaveda/about': ['About Vanaveda'],
  };
  return names[path] ?? [products.find(({ product_slug }) => path === `/product/${product_slug}`)?.product_title];
}

export const summaryOf = ({ cart }: Memory, { products, offers }: Shop) =>
  summariseCart(priceLines(cart, { products, offers }));

/** Lines and Cart Summary by libs/domain, one text for each. */
function cartPage(memory: Memory, shop: Shop): string[] {
  const summary = summaryOf(memory, shop);
  const lines = priceLines(memory.cart, shop).map((priced) => {
    const total = priced.status === 'available' ? formatRupees(priced.lineTotal) : '';
    return `${itemId(priced.line)}: ${priced.line.quantity}, ${total}`;
  });
  if (!summary) return lines;
  const { subtotal, priceBeforeTax, tax, discount, roundOff, shipping, isShippingFree, total } = summary;
  return [
    ...lines,
    ...[subtotal, priceBeforeTax, tax, discount, roundOff].map(formatRupees),
    isShippingFree ? 'Free Shipping' : formatRupees(shipping),
    formatRupees(total),
  ];
}

/** Runs in the page. */
function readPage() {
  const textOf = (selector: string, place: ParentNode = document) => place.querySelector(selector)?.textContent ?? '';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');
  const all = <Kind extends Element>(selector: string) => Array.from(document.querySelectorAll<Kind>(selector));

  const lines = all<HTMLElement>('[data-line]').map((line) => {
    const [, total = ''] = /Line total\s*(₹[\d,.]+)/.exec(line.textContent) ?? [];
    return `${line.dataset.line}: ${textOf('[data-testid="line-quantity"]', line)}, ${total}`;
  });
  const summary = all('[aria-labelledby="cart-summary"] dd').map(({ textContent }) => textContent);

  // The header's box searches products, a list's own box that list.
  const isAtProducts = location.pathname.startsWith('/products');
  const searched = new URLSearchParams(location.search).get('search') ?? '';
  const boxes = all<HTMLInputElement>('[role="search"] input').filter(isShown);
  const textFor = (box: Element) => (box.closest('main') || isAtProducts ? searched : '');

  const { activeElement, body } = document;
  const hasFocus = activeElement && activeElement !== body;
  return {
    title: document.title,
    account: textOf('nav[aria-label="Account and more"] a:last-child'),
    badge: textOf('[data-testid="cart-badge"]'),
    stored: JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown,
    cart: [...lines, ...summary],
    searchBoxesUnlikeAddress: boxes.filter((box) => box.value !== textFor(box)).map(({ value }) => value),
    isFocusLost: hasFocus ? !isShown(activeElement) : Boolean(window.hasPressed),
  };
}

export const openDialog = (page: Page) =>
  page.locator('[role="dialog"], [role="alertdialog"]').filter({ visible: true });

/** Holds an open dialog to having the focus, and to fitting into the window. */
export async function expectDialogIsWell(page: Page): Promise<void> {
  await expect(openDialog(page).locator(':focus')).toHaveCount(1);
  expect(await page.evaluate(widestOverflow)).toEqual([]);
}
