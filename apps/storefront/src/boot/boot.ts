import '../generated/fonts.css';
import { HYDRATED_MARK } from '@shop/domain/presentation/hydrated-mark';
import { nextTask } from '../shared/next-task.ts';
import { showPictures, showPicturesInSight } from '../shared/waiting-pictures.ts';
import { keepEarlyActs } from './early-acts.ts';
import { firstViewDrawn, lineNearlyFree } from './first-view.ts';

// The first script of every page: small, so that the page is drawn first and the shop comes alive behind it.

/** How many files are asked for in one go. */
const AT_ONCE = 4;

const { promise: somebodyActs, resolve: onAct } = Promise.withResolvers<void>();
const acts = keepEarlyActs(onAct);
const root = document.getElementById('root');
showPicturesInSight();

const isPrepared = root?.hasChildNodes() ?? false;
const namesIn = (names = ''): string[] => names.match(/\S+/g) ?? [];
const scripts = namesIn(root?.dataset.scripts);

if (isPrepared) await Promise.race([lineNearlyFree(), somebodyActs]);
await fetchFiles(scripts, namesIn(root?.dataset.styles));
if (isPrepared) await Promise.race([firstViewDrawn(), somebodyActs]);
await runScripts(scripts);
try {
  const { startShop } = await import('../main.tsx');
  await startShop();
} catch (error) {
  // What the browser can do without the shop it does again: follow links, open menus of its own.
  acts.giveUp();
  document.getElementById('script-missing')?.removeAttribute('hidden');
  throw error;
} finally {
  showPictures();
}
performance.mark(HYDRATED_MARK);
await acts.replay();

/** All at once, or nearly: asking for a file takes a slow phone as long as drawing a frame takes another. */
async function fetchFiles(scripts: readonly string[], styles: readonly string[]): Promise<void> {
  const links = [
    ...scripts.map((name) => ({ rel: 'modulepreload', href: `/${name}` })),
    ...styles.map((name) => ({ rel: 'preload', as: 'style', href: `/${name}` })),
  ];
  for (const [index, link] of links.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await pause();
    document.head.append(Object.assign(document.createElement('link'), link));
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
