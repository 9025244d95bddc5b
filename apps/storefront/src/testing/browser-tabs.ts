import type { ShopStorage } from '../shared/storage/shop-storage.ts';
import { storageKeys, type StorageKey } from '../shared/storage/storage-keys.ts';

interface Mutation {
  from: number;
  key: StorageKey;
  value: string | null;
}

interface Tab {
  storage: ShopStorage;
  /** Called for each write of another tab, like the storage event. */
  onOtherTabWrote: (key: StorageKey, value: string | null) => void;
}

/**
 * Local storage as in browsers with one process for each tab (WebKit): own writes are visible at once, others when
 * they arrive; order is kept for each key only. Values may be readable before their event, and a loading tab gets no
 * events. The test controls every step.
 */
export function browserTabs(count: number) {
  const shared = new Map<StorageKey, string>();
  const outboxes: Mutation[][] = Array.from({ length: count }, () => []);
  const inboxes: Mutation[][] = Array.from({ length: count }, () => []);
  const events: Mutation[][] = Array.from({ length: count }, () => []);
  const views = Array.from({ length: count }, () => new Map<StorageKey, string>());

  const set = (map: Map<StorageKey, string>, key: StorageKey, value: string | null) =>
    value === null ? map.delete(key) : map.set(key, value);

  const mutate = (from: number, key: StorageKey, value: string | null) => {
    const view = views[from];
    if (!view || (view.get(key) ?? null) === value) return;
    set(view, key, value);
    outboxes[from]?.push({ from, key, value });
  };

  const tabs = views.map((view, index): Tab => ({
    storage: {
      read: (key) => view.get(key) ?? null,
      write: (key, value) => {
        mutate(index, key, value);
        return true;
      },
      lifetimeOf: (key) => (view.has(key) ? 'kept' : null),
      remove: (key) => mutate(index, key, null),
      hasRoomFor: () => true,
    },
    onOtherTabWrote: () => undefined,
  }));

  /** Sends the tab's oldest write to the shared storage. */
  const send = (index: number) => {
    const mutation = outboxes[index]?.shift();
    if (!mutation) return;
    set(shared, mutation.key, mutation.value);
    inboxes.forEach((inbox) => inbox.push(mutation));
  };

  /** Makes the oldest incoming write readable. A newer own write hides it. */
  const receive = (index: number) => {
    const mutation = inboxes[index]?.shift();
    const view = views[index];
    if (!mutation || !view || mutation.from === index) return;
    const isCovered = [...(outboxes[index] ?? []), ...(inboxes[index] ?? [])].some(
      (own) => own.from === index && own.key === mutation.key,
    );
    if (!isCovered) set(view, mutation.key, mutation.value);
    events[index]?.push(mutation);
  };

  /** Dispatches the oldest write's event; newer values may already be readable. */
  const hear = (index: number) => {
    const mutation = events[index]?.shift();
    if (mutation) tabs[index]?.onOtherTabWrote(mutation.key, mutation.value);
  };

  const isAtRest = () => [...outboxes, ...inboxes, ...events].every((box) => box.length === 0);

  /** Delivers everything. @throws when the tabs never come to rest */
  const settle = () => {
    for (let step = 0; !isAtRest(); step += 1) {
      if (step > 10_000) throw new Error('The tabs never come to rest: they write back and forth.');
      tabs.forEach((_, index) => send(index));
      tabs.forEach((_, index) => receive(index));
      tabs.forEach((_, index) => hear(index));
    }
  };

  return { tabs, send, receive, hear, settle, stored: () => shared.get(storageKeys.cart) ?? null };
}
