import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shopSeed } from '@shop/shop-seed/shop-seed';
import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../../src/app/app.tsx';
import { loadedByBuild } from '../../src/app/load-routes.ts';
import { routes } from '../../src/app/routes.tsx';
import { makeStore } from '../../src/app/store.ts';
import { loaderContext } from '../../src/shared/page-loader.ts';
import { paths } from '../../src/shared/paths.ts';
import { pageFile } from '../../src/shared/published-page.ts';
import { readPreloadedState } from '../../src/startup/preloaded-state.ts';
import { memoryStorage } from '../../src/testing/memory-storage.ts';
import { withCatalogue } from '../catalogue.ts';
import { pageHtml } from './page-html.ts';
import { pageAddresses, renderPage } from './render-page.tsx';

const odd = {
  product_title: `Mother's "Tulsi" & Giloy <Drops>`,
  product_faqs: `What's "tulsi" & why <5 drops?<>Is it vegan?`,
  product_faqs_answers: `It's "holy basil" & <5 are enough.<>Yes.`,
};
const ODD_SLUG = `mother's-"tulsi"-&-<drops>`;
const { lists } = shopSeed;
// The second one's slug is as usual: it names a file. Twelve fill a page of each kind.
const listProducts = lists.listProducts
  .slice(0, 12)
  .map((product, at) => (at < 2 ? { ...product, ...odd, ...(at === 0 && { product_slug: ODD_SLUG }) } : product));
const oddLists = { ...lists, listProducts, listHeroProducts: listProducts.slice(0, 8) };
const template = readFileSync(path.join(__dirname, '../../index.html'), 'utf8');

it.each([
  ['/', odd.product_title],
  ['/faq', `What's "tulsi" & why <5 drops?`],
  [paths.product(listProducts[1]!.product_slug), odd.product_title],
  [paths.product(ODD_SLUG), odd.product_title],
])('%s is built of a catalogue with odd names, questions and slugs, and hydrated', async (address, text) => {
  await withCatalogue(async ({ apiBase }) => {
    globalThis.shopConfig = { apiBase };
    document.documentElement.innerHTML = pageHtml(template, await renderPage(address), []);
    for (const data of document.querySelectorAll('[type="application/ld+json"]')) JSON.parse(data.textContent);

    const said: unknown[] = [];
    const store = makeStore({ storage: memoryStorage({}) }, readPreloadedState().queries);
    const router = createMemoryRouter(routes, {
      initialEntries: [address],
      hydrationData: loadedByBuild(routes, address),
      getContext: () => loaderContext({ dispatch: store.dispatch, waitsForResponses: () => false }),
    });
    const shop = (
      <StrictMode>
        <App store={store}>
          <RouterProvider router={router} useTransitions={false} />
        </App>
      </StrictMode>
    );
    const options = { onRecoverableError: (error: unknown) => said.push(error) };
    const root = await act(() => hydrateRoot(document.getElementById('root')!, shop, options));
    expect(said).toEqual([]);
    expect(document.querySelector('main')).toHaveTextContent(text);
    act(() => root.unmount());
  }, oddLists);
  globalThis.shopConfig = undefined;
});

it('each page has a title, and for search engines a description, that no other page has', async () => {
  await withCatalogue(async ({ apiBase }) => {
    globalThis.shopConfig = { apiBase };
    const texts: string[] = [];
    for (const { path: address } of pageAddresses) {
      if (!pageFile(address) || address === paths.index) continue;
      const { head } = await renderPage(address);
      const [title, description] = ['<title>', '<meta name="description" content="'].map((tag) => head.split(tag)[1]);
      texts.push(`title ${title?.split('<')[0]}`);
      if (!head.includes('content="noindex"')) texts.push(`description ${description?.split('"')[0]}`);
    }
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.join()).not.toContain('undefined');
    expect(texts).toEqual([...new Set(texts)]);
  });
  globalThis.shopConfig = undefined;
});
