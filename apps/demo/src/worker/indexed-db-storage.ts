import type { Row } from '@shop/mock-engine/store/rows';
import type { WorldStorage } from './demo-shop.ts';

const DATABASE = 'shop-demo';
const STORE = 'rows';
/** Increment it when the rows change: an earlier demo starts anew. */
const VERSION = 2;

/** A row with its place, because IndexedDB sorts by key. */
interface PlacedRow extends Row {
  readonly position: number;
}

/** The demo's rows in IndexedDB. */
export function indexedDbStorage(): WorldStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const positions = new Map<string, number>();
  let last = 0;

  async function run<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Result): Promise<Result> {
    const database = await (opened ??= open());
    return new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const result = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () =>
        reject(transaction.error ?? new Error('The browser’s database aborted the transaction.'));
    });
  }

  function placed(row: Row): PlacedRow {
    const name = `${row.kind} ${row.key}`;
    const position = positions.get(name) ?? ++last;
    positions.set(name, position);
    return { ...row, position };
  }

  return {
    async read() {
      const { result } = await run('readonly', (store) => store.getAll() as IDBRequest<PlacedRow[]>);
      const rows = result.sort((one, other) => one.position - other.position);
      for (const { kind, key, position } of rows) positions.set(`${kind} ${key}`, position);
      last = rows.at(-1)?.position ?? 0;
      return rows;
    },
    write: (changed) =>
      run('readwrite', (store) => {
        for (const row of changed) {
          if (row.value === undefined) store.delete([row.kind, row.key]);
          else store.put(placed(row));
        }
      }),
    clear: async () => void (await run('readwrite', (store) => store.clear())),
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const earlier of result.objectStoreNames) result.deleteObjectStore(earlier);
      result.createObjectStore(STORE, { keyPath: ['kind', 'key'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s database cannot be opened.'));
  });
}
