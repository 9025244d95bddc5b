import { HYDRATED_MARK } from '../shared/published-page.ts';
import { enterWorld } from './page-world.ts';

/** Development only: chooses a world of the mock API by the address, and shows the console's button. */
export function startDevelopment(): void {
  const world = enterWorld();
  // After hydration, so that it does not delay the shop.
  new PerformanceObserver((marks, observer) => {
    if (marks.getEntriesByName(HYDRATED_MARK).length === 0) return;
    observer.disconnect();
    void import('./console-button.ts').then(({ showConsoleButton }) => showConsoleButton(world));
  }).observe({ type: 'mark', buffered: true });
}
