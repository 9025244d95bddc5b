type Accept = () => void;

let accept: Accept | null = null;
const listeners = new Set<() => void>();

function set(next: Accept | null): void {
  accept = next;
  listeners.forEach((listen) => listen());
}

/** A new version of the shop is there. @param how what happens when the shopper wants it */
export const offerNewVersion = (how: Accept): void => set(how);

/** Not now: it is offered again when a page is loaded. */
export const declineNewVersion = (): void => set(null);

/** For React's useSyncExternalStore: what accepts the offered version, null where none is. */
export const newVersionStore = {
  subscribe: (listen: () => void): (() => void) => {
    listeners.add(listen);
    return () => void listeners.delete(listen);
  },
  now: (): Accept | null => accept,
};
