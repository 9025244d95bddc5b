import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { canonicalPath } from './app/canonical-path.ts';
import { loadedByBuild, loadRoutes } from './app/load-routes.ts';
import { routes } from './app/routes.tsx';
import { makeStore } from './app/store.ts';
import { loaderContext } from './shared/page-loader.ts';
import { RENDERED_HEAD } from './shared/published-page.ts';
import { reportError } from './shared/report-error.ts';
import { unusedSettings } from './shared/runtime-config.ts';
import { browserStorage } from './shared/storage/shop-storage.ts';
import { isMarkupOf, readPreloadedState } from './startup/preloaded-state.ts';

/**
 * Hydrates the page, or renders it if it was not prerendered.
 *
 * @returns when the shop reacts to clicks and has read what the browser stored
 */
export async function startShop(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');

  // Removed from production builds, which the build checks.
  if (import.meta.env.DEV) (await import('./dev/start-development.ts')).startDevelopment();

  const unused = unusedSettings(globalThis.shopConfig);
  if (unused.length > 0) reportError('shop-config.js, values that are not used', unused);

  const preloaded = readPreloadedState();
  // The lists of the build stand at once; who shows one fetches it again, since prices may have changed.
  const store = makeStore({ storage: browserStorage() }, preloaded.queries);
  const { pathname, search, hash } = window.location;
  const path = canonicalPath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
  const isPrerendered = isMarkupOf(preloaded, path);
  // A list was built without the query of this address (before-paint.js).
  const isNew = !isPrerendered || root.querySelector(':is(.has-query, .has-category) [data-shows-query]') !== null;
  await loadRoutes(routes, path).catch((error: unknown) => {
    // A prerendered page stays to be read; else the router shows the error.
    if (!isNew) throw error;
  });
  // Back and Forward have changed the address before they load; a link changes it when the page has come.
  const isBackOrForward = ({ url }: Request) => router.state.initialized && url === window.location.href.split('#')[0];
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(routes, {
    getContext: () => loaderContext({ dispatch: store.dispatch, waitsForResponses: isBackOrForward }),
    ...(isPrerendered && { hydrationData: loadedByBuild(routes, path) }),
  });

  await new Promise<void>((resolve) => {
    const shop = (
      <StrictMode>
        <App store={store} onHydrated={resolve}>
          <RouterProvider router={router} useTransitions={false} />
        </App>
      </StrictMode>
    );
    // As a transition, so that scrolling stays smooth.
    startTransition(() => {
      if (isNew) createRoot(root).render(shop);
      else hydrateRoot(root, shop, { onRecoverableError: (error) => reportError('prerendered page', error) });
    });
  });
  // React has added the page's own head.
  if (isNew) document.head.querySelectorAll(`[${RENDERED_HEAD}]`).forEach((element) => element.remove());
}
