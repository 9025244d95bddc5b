import { HYDRATED_MARK } from '../shared/published-page.ts';

// The first script of every page. A prerendered page is shown with its pictures first; then, or as soon as it is used,
// the other scripts are fetched, the page is hydrated, and what was pressed meanwhile is repeated. At an address with a
// query, where skeletons stand in place of the list, they are fetched at once.

const root = document.getElementById('root');

// Pages are built with a visible password; what is typed now is masked already where the deployment wants it.
const password =
  globalThis.shopConfig?.maskPassword === true && root?.querySelector<HTMLInputElement>('[name="password"]');
if (password) password.type = 'password';

const event = (types: readonly string[]) =>
  new Promise<unknown>((resolve) => types.forEach((type) => window.addEventListener(type, resolve, { once: true })));

/** For a frame to be reported as shown, in ms: Firefox reports none after something was scrolled, as at a reload or by Back. */
const PAINT_LIMIT = 500;

/**
 * What has loaded is drawn in the next frame, which a busy device shows later, maybe first an empty one; a page in the
 * background has none.
 */
const painted = () =>
  document.hidden
    ? undefined
    : new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          setTimeout(resolve, PAINT_LIMIT);
          new PerformanceObserver((paints) => {
            if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
          }).observe({ type: 'paint', buffered: true });
        }),
      );

async function shown(): Promise<void> {
  if (document.readyState !== 'complete') await event(['load']);
  await painted();
}

const { classList } = document.documentElement;
const isShown = root?.hasChildNodes() && !classList.contains('has-query');
if (isShown && !classList.contains('is-starting')) await Promise.race([shown(), event(['pointerdown', 'keydown'])]);

for (const name of root?.dataset.scripts?.split(' ') ?? []) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${name}` }));
}
try {
  // With the defaults it would call other servers than its own.
  if (!globalThis.shopConfig) throw new Error('shop-config.js did not load.');
  const { startShop } = await import('../main.tsx');
  await startShop();
} catch (error) {
  document.getElementById('script-missing')?.removeAttribute('hidden');
  throw error;
} finally {
  classList.remove('has-query', 'has-category');
  document.adoptedStyleSheets = [];
}
performance.mark(HYDRATED_MARK);
await window.repeatEarlyEvents?.();
