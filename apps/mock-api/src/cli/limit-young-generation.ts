import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Two halves of 4 MiB. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Stops V8 from giving new objects ever more room: under load it would take 64 MiB, of which most requests of a second
 * need a few. Smaller from the beginning on it would be tidied up all the time.
 */
export function limitYoungGeneration(): void {
  const observer = new PerformanceObserver(() => {
    if (youngGeneration() < MOST_BYTES) return;
    observer.disconnect();
    setFlagsFromString('--semi-space-growth-factor=1');
  });
  observer.observe({ entryTypes: ['gc'] });
}

function youngGeneration(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
}
