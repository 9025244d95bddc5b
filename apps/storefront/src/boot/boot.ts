import '../generated/fonts.css';
import { HYDRATED_MARK } from '@shop/domain/presentation/hydrated-mark';
import { showPictures, showPicturesInSight } from '../shared/deferred-pictures.ts';
import { recordEvents } from './event-replay.ts';
import { firstViewDrawn, networkNearlyIdle } from './first-view.ts';

// The first script of every page: small, so that the page is drawn first and the shop comes alive behind it.

const { promise: userActed, resolve: onEvent } = Promise.withResolvers<void>();
const events = recordEvents(onEvent);
const root = document.getElementById('root');
showPicturesInSight();

const isPrerendered = root?.hasChildNodes() ?? false;
const namesIn = (names = ''): string[] => names.match(/\S+/g) ?? [];

if (isPrerendered) await Promise.race([networkNearlyIdle(), userActed]);
fetchFiles();
if (isPrerendered) await Promise.race([firstViewDrawn(), userActed]);
try {
  const { startShop } = await import('../main.tsx');
  await startShop();
} catch (error) {
  // What the browser can do without the shop it does again: follow links, open menus of its own.
  events.giveUp();
  document.getElementById('script-missing')?.removeAttribute('hidden');
  throw error;
} finally {
  showPictures();
}
performance.mark(HYDRATED_MARK);
await events.replay();

/** Asks for the files of this page at once: their own imports name them only one after the other. */
function fetchFiles(): void {
  const links = [
    ...namesIn(root?.dataset.scripts).map((name) => ({ rel: 'modulepreload', href: `/${name}` })),
    ...namesIn(root?.dataset.styles).map((name) => ({ rel: 'preload', as: 'style', href: `/${name}` })),
  ];
  document.head.append(...links.map((link) => Object.assign(document.createElement('link'), link)));
}
