import '../generated/fonts.css';
import { HYDRATED_MARK } from '@shop/domain/presentation/hydrated-mark';
import { showPictures, showPicturesInSight } from '../shared/deferred-pictures.ts';
import { recordEvents } from './event-replay.ts';
import { firstViewDrawn, networkNearlyIdle } from './first-view.ts';

// The first script of every page, kept small: the page is painted first and hydrated afterwards.

let onEvent = () => {};
const userActed = new Promise<void>((resolve) => (onEvent = resolve));
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
  // The browser handles links and native menus again.
  events.giveUp();
  document.getElementById('script-missing')?.removeAttribute('hidden');
  throw error;
} finally {
  showPictures();
}
performance.mark(HYDRATED_MARK);
await events.replay();

/** Preloads the page's files in parallel. */
function fetchFiles(): void {
  const links = [
    ...namesIn(root?.dataset.scripts).map((name) => ({ rel: 'modulepreload', href: `/${name}` })),
    ...namesIn(root?.dataset.styles).map((name) => ({
      rel: 'preload',
      as: 'style',
      // As the link that Vite inserts, which would not use the preloaded file otherwise.
      crossOrigin: '',
      href: `/${name}`,
    })),
  ];
  document.head.append(...links.map((link) => Object.assign(document.createElement('link'), link)));
}
