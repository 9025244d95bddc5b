import { expect, type Page } from '@playwright/test';
import { ALL_CATEGORIES, containsText, filterProducts } from '@shop/domain/catalogue/filter-products';
import { widestOverflow } from '../support/overflow.ts';
import { PATIENCE, type Memory, type Shop } from './shopper.ts';

/** Holds her tab to what the shopper knows, and any other tab to the cart. */
export async function expectAllIsWell(shop: Shop, memory: Memory): Promise<void> {
  const { page, otherTabs, errors } = shop;
  const { cart } = memory;
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
      searchBoxesUnlikeAddress: [],
      isFocusLost: false,
      tooWide: [],
      errors: [],
    });
    for (const tab of otherTabs()) expect(await tab.evaluate(readPage)).toMatchObject(everywhere);
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
    '/start-a-bussines': ['Start a Business'],
    '/vanaveda-academy': ['Vanaveda Academy'],
    '/about-vanaveda/about': ['About Vanaveda'],
  };
  return names[path] ?? [products.find(({ product_slug }) => path === `/product/${product_slug}`)?.product_title];
}

/** Runs in the page. */
function readPage() {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');
  // The header's box searches products, a list's own box that list.
  const isAtProducts = location.pathname.startsWith('/products');
  const searched = new URLSearchParams(location.search).get('search') ?? '';
  const inputs = document.querySelectorAll<HTMLInputElement>('[role="search"] input');
  const boxes = [...inputs].filter(isShown);
  const textFor = (box: Element) => (box.closest('main') || isAtProducts ? searched : '');

  const { activeElement, body } = document;
  const hasFocus = activeElement && activeElement !== body;
  return {
    title: document.title,
    badge: document.querySelector('[data-testid="cart-badge"]')?.textContent ?? '',
    stored: JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown,
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
