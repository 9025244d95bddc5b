import { expect, test, type Locator, type Page } from '@playwright/test';
import { addLine } from '@shop/domain/cart/cart';
import fc from 'fast-check';
import { closeToasts } from '../support/shopping.ts';
import { typeInto } from '../support/type-into.ts';
import { expectAllIsWell, expectDialogIsWell, openDialog } from './invariants.ts';
import { expectSamePlace, settle, readHistory, type Memory, type Shop } from './shopper.ts';

type Step = fc.AsyncCommand<Memory, Shop>;
type When = (memory: Memory) => boolean;

/** Something that the shopper does when she can, without toasts over what she presses. After it, all is well. */
const step = (does: string, check: When, go: (shop: Shop, memory: Memory) => Promise<unknown>): Step => ({
  check,
  toString: () => does,
  run: (memory, shop) =>
    test.step(does, async () => {
      const { page, story } = shop;
      story.push(does);
      await closeToasts(page);
      await page.evaluate(() => dispatchEvent(new Event('begin')));
      await go(shop, memory);
      await settle(page);
      await expectAllIsWell(shop, memory);
    }),
});

const always: When = () => true;
const isAt =
  (...paths: string[]): When =>
  ({ address }) =>
    paths.includes(address.pathname);

const nth = fc.nat(49);
/** The nth of those that are shown, around and around; null where there is none. */
async function oneOf(all: Locator, index: number): Promise<Locator | null> {
  const shown = all.filter({ visible: true });
  const count = await shown.count();
  return count === 0 ? null : shown.nth(index % count);
}

const main = (page: Page) => page.getByRole('main');
const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name, exact: true });

// Looking around

/** How exactly Back and a reload return to a place, in px; what is closed leaves it, but for rounding. */
const NEAR = 50;
const EXACTLY = 1;

const scrolls = fc
  .nat(10)
  .map((tenth) =>
    step(`scrolls to ${tenth * 10} %`, always, ({ page }) =>
      page.evaluate((share) => scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }), tenth / 10),
    ),
  );

const ways = ['Back', 'Back', 'Back', 'Back', 'Back', 'Forward', 'Reload'] as const;
const travels = fc.constantFrom(...ways).map((way) =>
  step(`presses the browser’s ${way}`, always, async (shop) => {
    const { page } = shop;
    const canGo = await page.evaluate(readHistory);
    if (way === 'Reload') await page.reload();
    else if (canGo[way]) await (way === 'Back' ? page.goBack() : page.goForward());
    await settle(page);
    await expectSamePlace(shop, NEAR);
  }),
);

const addresses = [
  ...['/', '/products', '/products/?search=amla', '/products?category=Immunity&sort=price-up', '/offers?search=tea'],
  ...['/my-cart', '/product/s-46', '/start-a-bussines', '/dashboard'],
];
const opens = fc
  .constantFrom(...addresses)
  .map((address) => step(`opens ${address}`, always, ({ page }) => page.goto(address)));

const presses = (does: string, when: When, selector: string) =>
  nth.map((index) =>
    step(`${does} ${index + 1}`, when, async ({ page, press }) => press(await oneOf(page.locator(selector), index))),
  );
const followsProduct = presses(
  'follows product',
  isAt('/', '/products', '/offers'),
  'main article :is(h2, h3) a[href^="/product/"]',
);
const followsCategory = presses('follows category', isAt('/'), 'main a[href^="/products?category="]');
const followsHeader = presses(
  'follows header link',
  always,
  'header a:is([href="/"], [href="/my-cart"], [href="/offers"])',
);
const filters = presses('chooses filter', isAt('/products'), 'main fieldset label:has(:enabled)');
const turnsCarousel = presses('turns carousel', isAt('/'), 'main [aria-label="Next slide"]');

const menuLinks = ['Products', 'Products', 'Products', 'Offers', 'About', 'Academy', 'Start a Business'];
const followsMenu = fc.constantFrom(...menuLinks).map((name) =>
  step(`follows ${name} in the menu`, always, async ({ page, press }) => {
    await press(button(page, 'Open the menu'));
    await expectDialogIsWell(page);
    await press(openDialog(page).getByRole('link', { name, exact: true }));
    await expect(openDialog(page)).toHaveCount(0);
  }),
);

