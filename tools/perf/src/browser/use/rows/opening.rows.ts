import { SHOP_ALIVE } from '@shop/domain/presentation/shop-alive';
import type { Row, Scene } from '../row.ts';

/** From the first paint until the page answers to everything, in ms. */
const ALIVE_LIMIT = 1_500;
/** Slow 4G as Lighthouse has it: latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };

/** As on a first visit: nothing is kept, no worker answers. */
async function forgetShop({ slow: { page, browserSide } }: Scene): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await browserSide.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await browserSide.send('Network.clearBrowserCache');
}

const opens = (name: string, title: string, path: string): Row => ({
  name,
  title: `${title} on slow 4G, from its first paint until it answers`,
  limit: ALIVE_LIMIT,
  begin: async ({ slow: { page, browserSide } }) => {
    await browserSide.send('Network.enable');
    await browserSide.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(path);
  },
  once: async (scene) => {
    const { page } = scene.slow;
    await forgetShop(scene);
    await page.goto(path);
    await page.waitForFunction((alive) => performance.getEntriesByName(alive).length > 0, SHOP_ALIVE);
    return page.evaluate((alive) => {
      const [painted, answers] = ['first-contentful-paint', alive].map((name) => performance.getEntriesByName(name)[0]);
      return answers && painted ? answers.startTime - painted.startTime : NaN;
    }, SHOP_ALIVE);
  },
});

export const opening: readonly Row[] = [
  opens('open-home', 'Home', '/'),
  opens('open-product', 'A product', '/product/s-46'),
];
