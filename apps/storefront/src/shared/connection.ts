/** Source of the page's data: network, cache on a poor connection, or cache offline. */
export type Connection = 'online' | 'poor' | 'offline';

/** URLs served from the cache and not refreshed since. */
const cached = new Set<string>();
const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listen) => listen());

/** Notes that a response came from the cache, or from the network after all. */
export function noteResponse(address: string, isCached: boolean): void {
  if (isCached) cached.add(address);
  else cached.delete(address);
  changed();
}

/** Forgets cached responses: refetching reports them again. */
export function forgetCachedResponses(): void {
  cached.clear();
  changed();
}

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
  now: (): Connection => (!navigator.onLine ? 'offline' : cached.size > 0 ? 'poor' : 'online'),
};
