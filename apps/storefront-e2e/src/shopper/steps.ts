import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  addLine,
  changeQuantity,
  findLine,
  itemId,
  type CartLine,
  type ItemKey,
  isQuantityEntry,
  removeLine,
} from '@shop/domain/cart/cart';
import { formatRupees } from '@shop/domain/money/format-rupees';
import fc from 'fast-check';
import { logIn, nameInTopBar } from '../support/account.ts';
import { paymentWindow } from '../support/payment-window.ts';
import { amountOn, checkoutButton, checkoutDrawer, closeToasts } from '../support/shopping.ts';
import { typeInto } from '../support/type-into.ts';
import { expectAllIsWell, expectDialogIsWell, openDialog, summaryOf } from './invariants.ts';
import { expectSamePlace, settle, readHistory, type Memory, type Shop, type Tab } from './shopper.ts';

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
const isAtProduct: When = ({ address }) => address.pathname.startsWith('/product/');
const isAtFullCart: When = ({ address, cart }) => address.pathname === '/my-cart' && cart.length > 0;

const nth = fc.nat(49);
const tabs = fc.constantFrom<Tab[]>('her', 'her', 'another');
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

/**
 * The menu, the delivery location, a promotion, an income type, the question about a removal, the checkout; not by the bar
 * at the foot, which goes when Playwright scrolls to where it belongs.
 */
const openers =
  '[aria-label="Open the menu"], [title="Change delivery location"], main [aria-haspopup="dialog"]:not(.pos_sticky *)';