/** The menu, the delivery location, a promotion, an income type, the question about a removal, the checkout. */
const openers = '[aria-label="Open the menu"], [title="Change delivery location"], main [aria-haspopup="dialog"]';
const looks = fc.tuple(nth, fc.constantFrom('Escape', 'Close', 'Back')).map(([index, way]) =>
  step(`looks into dialog ${index + 1} and closes it by ${way}`, always, async (shop) => {
    const { page, press } = shop;
    await press(await oneOf(page.locator(openers), index));
    await expectDialogIsWell(page);

    if (way === 'Back') await page.goBack();
    else if (way === 'Escape') await page.keyboard.press('Escape');
    else await press(button(openDialog(page), 'Close'));
    await expect(openDialog(page)).toHaveCount(0);
    await settle(page);
    await expectSamePlace(shop, EXACTLY);
    await expect(page.locator(':focus')).toHaveCount(1);
  }),
);

const sorts = fc.nat(3).map((index) =>
  step(`sorts by choice ${index + 1}`, isAt('/products'), async ({ page, press }) => {
    const select = main(page).getByRole('combobox', { name: 'Sort by' });
    const fold = button(main(page), /^Filter/);
    if (!(await select.isVisible()) && (await fold.isVisible())) await press(fold);
    if (await select.isVisible()) await select.selectOption({ index });
  }),
);

const words = fc.constantFrom('tulsi', 'amla', 'TEA', '', 'unobtainium');
const searches = fc.tuple(words, nth).map(([word, index]) =>
  step(`searches for “${word}” in box ${index + 1}`, always, async ({ page, press }) => {
    const box = await oneOf(page.locator('[role="search"] input'), index);
    if (!box) return;
    await press(box);
    await typeInto(box, word);
    await page.keyboard.press('Enter');
  }),
);

// Buying

async function addFromCard(page: Page, { products, offers, press }: Shop, memory: Memory, index: number) {
  const card = await oneOf(page.getByRole('article').filter({ has: button(page, /^Add to Cart/) }), index);
  if (!card) return;
  const title = await card.getByRole('heading').innerText();
  const offer = offers.find(({ offer_title }) => offer_title === title);
  const product = products.find(({ product_title }) => product_title === title);
  await press(button(card, /^Add to Cart/));
  const type = offer ? 'offer' : 'product';
  memory.cart = addLine(memory.cart, { type, product: (offer ?? product)!.id, quantity: 1 });
}
const adds = nth.map((index) =>
  step(`adds product ${index + 1}`, always, (shop, memory) => addFromCard(shop.page, shop, memory, index)),
);
const addsElsewhere = nth.map((index) =>
  step(`adds product ${index + 1} in another tab`, always, async (shop, memory) =>
    addFromCard(await shop.otherTab(), shop, memory, index),
  ),
);

/** Steps that need nothing from the server, while it cannot be reached. */
const offline = fc.oneof(scrolls, filters, sorts, adds).map((one): Step => ({
  check: (memory) => one.check(memory),
  toString: () => `${one.toString()} offline`,
  run: async (memory, shop) => {
    const notice = shop.page.getByText(/^You are offline/);
    await shop.setOnline(false);
    await expect(notice).toBeVisible();
    await one.run(memory, shop);
    await shop.setOnline(true);
    await expect(notice).toBeHidden();
  },
}));

const weighted = (weight: number, ...steps: fc.Arbitrary<Step>[]) => steps.map((arbitrary) => ({ weight, arbitrary }));
/** The more common, the more often. */
export const anyStep = fc.oneof(
  ...weighted(8, scrolls, travels, looks, searches),
  ...weighted(4, followsProduct, followsCategory, followsHeader, followsMenu, filters, sorts),
  ...weighted(4, turnsCarousel, adds),
  ...weighted(2, opens, addsElsewhere, offline),
);
