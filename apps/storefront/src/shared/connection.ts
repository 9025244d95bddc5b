import { useSyncExternalStore } from 'react';

/** Source of the page's data: network, cache on a poor connection, or cache offline. */
export type Connection = 'online' | 'poor' | 'offline';

/** URLs served from the cache and not refreshed since, with the time of that response. */
const cached = new Map<string, number>();
const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listen) => listen());

/** Notes that a response came from the cache, or from the network after all. */
export function noteResponse(address: string, isCached: boolean): void {
  if (isCached) cached.set(address, Date.now());
  else cached.delete(address);
  changed();
}

/** Forgets responses that no page has asked for again since. @param age in ms */
export function forgetOlderThan(age: number): void {
  for (const [address, time] of cached) if (Date.now() - time > age) cached.delete(address);
  changed();
}

export const connectionStore = {
  subscribe: (listen: () => void): (() => void) => {
    listeners.add(listen);
    window.addEventListener('online', listen);
    window.addEventListener('offline', listen);
    return () => {
      listeners.delete(listen);
      window.removeEventListener('online', listen);
      window.removeEventListener('offline', listen);
    };
  },
  now: (): Connection => (!navigator.onLine ? 'offline' : cached.size > 0 ? 'poor' : 'online'),
};

/** Where the page's data comes from; a prerendered page knows no better than the network. */
export const useConnection = (): Connection =>
  useSyncExternalStore(connectionStore.subscribe, connectionStore.now, () => 'online');
