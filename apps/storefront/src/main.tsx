import { loadStyleWriter, takeAsWritten } from '@shop/design/named-styles/class-names';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { answersPrepared } from './app/prerender/prepared.ts';
import { isMarkupOf, readPrepared } from './app/prerender/read-prepared.ts';
import { refreshPrepared } from './app/prerender/refresh-prepared.ts';
import { loadPage } from './app/router/load-page.ts';
import { RouterProvider } from './app/router/router-provider.tsx';
import { browserHistory } from './app/router/shop-history.ts';
import { makeRouter } from './app/router/shop-router.ts';
import { routes } from './app/routes.tsx';
import { returnTo } from './app/shell/return-to.ts';
import { keepScrollAnchor, returnToScrollAnchor } from './app/shell/scroll-anchor.ts';
import { makeStore } from './app/store.ts';
import { reportError } from './shared/report-error.ts';
import { browserStorage } from './shared/storage/shop-storage.ts';

/**
 * Brings the page to life.
 *
 * @param isStyled the page has the styles of all that is shown before somebody uses it
 * @returns when the shop answers to clicks and has read what the browser kept
 */
export async function startShop(isStyled: boolean): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');

  // Never in the published bundle: the build refuses it there.
  if (import.meta.env.DEV) (await import('./dev/begin.ts')).beginDevelopment();

  for (const { textContent } of document.querySelectorAll('style[data-classes]')) takeAsWritten(textContent);
  const prepared = readPrepared();
  const storage = browserStorage();
  const store = makeStore({ storage });
  const isPrepared = isMarkupOf(prepared, window.location);
  const isDressed = isStyled && isPrepared;
  if (isDressed) whenUsed(() => void loadStyleWriter().catch(() => undefined));
  // A page whose code cannot be fetched is the router's trouble, and shown as such.
  await Promise.allSettled([loadPage(routes, window.location), isDressed ? undefined : loadStyleWriter()]);
  // Now its calls are known, and what they are answered.
  store.dispatch(answersPrepared(prepared.answers));
  const router = makeRouter(routes, browserHistory(), isPrepared);
  const scroll = window.scrollY;

  await new Promise<void>((resolve) => {
    const shop = (
      <StrictMode>
        <App store={store} storage={storage} onAlive={resolve}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>
    );
    if (!isPrepared) {
      delete root.dataset.readsQuery;
      return createRoot(root).render(shop);
    }
    // In slices: a slow phone goes on scrolling meanwhile.
    startTransition(() => {
      hydrateRoot(root, shop, { onRecoverableError: (error) => reportError('prerendered page', error) });
    });
  });
  if (isPrepared) void returnToScrollAnchor();
  keepScrollAnchor();
  // The browser had found again where the page was left. What is drawn anew is shorter until its lists are there.
  if (!isPrepared && scroll > 0) returnTo({ place: null, scroll }, () => window.scrollTo(0, scroll));
  refreshPrepared(store, prepared.answers);
}

/** Once, as soon as somebody points at something, types or moves the focus. */
function whenUsed(act: () => void): void {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'];
  const controller = new AbortController();
  const used = () => {
    controller.abort();
    act();
  };
  for (const sign of signs)
    window.addEventListener(sign, used, { signal: controller.signal, capture: true, passive: true });
}
