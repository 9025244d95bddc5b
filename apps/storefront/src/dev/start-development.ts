import { HYDRATED_MARK } from '../shared/published-page.ts';
import { enterWorld } from './page-world.ts';

/** Development only: chooses a world of the mock API by the address, and shows the console. */
export function startDevelopment(): void {
  const world = enterWorld();
  // After hydration, so that the console does not delay the shop.
  new PerformanceObserver((marks, observer) => {
    if (marks.getEntriesByName(HYDRATED_MARK).length === 0) return;
    observer.disconnect();
    void import('./console-drawer.tsx').then(({ showConsole }) => showConsole(world));
  }).observe({ type: 'mark', buffered: true });
}
