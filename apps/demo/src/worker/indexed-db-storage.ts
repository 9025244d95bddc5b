import type { SavedWorld } from '@shop/mock-api/web/saved-world';
import type { WorldStorage } from './world-storage.ts';

const DATABASE = 'shop-demo';
const STORE = 'worlds';
const KEY = 'default';

/** The demo's world as one IndexedDB record. */
export function indexedDbStorage(): WorldStorage {
  let opened: Promise<IDBDatabase> | undefined;

  async function run<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Result>) {
    const database = await (opened ??= open());
    return new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () =>
        reject(transaction.error ?? new Error('The browser’s database aborted the transaction.'));
    });
  }

  return {
    read: () => run('readonly', (store) => store.get(KEY) as IDBRequest<SavedWorld | undefined>),
    write: async (kept) => void (await run('readwrite', (store) => store.put(kept, KEY))),
    clear: () => run('readwrite', (store) => store.delete(KEY)),
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s database cannot be opened.'));
  });
}