const looks = fc.tuple(nth, fc.constantFrom('Escape', 'Close', 'Back')).map(([index, way]) =>
  step(`looks into dialog ${index + 1} and closes it by ${way}`, always, async (shop, memory) => {
    const { page, press } = shop;
    await press(await oneOf(page.locator(openers), index));
    await expectDialogIsWell(page);
    if (await openDialog(page).getByText('Complete Your Checkout').isVisible())
      await expect.poll(() => amountOn(openDialog(page))).toBe(summaryOf(memory, shop)?.total);

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
const addsIn = (tab: Tab) => (index: number) =>
  step(`adds product ${index + 1} in ${tab} tab`, always, async (shop, memory) =>
    addFromCard(await shop.tab(tab), shop, memory, index),
  );
const adds = nth.map(addsIn('her'));
const addsElsewhere = nth.map(addsIn('another'));

/** 50 is refused. What the field shows then is what is added. */
const asks = fc.constantFrom(1, 2, 39, 40, 50).map((pieces) =>
  step(`asks for ${pieces} pieces`, isAtProduct, async ({ page, press, products }, memory) => {
    const product = products.find(({ product_slug }) => memory.address.pathname.endsWith(`/${product_slug}`))!.id;
    if (findLine(memory.cart, { type: 'product', product })) return;
    const field = main(page).getByLabel('Quantity', { exact: true });
    await press(field);
    await typeInto(field, String(pieces));
    await page.keyboard.press('Tab');
    const shown = await field.inputValue();
    await press(button(main(page), /^Add to Cart/).first());
    if (isQuantityEntry(shown))
      memory.cart = addLine(memory.cart, { type: 'product', product, quantity: Number(shown) });
  }),
);

const lineOf = ({ cart }: Memory, index: number) => cart[index % cart.length]!;
const rowOf = (page: Page, line: ItemKey) => page.locator(`[data-line="${itemId(line)}"]`);

const changesOf = { Increase: 1, Decrease: -1 } as const;
type Change = keyof typeof changesOf;
async function change({ page, press }: Shop, memory: Memory, line: CartLine, way: Change): Promise<void> {
  await press(button(rowOf(page, line), new RegExp(`^${way} quantity`)));
  memory.cart = changeQuantity(memory.cart, line, changesOf[way]);
}
const changes = fc
  .tuple(fc.constantFrom<Change[]>('Increase', 'Decrease'), nth)
  .map(([way, index]) =>
    step(`${way}s line ${index + 1}`, isAtFullCart, (shop, memory) => change(shop, memory, lineOf(memory, index), way)),
  );
const DOUBLE_PRESS_MS = 500;
/** Removes a line for good, or takes it back and presses plus as often at once. */
const removes = fc.tuple(nth, fc.constantFrom(null, 0, 1, 2)).map(([index, more]) =>
  step(
    `removes line ${index + 1}${more === null ? '' : `, Undo, plus ${more} times`}`,
    isAtFullCart,
    async (shop, memory) => {
      const { page, press } = shop;
      const { cart } = memory;
      const line = lineOf(memory, index);
      await press(button(rowOf(page, line), /^Remove /));
      await expectDialogIsWell(page);
      await press(button(openDialog(page), 'Yes'));
      await expect(openDialog(page)).toHaveCount(0);
      memory.cart = removeLine(cart, line);
      if (more === null) return;
      // Sooner, at the place of Yes, it is the second half of a double press, which undoes nothing.
      await page.waitForTimeout(DOUBLE_PRESS_MS);
      await press(button(page, 'Undo'));
      memory.cart = cart;
      for (let piece = 0; piece < more; piece += 1) await change(shop, memory, line, 'Increase');
    },
  ),
);

// Accounts; paying; no line

type Where = 'inTab' | 'onDevice';
const signsIn = fc.tuple(fc.nat(1), fc.constantFrom<Where[]>('inTab', 'onDevice'), tabs).map(([who, where, tab]) =>
  step(
    `signs in as customer ${who + 1} with${where === 'inTab' ? 'out' : ''} Remember Me in ${tab} tab`,
    ({ inTab, onDevice }) => onDevice === null && (tab === 'her' ? inTab === null : where === 'onDevice'),
    async (shop, memory) => {
      const page = await shop.tab(tab);
      const account = shop.accounts[who]!;
      await shop.press(nameInTopBar(page, 'Sign In'));
      if (where === 'inTab') await shop.press(main(page).getByText('Remember Me'));
      await logIn(page, account.email, account.password);
      await expect(page).toHaveURL('/dashboard');
      memory[where] = account;
    },
  ),
);

const signsOut = tabs.map((tab) =>
  step(
    `signs out in ${tab} tab`,
    ({ inTab, onDevice }) => (tab === 'her' ? (inTab === null) !== (onDevice === null) : onDevice !== null),
    async (shop, memory) => {
      const page = await shop.tab(tab);
      await shop.press(button(page, 'Open the menu'));
      await shop.press(button(openDialog(page), 'Logout'));
      const reloaded = page.waitForEvent('load');
      await shop.press(button(page.getByRole('alertdialog'), 'Yes'));
      await reloaded;
      memory.onDevice = null;
      if (tab === 'her') memory.inTab = null;
    },
  ),
);

/** Checks out, signs in where nobody is, and pays or cancels: one amount on Pay, in the window, as paid and in the orders. */
const pays = fc.tuple(fc.boolean(), fc.nat(1)).map(([confirms, who]) =>
  step(
    `checks out as customer ${who + 1}, and ${confirms ? 'pays' : 'cancels the payment'}`,
    ({ cart }) => cart.length > 0,
    async (shop, memory) => {
      const { page, press } = shop;
      const total = summaryOf(memory, shop)!.total;
      await press(page.locator('header a[href="/my-cart"]'));
      await press(checkoutButton(page));
      const drawer = checkoutDrawer(page);
      await expectDialogIsWell(page);
      if (!memory.inTab && !memory.onDevice) {
        memory.onDevice = shop.accounts[who]!;
        await press(drawer.getByRole('tab', { name: 'Login' }));
        await logIn(page, memory.onDevice.email, memory.onDevice.password, drawer);
      }
      const pay = button(drawer, 'Pay With Mockpay');
      await expect.poll(() => amountOn(pay.locator('..'))).toBe(total);
      await press(pay);
      const payment = paymentWindow(page);
      await expect(payment.payButton).toHaveText(`Pay ${formatRupees(total)}`);
      if (confirms) {
        await payment.payByUpi();
        memory.cart = [];
        await expect(drawer.getByRole('heading', { name: 'Order Place successfully!' })).toBeVisible();
        await expect(drawer.getByText(formatRupees(total), { exact: true })).toBeVisible();
        await press(drawer.getByRole('link', { name: 'View My Orders' }));
        const order = page.getByRole('table', { name: 'Product Orders' }).getByRole('row').nth(1);
        await expect(order).toContainText('Paid');
        expect(await amountOn(order)).toBe(total);
      } else {
        await payment.cancel();
        await expectDialogIsWell(page);
        await expect(drawer.getByText('Payment Canceled By User')).toBeVisible();
        await press(button(drawer, 'Close'));
      }
      await expect(openDialog(page)).toHaveCount(0);
    },
  ),
);

/** Steps that need nothing from the server, while it cannot be reached. */
const offline = fc.oneof(scrolls, filters, sorts, adds, changes).map((one): Step => ({
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
  ...weighted(4, turnsCarousel, adds, asks, changes, removes),
  ...weighted(2, opens, addsElsewhere, pays, signsIn, signsOut, offline),
);
