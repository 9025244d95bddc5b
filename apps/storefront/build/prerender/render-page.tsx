import DOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { App } from '../../src/app/app.tsx';
import { loadRoutes } from '../../src/app/load-routes.ts';
import { pageList } from '../../src/app/pages.ts';
import { routes } from '../../src/app/routes.tsx';
import { Layout } from '../../src/app/shell/layout.tsx';
import { makeStore, type ShopStore, type StoredQueries } from '../../src/app/store.ts';
import { loaderContext } from '../../src/shared/page-loader.ts';
import { browserStorage } from '../../src/shared/storage/shop-storage.ts';
import { PageLoading } from '../../src/shared/ui/page-loading.tsx';
import { PageHead } from '../../src/shared/ui/page.tsx';
import { PurifierContext } from '../../src/shared/ui/sanitized-html.tsx';
import { StructuredDataContext } from '../../src/shared/ui/structured-data.tsx';
import { uiMessages } from '../../src/shared/ui/ui.messages.ts';
import { markupConfig, type PreloadedState } from '../../src/startup/preloaded-state.ts';

export interface RenderedPage {
  /** The page component's name; undefined for the fallback page. */
  component?: string | undefined;
  /** Title, description, pictures to fetch first. */
  head: string;
  root: string;
  structuredData: readonly string[];
  preloaded: PreloadedState;
}

export const pageAddresses = pageList.map(({ name, path, isUnlisted }) => ({ name, path, isUnlisted }));
export { paths } from '../../src/shared/paths.ts';

const purifier = DOMPurify(new JSDOM('').window);

const loading = (
  <>
    <PageHead title={uiMessages.loading} isPrivate />
    <PageLoading />
  </>
);

/** The fallback page: the layout with a loading page. */
const frame: RouteObject[] = [{ Component: Layout, children: [{ path: '*', element: loading }] }];

/** The address in the head of a file that is served for several: a browser knows which, a preview of a link does not. */
const pageAddress = /<link rel="canonical"[^>]*>|<meta property="og:url"[^>]*>/g;

/**
 * Renders a page for an unknown visitor, with data of the API at `runtimeConfig().apiBase`.
 *
 * @param path null for the fallback page
 * @throws Error when the API does not respond, or when the page is still waiting for something
 */
export async function renderPage(path: string | null): Promise<RenderedPage> {
  const [table, address] = path === null ? [frame, '/'] : [routes, path];
  const store = makeStore({ storage: browserStorage() });
  await loadRoutes(table, address);
  const handler = createStaticHandler(table);
  const context = await handler.query(new Request(new URL(address, 'https://shop.invalid')), {
    requestContext: loaderContext({ dispatch: store.dispatch, waitsForResponses: () => 'or-fails' }),
  });
  if (context instanceof Response) throw new Error(`${address} redirects.`);
  const [failure] = Object.values(context.errors ?? {}) as unknown[];
  if (failure !== undefined) throw new Error(`${address} cannot be rendered.`, { cause: failure });
  const structuredData: string[] = [];
  const html = renderToString(
    <StrictMode>
      <StructuredDataContext value={(text) => structuredData.push(text)}>
        <PurifierContext value={purifier}>
          <App store={store}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </PurifierContext>
      </StructuredDataContext>
    </StrictMode>,
  );
  const [head = ''] = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html) ?? [];
  const root = html.slice(head.length);
  const isOfOneAddress = path !== null && !root.includes('data-shows-query');
  return {
    component: path === null ? undefined : matchRoutes(routes, path)?.at(-1)?.route.Component?.name,
    head: isOfOneAddress ? head : head.replaceAll(pageAddress, ''),
    root,
    structuredData,
    preloaded: { path, config: markupConfig(), queries: queriesOf(store) },
  };
}

/** In ms: older than any age that counts as fresh, and the same in each build. */
const LONG_AGO = 1;

/** The fulfilled queries of the page's loader, without what differs from build to build. */
const queriesOf = (store: ShopStore) =>
  Object.fromEntries(
    Object.entries(store.getState().shopApi.queries).flatMap(([key, query]) => {
      if (query?.data === undefined) return [];
      const { status, endpointName, originalArgs, data } = query;
      return [[key, { status, endpointName, originalArgs, data, fulfilledTimeStamp: LONG_AGO }]];
    }),
  ) as StoredQueries;
