import type { Browser } from 'playwright-core';
import type { Finding } from './finding.ts';
import type { Row } from './row.ts';
import type { Screen } from './screens.ts';
import type { ServedShop } from './served-shop.ts';
import { openSlowPage } from './slow-page.ts';
import { useMessages as messages } from './use.messages.ts';

interface Surroundings {
  readonly browser: Browser;
  readonly screen: Screen;
  readonly shop: ServedShop;
  readonly rounds: number;
  readonly say: (text: string) => void;
}

/** Compiles what runs first, and does not count. */
const WARM_UP = 1;

/** Does one interaction over and over, on a page of its own. What goes wrong is said, and meets no limit. */
export async function measureRow(row: Row, { browser, screen, shop, rounds, say }: Surroundings): Promise<Finding> {
  const slow = await openSlowPage(browser, { ...screen.options, baseURL: shop.url, locale: 'en-IN' });
  const scene = { slow, products: shop.products };
  const finding = { row: `${screen.name}: ${row.title}`, limit: row.limit };
  const times: number[] = [];
  try {
    await row.begin(scene);
    for (let round = 0; round < WARM_UP + rounds; round += 1) times.push(await row.once(scene, round));
    return { ...finding, times: times.slice(WARM_UP) };
  } catch (error) {
    say(messages.failed(row.name, error instanceof Error ? error.message : String(error)));
    return { ...finding, times: [] };
  } finally {
    await slow.page.context().close();
  }
}
