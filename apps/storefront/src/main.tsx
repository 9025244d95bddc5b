import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadedByBuild, loadRoutes } from './app/load-routes.ts';
import { routes } from './app/routes.tsx';
import { makeStore } from './app/store.ts';
import { loaderContext } from './shared/page-loader.ts';
import { reportError } from './shared/report-error.ts';
import { browserStorage } from './shared/storage/shop-storage.ts';
import { isMarkupOf, readPreloadedState, refetchPreloaded, storePreloaded } from './startup/preloaded-state.ts';

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

  const preloaded = readPreloadedState();
  const store = makeStore({ storage: browserStorage() });
  const { pathname } = window.location;
  const isPrerendered = isMarkupOf(preloaded, pathname);
  await loadRoutes(routes, pathname).catch((error: unknown) => {
    // A prerendered page stays to be read; else the router shows the error.
    if (isPrerendered) throw error;
  });
  // The endpoints are registered now, so the cache can be filled.
  store.dispatch(storePreloaded(preloaded));
  const router = createBrowserRouter(routes, {
    getContext: () => loaderContext({ dispatch: store.dispatch, waitsForResponses: false }),
    ...(isPrerendered && { hydrationData: loadedByBuild(routes, pathname) }),
  });

  await new Promise<void>((resolve) => {
    const shop = (
      <StrictMode>
        <App store={store} onHydrated={resolve}>
          <RouterProvider router={router} useTransitions={false} />
        </App>
      </StrictMode>
    );
    if (!isPrerendered) return createRoot(root).render(shop);
    // As a transition, so that scrolling stays smooth.
    startTransition(() => {
      hydrateRoot(root, shop, { onRecoverableError: (error) => reportError('prerendered page', error) });
    });
  });
  refetchPreloaded(store.dispatch, preloaded);
}
