import { HYDRATED_MARK } from '@shop/domain/presentation/hydrated-mark';
import { enterWorld } from './page-world.ts';

/** What the shop has in development only: a world of the mock API by its address, and the console in a drawer. */
export function startDevelopment(): void {
  const world = enterWorld();
  // The shop is looked at first: the console's modules would have it wait.
  new PerformanceObserver((marks, observer) => {
    if (marks.getEntriesByName(HYDRATED_MARK).length === 0) return;
    observer.disconnect();
    void import('./show-console.tsx').then(({ showConsole }) => showConsole(world));
  }).observe({ type: 'mark', buffered: true });
}
