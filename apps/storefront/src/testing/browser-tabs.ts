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
 * Local storage as browsers with a process for each tab share it (WebKit does): a tab sees its own writes at once and
 * another's only when they arrive; all writes pass through one place, each key by itself, in an order that no tab chooses.
 * A tab may read a value before it hears of it, and hears of nothing while it loads. Every delay is a step of the test's.
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
    },
    onOtherTabWrote: () => undefined,
  }));

  /** The tab's oldest unsent write reaches the shared storage. */
  const send = (index: number) => {
    const mutation = outboxes[index]?.shift();
    if (!mutation) return;
    set(shared, mutation.key, mutation.value);
    inboxes.forEach((inbox) => inbox.push(mutation));
  };

  /** The oldest news from the shared storage can be read in the tab. A tab's own later write covers it. */
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

  /** The storage event of the oldest of these: by now the tab may read newer ones. */
  const hear = (index: number) => {
    const mutation = events[index]?.shift();
    if (mutation) tabs[index]?.onOtherTabWrote(mutation.key, mutation.value);
  };

  const isAtRest = () => [...outboxes, ...inboxes, ...events].every((box) => box.length === 0);

  /** Lets everything under way arrive. @throws when the tabs never come to rest */
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
