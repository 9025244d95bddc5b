import '@shop/design/panda.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadedByBuild, loadRoutes } from './app/load-routes.ts';
import { storePreloaded } from './app/prerender/preloaded-state.ts';
import { isMarkupOf, readPreloadedState } from './app/prerender/read-preloaded-state.ts';
import { refetchPreloaded } from './app/prerender/refetch-preloaded.ts';
import { routes } from './app/routes.tsx';
import { restorePosition } from './app/shell/restore-position.ts';
import { keepScrollAnchor, returnToScrollAnchor } from './app/shell/scroll-anchor.ts';
import { makeStore } from './app/store.ts';
import { loaderContext } from './shared/page-loader.ts';
import { reportError } from './shared/report-error.ts';
import { browserStorage } from './shared/storage/shop-storage.ts';

/**
 * Hydrates the page, or renders it if it was not prerendered.
 *
 * @returns when the shop answers to clicks and has read what the browser kept
 */
export async function startShop(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');

  // Removed from production builds, which the build checks.
  if (import.meta.env.DEV) (await import('./dev/start-development.ts')).startDevelopment();

  const preloaded = readPreloadedState();
  const storage = browserStorage();
  const store = makeStore({ storage });
  const isPrerendered = isMarkupOf(preloaded, window.location);
  // The router shows the error if the page's code fails to load.
  await loadRoutes(routes, window.location.pathname).catch(() => undefined);
  // The endpoints are registered now, so the cache can be filled.
  store.dispatch(storePreloaded(preloaded.answers));
  nameHistoryEntry();
  const router = createBrowserRouter(routes, {
    getContext: () => loaderContext({ dispatch: store.dispatch, waitsForAnswers: false }),
    ...(isPrerendered && { hydrationData: loadedByBuild(routes, window.location.pathname) }),
  });
  const scroll = window.scrollY;

  await new Promise<void>((resolve) => {
    const shop = (
      <StrictMode>
        <App store={store} storage={storage} onHydrated={resolve}>
          <RouterProvider router={router} useTransitions={false} />
        </App>
      </StrictMode>
    );
    if (!isPrerendered) {
      delete root.dataset.readsQuery;
      return createRoot(root).render(shop);
    }
    // As a transition, so that scrolling stays smooth.
    startTransition(() => {
      hydrateRoot(root, shop, { onRecoverableError: (error) => reportError('prerendered page', error) });
    });
  });
  if (isPrerendered) void returnToScrollAnchor();
  keepScrollAnchor();
  // The browser had restored the position; the new render is shorter until its lists load.
  if (!isPrerendered && scroll > 0) restorePosition({ control: null, scroll }, () => window.scrollTo(0, scroll));
  refetchPreloaded(store, preloaded.answers);
}

/** Initial history entries have no key: React Router would give all of them one scroll position. */
function nameHistoryEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
