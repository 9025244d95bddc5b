import type { Row } from '@shop/mock-engine/store/rows';
import type { WorldStorage } from './demo-shop.ts';

const DATABASE = 'shop-demo';
const STORE = 'worlds';
const WORLD = 'default';
/** Increment it when the rows change: an earlier demo starts anew. */
const VERSION = 3;

/** The demo's rows in IndexedDB, as one record. */
export function indexedDbStorage(): WorldStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => void (opened = undefined);

  async function run<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Result): Promise<Result> {
    const database = await (opened ??= open(forget));
    return new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const result = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () =>
        reject(transaction.error ?? new Error('The browser’s database aborted the transaction.'));
    });
  }

  return {
    async read() {
      const { result } = await run('readonly', (store) => store.get(WORLD) as IDBRequest<Row[] | undefined>);
      return result ?? [];
    },
    write: async (rows) => void (await run('readwrite', (store) => store.put(rows, WORLD))),
  };
}

/** @param ended called when the database cannot be opened, or is closed */
function open(ended: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const earlier of result.objectStoreNames) result.deleteObjectStore(earlier);
      result.createObjectStore(STORE);
    };
    request.onsuccess = () => {
      const { result } = request;
      result.onclose = ended;
      // Otherwise a newer demo could not open it.
      result.onversionchange = () => {
        result.close();
        ended();
      };
      resolve(result);
    };
    request.onerror = () => {
      ended();
      reject(request.error ?? new Error('The browser’s database cannot be opened.'));
    };
  });
}
