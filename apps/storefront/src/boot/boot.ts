import '@shop/design/fonts';
import { SHOP_ALIVE } from '@shop/domain/presentation/shop-alive';
import { nextTask } from '../shared/next-task.ts';
import { storageKeys } from '../shared/storage/storage-keys.ts';
import { showPictures, showPicturesInSight } from '../shared/waiting-pictures.ts';
import { keepEarlyActs } from './early-acts.ts';
import { firstViewDrawn, lineNearlyFree } from './first-view.ts';
import { pageFiles } from './page-files.ts';

// The first script of every page: small, so that the page is drawn first and the shop comes alive behind it.

/** How many scripts are asked for in one go. */
const AT_ONCE = 4;

const { promise: somebodyActs, resolve: onAct } = Promise.withResolvers<void>();
const acts = keepEarlyActs(onAct);
const root = document.getElementById('root');
showPicturesInSight();

const isPrepared = root?.hasChildNodes() ?? false;
const { scripts, styles, readsQuery }: DOMStringMap = root?.dataset ?? {};
/** The query asks for something else than the page shows. */
const isOther = readsQuery !== undefined && window.location.search !== '';
/** The page has the styles of all that is shown before somebody uses it. */
let isStyled = isPrepared && styles !== undefined && !isOther && !keepsSomething();
void somebodyActs.then(() => (isStyled = false));

if (isPrepared) await Promise.race([lineNearlyFree(), somebodyActs]);
const files = pageFiles({ scripts, styles }, isStyled);
await fetchScripts(files);
if (isPrepared) await Promise.race([firstViewDrawn(), somebodyActs]);
await runScripts(files);
try {
  const { startShop } = await import('../main.tsx');
  await startShop(isStyled);
} catch (error) {
  // What the browser can do without the shop it does again: follow links, open menus of its own.
  acts.giveUp();
  document.getElementById('script-missing')?.removeAttribute('hidden');
  throw error;
} finally {
  showPictures();
}
performance.mark(SHOP_ALIVE);
await acts.replay();

/** After an earlier visit the page may show what it has no styles for: a cart, a name. */
function keepsSomething(): boolean {
  const keys = Object.values(storageKeys).filter((key) => key !== storageKeys.colorMode);
  try {
    return keys.some((key) => (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null);
  } catch {
    return false;
  }
}

/** All at once, or nearly: asking for a file takes a slow phone as long as drawing a frame takes another. */
async function fetchScripts(names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await pause();
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${name}`;
    document.head.append(link);
  }
}

/** Each after those that it imports, in a task of its own, so that a slow phone goes on scrolling in between. */
async function runScripts(names: readonly string[]): Promise<void> {
  for (const name of names) {
    // A script that could not be fetched fails where it is imported.
    await import(/* @vite-ignore */ `/${name}`).catch(() => undefined);
    await pause();
  }
}

/** In a page that nobody sees timers are slow, and nothing is held up. */
async function pause(): Promise<void> {
  if (document.visibilityState === 'visible') await nextTask();
}
