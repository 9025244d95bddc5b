import { parseArgs } from 'node:util';
import type { BrowserContextOptions } from 'playwright-core';
import { callerPath, chosen, runCommand, say, text, wholeNumber } from '@shop/workspace-tools/terminal/command';
import { bodyOf } from '../server/shop-client.ts';
import { medianResult, report, type Result } from '../statistics.ts';
import { launchBrowser, presentBuild, publishedBuild, readBuild, serveShop } from './shop-browser.ts';
import { openSlowPage } from './slow-page.ts';
import { rows as allRows } from './use-rows.ts';

const phone = { viewport: { width: 412, height: 839 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };
const allScreens: readonly { name: string; options: BrowserContextOptions }[] = [
  { name: 'phone', options: phone },
  { name: 'desktop', options: { viewport: { width: 1366, height: 768 } } },
];
const usage = `npm run perf -- use [--only ROW,...] [--screen NAME] [--rounds N] [--products N] [--site FOLDER]

Builds the storefront, and measures its response times with a long catalogue, on a slowed-down CPU.
  --only ROW,...   of ${allRows.map(({ name }) => name).join(', ')}
  --screen NAME    phone or desktop
  --rounds N       rounds of each row (5)
  --products N     length of the catalogue (2000)
  --site FOLDER    a storefront that is built already`;

await runCommand(usage, async () => {
  const names = { only: { type: 'string' }, screen: { type: 'string' } } as const;
  const numbers = { rounds: text('5'), products: text('2000') };
  const { values } = parseArgs({ options: { ...names, ...numbers, site: { type: 'string' } } });
  const rows = chosen('only', allRows, values.only);
  const screens = chosen('screen', allScreens, values.screen);
  const rounds = wholeNumber('rounds', values.rounds);
  const length = wholeNumber('products', values.products);
  const site = await publishedBuild(values.site === undefined ? presentBuild() : readBuild(callerPath(values.site)));
  const browser = await launchBrowser();
  const shop = await serveShop(site, length);
  const results: Result[] = [];
  try {
    const products = await bodyOf(shop.mockApiUrl, 'listProducts');
    for (const { name: screen, options } of screens) {
      for (const { name, limit, begin, once } of rows) {
        const slow = await openSlowPage(browser, { ...options, baseURL: shop.url, locale: 'en-IN' });
        const scene = { ...slow, products };
        const times: number[] = [];
        try {
          await begin(scene);
          // The first round warms up, and does not count.
          for (let round = 0; round <= rounds; round++) times.push(await once(scene, round));
        } catch (error) {
          times.push(NaN);
          say(`${name} failed: ${String(error)}`);
        }
        const result = medianResult(`${screen}: ${name}`, times.slice(1), limit);
        say(`${result.row}: ${result.measured}`);
        results.push(result);
        await slow.page.context().close();
      }
    }
    report(results);
  } finally {
    await browser.close();
    await shop.close();
  }
});
