type Accept = () => void;

let accept: Accept | null = null;
const listeners = new Set<() => void>();

function set(next: Accept | null): void {
  accept = next;
  listeners.forEach((listen) => listen());
}

/** Offers a new version. @param how reloads into it */
export const offerNewVersion = (how: Accept): void => set(how);

/** Hides the offer until the next page load. */
export const declineNewVersion = (): void => set(null);

/** For useSyncExternalStore: accepts the offered version; null without an offer. */
export const newVersionStore = {
  subscribe: (listen: () => void): (() => void) => {
    listeners.add(listen);
    return () => void listeners.delete(listen);
  },
  now: (): Accept | null => accept,
};
