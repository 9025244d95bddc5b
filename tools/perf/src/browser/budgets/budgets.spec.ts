import { budgetsFor, excesses, growths } from './compare.ts';
import { pageWeights } from './page-weights.ts';

const site = (script: string) =>
  new Map(
    Object.entries({
      'index.html':
        '<script type="module" src="/assets/index-Ab12Cd34.js"></script><div id="root" data-scripts="assets/shop-Ef56Gh78.js"></div>',
      'product/amla.html': '<div id="root" data-scripts="assets/shop-Ef56Gh78.js"></div>',
      'product/tulsi.html': '<div id="root" data-scripts="assets/shop-Ef56Gh78.js"></div>',
      'assets/index-Ab12Cd34.js': 'boot()',
      'assets/shop-Ef56Gh78.js': script,
    }).map(([name, text]) => [name, Buffer.from(text)]),
  );

const herbs = (count: number) => Array.from({ length: count }, (_, at) => `herb ${at * 7_919}`).join();
const before = budgetsFor(pageWeights(site(herbs(1_000))));

it('a page weighs what it names and what its first script fetches; one product page stands for all', () => {
  const weights = pageWeights(site('shop()'));
  expect(Object.keys(weights)).toEqual(['index', 'product/…']);
  expect(weights.index?.scripts).toMatchObject({ index: { raw: 6 }, shop: { raw: 6 } });
});

it('a small change is within the budget', () => {
  expect(excesses(pageWeights(site(herbs(1_005))), before)).toEqual([]);
});

it('a script that grew is told, and the pages that are over their budget for it', () => {
  const weights = pageWeights(site(herbs(1_200)));
  expect(growths(weights, before).map(({ script }) => script)).toEqual(['shop']);
  expect(new Set(excesses(weights, before).map(({ page, what }) => `${page} ${what}`))).toEqual(
    new Set(['index script', 'product/… script']),
  );
});

it('a page that nobody gave a budget is over it', () => {
  const more = new Map([...site(herbs(1_000)), ['offers.html', Buffer.from('<p>Offers</p>')] as const]);
  expect(excesses(pageWeights(more), before).map(({ page }) => page)).toContain('offers');
});
