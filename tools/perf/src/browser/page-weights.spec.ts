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

const withOffers = (html: string) => new Map([...site(herbs(1_000)), ['offers.html', Buffer.from(html)] as const]);
const tooLarge = (beginning: RegExp) => expect.stringMatching(beginning) as string;

it.each([
  ['a small change', site(herbs(1_005)), []],
  ['a larger script', site(herbs(1_200)), [tooLarge(/^index: script is /), tooLarge(/^product\/…: script is /)]],
  ['a new page that is as small as the others', withOffers('<p>Offers</p>'), []],
  ['a new page that is larger than all others', withOffers(`<p>${herbs(1_000)}</p>`), [tooLarge(/^offers: HTML is /)]],
])('names the pages that exceed their budget by %s', (_, files, said) => {
  expect(excesses(pageWeights(files), before)).toEqual(said);
});
