import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Two halves of 4 MiB. */
const MOST_YOUNG_BYTES = 8 * 1024 * 1024;

/** Of what is in use: a heap is tidied up when it has doubled. */
const GROWING_PERCENT = 100;

/**
 * Stops V8 from taking ever more room under load, the more the faster the machine is: 64 MiB for new objects, of which
 * most requests of a second need a few (smaller from the beginning on it would be tidied up all the time), and for old
 * ones four times what is in use.
 */
export function limitHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
  const observer = new PerformanceObserver(() => {
    if (youngGeneration() < MOST_YOUNG_BYTES) return;
    observer.disconnect();
    setFlagsFromString('--semi-space-growth-factor=1');
  });
  observer.observe({ entryTypes: ['gc'] });
}

function youngGeneration(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
}
