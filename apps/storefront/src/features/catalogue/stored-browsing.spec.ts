import { makeStore } from '../../app/store.ts';
import { storageChanged } from '../../shared/storage/shop-storage.ts';
import { memoryStorage, type MemoryStorage } from '../../testing/memory-storage.ts';
import {
  productViewed,
  searched,
  searchesCleared,
  selectSearches,
  selectViewed,
  viewedCleared,
} from './browsing.slice.ts';

function openShop(storage: MemoryStorage) {
  const store = makeStore({ storage });
  store.dispatch(storageChanged());
  return store;
}

it('keeps the last five searches and nine products, each once, the newest first, until they are cleared', () => {
  const storage = memoryStorage();
  const { dispatch } = openShop(storage);
  for (const search of ['a', 'b', 'Tulsi', 'c', 'd', 'e', 'tulsi']) dispatch(searched(search));
  for (let id = 1; id <= 12; id++) dispatch(productViewed(id));
  dispatch(productViewed(8));

  const state = openShop(storage).getState();
  expect(selectSearches(state)).toEqual(['tulsi', 'e', 'd', 'c', 'b']);
  expect(selectViewed(state)).toEqual([8, 12, 11, 10, 9, 7, 6, 5, 4]);

  dispatch(searchesCleared());
  dispatch(viewedCleared());
  expect(storage.read('browsing')).toBeNull();
});

it.each(['no JSON', { searches: 'tulsi', viewed: [] }, { searches: [], viewed: ['1'] }])(
  'reads nothing from the damaged value %j',
  (browsing) => {
    const state = openShop(memoryStorage({ browsing })).getState();
    expect([...selectSearches(state), ...selectViewed(state)]).toEqual([]);
  },
);
