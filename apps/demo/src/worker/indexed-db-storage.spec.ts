import { indexedDbStorage } from './indexed-db-storage.ts';

const event = {} as never;
const opened = (request: IDBOpenDBRequest) => {
  request.onsuccess?.(event);
  return request.result;
};

it.each<[string, number, (request: IDBOpenDBRequest) => void]>([
  ['could not be opened', 0, (request) => void request.onerror?.(event)],
  ['was closed by the browser', 0, (request) => void opened(request).onclose?.(event)],
  ['gave way to a newer demo', 1, (request) => void opened(request).onversionchange?.(event)],
])('opens the database again after it %s', async (_, closed, happen) => {
  const close = jest.fn();
  const database: Partial<IDBDatabase> = { close };
  const open = jest.fn(() => ({ result: database as IDBDatabase }) as IDBOpenDBRequest);
  globalThis.indexedDB = { open } as never;
  const storage = indexedDbStorage();
  const read = () => storage.read().catch(() => undefined);

  const first = read();
  open.mock.results.forEach(({ value }) => happen(value as IDBOpenDBRequest));
  await first;
  void read();
  expect(open).toHaveBeenCalledTimes(2);
  expect(close).toHaveBeenCalledTimes(closed);
});
