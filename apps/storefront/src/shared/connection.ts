/** How fresh what a page shows is: from the network, from what was kept on a bad line, or from what was kept offline. */
export type Connection = 'online' | 'poor' | 'offline';

/** Answers that came from what was kept, and that the network has not given since. */
const kept = new Set<string>();
const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listen) => listen());

/** What the worker told: an answer came from what was kept, or the network gave it after all. */
export function noteResponse(address: string, isKept: boolean): void {
  if (isKept) kept.add(address);
  else kept.delete(address);
  changed();
}

/** The network is back: what is asked for anew tells again whether it came from what was kept. */
export function forgetCachedResponses(): void {
  kept.clear();
  changed();
}

/** For React's useSyncExternalStore. */
export const connectionStore = {
  subscribe: (listen: () => void): (() => void) => {
    listeners.add(listen);
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    return () => {
      listeners.delete(listen);
      if (listeners.size > 0) return;
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
    };
  },
  now: (): Connection => (!navigator.onLine ? 'offline' : kept.size > 0 ? 'poor' : 'online'),
};
