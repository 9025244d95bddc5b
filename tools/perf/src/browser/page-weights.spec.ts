import { budgetsFor, excesses, pageWeights } from './page-weights.ts';

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

it('measures a page’s scripts and those that its first script fetches; one product page represents all', () => {
  const { index, ...others } = pageWeights(site('shop()'));
  expect(Object.keys(others)).toEqual(['product/…']);
  expect(others['product/…']?.script).toBeGreaterThan(0);
  expect(index?.script).toBeGreaterThan(others['product/…']?.script ?? Infinity);
});

it('names a script that a page loads and the build lacks', () => {
  const lacking = new Map([...site('shop()')].filter(([name]) => !name.includes('shop-')));
  expect(() => pageWeights(lacking)).toThrow('assets/shop-Ef56Gh78.js, which is not in the build');
});

it('allows a small change', () => {
  expect(excesses(pageWeights(site(herbs(1_005))), before)).toEqual([]);
});

it('names the pages that exceed their budget by a larger script', () => {
  const weights = pageWeights(site(herbs(1_200)));
  expect(excesses(weights, before)).toEqual([
    expect.stringMatching(/^index: script is /),
    expect.stringMatching(/^product\/…: script is /),
  ]);
});

it.each([
  ['as small as the others', '<p>Offers</p>', []],
  ['larger than all others', `<p>${herbs(1_000)}</p>`, [expect.stringMatching(/^offers: HTML is /)]],
])('judges a new page that is %s', (_, html, said) => {
  const more = new Map([...site(herbs(1_000)), ['offers.html', Buffer.from(html)] as const]);
  expect(excesses(pageWeights(more), before)).toEqual(said);
});
