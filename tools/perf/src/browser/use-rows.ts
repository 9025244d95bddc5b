import type { Product } from '@shop/api-contract/model';
import { ALL_CATEGORIES, filterProducts, type ProductFilter } from '@shop/domain/catalogue/filter-products';
import { HYDRATED_MARK } from '@shop/domain/presentation/hydrated-mark';
import type { Locator, Request } from 'playwright-core';
import type { Limit } from '../statistics.ts';
import type { SlowPage } from './slow-page.ts';

/** The page, and the catalogue in its order. */
type Scene = SlowPage & { readonly products: readonly Product[] };

/** One interaction: `begin` opens its page, `once` performs it and returns milliseconds. */
export interface Row {
  readonly name: string;
  readonly limit: Limit;
  readonly begin: (scene: Scene) => Promise<void>;
  readonly once: (scene: Scene, round: number) => Promise<number>;
}

const PAINT_LIMIT = { atMost: 100, unit: 'ms' } as const;
const LONG_TASK_LIMIT = { atMost: 50, unit: 'ms' } as const;
const HYDRATION_LIMIT = { atMost: 1_500, unit: 'ms' } as const;
/** Lighthouse's values: latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
/** Pixels, and pixels per second. */
const SCROLL = { distance: 12_000, speed: 4_000 };
const FAR_DOWN = 6_000;

const letters = ['o', 'a', 't', 'n', 'g'];
const searches = ['oil', 'tulsi', 'capsules', 'amla', 'a'];
const categories = ['Immunity', 'Heart Care', 'Beauty Care', 'Digestion', 'Joint Care'];
const pick = (from: readonly string[], round: number) => from[round % from.length] ?? '';

const searchField = 'main form[role="search"] input';
const cartBadge = 'body:has([data-testid="cart-badge"])';
const goToCart = 'a[href="/my-cart"]:not([aria-label])';
const pathOf = (product?: Product) => `/product/${product?.product_slug}`;
const cardOf = (productPath: string | null) => `main article:has(a[href="${productPath}"])`;

const headingOf = ({ page }: Scene, name = '') => page.getByRole('heading', { level: 1, name, exact: true });

async function open({ page, settle }: Scene, path: string, ready: Locator): Promise<void> {
  await page.goto(path);
  await ready.waitFor();
  await settle();
}
const openOffers = (scene: Scene) => open(scene, '/offers', scene.page.locator('main article').first());
const openProduct = (scene: Scene) =>
  open(scene, pathOf(scene.products[0]), headingOf(scene, scene.products[0]?.product_title));
/** With a query, so that the catalogue comes from the API instead of the built page. */
const openProducts = (scene: Scene) =>
  open(scene, '/products?category=All', headingOf(scene, `Products(${scene.products.length}) in All`));

/** The heading and first card of a filter's results. */
function found({ products }: Scene, filter: ProductFilter) {
  const matches = filterProducts(products, filter);
  const heading = `Products(${matches.length}) in ${filter.category ?? ALL_CATEGORIES}`;
  return { heading, ...(matches.length > 0 && { there: cardOf(pathOf(matches[0])) }) };
}

/** A first visit with nothing stored or cached: from the first paint until hydrated. */
const opens = (name: string, path: string): Row => ({
  name,
  limit: HYDRATION_LIMIT,
  begin: async ({ page, devtools }) => {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(path);
  },
  once: async ({ page, devtools }) => {
    const { origin } = new URL(page.url());
    await page.goto('about:blank');
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await devtools.send('Network.clearBrowserCache');
    await page.goto(path);
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED_MARK);
    return page.evaluate((mark) => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
      return at(mark) - at('first-contentful-paint');
    }, HYDRATED_MARK);
  },
});

/** The longest task of strong flicks, down and up again. */
async function scroll({ page, devtools, longestTask }: Scene, round: number): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const yDistance = round % 2 === 0 ? -SCROLL.distance : SCROLL.distance;
  const gesture = { x: width / 2, y: height / 2, yDistance, speed: SCROLL.speed, preventFling: true } as const;
  return longestTask(() => devtools.send('Input.synthesizeScrollGesture', { ...gesture, gestureSourceType: 'mouse' }));
}

/** Goes back to a card far down the list, without a request. */
async function goBack(scene: Scene): Promise<number> {
  const { page, settle, time } = scene;
  await page.evaluate((far) => window.scrollTo(0, far), FAR_DOWN);
  await settle();
  const { href, scroll } = await page.evaluate(() => {
    const middle = document.elementsFromPoint(innerWidth * 0.75, innerHeight / 2);
    const link = middle
      .map((element) => element.closest('article'))
      .find(Boolean)
      ?.querySelector('h2 a, h3 a');
    return { href: link?.getAttribute('href') ?? 'no card', scroll: window.scrollY };
  });
  await page
    .locator(`${cardOf(href)} a[href="${href}"]`)
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await headingOf(scene, scene.products.find((product) => pathOf(product) === href)?.product_title).waitFor();
  await settle();

  const requests: string[] = [];
  const note = (request: Request) => request.resourceType() === 'fetch' && requests.push(request.url());
  page.on('request', note);
  const took = await time('back', () => Promise.resolve(), { there: cardOf(href), scroll });
  page.off('request', note);
  if (requests.length > 0) throw new Error(`Going back sent requests: ${requests.join(', ')}`);
  return took;
}

async function addOnCard({ page, time }: Scene, card: string): Promise<number> {
  const button = page.locator(card).getByRole('button', { name: 'Add to Cart' });
  await button.scrollIntoViewIfNeeded();
  return time('click', () => button.click(), { there: `${cartBadge} ${card} ${goToCart}` });
}

/** An interaction that ends with its paint. */
const paints = (name: string, begin: Row['begin'], once: Row['once']): Row => ({
  name,
  limit: PAINT_LIMIT,
  begin,
  once,
});

export const rows: readonly Row[] = [
  opens('open-home', '/'),
  opens('open-product', '/product/s-46'),
  paints('key', openProducts, async ({ page, time }, round) => {
    const letter = pick(letters, round);
    await page.locator(searchField).fill('');
    return time('keydown', () => page.keyboard.press(letter), { there: `${searchField}[value="${letter}"]` });
  }),
  paints('search', openProducts, async (scene, round) => {
    const search = pick(searches, round);
    await scene.page.locator(searchField).fill(search);
    return scene.time('keydown', () => scene.page.keyboard.press('Enter'), found(scene, { search }));
  }),
  paints('category', openProducts, async (scene, round) => {
    const category = pick(categories, round);
    await scene.page.getByRole('checkbox', { name: category }).focus();
    return scene.time('keydown', () => scene.page.keyboard.press('Space'), found(scene, { category }));
  }),
  { name: 'scroll', limit: LONG_TASK_LIMIT, begin: openProducts, once: scroll },
  paints('back', openProducts, goBack),
  paints('add-on-card', openProducts, (scene, round) => addOnCard(scene, cardOf(pathOf(scene.products[round])))),
  paints('add-offer', openOffers, async (scene, round) => {
    const link = scene.page
      .locator('main article')
      .nth(round % 8)
      .locator('a')
      .first();
    return addOnCard(scene, cardOf(await link.getAttribute('href')));
  }),
  paints('add-on-page', openProduct, async (scene) => {
    await scene.page.evaluate(() => localStorage.clear());
    await openProduct(scene);
    const button = scene.page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first();
    return scene.time('click', () => button.click(), { there: `${cartBadge} main ${goToCart}` });
  }),
];
